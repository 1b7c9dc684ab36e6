//! Every kind of effect and every reason is told somewhere, and belongs to a rule that exists.

use std::collections::{BTreeMap, BTreeSet};
use std::string::{String, ToString};
use std::vec::Vec;
use std::{format, fs};

use wormery_core::{Config, Described, Effect as _, Event, Word};

use super::conformance::options;
use super::fold::{fold_a_game, folded};
use super::scene::*;
use crate::effect::*;
use crate::{Action, Dice, Options, Regenwormen, Symbol};

/// The repository.
pub(super) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The kinds of effects as the source declares them, each with the type of its reason.
fn declared() -> Vec<(String, Option<&'static str>)> {
    let source = include_str!("../effect/kinds.rs");
    let mut kinds: Vec<(String, Option<&str>)> = Vec::new();
    for line in source.lines().filter_map(|line| line.strip_prefix("    ")) {
        if let Some(name) = line.strip_suffix(" {").filter(|name| name.starts_with(char::is_uppercase)) {
            kinds.push((snake(name), None));
        } else if let Some(why) = line.strip_prefix("    why: ").and_then(|why| why.strip_suffix(',')) {
            kinds.last_mut().expect("a field belongs to a kind").1 = Some(why);
        }
    }
    kinds
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

fn reasons(of: &str) -> Vec<&'static str> {
    fn words<W: Word>() -> Vec<&'static str> {
        W::WORDS.iter().map(|(_, word)| *word).collect()
    }
    match of {
        "Throwing" => words::<Throwing>(),
        "RollingEnd" => words::<RollingEnd>(),
        "Missing" => words::<Missing>(),
        "Occasion" => words::<Occasion>(),
        "Taking" => words::<Taking>(),
        "Loss" => words::<Loss>(),
        "Failure" => words::<Failure>(),
        "LostNothing" => words::<LostNothing>(),
        "Over" => words::<Over>(),
        "Victory" => words::<Victory>(),
        other => panic!("list the reasons of {other} here"),
    }
}

/// All names there are: "failed_no_worm", "tile_turned".
pub(super) fn all_names() -> BTreeSet<String> {
    let names = declared().into_iter().flat_map(|(kind, why)| match why {
        None => Vec::from([kind]),
        Some(why) => reasons(why).into_iter().map(|why| format!("{kind}_{why}")).collect(),
    });
    names.collect()
}

fn name(effect: &crate::Effect) -> String {
    let value = serde_json::to_value(effect).unwrap();
    let kind = value["type"].as_str().unwrap();
    value["why"].as_str().map_or(kind.to_string(), |why| format!("{kind}_{why}"))
}

/// Where chance alone seldom goes.
fn scenes() -> Vec<(Regenwormen, Event<Regenwormen>)> {
    let extra = Options { expansion: true, ..Options::default() };
    let ignores = Options { end_ignores_low_tiles: true, ..extra };
    let dry = |text: &str| expansion(&format!("row 11 23+raven | supply 0 | {text}"));
    let scenes = [
        (dry("0: | 1: hen 7t | kept 5 5 W 4 | roll 1 1 2 3"), keep_symbol("1")),
        (dry("0: | 1: hen 7t | kept 5 5 W 4 4"), take(23)),
        (dry("0: | 1: 3t | 2: 4t | kept 5 5 W 4 | roll 1 1 2 3"), keep_symbol("1")),
        (dry("0: | 1: 3t | 2: 4t | kept 5 5 W 4 4"), take(23)),
        (dry("0: | 1: 7t | kept 5 5 W 4 4"), take(23)),
        (dry("0: | 1: 7t | kept 5 5 W 4 | roll 1 1 2 3"), keep_symbol("1")),
        (scene_with(ignores, "row 11 23 | 0: | 1: | kept 5 5 W 4 4"), take(23)),
        (expansion("row 24 | 0: hen | 1: | kept 5 5 W"), Action::Stop),
        (expansion("row 36 | 0: 22 weasel | 1: | kept W W 5 5 | roll 5 W W 5"), Action::Accept),
        (scene("row 23 | 0: | 1: 24 | kept 5 5 W 4 4"), take(23)),
    ];
    let mut thrown = expansion("row 36 | 0: 22 weasel | 1: | kept W W 5 5");
    act(&mut thrown, roll());
    let dice = Dice::new(&[Symbol::Worm; 4]).unwrap();
    let mut scenes: Vec<_> = scenes.map(|(game, action)| (game, Event::Action(action))).into();
    scenes.push((thrown, Event::Chance(dice)));
    scenes
}

/// Everything that is told in random games under many options, and in the scenes.
fn heard() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut heard: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    let mut hear = |told: &[crate::Effect]| {
        for effect in told {
            heard.entry(name(effect)).or_default().insert(effect.rule());
        }
    };
    for index in 0..40_u64 {
        let options = options(if index < 8 { index } else { index.wrapping_mul(0x9e37_79b9) >> 7 });
        fold_a_game(&Config::new(2 + index as usize % 6, 0, options).unwrap(), index, &mut hear);
    }
    for (game, event) in scenes() {
        hear(&folded(&game, &event).1);
    }
    heard
}

/// No kind and no reason is only written down.
#[test]
fn every_effect_and_every_reason_is_told_somewhere() {
    let (heard, all): (BTreeSet<String>, _) = (heard().into_keys().collect(), all_names());
    let missing: Vec<&String> = heard.symmetric_difference(&all).collect();
    assert!(missing.is_empty(), "told or declared, but not both: {missing:?}");
}

/// "Why?" opens a rule that exists.
#[test]
fn every_effect_belongs_to_a_rule_that_exists() {
    let pages = ["regenwormen.md", "regenwormen-expansion.md"];
    let law: String =
        pages.map(|page| fs::read_to_string(format!("{ROOT}/docs/rules/{page}")).unwrap()).concat();
    let of_options = Regenwormen::OPTIONS.iter().map(|option| ("an option".to_string(), option.rule));
    let of_effects =
        heard().into_iter().flat_map(|(name, rules)| rules.into_iter().map(move |rule| (name.clone(), rule)));
    for (name, rule) in of_effects.chain(of_options) {
        assert!(law.contains(&format!("- **{rule}** ")), "{name} belongs to {rule}, which does not exist");
    }
}
