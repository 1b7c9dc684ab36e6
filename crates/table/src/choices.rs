use wormery_core::{Effect, Event, Game, Viewer};

use crate::{Choice, Previews};

/// What the seat to act may do, and what it certainly brings about as far as the viewer may know.
pub fn choices<G: Game>(game: &G, viewer: Viewer, previews: Previews) -> Vec<Choice<G>> {
    game.legal()
        .map(|action| match previews {
            Previews::With => choice(game, action, viewer),
            Previews::Without => Choice { action, effects: Vec::new(), reversible: false },
        })
        .collect()
}

/// A legal action with what it certainly brings about, as far as the viewer may know.
pub fn choice<G: Game>(game: &G, action: G::Action, viewer: Viewer) -> Choice<G> {
    let (after, told) = tried(game, action);
    let reversible = can_be_taken_back(&after, &told);
    // Both are asked: an end lays open what the position before still hides, and nothing has ended yet.
    let known = |effect| after.effect_for(effect, viewer).and_then(|effect| game.effect_for(effect, viewer));
    Choice { action, effects: told.into_iter().filter_map(known).collect(), reversible }
}

/// Whether a legal action can be taken back until somebody acts after it: no chance was asked, nothing was laid open,
/// and the game goes on.
///
/// The rules decide: what must happen next ([`Game::turn`]) and what they tell ([`Effect::lays_open`]). A frame says it
/// of every choice, so that a client can wait before it sends one.
pub fn is_reversible<G: Game>(game: &G, action: G::Action) -> bool {
    let (after, told) = tried(game, action);
    can_be_taken_back(&after, &told)
}

fn tried<G: Game>(game: &G, action: G::Action) -> (G, Vec<G::Effect>) {
    let (mut after, mut told) = (game.clone(), Vec::new());
    after.happen(&Event::Action(action), &mut told).expect("a legal action is accepted");
    (after, told)
}

fn can_be_taken_back<G: Game>(after: &G, told: &[G::Effect]) -> bool {
    after.turn().seat().is_some() && !told.iter().any(Effect::lays_open)
}
