//! Games on several threads, told in order.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::channel,
    },
    thread,
};

use crate::{Bench, Contest, Ended, Match, MatchError};

/// Plays these games of the schedule on this number of threads and passes each result to `each`, on this thread and in the order of the
/// schedule, whatever the order they end in: so what `each` makes of them does not depend on the number of threads.
///
/// It ends when all are played, when `each` breaks off, or when somebody sets `stop`; games that are running are then
/// played to their end, and told if all before them were.
pub fn run<G, E>(
    contest: &Match<G>,
    games: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    mut each: impl FnMut(Ended) -> Result<ControlFlow<()>, E>,
) -> Result<(), E>
where
    E: From<MatchError>,
    G: Contest,
    G::Setup: Sync,
{
    let next = AtomicU64::new(games.start);
    let enough = AtomicBool::new(false);
    let (send, ended) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let send = send.clone();
            let (next, enough, end) = (&next, &enough, games.end);
            scope.spawn(move || {
                let mut bench = Bench::new(contest.entrants());
                while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= end {
                        return;
                    }
                    let played = contest.play(&contest.schedule().fixture(game), &mut bench);
                    if send.send((game, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let told = tell_in_order(games.start, ended.iter(), &mut each);
        enough.store(true, Ordering::Relaxed);
        told
    })
}

/// Hands on what comes in any order, in order, up to the first that is missing, refused or enough.
fn tell_in_order<T, P, E: From<P>>(
    mut next: u64,
    ended: impl Iterator<Item = (u64, Result<T, P>)>,
    each: &mut impl FnMut(T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    for (game, played) in ended {
        waiting.insert(game, played);
        while let Some(played) = waiting.remove(&next) {
            next += 1;
            if each(played?)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_out_of_order_is_told_in_order() {
        let mut told = Vec::new();
        let ended = [2, 0, 1, 4, 3, 6].into_iter().map(|i| (i, Ok::<_, MatchError>(i)));
        let mut each = |i| {
            told.push(i);
            Ok::<_, MatchError>(ControlFlow::Continue(()))
        };
        tell_in_order(0, ended, &mut each).unwrap();
        assert_eq!(told, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn nothing_is_told_after_enough() {
        let mut told = 0;
        let mut each = |i| {
            told += 1;
            Ok::<_, MatchError>(if i == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        tell_in_order(0, (0..9).map(|i| (i, Ok::<_, MatchError>(i))), &mut each).unwrap();
        assert_eq!(told, 3);
    }
}
