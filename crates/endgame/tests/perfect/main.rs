//! Perfect play in small games: two programs agree, all small sets are consistent, what is published stays.

mod agree;
mod oracle;
mod positions;
mod resume;
mod slow;

use wormery_core::Seat;
use wormery_endgame::{Solver, Values, tiles};
use wormery_regenwormen::{DeclineSteal, Lower, Options, Regenwormen, Tiebreak, Tiles, VoluntaryFail};

/// The set of tiles with these numbers.
fn set(numbers: &[u8]) -> Tiles {
    tiles(numbers.iter().copied()).unwrap()
}

/// A solved game.
fn solved(options: Options, tiles: Tiles) -> Values {
    let mut values = Values::new(options).unwrap();
    Solver::new(1).solve_game(&mut values, tiles, &mut |_| ()).unwrap();
    values
}

/// The share of the player to move.
fn share(values: &Values, game: &Regenwormen) -> f64 {
    let seat: Seat = game.seat();
    values.shares(game).unwrap()[seat.index()]
}

/// The default rules, each house rule by itself, and some together.
fn house_rules() -> Vec<Options> {
    let usual = Options::default();
    vec![
        usual,
        Options { lower: Lower::AnyIfMissing, ..usual },
        Options { lower: Lower::Any, ..usual },
        Options { decline_steal: DeclineSteal::Forced, ..usual },
        Options { flip_on_empty_fail: true, ..usual },
        Options { flip_returned: true, ..usual },
        Options { voluntary_fail: VoluntaryFail::Always, ..usual },
        Options { voluntary_fail: VoluntaryFail::Never, ..usual },
        Options { tiebreak: Tiebreak::Shared, ..usual },
        Options {
            lower: Lower::Any,
            voluntary_fail: VoluntaryFail::Always,
            tiebreak: Tiebreak::Shared,
            ..usual
        },
        Options {
            flip_on_empty_fail: true,
            flip_returned: true,
            decline_steal: DeclineSteal::Forced,
            ..usual
        },
    ]
}

/// The rules in every combination of those of the base game.
fn all_rules() -> Vec<Options> {
    let mut all = vec![Options::default()];
    let mut each =
        |change: &dyn Fn(Options) -> Vec<Options>| all = all.iter().copied().flat_map(change).collect();
    each(&|rules| Lower::ALL.iter().map(|lower| Options { lower: *lower, ..rules }).collect());
    each(&|rules| {
        DeclineSteal::ALL.iter().map(|decline| Options { decline_steal: *decline, ..rules }).collect()
    });
    each(&|rules| VoluntaryFail::ALL.iter().map(|fail| Options { voluntary_fail: *fail, ..rules }).collect());
    each(&|rules| Tiebreak::ALL.iter().map(|tiebreak| Options { tiebreak: *tiebreak, ..rules }).collect());
    each(&|rules| [false, true].map(|flip| Options { flip_on_empty_fail: flip, ..rules }).to_vec());
    each(&|rules| [false, true].map(|flip| Options { flip_returned: flip, ..rules }).to_vec());
    all
}
