//! The laws of hosting: a game that was taken back or resumed is the game that was never interrupted.

use super::same;
use crate::{Actor, Audience, By, Chance, Draws, Game, Hosted, Options, Replay, Seeds};

/// Hosts a random game with these seeds and checks that neither going back nor resuming changes anything: after every
/// entry, with chance drawn at once, on request, and named from outside. Returns the game with outcomes drawn at once.
pub fn check_hosting<G: Game>(setup: &G::Setup, seeds: &Seeds, players: &Chance) -> Result<Hosted<G>, String> {
    let host = |draws, naming| {
        let mut hosting = Hosting::<G> {
            seeds: seeds.clone(),
            options: Options { draws, keep_events: true },
            stages: Vec::new(),
            moves: Vec::new(),
        };
        hosting.play(setup, players.clone(), naming)?;
        hosting.check().map_err(|law| format!("{law}\nin {setup:?} with {draws:?}, outcomes named: {naming}"))?;
        Ok::<_, String>(hosting.end().clone())
    };
    host(Draws::OnRequest, true)?;
    let on_request = host(Draws::OnRequest, false)?;
    let at_once = host(Draws::AtOnce, false)?;
    same("a game whose outcomes are drawn on request", on_request.replay(), at_once.replay())?;
    Ok(at_once)
}

/// A hosted game with all its stages: as it was after the deal, and after every call that changed it.
struct Hosting<G: Game> {
    seeds: Seeds,
    options: Options,
    stages: Vec<Hosted<G>>,
    /// What was called between the stages: an answer or outcome was played, or an outcome drawn.
    moves: Vec<Option<G::Action>>,
}

impl<G: Game> Hosting<G> {
    fn play(&mut self, setup: &G::Setup, mut players: Chance, naming: bool) -> Result<(), String> {
        let mut hosted =
            Hosted::<G>::new(setup.clone(), self.seeds.clone(), self.options).map_err(|e| e.to_string())?;
        self.stages.push(hosted.clone());
        while hosted.actor() != Actor::Over {
            let is_named = hosted.actor() != Actor::Chance || naming && players.below(2) == 0;
            let next = is_named.then(|| hosted.position().sample(&mut players)).flatten();
            go_on(&mut hosted, next)?;
            self.moves.push(next);
            self.stages.push(hosted.clone());
        }
        Ok(())
    }

    fn end(&self) -> &Hosted<G> {
        &self.stages[self.stages.len() - 1]
    }

    fn check(&self) -> Result<(), String> {
        self.rewinds_to_every_length()?;
        self.undoes_every_move()?;
        for stage in &self.stages {
            self.resumes_with_its_seeds(stage)?;
            self.resumes_with_other_seeds(stage)?;
        }
        self.rewinds_with_other_seeds()?;
        self.needs_no_events()
    }

    /// After going back the game is what it was, and then takes the same course again.
    fn rewinds_to_every_length(&self) -> Result<(), String> {
        for length in 0..=self.end().moves() {
            let mut back = self.end().clone();
            back.rewind(length);
            // Where chance is drawn at once, nobody was ever asked before it was.
            let at = self.stages.iter().position(|stage| stage.moves() >= length).unwrap_or(0);
            same_game(&format!("a game taken back to {length} entries"), &back, &self.stages[at])?;
            for &next in &self.moves[at..] {
                go_on(&mut back, next)?;
            }
            same_game(&format!("a game played again from {length} entries"), &back, self.end())?;
        }
        Ok(())
    }

    fn undoes_every_move(&self) -> Result<(), String> {
        let last = self.moves.len();
        for moves in 0..=last {
            let mut back = self.end().clone();
            back.undo(moves).map_err(|e| e.to_string())?;
            same_game(&format!("a game with {moves} moves taken back"), &back, &self.stages[last - moves])?;
        }
        let mut back = self.end().clone();
        same("what is taken back at most", back.undo(last + 1).map_err(|e| e.moves), Err(last))?;
        same_game("a game with nothing taken back", &back, self.end())
    }

