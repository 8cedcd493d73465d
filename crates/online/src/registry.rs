//! Which tables are awake. Others are woken when somebody comes, or when their time has come.

use std::{
    collections::{HashMap, HashSet},
    num::NonZero,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread::available_parallelism,
    time::Duration,
};

use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    time::sleep,
};
use wire::{Code, NewTable, Refusal, Resume, TableId, Token};

use crate::{
    Limits, Options,
    actor::{self, Join, JoinError, Request, SocketId},
    journal::{Journal, JournalError},
    link,
    outbox::Outbox,
    running::Running,
    webhook::Hooks,
};

/// How often the time is looked at.
const LOOK: Duration = Duration::from_secs(1);
/// How often tables are looked for whose time has come.
const DUE: Duration = Duration::from_secs(5);
/// How many tables are woken at a time when nobody waits for them.
const WOKEN: usize = 20;

/// Which tables are awake, and what they share.
#[derive(Debug)]
pub(crate) struct Registry {
    pub(crate) journal: Journal,
    pub(crate) limits: Limits,
    pub(crate) running: Running,
    /// The threads on which bots think.
    pub(crate) threads: Arc<Semaphore>,
    /// A table falls asleep when nobody has been connected for so long.
    pub(crate) idle: Duration,
    /// The others may decide about somebody who has been cut off for so long.
    pub(crate) away: Duration,
    /// How long others are told nothing while a seat is asked in secret.
    pub(crate) hold: Duration,
    /// The webhooks that are under way, and those that wait.
    pub(crate) hooks: Arc<Hooks>,
    /// Where the page is, as others reach it.
    origin: Option<String>,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
    /// The tables that were awake when the last process ended, or their task, and have not been awake since.
    interrupted: Mutex<HashSet<TableId>>,
    /// The tables that could not be read, of which the host was told.
    unreadable: Mutex<HashSet<TableId>>,
    next_socket: AtomicU64,
}

/// A connection to a table that is awake.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) socket: SocketId,
    pub(crate) requests: mpsc::Sender<Request>,
}

impl Registry {
    pub(crate) fn new(journal: Journal, options: &Options) -> rusqlite::Result<Arc<Registry>> {
        let cores = available_parallelism().map_or(1, NonZero::get);
        let interrupted = Mutex::new(journal.unfinished()?.into_iter().collect());
        Ok(Arc::new(Registry {
            journal,
            interrupted,
            limits: options.limits,
            running: Running::new(),
            threads: Arc::new(Semaphore::new((cores / 2).max(1))),
            hooks: Hooks::new(!options.origins.is_empty()),
            idle: options.idle,
            away: options.away,
            hold: options.hold,
            origin: options.origins.first().cloned(),
            awake: Mutex::default(),
            unreadable: Mutex::default(),
            next_socket: AtomicU64::new(1),
        }))
    }

    /// Opens a table; it is on disk when this returns.
    pub(crate) async fn open(&self, new: &NewTable) -> Result<TableId, Refusal> {
        let opened = tables::open(new)?;
        let mut bits = [0; 10];
        getrandom::fill(&mut bits).map_err(|_| Refusal::new(Code::Busy, "there are no random numbers"))?;
        let id = TableId::new(bits);
        let stored = self.journal.begin(id, actor::now(), opened.to_bytes()).await;
        stored.map(|()| id).map_err(|error| match error {
            JournalError::Busy => Refusal::new(Code::Busy, "the server has too much to do"),
            JournalError::Storage | JournalError::Conflict => {
                Refusal::new(Code::Storage, "the server could not store the table")
            }
        })
    }

    /// Connects somebody to a table.
    pub(crate) async fn join(
        self: &Arc<Self>,
        id: TableId,
        token: Option<Token>,
        resume: Option<Resume>,
        outbox: &Arc<Outbox>,
    ) -> Result<Joined, JoinError> {
        // A table may fall asleep just then; it is woken again.
        for _ in 0..5 {
            let requests = self.wake(id);
            let socket = self.next_socket.fetch_add(1, Ordering::Relaxed);
            let (done, answer) = oneshot::channel();
            let join = Join { socket, token, resume, outbox: Arc::clone(outbox), done };
            if requests.send(Request::Join(join)).await.is_ok()
                && let Ok(joined) = answer.await
            {
                return joined.map(|()| Joined { socket, requests });
            }
        }
        Err(JoinError::Storage)
    }

