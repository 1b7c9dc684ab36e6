//! What a net is told about a position.

use wormery_core::Seat;
use wormery_games::regenwormen::{
    DeclineSteal, GoldenFaces, Lower, Options, Regenwormen, Specialist, Tiebreak, Tile, VoluntaryFail,
};

use crate::net::{Feature, Shape};

/// The most seats a game can have.
pub const MAX_SEATS: usize = 7;
const TILES: usize = 18;
/// For each tile: open, face down, covered in one of seven stacks, on top of one of them.
const PER_TILE: usize = 2 + 2 * MAX_SEATS;
/// For each specialist: with one of seven seats, or on one of the tiles.
const PER_SPECIALIST: usize = MAX_SEATS + TILES;

const SPECIALISTS: usize = TILES * PER_TILE;
const SCORES: usize = SPECIALISTS + 5 * PER_SPECIALIST;
const TOKENS: usize = SCORES + MAX_SEATS;
const N_SEATS: usize = TOKENS + MAX_SEATS;
const WORMS_LEFT: usize = N_SEATS + MAX_SEATS;
const SUPPLY: usize = WORMS_LEFT + 1;
const EXPANSION: usize = SUPPLY + 1;
/// The second tile of each stack: what shows when the first is stolen or lost.
const SECONDS: usize = EXPANSION + 1;
/// By how much each seat is ahead of the best of the others.
const LEADS: usize = SECONDS + TILES * MAX_SEATS;
/// Whose top tile is higher than the row: where it goes back, no other tile is turned for it.
const ABOVE_ROW: usize = LEADS + MAX_SEATS;
/// That one, two, three or four tiles are open.
const LAST_TILES: usize = ABOVE_ROW + MAX_SEATS;
const N_OPEN: usize = LAST_TILES + 4;
/// The house rules that differ from the usual ones.
const HOUSE_RULES: usize = N_OPEN + 1;
/// How many numbers describe a position.
pub const COUNT: usize = HOUSE_RULES + 15;

/// The nets of Regenwormen.
pub const SHAPE: Shape = Shape { features: COUNT, first: 128, rows: MAX_SEATS };

/// Describes a position at the start of a turn, as the seat to play sees it: seats are counted from there.
///
/// Only the numbers that are not zero are listed.
pub fn describe(game: &Regenwormen, features: &mut Vec<Feature>) {
    features.clear();
    let mut add = |place: usize, amount: f32| features.push((place as u16, amount));
    describe_row(game, &mut add);
    describe_seats(game, &mut add);
    add(N_SEATS + game.n_seats() - 1, 1.0);
    if game.options().expansion {
        describe_expansion(game, &mut add);
    }
    if *game.options() != Options::default() {
        house_rules(game.options())
            .into_iter()
            .enumerate()
            .filter(|(_, differs)| *differs)
            .for_each(|(rule, _)| add(HOUSE_RULES + rule, 1.0));
    }
}

fn describe_row(game: &Regenwormen, add: &mut impl FnMut(usize, f32)) {
    let (mut worms, mut n_open) = (0, 0);
    for tile in game.open().iter() {
        add(tile_place(tile), 1.0);
        worms += u16::from(tile.worms());
        n_open += 1;
    }
    game.face_down().iter().for_each(|tile| add(tile_place(tile) + 1, 1.0));
    add(WORMS_LEFT, f32::from(worms) / 20.0);
    add(N_OPEN, n_open as f32 / 16.0);
    if (1..=4).contains(&n_open) {
        add(LAST_TILES + n_open - 1, 1.0);
    }
}

fn describe_seats(game: &Regenwormen, add: &mut impl FnMut(usize, f32)) {
    let n_seats = game.n_seats();
    let seat = |relative| Seat::new((game.seat().index() + relative) % n_seats);
    let highest = game.open().highest();
    for relative in 0..n_seats {
        let seat = seat(relative);
        describe_stack(game, seat, relative, add);
        if game.top(seat) > highest {
            add(ABOVE_ROW + relative, 1.0);
        }
        add_unless_zero(add, SCORES + relative, game.score(seat) as f32 / 10.0);
        add_unless_zero(add, TOKENS + relative, f32::from(game.tokens(seat)) / 4.0);
    }
    let scores: [i32; MAX_SEATS] =
        core::array::from_fn(|relative| if relative < n_seats { game.score(seat(relative)) } else { 0 });
    describe_leads(&scores[..n_seats], add);
}

fn describe_leads(scores: &[i32], add: &mut impl FnMut(usize, f32)) {
    for (relative, score) in scores.iter().enumerate() {
        let others = scores.iter().enumerate().filter(|(other, _)| *other != relative);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        add_unless_zero(add, LEADS + relative, (score - best) as f32 / 10.0);
    }
}

fn describe_stack(game: &Regenwormen, seat: Seat, relative: usize, add: &mut impl FnMut(usize, f32)) {
    for (depth, tile) in game.stack(seat).enumerate() {
        let kind = if depth == 0 { MAX_SEATS } else { 0 };
        add(tile_place(tile) + 2 + kind + relative, 1.0);
        if depth == 1 {
            add(SECONDS + tile_idx(tile) * MAX_SEATS + relative, 1.0);
        }
    }
}

fn describe_expansion(game: &Regenwormen, add: &mut impl FnMut(usize, f32)) {
    add(EXPANSION, 1.0);
    add_unless_zero(add, SUPPLY, f32::from(game.supply()) / 7.0);
    for &specialist in Specialist::ALL {
        let first = SPECIALISTS + specialist as usize * PER_SPECIALIST;
        if let Some(seat) = game.holder(specialist) {
            let relative = (seat.index() + game.n_seats() - game.seat().index()) % game.n_seats();
            add(first + relative, 1.0);
        } else if let Some(tile) = game.stands_on(specialist) {
            add(first + MAX_SEATS + tile_idx(tile), 1.0);
        }
    }
}

/// Which rules differ from the usual ones, and can be felt.
fn house_rules(options: &Options) -> [bool; 15] {
    let (base, expansion) = (!options.expansion, options.expansion);
    [
        base && options.lower == Lower::AnyIfMissing,
        base && options.lower == Lower::Any,
        options.decline_steal == DeclineSteal::Forced,
        options.flip_on_empty_fail,
        options.flip_returned,
        options.voluntary_fail == VoluntaryFail::Always,
        options.voluntary_fail == VoluntaryFail::Never,
        options.tiebreak == Tiebreak::Shared,
        expansion && options.golden_faces == GoldenFaces::Standard,
        expansion && !options.low_tiles_need_worm,
        expansion && !options.weasel_after_fail,
        expansion && options.end_ignores_low_tiles,
        expansion && options.one_low_tile_per_player,
        expansion && options.hen_fail_turns_tile,
        expansion && options.displaced_first,
    ]
}

fn add_unless_zero(add: &mut impl FnMut(usize, f32), place: usize, amount: f32) {
    if amount != 0.0 {
        add(place, amount);
    }
}

fn tile_idx(tile: Tile) -> usize {
    match tile.number() {
        11 => 0,
        13 => 1,
        number => usize::from(number) - 19,
    }
}

fn tile_place(tile: Tile) -> usize {
    tile_idx(tile) * PER_TILE
}
