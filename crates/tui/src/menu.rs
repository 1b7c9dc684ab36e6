//! The menu: which game, who plays, by which rules.

mod change;
mod paint;
mod saved;
mod settings;
mod start;

use std::mem;
use std::path::PathBuf;

use wormery_core::{Described, Game, Options};
use wormery_games::{GameId, with_game};

use crate::canvas::Canvas;
use crate::rules::RulesScreen;
use crate::screen::{Screen, Step};
use crate::{Ground, Habits, Input, Key};
use saved::SavedScreen;
pub(crate) use settings::Settings;
use wormery_bots::{Level, LevelWords, Roster};
use wormery_host::{games_folder, newest_waiting, saved_games};
use wormery_words::Language;

/// The menu.
pub(crate) struct Menu {
    game: GameId,
    seats: Vec<Chair>,
    settings: Settings,
    /// The place of the seat that begins.
    start: usize,
    /// The path of a deck file; empty for the deck of the game.
    deck: String,
    habits: Habits,
    cursor: usize,
    is_editing: bool,
    /// A game that waits to be finished.
    unfinished: Option<PathBuf>,
    n_saved: usize,
    said: Option<String>,
}

/// A seat as the menu knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chair {
    name: String,
    /// The place of a bot's level in the list; `None` for somebody at the keyboard.
    level: Option<usize>,
}

/// A line of the menu that can be changed or done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Continue,
    Saved,
    Game,
    Players,
    Chair(usize),
    First,
    Setting(usize),
    Deck,
    Hints,
    Pace,
    Start,
}

/// Names for those who have none.
const NAMES: [&str; 7] = ["Ann", "Bo", "Cas", "Dina", "Emil", "Fien", "Gijs"];

impl Menu {
    /// A menu with what people like.
    pub(crate) fn new(habits: Habits) -> Self {
        let folder = games_folder();
        let unfinished = folder.as_deref().and_then(newest_waiting);
        let n_saved = folder.map_or(0, |folder| saved_games(&folder).len());
        let mut menu = Self {
            game: GameId::ALL[0],
            seats: Vec::new(),
            settings: Settings::of(GameId::ALL[0]),
            start: 0,
            deck: String::new(),
            habits,
            cursor: 0,
            is_editing: false,
            unfinished,
            n_saved,
            said: None,
        };
        menu.set_game(GameId::ALL[0]);
        menu.set_seats(2);
        menu
    }

    /// Without a game that waits: for pictures that are always the same.
    #[cfg(test)]
    pub(crate) fn without_saved_games() -> Self {
        Self { unfinished: None, n_saved: 0, ..Self::new(Habits::default()) }
    }

    /// Every line, from top to bottom.
    fn rows(&self) -> Vec<Row> {
        let saved = (self.n_saved > 0).then_some(Row::Saved);
        let waiting = self.unfinished.iter().map(|_| Row::Continue).chain(saved);
        let chairs = (0..self.seats.len()).map(Row::Chair);
        let settings = self.settings.shown(self.seats.len()).into_iter();
        let settings =
            settings.map(|place| if self.settings.is_deck(place) { Row::Deck } else { Row::Setting(place) });
        waiting
            .chain([Row::Game, Row::Players])
            .chain(chairs)
            .chain([Row::First])
            .chain(settings)
            .chain([Row::Hints, Row::Pace, Row::Start])
            .collect()
    }

    fn row(&self) -> Row {
        self.rows().get(self.cursor).copied().unwrap_or(Row::Start)
    }

    fn set_game(&mut self, game: GameId) {
        self.game = game;
        self.settings = Settings::of(game);
        for chair in &mut self.seats {
            chair.level = chair.level.map(|_| usual_level(game));
        }
        let n_seats = self.seats.len();
        self.set_seats(n_seats);
    }

    /// Adds or removes seats; those who come are bots, but the first one.
    fn set_seats(&mut self, n_seats: usize) {
        let range = seats_of(self.game);
        let n_seats = n_seats.clamp(*range.start(), *range.end());
        while self.seats.len() < n_seats {
            let place = self.seats.len();
            let level = (place > 0).then(|| usual_level(self.game));
            self.seats.push(Chair { name: NAMES[place % NAMES.len()].into(), level });
        }
        self.seats.truncate(n_seats);
        self.start = self.start.min(n_seats - 1);
    }
}

/// How many can play a game.
pub(crate) fn seats_of(game: GameId) -> std::ops::RangeInclusive<usize> {
    with_game!(game, G => <G as Game>::Options::SEATS)
}

/// The names of the levels and how they think.
pub(crate) fn levels(game: GameId) -> Vec<LevelWords> {
    with_game!(game, G => <G as Roster>::LEVELS.iter().map(Level::words).collect())
}

/// The place after or before one of some, around the end.
pub(crate) fn turned(at: usize, of: usize, forward: bool) -> usize {
    (at + if forward { 1 } else { of - 1 }) % of
}

/// A level in the middle.
fn usual_level(game: GameId) -> usize {
    levels(game).len() / 2
}

impl Screen for Menu {
    fn ground(&self) -> Ground {
        with_game!(self.game, G => <G as Described>::ABOUT.ground)
    }

    fn language(&self) -> Language {
        self.habits.language
    }

    fn is_typing(&self) -> bool {
        self.is_editing
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) if self.is_editing => {
                self.write(key);
                Step::Stay
            }
            Input::Key(key) => self.press(key),
            Input::Quit => Step::Leave(None),
            Input::Click(..) | Input::Tick(_) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.paint(canvas);
    }
}

impl Menu {
    fn press(&mut self, key: Key) -> Step {
        self.said = None;
        let n_rows = self.rows().len();
        match key {
            Key::Up | Key::BackTab => self.cursor = (self.cursor + n_rows - 1) % n_rows,
            Key::Down | Key::Tab => self.cursor = (self.cursor + 1) % n_rows,
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = n_rows - 1,
            Key::Left | Key::Char('-') => self.change(false),
            Key::Right | Key::Char('+' | ' ') => self.change(true),
            Key::Point(row) if row == self.cursor => return self.press(Key::Enter),
            Key::Point(row) => self.cursor = row,
            Key::Choose(row) => {
                self.cursor = row;
                return self.enter();
            }
            Key::Enter => return self.enter(),
            Key::Char('r' | 'R') => return self.read_rules(),
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(None),
            _ => {}
        }
        Step::Stay
    }

    /// Shows the rules of the game that is chosen, and comes back.
    fn read_rules(&mut self) -> Step {
        let rules = RulesScreen::new(Some(self.game), self.habits.language);
        let menu = mem::replace(self, Self::new(self.habits));
        Step::Go(Box::new(rules.before(Box::new(menu))))
    }

    fn enter(&mut self) -> Step {
        match self.row() {
            Row::Start => self.start(),
            Row::Continue => self.go_on(),
            Row::Saved => Step::Go(Box::new(SavedScreen::new(self.habits))),
            Row::Chair(place) if self.seats[place].level.is_none() => {
                self.is_editing = true;
                Step::Stay
            }
            Row::Deck => {
                self.is_editing = true;
                Step::Stay
            }
            _ => {
                self.change(true);
                Step::Stay
            }
        }
    }
}
