//! What stands below the board of a record: the step, the chances, and what the last key found.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::{percent, say};

use super::{Over, WatchScreen};
use crate::canvas::{Canvas, wrap};
use crate::{Draw, Key, Role};

/// A line below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// The step, and at the right who must act.
    Step(String, String),
    /// Who must act, where there is no room for it beside the step.
    Whose(String),
    /// A bar of which every cell leads to a step.
    Bar,
    /// The chance to win over the game.
    Strip,
    /// What the strip says here, or how far it has got.
    Chance(String),
    /// What the last key found, or what is to be said about the record.
    Note(String),
}

impl Line {
    /// How early a line gives way where there is little room; the step and what a key found stay.
    fn weight(&self) -> u8 {
        match self {
            Self::Strip => 0,
            Self::Bar => 1,
            Self::Chance(_) => 2,
            Self::Whose(_) => 3,
            Self::Step(..) | Self::Note(_) => 4,
        }
    }
}

impl<G: Draw> WatchScreen<G> {
    /// The lines below the board, at most so many.
    pub(super) fn soil(&self, whose: &str, width: usize, most: usize) -> Vec<Line> {
        let step = self.step_words();
        let is_wide = step.width() + 2 + whose.width() <= width;
        let mut lines = vec![Line::Step(step, if is_wide { whose.to_owned() } else { String::new() })];
        if !is_wide {
            lines.extend(wrap(whose, width).into_iter().map(Line::Whose));
        }
        lines.push(Line::Bar);
        lines.extend(self.judged.found().map(|_| Line::Strip));
        lines.extend(wrap(&self.chance_words(), width).into_iter().map(Line::Chance));
        if let Some(note) = self.said.as_ref().or(self.note.as_ref()) {
            lines.extend(wrap(note, width).into_iter().map(Line::Note));
        }
        for weight in 0..4 {
            if lines.len() > most {
                lines.retain(|line| line.weight() > weight);
            }
        }
        lines
    }

    fn step_words(&self) -> String {
        let language = self.language;
        if let Some(Over::Line(text)) = &self.over {
            return say!(language, watch_goto, text);
        }
        let state = if self.is_playing {
            say!(language, tui_watch_playing)
        } else {
            say!(language, tui_watch_paused)
        };
        say!(
            language,
            tui_watch_step,
            line = self.steps.line(self.at),
            last = self.steps.line(self.last()),
            state
        )
    }

    /// How likely it is here that somebody wins, or how far the work on it has got.
    fn chance_words(&self) -> String {
        let language = self.language;
        let Some(found) = self.judged.found() else {
            return say!(language, watch_thinking, share = percent(language, self.judged.progress(), 0));
        };
        let Some(last) = found.worth.len().checked_sub(1) else { return String::new() };
        let row = self.row % found.worth[0].n_rows().max(1);
        let ply = (self.steps.line(self.at) as usize).saturating_sub(1).min(last);
        let share = percent(language, found.worth[ply].of(row), 0);
        let name = self.steps.names.get(row).cloned().unwrap_or_else(|| say!(language, app_third_color));
        say!(language, watch_chance, name, share)
    }

    pub(super) fn draw_soil(&self, lines: &[Line], canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Soil);
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        for (line, at) in lines.iter().zip(inner.rows()) {
            match line {
                Line::Step(step, whose) => {
                    canvas.say(at, step, Role::Title);
                    canvas.right(at, whose, Role::SoilDim);
                }
                Line::Whose(text) | Line::Chance(text) => drop(canvas.say(at, text, Role::SoilDim)),
                Line::Bar => self.draw_bar(canvas, at),
                Line::Strip => self.draw_strip(canvas, at),
                Line::Note(text) => drop(canvas.say(at, text, Role::Title)),
            }
        }
    }

    /// A bar of which every cell leads to a step.
    fn draw_bar(&self, canvas: &mut Canvas<'_>, line: Rect) {
        let (cells, last) = (usize::from(line.width), self.last().max(1));
        let filled = cells * self.at / last;
        let bar = format!("{}{}", "█".repeat(filled), "─".repeat(cells - filled));
        canvas.say(line, &bar, Role::SoilDim);
        for cell in 0..cells {
            let at = Rect { x: line.x + cell as u16, width: 1, ..line };
            canvas.zone(at, Key::Choose((cell * last).div_ceil(cells.max(1))));
        }
    }
}
