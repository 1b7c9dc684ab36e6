//! The saved games: to go on with, to watch, to delete.

use ratatui::layout::Rect;
use wormery_games::with_game;
use wormery_host::{SavedGame, delete_saved, fresh_seed, games_folder, saved_games};
use wormery_words::{Language, say};

use super::Menu;
use crate::canvas::{Canvas, below, cut};
use crate::footer::Foot;
use crate::run::resume_screen;
use crate::screen::{Screen, Step};
use crate::{Habits, Input, Key, Role, about, trouble_words};

/// The widest the list gets.
const WIDTH: u16 = 100;

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
        let n_rows = self.games.len().max(1);
        match key {
            Key::Esc | Key::Char('q' | 'Q') => return Step::Go(Box::new(Menu::new(self.habits))),
            Key::Up | Key::BackTab => self.cursor = (self.cursor + n_rows - 1) % n_rows,
            Key::Down | Key::Tab => self.cursor = (self.cursor + 1) % n_rows,
            Key::PageUp => self.cursor = self.cursor.saturating_sub(10),
            Key::PageDown => self.cursor = (self.cursor + 10).min(n_rows - 1),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = n_rows - 1,
            Key::Point(row) if row != self.cursor => self.cursor = row.min(n_rows - 1),
            Key::Enter | Key::Point(_) => return self.open(),
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

    fn draw_game(&self, game: &SavedGame, place: usize, canvas: &mut Canvas<'_>, at: Rect) {
        let is_here = place == self.cursor;
        canvas.zone(at, Key::Point(place));
        let rest = canvas.say(at, if is_here { " ▸ " } else { "   " }, Role::Sun);
        let role = if is_here { Role::Title } else { Role::Ink };
        canvas.say(rest, &cut(&words(self.habits.language, game), rest.width.into()), role);
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
        let (area, language) = (canvas.area(), self.habits.language);
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, height: area.height - 1, ..area };
        canvas.fill(Rect { height: 3, ..column }, Role::Lawn);
        let title = say!(language, hall_saved_title);
        canvas.center(below(column, 1), &title, canvas.style(Role::Title));
        let list = below(column, 4);
        if self.games.is_empty() {
            let at = Rect { x: list.x + 3, height: 1, ..list };
            canvas.say(at, &say!(language, hall_saved_none), Role::Dim);
        }
        let room = usize::from(list.height.saturating_sub(3)).max(1);
        let first = self.cursor.saturating_sub(room / 2).min(self.games.len().saturating_sub(room));
        let shown = self.games.iter().enumerate().skip(first).take(room);
        for ((place, game), at) in shown.zip(list.rows()) {
            self.draw_game(game, place, canvas, at);
        }
        let at = Rect { x: list.x + 3, y: list.bottom() - 2, width: list.width.saturating_sub(6), height: 2 };
        let file = self.games.get(self.cursor).map(file_name).unwrap_or_default();
        let sure = self.is_asked.then(|| say!(language, hall_saved_sure, file));
        if let Some(said) = sure.or_else(|| self.said.clone()) {
            canvas.paragraph(at, &said, Role::Bad);
        }
        Foot::new()
            .key('x', say!(language, tui_menu_move))
            .key('x', say!(language, hall_saved_foot))
            .key('d', say!(language, hall_saved_delete))
            .key('q', say!(language, hall_saved_back))
            .draw(canvas, Rect { y: area.bottom() - 1, height: 1, ..area });
    }
}
