use serde::Serialize;
use wormery_core::{Effect, Event, Game, Seat, Viewer};
use wormery_table::{Ply, see};

use crate::{Fact, Telling};

/// A run of steps that belong to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// How many events had happened before its first step.
    pub from: u32,
    /// How many had happened after its last one.
    pub to: u32,
}

/// A game in turns, as everybody may know it.
#[derive(Clone, Debug)]
pub struct Turns<G: Game> {
    /// The turns, in order. Chance belongs to who acted before it, a deal to nobody.
    pub all: Vec<Turn>,
    /// What all events brought about.
    effects: Vec<G::Effect>,
    /// How much of that had happened after so many events.
    until: Vec<usize>,
}

impl<G: Telling> Turns<G> {
    /// The turns of a game whose positions are known.
    pub fn of(positions: &[G], events: &[Event<G>]) -> Self {
        let (mut turns, mut is_open) = (Self { all: Vec::new(), effects: Vec::new(), until: vec![0] }, false);
        for ((position, event), ply) in positions.iter().zip(events).zip(1..) {
            let seen = see(&mut position.clone(), Ply(ply), event, Viewer::Public);
            is_open |= turns.begin(seen.seat, is_open, ply - 1);
            if let Some(turn) = turns.all.last_mut().filter(|_| is_open) {
                turn.to = ply;
            }
            is_open &= !seen.effects.iter().any(Effect::ends_turn);
            turns.effects.extend(seen.effects);
            turns.until.push(turns.effects.len());
        }
        turns
    }

    /// Begins a turn where somebody acts whose turn is not open.
    fn begin(&mut self, actor: Option<Seat>, is_open: bool, from: u32) -> bool {
        let open = self.all.last().filter(|_| is_open).map(|turn| turn.seat);
        let new = actor.filter(|seat| open != Some(*seat));
        self.all.extend(new.map(|seat| Turn { seat, from, to: from }));
        new.is_some()
    }

    /// All that a turn brought about.
    pub fn effects_in(&self, turn: &Turn) -> &[G::Effect] {
        &self.effects[self.until[turn.from as usize]..self.until[turn.to as usize]]
    }

    /// What a seat did in the game, counted.
    pub fn deeds(&self, seat: Seat) -> Vec<Fact> {
        let count = |is_so: &dyn Fn(&G::Effect, Seat) -> bool| {
            self.effects.iter().filter(|effect| is_so(effect, seat)).count()
        };
        G::DEEDS.iter().map(|(why, is_so)| Fact::counted("did", why, count(is_so))).collect()
    }
}
