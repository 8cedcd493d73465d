//! Plays what is missing of an experiment, on several threads.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use crate::{Folder, FolderError, Plan, folder::tables};

/// Plays all that is missing and calls `each` after every game. When `stop` is set, running games are played to their end. Only one run
/// at a time can use a folder.
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
    let _lock = folder.lock()?;
    folder.sweep()?;
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
    use std::{fs, sync::atomic::AtomicU64};

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
        assert_eq!(folder.played().unwrap(), folder.plan().games());
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
        let played = AtomicU64::new(0);
        let mut before = 0;
        while before < stopped.plan().games() {
            let stop = AtomicBool::new(false);
            let stop_after_some = || {
                let all = played.fetch_add(1, Ordering::Relaxed) + 1;
                stop.fetch_or(all >= before + 37, Ordering::Relaxed);
            };
            run(&stopped, 2, &stop, stop_after_some).unwrap();
            let now = stopped.played().unwrap();
            // Every game is played once: none is lost by a stop, and none is played again.
            assert_eq!(now, played.load(Ordering::Relaxed));
            assert!((before + 1..before + 40).contains(&now), "{before} {now}");
            before = now;
        }
        assert_eq!(bytes(&one), bytes(&stopped));
    }

    #[test]
    fn a_part_of_which_a_table_is_missing_is_played_again_and_one_that_is_damaged_names_its_file() {
        let scratch = Scratch::new();
        let folder = run_whole(&scratch, "whole", 2);
        let whole = bytes(&folder);
        for table in ["games", "things"] {
            let file = folder.path().join(table).join("part-00000.parquet");
            fs::remove_file(&file).unwrap();
            assert_eq!((folder.has(0), folder.missing()), (false, vec![0]), "{table}");
            run(&folder, 2, &AtomicBool::new(false), || ()).unwrap();
            assert_eq!(bytes(&folder), whole);

            fs::write(&file, b"no Parquet").unwrap();
            let error = folder.rows(0).expect_err("it is damaged").to_string();
            assert!(error.starts_with(&file.display().to_string()), "{error}");
            assert!(error.contains("without that file the part is played again"), "{error}");
            fs::remove_file(&file).unwrap();
            run(&folder, 2, &AtomicBool::new(false), || ()).unwrap();
        }
        // Whole, but of another part.
        let games = folder.path().join("games");
        fs::copy(games.join("part-00001.parquet"), games.join("part-00000.parquet")).unwrap();
        let error = folder.rows(0).expect_err("it is of another part").to_string();
        assert!(error.contains("part-00000.parquet can't be used: the tables of part 0"), "{error}");
    }

    #[test]
    fn a_folder_is_used_by_one_run_at_a_time() {
        let scratch = Scratch::new();
        let folder = Folder::open(&scratch, SMALL).unwrap();
        let (games, things) = folder.plan().tables(0).unwrap();
        let in_use = AtomicBool::new(false);
        let meanwhile = || {
            let other = Folder::open(&scratch, SMALL).unwrap();
            let ran = run(&other, 1, &AtomicBool::new(false), || ());
            let added = other.add(0, games.clone(), things.clone());
            assert!(matches!((&ran, &added), (Err(FolderError::InUse(_)), Err(FolderError::InUse(_)))));
            assert!(ran.unwrap_err().to_string().starts_with("another run is using "));
            in_use.store(true, Ordering::Relaxed);
        };
        run(&folder, 1, &in_use, meanwhile).unwrap();
        assert!(in_use.load(Ordering::Relaxed));
        folder.add(0, games, things).unwrap();
    }

    #[test]
    fn a_journal_that_a_kill_left_beside_its_part_is_removed_and_one_that_cannot_be_read_is_kept() {
        let scratch = Scratch::new();
        let folder = run_whole(&scratch, ".", 2);
        let whole = bytes(&folder);
        let path = scratch.join("part-00002.jsonl");
        fs::write(&path, "half a line").unwrap();
        assert_eq!(bytes(&run_whole(&scratch, ".", 2)), whole);
        assert!(!path.exists());

        // The part is lost, and what stands in its journal's place is no file.
        fs::remove_file(scratch.join("games/part-00002.parquet")).unwrap();
        fs::create_dir(&path).unwrap();
        let error = run(&folder, 1, &AtomicBool::new(false), || ()).unwrap_err();
        assert!(matches!(error, FolderError::File { .. }) && path.is_dir(), "{error}");
        assert!(folder.played().is_err());
        fs::remove_dir(&path).unwrap();

        // Whoever adds a part makes its journal useless.
        fs::write(&path, "half a line").unwrap();
        let (games, things) = folder.plan().tables(2).unwrap();
        folder.add(2, games.clone(), things.clone()).unwrap();
        assert!(!path.exists() && bytes(&folder) == whole);
        for (games, things) in [(things.clone(), games.clone()), (b"PAR1".to_vec(), things.clone())] {
            assert!(matches!(folder.add(2, games, things), Err(FolderError::Row(_))));
        }
        assert!(matches!(folder.add(3, games.clone(), things.clone()), Err(FolderError::Row(_))));
        assert!(matches!(folder.add(u64::MAX, games, things), Err(FolderError::Row(_))));
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
        assert_eq!(folder.played().unwrap(), 1);
        assert_eq!(bytes(&run_whole(&scratch, ".", 2)), bytes(&run_whole(&scratch, "other", 2)));
        assert!(!path.exists());
        let other = SMALL.replace("deals = 9", "deals = 8");
        fs::remove_dir_all(scratch.join("games")).unwrap();
        assert!(matches!(Folder::open(&scratch, &other), Err(FolderError::Other(_))));
        assert!(!scratch.join("games").exists(), "it is left as it was");
    }
}
