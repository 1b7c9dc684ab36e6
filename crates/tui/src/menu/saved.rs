//! The saved games: to go on with, to watch, to delete.

use wormery_games::with_game;
use wormery_host::{SavedGame, delete_saved, fresh_seed, games_folder, saved_games};
use wormery_words::{Language, say};

use super::Menu;
use crate::canvas::Canvas;
use crate::footer::Foot;
use crate::list::{self, Entry, ListPage, Pressed};
use crate::run::resume_screen;
use crate::screen::{Screen, Step};
use crate::{Habits, Input, Key, about, trouble_words};

/// The list of saved games.
pub(super) struct SavedScreen {
    habits: Habits,
    games: Vec<SavedGame>,
    cursor: usize,
    /// Whether it is asked if the game under the cursor is to be deleted.
    is_asked: bool,
    said: Option<String>,
}

impl SavedScreen {
    pub(super) fn new(habits: Habits) -> Self {
        Self { habits, games: listed(), cursor: 0, is_asked: false, said: None }
    }

    fn press(&mut self, key: Key) -> Step {
        self.said = None;
        if std::mem::take(&mut self.is_asked) {
            if matches!(key, Key::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O')) {
                self.delete();
            }
            return Step::Stay;
        }
        if list::press(&mut self.cursor, self.games.len(), key) == Pressed::Chosen {
            return self.open();
        }
        match key {
            Key::Esc | Key::Char('q' | 'Q') => return Step::Go(Box::new(Menu::new(self.habits))),
            Key::Char('d' | 'D') if !self.games.is_empty() => self.is_asked = true,
            _ => {}
        }
        Step::Stay
    }

    /// Goes on with a game, or shows one that is over.
    fn open(&mut self) -> Step {
        let Some(game) = self.games.get(self.cursor) else { return Step::Stay };
        match resume_screen(&game.path, fresh_seed(), self.habits) {
            Ok(screen) => Step::Go(screen),
            Err(error) => {
                self.said = Some(trouble_words(self.habits.language, &error));
                Step::Stay
            }
        }
    }

    fn delete(&mut self) {
        let Some(game) = self.games.get(self.cursor) else { return };
        let (language, file) = (self.habits.language, file_name(game));
        self.said = Some(match delete_saved(&game.path) {
            Ok(()) => say!(language, hall_saved_deleted, file),
            Err(error) => trouble_words(language, &error.into()),
        });
        self.games = listed();
        self.cursor = self.cursor.min(self.games.len().saturating_sub(1));
    }
}

fn listed() -> Vec<SavedGame> {
    games_folder().map(|folder| saved_games(&folder)).unwrap_or_default()
}

fn file_name(game: &SavedGame) -> String {
    game.path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned())
}

/// A saved game in a line.
fn words(language: Language, game: &SavedGame) -> String {
    let title = with_game!(game.game, G => about::title::<G>(language));
    let state = match (game.is_over, game.is_played) {
        (true, _) => say!(language, hall_over),
        (_, true) => say!(language, hall_saved_played),
        _ => say!(language, hall_saved_waits),
    };
    let lines = say!(language, hall_saved_lines, n = game.n_lines);
    [title, state, lines, game.players.join(", "), file_name(game)].join(" · ")
}

impl Screen for SavedScreen {
    fn language(&self) -> Language {
        self.habits.language
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => self.press(key),
            Input::Quit => Step::Leave(None),
            Input::Click(..) | Input::Tick(_) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let language = self.habits.language;
        let file = self.games.get(self.cursor).map(file_name).unwrap_or_default();
        let sure = self.is_asked.then(|| say!(language, hall_saved_sure, file));
        let foot = Foot::new()
            .key('d', say!(language, hall_saved_delete))
            .key('q', say!(language, hall_saved_back))
            .key('x', say!(language, hall_saved_foot))
            .key('x', say!(language, tui_menu_move));
        ListPage {
            title: say!(language, hall_saved_title),
            lead: self.games.is_empty().then(|| say!(language, hall_saved_none)),
            entries: self.games.iter().map(|game| Entry::new(words(language, game))).collect(),
            cursor: self.cursor,
            said: sure.or_else(|| self.said.clone()),
            foot,
        }
        .draw(canvas);
    }
}
