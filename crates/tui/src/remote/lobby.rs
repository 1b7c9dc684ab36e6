//! The lobby of a table: who sits where, before a game begins.

use ratatui::layout::Rect;
use wormery_client::{Item, Room};
use wormery_core::{Seat, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{Command, SeatInfo, TableChange, TableInfo, TableState};
use wormery_words::{Language, Reader, prefix, say};

use super::words::{self, Aside};
use crate::canvas::{Canvas, below, cut};
use crate::footer::Foot;
use crate::refusal::refusal_words;
use crate::screen::Step;
use crate::table::draw_log;
use crate::{Draw, Ground, Key, Role, Tale, Theme, about};

/// The widest the lobby gets.
const WIDTH: u16 = 92;

/// What is pointed at in the lobby, and what was heard there.
pub(super) struct Lobby {
    language: Language,
    cursor: usize,
    heard: Vec<Tale>,
    said: Option<String>,
}

impl Lobby {
    pub(super) fn new(language: Language) -> Self {
        Self { language, cursor: 0, heard: Vec::new(), said: None }
    }

    pub(super) fn hear(&mut self, item: Item) {
        match words::aside(self.language, item) {
            Some(Aside::Tale(tale)) => self.heard.push(tale),
            Some(Aside::Refused(problem)) => {
                let reader = Reader { language: self.language, names: &[], me: None };
                self.said = Some(refusal_words(&reader, &problem));
            }
            None => {}
        }
    }

    pub(super) fn press(&mut self, key: Key, room: &mut Room) -> Step {
        self.said = None;
        let n_seats = room.seat_infos().len();
        match key {
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(words::farewell(self.language, room)),
            _ if n_seats == 0 || room.ended.is_some() => {}
            Key::Up | Key::BackTab => self.cursor = (self.cursor + n_seats - 1) % n_seats,
            Key::Down | Key::Tab => self.cursor = (self.cursor + 1) % n_seats,
            Key::Point(seat) => self.sit(seat, room),
            Key::Char(digit @ '1'..='7') => self.sit(digit as usize - '1' as usize, room),
            Key::Enter if room.is_host() => room.send(Command::Start {}),
            Key::Enter | Key::Char(' ') => self.sit(self.cursor, room),
            Key::Char('s' | 'S') => room.send(Command::Start {}),
            Key::Char('u' | 'U') => room.send(Command::Stand { seat: None }),
            Key::Char('b' | 'B') => self.toggle_bot(room),
            Key::Char('+' | '=') => resize(room, n_seats + 1),
            Key::Char('-') => resize(room, n_seats - 1),
            _ => {}
        }
        Step::Stay
    }

    /// Sits down on a seat, if it is free.
    fn sit(&mut self, place: usize, room: &mut Room) {
        let Some(seat) = room.seat_infos().get(place) else { return };
        self.cursor = place;
        if *seat == SeatInfo::Open {
            room.send(Command::Sit { seat: Some(place as u8) });
        } else if !room.seats().contains(&(place as u8)) {
            self.said = Some(say!(self.language, tui_lobby_taken));
        }
    }

    /// Puts a bot on the seat that is pointed at, or sends it away.
    fn toggle_bot(&self, room: &mut Room) {
        let Some(table) = &room.table else { return };
        let (seat, level) = (self.cursor as u8, table.away_level.clone());
        match table.seats.get(self.cursor) {
            Some(SeatInfo::Open) => room.send(Command::AddBot { seat, level }),
            Some(SeatInfo::Bot { .. } | SeatInfo::Person { .. }) => room.send(Command::Clear { seat }),
            None => {}
        }
    }

    pub(super) fn draw(&self, room: &Room, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, height: area.height - 1, ..area };
        let Some(table) = &room.table else {
            draw_waiting(self.language, room, canvas, column);
            return;
        };
        draw_title(self.language, room, table, canvas, column);
        let mut rest = below(column, 6);
        for place in 0..table.seats.len() {
            self.draw_seat(room, place, canvas, Rect { height: 1, ..rest });
            rest = below(rest, 1);
        }
        rest = below(rest, 1);
        self.draw_state(room, table, canvas, rest);
        let log = Rect { height: rest.height.saturating_sub(4).min(8), ..below(rest, 4) };
        draw_log(&self.heard, self.language, canvas, log);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.foot(room.is_host()).draw(canvas, foot);
    }

    fn draw_seat(&self, room: &Room, place: usize, canvas: &mut Canvas<'_>, at: Rect) {
        let Some(info) = room.seat_infos().get(place) else { return };
        let (is_here, is_mine) = (place == self.cursor, room.seats().contains(&(place as u8)));
        canvas.zone(at, Key::Point(place));
        let rest = canvas.say(at, if is_here { " ▸ " } else { "   " }, Role::Sun);
        let rest = canvas.say(rest, &format!("{}  ", place + 1), Role::Dim);
        let seat = Seat::new(place);
        let style = canvas.theme.seat(seat);
        let rest = canvas.put(rest, &format!("{} ", Theme::sign(seat)), style);
        let (name, marks) = words::seat(self.language, info);
        let role = match info {
            SeatInfo::Open => Role::Dim,
            _ if is_mine => Role::Title,
            _ => Role::Ink,
        };
        canvas.say(rest, &cut(&name, 26), role);
        let you = is_mine.then(|| say!(self.language, app_you));
        let marks: Vec<String> = you.into_iter().chain((!marks.is_empty()).then_some(marks)).collect();
        let marks_at = Rect { x: at.x + 38, width: at.width.saturating_sub(38), ..at };
        canvas.say(marks_at, &marks.join(", "), Role::Dim);
    }

    /// What happens next, and what can be done about it.
    fn draw_state(&self, room: &Room, table: &TableInfo, canvas: &mut Canvas<'_>, area: Rect) {
        let area = Rect { x: area.x + 3, width: area.width.saturating_sub(6), ..area };
        if let Some(said) = words::trouble(self.language, room).or_else(|| self.said.clone()) {
            canvas.paragraph(Rect { height: 2, ..below(area, 2) }, &format!("✗ {said}"), Role::Bad);
        }
        if room.ended.is_some() {
            return;
        }
        let n_free = table.seats.iter().filter(|seat| **seat == SeatInfo::Open).count();
        if table.state == TableState::Starting {
            canvas.say(area, &say!(self.language, tui_lobby_begins), Role::Title);
        } else if room.is_host() {
            let at = Rect { width: area.width.min(30), height: 1, ..area };
            canvas.zone(at, Key::Char('s'));
            let primary = canvas.style(Role::Primary);
            let text = if n_free == 0 {
                say!(self.language, tui_lobby_start)
            } else {
                say!(self.language, tui_lobby_start_bots)
            };
            canvas.pill(area, &text, primary);
        } else {
            canvas.say(area, &self.who_starts(room, table, n_free), Role::Ink);
        }
    }

    fn who_starts(&self, room: &Room, table: &TableInfo, n_free: usize) -> String {
        let host = table.seats.iter().find_map(|seat| match seat {
            SeatInfo::Person { name, host: true, .. } => Some(name.as_str()),
            _ => None,
        });
        let starts = if let Some(name) = host {
            say!(self.language, tui_lobby_starts, name)
        } else {
            say!(self.language, tui_lobby_host_starts)
        };
        match (n_free, room.seats().is_empty()) {
            (0, _) => starts,
            (_, true) => format!("{starts} {}", say!(self.language, tui_lobby_sit)),
            (_, false) => format!("{starts} {}", say!(self.language, tui_lobby_move)),
        }
    }

    fn foot(&self, is_host: bool) -> Foot {
        let language = self.language;
        let mut foot = Foot::new();
        if is_host {
            foot = foot
                .key('s', say!(language, tui_lobby_foot_start))
                .key('b', say!(language, tui_lobby_foot_bot))
                .key('+', say!(language, tui_lobby_foot_seats));
        }
        foot = foot.key('c', say!(language, tui_lobby_foot_say)).key('u', say!(language, tui_lobby_foot_up));
        if !is_host {
            foot = foot.key('t', say!(language, tui_foot_light));
        }
        foot.key('q', say!(language, tui_foot_leave))
    }
}

