//! What lies on top of a table: help, the log, the question whether to leave.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::say;

use super::TableScreen;
use super::paint::log_lines;
use crate::canvas::{Canvas, below, wrap};
use crate::screen::Step;
use crate::{Draw, Key, Role, share_words, verdict_lines};

/// What lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// What is on the screen, keys and rules, from a line on.
    Help(usize),
    /// All that happened; so many lines from the end.
    Log(usize),
    /// Luck, dear choices and shares of everybody, from a line on.
    Moments(usize),
    /// Whether to leave.
    Leave,
    /// Whether the choice at a place is meant.
    Sure(usize),
}

impl<G: Draw> TableScreen<G> {
    pub(super) fn press_over(&mut self, key: Key) -> Step {
        match (self.overlay, key) {
            (Some(Overlay::Leave), Key::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O' | 'q' | 'Q') | Key::Enter) => {
                return self.leave();
            }
            (Some(Overlay::Sure(place)), Key::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O')) => {
                self.overlay = None;
                self.insist(place);
            }
            (Some(Overlay::Sure(_)), key) if !matches!(key, Key::Esc | Key::Enter | Key::Char('n' | 'N')) => {
            }
            (Some(Overlay::Help(from)), key) if scroll(from, key).is_some() => {
                self.overlay = scroll(from, key).map(|to| Overlay::Help(to.min(self.help_end.get())));
            }
            (Some(Overlay::Moments(from)), key) if scroll(from, key).is_some() => {
                self.overlay = scroll(from, key).map(|to| Overlay::Moments(to.min(self.help_end.get())));
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
            Some(Overlay::Help(from)) => self.help_end.set(self.draw_help(canvas, from)),
            Some(Overlay::Log(back)) => self.draw_whole_log(canvas, back),
            Some(Overlay::Moments(from)) => self.help_end.set(self.draw_moments(canvas, from)),
            Some(Overlay::Leave) => self.draw_leave(canvas),
            Some(Overlay::Sure(place)) => self.draw_sure(canvas, place),
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

    /// What everybody should look at again, and the shares of the win below; returns the last line to begin with.
    fn draw_moments(&self, canvas: &mut Canvas<'_>, from: usize) -> usize {
        let (language, rows) = (self.habits.language, &self.aftermath.rows);
        let title = say!(language, app_luck_and_choices);
        let inner = draw_sheet(canvas, &title, &say!(language, tui_log_foot), 100, 100);
        let moments = rows.iter().flat_map(|row| verdict_lines(language, row, &self.names));
        let shares =
            rows.iter().map(|row| format!("{}  {}", self.called(row.seat), share_words(language, row)));
        let title = [String::new(), say!(language, moment_shares) + ":"];
        let all = moments.into_iter().chain(title).chain(shares);
        let all: Vec<String> = all.flat_map(|line| wrap(&line, inner.width.into())).collect();
        let end = all.len().saturating_sub(inner.height.into());
        for (line, at) in all.iter().skip(from.min(end)).zip(inner.rows()) {
            canvas.say(at, line, Role::Ink);
        }
        end
    }

    fn draw_leave(&self, canvas: &mut Canvas<'_>) {
        let language = self.habits.language;
        let inner =
            draw_sheet(canvas, &say!(language, tui_leave_title), &say!(language, tui_leave_foot), 64, 9);
        let n_lines = canvas.paragraph(inner, &self.what_leaving_means(), Role::Ink);
        let at = Rect { height: 1, ..below(inner, n_lines + 1) };
        let leave = format!("{}/{}", say!(language, tui_key_enter), say!(language, tui_leave_yes));
        draw_answers(canvas, at, (&leave, Key::Char('y')), (&say!(language, tui_leave_no), Key::Esc));
    }

    /// Enter goes back: whoever presses it once too often loses nothing.
    fn draw_sure(&self, canvas: &mut Canvas<'_>, place: usize) {
        let language = self.habits.language;
        let Some(scene) = self.scene() else { return };
        let Some(action) = scene.legal.get(place).copied() else { return };
        let foot = say!(language, tui_sure_foot);
        let inner = draw_sheet(canvas, &say!(language, tui_sure_title), &foot, 64, 9);
        let n_lines = canvas.paragraph(inner, &G::button(&scene, action).text, Role::Ink);
        let at = Rect { height: 1, ..below(inner, n_lines + 1) };
        let back = format!("{} {}", say!(language, tui_key_enter), say!(language, tui_sure_no));
        draw_answers(canvas, at, (&back, Key::Esc), (&say!(language, tui_sure_yes), Key::Char('y')));
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

/// Where a key leads that turns pages, from a line; `None` for all other keys.
pub(crate) fn scroll(from: usize, key: Key) -> Option<usize> {
    Some(match key {
        Key::Up => from.saturating_sub(1),
        Key::Down => from + 1,
        Key::PageUp => from.saturating_sub(10),
        Key::PageDown | Key::Char(' ') => from + 10,
        Key::Home => 0,
        Key::End => usize::MAX,
        _ => return None,
    })
}

/// Two answers side by side; the first is marked.
fn draw_answers(canvas: &mut Canvas<'_>, at: Rect, (first, key): (&str, Key), (second, other): (&str, Key)) {
    let (primary, button) = (canvas.style(Role::Primary), canvas.style(Role::Button));
    canvas.zone(Rect { width: first.width() as u16 + 2, ..at }, key);
    let rest = canvas.pill(at, first, primary);
    let at = Rect { x: rest.x + 2, width: second.width() as u16 + 2, ..rest };
    canvas.pill(at, second, button);
    canvas.zone(at, other);
}

/// A sheet of paper in the middle of the screen; returns the room on it.
pub(crate) fn draw_sheet(canvas: &mut Canvas<'_>, title: &str, foot: &str, width: u16, height: u16) -> Rect {
    let area = canvas.area();
    let margin = if area.width < 60 { 0 } else { 4 };
    let (width, height) = (width.min(area.width - margin), height.min(area.height - 2));
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
