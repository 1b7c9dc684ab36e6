use wormery_bots::{Bot, Pace, Roster};
use wormery_core::{Config, Seat, Viewer};
use wormery_table::{Previews, Seeded, Table};
use wormery_tui::{Kind, Player};

/// The bots of a table, by seat; people have none.
pub(super) struct Bots<G: Roster> {
    by_seat: Vec<Option<Box<dyn Bot<G>>>>,
    pace: Pace,
    seed: u64,
}

impl<G: Roster> Bots<G> {
    pub(super) fn new(players: &[Player], pace: Pace, config: &Config<G::Options>, seed: u64) -> Self {
        let bot = |(seat, player): (Seat, &Player)| match &player.kind {
            Kind::Bot(level) => G::bot(level, config, seat),
            Kind::Person | Kind::Far => None,
        };
        Self { by_seat: Seat::all(players.len()).zip(players).map(bot).collect(), pace, seed }
    }

    /// What the bot of a seat does, from what that seat may know and with luck of its own; `None` for a person.
    pub(super) fn choose(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let bot = self.by_seat[seat.index()].as_mut()?;
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::Without);
        let luck = Seeded::for_game(self.seed, 1 + u64::from(table.ply().0));
        Some(self.pace.think(luck, |thinking| bot.choose(&frame.view, &frame.actions(), thinking)))
    }
}
