//! The lobby of a table: who sits where, before a game begins.

use ratatui::layout::Rect;
use wormery_client::{Item, Room};
use wormery_core::{Seat, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{Command, SeatInfo, TableChange, TableInfo, TableState};

use super::words::{self, Aside};
use crate::canvas::{Canvas, below, cut};
use crate::screen::Step;
use crate::table::{draw_footer, draw_log};
use crate::{Draw, Ground, Key, Role, Tale, Theme};

const FOOT: &[(&str, char)] =
    &[("C say something", 'c'), ("U get up", 'u'), ("T light/dark", 't'), ("Q leave", 'q')];
const HOST_FOOT: &[(&str, char)] = &[
    ("S start", 's'),
    ("B bot here", 'b'),
    ("+ - seats", '+'),
    ("C say something", 'c'),
    ("U get up", 'u'),
    ("Q leave", 'q'),
];

/// The widest the lobby gets.
const WIDTH: u16 = 92;

/// What is pointed at in the lobby, and what was heard there.
#[derive(Default)]
pub(super) struct Lobby {
    cursor: usize,
    heard: Vec<Tale>,
    said: Option<String>,
}

impl Lobby {
    pub(super) fn hear(&mut self, item: Item) {
        match words::aside(item) {
            Some(Aside::Tale(tale)) => self.heard.push(tale),
            Some(Aside::Refused(why)) => self.said = Some(words::refusal(&why)),
            None => {}
        }
    }

    pub(super) fn press(&mut self, key: Key, room: &mut Room) -> Step {
        self.said = None;
        let n_seats = room.seat_infos().len();
        match key {
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(words::farewell(room)),
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
            self.said = Some("That seat is taken.".into());
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
            draw_waiting(room, canvas, column);
            return;
        };
        draw_title(room, table, canvas, column);
        let mut rest = below(column, 6);
        for place in 0..table.seats.len() {
            self.draw_seat(room, place, canvas, Rect { height: 1, ..rest });
            rest = below(rest, 1);
        }
        rest = below(rest, 1);
        self.draw_state(room, table, canvas, rest);
        let log = Rect { height: rest.height.saturating_sub(4).min(8), ..below(rest, 4) };
        draw_log(&self.heard, canvas, log);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        draw_footer(canvas, foot, if room.is_host() { HOST_FOOT } else { FOOT });
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
        let (name, marks) = words::seat(info);
        let role = match info {
            SeatInfo::Open => Role::Dim,
            _ if is_mine => Role::Title,
            _ => Role::Ink,
        };
        canvas.say(rest, &cut(&name, 26), role);
        let marks =
            if is_mine { ["you", &marks].join(", ").trim_end_matches(", ").to_owned() } else { marks };
        let marks_at = Rect { x: at.x + 38, width: at.width.saturating_sub(38), ..at };
        canvas.say(marks_at, &marks, Role::Dim);
    }

    /// What happens next, and what can be done about it.
    fn draw_state(&self, room: &Room, table: &TableInfo, canvas: &mut Canvas<'_>, area: Rect) {
        let area = Rect { x: area.x + 3, width: area.width.saturating_sub(6), ..area };
        if let Some(said) = words::trouble(room).or_else(|| self.said.clone()) {
            canvas.paragraph(Rect { height: 2, ..below(area, 2) }, &format!("✗ {said}"), Role::Bad);
        }
        if room.ended.is_some() {
            return;
        }
        let n_free = table.seats.iter().filter(|seat| **seat == SeatInfo::Open).count();
        if table.state == TableState::Starting {
            canvas.say(area, "The game is about to begin …", Role::Title);
        } else if room.is_host() {
            let at = Rect { width: area.width.min(30), height: 1, ..area };
            canvas.zone(at, Key::Char('s'));
            let primary = canvas.style(Role::Primary);
            let text = if n_free > 0 { "S Start, bots take the free seats" } else { "S Start" };
            canvas.pill(area, text, primary);
        } else {
            let host = table.seats.iter().find_map(|seat| match seat {
                SeatInfo::Person { name, host: true, .. } => Some(name.as_str()),
                _ => None,
            });
            let hint = match (room.seats().is_empty(), n_free) {
                (_, 0) => "",
                (true, _) => " Enter sits down on a free seat.",
                (false, _) => " A number moves you to a free seat.",
            };
            let text = format!("{} begins the game.{hint}", host.unwrap_or("The host"));
            canvas.say(area, &text, Role::Ink);
        }
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

fn draw_waiting(room: &Room, canvas: &mut Canvas<'_>, area: Rect) {
    let text = words::trouble(room).unwrap_or_else(|| format!("Going to {} …", room.address));
    let at = below(area, area.height / 2);
    let style = canvas.style(Role::Title);
    canvas.center(at, &cut(&text, at.width.into()), style);
    canvas.center(below(at, 2), "Q leaves", canvas.style(Role::Dim));
}

fn draw_title(room: &Room, table: &TableInfo, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(Rect { height: 3, ..area }, Role::Lawn);
    let title = match GameId::from_word(&table.game) {
        Ok(game) => with_game!(game, G => G::TITLE),
        Err(_) => "Another game",
    };
    canvas.center(area, "~ ~ ~", canvas.style(Role::Good));
    canvas.center(below(area, 1), &format!("{title} · table {}", table.code), canvas.style(Role::Title));
    canvas.center(below(area, 2), &room.address.to_string(), canvas.style(Role::Dim));
    canvas.center(below(area, 4), &terms(table), canvas.style(Role::Dim));
}

/// What was agreed on: who finds the table, the clock, the rules that differ.
fn terms(table: &TableInfo) -> String {
    let mut terms = vec![if table.public { "public" } else { "private" }.to_owned()];
    terms.push(table.pace_s.map_or("no clock".into(), |seconds| format!("{seconds} s for a decision")));
    let options = table.options.as_object().into_iter().flatten();
    terms.extend(options.filter(|(_, value)| !value.is_array()).map(|(key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        format!("{}: {value}", key.replace('_', " "))
    }));
    if table.watchers > 0 {
        terms.push(format!("{} watching", table.watchers));
    }
    terms.join(" · ")
}
