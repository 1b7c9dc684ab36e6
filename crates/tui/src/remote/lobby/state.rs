//! How it stands in the lobby of a table: who begins, what can be done, what went wrong.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_client::Room;
use wormery_protocol::{SeatInfo, TableInfo, TableState};
use wormery_words::say;

use super::{Lobby, NARROW};
use crate::canvas::{Canvas, below, wrap};
use crate::remote::words;
use crate::{Key, Role};

/// A line about how it stands.
pub(super) enum StateLine {
    Said(String, Role),
    /// The button that begins the game.
    Start(String),
}

/// The room at both sides of sentences.
pub(super) fn margin(area: Rect) -> u16 {
    if usize::from(area.width) < NARROW { 1 } else { 3 }
}

impl Lobby {
    /// What happens next, what can be done about it, and what went wrong; that alone where there is little room.
    pub(super) fn state_lines(
        &self,
        room: &Room,
        table: &TableInfo,
        width: usize,
        most: usize,
    ) -> Vec<StateLine> {
        let mut lines = Vec::new();
        let said =
            |text: &str, role| wrap(text, width).into_iter().map(move |line| StateLine::Said(line, role));
        let n_free = table.seats.iter().filter(|seat| **seat == SeatInfo::Open).count();
        if room.ended.is_some() {
        } else if table.state == TableState::Starting {
            lines.extend(said(&say!(self.language, tui_lobby_begins), Role::Title));
        } else if room.is_host() {
            let (button, more) = self.start_words(n_free, width.saturating_sub(2));
            lines.push(StateLine::Start(button));
            lines.extend(more.iter().flat_map(|more| said(more, Role::Dim)));
        } else {
            lines.extend(said(&self.who_starts(room, table, n_free), Role::Ink));
        }
        let trouble = words::trouble(self.language, room).or_else(|| self.said.clone());
        let trouble: Vec<StateLine> =
            trouble.iter().flat_map(|why| said(&format!("✗ {why}"), Role::Bad)).collect();
        if !trouble.is_empty() && lines.len() + 1 + trouble.len() > most {
            return trouble;
        }
        if !trouble.is_empty() {
            lines.push(StateLine::Said(String::new(), Role::Ink));
        }
        lines.into_iter().chain(trouble).collect()
    }

    /// What the button says that begins the game, and what is said below it where it is narrow.
    fn start_words(&self, n_free: usize, width: usize) -> (String, Option<String>) {
        if n_free == 0 {
            return (say!(self.language, tui_lobby_start), None);
        }
        let text = say!(self.language, tui_lobby_start_bots);
        match text.split_once(", ") {
            Some((button, more)) if text.width() > width => (button.to_owned(), Some(more.to_owned())),
            _ => (text, None),
        }
    }

    /// Draws how it stands; returns what is left, for the log.
    pub(super) fn draw_state(lines: &[StateLine], canvas: &mut Canvas<'_>, area: Rect) -> Rect {
        let margin = margin(area);
        let inner = Rect { x: area.x + margin, width: area.width - 2 * margin, ..area };
        for (line, at) in lines.iter().zip(inner.rows()) {
            match line {
                StateLine::Said(text, role) => drop(canvas.say(at, text, *role)),
                StateLine::Start(text) => {
                    canvas.zone(Rect { width: text.width() as u16 + 2, ..at }, Key::Char('s'));
                    let primary = canvas.style(Role::Primary);
                    canvas.pill(at, text, primary);
                }
            }
        }
        below(area, (lines.len() as u16 + 1).max(if area.height > 8 { 4 } else { 0 }))
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
}
