//! Bytes become JSON, or changes to a true view or score: it is refused in a sentence, or whatever a view is asked is answered, and
//! it is written as it was read.

#![no_main]

use claim::NamedSet;
use game::{Actor, Answer as _, Audience, Chance, Game, Portable, Table, View as _, Worlds as _};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [kind, moves, rest @ ..] = bytes else { return };
    let seed = u64::from(*kind);
    match kind % 4 {
        0 => survives::<claim::State>(rest),
        1 => survives::<claim_it::State>(rest),
        2 => {
            let set = NamedSet::ALL[usize::from(kind / 4) % NamedSet::ALL.len()];
            let setup = set.setup(2).expect("every set is for two");
            survives::<claim::State>(&changed(view::<claim::State>(&setup, seed, *moves), rest));
        }
        _ => {
            let setup = claim_it::Setup::new(2 + kind / 4 % 4).on(claim_it::Board::REDUCED);
            survives::<claim_it::State>(&changed(view::<claim_it::State>(&setup, seed, *moves), rest));
        }
    }
});

/// A view of a random game after this many moves.
fn view<G: Portable>(setup: &G::Setup, seed: u64, moves: u8) -> Vec<u8> {
    let mut chance = Chance::from_seed(seed);
    let deal = G::deal(setup, &mut chance).expect("a legal set-up");
    let mut table = Table::<G>::new(setup.clone(), deal).expect("it was dealt");
    for _ in 0..moves {
        let Some(action) = table.position().sample(&mut chance) else { break };
        table.play(action).expect("it is listed");
    }
    let audience = match table.actor() {
        Actor::Seat(seat) if seed < 192 => Audience::Seat(seat),
        _ => Audience::Spectator,
    };
    serde_json::to_vec(&table.view(audience)).expect("views can be written")
}

/// Every four bytes are a change: where, and a byte to put there, or one to take out.
fn changed(mut text: Vec<u8>, bytes: &[u8]) -> Vec<u8> {
    for change in bytes.chunks_exact(4) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len().max(1);
        match change[2] % 3 {
            0 => text.insert(at, change[3]),
            1 if !text.is_empty() => drop(text.remove(at)),
            _ => text[at] = change[3],
        }
    }
    text
}

fn survives<G: Portable>(json: &[u8]) {
    if let Ok(score) = serde_json::from_slice::<G::Score>(json) {
        let written = serde_json::to_vec(&score).expect("scores can be written");
        assert_eq!(serde_json::from_slice::<G::Score>(&written).expect("it was read before"), score);
    }
    if let Ok(refusal) = serde_json::from_slice::<G::ActionError>(json) {
        assert!(!refusal.to_string().is_empty());
    }
    let view: G::View = match serde_json::from_slice(json) {
        Ok(view) => view,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let written = serde_json::to_string(&view).expect("views can be written");
    let again: G::View = serde_json::from_str(&written).expect("it was read before");
    assert_eq!(again, view, "{written}");
    let mut chance = Chance::from_seed(0);
    let Some(worlds) = view.worlds() else { return assert!(view.answers().is_empty()) };
    let mut world = worlds.sample(&mut chance);
    assert_eq!(world.answers(), view.answers(), "{written}");
    view.answers().iter::<G::Action>().for_each(|answer| drop(world.notation(answer)));
    for number in 0..=u8::MAX {
        let refusal = G::Action::from_number(number).and_then(|answer| world.check(answer).err());
        assert!(refusal.is_none_or(|refusal| !refusal.to_string().is_empty()));
    }
    for _ in 0..1_000 {
        let Some(action) = world.sample(&mut chance) else { break };
        world.apply_unchecked(action, &mut ());
    }
}
