//! The menu on the screen.

use ratatui::layout::Rect;
use wormery_core::Seat;
use wormery_games::with_game;

use super::{Menu, Row, levels};
use crate::canvas::{Canvas, below, cut};
use crate::table::draw_footer;
use crate::{Draw, Key, Role, Theme};

const FOOT: &[(&str, char)] =
    &[("Up, down: move", ' '), ("Left, right: change", '+'), ("T light/dark", 't'), ("Q leave", 'q')];

/// The widest the menu gets.
const WIDTH: u16 = 92;

/// A line: what it is about, its value, and words behind it.
struct Line {
    label: String,
    value: String,
    words: &'static str,
}

impl Menu {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let rows = self.rows();
        let needed = 4 + rows.len() as u16 + 3;
        let top = below(column, area.height.saturating_sub(needed) / 3);
        self.draw_title(canvas, top);
        let mut rest = below(top, 4);
        for (place, row) in rows.iter().enumerate() {
            let gap = u16::from(matches!(row, Row::Start) && rest.height > 4);
            rest = below(rest, gap);
            self.draw_line(*row, place, canvas, Rect { height: 1, ..rest });
            rest = below(rest, 1);
        }
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        draw_footer(canvas, foot, FOOT);
        if let Some(said) = &self.said {
            // The largest table leaves no line free.
            let free = below(rest, u16::from(rest.height > 2));
            let at = if free.height > 1 { free } else { foot };
            canvas.fill(at, Role::Sky);
            canvas.paragraph(Rect { x: at.x + 1, width: at.width - 2, ..at }, said, Role::Bad);
        }
    }

    fn draw_title(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let line = Rect { height: 1, ..area };
        canvas.fill(Rect { height: 3, ..area }, Role::Lawn);
        canvas.center(line, "~ ~ ~", canvas.style(Role::Good));
        canvas.center(below(area, 1), "W O R M E R Y", canvas.style(Role::Title));
        let motto = with_game!(self.game, G => G::MOTTO);
        canvas.center(below(area, 2), motto, canvas.style(Role::Dim));
    }

    fn draw_line(&self, row: Row, place: usize, canvas: &mut Canvas<'_>, at: Rect) {
        let is_here = place == self.cursor;
        canvas.zone(at, Key::Point(place));
        let start = canvas.say(at, if is_here { " ▸ " } else { "   " }, Role::Sun);
        if matches!(row, Row::Start | Row::Continue) {
            let style = canvas.style(if is_here { Role::Primary } else { Role::Button });
            canvas.pill(start, &self.line(row).label, style);
            return;
        }
        let line = self.line(row);
        let rest = match row {
            Row::Chair(seat) => {
                let style = canvas.theme.seat(Seat::new(seat));
                canvas.put(start, &format!("{} ", Theme::sign(Seat::new(seat))), style)
            }
            _ => start,
        };
        canvas.say(rest, &cut(&line.label, 24), if is_here { Role::Title } else { Role::Ink });
        let value = Rect { x: at.x + 28, width: at.width.saturating_sub(28), ..at };
        let rest = if is_here {
            let value = canvas.say(value, "‹ ", Role::Sun);
            let value = canvas.say(value, &line.value, Role::Title);
            canvas.say(value, " ›", Role::Sun)
        } else {
            canvas.say(value, &format!("  {}  ", line.value), Role::Ink)
        };
        let words = cut(line.words, usize::from(rest.width.saturating_sub(3)));
        canvas.say(rest, &format!("  {words}"), Role::Dim);
    }

    fn line(&self, row: Row) -> Line {
        let line = |label: &str, value: String, words| Line { label: label.into(), value, words };
        match row {
            Row::Continue => line("Continue the last game", String::new(), ""),
            Row::Start => line("Start", String::new(), ""),
            Row::Game => line("Game", with_game!(self.game, G => G::TITLE).into(), ""),
            Row::Players => line("Players", self.seats.len().to_string(), ""),
            Row::Chair(place) => self.chair(place),
            Row::Setting(place) => self.setting(place),
            Row::First => line("Who begins", self.seats[self.start].name.clone(), ""),
            Row::Deck => self.deck_line(),
            Row::Hints => line("Hints", self.habits.hints.word().into(), "H in the game"),
            Row::Pace => line("Pace of the bots", self.habits.pace.word().into(), "+ and - in the game"),
        }
    }

    fn chair(&self, place: usize) -> Line {
        let chair = &self.seats[place];
        let is_here = self.row() == Row::Chair(place);
        let label = if is_here && self.is_editing { format!("{}_", chair.name) } else { chair.name.clone() };
        match chair.level {
            None if is_here && self.is_editing => {
                Line { label, value: "person".into(), words: "type a name, Enter" }
            }
            None if is_here => Line { label, value: "person".into(), words: "Enter: another name" },
            None => Line { label, value: "person".into(), words: "" },
            Some(level) => {
                let level = levels(self.game)[level];
                Line {
                    label,
                    value: format!("bot: {}", level.name),
                    words: if is_here { level.about } else { "" },
                }
            }
        }
    }

    fn deck_line(&self) -> Line {
        let is_here = self.row() == Row::Deck;
        let value = match (is_here && self.is_editing, self.deck.as_str()) {
            (true, path) => format!("{}_", tail(path, 38)),
            (false, "") => "the usual one".into(),
            (false, path) => tail(path, 38),
        };
        let words = match (is_here, self.is_editing) {
            (true, true) => "a file, Enter",
            (true, false) => "Enter: from a file",
            _ => "",
        };
        Line { label: "Mound cards".into(), value, words }
    }

    fn setting(&self, place: usize) -> Line {
        let setting = with_game!(self.game, G => G::SETTINGS[place]);
        let (_, value) = setting.values[self.settings[place]];
        Line { label: setting.label.into(), value: value.into(), words: "" }
    }
}

/// The end of a text that may be too long.
fn tail(text: &str, most: usize) -> String {
    let n_letters = text.chars().count();
    if n_letters <= most {
        return text.to_owned();
    }
    let end: String = text.chars().skip(n_letters + 1 - most).collect();
    format!("…{end}")
}
