use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::{Key, Role, Theme};

/// A place that can be clicked, and the key that this stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Where.
    pub area: Rect,
    /// What it does.
    pub key: Key,
}

/// A screen to draw on: characters, colors, and places to click.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    zones: &'a mut Vec<Zone>,
    /// The colors.
    pub theme: Theme,
}

impl<'a> Canvas<'a> {
    /// Draws on a buffer; what is clickable is added to the zones.
    pub fn new(buffer: &'a mut Buffer, zones: &'a mut Vec<Zone>, theme: Theme) -> Self {
        Self { buffer, zones, theme }
    }

    /// The whole screen.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// The colors of something.
    pub fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    /// Empties an area and gives it the colors of a ground.
    pub fn fill(&mut self, area: Rect, role: Role) {
        let (area, style) = (area.intersection(self.buffer.area), self.style(role));
        for position in area.positions() {
            self.buffer[position].reset();
        }
        self.buffer.set_style(area, style);
    }

    /// Writes on the first line of an area, no further than its end, and returns what is left of the line.
    pub fn put(&mut self, at: Rect, text: &str, style: impl Into<Style>) -> Rect {
        let at = at.intersection(self.buffer.area);
        #[cfg(test)]
        crate::cuts::note(text, at);
        if at.is_empty() {
            return at;
        }
        let (end, _) = self.buffer.set_stringn(at.x, at.y, text, at.width.into(), style);
        Rect { x: end, width: at.right().saturating_sub(end), height: 1, ..at }
    }

    /// Writes with the colors of a role.
    pub fn say(&mut self, at: Rect, text: &str, role: Role) -> Rect {
        let style = self.style(role);
        self.put(at, text, style)
    }

    /// Writes at the right end of the first line of an area.
    pub fn right(&mut self, at: Rect, text: &str, role: Role) {
        let width = (text.width() as u16).min(at.width);
        self.say(Rect { x: at.right() - width, width, ..at }, text, role);
    }

    /// Writes in the middle of the first line of an area.
    pub fn center(&mut self, at: Rect, text: &str, style: impl Into<Style>) {
        let width = (text.width() as u16).min(at.width);
        self.put(Rect { x: at.x + (at.width - width) / 2, width, ..at }, text, style);
    }

    /// Writes a text over several lines and returns how many it took.
    pub fn paragraph(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let lines = wrap(text, area.width.into());
        #[cfg(test)]
        crate::cuts::note_lines(&lines, area);
        for (line, at) in lines.iter().zip(area.rows()) {
            self.say(at, line, role);
        }
        (lines.len() as u16).min(area.height)
    }

    /// Draws a box with round corners.
    pub fn frame(&mut self, area: Rect, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let inside = usize::from(area.width - 2);
        let last = area.height - 1;
        for (place, line) in area.rows().enumerate() {
            match place as u16 {
                0 => self.put(line, &format!("╭{}╮", "─".repeat(inside)), style),
                place if place == last => self.put(line, &format!("╰{}╯", "─".repeat(inside)), style),
                _ => {
                    self.put(line, "│", style);
                    self.put(Rect { x: line.right() - 1, width: 1, ..line }, "│", style)
                }
            };
        }
    }

    /// A short text between two half blocks: something to press, or a small piece.
    pub fn pill(&mut self, at: Rect, text: &str, style: Style) -> Rect {
        let edge = match style.bg {
            Some(color) => Style::new().fg(color),
            None => style,
        };
        let at = self.put(at, "▐", edge);
        let at = self.put(at, text, style);
        self.put(at, "▌", edge)
    }

    /// Gives an area other colors, whatever is written there.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// Makes an area stand for a key.
    pub fn zone(&mut self, area: Rect, key: Key) {
        self.zones.push(Zone { area, key });
    }

    /// Forgets every place to click, because something lies on top.
    pub fn clear_zones(&mut self) {
        self.zones.clear();
    }
}

/// Breaks a text into lines between words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.width() + 1 + word.width() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// As many sentences from the first on as fit into some lines.
pub(crate) fn whole_sentences(text: &str, width: usize, most: usize) -> Vec<String> {
    let sentences: Vec<&str> = text.split_inclusive(". ").collect();
    let first = |n: usize| wrap(sentences[..n].concat().trim_end(), width);
    (1..=sentences.len()).rev().map(first).find(|lines| lines.len() <= most).unwrap_or_default()
}

/// The lines of an area from one on.
pub(crate) fn below(area: Rect, by: u16) -> Rect {
    let by = by.min(area.height);
    Rect { y: area.y + by, height: area.height - by, ..area }
}

/// A text cut to a width, with dots where something is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if short.width() + 1 >= width {
            break;
        }
        short.push(letter);
    }
    short + "…"
}
