//! The lobby of a server: its tables, and new ones.

use std::time::Duration;

use ratatui::layout::Rect;
use wormery_client::{Hall, Room, Trouble};
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_host::Worker;
use wormery_protocol::{CreateTable, TableState, TableSummary};
use wormery_words::{Language, say};

use super::screen::JoinScreen;
use crate::canvas::{Canvas, below, cut};
use crate::footer::Foot;
use crate::screen::{Screen, Step};
use crate::trouble::far_words;
use crate::{Habits, Input, Key, Role, about};

/// The widest the list gets.
const WIDTH: u16 = 92;
/// How often the server is asked.
const OFTEN: Duration = Duration::from_secs(3);

/// What a server is asked.
enum Ask {
    List,
    Enter(String),
    Make(CreateTable),
}

/// What it answers.
enum Told {
    Tables(Vec<TableSummary>),
    Room(Box<Room>),
}

/// The lobby of a server.
pub(super) struct HallScreen {
    server: String,
    worker: Worker<Ask, Result<Told, Trouble>>,
    habits: Habits,
    tables: Vec<TableSummary>,
    cursor: usize,
    is_public: bool,
    said: Option<String>,
    is_going: bool,
    since: Duration,
}

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Table(usize),
    New(GameId),
    Public,
}

impl HallScreen {
    pub(super) fn new(hall: Hall, only_watch: bool, habits: Habits) -> Result<Self, Trouble> {
        let (server, tables) = (hall.site.to_string(), hall.tables()?);
        let worker = Worker::new(move |ask| answer(&hall, ask, only_watch));
        Ok(Self {
            server,
            worker,
            habits,
            tables,
            cursor: 0,
            is_public: false,
            said: None,
            is_going: false,
            since: Duration::ZERO,
        })
    }

    fn rows(&self) -> Vec<Row> {
        let tables = (0..self.tables.len()).map(Row::Table);
        tables.chain(GameId::ALL.iter().copied().map(Row::New)).chain([Row::Public]).collect()
    }

    fn press(&mut self, key: Key) -> Step {
        let n_rows = self.rows().len();
        match key {
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(None),
            Key::Up | Key::BackTab => self.cursor = (self.cursor + n_rows - 1) % n_rows,
            Key::Down | Key::Tab => self.cursor = (self.cursor + 1) % n_rows,
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = n_rows - 1,
            Key::Point(row) if row != self.cursor => self.cursor = row.min(n_rows - 1),
            Key::Enter | Key::Point(_) | Key::Char(' ') => self.choose(),
            _ => {}
        }
        Step::Stay
    }

    fn choose(&mut self) {
        let ask = match self.rows().get(self.cursor) {
            Some(Row::Table(place)) => Ask::Enter(self.tables[*place].code.clone()),
            Some(Row::New(game)) => Ask::Make(new_table(*game, self.is_public)),
            Some(Row::Public) => {
                self.is_public = !self.is_public;
                return;
            }
            None => return,
        };
        if !self.is_going {
            (self.is_going, self.said) = (true, None);
            self.worker.ask(ask);
        }
    }

    /// Takes in what the server says, and asks again from time to time.
    fn listen(&mut self, passed: Duration) -> Step {
        self.since += passed;
        if self.since >= OFTEN && !self.is_going {
            self.since = Duration::ZERO;
            self.worker.ask(Ask::List);
        }
        match self.worker.answer() {
            Ok(Some(Ok(Told::Room(room)))) => {
                return Step::Go(Box::new(JoinScreen::new(*room, self.habits)));
            }
            Ok(Some(Ok(Told::Tables(tables)))) => self.see(tables),
            Ok(Some(Err(why))) => {
                self.is_going = false;
                self.said = Some(far_words(self.habits.language, &why));
            }
            Ok(None) | Err(_) => {}
        }
        Step::Stay
    }

    /// The cursor stays on its line, wherever that is now.
    fn see(&mut self, tables: Vec<TableSummary>) {
        let before = self.rows().get(self.cursor).copied();
        let code = match before {
            Some(Row::Table(place)) => Some(self.tables[place].code.clone()),
            _ => None,
        };
        self.tables = tables;
        let is_same = |row: &Row| match (row, &code) {
            (Row::Table(place), Some(code)) => self.tables[*place].code == *code,
            (row, None) => Some(*row) == before,
            _ => false,
        };
        self.cursor = self.rows().iter().position(is_same).unwrap_or(0);
    }

