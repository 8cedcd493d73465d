//! The logs of all tables, on disk: SQLite with one writer, which commits all that waits at once.
//!
//! What is committed at once is one row of a table without an index, so a commit touches few pages. The entries of a table that are not
//! folded yet, its *tail*, are kept in memory too. Folding moves a tail into the blob of its table; it is done some time after
//! a table falls asleep or a game ends, and when a tail reaches back too far (rows are deleted up to the oldest tail), for
//! several tables at once. At the start only what was not folded is read.

use std::{
    collections::HashMap,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use rusqlite::{Connection, OptionalExtension as _, params, types::Type};
use tables::{Entry, Millis};
use tokio::sync::oneshot;
use wire::TableId;

#[cfg(feature = "faulty")]
use crate::options::Fault;
use crate::{
    batch::{Batch, Batched},
    log::Log,
};

/// How many appends may wait.
const QUEUE: usize = 65_536;
/// How many appends are committed at once.
const BATCH: usize = 4_096;
/// If this many appends have come in the last moments, the next ones are waited for before a commit, which costs as much for
/// many as for few.
const CROWD: f64 = 20.0;
/// The last moments.
const RECENTLY: Duration = Duration::from_millis(10);
/// How long they are waited for: so short that nobody notices.
const WAIT: Duration = Duration::from_millis(2);
/// How long a fold waits for others to share its commit.
const FOLD_WAIT: Duration = Duration::from_millis(50);
/// How many tables are folded at once, at most.
const FOLDS: usize = 256;
/// How many rows a tail may reach back before it is folded by the writer itself.
pub(crate) const ROWS: i64 = 4_096;
/// When a table is due that was awake as the writer folded it: at the next start.
const AWAKE: i64 = -1;
/// The database.
const FILE: &str = "tables.sqlite3";
/// The version of the database's tables.
const VERSION: i32 = 2;

const SCHEMA: &str = "
    CREATE TABLE journal (id integer PRIMARY KEY, entries blob NOT NULL);
    CREATE TABLE tables (id blob PRIMARY KEY, folded blob NOT NULL, folded_to integer NOT NULL, due integer) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
";

/// The logs of all tables.
#[derive(Debug)]
pub(crate) struct Journal {
    queue: Arc<Queue>,
    tails: Arc<Tails>,
    reader: Mutex<Connection>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Held for as long as this process uses the directory.
    lock: Mutex<Option<File>>,
    #[cfg(feature = "faulty")]
    fault: Option<Fault>,
}

/// Where the journal is, and how it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The directory.
    pub(crate) directory: PathBuf,
    /// How long to wait for another process that uses it.
    pub(crate) patience: Duration,
    /// The most pages of 4 KiB that the database may have.
    pub(crate) pages: Option<u32>,
    /// How many rows a tail may reach back.
    pub(crate) rows: i64,
    /// What is done wrong on purpose.
    #[cfg(feature = "faulty")]
    pub(crate) fault: Option<Fault>,
}

/// Why something is not in the journal, or could not be read from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum JournalError {
    #[error("too much waits to be stored")]
    Busy,
    #[error("it could not be stored")]
    Storage,
    #[error("the log has other entries there")]
    Conflict,
}

/// Why a journal cannot be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Another process uses the directory.
    #[error("another process serves the tables in {0}")]
    InUse(PathBuf),
    /// The directory or its lock cannot be made.
    #[error("{0}: {1}")]
    Directory(PathBuf, io::Error),
    /// The database cannot be read or written.
    #[error("{0}: {1}")]
    Database(PathBuf, rusqlite::Error),
    /// A later version has written it.
    #[error("{0} was written by a later version")]
    Later(PathBuf),
}

/// Whom to tell what has come of it.
type Done = oneshot::Sender<Result<(), JournalError>>;

/// What the writer is to do.
#[derive(Debug, Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    appends: Vec<Append>,
    folds: Vec<Fold>,
    /// When the first of the folds was asked for.
    folds_since: Option<Instant>,
    /// Does the writer sleep until there is something to do?
    is_idle: bool,
    /// Nothing more is accepted.
    is_closed: bool,
}

#[derive(Debug)]
struct Append {
    table: TableId,
    /// The place of the first entry in the log of its table.
    seq: u32,
    at: Millis,
    bodies: Vec<Vec<u8>>,
    done: Done,
}

