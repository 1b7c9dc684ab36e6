use wormery_core::{Seat, Tell};

use crate::action_set::ActionSet;
use crate::effect::{Loss, Occasion, Taking, bounded};
use crate::specialist::Place;
use crate::{Effect, Phase, Regenwormen, Specialist, Tile};

impl Regenwormen {
    /// Takes a tile from the row, and the specialist that stands on it (RW-17, RX-12).
    pub(crate) fn take(&mut self, tile: Tile, tell: &mut impl Tell<Effect>) {
        let specialist = self.specialists.on(tile);
        self.row.remove(tile);
        self.stacks.push(self.seat, tile);
        tell.tell(|| self.taken(tile));
        match specialist {
            None => self.end_turn(tell),
            Some(Specialist::Raven) => self.meet_raven(tell),
            Some(specialist) => {
                tell.tell(|| Effect::SpecialistGained { seat: self.seat, specialist, tile, from: None });
                self.receive(specialist, tell);
            }
        }
    }

    fn taken(&self, tile: Tile) -> Effect {
        let total = self.claim_total();
        let why = if tile.number() == total { Taking::Exact } else { Taking::Lower };
        Effect::TileTaken { seat: self.seat, tile, worms: bounded(tile.worms()), total: bounded(total), why }
    }

    /// The raven pays a token and moves on; it stands nowhere meanwhile (RX-12).
    fn meet_raven(&mut self, tell: &mut impl Tell<Effect>) {
        self.specialists.set(Specialist::Raven, Place::Out);
        if self.receive_token(Occasion::Raven, tell) {
            self.move_raven_on(tell);
        } else {
            self.ask_whom_to_rob(Phase::RobForRaven);
        }
    }

    pub(crate) fn move_raven_on(&mut self, tell: &mut impl Tell<Effect>) {
        self.put(Specialist::Raven, tell);
        self.end_turn(tell);
    }

    /// Takes the visible tile of another stack with its owner's specialist, or only the hen (RX-10, RX-11).
    pub(crate) fn steal(&mut self, from: Seat, tell: &mut impl Tell<Effect>) {
        let (seat, specialist) = (self.seat, self.specialists.of(from).next());
        let Some(tile) = self.stacks.top(from) else { return self.end_turn(tell) };
        if specialist == Some(Specialist::Hen) {
            tell.tell(|| Effect::HenStolen { seat, from, tile });
            return self.receive(Specialist::Hen, tell);
        }
        self.stacks.pop(from);
        self.stacks.push(seat, tile);
        tell.tell(|| Effect::TileStolen { seat, from, tile, worms: bounded(tile.worms()) });
        let Some(specialist) = specialist else { return self.end_turn(tell) };
        tell.tell(|| Effect::SpecialistGained { seat, specialist, tile, from: Some(from) });
        self.receive(specialist, tell);
    }

    /// A player holds one specialist; with two he must give one back (RX-13).
    fn receive(&mut self, specialist: Specialist, tell: &mut impl Tell<Effect>) {
        let held = self.specialists.of(self.seat).next();
        self.specialists.set(specialist, Place::Seat(self.seat));
        match held {
            None => self.end_turn(tell),
            Some(held) => {
                self.ask_what_to_give_back();
                tell.tell(|| Effect::MustGiveBack { seat: self.seat, held, new: specialist });
            }
        }
    }

    pub(crate) fn ask_what_to_give_back(&mut self) {
        self.phase = Phase::Return;
        let held = self.specialists.of(self.seat).map(ActionSet::give_back);
        self.legal = held.fold(ActionSet::EMPTY, ActionSet::with);
    }

    pub(crate) fn give_back(&mut self, specialist: Specialist, tell: &mut impl Tell<Effect>) {
        tell.tell(|| Effect::SpecialistLost { seat: self.seat, specialist, why: Loss::GivenBack });
        self.put(specialist, tell);
        self.end_turn(tell);
    }

    /// Puts a specialist onto the lowest open free tile of the row, or out of the game (RX-06).
    pub(crate) fn put(&mut self, specialist: Specialist, tell: &mut impl Tell<Effect>) {
        self.specialists.set(specialist, Place::Out);
        let (seat, free) = (self.seat, self.row.without(self.specialists.tiles()).lowest());
        self.specialists.set(specialist, free.map_or(Place::Out, Place::Tile));
        tell.tell(|| match free {
            Some(tile) => Effect::SpecialistPlaced { seat, specialist, tile },
            None => Effect::SpecialistOut { seat, specialist },
        });
    }
}
