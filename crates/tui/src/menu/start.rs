//! From the menu to the table.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};
use serde_json::{Map, Value};
use wormery_core::{Config, Game};
use wormery_games::with_game;
use wormery_host::{Player, fresh_seed, options_from_json, read_deck};

use super::{Menu, Row, levels};
use crate::refusal::illegal_words;
use crate::run::resume_screen;
use crate::screen::{Screen, Step};
use crate::{Draw, Setup, trouble_words};

impl Menu {
    /// Begins the game that was put together.
    pub(super) fn start(&mut self) -> Step {
        let screen = with_game!(self.game, G => self.table::<G>());
        self.go(screen)
    }

    /// Goes on with the game that waits.
    pub(super) fn go_on(&mut self) -> Step {
        let path = self.unfinished.clone().unwrap_or_default();
        let screen = self.resumed(&path);
        self.go(screen)
    }

    fn go(&mut self, screen: anyhow::Result<Box<dyn Screen>>) -> Step {
        match screen {
            Ok(screen) => Step::Go(screen),
            Err(error) => {
                self.said = Some(trouble_words(self.habits.language, &error));
                Step::Stay
            }
        }
    }

    fn resumed(&self, path: &Path) -> anyhow::Result<Box<dyn Screen>> {
        resume_screen(path, fresh_seed(), self.habits)
    }

    fn table<G: Draw>(&self) -> anyhow::Result<Box<dyn Screen>> {
        let config = Config::new(self.seats.len(), self.start, self.options::<G>()?)?;
        let setup = Setup::<G> {
            config,
            players: self.players(),
            playouts: 400,
            seed: fresh_seed(),
            today: None,
            out: None,
            habits: self.habits,
        };
        Ok(Box::new(setup.start()?))
    }

    fn players(&self) -> Vec<Player> {
        let player = |chair: &super::Chair| match chair.level {
            None => Player::person(chair.name.trim()),
            Some(level) => Player::bot(chair.name.trim(), levels(self.game)[level].name),
        };
        self.seats.iter().map(player).collect()
    }

    /// The options as they would stand in a record.
    fn options<G: Draw>(&self) -> anyhow::Result<<G as Game>::Options> {
        let mut options = self.settings.unusual(self.seats.len());
        if self.rows().contains(&Row::Deck) && !self.deck.trim().is_empty() {
            options.extend(self.deck_options::<G>().with_context(|| self.deck.trim().to_owned())?);
        }
        Ok(options_from_json::<G>(&Value::Object(options))?)
    }

    fn deck_options<G: Draw>(&self) -> anyhow::Result<Map<String, Value>> {
        let text = fs::read_to_string(self.deck.trim())?;
        let Some(read) = read_deck::<G>(&text) else { return Ok(Map::new()) };
        read.map(|deck| deck.options)
            .map_err(|illegal| anyhow!("{}", illegal_words(self.habits.language, &illegal)))
    }
}
