use wormery_bots::{Pace, Roster};
use wormery_core::{Game, Seat, Viewer};
use wormery_table::{Frame, Ply, Previews, Seeded, Table};

use super::{Input, LuckSource};
use crate::Bots;

/// What a bot is asked: it may be thought about on another thread.
#[derive(Clone, Debug)]
pub struct Job<G: Game> {
    seat: Seat,
    frame: Frame<G>,
    luck: Seeded,
    n_undone: u32,
}

/// What a bot does at a ply.
#[derive(Clone, Debug)]
pub struct Thought<G: Game> {
    pub(super) seat: Seat,
    pub(super) ply: Ply,
    pub(super) action: G::Action,
    /// How often something was taken back before: a thought about what has not happened is of no interest.
    pub(super) n_undone: u32,
}

impl<G: Game> Job<G> {
    pub(super) fn new(table: &Table<G>, seat: Seat, source: &LuckSource, n_undone: u32) -> Self {
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::Without);
        let luck = match &source.today {
            Some(today) => today.thinking(frame.ply),
            None => Seeded::for_game(source.seed, 1 + u64::from(frame.ply.0)),
        };
        Self { seat, frame, luck, n_undone }
    }
}

impl<G: Roster> Job<G> {
    /// Thinks, and gives what the table takes in; without a bot on this seat, what comes first is done.
    pub fn think(self, bots: &mut Bots<G>, pace: Pace) -> Input<G> {
        let Self { seat, frame, luck, n_undone } = self;
        let action = bots.choose(seat, &frame, pace, luck).unwrap_or_else(|| frame.legal[0].action);
        Input::Thought(Thought { seat, ply: frame.ply, action, n_undone })
    }
}
