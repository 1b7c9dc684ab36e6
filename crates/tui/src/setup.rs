use std::path::{Path, PathBuf};

use anyhow::Context;
use wormery_bots::Levels;
use wormery_core::Config;
use wormery_host::{Journal, LuckSource, Notes, Player, Saved, games_folder, names};
use wormery_table::Table;
use wormery_today::Today;
use wormery_words::say;

use crate::local_link::Local;
use crate::plain::story_of;
use crate::screen::Screen;
use crate::table::TableScreen;
use crate::watch::WatchScreen;
use crate::{Draw, Habits, Mood, Tale, level_words};

/// A game that is about to begin.
#[derive(Clone, Debug)]
pub struct Setup<G: Draw> {
    /// Seats and options.
    pub config: Config<G::Options>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// How many playouts a bot that samples may make.
    pub playouts: u32,
    /// The luck of the game.
    pub seed: u64,
    /// Of which day it is the game, if it is one: then its luck is that of the day.
    pub today: Option<Today>,
    /// Where the record goes; `None` for a new file among the saved games.
    pub out: Option<PathBuf>,
    /// How people like to play.
    pub habits: Habits,
}

impl<G: Draw> Setup<G> {
    /// Lays the table.
    pub(crate) fn start(self) -> anyhow::Result<TableScreen<G>> {
        let journal = self.journal()?;
        let (setup, table) = (self.clone(), Table::new(self.config));
        let link = Local::new(table, self.players, journal, setup.luck(), setup.playouts)?;
        let levels = setup.levels();
        let mut screen = TableScreen::new(Box::new(link), setup);
        screen.remember(levels);
        Ok(screen)
    }

    /// How the bots play, each level once.
    fn levels(&self) -> Vec<Tale> {
        let mut names: Vec<&str> = self.players.iter().filter_map(Player::level).collect();
        names.sort_unstable();
        names.dedup();
        let tale = |name: &str| {
            let (level, about) = level_words::<G>(self.habits.language, G::level(name)?.words());
            Some(Tale::new(Mood::Plain, say!(self.habits.language, cli_bots_level, level, about)))
        };
        names.into_iter().filter_map(tale).collect()
    }

    /// Where the luck comes from.
    pub(crate) fn luck(&self) -> LuckSource {
        LuckSource { seed: self.seed, today: self.today.clone() }
    }

    fn journal(&self) -> anyhow::Result<Journal> {
        let Some(place) = self.out.clone().or_else(games_folder) else { return Ok(Journal::default()) };
        let begin = if self.out.is_some() { Journal::create::<G> } else { Journal::create_in::<G> };
        let notes = Notes { playouts: self.playouts, today: self.today.clone() };
        begin(&place, &self.config, &self.players, &notes)
            .with_context(|| say!(self.habits.language, tr_save_to, path = place.display().to_string()))
    }

    /// Goes on with a game from a disk; one that is over can only be watched.
    pub(crate) fn resume(path: &Path, seed: u64, habits: Habits) -> anyhow::Result<Box<dyn Screen>> {
        let (loaded, journal) = match Saved::<G>::open(path)? {
            Saved::Over => {
                return Ok(Box::new(
                    WatchScreen::<G>::open(path, habits.language)?
                        .with_note(say!(habits.language, tui_is_over)),
                ));
            }
            Saved::GoesOn { loaded, journal } => (loaded, journal),
        };
        let setup = Self {
            config: loaded.table.config().clone(),
            players: loaded.players.clone(),
            playouts: loaded.playouts,
            seed,
            today: loaded.today,
            out: None,
            habits,
        };
        let story = story_of(&loaded.table, &names(&loaded.players), habits.language);
        let link = Local::new(loaded.table, loaded.players, journal, setup.luck(), setup.playouts)?;
        let mut screen = TableScreen::new(Box::new(link), setup);
        screen.remember(story);
        if let Some(line) = loaded.torn {
            screen.tell_first(say!(habits.language, tui_torn, line));
        }
        Ok(Box::new(screen))
    }

    /// The next game of the same people: the start passes on to the left. The game of a day stays as it is, and is practice.
    pub(crate) fn again(self, habits: Habits) -> Self {
        if self.today.is_some() {
            return Self { out: None, habits, ..self };
        }
        let n_seats = self.config.n_seats();
        let start = self.config.start().next(n_seats).index();
        let config = Config::new(n_seats, start, self.config.options().clone());
        Self {
            config: config.expect("another seat may begin"),
            seed: self.seed.wrapping_add(1),
            out: None,
            habits,
            ..self
        }
    }
}
