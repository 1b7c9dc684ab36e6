use wormery_core::{Event, Game, Seat};

use crate::borders::REMARKABLE;
use crate::{Decision, Fact, Review, Telling, why};

/// How many choices somebody is reminded of.
pub const N_DEAREST: usize = 3;

/// What somebody should look at again in a game.
#[derive(Clone, Debug)]
pub struct Moments<G: Game> {
    /// The choices that cost most, the dearest first; never more than [`N_DEAREST`].
    pub dearest: Vec<Dear<G>>,
    /// What chance brought most, and what it took most, as far as it is worth a word.
    pub swings: Vec<Swing<G>>,
}

/// Where in a game something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// How many events had happened before it.
    pub ply: u32,
    /// In which turn, counted from one; a turn begins where another seat acts.
    pub turn: u32,
    /// In which deal, in a game of more than one.
    pub deal: Option<u32>,
}

/// A choice that cost much.
#[derive(Clone, Debug)]
pub struct Dear<G: Game> {
    /// When.
    pub place: Place,
    /// Who chose.
    pub seat: Seat,
    /// What lay there.
    pub before: G,
    /// What was chosen.
    pub action: G::Action,
    /// What the judge would have chosen.
    pub best: G::Action,
    /// The share of the win that it gave away.
    pub cost: f64,
    /// Why the better one is better, where anything that the seat saw speaks for it.
    pub why: Option<Fact>,
}

/// An outcome of chance that mattered.
#[derive(Clone, Debug)]
pub struct Swing<G: Game> {
    /// When.
    pub place: Place,
    /// What lay there.
    pub before: G,
    /// The outcome.
    pub event: Event<G>,
    /// The share of the win that it brought, or took if it is below zero.
    pub luck: f64,
}

/// A reviewed game with all its positions and events.
#[derive(Clone, Copy, Debug)]
pub struct Reviewed<'a, G: Game> {
    /// What was found.
    pub review: &'a Review<G::Action>,
    /// Every position, from the start to the last one.
    pub positions: &'a [G],
    /// What led from each to the next.
    pub events: &'a [Event<G>],
    /// What throws brought each row in the unit of the score; empty where that cannot be counted.
    pub score_luck: &'a [f64],
}

impl<G: Telling> Reviewed<'_, G> {
    /// What one row of the standing should look at again.
    pub fn moments(&self, row: usize) -> Moments<G> {
        Moments {
            dearest: self.dearest(row).map(|decision| self.dear(decision)).collect(),
            swings: self.swings(row).map(|(ply, luck)| self.swing(ply, luck)).collect(),
        }
    }

    /// The choices that cost a row most, the dearest first.
    pub(crate) fn dearest(&self, row: usize) -> impl Iterator<Item = &Decision<G::Action>> {
        let own = self.review.costliest().into_iter().filter(move |decision| decision.seat.index() == row);
        own.filter(|decision| !decision.grade().is_good()).take(N_DEAREST)
    }

    fn dear(&self, decision: &Decision<G::Action>) -> Dear<G> {
        let before = self.positions[decision.ply as usize].clone();
        let (action, best) = (decision.chosen().action, decision.best().action);
        Dear {
            place: self.place(decision.ply),
            seat: decision.seat,
            why: why(&before, decision.seat, best, action),
            before,
            action,
            best,
            cost: decision.cost(),
        }
    }

    fn swing(&self, ply: u32, luck: f64) -> Swing<G> {
        Swing {
            place: self.place(ply),
            before: self.positions[ply as usize].clone(),
            event: self.events[ply as usize].clone(),
            luck,
        }
    }

    /// What chance brought a row most, and what it took most: when, and how much.
    pub(crate) fn swings(&self, row: usize) -> impl Iterator<Item = (u32, f64)> {
        let chance = self.events.iter().zip(0..).filter(|(event, _)| matches!(event, Event::Chance(_)));
        let all: Vec<(u32, f64)> = chance.map(|(_, ply)| (ply, self.luck_at(ply, row))).collect();
        let by_luck = |one: &&(u32, f64), other: &&(u32, f64)| one.1.total_cmp(&other.1);
        let most = all.iter().max_by(by_luck).filter(|(_, luck)| *luck >= REMARKABLE);
        let least = all.iter().min_by(by_luck).filter(|(_, luck)| *luck <= -REMARKABLE);
        most.copied().into_iter().chain(least.copied())
    }

    /// What the event after a position changed of the share of a row.
    pub(crate) fn luck_at(&self, ply: u32, row: usize) -> f64 {
        let worth = &self.review.worth[ply as usize..];
        worth[1].of(row) - worth[0].of(row)
    }

    pub(crate) fn place(&self, ply: u32) -> Place {
        let until = &self.positions[..=ply as usize];
        let mut acting: Vec<Seat> = until.iter().filter_map(|game| game.turn().seat()).collect();
        acting.dedup();
        let deal = self.positions[ply as usize].n_deals_done() + 1;
        Place { ply, turn: acting.len().max(1) as u32, deal: self.has_deals().then_some(deal) }
    }

    /// Whether more than one deal was played, or begun.
    fn has_deals(&self) -> bool {
        let n_begun = |game: &G| game.n_deals_done() + u32::from(!game.turn().is_over());
        self.positions.last().map_or(0, n_begun) > 1
    }
}
