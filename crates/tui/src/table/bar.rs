//! The soil: what the seat is told, and what it can do.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::say;

use super::TableScreen;
use super::buttons::{Detail, Placed, n_rows};
use super::layout::is_wide;
use crate::canvas::{Canvas, below, whole_sentences, wrap};
use crate::{Draw, Hints, Key, Presence, Role, Scene};

/// All that stands on the soil, broken into lines.
pub(super) struct Bar {
    prompt: Vec<String>,
    role: Role,
    buttons: Vec<Placed>,
    n_rows: u16,
    advice: Vec<String>,
}

impl Bar {
    /// How many lines it takes.
    pub(super) fn n_lines(&self) -> u16 {
        self.prompt.len() as u16 + self.n_rows + self.advice.len() as u16
    }
}

impl<G: Draw> TableScreen<G> {
    /// The soil for a screen of which it may have so many lines: every choice first, then as many words as fit.
    pub(super) fn bar(&self, scene: &Scene<'_, G>, area: Rect, width: u16, room: u16) -> Bar {
        let (text, role) = self.told_now(scene);
        let prompt = self.prompt_lines(scene, &text, width, room);
        let for_rows = room.saturating_sub(prompt.len() as u16);
        let advice = if is_wide(area) { Vec::new() } else { self.advice_lines(width, for_rows) };
        let choices =
            if self.is_my_turn() { self.fitting(scene, width, for_rows, &advice) } else { Vec::new() };
        let least = if area.height < 24 { 1 } else { 2 };
        let n_rows = n_rows(&choices).max(least);
        let advice = match for_rows.saturating_sub(n_rows) {
            spare if usize::from(spare) >= advice.len() => advice,
            spare => self.advice_lines(width, spare),
        };
        Bar { prompt, role, buttons: choices, n_rows, advice }
    }

    /// What is said above the buttons: all of it, or fewer sentences where every line is needed.
    fn prompt_lines(&self, scene: &Scene<'_, G>, text: &str, width: u16, room: u16) -> Vec<String> {
        let (all, columns) =
            (wrap(text, usize::from(width.saturating_sub(2))), width.saturating_sub(2).into());
        let for_buttons =
            if self.is_my_turn() { n_rows(&self.placed(scene, width, Detail::Short)) } else { 1 };
        let most = usize::from(room.saturating_sub(for_buttons)).max(1);
        let fewer = if all.len() > most { whole_sentences(text, columns, most) } else { Vec::new() };
        if fewer.is_empty() { all } else { fewer }
    }

    /// The buttons with as many words as leave room for the advice, or else for all of them.
    fn fitting(&self, scene: &Scene<'_, G>, width: u16, room: u16, advice: &[String]) -> Vec<Placed> {
        let fits = |for_advice: u16| {
            let layouts = Detail::ALL.into_iter().map(|detail| self.placed(scene, width, detail));
            layouts.into_iter().find(|placed| n_rows(placed) + for_advice <= room)
        };
        let found = fits(advice.len() as u16).or_else(|| fits(0));
        found.unwrap_or_else(|| self.placed(scene, width, Detail::Short))
    }

    /// What is wrong, or else what is asked.
    fn told_now(&self, scene: &Scene<'_, G>) -> (String, Role) {
        let trouble = self.away.as_ref().and_then(|away| away.trouble.as_ref());
        match trouble.or(self.said.as_ref()) {
            Some(said) => (format!("✗ {said}"), Role::SoilBad),
            None => (self.prompt(scene), Role::Title),
        }
    }

    pub(super) fn draw_bar(&self, bar: &Bar, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Soil);
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        for (line, at) in bar.prompt.iter().zip(inner.rows()) {
            canvas.say(at, line, bar.role);
        }
        let rows = below(area, bar.prompt.len() as u16);
        for placed in &bar.buttons {
            placed.draw(canvas, rows);
        }
        self.draw_held(canvas, below(inner, bar.prompt.len() as u16));
        let advice = below(inner, bar.prompt.len() as u16 + bar.n_rows);
        for (line, at) in bar.advice.iter().zip(advice.rows()) {
            canvas.say(at, line, Role::SoilDim);
        }
    }

    /// What waits to be sent, and how to take it back.
    fn draw_held(&self, canvas: &mut Canvas<'_>, at: Rect) {
        if self.held.is_none() {
            return;
        }
        let text = say!(self.habits.language, tui_foot_undo);
        let style = canvas.style(Role::Button);
        canvas.zone(Rect { width: text.width() as u16 + 2, height: 1, ..at }, Key::Char('u'));
        canvas.pill(at, &text, style);
    }

    fn prompt(&self, scene: &Scene<'_, G>) -> String {
        if let Some(caption) = self.forced() {
            return caption;
        }
        let language = self.habits.language;
        if let Some(held) = &self.held {
            return format!("{}. {}", G::button(scene, held.action).text, say!(language, tui_held));
        }
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

    /// What is said about the choices, where somebody wants to hear it and may choose.
    pub(super) fn advice_text(&self) -> Option<String> {
        let text = match (self.habits.hints, &self.advice) {
            (Hints::Off, _) => return None,
            (_, None) => say!(self.habits.language, tui_working),
            (Hints::Odds, Some(advice)) => advice.odds.clone(),
            (Hints::Coach, Some(advice)) => format!("★ {}", advice.coach),
        };
        Some(text).filter(|_| self.is_my_turn())
    }

    /// As many sentences of advice as fit into some lines; none is cut.
    fn advice_lines(&self, width: u16, room: u16) -> Vec<String> {
        let text = self.advice_text().unwrap_or_default();
        whole_sentences(&text, width.saturating_sub(2).into(), room.min(4).into())
    }
}
