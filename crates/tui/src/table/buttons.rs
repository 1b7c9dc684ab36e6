//! Buttons side by side, each with as many words as there is room for.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;
use wormery_words::say;

use super::TableScreen;
use crate::canvas::Canvas;
use crate::{Button, Draw, Hints, Key, Role, Scene};

/// How much buttons say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// All words, and the note of the coach.
    Full,
    /// Few words, and the note of the coach.
    Noted,
    /// Few words.
    Short,
}

impl Detail {
    /// From the most to the fewest words.
    pub(super) const ALL: [Self; 3] = [Self::Full, Self::Noted, Self::Short];
}

/// A button and where it lies in the rows of buttons.
pub(super) struct Placed {
    place: usize,
    /// The keys that do the same.
    keys: String,
    text: String,
    is_marked: bool,
    is_best: bool,
    is_berry: bool,
    row: u16,
    x: u16,
    width: u16,
}

/// What leads to the next row.
pub(super) fn n_rows(placed: &[Placed]) -> u16 {
    placed.last().map_or(0, |last| last.row + 1)
}

impl<G: Draw> TableScreen<G> {
    /// The buttons of a scene at a width, in as many rows as they need.
    pub(super) fn placed(&self, scene: &Scene<'_, G>, width: u16, detail: Detail) -> Vec<Placed> {
        let (mut row, mut x) = (0, 1);
        let mut all = Vec::new();
        for place in G::buttons(scene) {
            let Some(action) = scene.legal.get(place).copied() else { continue };
            let mut placed = self.widest(scene, place, &G::button(scene, action), width - 2, detail);
            if x > 1 && x + placed.width >= width {
                (row, x) = (row + 1, 1);
            }
            (placed.row, placed.x) = (row, x);
            x += placed.width + 1;
            all.push(placed);
        }
        all
    }

    /// A button with as many words as fit on a line, and no more than wanted.
    fn widest(&self, scene: &Scene<'_, G>, place: usize, button: &Button, room: u16, most: Detail) -> Placed {
        let wanted = Detail::ALL.into_iter().skip_while(|detail| *detail != most);
        let mut all = wanted.map(|detail| self.button(scene, place, button, detail));
        all.find(|placed| placed.width <= room)
            .unwrap_or_else(|| self.button(scene, place, button, Detail::Short))
    }

    fn button(&self, scene: &Scene<'_, G>, place: usize, button: &Button, detail: Detail) -> Placed {
        let (action, is_marked) = (scene.legal[place], place == self.chosen);
        let mut text = if detail == Detail::Full { button.text.clone() } else { button.short.clone() };
        if let Some(note) = scene.note(action).filter(|_| detail != Detail::Short) {
            text = format!("{text} · {note}");
        }
        let keys = match (is_marked, button.key.as_str()) {
            (true, "") => say!(scene.language, tui_key_enter),
            (true, key) => format!("{}/{key}", say!(scene.language, tui_key_enter)),
            (false, key) => key.to_owned(),
        };
        let is_coached = self.habits.hints == Hints::Coach;
        let is_best = is_coached && scene.advice.is_some_and(|advice| advice.best == action);
        let width = 3 + keys.width() + text.width() + if is_best { 2 } else { 0 };
        let (width, is_berry) = (width as u16, button.berry);
        Placed { place, keys, text, is_marked, is_best, is_berry, row: 0, x: 0, width }
    }
}

impl Placed {
    /// Draws it among the rows of an area.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let at = Rect { x: area.x + self.x, y: area.y + self.row, width: self.width, height: 1 };
        let at = at.intersection(area);
        let role = match (self.is_marked, self.is_berry) {
            (true, false) => Role::Primary,
            (_, true) => Role::Berry,
            (false, false) => Role::Button,
        };
        let mut style = canvas.style(role);
        if self.is_marked {
            style = style.add_modifier(Modifier::BOLD);
            if canvas.theme.mono || self.is_berry {
                style = style.add_modifier(Modifier::REVERSED);
            }
        }
        let best = if self.is_best { "★ " } else { "" };
        canvas.pill(at, &format!("{best}{} {}", self.keys, self.text), style);
        let keys_at = Rect { x: at.x + 1 + best.width() as u16, width: self.keys.width() as u16, ..at };
        canvas.tint(keys_at.intersection(area), style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD));
        canvas.zone(at, Key::Choose(self.place));
    }
}
