use std::vec::Vec;

use wormery_conform::{Laws, conforms};
use wormery_core::{Config, Seat};

use crate::specialist::Place;
use crate::{
    Action, DeclineSteal, GoldenFaces, Lower, Options, Phase, Regenwormen, Specialist, Symbol, Tiebreak,
    Tile, Tiles, VoluntaryFail,
};

/// Every action that can be written down for up to eight seats.
pub(super) fn all_actions() -> Vec<Action> {
    let mut actions = Vec::from([Action::Stop, Action::Weasel, Action::Accept]);
    actions.extend([false, true].map(|golden| Action::Roll { golden }));
    actions.extend(Symbol::ALL.iter().map(|&symbol| Action::Keep { symbol }));
    actions.extend((0..=255).filter_map(Tile::new).map(|tile| Action::Take { tile }));
    actions.extend(Specialist::ALL.iter().map(|&specialist| Action::GiveBack { specialist }));
    for from in Seat::all(8).chain([Seat::new(255)]) {
        actions.extend([Action::Steal { from }, Action::Rob { from }]);
    }
    actions
}

/// RW-05, RX-02, RX-04: every tile in one place, seven tokens, at most one specialist each and none unheld.
fn conserved(game: &Regenwormen) {
    let mut places = Vec::new();
    places.extend(game.row.iter());
    places.extend(game.face_down.iter());
    places.extend(Seat::all(game.n_seats()).flat_map(|seat| game.stacks.tiles(seat)));
    places.sort_unstable();
    let all = if game.options.expansion { Tiles::EXPANSION } else { Tiles::BASE };
    assert_eq!(places, all.iter().collect::<Vec<_>>(), "tiles of {game:?}");

    let tokens = game.supply + game.tokens.iter().sum::<u8>();
    assert_eq!(tokens, if game.options.expansion { 7 } else { 0 }, "tokens of {game:?}");

    for seat in Seat::all(game.n_seats()) {
        let held = game.specialists.of(seat).count();
        let most = if game.phase == Phase::Return && game.seat == seat { 2 } else { 1 };
        assert!(held <= most, "seat {seat} holds {held} specialists in {game:?}");
    }
    for &specialist in Specialist::ALL {
        if let Place::Tile(tile) = game.specialists.place(specialist) {
            assert!(game.row.contains(tile) && game.specialists.on(tile) == Some(specialist), "{game:?}");
        }
    }
    assert!(!matches!(game.specialists.place(Specialist::Raven), Place::Seat(_)), "the raven in {game:?}");
}

/// Options number `index` of many: every switch both ways, in changing company.
pub(super) fn options(index: u64) -> Options {
    let bit = |place: u64| index >> place & 1 == 1;
    let three = |place: u64| (index / 3_u64.pow(place as u32) % 3) as usize;
    Options {
        expansion: bit(0),
        lower: Lower::ALL[three(0)],
        decline_steal: DeclineSteal::ALL[usize::from(bit(1))],
        flip_on_empty_fail: bit(2),
        flip_returned: bit(3),
        voluntary_fail: VoluntaryFail::ALL[three(1)],
        tiebreak: Tiebreak::ALL[usize::from(bit(4))],
        golden_faces: GoldenFaces::ALL[usize::from(bit(5))],
        low_tiles_need_worm: !bit(6),
        weasel_after_fail: !bit(7),
        end_ignores_low_tiles: bit(8),
        one_low_tile_per_player: bit(9),
        hen_fail_turns_tile: bit(10),
        displaced_first: bit(11),
    }
}

/// RW-01 to RW-24 and RX-01 to RX-23 keep the laws of every game, under the default and under mixed options.
#[test]
fn conforms_over_many_options() {
    let actions = all_actions();
    let laws = Laws { actions: &actions, conserved: &conserved, games: 1, most_steps: 900 };
    for index in 0..96_u64 {
        // The first are the defaults of both rule sets, then numbers that spread over all bits.
        let options = options(if index < 2 { index } else { index.wrapping_mul(0x9e37_79b9) >> 7 });
        let n_seats = 2 + index as usize % 6;
        let config = Config::new(n_seats, index as usize % n_seats, options).unwrap();
        conforms(&config, index, &laws);
    }
}

/// Whole games, to the last tile.
#[test]
fn conforms_to_the_end() {
    let laws = Laws { actions: &[], conserved: &conserved, games: 2, most_steps: usize::MAX };
    for (index, n_seats) in [(0, 2), (1, 2), (0, 7), (1, 7)] {
        conforms(&Config::new(n_seats, 0, options(index)).unwrap(), 99 + index, &laws);
    }
}