/// The world of the game that is played at a table.
pub(super) fn ground(room: &Room) -> Ground {
    match room.table.as_ref().and_then(|table| GameId::from_word(&table.game).ok()) {
        Some(game) => with_game!(game, G => <G as Draw>::GROUND),
        None => Ground::Garden,
    }
}

fn resize(room: &mut Room, n_seats: usize) {
    let change = TableChange { players: u8::try_from(n_seats).ok(), ..TableChange::default() };
    room.send(Command::Change { change });
}

fn draw_waiting(language: Language, room: &Room, canvas: &mut Canvas<'_>, area: Rect) {
    let trouble = words::trouble(language, room);
    let text = trouble.unwrap_or_else(|| say!(language, tui_lobby_going, address = room.address.to_string()));
    let at = below(area, area.height / 2);
    let style = canvas.style(Role::Title);
    canvas.center(at, &cut(&text, at.width.into()), style);
    canvas.center(below(at, 2), &say!(language, tui_lobby_leaves), canvas.style(Role::Dim));
}

fn draw_title(language: Language, room: &Room, table: &TableInfo, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(Rect { height: 3, ..area }, Role::Lawn);
    let game = if let Ok(game) = GameId::from_word(&table.game) {
        with_game!(game, G => about::title::<G>(language))
    } else {
        say!(language, tui_lobby_other)
    };
    let title = say!(language, tui_lobby_title, game, code = &table.code);
    canvas.center(area, "~ ~ ~", canvas.style(Role::Good));
    canvas.center(below(area, 1), &title, canvas.style(Role::Title));
    canvas.center(below(area, 2), &room.address.to_string(), canvas.style(Role::Dim));
    canvas.center(below(area, 4), &terms(language, table), canvas.style(Role::Dim));
}

/// What was agreed on: who finds the table, the clock, the rules that differ.
fn terms(language: Language, table: &TableInfo) -> String {
    let found =
        if table.public { say!(language, tui_lobby_public) } else { say!(language, tui_lobby_private) };
    let clock = if let Some(n) = table.pace_s {
        say!(language, tui_lobby_clock, n)
    } else {
        say!(language, tui_lobby_no_clock)
    };
    let area = prefix(&table.game).unwrap_or_default();
    let options = table.options.as_object().into_iter().flatten().filter(|(_, value)| !value.is_array());
    let options = options.map(|(name, value)| {
        let (label, value) = about::option(language, area, name, value);
        format!("{label}: {value}")
    });
    let watchers = (table.watchers > 0).then(|| say!(language, room_watchers, n = table.watchers));
    [found, clock].into_iter().chain(options).chain(watchers).collect::<Vec<_>>().join(" · ")
}