#[derive(Debug)]
struct Fold {
    folding: Folding,
    done: Done,
}

/// A table whose tail is moved to its blob.
#[derive(Clone, Copy, Debug)]
struct Folding {
    table: TableId,
    /// The number of entries that were known when it was asked for.
    seq: u32,
    /// When it has to be woken, as far as these tell.
    due: Option<Millis>,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds something, unless there is too much already.
    fn add(&self, add: impl FnOnce(&mut Waiting)) -> Result<(), JournalError> {
        let mut waiting = self.lock();
        if waiting.is_closed || waiting.appends.len() >= QUEUE || waiting.folds.len() >= QUEUE {
            return Err(JournalError::Busy);
        }
        add(&mut waiting);
        self.wake(waiting);
        Ok(())
    }

    fn close(&self) {
        let mut waiting = self.lock();
        waiting.is_closed = true;
        self.wake(waiting);
    }

    fn wake(&self, mut waiting: MutexGuard<'_, Waiting>) {
        let is_idle = std::mem::take(&mut waiting.is_idle);
        drop(waiting);
        if is_idle {
            self.news.notify_one();
        }
    }

    /// Waits until there is something to do.
    fn wait(&self) {
        let mut waiting = self.lock();
        loop {
            let until = match waiting.folds_since {
                _ if !waiting.appends.is_empty() || waiting.is_closed => break,
                Some(since) => FOLD_WAIT.saturating_sub(since.elapsed()),
                None => Duration::MAX,
            };
            if until.is_zero() {
                break;
            }
            waiting.is_idle = true;
            let woken = self.news.wait_timeout(waiting, until).unwrap_or_else(PoisonError::into_inner);
            waiting = woken.0;
        }
        waiting.is_idle = false;
    }

    /// What is to be done now.
    fn take(&self) -> (Vec<Append>, Vec<Fold>) {
        let mut waiting = self.lock();
        let appended = waiting.appends.len().min(BATCH);
        let appends = waiting.appends.drain(..appended).collect();
        let is_time = waiting.folds_since.is_some_and(|since| since.elapsed() >= FOLD_WAIT);
        let folded = if is_time || waiting.is_closed || waiting.folds.len() >= FOLDS { FOLDS } else { 0 };
        let folded = folded.min(waiting.folds.len());
        let folds = waiting.folds.drain(..folded).collect();
        if waiting.folds.is_empty() {
            waiting.folds_since = None;
        }
        (appends, folds)
    }

    /// Is it closed, and all done?
    fn is_done(&self) -> bool {
        let waiting = self.lock();
        waiting.is_closed && waiting.appends.is_empty() && waiting.folds.is_empty()
    }
}

/// The entries of a table that are not folded yet.
#[derive(Debug, Default)]
struct Tail {
    /// The number of entries before it.
    from: u32,
    log: Log,
    /// The row of the journal with its first entry.
    first_id: i64,
    /// Is an entry missing? Nothing is made of such a log.
    is_broken: bool,
}

impl Tail {
    fn push(&mut self, at: Millis, bodies: &[Vec<u8>]) {
        for body in bodies {
            self.log.push(at, body);
        }
    }
}

#[derive(Debug, Default)]
struct Tails(Mutex<HashMap<TableId, Tail>>);

impl Tails {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Tail>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Journal {
    /// Opens the journal in a directory, or begins one there.
    pub(crate) fn open(place: &Place) -> Result<Journal, OpenError> {
        let lock = lock(&place.directory, place.patience)?;
        let path = place.directory.join(FILE);
        let database = |error| OpenError::Database(path.clone(), error);
        let mut connection = connect(&path).map_err(database)?;
        let version = migrate(&mut connection).map_err(database)?;
        if version > VERSION {
            return Err(OpenError::Later(path));
        }
        if let Some(pages) = place.pages {
            connection.pragma_update(None, "max_page_count", pages).map_err(database)?;
        }
        #[cfg(feature = "faulty")]
        if place.fault == Some(Fault::NoSync) {
            connection.pragma_update(None, "synchronous", "NORMAL").map_err(database)?;
        }
        let (tails, next_id) = read_tails(&connection).map_err(database)?;
        let reader = Connection::open(&path).map_err(database)?;
        reader.busy_timeout(Duration::from_secs(5)).map_err(database)?;
        let tails = Arc::new(Tails(Mutex::new(tails)));
        let queue = Arc::new(Queue::default());
        let writer = Writer {
            queue: Arc::clone(&queue),
            connection,
            tails: Arc::clone(&tails),
            next_id,
            rows: place.rows,
            next_look: next_id,
            is_failing: false,
            #[cfg(feature = "faulty")]
            fault: place.fault,
        };
        let thread = thread::Builder::new().name("journal".into()).spawn(move || writer.run());
        let thread = thread.map_err(|error| OpenError::Directory(place.directory.clone(), error))?;
        Ok(Journal {
            queue,
            tails,
            reader: Mutex::new(reader),
            writer: Mutex::new(Some(thread)),
            lock: Mutex::new(Some(lock)),
            #[cfg(feature = "faulty")]
            fault: place.fault,
        })
    }

