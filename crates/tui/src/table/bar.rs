//! The soil: what the seat is told, and what it can do.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;
use wormery_words::say;

use super::TableScreen;
use crate::canvas::{Canvas, below, wrap};
use crate::{Button, Draw, Hints, Key, Presence, Role, Scene};

/// The most rows of buttons.
const MOST_ROWS: u16 = 4;

/// A button and where it lies in the rows of buttons.
struct Placed {
    place: usize,
    button: Button,
    is_best: bool,
    row: u16,
    x: u16,
    width: u16,
}

impl<G: Draw> TableScreen<G> {
    /// How many lines the soil needs at a width.
    pub(super) fn soil_lines(&self, width: u16) -> u16 {
        let rows = self.scene().map_or(0, |scene| n_rows(&self.placed(&scene, width)));
        let advice = if self.habits.hints == Hints::Off { 0 } else { 2 };
        1 + rows.clamp(2, MOST_ROWS) + advice
    }

    pub(super) fn draw_soil(&self, scene: &Scene<'_, G>, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Soil);
        let line = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
        if let Some(trouble) = self.away.as_ref().and_then(|away| away.trouble.as_ref()) {
            canvas.say(line, &format!("✗ {trouble}"), Role::SoilBad);
        } else if let Some(said) = &self.said {
            canvas.say(line, &format!("✗ {said}"), Role::SoilBad);
        } else {
            canvas.say(line, &self.prompt(scene), Role::Title);
        }
        let mut buttons = below(area, 1);
        if self.is_my_turn() {
            let placed = self.placed(scene, area.width);
            buttons = below(buttons, n_rows(&placed).clamp(2, MOST_ROWS));
            for placed in placed.iter().filter(|placed| placed.row < MOST_ROWS) {
                self.draw_button(placed, canvas, below(area, 1));
            }
            self.draw_advice(canvas, buttons);
        }
    }

    fn prompt(&self, scene: &Scene<'_, G>) -> String {
        if let Some(caption) = self.forced() {
            return caption;
        }
        let language = self.habits.language;
        let Some(seat) = self.to_act() else {
            let is_over = self.standing().is_some();
            return if is_over { say!(language, tui_over) } else { say!(language, tui_chance) };
        };
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        match &self.away {
            _ if self.is_absent() => say!(language, tui_bot_for_you),
            _ if self.is_my_turn() => G::prompt(scene),
            None => say!(language, tui_thinking_hurry, name),
            Some(_) if self.is_sending() => say!(language, tui_sending),
            Some(away) if away.absent.get(seat.index()) == Some(&true) => {
                say!(language, tui_thinking_away, name)
            }
            Some(away) => match away.presence {
                Presence::Seated => say!(language, tui_thinking, name),
                Presence::Watching => say!(language, tui_thinking_watch, name),
                Presence::MaySit => say!(language, tui_thinking_sit, name),
            },
        }
    }

    /// The buttons side by side, in as many rows as they need.
    fn placed(&self, scene: &Scene<'_, G>, width: u16) -> Vec<Placed> {
        let (mut row, mut x) = (0, 1);
        let mut all = Vec::new();
        for place in G::buttons(scene) {
            let Some(action) = scene.legal.get(place).copied() else { continue };
            let mut button = G::button(scene, action);
            if let Some(note) = scene.note(action) {
                button.text = format!("{} · {note}", button.text);
            }
            let is_best =
                self.habits.hints == Hints::Coach && scene.advice.is_some_and(|advice| advice.best == action);
            let text = button.key.width() + 1 + button.text.width() + if is_best { 2 } else { 0 };
            let needed = text as u16 + 2;
            if x > 1 && x + needed >= width {
                (row, x) = (row + 1, 1);
            }
            all.push(Placed { place, button, is_best, row, x, width: needed });
            x += needed + 1;
        }
        all
    }

    fn draw_button(&self, placed: &Placed, canvas: &mut Canvas<'_>, area: Rect) {
        let at = Rect { x: area.x + placed.x, y: area.y + placed.row, width: placed.width, height: 1 };
        let at = at.intersection(area);
        let role = match (placed.place == self.chosen, placed.button.berry) {
            (true, false) => Role::Primary,
            (_, true) => Role::Berry,
            (false, false) => Role::Button,
        };
        let mut style = canvas.style(role);
        if placed.place == self.chosen {
            style = style.add_modifier(Modifier::BOLD);
            if canvas.theme.mono || placed.button.berry {
                style = style.add_modifier(Modifier::REVERSED);
            }
        }
        let best = if placed.is_best { "★ " } else { "" };
        canvas.pill(at, &format!("{best}{} {}", placed.button.key, placed.button.text), style);
        let key_at =
            Rect { x: at.x + 1 + best.width() as u16, width: placed.button.key.width() as u16, ..at };
        canvas.tint(key_at.intersection(area), style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD));
        canvas.zone(at, Key::Choose(placed.place));
    }

    fn draw_advice(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let text = match (self.habits.hints, &self.advice) {
            (Hints::Off, _) => return,
            (_, None) => say!(self.habits.language, tui_working),
            (Hints::Odds, Some(advice)) => advice.odds.clone(),
            (Hints::Coach, Some(advice)) => format!("★ {}", advice.coach),
        };
        let lines = wrap(&text, area.width.into());
        for (line, at) in lines.iter().zip(area.rows()) {
            canvas.say(at, line, Role::SoilDim);
        }
    }
}

fn n_rows(placed: &[Placed]) -> u16 {
    placed.last().map_or(0, |last| last.row + 1)
}
