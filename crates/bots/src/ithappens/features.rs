//! What the net is told about a position.

use wormery_core::Seat;
use wormery_games::ithappens::{Card, Color, ItHappens, Object, PairPoints, SkipTiming};

use super::place::{PER_PLACE, Place};
use super::prospects::{Outline, Want, wanted};
use crate::net::{Feature, Shape};

/// The most rows of a standing: one for each color.
pub const MAX_ROWS: usize = Color::COUNT;
const N_MOUNDS: usize = 3;

/// What the points of a row say: see [`Description::tell_points`].
const N_POINTS: usize = 5;
/// What lies open before it: see [`Description::tell_row`].
const N_OWN: usize = 30;

/// How many turns of others come before its own; nothing for a color without a seat.
const ORDER: usize = N_POINTS;
const OWN: usize = ORDER + MAX_ROWS;
const PLACES: usize = OWN + N_OWN;
const ROUND: usize = PLACES + N_MOUNDS * PER_PLACE;
const BETWEEN: usize = ROUND + 4;
const N_ROWS: usize = BETWEEN + 1;
const TWO_SEATS: usize = N_ROWS + 3;
const SETTLED: usize = TWO_SEATS + 1;
const UNUSED: usize = SETTLED + 1;
const HOUSE_RULES: usize = UNUSED + 1;
/// How many numbers describe a row of a position.
pub const COUNT: usize = HOUSE_RULES + 2;

/// The net of It Happens..: it gives one number to each row, by what it is told about that row.
pub const SHAPE: Shape = Shape { features: COUNT, first: 64, rows: 1 };

/// How many points decide about half of what is open, for each round to come.
const SPREAD: f32 = 7.0;

/// A position at the beginning of a turn or of a round, in numbers: as each row sees it.
///
/// Rows are counted from the seat to play; the third color of two players is the last of them. Mounds are ordered by
/// their points. Only the numbers that are not zero are listed, those that depend on point tiles apart from the others.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// What is the same for all rows.
    shared: Vec<Feature>,
    open: [Vec<Feature>; MAX_ROWS],
    points: [Vec<Feature>; MAX_ROWS],
    colors: [usize; MAX_ROWS],
    n_rows: usize,
    /// By color.
    known: [i32; MAX_ROWS],
    /// What the mounds of the round are expected to bring, by color.
    expected: [f32; MAX_ROWS],
    /// How much the points may still change.
    spread: f32,
}

impl Description {
    /// Describes a position.
    pub fn look_at(&mut self, game: &ItHappens) {
        self.shared.clear();
        self.open.iter_mut().for_each(Vec::clear);
        self.look_at_rows(game);
        self.known = game.points_now();
        let (left, all) = game.colors().fold((0_u8, 0_u8), |(left, all), color| {
            (left + game.dice_left(color), all + if color.seat(game.n_seats()).is_some() { 5 } else { 4 })
        });
        let open = f32::from(left) / f32::from(all);
        self.spread = SPREAD * (f32::from(4 - game.round()) + open + 0.01).sqrt();
        self.tell_table(game, open);
        let (outline, unused) = (Outline::of(game, open), unused_objects(game));
        self.expected = outline.colors.map(|color| color.points);
        for row in 0..self.n_rows {
            self.tell_row(game, row, unused, &outline);
        }
        if game.has_mounds() {
            self.tell_mounds(game, &outline);
        }
        self.tell_points(&[0; MAX_ROWS]);
    }

    /// All numbers about a row.
    pub fn features(&self, row: usize) -> Vec<Feature> {
        [&self.shared, &self.open[row], &self.points[row]].into_iter().flatten().copied().collect()
    }

    /// The numbers that are the same for all rows.
    pub(super) fn shared(&self) -> &[Feature] {
        &self.shared
    }

    /// The numbers about a row that do not depend on what point tiles are worth.
    pub(super) fn open(&self, row: usize) -> &[Feature] {
        &self.open[row]
    }

    /// The others.
    pub(super) fn points(&self, row: usize) -> &[Feature] {
        &self.points[row]
    }

