//! What a net is told about a position.

use wormery_core::Seat;
use wormery_games::regenwormen::{Regenwormen, Specialist, Tile, Tiles};

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
/// How many numbers describe a position.
pub const COUNT: usize = EXPANSION + 1;

/// One number that describes a position: which, and how much.
pub type Feature = (u16, f32);

/// Describes a position at the start of a turn, as the seat to play sees it: seats are counted from there.
///
/// Only the numbers that are not zero are listed.
pub fn describe(game: &Regenwormen, features: &mut Vec<Feature>) {
    features.clear();
    let mut add = |place: usize, amount: f32| features.push((place as u16, amount));
    game.open().iter().for_each(|tile| add(tile_place(tile), 1.0));
    game.face_down().iter().for_each(|tile| add(tile_place(tile) + 1, 1.0));
    let n_seats = game.n_seats();
    for relative in 0..n_seats {
        let seat = Seat::new((game.seat().index() + relative) % n_seats);
        for (depth, tile) in game.stack(seat).enumerate() {
            let kind = if depth == 0 { MAX_SEATS } else { 0 };
            add(tile_place(tile) + 2 + kind + relative, 1.0);
        }
        match game.score(seat) {
            0 => {}
            score => add(SCORES + relative, score as f32 / 10.0),
        }
        match game.tokens(seat) {
            0 => {}
            tokens => add(TOKENS + relative, f32::from(tokens) / 4.0),
        }
    }
    add(N_SEATS + n_seats - 1, 1.0);
    add(WORMS_LEFT, worms(game.open()) / 20.0);
    if game.options().expansion {
        describe_expansion(game, &mut add);
    }
}

fn describe_expansion(game: &Regenwormen, add: &mut impl FnMut(usize, f32)) {
    add(EXPANSION, 1.0);
    add(SUPPLY, f32::from(game.supply()) / 7.0);
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

fn worms(tiles: Tiles) -> f32 {
    tiles.iter().map(|tile| f32::from(tile.worms())).sum()
}