    fn resumes_with_its_seeds(&self, stage: &Hosted<G>) -> Result<(), String> {
        let resumed = Hosted::resume(stage.replay().clone(), self.seeds.clone(), self.options);
        let mut resumed = resumed.map_err(|e| e.to_string())?;
        same("whether the deal came from the seeds", resumed.is_dealt(), true)?;
        if !stage.by.contains(&By::Named) {
            return same_game("a game resumed with its seeds", &resumed, stage);
        }
        // An outcome that was named can be the one that would have been drawn: nobody can tell from a replay.
        same_table("a game resumed after outcomes were named", &resumed, stage)?;
        let before = resumed.clone();
        resumed.rewind(resumed.moves());
        same_game("a resumed game taken back to where it is", &resumed, &before)
    }

    fn resumes_with_other_seeds(&self, stage: &Hosted<G>) -> Result<(), String> {
        let others = Seeds::from_seed(4_711);
        let resumed = Hosted::from_replay(stage.replay().clone(), others.clone(), self.options);
        let resumed = resumed.map_err(|e| e.to_string())?;
        same_table("a game resumed with other seeds", &resumed, stage)?;
        same("chance that is still to come from other seeds", &resumed.chance, &others.chance)?;
        same("outcomes drawn from other seeds", resumed.by.contains(&By::Drawn), false)
    }

    fn rewinds_with_other_seeds(&self) -> Result<(), String> {
        let others = Seeds::from_seed(4_711);
        let host = |replay| Hosted::from_replay(replay, others.clone(), self.options).map_err(|e| e.to_string());
        let Replay { setup, deal, log } = self.end().replay();
        for length in 0..=log.len() {
            let mut back = host(self.end().replay().clone())?;
            back.rewind(length);
            let log = log[..back.moves()].to_vec();
            let again = host(Replay { setup: setup.clone(), deal: deal.clone(), log })?;
            same_game("a game with other seeds taken back", &back, &again)?;
        }
        Ok(())
    }

    fn needs_no_events(&self) -> Result<(), String> {
        let options = Options { keep_events: false, ..self.options };
        let setup = self.end().replay().setup.clone();
        let mut silent = Hosted::<G>::new(setup, self.seeds.clone(), options).map_err(|e| e.to_string())?;
        for &next in &self.moves {
            go_on(&mut silent, next)?;
        }
        same("a game without events", silent.replay(), self.end().replay())?;
        same("chance in a game without events", &silent.chance, &self.end().chance)?;
        same("events that are not kept", silent.events_in_full().len(), 0)
    }
}

fn go_on<G: Game>(hosted: &mut Hosted<G>, next: Option<G::Action>) -> Result<(), String> {
    match next {
        Some(action) => hosted.play(action).map_err(|e| e.to_string()),
        None => hosted.draw().map(|_| ()).ok_or_else(|| "nothing is drawn, though chance is to decide".into()),
    }
}

/// Equal in all that a host can find out, now and later.
fn same_game<G: Game>(what: &str, got: &Hosted<G>, expected: &Hosted<G>) -> Result<(), String> {
    same_table(what, got, expected)?;
    same(&format!("{what}: its chance"), &got.chance, &expected.chance)?;
    same(&format!("{what}: who decided"), got.by(), expected.by())
}

/// Equal in all but where chance comes from.
fn same_table<G: Game>(what: &str, got: &Hosted<G>, expected: &Hosted<G>) -> Result<(), String> {
    same(what, got.replay(), expected.replay())?;
    same(&format!("{what}: the position"), got.position(), expected.position())?;
    for audience in Audience::all(got.position().seats()) {
        same(&format!("{what}: the view of {audience}"), got.view(audience), expected.view(audience))?;
        let last = |hosted: &Hosted<G>| hosted.last_events_for(audience);
        same(&format!("{what}: the last events for {audience}"), last(got), last(expected))?;
    }
    same(&format!("{what}: its events"), got.events_in_full(), expected.events_in_full())?;
    same(&format!("{what}: its length"), got.events_in_full().len(), got.moves())
}
