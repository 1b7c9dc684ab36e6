//! The lobby of a table: who sits where, before a game begins.

mod head;
mod state;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_client::{Item, Room};
use wormery_core::{Described, Seat, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{Command, SeatInfo, TableChange};
use wormery_words::{Language, Reader, say};

use super::words::{self, Aside};
use crate::canvas::{Canvas, below, cut, wrap};
use crate::footer::Foot;
use crate::refusal::refusal_words;
use crate::screen::Step;
use crate::table::draw_log;
use crate::{Ground, Key, Role, Tale, Theme};
use head::{draw_title, draw_waiting};
use state::margin;

/// The widest the lobby gets.
const WIDTH: u16 = 92;

/// Below this width what is known about somebody stands beside the name.
const NARROW: usize = 60;
/// Where names begin.
const NAMES: usize = 8;
/// Where it stands what is known about somebody.
const MARKS: usize = 38;

/// The lines that the head needs at least, with the space below it.
const HEAD: usize = 4;

/// A line of the seats; the first one of a seat has the name.
struct SeatLine {
    place: usize,
    name: Option<String>,
    marks: String,
    /// Where the marks begin.
    column: usize,
}

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
        // Seats and what can be done come first; what was agreed on gets what they leave.
        let seats = self.seat_lines(room, width.into());
        let most = usize::from(column.height).saturating_sub(seats.len() + HEAD);
        let state = self.state_lines(room, table, width.saturating_sub(2 * margin(column)).into(), most);
        let needed = seats.len() + state.len() + 2;
        let rest = draw_title(self.language, room, table, needed, canvas, column);
        let mut rest = self.draw_seats(&seats, room, canvas, rest);
        rest = below(rest, u16::from(usize::from(rest.height) > state.len()));
        let rest = Self::draw_state(&state, canvas, rest);
        let log = Rect { height: rest.height.min(8), ..rest };
        draw_log(&self.heard, self.language, canvas, log);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.foot(room.is_host()).draw(canvas, foot);
    }

    /// The seats, each with its place; what has no room beside a name has lines below it.
    fn seat_lines(&self, room: &Room, width: usize) -> Vec<SeatLine> {
        let mut lines = Vec::new();
        for (place, info) in room.seat_infos().iter().enumerate() {
            let (name, marks) = words::seat(self.language, info);
            let you = room.seats().contains(&(place as u8)).then(|| say!(self.language, app_you));
            let marks: Vec<String> = you.into_iter().chain((!marks.is_empty()).then_some(marks)).collect();
            let (name, marks) = (cut(&name, 26), marks.join(", "));
            let column = if width < NARROW { NAMES + name.width() + 2 } else { MARKS };
            if column + 2 + marks.width() <= width {
                let marks = if width < NARROW && !marks.is_empty() { format!("· {marks}") } else { marks };
                lines.push(SeatLine { place, name: Some(name), marks, column });
            } else {
                lines.push(SeatLine { place, name: Some(name), marks: String::new(), column });
                let further = wrap(&marks, width - NAMES - 2).into_iter();
                lines.extend(further.map(|marks| SeatLine { place, name: None, marks, column: NAMES + 2 }));
            }
        }
        lines
    }

    fn draw_seats(&self, lines: &[SeatLine], room: &Room, canvas: &mut Canvas<'_>, area: Rect) -> Rect {
        for (line, at) in lines.iter().zip(area.rows()) {
            canvas.zone(at, Key::Point(line.place));
            if let Some(name) = &line.name {
                self.draw_name(line.place, name, room, canvas, at);
            }
            let column = line.column as u16;
            let marks = Rect { x: at.x + column, width: at.width.saturating_sub(column), ..at };
            canvas.say(marks, &line.marks, Role::Dim);
        }
        below(area, lines.len() as u16)
    }

    fn draw_name(&self, place: usize, name: &str, room: &Room, canvas: &mut Canvas<'_>, at: Rect) {
        let rest = canvas.say(at, if place == self.cursor { " ▸ " } else { "   " }, Role::Sun);
        let rest = canvas.say(rest, &format!("{}  ", place + 1), Role::Dim);
        let seat = Seat::new(place);
        let style = canvas.theme.seat(seat);
        let rest = canvas.put(rest, &format!("{} ", Theme::sign(seat)), style);
        let role = match room.seat_infos().get(place) {
            Some(SeatInfo::Open) => Role::Dim,
            _ if room.seats().contains(&(place as u8)) => Role::Title,
            _ => Role::Ink,
        };
        canvas.say(rest, name, role);
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
        foot = foot.key('q', say!(language, tui_foot_leave));
        if is_host { foot } else { foot.key('t', say!(language, tui_foot_light)) }
    }
}

/// The world of the game that is played at a table.
pub(super) fn ground(room: &Room) -> Ground {
    match room.table.as_ref().and_then(|table| GameId::from_word(&table.game).ok()) {
        Some(game) => with_game!(game, G => <G as Described>::ABOUT.ground),
        None => Ground::Garden,
    }
}

fn resize(room: &mut Room, n_seats: usize) {
    let change = TableChange { players: u8::try_from(n_seats).ok(), ..TableChange::default() };
    room.send(Command::Change { change });
}
