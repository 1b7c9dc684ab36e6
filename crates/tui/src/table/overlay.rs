//! What lies on top of a table: help, the log, the question whether to leave.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::{Language, say};

use super::TableScreen;
use super::paint::log_lines;
use crate::canvas::{Canvas, below, wrap};
use crate::screen::Step;
use crate::{Draw, Key, Role, about};

/// What lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// Keys and rules.
    Help,
    /// All that happened; so many lines from the end.
    Log(usize),
    /// Whether to leave.
    Leave,
}

/// A key, and what it does.
type KeyWords = (String, String);

/// The keys of every game.
fn keys(language: Language) -> Vec<KeyWords> {
    vec![
        (say!(language, tui_key_enter), say!(language, tui_help_enter)),
        (say!(language, tui_key_arrows), say!(language, tui_help_arrows)),
        (say!(language, tui_key_mouse), say!(language, tui_help_mouse)),
        ("H".into(), say!(language, tui_help_hints)),
        ("L".into(), say!(language, tui_help_log)),
        ("+ -".into(), say!(language, tui_help_pace)),
        ("A".into(), say!(language, tui_help_auto)),
        ("T".into(), say!(language, tui_help_light)),
        ("Q".into(), say!(language, tui_help_leave)),
    ]
}

/// The keys of a table far away.
fn far_keys(language: Language) -> [KeyWords; 3] {
    [
        ("C".into(), say!(language, tui_help_talk)),
        ("B".into(), say!(language, tui_help_back)),
        ("J".into(), say!(language, tui_help_sit)),
    ]
}

impl<G: Draw> TableScreen<G> {
    pub(super) fn press_over(&mut self, key: Key) -> Step {
        match (self.overlay, key) {
            (Some(Overlay::Leave), Key::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O' | 'q' | 'Q') | Key::Enter) => {
                return Step::Leave(self.farewell());
            }
            (Some(Overlay::Log(back)), Key::Up) => self.overlay = Some(Overlay::Log(back + 1)),
            (Some(Overlay::Log(back)), Key::PageUp) => self.overlay = Some(Overlay::Log(back + 10)),
            (Some(Overlay::Log(back)), Key::Down) => {
                self.overlay = Some(Overlay::Log(back.saturating_sub(1)));
            }
            (Some(Overlay::Log(back)), Key::PageDown) => {
                self.overlay = Some(Overlay::Log(back.saturating_sub(10)));
            }
            _ => self.overlay = None,
        }
        Step::Stay
    }

    pub(super) fn draw_overlay(&self, canvas: &mut Canvas<'_>) {
        match self.overlay {
            None => {}
            Some(Overlay::Help) => draw_help::<G>(canvas, self.habits.language, self.away.is_some()),
            Some(Overlay::Log(back)) => self.draw_whole_log(canvas, back),
            Some(Overlay::Leave) => self.draw_leave(canvas),
        }
    }

    fn draw_whole_log(&self, canvas: &mut Canvas<'_>, back: usize) {
        let language = self.habits.language;
        let inner = draw_sheet(canvas, &say!(language, app_log), &say!(language, tui_log_foot), 100, 100);
        let all = log_lines(&self.log, inner.width.into(), usize::MAX);
        let room = usize::from(inner.height);
        let last = all.len().saturating_sub(back).max(room.min(all.len()));
        let lines = &all[last.saturating_sub(room)..last];
        for ((line, role), at) in lines.iter().zip(inner.rows()) {
            canvas.say(at, line, *role);
        }
    }

    fn draw_leave(&self, canvas: &mut Canvas<'_>) {
        let language = self.habits.language;
        let inner =
            draw_sheet(canvas, &say!(language, tui_leave_title), &say!(language, tui_leave_foot), 64, 9);
        let n_lines = canvas.paragraph(inner, &self.what_leaving_means(), Role::Ink);
        let at = Rect { height: 1, ..below(inner, n_lines + 1) };
        let (primary, button) = (canvas.style(Role::Primary), canvas.style(Role::Button));
        let (leave, stay) = (say!(language, tui_leave_yes), say!(language, tui_leave_no));
        let rest = canvas.pill(at, &leave, primary);
        canvas.zone(Rect { width: leave.width() as u16 + 2, ..at }, Key::Char('y'));
        let stay_at = Rect { x: rest.x + 2, width: stay.width() as u16 + 2, ..rest };
        canvas.pill(stay_at, &stay, button);
        canvas.zone(stay_at, Key::Esc);
    }

    fn what_leaving_means(&self) -> String {
        let (language, is_over) = (self.habits.language, self.standing().is_some());
        match (self.link.saved_as(), is_over) {
            (None, false) if self.away.is_some() => say!(language, tui_leave_far),
            (None, true) if self.away.is_some() => say!(language, tui_over),
            (Some(_), true) => say!(language, tui_leave_written),
            (Some(_), false) => say!(language, tui_leave_saved),
            (None, _) => say!(language, tui_leave_unsaved),
        }
    }
}

/// A sheet of paper in the middle of the screen; returns the room on it.
pub(crate) fn draw_sheet(canvas: &mut Canvas<'_>, title: &str, foot: &str, width: u16, height: u16) -> Rect {
    let area = canvas.area();
    let (width, height) = (width.min(area.width - 4), height.min(area.height - 2));
    let sheet =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    canvas.clear_zones();
    canvas.zone(area, Key::Esc);
    canvas.fill(sheet, Role::Sky);
    canvas.frame(sheet, canvas.style(Role::Line));
    canvas.say(Rect { x: sheet.x + 2, width: width - 4, ..sheet }, &format!(" {title} "), Role::Title);
    let last = Rect { x: sheet.x + 2, y: sheet.bottom() - 1, width: width - 4, height: 1 };
    canvas.right(last, &format!(" {foot} "), Role::Dim);
    Rect { x: sheet.x + 3, y: sheet.y + 2, width: width - 6, height: height - 3 }
}

fn draw_help<G: Draw>(canvas: &mut Canvas<'_>, language: Language, is_far: bool) {
    let title = say!(language, tui_help_title, game = about::title::<G>(language));
    let inner = draw_sheet(canvas, &title, &say!(language, tui_close_any), 110, 40);
    let far = is_far.then(|| far_keys(language)).into_iter().flatten();
    let own = G::keys(language).into_iter();
    let keys: Vec<KeyWords> = own.chain(keys(language)).chain(far).collect();
    let half = keys.len().div_ceil(2);
    let column = inner.width / 2;
    for (place, (key, words)) in keys.iter().enumerate() {
        let (x, y) = ((place / half) as u16 * column, (place % half) as u16);
        let at = Rect { x: inner.x + x, y: inner.y + y, width: column - 1, height: 1 };
        let after = canvas.say(at, &format!("{key:>11}  "), Role::Sun);
        canvas.say(after, words, Role::Ink);
    }
    let mut rest = below(inner, half as u16 + 1);
    for text in &G::minute(language) {
        if wrap(text, rest.width.into()).len() > usize::from(rest.height) {
            break;
        }
        let n_lines = canvas.paragraph(rest, text, Role::Dim);
        rest = below(rest, n_lines);
    }
}
