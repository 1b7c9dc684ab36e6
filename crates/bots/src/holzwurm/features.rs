//! How a position is described to the net of Der dreizehnte Holzwurm.
//!
//! The net is asked about one seat after the other, so what it knows of one seat it knows of all. A description has numbers for
//! the table, which are the same for all seats, and after them those of a seat: its hand, its place in the race, and the others
//! as it sees them. Seats are counted from the one described.

use wormery_core::Seat;
use wormery_games::holzwurm::{Cards, Holzwurm};

use super::holding::Holding;
use super::table::Table;
use crate::net::{Feature, Shape};

/// The most seats.
pub const MAX_SEATS: usize = 6;
/// Numbers of the table.
const OF_TABLE: usize = 42;
/// Numbers of a seat.
const OF_SEAT: usize = 74;

/// The net of Der dreizehnte Holzwurm: it is asked about one seat at a time.
pub const SHAPE: Shape = Shape { features: OF_TABLE + OF_SEAT, first: super::net_value::FIRST, rows: 1 };

/// A lead that is worth a lot with one deal to go.
const SPREAD: f32 = 20.0;

/// Everything about a position that describes it.
#[derive(Clone, Debug)]
pub struct Scene {
    n_seats: usize,
    /// Who plays, or begins the next deal.
    next: usize,
    is_playing: bool,
    holdings: [Holding; MAX_SEATS],
    scores: [i32; MAX_SEATS],
    /// Match scores with what the hands are worth now.
    totals: [i32; MAX_SEATS],
    bonus: i32,
    /// Deals that come after this one.
    n_later: u8,
    /// The lead that is worth a lot with as many deals to go.
    spread: f32,
    table: Table,
    next_fate: i16,
}

impl Scene {
    /// Looks at a position.
    pub fn of(game: &Holzwurm) -> Self {
        let is_playing = game.is_playing();
        let n_left = (game.options().deals.get() as u8).saturating_sub(game.n_deals_done());
        let n_later = n_left.saturating_sub(u8::from(is_playing));
        let mut scene = Self {
            n_seats: game.n_seats(),
            next: game.next_seat().index(),
            is_playing,
            holdings: [Holding::default(); MAX_SEATS],
            scores: [0; MAX_SEATS],
            totals: [0; MAX_SEATS],
            bonus: game.options().out_bonus.get().into(),
            n_later,
            spread: SPREAD * f32::from(n_left.max(1)).sqrt(),
            table: Table::of(game),
            next_fate: game.fate().last().map_or(-13, |card| card.score()),
        };
        scene.scores[..scene.n_seats].copy_from_slice(game.scores());
        scene.totals = scene.scores;
        if is_playing {
            Seat::all(scene.n_seats).for_each(|seat| scene.give(seat.index(), game.hand(seat)));
        }
        scene
    }

