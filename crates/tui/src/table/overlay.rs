//! What lies on top of a table: help, the log, the question whether to leave.

use ratatui::layout::Rect;

use super::TableScreen;
use super::paint::log_lines;
use crate::canvas::{Canvas, below, wrap};
use crate::screen::Step;
use crate::{Draw, Key, Role};

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

/// The keys of every game.
const KEYS: &[(&str, &str)] = &[
    ("Enter", "do what is marked"),
    ("arrows, Tab", "mark something else"),
    ("mouse", "click on things"),
    ("H", "off, odds, coach"),
    ("L", "what happened"),
    ("+ -", "faster, slower"),
    ("A", "turns begin at once"),
    ("T", "light, dark"),
    ("Q", "save and leave"),
];

/// The keys of a table far away.
const FAR_KEYS: &[(&str, &str)] =
    &[("C", "say something"), ("B", "take my seat back"), ("J", "take a bot's seat")];

impl<G: Draw> TableScreen<G> {
    pub(super) fn press_over(&mut self, key: Key) -> Step {
        match (self.overlay, key) {
            (Some(Overlay::Leave), Key::Char('y' | 'Y' | 'q' | 'Q') | Key::Enter) => {
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
            Some(Overlay::Help) => draw_help::<G>(canvas, self.away.is_some()),
            Some(Overlay::Log(back)) => self.draw_whole_log(canvas, back),
            Some(Overlay::Leave) => self.draw_leave(canvas),
        }
    }

    fn draw_whole_log(&self, canvas: &mut Canvas<'_>, back: usize) {
        let inner = draw_sheet(canvas, "What happened", "Up and down move, any other key closes", 100, 100);
        let all = log_lines(&self.log, inner.width.into(), usize::MAX);
        let room = usize::from(inner.height);
        let last = all.len().saturating_sub(back).max(room.min(all.len()));
        let lines = &all[last.saturating_sub(room)..last];
        for ((line, role), at) in lines.iter().zip(inner.rows()) {
            canvas.say(at, line, *role);
        }
    }

    fn draw_leave(&self, canvas: &mut Canvas<'_>) {
        let inner = draw_sheet(canvas, "Leave the table?", "Esc stays", 64, 9);
        let text = match self.link.saved_as() {
            None if self.away.is_some() && self.standing().is_none() => {
                "The game goes on without you: after a while a bot plays. You can come back with the same \
                 wormery join."
                    .to_owned()
            }
            None if self.away.is_some() => "The game is over.".to_owned(),
            Some(_) if self.standing().is_some() => "The game is over and written down.".to_owned(),
            Some(_) => "The game is saved. You can go on with it later: wormery play --resume".to_owned(),
            None => "The game is not saved anywhere.".to_owned(),
        };
        let n_lines = canvas.paragraph(inner, &text, Role::Ink);
        let at = Rect { height: 1, ..below(inner, n_lines + 1) };
        let (primary, button) = (canvas.style(Role::Primary), canvas.style(Role::Button));
        let rest = canvas.pill(at, "Y Leave", primary);
        canvas.zone(Rect { width: 9, ..at }, Key::Char('y'));
        let stay = Rect { x: rest.x + 2, width: 10, ..rest };
        canvas.pill(stay, "Esc Stay", button);
        canvas.zone(stay, Key::Esc);
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

fn draw_help<G: Draw>(canvas: &mut Canvas<'_>, is_far: bool) {
    let inner = draw_sheet(canvas, &format!("{}: help", G::TITLE), "any key closes", 110, 40);
    let far = if is_far { FAR_KEYS } else { &[] };
    let keys: Vec<(&str, &str)> = G::KEYS.iter().chain(KEYS).chain(far).copied().collect();
    let half = keys.len().div_ceil(2);
    let column = inner.width / 2;
    for (place, (key, words)) in keys.iter().enumerate() {
        let (x, y) = ((place / half) as u16 * column, (place % half) as u16);
        let at = Rect { x: inner.x + x, y: inner.y + y, width: column - 1, height: 1 };
        let after = canvas.say(at, &format!("{key:>11}  "), Role::Sun);
        canvas.say(after, words, Role::Ink);
    }
    let mut rest = below(inner, half as u16 + 1);
    for text in G::MINUTE {
        if wrap(text, rest.width.into()).len() > usize::from(rest.height) {
            break;
        }
        let n_lines = canvas.paragraph(rest, text, Role::Dim);
        rest = below(rest, n_lines);
    }
}