    fn draw_row(&self, row: Row, place: usize, canvas: &mut Canvas<'_>, at: Rect) {
        let (is_here, language) = (place == self.cursor, self.habits.language);
        canvas.zone(at, Key::Point(place));
        let rest = canvas.say(at, if is_here { " ▸ " } else { "   " }, Role::Sun);
        let role = if is_here { Role::Title } else { Role::Ink };
        let text = match row {
            Row::Table(place) => table_words(language, &self.tables[place]),
            Row::New(game) => say!(language, hall_new, game = title(language, game)),
            Row::Public => {
                let word = if self.is_public { say!(language, room_yes) } else { say!(language, room_no) };
                say!(language, hall_public, word)
            }
        };
        canvas.say(rest, &cut(&text, rest.width.into()), role);
    }
}

fn answer(hall: &Hall, ask: Ask, only_watch: bool) -> Result<Told, Trouble> {
    let enter = |code: &str| hall.enter(code, only_watch).map(|room| Told::Room(Box::new(room)));
    match ask {
        Ask::List => hall.tables().map(Told::Tables),
        Ask::Enter(code) => enter(&code),
        Ask::Make(table) => enter(&hall.make(&table)?),
    }
}

/// A table for two, of which more can be made in its own lobby.
pub(super) fn new_table(game: GameId, public: bool) -> CreateTable {
    CreateTable {
        game: game.word().to_owned(),
        options: None,
        seats: Vec::new(),
        public,
        pace_s: None,
        start_seat: 0,
        away_level: None,
        bot_pace_ms: None,
    }
}

/// The name of a game.
pub(super) fn title(language: Language, game: GameId) -> String {
    with_game!(game, G => about::title::<G>(language))
}

/// A table in a line: its code, the game, who sits there, and how it stands.
pub(super) fn table_words(language: Language, table: &TableSummary) -> String {
    let game =
        GameId::from_word(&table.game).map_or_else(|_| table.game.clone(), |game| title(language, game));
    let free = say!(language, tui_lobby_free);
    let seats: Vec<&str> = table.seats.iter().map(|seat| seat.as_deref().unwrap_or(&free)).collect();
    let state = match table.state {
        TableState::Open | TableState::Starting => say!(language, hall_open),
        TableState::Playing => say!(language, hall_playing),
        TableState::Over | TableState::Closed => say!(language, hall_over),
    };
    let watchers = (table.watchers > 0).then(|| say!(language, room_watchers, n = table.watchers));
    let parts = [table.code.clone(), game, seats.join(", "), state];
    parts.into_iter().chain(watchers).collect::<Vec<_>>().join(" · ")
}

impl Screen for HallScreen {
    fn language(&self) -> Language {
        self.habits.language
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => self.press(key),
            Input::Tick(passed) => self.listen(passed),
            Input::Quit => Step::Leave(None),
            Input::Click(..) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let (area, language) = (canvas.area(), self.habits.language);
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, height: area.height - 1, ..area };
        canvas.fill(Rect { height: 3, ..column }, Role::Lawn);
        let title = say!(language, hall_title, server = self.server.as_str());
        canvas.center(below(column, 1), &title, canvas.style(Role::Title));
        let mut rest = below(column, 4);
        if self.tables.is_empty() {
            canvas.say(Rect { height: 1, x: rest.x + 3, ..rest }, &say!(language, hall_none), Role::Dim);
            rest = below(rest, 2);
        }
        let rows = self.rows();
        let room = usize::from(rest.height.saturating_sub(4)).max(1);
        let first = self.cursor.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        for (place, row) in rows.iter().enumerate().skip(first).take(room) {
            self.draw_row(*row, place, canvas, Rect { height: 1, ..rest });
            rest = below(
                rest,
                1 + u16::from(
                    matches!(rows.get(place + 1), Some(Row::New(_))) && matches!(row, Row::Table(_)),
                ),
            );
        }
        let said = self.said.clone().or_else(|| self.is_going.then(|| say!(language, hall_going)));
        if let Some(said) = said {
            let at = below(rest, 1);
            canvas.paragraph(Rect { x: at.x + 3, width: at.width.saturating_sub(6), ..at }, &said, Role::Bad);
        }
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        Foot::new()
            .key('x', say!(language, hall_foot_move))
            .key(' ', say!(language, hall_foot_enter))
            .key('t', say!(language, tui_foot_light))
            .key('q', say!(language, tui_foot_leave))
            .draw(canvas, foot);
    }
}