    /// How a table is reached, which is awake from now on.
    fn wake(self: &Arc<Self>, id: TableId) -> mpsc::Sender<Request> {
        let mut awake = self.lock();
        // A task that ended without a word is replaced.
        if let Some(requests) = awake.get(&id).filter(|requests| !requests.is_closed()) {
            return requests.clone();
        }
        let (sender, requests) = mpsc::channel(actor::QUEUE);
        awake.insert(id, sender.clone());
        tokio::spawn(actor::run(Arc::clone(self), id, requests));
        sender
    }

    /// How a table reaches itself.
    pub(crate) fn weak_sender(&self, id: TableId) -> Option<mpsc::WeakSender<Request>> {
        self.lock().get(&id).map(mpsc::Sender::downgrade)
    }

    /// The table ends its task, unless somebody wants something of it and it need not.
    pub(crate) fn forget(&self, id: TableId, requests: &mut mpsc::Receiver<Request>, must: bool) -> bool {
        let mut awake = self.lock();
        if !must && !requests.is_empty() {
            return false;
        }
        awake.remove(&id);
        requests.close();
        true
    }

    /// Tells the host, once, that a table cannot be read.
    pub(crate) fn report_unreadable(&self, id: TableId) {
        if self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(id) {
            eprintln!("claimant: the log of table {id} cannot be read");
        }
    }

    /// The address of a table, for messages that are read elsewhere.
    pub(crate) fn link(&self, id: TableId) -> Option<String> {
        self.origin.as_ref().map(|origin| link::to_table(origin, id))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn interrupted(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.interrupted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The task of a table ends without knowing whether it has told everybody.
    pub(crate) fn interrupt(&self, id: TableId) {
        self.interrupted().insert(id);
    }

    /// Was the table interrupted, and has not been awake since? Whoever asks wakes it.
    pub(crate) fn was_interrupted(&self, id: TableId) -> bool {
        self.interrupted().remove(&id)
    }

    fn is_awake(&self, id: TableId) -> bool {
        self.lock().contains_key(&id)
    }

    /// Wakes the tables that were awake when the last process ended, then those whose time has come.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let interrupted: Vec<TableId> = self.interrupted().iter().copied().collect();
        for ids in interrupted.chunks(WOKEN) {
            self.wake_all(ids).await;
        }
        loop {
            let registry = Arc::clone(&self);
            let due = tokio::task::spawn_blocking(move || registry.journal.due(actor::now())).await;
            if let Ok(Ok(ids)) = due {
                self.wake_all(&ids).await;
            }
            sleep(DUE).await;
        }
    }

    /// Notices when this process did not run for a while.
    pub(crate) async fn look_at_the_time(self: Arc<Self>) {
        loop {
            self.running.since();
            sleep(LOOK).await;
        }
    }

    async fn wake_all(self: &Arc<Self>, ids: &[TableId]) {
        for id in ids.iter().filter(|id| !self.is_awake(**id)) {
            let _ = self.wake(*id).send(Request::Wake).await;
        }
        // Those who are connected come first.
        sleep(Duration::from_millis(50)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Place;

    #[tokio::test]
    async fn the_host_is_told_of_a_table_that_cannot_be_read() {
        let directory = std::env::temp_dir().join(format!("claimant-registry-{}", std::process::id()));
        let journal = Journal::open(&Place {
            directory: directory.clone(),
            patience: Duration::ZERO,
            pages: None,
            rows: crate::journal::ROWS,
            #[cfg(feature = "faulty")]
            fault: None,
        });
        let registry = Registry::new(journal.unwrap(), &Options::new(&directory)).unwrap();
        let (garbage, none) = (TableId::new([7; 10]), TableId::new([8; 10]));
        registry.journal.begin(garbage, 1, vec![0xff; 3]).await.unwrap();
        for (table, error) in [(garbage, JoinError::Storage), (none, JoinError::NoTable), (garbage, JoinError::Storage)]
        {
            assert_eq!(registry.join(table, None, None, &Arc::default()).await.err(), Some(error));
        }
        assert_eq!(*registry.unreadable.lock().unwrap(), HashSet::from([garbage]));
        std::fs::remove_dir_all(directory).unwrap();
    }
}