    /// How many rows there are.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Which color a row is, in the order of the colors.
    pub fn color(&self, row: usize) -> usize {
        self.colors[row]
    }

    fn look_at_rows(&mut self, game: &ItHappens) {
        let (n_seats, first) = (game.n_seats(), game.turn_color() as usize);
        self.n_rows = n_seats.max(3);
        self.colors = core::array::from_fn(|row| if row < n_seats { (first + row) % n_seats } else { row });
    }

    fn tell_table(&mut self, game: &ItHappens, open: f32) {
        let unused = game.unused_cards().map(|card| f32::from(card.queen())).sum::<f32>();
        for (place, amount) in [
            (ROUND + usize::from(game.round()) - 1, 1.0),
            (BETWEEN, one(!game.has_mounds())),
            (N_ROWS + self.n_rows - 3, 1.0),
            (TWO_SEATS, one(game.n_seats() == 2)),
            (SETTLED, 1.0 - open),
            (UNUSED, (unused / 80.0).min(2.0)),
            (HOUSE_RULES, one(game.skip_timing() == SkipTiming::BeforeRoll)),
            (HOUSE_RULES + 1, one(game.pair_points() == PairPoints::PerPair)),
        ] {
            add(&mut self.shared, place, amount);
        }
    }

    /// What a row holds, and how it stands in the race for variety.
    fn tell_row(&mut self, game: &ItHappens, row: usize, unused: [u8; Object::COUNT], outline: &Outline) {
        let idx = self.colors[row];
        let color = Color::ALL[idx];
        let rivals = outline.colors.iter().enumerate().filter(|(other, _)| *other != idx);
        let most = rivals.map(|(_, rival)| rival.kinds).max().unwrap_or(0);
        if color.seat(game.n_seats()).is_some() {
            add(&mut self.open[row], ORDER + row, 1.0);
        }
        let kinds = [outline.colors[idx].kinds, most];
        add_all(&mut self.open[row], OWN, holdings(game, color, unused, kinds));
        add_all(&mut self.open[row], OWN + N_HOLDINGS, race(outline, idx, most));
        const { assert!(N_OWN == N_HOLDINGS + 11) };
    }

    fn tell_mounds(&mut self, game: &ItHappens, outline: &Outline) {
        let mut mounds = ItHappens::MOUNDS;
        let points = |card: &Card| (card.queen(), card.general(), card.worm());
        mounds.sort_by_key(|mound| core::cmp::Reverse(points(game.card(*mound))));
        for (number, mound) in mounds.into_iter().enumerate() {
            let place = Place::new(game, outline, mound);
            for row in 0..self.n_rows {
                let numbers = place.numbers(Color::ALL[self.colors[row]]);
                add_all(&mut self.open[row], PLACES + number * PER_PLACE, numbers);
            }
        }
    }

    /// Tells the points if every color had so many more: what it would score now, and how far it is ahead.
    pub(super) fn tell_points(&mut self, more: &[i32; MAX_ROWS]) {
        let points: [f32; MAX_ROWS] = core::array::from_fn(|color| (self.known[color] + more[color]) as f32);
        let hoped: [f32; MAX_ROWS] = core::array::from_fn(|color| points[color] + self.expected[color]);
        let mean =
            self.colors[..self.n_rows].iter().map(|color| hoped[*color]).sum::<f32>() / self.n_rows as f32;
        for row in 0..self.n_rows {
            let color = self.colors[row];
            let lead = self.lead(&points, row);
            let hoped_lead = self.lead(&hoped, row);
            let numbers = [
                (points[color] / 30.0).min(3.0),
                (lead / 10.0).clamp(-3.0, 3.0),
                (hoped_lead / 10.0).clamp(-3.0, 3.0),
                (hoped_lead / self.spread).clamp(-3.0, 3.0),
                ((hoped[color] - mean) / self.spread).clamp(-3.0, 3.0),
            ];
            const { assert!(N_POINTS == 5) };
            self.points[row].clear();
            add_all(&mut self.points[row], 0, numbers);
        }
    }

