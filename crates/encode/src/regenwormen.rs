//! Regenwormen and its expansion in numbers.

mod options;

use wormery_core::{Config, Seat};
use wormery_games::regenwormen::{Action, Options, Phase, Regenwormen, Specialist, Symbol, Tile, View};

use crate::seats::{absolute, relative, who};
use crate::{Encode, Sheet};

const MAX_SEATS: usize = 7;
const N_TILES: usize = 18;
const SYMBOLS: usize = Symbol::ALL.len();
const SPECIALISTS: usize = Specialist::ALL.len();

const ROLL: usize = 0;
const ROLL_GOLDEN: usize = 1;
const KEEP: usize = 2;
const TAKE: usize = KEEP + SYMBOLS;
const STEAL: usize = TAKE + N_TILES;
const STOP: usize = STEAL + MAX_SEATS - 1;
const WEASEL: usize = STOP + 1;
const ACCEPT: usize = WEASEL + 1;
const GIVE_BACK: usize = ACCEPT + 1;
const ROB: usize = GIVE_BACK + SPECIALISTS;
const END: usize = ROB + MAX_SEATS - 1;

impl Encode for Regenwormen {
    const N_ACTIONS: usize = END;
    const N_PLACES: usize = 404;

    #[inline]
    fn encode(action: Action, seat: Seat, n_seats: usize) -> usize {
        // The next seat is the first of the others.
        let other = |from: Seat| relative(from, seat, n_seats) - 1;
        match action {
            Action::Roll { golden: false } => ROLL,
            Action::Roll { golden: true } => ROLL_GOLDEN,
            Action::Keep { symbol } => KEEP + symbol as usize,
            Action::Take { tile } => TAKE + tile_idx(tile),
            Action::Steal { from } => STEAL + other(from),
            Action::Stop => STOP,
            Action::Weasel => WEASEL,
            Action::Accept => ACCEPT,
            Action::GiveBack { specialist } => GIVE_BACK + specialist as usize,
            Action::Rob { from } => ROB + other(from),
        }
    }

    #[inline]
    fn decode(number: usize, seat: Seat, n_seats: usize) -> Option<Action> {
        let other = |first: usize| {
            let away = number - first + 1;
            (away < n_seats).then(|| Seat::new((seat.index() + away) % n_seats))
        };
        Some(match number {
            ROLL => Action::Roll { golden: false },
            ROLL_GOLDEN => Action::Roll { golden: true },
            KEEP..TAKE => Action::Keep { symbol: Symbol::ALL[number - KEEP] },
            TAKE..STEAL => Action::Take { tile: nth_tile(number - TAKE) },
            STEAL..STOP => Action::Steal { from: other(STEAL)? },
            STOP => Action::Stop,
            WEASEL => Action::Weasel,
            ACCEPT => Action::Accept,
            GIVE_BACK..ROB => Action::GiveBack { specialist: Specialist::ALL[number - GIVE_BACK] },
            ROB..END => Action::Rob { from: other(ROB)? },
            _ => return None,
        })
    }

    fn action_name(number: usize) -> String {
        match number {
            STEAL..STOP => format!("steal from +{}", number - STEAL + 1),
            ROB..END => format!("rob +{}", number - ROB + 1),
            _ => Self::decode(number, Seat::new(0), MAX_SEATS)
                .map_or(String::new(), |action| action.to_string()),
        }
    }

    fn write(config: &Config<Options>, view: &View, seat: Seat, sheet: &mut impl Sheet) {
        let game = view.position();
        write_turn(game, seat, sheet);
        write_dice(game, sheet);
        write_tiles(game, seat, sheet);
        write_seats(game, seat, sheet);
        write_specialists(game, seat, sheet);
        options::write(config.options(), sheet);
    }
}

fn write_turn(game: &Regenwormen, seat: Seat, sheet: &mut impl Sheet) {
    let is_over = game.phase() == Phase::Over;
    let to_act = (!is_over).then(|| relative(game.seat(), seat, game.n_seats()));
    sheet.one_of(to_act, MAX_SEATS, |r| format!("turn of {}", who(r)));
    sheet.one_of(Some(game.phase() as usize), Phase::ALL.len(), |phase| {
        format!("phase {}", Phase::ALL[phase])
    });
}

