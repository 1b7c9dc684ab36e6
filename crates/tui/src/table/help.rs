//! What `?` shows: what is on this screen, the keys, and the game in one minute.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::{Language, say};

use super::TableScreen;
use super::overlay::draw_sheet;
use crate::canvas::{Canvas, wrap};
use crate::{Draw, Role, about};

/// A sign or a key, and what it means or does.
type Meaning = (String, String);

/// The keys of every game.
fn keys(language: Language) -> Vec<Meaning> {
    vec![
        (say!(language, tui_key_enter), say!(language, tui_help_enter)),
        (say!(language, tui_key_arrows), say!(language, tui_help_arrows)),
        (say!(language, tui_key_mouse), say!(language, tui_help_mouse)),
        ("U".into(), say!(language, tui_help_undo)),
        ("H".into(), say!(language, tui_help_hints)),
        ("L".into(), say!(language, tui_help_log)),
        ("+ -".into(), say!(language, tui_help_pace)),
        ("A".into(), say!(language, tui_help_auto)),
        ("T".into(), say!(language, tui_help_light)),
        ("Q".into(), say!(language, tui_help_leave)),
    ]
}

/// The keys of a table far away.
fn far_keys(language: Language) -> [Meaning; 3] {
    [
        ("C".into(), say!(language, tui_help_talk)),
        ("B".into(), say!(language, tui_help_back)),
        ("J".into(), say!(language, tui_help_sit)),
    ]
}

/// A line of a sheet: something that stands out, and the rest.
struct Line {
    head: String,
    text: String,
    role: Role,
}

impl Line {
    fn new(text: impl Into<String>, role: Role) -> Self {
        Self { head: String::new(), text: text.into(), role }
    }
}

impl<G: Draw> TableScreen<G> {
    /// Draws the help from a line on; returns the last line from which it fills its sheet.
    pub(super) fn draw_help(&self, canvas: &mut Canvas<'_>, from: usize) -> usize {
        let language = self.habits.language;
        let title = say!(language, tui_help_title, game = about::title::<G>(language));
        let inner = draw_sheet(canvas, &title, &say!(language, tui_help_foot), 110, 60);
        let lines = self.help_lines(inner.width.into());
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

    fn help_lines(&self, width: usize) -> Vec<Line> {
        let language = self.habits.language;
        let far = self.away.is_some().then(|| far_keys(language)).into_iter().flatten();
        let keys: Vec<Meaning> = G::keys(language).into_iter().chain(keys(language)).chain(far).collect();
        let legend = self.scene().map(|scene| G::legend(&scene)).unwrap_or_default();
        let mut lines = Vec::new();
        if !legend.is_empty() {
            lines.push(Line::new(say!(language, tui_help_here), Role::Title));
            lines.extend(meanings(&legend, width));
            lines.push(Line::new("", Role::Ink));
        }
        lines.push(Line::new(say!(language, tui_help_keys), Role::Title));
        lines.extend(in_columns(&keys, width));
        lines.push(Line::new("", Role::Ink));
        lines.push(Line::new(say!(language, tui_help_minute), Role::Title));
        for text in G::minute(language) {
            lines.extend(wrap(&text, width).into_iter().map(|line| Line::new(line, Role::Dim)));
        }
        lines
    }
}

/// Signs with their meanings, one below the other.
fn meanings(all: &[Meaning], width: usize) -> Vec<Line> {
    let head = all.iter().map(|(sign, _)| sign.width()).max().unwrap_or(0).min(width / 3);
    let mut lines = Vec::new();
    for (sign, text) in all {
        for (place, text) in wrap(text, width.saturating_sub(head + 2)).into_iter().enumerate() {
            let shown = if place == 0 { sign.as_str() } else { "" };
            let pad = " ".repeat(head.saturating_sub(shown.width()));
            lines.push(Line { head: format!("{pad}{shown}  "), text, role: Role::Ink });
        }
    }
    lines
}

/// Keys side by side where there is room for two.
fn in_columns(keys: &[Meaning], width: usize) -> Vec<Line> {
    let column = width / 2;
    let widest = keys.iter().map(|(_, text)| 13 + text.width()).max().unwrap_or(0);
    if widest >= column {
        return meanings(keys, width);
    }
    let half = keys.len().div_ceil(2);
    let shown = |(key, text): &Meaning| format!("{key:>11}  {text}");
    let line = |place: usize| {
        let right = keys.get(half + place).map_or(String::new(), shown);
        let left = shown(&keys[place]);
        let pad = " ".repeat(column.saturating_sub(left.width()));
        Line::new(format!("{left}{pad}{right}"), Role::Ink)
    };
    (0..half).map(line).collect()
}
