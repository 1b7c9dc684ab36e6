//! The menu on the screen.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::{Described, Seat};
use wormery_games::with_game;
use wormery_words::say;

use super::{Menu, Row, levels};
use crate::canvas::{Canvas, below, cut};
use crate::footer::Foot;
use crate::{Key, Role, Theme, about};

/// The lines of the title.
const TITLE: u16 = 4;

/// The lines above the foot for what went wrong, or for what is under the cursor.
const SAID: u16 = 2;

/// Below this width there are no words behind the values.
const NARROW: u16 = 80;

/// The widest the menu gets.
const WIDTH: u16 = 92;

/// A line: what it is about, its value, and words behind it.
struct Line {
    label: String,
    value: String,
    words: String,
}

impl Line {
    /// The whole of a line that is cut in a menu as wide as this.
    fn whole(&self, width: u16) -> String {
        // Signs stand before the label and around the value.
        let is_cut = self.label.width() + 4 > column(width).into()
            || self.value.width() + 4 > width.saturating_sub(column(width)).into();
        if is_cut { format!("{}: {}", self.label, self.value) } else { String::new() }
    }
}

/// Where the values begin.
fn column(width: u16) -> u16 {
    if width < NARROW { 18 } else { 28 }
}

impl Menu {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let rows = self.rows();
        let needed = TITLE + rows.len() as u16 + 3;
        let top = below(column, area.height.saturating_sub(needed) / 3);
        self.draw_title(canvas, top);
        let list = below(top, TITLE);
        self.draw_lines(&rows, canvas, Rect { height: list.height.saturating_sub(SAID), ..list });
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.foot().draw(canvas, foot);
        let at = Rect { x: column.x + 3, y: foot.y - SAID, width: width - 6, height: SAID };
        match &self.said {
            Some(said) => canvas.paragraph(at, said, Role::Bad),
            None => canvas.paragraph(at, &self.explained(width), Role::Dim),
        };
    }

    /// How the bot under the cursor thinks, or what a line says that has no room for it.
    fn explained(&self, width: u16) -> String {
        match self.row() {
            Row::Chair(place) => match self.seats[place].level {
                Some(level) => {
                    let level = levels(self.game)[level];
                    with_game!(self.game, G => about::level_about::<G>(self.habits.language, level))
                }
                None => String::new(),
            },
            Row::Start | Row::Continue | Row::Saved => String::new(),
            row => self.line(row).whole(width),
        }
    }

    /// Draws as many lines as there is room for, those around the cursor.
    fn draw_lines(&self, rows: &[Row], canvas: &mut Canvas<'_>, area: Rect) {
        let room = usize::from(area.height.saturating_sub(1));
        // The cursor stays in the middle.
        let first = self.cursor.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        let mut rest = area;
        for (place, row) in rows.iter().enumerate().skip(first).take(room) {
            let gap = u16::from(matches!(row, Row::Start) && rest.height > 4);
            rest = below(rest, gap);
            let line = Rect { height: 1, ..rest };
            self.draw_line(*row, place, canvas, line);
            let more_above = place == first && first > 0;
            let more_below = place + 1 == first + room && place + 1 < rows.len();
            let sign = match (more_above, more_below) {
                (true, _) => "▲",
                (_, true) => "▼",
                _ => "",
            };
            // The last column is free: values end before it.
            canvas.right(line, sign, Role::Dim);
            rest = below(rest, 1);
        }
    }

    fn draw_title(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let line = Rect { height: 1, ..area };
        canvas.fill(Rect { height: 3, ..area }, Role::Lawn);
        canvas.center(line, "~ ~ ~", canvas.style(Role::Good));
        canvas.center(below(area, 1), "W O R M E R Y", canvas.style(Role::Title));
        let motto = with_game!(self.game, G => about::motto::<G>(self.habits.language));
        canvas.center(below(area, 2), &motto, canvas.style(Role::Dim));
    }

    fn draw_line(&self, row: Row, place: usize, canvas: &mut Canvas<'_>, at: Rect) {
        let is_here = place == self.cursor;
        canvas.zone(at, Key::Point(place));
        let start = canvas.say(at, if is_here { " ▸ " } else { "   " }, Role::Sun);
        if matches!(row, Row::Start | Row::Continue | Row::Saved) {
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
        let column = column(at.width);
        let label = cut(&line.label, usize::from(at.x + column - rest.x - 1));
        canvas.say(rest, &label, if is_here { Role::Title } else { Role::Ink });
        let value = Rect { x: at.x + column, width: at.width.saturating_sub(column), ..at };
        let rest = if is_here {
            let value = canvas.say(value, "‹ ", Role::Sun);
            let shown = cut(&line.value, usize::from(value.width.saturating_sub(2)));
            let value = canvas.say(value, &shown, Role::Title);
            canvas.say(value, " ›", Role::Sun)
        } else {
            let shown = cut(&line.value, usize::from(value.width.saturating_sub(4)));
            canvas.say(value, &format!("  {shown}  "), Role::Ink)
        };
        if at.width >= NARROW {
            let words = cut(&line.words, usize::from(rest.width.saturating_sub(3)));
            canvas.say(rest, &format!("  {words}"), Role::Dim);
        }
    }

    fn line(&self, row: Row) -> Line {
        let language = self.habits.language;
        let line = |label: String, value: String| Line { label, value, words: String::new() };
        match row {
            Row::Continue => line(say!(language, tui_menu_continue), String::new()),
            Row::Saved => line(say!(language, hall_saved, n = self.n_saved), String::new()),
            Row::Start => line(say!(language, tui_menu_start), String::new()),
            Row::Game => {
                let title = with_game!(self.game, G => about::title::<G>(language));
                line(say!(language, tui_menu_game), title)
            }
            Row::Players => line(say!(language, tui_menu_players), self.seats.len().to_string()),
            Row::Chair(place) => self.chair(place),
            Row::Setting(place) => self.setting(place),
            Row::First => line(say!(language, tui_menu_first), self.seats[self.start].name.clone()),
            Row::Deck => self.deck_line(),
            Row::Hints => Line {
                words: say!(language, tui_menu_hints_key),
                ..line(say!(language, tui_menu_hints), self.habits.hints.word(language))
            },
            Row::Pace => Line {
                words: say!(language, tui_menu_pace_keys),
                ..line(say!(language, tui_menu_pace), self.habits.pace.word(language))
            },
        }
    }

    fn chair(&self, place: usize) -> Line {
        let (chair, language) = (&self.seats[place], self.habits.language);
        let is_here = self.row() == Row::Chair(place);
        let is_typing = is_here && self.is_editing;
        let label = if is_typing { format!("{}_", chair.name) } else { chair.name.clone() };
        let Some(level) = chair.level else {
            let words = match (is_here, is_typing) {
                (true, true) => say!(language, tui_menu_type_name),
                (true, false) => say!(language, tui_menu_other_name),
                (false, _) => String::new(),
            };
            return Line { label, value: say!(language, tui_menu_person), words };
        };
        let level = levels(self.game)[level];
        let name = about::level_name(language, level.name);
        Line { label, value: say!(language, tui_menu_bot, level = name.as_str()), words: String::new() }
    }

    fn deck_line(&self) -> Line {
        let language = self.habits.language;
        let is_here = self.row() == Row::Deck;
        let value = match (is_here && self.is_editing, self.deck.as_str()) {
            (true, path) => format!("{}_", tail(path, 38)),
            (false, "") => say!(language, tui_menu_deck_usual),
            (false, path) => tail(path, 38),
        };
        let words = match (is_here, self.is_editing) {
            (true, true) => say!(language, tui_menu_deck_type),
            (true, false) => say!(language, tui_menu_deck_enter),
            _ => String::new(),
        };
        Line { label: say!(language, tui_menu_deck), value, words }
    }

    fn setting(&self, place: usize) -> Line {
        let (name, value) = self.settings.entry(place);
        let area = with_game!(self.game, G => <G as Described>::ABOUT.area);
        let (label, value) = about::option(self.habits.language, area, name, value);
        Line { label, value, words: String::new() }
    }

    fn foot(&self) -> Foot {
        let language = self.habits.language;
        Foot::new()
            .key('r', say!(language, tui_foot_rules))
            .key('q', say!(language, tui_foot_leave))
            .key(' ', say!(language, tui_menu_move))
            .key('+', say!(language, tui_menu_change))
            .key('t', say!(language, tui_foot_light))
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
