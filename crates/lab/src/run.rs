//! Plays what is missing of an experiment, on several threads.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use crate::{Folder, FolderError, Plan, folder::tables};

/// Plays all that is missing and calls `each` after every game. When `stop` is set, running games are played to their end.
///
/// A part is played by one thread, in order, so results do not depend on the number of threads.
pub fn run(folder: &Folder, threads: usize, stop: &AtomicBool, each: impl Fn() + Sync) -> Result<(), FolderError> {
    let play = |part: &u64| {
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let mut journal = folder.journal(*part)?;
        let range = folder.plan().part(*part);
        for game in range.start + journal.len()..range.end {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            journal.add(folder.plan().play(game)?)?;
            each();
        }
        folder.finish(*part, journal)
    };
    let missing = folder.missing();
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(|| missing.par_iter().with_max_len(1).try_for_each(play)),
        // A system without threads plays one part after another.
        Err(_) => missing.iter().try_for_each(play),
    }
}

impl Plan {
    /// Plays a part and writes its tables, games and things: the same bytes as in a folder.
    pub fn tables(&self, part: u64) -> Result<(Vec<u8>, Vec<u8>), FolderError> {
        let rows: Vec<_> = self.part(part).map(|game| self.play(game)).collect::<Result<_, _>>()?;
        Ok(tables(&rows)?)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use testing::Folder as Scratch;

    use super::*;

    const SMALL: &str = "decks = [\"claim\", \"magic\", \"shadow\", \"mini-claim\"]\nbots = [\"greedy\", \"random\"]\ndeals = 9\nrepeats = 2\n";

    fn bytes(folder: &Folder) -> Vec<Vec<u8>> {
        let file =
            |table: &str, part| fs::read(folder.path().join(table).join(format!("part-{part:05}.parquet"))).unwrap();
        (0..folder.plan().parts()).flat_map(|part| [file("games", part), file("things", part)]).collect()
    }

    fn run_whole(scratch: &Scratch, name: &str, threads: usize) -> Folder {
        let folder = Folder::open(&scratch.join(name), SMALL).unwrap();
        run(&folder, threads, &AtomicBool::new(false), || ()).unwrap();
        assert_eq!(folder.played(), folder.plan().games());
        folder
    }

    #[test]
    fn results_are_the_same_on_any_number_of_threads_and_after_a_stop() {
        let scratch = Scratch::new();
        let (one, three) = (run_whole(&scratch, "one", 1), run_whole(&scratch, "three", 3));
        assert_eq!(bytes(&one), bytes(&three));
        let tables: Vec<_> =
            (0..one.plan().parts()).flat_map(|part| <[_; 2]>::from(one.plan().tables(part).unwrap())).collect();
        assert_eq!(bytes(&one), tables);

        let stopped = Folder::open(&scratch.join("stopped"), SMALL).unwrap();
        let (stop, count) = (AtomicBool::new(false), std::sync::atomic::AtomicU64::new(0));
        let stop_after_some = || stop.store(count.fetch_add(1, Ordering::Relaxed) >= 20, Ordering::Relaxed);
        run(&stopped, 2, &stop, stop_after_some).unwrap();
        assert!((20..40).contains(&stopped.played()), "{}", stopped.played());
        let again = run_whole(&scratch, "stopped", 2);
        assert_eq!(bytes(&one), bytes(&again));
    }

    #[test]
    fn a_torn_line_is_played_again_and_another_experiment_is_refused() {
        let scratch = Scratch::new();
        let folder = Folder::open(&scratch, SMALL).unwrap();
        let mut journal = folder.journal(0).unwrap();
        journal.add(folder.plan().play(0).unwrap()).unwrap();
        let path = scratch.join("part-00000.jsonl");
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{whole}{}", &whole[..whole.len() / 2])).unwrap();
        assert_eq!(folder.played(), 1);
        assert_eq!(bytes(&run_whole(&scratch, ".", 2)), bytes(&run_whole(&scratch, "other", 2)));
        assert!(!path.exists());
        let other = SMALL.replace("deals = 9", "deals = 8");
        assert!(matches!(Folder::open(&scratch, &other), Err(FolderError::Other(_))));
    }
}
