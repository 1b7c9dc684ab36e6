//! What keys do at a table.

use wormery_words::say;

use super::TableScreen;
use super::overlay::Overlay;
use crate::screen::Step;
use crate::{Draw, Intent, Key, Toward, Wish};

impl<G: Draw> TableScreen<G> {
    /// Lets a key do what it does.
    pub(super) fn press(&mut self, key: Key) -> Step {
        if self.overlay.is_some() {
            return self.press_over(key);
        }
        if self.is_ended {
            return self.press_at_end(key);
        }
        if self.held.is_some() {
            self.press_held(key);
        } else if !self.press_anywhere(key) {
            self.said = None;
            if self.is_covered {
                self.press_covered(key);
            } else if self.is_my_turn() {
                self.press_my_turn(key);
            } else {
                self.wait = 0;
            }
        }
        Step::Stay
    }

    /// Keys that do the same at every moment; `false` for all others.
    pub(super) fn press_anywhere(&mut self, key: Key) -> bool {
        let Key::Char(letter) = key else {
            if key == Key::Esc {
                self.overlay = Some(Overlay::Leave);
            }
            return key == Key::Esc;
        };
        match letter.to_ascii_lowercase() {
            'q' => self.overlay = Some(Overlay::Leave),
            '?' => self.overlay = Some(Overlay::Help(0)),
            'l' => self.overlay = Some(Overlay::Log(0)),
            'h' => {
                self.habits.hints = self.habits.hints.next();
                self.said = None;
                self.ask_coach();
                self.mark_advice();
            }
            '+' | '=' => self.habits.pace = self.habits.pace.faster(),
            '-' => self.habits.pace = self.habits.pace.slower(),
            'u' => self.undo(),
            'a' => self.habits.auto_roll = !self.habits.auto_roll,
            'b' if self.away.is_some() => self.link.wish(Wish::Back),
            'j' if self.away.is_some() => self.link.wish(Wish::Sit),
            _ => return false,
        }
        true
    }

    fn press_covered(&mut self, key: Key) {
        if !matches!(key, Key::Enter | Key::Char(' ')) {
            return;
        }
        self.looked = self.to_act();
        if let Some(seat) = self.looked {
            self.link.look(seat);
        }
        self.is_covered = false;
        self.age = 0;
        self.wait = self.habits.pace.of(700);
        self.ask_coach();
    }

    fn press_my_turn(&mut self, key: Key) {
        match key {
            Key::Enter => self.act_on(self.chosen),
            Key::Choose(place) => self.act_on(place),
            Key::Point(place) => self.point(place),
            Key::Right | Key::Tab => self.step(Toward::Right),
            Key::Left | Key::BackTab => self.step(Toward::Left),
            Key::Up => self.step(Toward::Up),
            Key::Down => self.step(Toward::Down),
            Key::Home => self.chosen = 0,
            Key::End => self.chosen = self.legal().len() - 1,
            Key::Char(letter) => self.press_letter(letter.to_ascii_lowercase()),
            Key::Esc | Key::PageUp | Key::PageDown | Key::Backspace => {}
        }
    }

    fn press_letter(&mut self, letter: char) {
        let Some(scene) = self.scene() else { return };
        match G::key(&scene, letter) {
            Some(Intent::Act(action)) => self.decide(action),
            Some(Intent::Point(place)) => self.chosen = place,
            Some(Intent::Say(text)) => self.said = Some(text),
            None if letter == ' ' => self.act_on(self.chosen),
            None => self.said = Some(self.does_nothing(letter)),
        }
    }

    fn does_nothing(&self, letter: char) -> String {
        let language = self.habits.language;
        let key = match letter {
            ' ' => say!(language, tui_key_space),
            _ => letter.to_uppercase().collect(),
        };
        say!(language, tui_key_nothing, key)
    }

    fn step(&mut self, toward: Toward) {
        if let Some(shown) = &self.shown {
            self.chosen = G::step(&shown.frame.view, &shown.legal, self.chosen, toward);
        }
    }

    fn act_on(&mut self, place: usize) {
        if let Some(action) = self.legal().get(place).copied() {
            self.decide(action);
        }
    }

    /// Points at a choice; pointing at the same piece again does it, unless that costs something.
    fn point(&mut self, place: usize) {
        let Some(shown) = &self.shown else { return };
        let choices = &shown.frame.legal;
        let (Some(now), Some(new)) = (choices.get(self.chosen), choices.get(place)) else { return };
        if !G::is_same_piece(now.action, new.action) {
            self.chosen = place;
        } else if G::is_safe(now) {
            let action = now.action;
            self.decide(action);
        } else {
            self.said = Some(say!(self.habits.language, tui_costs));
        }
    }
}
