use wormery_core::{Game, words};

use crate::Shares;

words! {
    /// How the worth of positions was found.
    pub enum Method as "method" {
        /// Every turn is solved exactly; its ends are valued by the trained net.
        ExactTurns = "exact-turns",
        /// Positions are played on many times by a rule of thumb: every number has a margin.
        Sampled = "sampled",
    }
}

/// Says what the positions of a game that was played are worth to everybody, with full knowledge of them.
pub trait EvaluatePosition<G: Game>: Send {
    /// How it finds that out.
    fn method(&self) -> Method;

    /// What a position is worth that came up after so many events, and what could be done there.
    fn evaluate(&mut self, ply: u32, game: &G) -> Evaluation<G>;

    /// What such a position is worth to one row of the standing.
    fn worth_to(&mut self, ply: u32, game: &G, row: usize) -> f64 {
        self.evaluate(ply, game).worth.of(row)
    }
}

/// What a position is worth, and what could be done there.
#[derive(Clone, Debug)]
pub struct Evaluation<G: Game> {
    /// What the position is worth to each row of the standing.
    pub worth: Shares,
    /// What the seat to act could do, valued from what it could know; empty where there was nothing to choose.
    pub choices: Vec<Choice<G::Action>>,
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
