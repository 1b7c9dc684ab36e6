//! What people choose, until it cannot be taken back: a question before a loss, a while before it is sent, and undo.

use std::time::Duration;

use wormery_table::Ply;
use wormery_words::say;

use super::TableScreen;
use super::overlay::Overlay;
use crate::screen::Step;
use crate::{Draw, Key};

/// How long a choice that can be taken back waits before it is sent to a table far away, in milliseconds.
pub(super) const HOLD: u64 = 2000;
/// With less than this on the clock nothing waits.
const HURRY: Duration = Duration::from_secs(5);

/// A choice that waits to be sent.
pub(super) struct Held<G: Draw> {
    ply: Ply,
    pub(super) action: G::Action,
    /// Milliseconds until it is sent.
    left: u64,
}

impl<G: Draw> TableScreen<G> {
    /// Does what somebody chose; what gives something away is asked about first.
    pub(super) fn decide(&mut self, action: G::Action) {
        if self.is_a_loss(action) {
            self.overlay = Some(Overlay::Sure(self.place_of(action)));
        } else {
            self.hold_or_act(action);
        }
    }

    /// Does what somebody chose and meant.
    pub(super) fn insist(&mut self, place: usize) {
        if let Some(action) = self.legal().get(place).copied() {
            self.hold_or_act(action);
        }
    }

    fn place_of(&self, action: G::Action) -> usize {
        self.legal().iter().position(|legal| *legal == action).unwrap_or_default()
    }

    /// Whether a choice certainly gives something away, and another one does not.
    fn is_a_loss(&self, action: G::Action) -> bool {
        let choices = self.shown.as_ref().map_or(&[][..], |shown| &shown.frame.legal);
        let gives_away = choices.iter().any(|choice| choice.action == action && G::gives_away(choice));
        gives_away && choices.iter().any(|choice| !G::gives_away(choice))
    }

    /// A table far away takes nothing back, so what could be taken back waits here for a while.
    fn hold_or_act(&mut self, action: G::Action) {
        let Some(shown) = &self.shown else { return };
        let can_wait = shown.frame.legal.iter().any(|choice| choice.action == action && choice.reversible);
        if self.away.is_some() && can_wait && !self.is_hurried() {
            self.held = Some(Held { ply: shown.frame.ply, action, left: HOLD });
            self.said = None;
        } else {
            self.act(action);
        }
    }

    fn is_hurried(&self) -> bool {
        self.away.as_ref().is_some_and(|away| away.time_left.is_some_and(|left| left < HURRY))
    }

    /// While a choice waits, U takes it back and every other key sends it; one that is about something else does that too.
    pub(super) fn press_held(&mut self, key: Key) {
        if matches!(key, Key::Char('u' | 'U')) {
            self.undo();
        } else {
            self.send_held();
            self.press_anywhere(key);
        }
    }

    /// Lets time go by for a choice that waits.
    pub(super) fn pass_held(&mut self, passed: u64) {
        let Some(held) = &mut self.held else { return };
        held.left = held.left.saturating_sub(passed);
        if held.left == 0 || self.is_hurried() {
            self.send_held();
        }
    }

    pub(super) fn send_held(&mut self) {
        let Some(held) = self.held.take() else { return };
        if self.shown.as_ref().is_some_and(|shown| shown.frame.ply == held.ply) {
            self.act(held.action);
        }
    }

    /// Whether the last choice can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        self.held.is_some() || (self.standing().is_none() && self.link.can_undo())
    }

    /// Takes the last choice back, or says why it stays.
    pub(super) fn undo(&mut self) {
        let language = self.habits.language;
        if self.held.take().is_some() {
            self.said = None;
        } else if self.can_undo() {
            self.link.undo();
            self.said = None;
            self.wait = 0;
            self.take_news();
        } else {
            self.said = Some(say!(language, tui_no_undo));
        }
    }

    /// Forgets what was told after a ply.
    pub(super) fn forget_after(&mut self, ply: Ply) {
        if let Some(place) = self.told.iter().position(|(told, _)| *told > ply) {
            self.log.truncate(self.told[place].1);
            self.told.truncate(place);
        }
    }

    /// Leaves the table; what was chosen is sent before.
    pub(super) fn leave(&mut self) -> Step {
        self.send_held();
        Step::Leave(self.farewell())
    }
}