    /// Gives a seat another hand of as many cards.
    pub(super) fn give(&mut self, seat: usize, hand: Cards) {
        self.holdings[seat] = Holding::of(hand, &self.table);
        self.totals[seat] = self.scores[seat] + i32::from(self.holdings[seat].points);
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// Lists the numbers of the table that are not zero.
    pub fn table(&self, game: &Holzwurm, features: &mut Vec<Feature>) {
        let mut to = Writer { features, place: 0 };
        to.one_of(5, self.n_seats - 2);
        to.one_of(4, usize::from(self.n_later).min(3));
        to.add(1.0 / (1.0 + f32::from(self.n_later)));
        to.add(part(self.bonus - 30, 30.0));
        to.flag(!game.options().poison_takes_row);
        to.flag(!game.options().many_uncolored);
        to.flag(!self.is_playing);
        if !self.is_playing {
            return;
        }
        let table = &self.table;
        to.one_of(6, table.n_rows);
        to.add(table.n_uncolored as f32 / 2.0);
        table.sizes.iter().for_each(|size| to.add(f32::from(*size) / 6.0));
        to.add(f32::from(table.points[0]) / 20.0);
        to.add(f32::from(table.points.iter().sum::<i16>()) / 30.0);
        let fate = game.fate();
        to.one_of(6, fate.len());
        for place in 1..=4 {
            let card = fate.len().checked_sub(place).map(|place| fate[place]);
            to.add(card.map_or(-13.0, |card| f32::from(card.score())) / 10.0);
        }
        let fewest = self.holdings[..self.n_seats].iter().map(|holding| holding.n_cards).min().unwrap_or(0);
        to.add(f32::from(fewest) / 10.0);
        to.at_most(fewest, &[1, 2, 3]);
        to.check(OF_TABLE);
    }

    /// Lists the numbers of a seat that are not zero.
    pub fn seat(&self, seat: usize, features: &mut Vec<Feature>) {
        let mut to = Writer { features, place: OF_TABLE };
        to.one_of(6, (self.next + self.n_seats - seat) % self.n_seats);
        self.leads(seat, &mut to);
        if !self.is_playing {
            return;
        }
        self.hand(&self.holdings[seat], &mut to);
        self.others(seat, &mut to);
        to.check(OF_TABLE + OF_SEAT);
    }

    fn others_of(&self, seat: usize) -> impl Iterator<Item = usize> {
        (0..self.n_seats).filter(move |other| *other != seat)
    }

    fn leads(&self, seat: usize, to: &mut Writer<'_>) {
        let best = |of: &[i32; MAX_SEATS]| self.others_of(seat).map(|other| of[other]).max().unwrap_or(0);
        let match_lead = self.scores[seat] - best(&self.scores);
        to.lead(match_lead, self.spread);
        let mean = self.scores[..self.n_seats].iter().sum::<i32>() as f32 / self.n_seats as f32;
        to.add(((self.scores[seat] as f32 - mean) / self.spread).clamp(-4.0, 4.0));
        to.add(if self.is_playing { 0.0 } else { part(match_lead, self.spread) });
        if !self.is_playing {
            to.skip(15);
            return;
        }
        let best_total = best(&self.totals);
        let lead = self.totals[seat] - best_total;
        to.lead(lead, self.spread);
        let out_lead = self.scores[seat] + self.bonus - best_total;
        to.lead(out_lead, self.spread);
        // Were the other who is nearest to it to go out.
        let racer = self.others_of(seat).min_by_key(|other| self.race(*other)).unwrap_or(seat);
        let rivals = self
            .others_of(seat)
            .map(|other| if other == racer { self.scores[other] + self.bonus } else { self.totals[other] });
        let other_lead = self.totals[seat] - rivals.max().unwrap_or(0);
        to.lead(other_lead, self.spread);
        let is_last = self.n_later == 0;
        for lead in [lead, out_lead, other_lead] {
            to.flag(is_last && lead > 0);
            to.add(if is_last { soft(lead, 6.0) } else { 0.0 });
        }
    }

    /// About how many turns of all seats it takes a seat to go out.
    fn race(&self, seat: usize) -> i16 {
        let n_turns = self.holdings[seat].n_turns().max(1);
        (n_turns - 1) * self.n_seats as i16 + ((seat + self.n_seats - self.next) % self.n_seats) as i16
    }

    fn hand(&self, own: &Holding, to: &mut Writer<'_>) {
        to.add(f32::from(own.n_cards) / 10.0);
        to.at_most(own.n_cards, &[1, 2, 3, 4, 6]);
        to.add(f32::from(own.points) / 20.0);
        to.add(f32::from(own.minus) / 20.0);
        own.by_value[1..].iter().for_each(|count| to.add(f32::from(*count) / 2.0));
        to.add(f32::from(own.n_grey) / 3.0);
        to.add(f32::from(own.n_low) / 3.0);
        to.at_most(own.n_low, &[0, 1]);
        to.flag(own.n_low == own.n_cards);
        to.add(f32::from(own.low_points) / 20.0);
        to.add(f32::from(own.n_tight) / 3.0);
        to.add(f32::from(own.n_left) / 3.0);
        to.at_most(own.n_left, &[0, 1]);
        to.flag(own.pickup.is_some());
        to.add(own.pickup.map_or(0.0, |points| f32::from(points + self.next_fate) / 20.0));
        to.flag(own.n_left == 0 && own.n_cards <= 2);
        to.flag(own.n_left == 0 && own.n_cards <= 4);
    }

    fn others(&self, seat: usize, to: &mut Writer<'_>) {
        let others = || self.others_of(seat).map(|other| &self.holdings[other]);
        let count = (self.n_seats - 1) as f32;
        let fewest = others().map(|holding| holding.n_cards).min().unwrap_or(0);
        to.add(f32::from(fewest) / 10.0);
        to.at_most(fewest, &[1, 2, 3, 5]);
        to.add(others().map(|holding| f32::from(holding.points)).sum::<f32>() / count / 20.0);
        to.add(others().map(|holding| f32::from(holding.minus)).sum::<f32>() / count / 20.0);
        to.add(others().map(|holding| f32::from(holding.n_low)).sum::<f32>() / count / 3.0);
        let fewest_left = others().map(|holding| holding.n_left).min().unwrap_or(0);
        to.add(f32::from(fewest_left) / 3.0);
        to.flag(others().any(|holding| holding.n_left == 0 && holding.n_cards <= 2));
        to.flag(others().any(|holding| holding.n_low == holding.n_cards));
        let race = self.others_of(seat).map(|other| self.race(other)).min().unwrap_or(0);
        let ahead = f32::from(race - self.race(seat)) / self.n_seats as f32;
        to.add((ahead / 4.0).clamp(-3.0, 3.0));
        to.flag(ahead > 0.0);
        let after = &self.holdings[(seat + 1) % self.n_seats];
        to.add(f32::from(after.n_low) / 3.0);
        to.add(f32::from(after.n_cards) / 10.0);
    }
}

/// Lists numbers place by place, those that are not zero.
struct Writer<'a> {
    features: &'a mut Vec<Feature>,
    place: usize,
}

impl Writer<'_> {
    fn add(&mut self, amount: f32) {
        if amount != 0.0 {
            self.features.push((self.place as u16, amount));
        }
        self.place += 1;
    }

    fn flag(&mut self, is_so: bool) {
        self.add(f32::from(u8::from(is_so)));
    }

    /// One of so many flags is set.
    fn one_of(&mut self, count: usize, which: usize) {
        self.features.push(((self.place + which) as u16, 1.0));
        self.place += count;
    }

    /// A flag for each limit that a number is not above.
    fn at_most(&mut self, number: i16, limits: &[i16]) {
        for limit in limits {
            self.flag(number <= *limit);
        }
    }

    /// A lead, straight and bent.
    fn lead(&mut self, lead: i32, spread: f32) {
        self.add(part(lead, spread));
        self.add(soft(lead, SPREAD / 2.0));
        self.add(soft(lead, spread));
    }

    fn skip(&mut self, count: usize) {
        self.place += count;
    }

    fn check(&self, end: usize) {
        debug_assert_eq!(self.place, end);
    }
}

fn part(lead: i32, spread: f32) -> f32 {
    (lead as f32 / spread).clamp(-4.0, 4.0)
}

fn soft(lead: i32, spread: f32) -> f32 {
    let lead = lead as f32;
    lead / (lead.abs() + spread)
}
