use anyhow::Context;
use wormery_bots::{Bot, Pace, Roster};
use wormery_core::{Config, Seat, Viewer};
use wormery_table::{Seeded, Table};

use crate::duel;

/// A bot for every seat; those of people's seats are never asked.
pub(super) struct Bots<G: Roster> {
    by_seat: Vec<Box<dyn Bot<G>>>,
    pace: Pace,
    seed: u64,
}

impl<G: Roster> Bots<G> {
    pub(super) fn new(
        level: &str,
        pace: Pace,
        config: &Config<G::Options>,
        seed: u64,
    ) -> anyhow::Result<Self> {
        duel::check_level::<G>(level).context("--level")?;
        let by_seat = Seat::all(config.n_seats()).filter_map(|seat| G::bot(level, config, seat)).collect();
        Ok(Self { by_seat, pace, seed })
    }

    /// What the bot of a seat does, from what that seat may know and with luck of its own.
    pub(super) fn choose(&mut self, table: &Table<G>, seat: Seat) -> G::Action {
        let frame = table.frame(Viewer::Seat(seat), table.ply());
        let luck = Seeded::for_game(self.seed, 1 + u64::from(table.ply().0));
        let bot = &mut self.by_seat[seat.index()];
        self.pace.think(luck, |thinking| bot.choose(&frame.view, &frame.legal, thinking))
    }
}
