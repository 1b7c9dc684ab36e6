use wormery_core::Seat;

use crate::action_set::ActionSet;
use crate::specialist::Place;
use crate::{Phase, Regenwormen, Specialist, Tile};

impl Regenwormen {
    /// Takes a tile from the row, and the specialist that stands on it (RW-17, RX-12).
    pub(crate) fn take(&mut self, tile: Tile) {
        let specialist = self.specialists.on(tile);
        self.row.remove(tile);
        self.stacks.push(self.seat, tile);
        match specialist {
            None => self.end_turn(),
            Some(Specialist::Raven) => self.meet_raven(),
            Some(specialist) => self.receive(specialist),
        }
    }

    /// The raven pays a token and moves on; it stands nowhere meanwhile (RX-12).
    fn meet_raven(&mut self) {
        self.specialists.set(Specialist::Raven, Place::Out);
        if self.receive_token() {
            self.move_raven_on();
        } else {
            self.ask_whom_to_rob(Phase::RobForRaven);
        }
    }

    pub(crate) fn move_raven_on(&mut self) {
        self.put(Specialist::Raven);
        self.end_turn();
    }

    /// Takes the visible tile of another stack with its owner's specialist, or only the hen (RX-10, RX-11).
    pub(crate) fn steal(&mut self, from: Seat) {
        let specialist = self.specialists.of(from).next();
        if specialist != Some(Specialist::Hen)
            && let Some(tile) = self.stacks.pop(from)
        {
            self.stacks.push(self.seat, tile);
        }
        match specialist {
            None => self.end_turn(),
            Some(specialist) => self.receive(specialist),
        }
    }

    /// A player holds one specialist; with two he must give one back (RX-13).
    fn receive(&mut self, specialist: Specialist) {
        let held = self.specialists.of(self.seat).next();
        self.specialists.set(specialist, Place::Seat(self.seat));
        match held {
            None => self.end_turn(),
            Some(held) => {
                self.phase = Phase::Return;
                self.legal = ActionSet::give_back(held).with(ActionSet::give_back(specialist));
            }
        }
    }

    pub(crate) fn give_back(&mut self, specialist: Specialist) {
        self.put(specialist);
        self.end_turn();
    }

    /// Puts a specialist onto the lowest open free tile of the row, or out of the game (RX-06).
    pub(crate) fn put(&mut self, specialist: Specialist) {
        self.specialists.set(specialist, Place::Out);
        let free = self.row.without(self.specialists.tiles());
        self.specialists.set(specialist, free.lowest().map_or(Place::Out, Place::Tile));
    }
}
