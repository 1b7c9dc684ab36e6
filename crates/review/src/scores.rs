use wormery_bots::Roster;
use wormery_core::Event;

use crate::Decision;

/// Luck and choices of each row in the unit of the score; empty for a game in which that cannot be counted.
#[derive(Clone, Default, Debug)]
pub struct Scores {
    /// What its own throws brought against the mean of all that could have come.
    pub luck: Vec<f64>,
    /// What its choices gave away that were not the best ones for the win; never more than nothing.
    pub own: Vec<f64>,
}

impl Scores {
    /// What can be counted of a game, from its positions, what came next, and its decisions.
    pub fn of<G: Roster>(positions: &[G], events: &[Event<G>], decisions: &[Decision<G::Action>]) -> Self {
        let luck = G::score_luck(positions, events);
        let mut own = vec![0.0; luck.len()];
        for decision in decisions.iter().filter(|decision| !decision.grade().is_good()) {
            if let Some(sum) = own.get_mut(decision.seat.index()) {
                *sum -= given_away(&positions[decision.ply as usize], decision);
            }
        }
        Self { luck, own }
    }
}

/// How much less of the score than with the best choice can be expected; a choice that is worse for the win may bring more.
fn given_away<G: Roster>(position: &G, decision: &Decision<G::Action>) -> f64 {
    let actions = [decision.best().action, decision.chosen().action];
    match G::score_of(position, &actions)[..] {
        [best, chosen] => (best - chosen).max(0.0),
        _ => 0.0,
    }
}
