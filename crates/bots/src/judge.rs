use wormery_core::{Chance, Event, Game, Seat, Turn, words};
use wormery_table::Seeded;

use crate::{Shares, fingerprint};

/// How many draws stand for all of those that are too many to list.
const N_DRAWS: usize = 64;

words! {
    /// How the worth of positions was found.
    pub enum Method as "method" {
        /// Every turn is solved exactly; its ends are valued by the trained net.
        ExactTurns = "exact-turns",
        /// Every turn is solved exactly, and its ends are valued by the trained net; choices are tried out to the end of the round.
        Searched = "searched",
        /// Positions are tried out many times: every number has a margin.
        Sampled = "sampled",
    }
}

/// Says what a game is worth to everybody: the one opinion that the coach, the review and the strongest bot share.
///
/// It has no luck of its own and knows no clock: the same question gets the same answer, bit for bit, on every machine.
pub trait Judge<G: Game>: Send {
    /// How it finds that out.
    fn method(&self) -> Method;

    /// Changes whenever an answer may be another one than before.
    fn version(&self) -> String;

    /// What a position is worth to each row of the standing, with full knowledge of it.
    fn worth(&mut self, game: &G) -> Shares;

    /// What a position is worth in which chance is asked: the mean over all that may come.
    fn before_chance(&mut self, game: &G) -> Shares {
        mean_of_outcomes(self, game)
    }

    /// What each action of a seat is worth, from what the seat can see; in the order of `legal`.
    fn choices(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Choice<G::Action>>;

    /// The mean worth of all positions that look like this to a seat, or of what an action makes of them; `None` where
    /// nothing is hidden from it.
    fn thought(&mut self, _view: &G::View, _seat: Seat, _action: Option<G::Action>) -> Option<Shares> {
        None
    }
}

/// Something that a seat could do.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// What the game is then worth to each row of the standing.
    pub shares: Shares,
    /// Half of the 95 % interval of the difference to the best choice; 0 where nothing was sampled.
    pub margin: f64,
}

/// The mean worth of what chance may bring: of everything, or of many draws if that cannot be listed.
fn mean_of_outcomes<G: Game>(judge: &mut (impl Judge<G> + ?Sized), game: &G) -> Shares {
    let Turn::Chance(question) = game.turn() else { return judge.worth(game) };
    let outcomes = question.ways().unwrap_or_else(|| {
        let mut luck = Seeded::new(fingerprint(game));
        (0..N_DRAWS).map(|_| (question.draw(&mut luck), 1)).collect()
    });
    let worths = outcomes.into_iter().map(|(outcome, ways)| {
        let mut after = game.clone();
        after.apply(&Event::Chance(outcome)).expect("what chance may bring is possible");
        (judge.worth(&after), ways as f64)
    });
    Shares::mean(worths)
}
