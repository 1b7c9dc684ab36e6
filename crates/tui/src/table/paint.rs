//! The whole screen of a table.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;

use super::TableScreen;
use super::layout::Layout;
use crate::canvas::{Canvas, below, wrap};
use crate::{Draw, Hints, Key, Mood, Presence, Role, Tale, Theme};

/// The keys that always work, at the foot of the screen.
const FOOT: &[(&str, char)] = &[
    ("? help", '?'),
    ("L log", 'l'),
    ("H hint", 'h'),
    ("+ faster", '+'),
    ("- slower", '-'),
    ("T light/dark", 't'),
    ("Q leave", 'q'),
];
/// The same at a table far away.
const FAR_FOOT: &[(&str, char)] = &[
    ("? help", '?'),
    ("L log", 'l'),
    ("C talk", 'c'),
    ("H hint", 'h'),
    ("+ faster", '+'),
    ("- slower", '-'),
    ("T light/dark", 't'),
    ("Q leave", 'q'),
];

impl<G: Draw> TableScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let layout = Layout::new(area, self.soil_lines(main_width(area)));
        self.draw_header(canvas, layout.header);
        draw_footer(canvas, layout.footer, if self.away.is_some() { FAR_FOOT } else { FOOT });
        match self.scene() {
            _ if self.is_covered => self.draw_cover(canvas, layout.board, layout.soil),
            Some(_) if self.is_ended => self.draw_end(canvas, layout.board, layout.soil),
            Some(scene) => {
                canvas.fill(layout.board, Role::Lawn);
                G::board(&scene, canvas, layout.board);
                self.draw_soil(&scene, canvas, layout.soil);
            }
            None => {}
        }
        draw_log(&self.log, canvas, layout.log);
        self.draw_overlay(canvas);
    }

    fn draw_header(&self, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.say(area, &format!(" {}", G::TITLE), Role::Title);
        let mut words = Vec::new();
        if let Some(away) = &self.away {
            words.extend(away.time_left.filter(|_| self.to_act().is_some()).map(clock));
            words.extend((away.presence != Presence::Seated).then(|| "watching".to_owned()));
        }
        if self.habits.auto_roll {
            words.push("auto-roll".to_owned());
        }
        if self.habits.hints != Hints::Off {
            words.push(format!("hints: {}", self.habits.hints.word()));
        }
        words.push(format!("pace: {} ", self.habits.pace.word()));
        canvas.right(area, &words.join(" · "), Role::Dim);
    }

    /// What everybody may see while the keyboard changes hands.
    fn draw_cover(&self, canvas: &mut Canvas<'_>, board: Rect, soil: Rect) {
        canvas.fill(board, Role::Lawn);
        canvas.fill(soil, Role::Soil);
        let name = self.to_act().map_or("", |seat| &self.names[seat.index()]);
        let sign = self.to_act().map_or("", Theme::sign);
        let title = format!("{sign}  Pass the keyboard to {name}.");
        let style = self.to_act().map_or(canvas.style(Role::Title), |seat| canvas.theme.seat(seat));
        let middle = below(board, board.height / 2 - 1);
        canvas.center(middle, &title, style);
        let dim = canvas.style(Role::Dim);
        canvas.center(below(middle, 2), "The cards are covered until then.", dim);
        let text = format!("Enter  I am {name}, show my cards");
        let width = text.width() as u16 + 2;
        let at = Rect { x: soil.x + (soil.width - width) / 2, width, ..below(soil, 1) };
        let primary = canvas.style(Role::Primary);
        canvas.pill(at, &text, primary);
        canvas.zone(Rect { height: 1, ..at }, Key::Enter);
    }
}

/// "1:05".
fn clock(left: std::time::Duration) -> String {
    format!("clock {}:{:02}", left.as_secs() / 60, left.as_secs() % 60)
}

/// The width beside the log.
fn main_width(area: Rect) -> u16 {
    Layout::new(area, 0).soil.width
}

/// Keys with what they do; each can be clicked.
pub(crate) fn draw_footer(canvas: &mut Canvas<'_>, area: Rect, keys: &[(&str, char)]) {
    let mut at = Rect { x: area.x + 1, width: area.width - 1, ..area };
    for (words, key) in keys {
        let width = words.width() as u16;
        canvas.zone(Rect { width: width.min(at.width), ..at }, Key::Char(*key));
        at = canvas.say(at, words, Role::Dim);
        at = canvas.put(at, "  ", canvas.style(Role::Dim));
    }
}

/// The last sentences, the newest at the bottom.
pub(crate) fn draw_log(log: &[Tale], canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, Role::Sky);
    let is_column = area.height > 8;
    let inner = if is_column {
        canvas.say(Rect { x: area.x + 2, width: area.width - 3, ..area }, "What happened", Role::Dim);
        Rect { x: area.x + 2, width: area.width - 3, ..below(area, 1) }
    } else {
        Rect { x: area.x + 1, width: area.width - 2, ..area }
    };
    let lines = log_lines(log, inner.width.into(), inner.height.into());
    let skip = inner.height.saturating_sub(lines.len() as u16);
    let from = if is_column { 0 } else { skip };
    for ((line, role), at) in lines.iter().zip(inner.rows().skip(from.into())) {
        canvas.say(at, line, *role);
    }
}

/// The last lines of a log, at most so many; the newest sentence stands out.
pub(super) fn log_lines(log: &[Tale], width: usize, most: usize) -> Vec<(String, Role)> {
    let mut lines = Vec::new();
    for (age, tale) in log.iter().rev().enumerate() {
        let role = match tale.mood {
            Mood::Bad => Role::Bad,
            Mood::Good => Role::Good,
            Mood::Title => Role::Title,
            Mood::Plain if age == 0 => Role::Ink,
            Mood::Plain => Role::Dim,
        };
        for (place, line) in wrap(&tale.text, width.saturating_sub(2)).into_iter().enumerate().rev() {
            lines.push((if place == 0 { line } else { format!("  {line}") }, role));
        }
        if lines.len() >= most {
            break;
        }
    }
    lines.truncate(most);
    lines.reverse();
    lines
}

/// A player's sign, name and whether it is his turn: the beginning of every chip.
pub(crate) fn draw_name(canvas: &mut Canvas<'_>, at: Rect, seat: Seat, name: &str, is_to_act: bool) -> Rect {
    let style = canvas.theme.seat(seat);
    let at = canvas.say(at, if is_to_act { "▸" } else { " " }, Role::Sun);
    let at = canvas.put(at, Theme::sign(seat), style);
    canvas.say(at, &format!(" {name}"), if is_to_act { Role::Title } else { Role::Ink })
}
