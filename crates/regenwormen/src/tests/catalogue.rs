//! What is told and refused can be said in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::string::{String, ToString};
use std::vec::Vec;
use std::{format, fs};

use serde_json::Value;
use wormery_conform::same_refusals;
use wormery_core::{Arg, Config, Described, Event, Game, Illegal, OptionKind};
use wormery_table::{RandomPlay, Seeded};

use super::conformance::{all_actions, options};
use super::names::{ROOT, all_names};
use super::scene::*;
use crate::{Action, Dice, Options, REFUSALS, Regenwormen, Symbol, Tile};

const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];

/// The words of a language, whatever files they are in.
fn words(language: &str) -> BTreeMap<String, Value> {
    let areas = fs::read_dir(format!("{ROOT}/words")).unwrap().map(|entry| entry.unwrap().path());
    let files = areas.map(|area| area.join(format!("{language}.json"))).filter(|file| file.exists());
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    texts.flat_map(|text| serde_json::from_str::<BTreeMap<String, Value>>(&text).unwrap()).collect()
}

/// Effects that explain themselves to the eye, or only ask for a choice: they have no sentence.
const SILENT: [&str; 9] = [
    "in_reach",
    "must_give_back",
    "must_rob_ones",
    "must_rob_raven",
    "out_of_reach_no_tile",
    "out_of_reach_no_worm",
    "rolling_over_no_dice",
    "thrown_roll",
    "turn_ended",
];

/// What is told can be said, and what can be said is told.
#[test]
fn every_effect_has_words_in_every_language() {
    let names = all_names();
    for language in LANGUAGES {
        let words = words(language);
        for name in &names {
            let key = format!("rw_fx_{name}");
            assert_eq!(words.contains_key(&key), !SILENT.contains(&&**name), "{key} in {language}");
        }
        // The words of judgement belong to crates/review, and its tests hold them.
        let is_effect = |key: &&str| !wormery_conform::JUDGED.iter().any(|of| key.starts_with(of));
        for key in words.keys().filter_map(|key| key.strip_prefix("rw_fx_")).filter(is_effect) {
            let name = ["_from_you", "_next_you", "_you"].iter().find_map(|end| key.strip_suffix(end));
            assert!(names.contains(name.unwrap_or(key)), "nothing is told by {key}");
        }
    }
}

/// Refusals and options have words in every language.
#[test]
fn refusals_and_options_have_words() {
    for language in LANGUAGES {
        let words = words(language);
        let known = |key: String| assert!(words.contains_key(&key), "{key} in {language}");
        for code in REFUSALS {
            known((*code).to_string());
        }
        for key in words.keys().filter(|key| key.starts_with("rw_no_")) {
            assert!(REFUSALS.contains(&&**key), "nothing is refused by {key}");
        }
        for option in Regenwormen::OPTIONS {
            known(format!("rw_opt_{}", option.name));
            known(format!("rw_opt_{}_text", option.name));
            if let OptionKind::Choice { values } = option.kind {
                for value in values {
                    known(format!("rw_opt_{}_{}", option.name, value.to_lowercase()));
                }
            }
        }
        let about = Regenwormen::ABOUT;
        known(format!("rw_unit_{}", about.unit));
        for tie in about.ties {
            known(format!("rw_tie_{tie}"));
        }
        for edition in [""].into_iter().chain(about.editions.iter().map(|edition| edition.name)) {
            let end = if edition.is_empty() { String::new() } else { format!("_{edition}") };
            known(format!("rw_name{end}"));
            known(format!("rw_about{end}"));
        }
    }
}

/// The English words of a refusal, as the catalogue has them.
fn english(words: &BTreeMap<String, Value>, refused: &Illegal) -> String {
    let text = words[refused.code()].as_str().expect("refusals in English are plain texts");
    refused.args().iter().fold(text.to_string(), |text, (name, arg)| {
        let value = match arg {
            Arg::Number(seat) if matches!(*name, "seat" | "from") => format!("seat {seat}"),
            Arg::Number(number) => number.to_string(),
            Arg::Text(word) => {
                let known = words.get(&format!("rw_{name}_{}", word.to_lowercase())).and_then(Value::as_str);
                known.unwrap_or(word).to_string()
            }
        };
        assert!(text.contains(&format!("{{{name}}}")), "{text} does not use {name}");
        text.replace(&format!("{{{name}}}"), &value)
    })
}

/// Refusals of random games, and of positions where chance alone seldom goes.
fn refusals() -> Vec<Illegal> {
    let mut refused = Vec::new();
    for index in 0..24 {
        let config = Config::new(2 + index as usize % 3, 0, options(index * 77 + 1)).unwrap();
        let (mut luck, mut play) = (Seeded::new(index), RandomPlay::<Regenwormen>::default());
        let mut game = Regenwormen::start(&config);
        while let Ok(event) = play.next(&game, &mut luck) {
            refused.extend(refused_in(&game));
            game.apply(&event).unwrap();
        }
        refused.extend(refused_in(&game));
    }
    let one_low = Options { expansion: true, one_low_tile_per_player: true, ..Options::default() };
    let mut robbing =
        expansion("row 36 | supply 0 | 0: | 1: 1t | 2: 22 hen 2t | 3: | 4: 1t | roll 1 1 2 3 4 5 5 W");
    act(&mut robbing, keep_symbol("1"));
    let mut golden = expansion("row 36 | 0: 22 golden_die | 1:");
    act(&mut golden, Action::Roll { golden: true });
    for game in [
        scene_with(one_low, "row 13 21 | 0: 11 | 1: | kept W 4 4"),
        expansion("row 21 | 0: | 1: 13 | kept W 4 4"),
        expansion("row 21 | 0: 22 weasel | 1: | kept W W 5 5 | roll 5 W W 5"),
        scene("row 21 | 0: | 1: | kept 1 2 3 4 5 5 W"),
        robbing,
        golden,
    ] {
        refused.extend(refused_in(&game));
    }
    refused.push(Tile::try_from(12).unwrap_err());
    refused
}

/// Every way in which a position refuses something.
fn refused_in(game: &Regenwormen) -> Vec<Illegal> {
    let throws = [1, 8, 9].map(|n_dice| Event::Chance(Dice::new(&[Symbol::Five; 9][..n_dice]).unwrap()));
    let events = all_actions().into_iter().map(Event::Action).chain(throws);
    events.filter_map(|event| game.clone().apply(&event).err()).collect()
}

/// The catalogue says in English what a refusal says by itself, and no code is only written down.
#[test]
fn refusals_say_in_english_what_the_catalogue_says() {
    let (words, mut codes) = (words("en"), BTreeSet::new());
    let refusals = refusals();
    same_refusals(Regenwormen::NAME, &refusals);
    for refused in refusals {
        assert_eq!(english(&words, &refused), refused.to_string(), "{}", refused.code());
        codes.insert(refused.code());
    }
    let all: BTreeSet<&str> = REFUSALS.iter().copied().collect();
    assert_eq!(all.len(), REFUSALS.len(), "each code once");
    let odd: Vec<_> = codes.symmetric_difference(&all).collect();
    assert!(odd.is_empty(), "refused with or listed, but not both: {odd:?}");
}