    /// Begins the log of a table. Its tail is folded at once: perhaps nobody ever comes to wake it. Both wait in the queue
    /// before anything is waited for here, so that it makes no difference if whoever asked goes away.
    pub(crate) async fn begin(&self, table: TableId, at: Millis, body: Vec<u8>) -> Result<(), JournalError> {
        let stored = self.append(table, 0, at, vec![body])?;
        drop(self.fold(table, 1, None));
        stored.await
    }

    /// Appends entries to the log of a table, unless there is too much to do. They are on disk when what this returns says
    /// so.
    pub(crate) fn append(
        &self,
        table: TableId,
        seq: u32,
        at: Millis,
        bodies: Vec<Vec<u8>>,
    ) -> Result<impl Future<Output = Result<(), JournalError>> + use<>, JournalError> {
        let (done, answer) = oneshot::channel();
        #[cfg(feature = "faulty")]
        if self.fault == Some(Fault::NoLog) {
            self.tails.lock().entry(table).or_default().push(at, &bodies);
            let _ = done.send(Ok(()));
            return Ok(answered(answer));
        }
        self.queue.add(|waiting| waiting.appends.push(Append { table, seq, at, bodies, done }))?;
        Ok(answered(answer))
    }

    /// Moves the log of a table to its blob, and says when the table has to be woken, as far as this number of entries
    /// tells. It is done even if nobody waits for it.
    pub(crate) fn fold(
        &self,
        table: TableId,
        seq: u32,
        due: Option<Millis>,
    ) -> impl Future<Output = Result<(), JournalError>> + use<> {
        let (done, answer) = oneshot::channel();
        #[cfg(feature = "faulty")]
        if self.fault == Some(Fault::NoLog) {
            let _ = done.send(Ok(()));
            return answered(answer);
        }
        // If there is too much to do, `done` is dropped, and that is the answer.
        let _ = self.queue.add(|waiting| {
            waiting.folds_since.get_or_insert_with(Instant::now);
            waiting.folds.push(Fold { folding: Folding { table, seq, due }, done });
        });
        answered(answer)
    }

    /// The log of a table, if there is such a table. It reads from disk: not for tasks that others wait for.
    pub(crate) fn read(&self, table: TableId) -> Result<Option<Log>, JournalError> {
        // The tail first: if it is folded in between, the blob has it, and it is left out here.
        let tail = match self.tails.lock().get(&table) {
            Some(tail) if tail.is_broken => return Err(JournalError::Storage),
            Some(tail) => Some((tail.from, tail.log.clone())),
            None => None,
        };
        if let Some((0, log)) = tail {
            return Ok(Some(log));
        }
        let folded = self.folded(table).map_err(|_| JournalError::Storage)?;
        match (folded, tail) {
            (folded, None) => Ok(folded),
            (None, Some(_)) => Err(JournalError::Storage),
            (Some(mut log), Some((from, tail))) => {
                let known = log.len().checked_sub(from).ok_or(JournalError::Storage)?;
                log.extend(&tail, known);
                Ok(Some(log))
            }
        }
    }

    fn folded(&self, table: TableId) -> rusqlite::Result<Option<Log>> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let mut statement = reader.prepare_cached("SELECT folded, folded_to FROM tables WHERE id = ?1")?;
        statement.query_row([table.bits()], |row| Ok(Log::new(row.get(0)?, row.get(1)?))).optional()
    }