    /// How far a row is ahead of the best other one.
    fn lead(&self, points: &[f32; MAX_ROWS], row: usize) -> f32 {
        let rows = self.colors[..self.n_rows].iter().enumerate();
        let others = rows.filter(|(other, _)| *other != row).map(|(_, color)| points[*color]);
        points[self.colors[row]] - others.fold(f32::MIN, f32::max)
    }
}

fn add(features: &mut Vec<Feature>, place: usize, amount: f32) {
    if amount != 0.0 {
        features.push((place as u16, amount));
    }
}

fn add_all<const N: usize>(features: &mut Vec<Feature>, first: usize, amounts: [f32; N]) {
    for (place, amount) in amounts.into_iter().enumerate() {
        add(features, first + place, amount);
    }
}

/// How many fields of the cards that no round has shown yet have an object of each kind.
fn unused_objects(game: &ItHappens) -> [u8; Object::COUNT] {
    let mut counts = [0; Object::COUNT];
    for card in game.unused_cards() {
        counts.iter_mut().zip(card.objects()).for_each(|(count, objects)| *count += objects);
    }
    counts
}

/// How many numbers tell what a color holds.
const N_HOLDINGS: usize = 19;

fn one(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// Worm tiles, objects, dice, and what cards to come promise; with the kinds of objects of this color and of the best other one.
fn holdings(
    game: &ItHappens,
    color: Color,
    unused: [u8; Object::COUNT],
    [kinds, most]: [u8; 2],
) -> [f32; N_HOLDINGS] {
    let seat = color.seat(game.n_seats());
    let (worms, dice, objects) = (game.worms(color), game.dice_left(color), game.objects(color));
    let ahead = f32::from(kinds) - f32::from(most);
    let promised = |want: Want| -> u16 {
        let kinds = objects.iter().zip(unused).filter(|(count, _)| wanted(game, **count) == want);
        kinds.map(|(_, n)| u16::from(n)).sum()
    };
    let others = || game.colors().filter(|other| *other != color);
    [
        f32::from(worms) / 4.0,
        one(worms == 0),
        one(worms == 1),
        f32::from(kinds) / 4.0,
        ahead / 3.0,
        one(ahead >= 0.0),
        one(ahead > 0.0),
        objects.iter().filter(|count| **count % 2 == 1).count() as f32 / 4.0,
        objects.iter().filter(|count| **count > 1).count() as f32 / 3.0,
        f32::from(dice) / 5.0,
        one(dice == 0),
        one(dice == 1),
        f32::from(promised(Want::New)) / 20.0,
        f32::from(promised(Want::Pair)) / 10.0,
        game.n_places(color) as f32 / 3.0,
        one(seat.is_none()),
        seat.map_or(0.0, |seat: Seat| f32::from(game.third_dice(seat)) / 2.0),
        f32::from(others().map(|color| game.worms(color)).max().unwrap_or(0)) / 4.0,
        f32::from(others().map(|color| game.dice_left(color)).sum::<u8>()) / 20.0,
    ]
}

/// Who can still have most kinds of objects, and what the best mound promises.
fn race(outline: &Outline, idx: usize, most: u8) -> [f32; 11] {
    let mine = outline.colors[idx];
    let rivals =
        || outline.colors.iter().enumerate().filter(|(other, _)| *other != idx).map(|(_, rival)| rival);
    let reach = rivals().map(|rival| rival.kinds + rival.reach).max().unwrap_or(0);
    let near = rivals().map(|rival| rival.kinds + u8::from(rival.is_near)).max().unwrap_or(0);
    [
        mine.variety,
        mine.new_kinds / 2.0,
        mine.new_pairs / 2.0,
        (f32::from(mine.kinds + mine.reach) - f32::from(reach)) / 3.0,
        one(mine.kinds >= reach),
        one(mine.kinds + mine.reach < most),
        one(mine.is_near && mine.kinds + 1 == most),
        one(mine.is_near && mine.kinds == most),
        one(mine.kinds >= most && near > mine.kinds),
        outline.best_stake(idx, |stake| stake.queen.max(stake.general)) / 4.0,
        outline.best_stake(idx, |stake| stake.danger) / 4.0,
    ]
}
