use std::collections::BTreeMap;

use wormery_bots::{Bot, Levels, Pace, Roster};
use wormery_core::{Config, Seat, Viewer};
use wormery_host::level_of;
use wormery_table::Seeded;

type Key = (String, usize, usize);

/// The bots that somebody asked for, each made once: by level, seat and the seat that begins.
pub(crate) struct Bots<G: Roster> {
    made: BTreeMap<Key, Box<dyn Bot<G>>>,
}

impl<G: Roster> Default for Bots<G> {
    fn default() -> Self {
        Self { made: BTreeMap::new() }
    }
}

impl<G: Roster> Bots<G> {
    /// What a bot of a level does for the seat to act, from what that seat may know.
    pub(crate) fn choose(
        &mut self,
        level: &str,
        config: &Config<G::Options>,
        game: &G,
        seat: Seat,
        luck: Seeded,
    ) -> Result<G::Action, String> {
        let playouts = level_of::<G>(level).map_err(|error| error.to_string())?.playouts().unwrap_or(1);
        let key = (level.to_owned(), seat.index(), config.start().index());
        let make = || G::bot(level, config, seat).expect("the level was found above");
        let bot = self.made.entry(key).or_insert_with(make);
        let legal: Vec<G::Action> = game.legal().collect();
        let view = game.view(Viewer::Seat(seat));
        Ok(Pace::Playouts(playouts).think(luck, |thinking| bot.choose(&view, &legal, thinking)))
    }
}
