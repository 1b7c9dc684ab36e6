use wormery_core::{Config, Game, words};

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

/// Says what positions of a game are worth, with full knowledge of them.
pub trait Judge<G: Game> {
    /// How it finds that out.
    const METHOD: Method;

    /// Looks at a position that came up after so many events.
    fn look(&mut self, ply: u32, game: &G) -> Look<G>;

    /// What such a position is worth to one row of the standing.
    fn worth_to(&mut self, ply: u32, game: &G, row: usize) -> f64 {
        self.look(ply, game).worth.of(row)
    }
}

/// What a judge thinks of a position.
#[derive(Clone, Debug)]
pub struct Look<G: Game> {
    /// What the position is worth to each row of the standing.
    pub worth: Shares,
    /// What the seat to act could do, judged from what it could know; empty where there was nothing to choose.
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

/// A game that can be reviewed.
pub trait Reviewed: Game {
    /// Who judges it.
    type Judge: Judge<Self>;

    /// A judge for a game of this config; one that samples plays this often from every choice.
    fn judge(config: &Config<Self::Options>, n_playouts: u32) -> Self::Judge;
}
