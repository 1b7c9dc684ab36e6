//! Guests who are forgotten, with requests under way: what a driver does, and what must hold from then on.

use std::collections::{BTreeMap, BTreeSet};

use wormery_core::Luck as _;
use wormery_room::{Ask, Feed, Guest, Input, Wants};

use super::World;
use crate::guests::N_GUESTS;
use crate::wishes;

#[derive(Default)]
pub(super) struct Forgotten {
    /// How often each was forgotten, and came back as somebody else.
    pub(super) lives: [u32; N_GUESTS],
    /// Those who are deleted, and whom the table may still name.
    leaving: Vec<Guest>,
    /// Whom the room was asked to forget.
    pub(super) asked: BTreeMap<Ask, String>,
    /// Those whom nothing may name any more.
    gone: BTreeSet<String>,
    /// Whether the room has read nothing since another server had the table: it may know less than is stored.
    pub(super) is_stale: bool,
    /// Those whose requests may still come.
    late: Vec<Guest>,
}

impl World {
    /// Somebody is deleted: nothing that names him is stored from now on.
    pub(super) fn forget_somebody(&mut self) {
        let number = self.luck.below(N_GUESTS as u32) as usize;
        let guest = self.guest(number);
        self.forgotten.lives[number] += 1;
        self.store.delete_guest(&guest.id);
        self.forgotten.late.push(guest.clone());
        self.forgotten.leaving.push(guest);
    }

    /// A driver has the room forget somebody, until the table names him no more.
    pub(super) fn go_on_forgetting(&mut self) {
        let Some(guest) = self.forgotten.leaving.first().cloned() else { return };
        if self.forgotten.asked.values().any(|asked| *asked == guest.id) {
            return;
        }
        let ask = self.number();
        self.forgotten.asked.insert(ask, guest.id.clone());
        self.ask_as(ask, Input::Forget { ask, guest });
    }

    /// The room says that it has forgotten somebody: then the driver looks whether that is stored.
    pub(super) fn heard_of_forgetting(&mut self, ask: Ask, is_done: bool) {
        let Some(id) = self.forgotten.asked.remove(&ask) else { return };
        if is_done {
            // A room that knows less than is stored had nothing to change.
            self.store.leave(&id);
            self.forgotten.leaving.retain(|guest| guest.id != id);
            self.forgotten.gone.insert(id);
            self.figures.n_forgotten += 1;
        }
    }

    /// Something that somebody asked for before he was forgotten comes only now.
    pub(super) fn come_too_late(&mut self) {
        if self.forgotten.late.is_empty() {
            return;
        }
        self.figures.n_too_late += 1;
        let place = self.luck.below(self.forgotten.late.len() as u32) as usize;
        let guest = self.forgotten.late[place].clone();
        match self.luck.below(3) {
            0 => self.ask(|ask| Input::Rename { ask, guest }, None),
            1 => {
                let command = wishes::any(&mut self.luck, 0, None);
                self.command(guest, command);
            }
            _ => self.connect_for_a_moment(guest),
        }
    }

    /// A driver that has connected somebody looks whether he is still there.
    fn connect_for_a_moment(&mut self, guest: Guest) {
        let client = self.number();
        let feed = [Feed::Socket, Feed::Stream, Feed::Watch][self.luck.below(3) as usize];
        self.input(Input::Connect { client, guest, feed, wants: Wants::of(0, None) });
        self.input(Input::Disconnect { client });
    }

    /// Whether somebody was not forgotten.
    pub(super) fn is_known(&self, guest: &Guest) -> bool {
        (0..N_GUESTS).any(|number| self.guest(number).id == guest.id)
    }

    /// No row names whoever was forgotten, and no room that has done what it was asked to.
    pub(super) fn check_forgotten(&self) {
        for id in &self.forgotten.gone {
            assert!(!self.store.names(id), "seed {}: the row names {id}", self.seed);
            if self.forgotten.is_stale {
                continue;
            }
            assert!(!self.room.row().names(id), "seed {}: the room names {id}", self.seed);
            let is_here = self.room.is_idle() && self.room.names(id);
            assert!(!is_here, "seed {}: {id} is at the table", self.seed);
        }
    }

    /// Whoever is still to be forgotten is forgotten when nothing goes wrong any more.
    pub(super) fn forget_all(&mut self) {
        for _ in 0..2 * self.forgotten.leaving.len() {
            self.go_on_forgetting();
            self.settle_all();
            self.check_forgotten();
        }
        assert!(self.forgotten.leaving.is_empty(), "seed {}: somebody is not forgotten", self.seed);
    }
}
