//! Lines of a sheet that can be turned: signs and keys with their meanings, and paragraphs.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::Role;
use crate::canvas::{Canvas, wrap};

/// A sign or a key, and what it means or does.
pub(crate) type Meaning = (String, String);

/// A line of a sheet: something that stands out, and the rest.
pub(crate) struct Line {
    pub(super) head: String,
    pub(super) text: String,
    pub(super) role: Role,
}

impl Line {
    pub(super) fn new(text: impl Into<String>, role: Role) -> Self {
        Self { head: String::new(), text: text.into(), role }
    }
}

/// Signs with their meanings, one below the other; a long sign has a line of its own.
pub(crate) fn meanings(all: &[Meaning], width: usize) -> Vec<Line> {
    let head = all.iter().map(|(sign, _)| sign.width()).max().unwrap_or(0).min(width / 3);
    let mut lines = Vec::new();
    for (sign, text) in all {
        let is_long = sign.width() > head;
        if is_long {
            lines.push(Line { head: sign.clone(), text: String::new(), role: Role::Ink });
        }
        for (place, text) in wrap(text, width.saturating_sub(head + 2)).into_iter().enumerate() {
            let shown = if place == 0 && !is_long { sign.as_str() } else { "" };
            let pad = " ".repeat(head.saturating_sub(shown.width()));
            lines.push(Line { head: format!("{pad}{shown}  "), text, role: Role::Ink });
        }
    }
    lines
}

/// Draws lines on a sheet from one on; returns the last line from which they fill it.
pub(crate) fn draw_from(lines: &[Line], from: usize, canvas: &mut Canvas<'_>, inner: Rect) -> usize {
    let end = lines.len().saturating_sub(inner.height.into());
    for (line, at) in lines.iter().skip(from.min(end)).zip(inner.rows()) {
        let at = canvas.say(at, &line.head, Role::Sun);
        canvas.say(at, &line.text, line.role);
    }
    if from < end {
        canvas.say(Rect { x: inner.x - 1, y: inner.bottom(), width: 3, height: 1 }, " ↓ ", Role::Sun);
    }
    end
}