    /// Is there such a table?
    pub(crate) fn has(&self, table: TableId) -> Result<bool, JournalError> {
        if self.tails.lock().contains_key(&table) {
            return Ok(true);
        }
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let mut statement =
            reader.prepare_cached("SELECT 1 FROM tables WHERE id = ?1").map_err(|_| JournalError::Storage)?;
        statement.exists([table.bits()]).map_err(|_| JournalError::Storage)
    }

    /// The tables that have to be woken by now.
    pub(crate) fn due(&self, now: Millis) -> Result<Vec<TableId>, JournalError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let query = || {
            let mut statement =
                reader.prepare_cached("SELECT id FROM tables WHERE due BETWEEN 0 AND ?1 ORDER BY due LIMIT 1000")?;
            let rows = statement.query_map([now as i64], |row| row.get(0).map(TableId::new))?;
            rows.collect::<rusqlite::Result<Vec<_>>>()
        };
        query().map_err(|_| JournalError::Storage)
    }

    /// At the start, the tables that were awake when the last process ended.
    pub(crate) fn unfinished(&self) -> rusqlite::Result<Vec<TableId>> {
        let mut tables: Vec<TableId> = self.tails.lock().keys().copied().collect();
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let mut statement = reader.prepare("SELECT id FROM tables WHERE due < 0")?;
        for folded in statement.query_map([], |row| row.get(0).map(TableId::new))? {
            tables.push(folded?);
        }
        Ok(tables)
    }

    /// Writes what waits and ends. Whatever comes later is refused.
    pub(crate) fn close(&self) {
        self.queue.close();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            let _ = writer.join();
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// What the writer answers; if it cannot, nothing is known to be stored.
async fn answered(answer: oneshot::Receiver<Result<(), JournalError>>) -> Result<(), JournalError> {
    answer.await.unwrap_or(Err(JournalError::Storage))
}

/// Makes the directory. In it is what players must not see of each other: it is for nobody but its owner.
fn create(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// The log of a table that no server uses, with the time of each entry.
pub type StoredLog = Vec<(Entry, Millis)>;

/// Reads the logs of all tables of a directory; `None` for one that cannot be read. No server must use the directory.
pub fn stored_logs(directory: &Path) -> Result<HashMap<TableId, Option<StoredLog>>, OpenError> {
    let _lock = lock(directory, Duration::ZERO)?;
    let path = directory.join(FILE);
    let read = || {
        let mut connection = connect(&path)?;
        migrate(&mut connection)?;
        let (mut tails, _) = read_tails(&connection)?;
        let mut statement = connection.prepare("SELECT id, folded, folded_to FROM tables")?;
        let rows =
            statement.query_map([], |row| Ok((TableId::new(row.get(0)?), Log::new(row.get(1)?, row.get(2)?))))?;
        let mut logs = HashMap::new();
        for row in rows {
            let (table, mut log) = row?;
            let tail = tails.remove(&table).unwrap_or_default();
            log.extend(&tail.log, 0);
            logs.insert(table, log.entries().filter(|_| !tail.is_broken));
        }
        let only_tails = tails.into_iter();
        logs.extend(only_tails.map(|(table, tail)| (table, tail.log.entries().filter(|_| !tail.is_broken))));
        Ok(logs)
    };
    read().map_err(|error| OpenError::Database(path.clone(), error))
}

/// One process for each directory; another one is waited for.
fn lock(directory: &Path, patience: Duration) -> Result<File, OpenError> {
    let failed = |error| OpenError::Directory(directory.into(), error);
    create(directory).map_err(failed)?;
    let file = File::options().create(true).truncate(false).write(true).open(directory.join("lock")).map_err(failed)?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if begun.elapsed() < patience => thread::sleep(Duration::from_millis(50)),
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(directory.into())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // With NORMAL a commit would not be synced, and what was acknowledged would not survive a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// The version of the database, which is made if it is not there yet, and brought up to date if it is older.
fn migrate(connection: &mut Connection) -> rusqlite::Result<i32> {
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version >= VERSION {
        return Ok(version);
    }
    let transaction = connection.transaction()?;
    match version {
        0 => transaction.execute_batch(SCHEMA)?,
        _ => gather_rows(&transaction)?,
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(VERSION)
}

/// Version 1 had a row for each entry.
fn gather_rows(connection: &Connection) -> rusqlite::Result<()> {
    let mut batch = Batch::default();
    {
        let mut statement = connection.prepare("SELECT table_id, seq, at, body FROM journal ORDER BY id")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (table, at) = (TableId::new(row.get(0)?), row.get::<_, i64>(2)? as Millis);
            batch.push(Batched { table, seq: row.get(1)?, at, body: row.get_ref(3)?.as_blob()? });
        }
    }
    connection
        .execute_batch("DROP TABLE journal; CREATE TABLE journal (id integer PRIMARY KEY, entries blob NOT NULL);")?;
    if !batch.bytes().is_empty() {
        connection.execute("INSERT INTO journal (id, entries) VALUES (1, ?1)", [batch.bytes()])?;
    }
    Ok(())
}

/// What is not folded yet, and the next row of the journal.
fn read_tails(connection: &Connection) -> rusqlite::Result<(HashMap<TableId, Tail>, i64)> {
    let mut tails: HashMap<TableId, Tail> = HashMap::new();
    let (mut folded_to, mut next_id) = (HashMap::<TableId, u32>::new(), 1);
    let mut folded = connection.prepare("SELECT folded_to FROM tables WHERE id = ?1")?;
    let mut statement = connection.prepare("SELECT id, entries FROM journal ORDER BY id")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        next_id = id + 1;
        for entry in Batch::read(row.get_ref(1)?.as_blob()?) {
            let Batched { table, seq, at, body } =
                entry.map_err(|error| rusqlite::Error::FromSqlConversionFailure(1, Type::Blob, Box::new(error)))?;
            let from = if let Some(from) = folded_to.get(&table) {
                *from
            } else {
                let from = folded.query_row([table.bits()], |row| row.get(0)).optional()?.unwrap_or(0);
                *folded_to.entry(table).or_insert(from)
            };
            if seq >= from {
                let new = || Tail { from, first_id: id, ..Tail::default() };
                let tail = tails.entry(table).or_insert_with(new);
                tail.is_broken |= seq != from + tail.log.len();
                tail.log.push(at, body);
            }
        }
    }
    Ok((tails, next_id))
}

/// The only one who writes.
struct Writer {
    queue: Arc<Queue>,
    connection: Connection,
    tails: Arc<Tails>,
    next_id: i64,
    /// How many rows a tail may reach back.
    rows: i64,
    /// At which row tails are looked for that reach back farther.
    next_look: i64,
    is_failing: bool,
    #[cfg(feature = "faulty")]
    fault: Option<Fault>,
}

impl Drop for Writer {
    /// Whatever it ended by, nobody waits for it any longer.
    fn drop(&mut self) {
        *self.queue.lock() = Waiting { is_closed: true, ..Waiting::default() };
    }
}

impl Writer {
    fn run(mut self) {
        // How many appends have come in the last moments, about, and when they were last counted.
        let (mut recent, mut counted) = (0.0, Instant::now());
        while !self.queue.is_done() {
            self.queue.wait();
            if recent * left(counted) >= CROWD {
                thread::sleep(WAIT);
            }
            let (appends, folds) = self.queue.take();
            recent = recent * left(counted) + appends.len() as f64;
            counted = Instant::now();
            if !appends.is_empty() {
                self.append_all(appends);
                self.fold_old();
            }
            if !folds.is_empty() {
                self.fold_all(folds);
            }
        }
    }

    fn append_all(&mut self, appends: Vec<Append>) {
        let mut next = HashMap::new();
        let (accepted, refused): (Vec<_>, Vec<_>) = appends.into_iter().partition(|append| {
            let is_next = next.get(&append.table).map_or_else(|| self.is_next(append), |next| append.seq == *next);
            if is_next {
                next.insert(append.table, append.seq + append.bodies.len() as u32);
            }
            is_next
        });
        for append in refused {
            let _ = append.done.send(Err(JournalError::Conflict));
        }
        if accepted.is_empty() {
            return;
        }
        #[cfg(feature = "faulty")]
        if let Some(Fault::CommitLate(delay)) = self.fault {
            return self.acknowledge_and_commit(accepted, delay);
        }
        let committed = self.commit(&accepted);
        self.report(committed.as_ref().err());
        let answer = committed.map_err(|_| JournalError::Storage);
        if answer.is_ok() {
            self.remember(&accepted);
        }
        for append in accepted {
            // Whoever asked may be gone; what is on disk is on disk.
            let _ = append.done.send(answer);
        }
    }

    /// What must never be done.
    #[cfg(feature = "faulty")]
    fn acknowledge_and_commit(&mut self, appends: Vec<Append>, delay: Duration) {
        let first_id = self.next_id;
        self.remember(&appends);
        let mut kept = Vec::new();
        for Append { table, seq, at, bodies, done } in appends {
            let _ = done.send(Ok(()));
            kept.push(Append { table, seq, at, bodies, done: oneshot::channel().0 });
        }
        thread::sleep(delay);
        self.next_id = first_id;
        let _ = self.commit(&kept);
        self.next_id += 1;
    }

    /// Does it follow what is there? A table has one task, which knows; if there were two, one of them is refused.
    fn is_next(&self, append: &Append) -> bool {
        if let Some(tail) = self.tails.lock().get(&append.table) {
            return append.seq == tail.from + tail.log.len() && !tail.is_broken;
        }
        let folded = self.connection.prepare_cached("SELECT folded_to FROM tables WHERE id = ?1");
        let folded =
            folded.and_then(|mut it| it.query_row([append.table.bits()], |row| row.get::<_, u32>(0)).optional());
        folded.is_ok_and(|folded| append.seq == folded.unwrap_or(0))
    }

    fn commit(&mut self, appends: &[Append]) -> rusqlite::Result<()> {
        let mut batch = Batch::default();
        for Append { table, seq, at, bodies, .. } in appends {
            for (seq, body) in (*seq..).zip(bodies) {
                batch.push(Batched { table: *table, seq, at: *at, body });
            }
        }
        // A statement outside of a transaction is one by itself.
        let mut insert = self.connection.prepare_cached("INSERT INTO journal (id, entries) VALUES (?1, ?2)")?;
        insert.execute(params![self.next_id, batch.bytes()]).map(|_| ())
    }

    /// Adds what was committed to the tails.
    fn remember(&mut self, appends: &[Append]) {
        let mut tails = self.tails.lock();
        for append in appends {
            let new = || Tail { from: append.seq, first_id: self.next_id, ..Tail::default() };
            tails.entry(append.table).or_insert_with(new).push(append.at, &append.bodies);
        }
        self.next_id += 1;
    }

    fn fold_all(&mut self, folds: Vec<Fold>) {
        let tables: Vec<_> = folds.iter().map(|fold| fold.folding).collect();
        let answer = self.fold(&tables);
        for Fold { done, .. } in folds {
            let _ = done.send(answer);
        }
    }

    /// Folds tails that reach back too far, for a table may be awake as long as somebody is connected. Not many at once:
    /// others wait. What tables ask for themselves is done after it, so that they have the last word about when they are due.
    fn fold_old(&mut self) {
        if self.next_id < self.next_look {
            return;
        }
        let is_old = |tail: &Tail| !tail.is_broken && tail.first_id + self.rows <= self.next_id;
        let old: Vec<_> = {
            let tails = self.tails.lock();
            // It is awake, whatever it says later.
            let old = tails.iter().filter(|(_, tail)| is_old(tail));
            let old = old.map(|(table, _)| Folding { table: *table, seq: 0, due: None });
            old.take(FOLDS).collect()
        };
        if old.len() < FOLDS {
            self.next_look = self.next_id + self.rows / 4;
        }
        if !old.is_empty() {
            // If it fails, what was appended is in the journal all the same, and it is tried again.
            let _ = self.fold(&old);
        }
    }

    fn fold(&mut self, folds: &[Folding]) -> Result<(), JournalError> {
        let stored = self.store_folded(folds);
        self.report(stored.as_ref().err());
        stored.map_err(|_| JournalError::Storage)?;
        let mut tails = self.tails.lock();
        for Folding { table, .. } in folds {
            if tails.get(table).is_some_and(|tail| !tail.is_broken) {
                tails.remove(table);
            }
        }
        Ok(())
    }

    fn store_folded(&mut self, folds: &[Folding]) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        {
            let mut select = transaction.prepare_cached("SELECT folded, folded_to FROM tables WHERE id = ?1")?;
            let sql = "INSERT INTO tables (id, folded, folded_to, due) VALUES (?1, ?2, ?3, ?4) \
                ON CONFLICT (id) DO UPDATE SET folded = ?2, folded_to = ?3, due = ?4";
            let mut upsert = transaction.prepare_cached(sql)?;
            // Nobody else changes tails, so the lock is not held while pages are written.
            for Folding { table, seq, due } in folds {
                let folded =
                    select.query_row([table.bits()], |row| Ok(Log::new(row.get(0)?, row.get(1)?))).optional()?;
                let mut log = folded.unwrap_or_default();
                if let Some(tail) = self.tails.lock().get(table).filter(|tail| !tail.is_broken) {
                    log.extend(&tail.log, log.len().saturating_sub(tail.from));
                }
                if log.len() > 0 {
                    // If the table went on since, it is awake.
                    let due = if log.len() > *seq { Some(AWAKE) } else { due.map(|due| due as i64) };
                    upsert.execute(params![table.bits(), log.bytes(), log.len(), due])?;
                }
            }
        }
        // What is older than every tail has been folded. (Those of this batch go with a later one.)
        let oldest = self.tails.lock().values().map(|tail| tail.first_id).min().unwrap_or(self.next_id);
        transaction.execute("DELETE FROM journal WHERE id < ?1", [oldest])?;
        transaction.commit()
    }

    /// Says once that storing fails, and once that it works again.
    fn report(&mut self, error: Option<&rusqlite::Error>) {
        match error {
            Some(error) if !self.is_failing => eprintln!("claimant: the tables' storage fails: {error}"),
            None if self.is_failing => eprintln!("claimant: the tables' storage works again"),
            _ => {}
        }
        self.is_failing = error.is_some();
    }
}

/// How much of what was counted then still counts.
fn left(counted: Instant) -> f64 {
    1.0 - (counted.elapsed().as_secs_f64() / RECENTLY.as_secs_f64()).min(1.0)
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    fn place(name: &str) -> Place {
        let directory = std::env::temp_dir().join(format!("claimant-journal-{name}-{}", std::process::id()));
        create(&directory).unwrap();
        Place {
            directory,
            patience: Duration::ZERO,
            pages: None,
            rows: 8,
            #[cfg(feature = "faulty")]
            fault: None,
        }
    }

    fn wait<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
    }

    fn append(
        journal: &Journal,
        table: TableId,
        seq: u32,
        at: Millis,
        bodies: Vec<Vec<u8>>,
    ) -> Result<(), JournalError> {
        wait(journal.append(table, seq, at, bodies)?)
    }

    fn rows(place: &Place) -> u32 {
        let connection = Connection::open(place.directory.join(FILE)).unwrap();
        connection.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap()
    }

    /// Somebody sits at a table and stays connected, so that it does not fall asleep; elsewhere games are played.
    #[test]
    fn a_table_that_stays_awake_does_not_keep_what_others_did() {
        let place = place("awake");
        let journal = Journal::open(&place).unwrap();
        let (awake, other) = (TableId::new([7; 10]), TableId::new([8; 10]));
        let body = || vec![Entry::Answered(3).to_bytes()];
        append(&journal, awake, 0, 1, body()).unwrap();
        for seq in 0..100 {
            append(&journal, other, seq, 2, body()).unwrap();
            if seq % 10 == 9 {
                wait(journal.fold(other, seq + 1, Some(50))).unwrap();
            }
        }
        assert!(rows(&place) < 30, "{} rows", rows(&place));
        assert!(journal.due(60).unwrap() == [other] && journal.due(40).unwrap().is_empty());
        append(&journal, awake, 1, 3, body()).unwrap();
        append(&journal, awake, 1, 3, body()).unwrap_err();
        for is_folded in [false, true] {
            let journal = if is_folded {
                for seq in 100..120 {
                    append(&journal, other, seq, 2, body()).unwrap();
                }
                journal.close();
                &Journal::open(&place).unwrap()
            } else {
                &journal
            };
            let log = journal.read(awake).unwrap().unwrap();
            assert_eq!(log.entries().unwrap(), [(Entry::Answered(3), 1), (Entry::Answered(3), 3)]);
            assert!(journal.unfinished().unwrap().contains(&awake), "it is woken at the next start");
        }
        fs::remove_dir_all(place.directory).unwrap();
    }

    #[test]
    fn of_two_tasks_that_append_to_one_table_at_once_one_is_refused() {
        let place = place("twice");
        let journal = Journal::open(&place).unwrap();
        let body = |n| vec![Entry::Answered(n).to_bytes()];
        let table = TableId::new([7; 10]);
        // Many at once, so that some of them come in one batch.
        let appended: Vec<_> = (0..50).map(|n| journal.append(table, n / 2, 1, body(n as u8)).unwrap()).collect();
        let answers: Vec<bool> = appended.into_iter().map(|append| wait(append).is_ok()).collect();
        assert!(answers.chunks(2).all(|pair| pair == [true, false]), "{answers:?}");
        assert_eq!(journal.read(table).unwrap().unwrap().len(), 25);
        fs::remove_dir_all(place.directory).unwrap();
    }

    #[test]
    fn a_table_that_goes_on_before_it_is_folded_is_woken_at_the_next_start() {
        let place = place("rematch");
        let journal = Journal::open(&place).unwrap();
        let (over, goes_on) = (TableId::new([7; 10]), TableId::new([8; 10]));
        for table in [over, goes_on] {
            append(&journal, table, 0, 1, vec![Entry::Answered(3).to_bytes()]).unwrap();
        }
        let folds = [over, goes_on].map(|table| journal.fold(table, 1, None));
        append(&journal, goes_on, 1, 1, vec![Entry::Answered(3).to_bytes()]).unwrap();
        // So much happens elsewhere that the writer folds by itself first.
        let elsewhere = TableId::new([9; 10]);
        for seq in 0..20 {
            append(&journal, elsewhere, seq, 1, vec![Entry::Answered(3).to_bytes()]).unwrap();
        }
        wait(journal.fold(elsewhere, 20, None)).unwrap();
        for fold in folds {
            wait(fold).unwrap();
        }
        journal.close();
        assert_eq!(Journal::open(&place).unwrap().unfinished().unwrap(), [goes_on]);
        fs::remove_dir_all(place.directory).unwrap();
    }

    #[test]
    fn a_table_is_folded_also_if_whoever_opens_it_does_not_wait() {
        let place = place("aborted");
        let journal = Journal::open(&place).unwrap();
        let table = |n| TableId::new([n; 10]);
        for n in 0..50 {
            let _ = journal.begin(table(n), 1, Entry::Answered(3).to_bytes()).now_or_never();
        }
        journal.close();
        let journal = Journal::open(&place).unwrap();
        assert!((0..50).all(|n| journal.has(table(n)).unwrap()));
        assert_eq!(journal.unfinished().unwrap(), []);
        fs::remove_dir_all(place.directory).unwrap();
    }

    /// Version 1 had a row for each entry.
    #[test]
    fn a_journal_of_the_first_version_is_read_and_gone_on_with() {
        let place = place("first");
        let (table, other) = (TableId::new([7; 10]), TableId::new([8; 10]));
        let mut written = Log::default();
        {
            let connection = connect(&place.directory.join(FILE)).unwrap();
            let first = SCHEMA.replace("entries blob", "table_id blob, seq integer, at integer, body blob");
            connection.execute_batch(&first).unwrap();
            connection.pragma_update(None, "user_version", 1).unwrap();
            let mut insert = connection.prepare("INSERT INTO journal VALUES (?1, ?2, ?3, ?4, ?5)").unwrap();
            for seq in 0..3_u8 {
                let body = Entry::Answered(seq).to_bytes();
                insert.execute(params![2 * seq + 1, table.bits(), seq, 10 + seq, body]).unwrap();
                insert.execute(params![2 * seq + 2, other.bits(), seq, 10 + seq, body]).unwrap();
                written.push(Millis::from(10 + seq), &body);
            }
        }
        for seq in 3..5 {
            let journal = Journal::open(&place).unwrap();
            assert_eq!(journal.read(other).unwrap().map(|log| log.len()), Some(3));
            assert_eq!(journal.read(table).unwrap().as_ref(), Some(&written));
            let body = Entry::Answered(9).to_bytes();
            written.push(20, &body);
            append(&journal, table, seq, 20, vec![body]).unwrap();
            journal.close();
        }
        fs::remove_dir_all(place.directory).unwrap();
    }
}
