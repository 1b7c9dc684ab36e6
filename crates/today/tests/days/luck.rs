//! The luck of a day does not depend on what anybody does.

use std::collections::BTreeMap;

use serde_json::Value;
use wormery_games::with_game;
use wormery_today::{RuleSet, check};

use crate::play::{played, table, throws};

/// What chance answered, as a list where it is one: dice in their order, cards.
fn parts(outcome: &str) -> Vec<Value> {
    let value: Value = serde_json::from_str(outcome).unwrap();
    match value["faces"].as_array() {
        Some(faces) => faces.clone(),
        None => vec![value],
    }
}

/// Games of one day, each played otherwise: the same throw of the same turn of the same seat shows the same dice, fewer of
/// them the first of more.
#[test]
fn the_same_throw_shows_the_same_dice_whatever_was_done() {
    for set in RuleSet::all() {
        let mut known: BTreeMap<(usize, u32, u32), Vec<Value>> = BTreeMap::new();
        let mut n_shared = 0;
        for seed in 0..8 {
            let game = with_game!(set.game, G => throws(&table::<G>(set, 3, seed, false).0));
            for (place, outcome) in game {
                let faces = parts(&outcome);
                let before = known.entry(place).or_insert_with(|| faces.clone());
                // The golden die is the one after the others, and its sides are its own.
                let n_same = faces.len().min(before.len()) - usize::from(set.name() == "extra");
                assert_eq!(before[..n_same], faces[..n_same], "{} {place:?}", set.name());
                n_shared += usize::from(n_same > 0);
                if faces.len() > before.len() {
                    *before = faces;
                }
            }
        }
        assert!(n_shared > 20, "{}: {n_shared}", set.name());
    }
}

#[test]
fn days_and_rule_sets_have_luck_of_their_own() {
    let first = |set: &str, day| played(set, day, 1).lines().nth(2).unwrap().to_owned();
    assert_ne!(first("regenwormen", 1), first("regenwormen", 2));
    assert_ne!(first("regenwormen", 1), first("extra", 1));
    assert_eq!(first("regenwormen", 1), first("regenwormen", 1));
}

/// A bot answers from what it sees now, not from what it saw before: a game that is gone on with is the same game.
#[test]
fn bots_answer_the_same_when_they_are_asked_anew() {
    for set in RuleSet::all() {
        for day in 1..3 {
            with_game!(set.game, G => {
                let (fresh, stayed) = (table::<G>(set, day, 5, true).0, table::<G>(set, day, 5, false).0);
                assert_eq!(fresh.events(), stayed.events(), "{} {day}", set.name());
            });
        }
    }
}

#[test]
fn what_was_played_is_accepted() {
    for set in RuleSet::all() {
        for seed in 0..2 {
            let checked = check(&played(set.name(), 9, seed)).unwrap();
            assert_eq!((checked.today.day.number(), &*checked.today.set), (9, set.name()));
            // What is kept has no name of a person, and is the same record.
            assert!(!checked.record.contains("Ann"));
            assert_eq!(check(&checked.record), Ok(checked));
        }
    }
}
