//! The lobby of a server: its tables, and new ones.

use std::time::Duration;

use wormery_client::{Hall, Room, Trouble};
use wormery_core::Word;
use wormery_games::GameId;
use wormery_host::Worker;
use wormery_protocol::{CreateTable, TableState, TableSummary};
use wormery_words::{Language, say};

use super::form::Form;
use super::new_table::title;
use super::screen::JoinScreen;
use crate::canvas::Canvas;
use crate::footer::Foot;
use crate::list::{self, Entry, ListPage, Pressed};
use crate::screen::{Screen, Step};
use crate::trouble::far_words;
use crate::{Habits, Input, Key};

/// How often the server is asked.
const OFTEN: Duration = Duration::from_secs(3);

/// What a server is asked.
pub(super) enum Ask {
    List,
    Enter(String),
    Make(CreateTable),
}

/// What it answers.
pub(super) enum Told {
    Tables(Vec<TableSummary>),
    Room(Box<Room>),
}

/// A server that is asked on a thread of its own.
pub(super) type Asked = Worker<Ask, Result<Told, Trouble>>;

/// The lobby of a server.
pub(super) struct HallScreen {
    server: String,
    worker: Asked,
    habits: Habits,
    tables: Vec<TableSummary>,
    cursor: usize,
    /// The table that is about to be made.
    form: Option<Form>,
    said: Option<String>,
    is_going: bool,
    since: Duration,
}

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Table(usize),
    New(GameId),
}

impl HallScreen {
    pub(super) fn new(hall: Hall, only_watch: bool, habits: Habits) -> Result<Self, Trouble> {
        let (server, tables) = (hall.site.to_string(), hall.tables()?);
        Ok(Self::with(server, tables, Worker::new(move |ask| answer(&hall, ask, only_watch)), habits))
    }

    /// The lobby of a server that is asked in some way.
    pub(super) fn with(server: String, tables: Vec<TableSummary>, worker: Asked, habits: Habits) -> Self {
        Self {
            server,
            worker,
            habits,
            tables,
            cursor: 0,
            form: None,
            said: None,
            is_going: false,
            since: Duration::ZERO,
        }
    }

    fn rows(&self) -> Vec<Row> {
        let tables = (0..self.tables.len()).map(Row::Table);
        tables.chain(GameId::ALL.iter().copied().map(Row::New)).collect()
    }

    fn press(&mut self, key: Key) -> Step {
        self.said = None;
        if let Some(form) = &mut self.form {
            match form.press(key) {
                Some(Pressed::Chosen) => {
                    let wanted = form.request();
                    self.ask(Ask::Make(wanted));
                }
                Some(_) => {}
                None => self.form = None,
            }
            return Step::Stay;
        }
        let n_rows = self.rows().len();
        match list::press(&mut self.cursor, n_rows, key) {
            Pressed::Chosen => self.choose(),
            Pressed::Other if matches!(key, Key::Char('q' | 'Q') | Key::Esc) => return Step::Leave(None),
            Pressed::Other if key == Key::Char(' ') => self.choose(),
            Pressed::Moved | Pressed::Other => {}
        }
        Step::Stay
    }

    fn choose(&mut self) {
        match self.rows().get(self.cursor) {
            Some(Row::Table(place)) => self.ask(Ask::Enter(self.tables[*place].code.clone())),
            Some(Row::New(game)) => self.form = Some(Form::new(*game)),
            None => {}
        }
    }

    /// Asks for one thing at a time.
    fn ask(&mut self, ask: Ask) {
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

    fn entry(&self, row: Row) -> Entry {
        let language = self.habits.language;
        match row {
            Row::Table(place) => Entry::new(table_words(language, &self.tables[place])),
            Row::New(game) => {
                let entry = Entry::new(say!(language, hall_new, game = title(language, game)));
                if Some(&game) == GameId::ALL.first() { entry.apart() } else { entry }
            }
        }
    }

    /// The tables, and what can be made.
    fn page(&self) -> ListPage {
        let language = self.habits.language;
        ListPage {
            title: say!(language, hall_title, server = self.server.as_str()),
            lead: self.tables.is_empty().then(|| say!(language, hall_none)),
            entries: self.rows().into_iter().map(|row| self.entry(row)).collect(),
            cursor: self.cursor,
            said: None,
            foot: Foot::new()
                .key(' ', say!(language, hall_foot_enter))
                .key('q', say!(language, tui_foot_leave))
                .key('x', say!(language, hall_foot_move))
                .key('t', say!(language, tui_foot_light)),
        }
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

/// A table in a line: its code, the game, who sits there, and how it stands.
pub(super) fn table_words(language: Language, table: &TableSummary) -> String {
    let game =
        GameId::from_word(&table.game).map_or_else(|_| table.game.clone(), |game| title(language, game));
    let free = say!(language, tui_lobby_free);
    let seat = |(place, name): (usize, &Option<String>)| match name {
        None => free.clone(),
        Some(name) if table.robots.iter().any(|robot| usize::from(*robot) == place) => {
            format!("{name} ({})", say!(language, tui_lobby_program))
        }
        Some(name) => name.clone(),
    };
    let seats: Vec<String> = table.seats.iter().enumerate().map(seat).collect();
    let state = match table.state {
        TableState::Open | TableState::Starting => say!(language, hall_open),
        TableState::Playing => say!(language, hall_playing),
        TableState::Over | TableState::Closed => say!(language, hall_over),
    };
    let watchers = (table.watchers > 0).then(|| say!(language, room_watchers, n = table.watchers));
    let parts = [table.code.clone(), game, seats.join(", "), state];
    let programs = table.programs.then(|| say!(language, tui_lobby_programs));
    parts.into_iter().chain(programs).chain(watchers).collect::<Vec<_>>().join(" · ")
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
        let language = self.habits.language;
        let page = self.form.as_ref().map_or_else(|| self.page(), |form| form.page(language));
        let said = self.said.clone().or_else(|| self.is_going.then(|| say!(language, hall_going)));
        ListPage { said, ..page }.draw(canvas);
    }
}