fn write_dice(game: &Regenwormen, sheet: &mut impl Sheet) {
    let mut points = 0;
    for &symbol in Symbol::ALL {
        let n = game.kept(symbol);
        points += n * symbol.points();
        sheet.put(f32::from(n) / 9.0, || format!("kept {symbol}"));
    }
    for &symbol in Symbol::ALL {
        sheet.put(f32::from(game.rolled(symbol)) / 9.0, || format!("rolled {symbol}"));
    }
    sheet.put(f32::from(points) / 45.0, || "points kept".into());
    sheet.put(f32::from(game.dice_left()) / 9.0, || "dice left".into());
    sheet.put(f32::from(u8::from(game.golden_in_play())), || "golden die in play".into());
    let golden = game.golden_shows().map(|symbol| symbol as usize);
    sheet.one_of(golden, SYMBOLS, |symbol| format!("golden die shows {}", Symbol::ALL[symbol]));
    sheet.put(f32::from(u8::from(game.weasel_used())), || "weasel used".into());
}

fn write_tiles(game: &Regenwormen, seat: Seat, sheet: &mut impl Sheet) {
    let (open, face_down) = (game.open(), game.face_down());
    sheet.bits(tile_bits(|tile| open.contains(tile)), N_TILES, |tile| format!("open {}", nth_tile(tile)));
    sheet.bits(tile_bits(|tile| face_down.contains(tile)), N_TILES, |tile| {
        format!("face down {}", nth_tile(tile))
    });
    for away in 0..MAX_SEATS {
        let (mut top, mut covered) = (0, 0);
        if away < game.n_seats() {
            for (depth, tile) in game.stack(absolute(away, seat, game.n_seats())).enumerate() {
                *(if depth == 0 { &mut top } else { &mut covered }) |= 1 << tile_idx(tile);
            }
        }
        sheet.bits(top, N_TILES, |tile| format!("{} tops {}", who(away), nth_tile(tile)));
        sheet.bits(covered, N_TILES, |tile| format!("{} covers {}", who(away), nth_tile(tile)));
    }
}

fn write_seats(game: &Regenwormen, seat: Seat, sheet: &mut impl Sheet) {
    for away in 0..MAX_SEATS {
        let is_there = away < game.n_seats();
        let at = absolute(away, seat, game.n_seats());
        let (score, tokens) = if is_there { (game.score(at), game.tokens(at)) } else { (0, 0) };
        sheet.put(f32::from(u8::from(is_there)), || format!("{} plays", who(away)));
        // All tiles and tokens together are 49 worms.
        sheet.put(score as f32 / 49.0, || format!("{} worms", who(away)));
        sheet.put(f32::from(tokens) / 7.0, || format!("{} tokens", who(away)));
    }
    sheet.put(f32::from(game.supply()) / 7.0, || "tokens in the supply".into());
}

fn write_specialists(game: &Regenwormen, seat: Seat, sheet: &mut impl Sheet) {
    for &specialist in Specialist::ALL {
        let holder = game.holder(specialist).map(|holder| relative(holder, seat, game.n_seats()));
        sheet.one_of(holder, MAX_SEATS, |r| format!("{} holds {specialist}", who(r)));
        let tile = game.stands_on(specialist).map_or(0, Tile::number);
        sheet.put(f32::from(tile) / 36.0, || format!("{specialist} on tile"));
    }
}

fn tile_bits(has: impl Fn(Tile) -> bool) -> u128 {
    let bits = TILES.iter().enumerate().map(|(place, tile)| u64::from(has(*tile)) << place);
    bits.sum::<u64>().into()
}

#[inline]
fn tile_idx(tile: Tile) -> usize {
    match tile.number() {
        11 => 0,
        13 => 1,
        number => usize::from(number) - 19,
    }
}

fn nth_tile(place: usize) -> Tile {
    TILES[place]
}

const TILES: [Tile; N_TILES] = {
    let mut tiles = [lowest(); N_TILES];
    let (mut number, mut place) = (11, 0);
    while number <= 36 {
        if let Some(tile) = Tile::new(number) {
            tiles[place] = tile;
            place += 1;
        }
        number += 1;
    }
    tiles
};

const fn lowest() -> Tile {
    Tile::new(11).expect("there is a tile 11")
}
