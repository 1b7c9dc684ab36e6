//! Whatever is changed in a proven record, it is proven no more.

use std::collections::BTreeMap;

use wormery_table::Seeded;

use crate::games::headers;
use crate::mutation::{Kind, Target};
use crate::play::{SOMETIMES, game_of, play_by, verify_any};

fn check(version: u8) {
    let headers = headers();
    let mut refused: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut seed = 1000_u64;
    while refused.values().sum::<usize>() < 2000 {
        let (header, nonces) =
            (&headers[seed as usize % headers.len()], [SOMETIMES, 1, 3][seed as usize % 3]);
        let record = play_by(version, header, seed, nonces);
        let (game, target, mut luck) = (game_of(&record), Target::new(&record), Seeded::new(seed));
        for kind in Kind::ALL {
            let Some(spoilt) = target.spoilt(kind, &mut luck) else { continue };
            let verdict = verify_any(game, &spoilt);
            assert!(verdict.is_err(), "{kind:?} of {seed} was not noticed:\n{spoilt}");
            *refused.entry(kind).or_default() += 1;
        }
        seed += 1;
    }
    assert!(Kind::ALL.iter().all(|kind| refused.get(kind) >= Some(&50)), "{refused:?}");
}

#[test]
fn two_thousand_changes_are_refused_in_version_1() {
    check(1);
}

#[test]
fn two_thousand_changes_are_refused_in_version_2() {
    check(2);
}
