//! What the keys do while a record is watched.

use wormery_words::say;

use super::{Over, WatchScreen};
use crate::screen::Step;
use crate::table::scroll;
use crate::{Draw, Key};

/// More digits than any record has lines.
const MOST_DIGITS: usize = 9;

impl<G: Draw> WatchScreen<G> {
    pub(super) fn press(&mut self, key: Key) -> Step {
        match &mut self.over {
            Some(Over::Help(from)) => {
                let to = scroll(*from, key).map(|to| to.min(self.help_end.get()));
                self.over = to.map(Over::Help);
            }
            Some(Over::Line(_)) => self.type_line(key),
            None => return self.press_freely(key),
        }
        Step::Stay
    }

    fn press_freely(&mut self, key: Key) -> Step {
        self.said = None;
        match key {
            Key::Right | Key::Down | Key::Enter => self.go(self.at + 1),
            Key::Left | Key::Up | Key::Backspace => self.go(self.at.saturating_sub(1)),
            Key::PageDown => self.go(self.at + 10),
            Key::PageUp => self.go(self.at.saturating_sub(10)),
            Key::Home => self.go(0),
            Key::End => self.go(self.last()),
            Key::Choose(step) => self.go(step),
            Key::Char(' ') => self.toggle(),
            Key::Char('+' | '=') => self.pace = self.pace.faster(),
            Key::Char('-') => self.pace = self.pace.slower(),
            Key::Char('g' | 'G') => self.over = Some(Over::Line(String::new())),
            Key::Char('m' | 'M') => self.go_to_mistake(true),
            Key::Char('b' | 'B') => self.go_to_mistake(false),
            Key::Char('p' | 'P') => self.row += 1,
            Key::Char('?') => self.over = Some(Over::Help(0)),
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(None),
            _ => {}
        }
        Step::Stay
    }

    /// Plays or pauses; at the end it begins again.
    fn toggle(&mut self) {
        if self.at == self.last() {
            self.go(0);
        }
        self.is_playing = !self.is_playing;
        self.wait = self.pause();
    }

    fn type_line(&mut self, key: Key) {
        let Some(Over::Line(text)) = &mut self.over else { return };
        match key {
            Key::Char(digit) if digit.is_ascii_digit() && text.len() < MOST_DIGITS => text.push(digit),
            Key::Backspace => {
                text.pop();
            }
            Key::Enter => {
                let line = text.parse().ok();
                self.over = None;
                if let Some(line) = line {
                    self.go(self.steps.with_line(line));
                }
            }
            Key::Esc => self.over = None,
            _ => {}
        }
    }

    /// Goes to the next mistake, or to the one before, and says what would have been better.
    fn go_to_mistake(&mut self, forward: bool) {
        let here = self.steps.line(self.at);
        let Some(found) = self.judged.found() else {
            let share = wormery_words::percent(self.language, self.judged.progress(), 0);
            self.said = Some(say!(self.language, watch_thinking, share));
            return;
        };
        let first = self.steps.first_line(self.at);
        let mistake = if forward {
            found.mistakes.iter().find(|mistake| mistake.line > here)
        } else {
            found.mistakes.iter().rev().find(|mistake| mistake.line < first)
        };
        let (note, line) = match mistake {
            Some(mistake) => (mistake.told.clone(), Some(mistake.line)),
            None if forward => (say!(self.language, watch_no_next), None),
            None => (say!(self.language, watch_no_previous), None),
        };
        if let Some(line) = line {
            self.go(self.steps.with_line(line));
        }
        self.is_playing = false;
        self.said = Some(note);
    }
}
