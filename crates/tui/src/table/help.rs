//! What `?` shows: what is on this screen, the keys, and the game in one minute.

use unicode_width::UnicodeWidthStr;
use wormery_words::{Language, say};

use super::TableScreen;
use super::meanings::{Line, Meaning, draw_from, meanings};
use super::overlay::draw_sheet;
use crate::canvas::{Canvas, wrap};
use crate::{Draw, Role, about};

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

impl<G: Draw> TableScreen<G> {
    /// Draws the help from a line on; returns the last line from which it fills its sheet.
    pub(super) fn draw_help(&self, canvas: &mut Canvas<'_>, from: usize) -> usize {
        let language = self.habits.language;
        let title = say!(language, tui_help_title, game = about::title::<G>(language));
        let inner = draw_sheet(canvas, &title, &say!(language, tui_help_foot), 110, 60);
        draw_from(&self.help_lines(inner.width.into()), from, canvas, inner)
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
