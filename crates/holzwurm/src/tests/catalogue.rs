//! The words of the catalogue: everything that the game can say has a message in every language.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::fs;

use serde_json::{Map, Value, to_value};
use wormery_conform::same_refusals;
use wormery_core::{Arg, Described, Event, Game, Illegal, OptionKind, Word};

use super::table::{Seeded, draw, start};
use super::text::{action, card, cards, position, position_with};
use super::told::every_event;
use crate::{Card, Deal, Effect, Holzwurm, Options, REFUSALS, RowColor, RowIdx};

const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];

/// Effects that are shown and not said.
const UNSAID: [&str; 4] = ["fate_laid", "hand_dealt", "next_deal", "turn_ended"];

/// The messages of a language in the folders of the game: those named after it, and after its area.
fn words(language: &str) -> Map<String, Value> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../words");
    let mut words = Map::new();
    for folder in fs::read_dir(root).unwrap().map(Result::unwrap) {
        let name = folder.file_name().into_string().unwrap();
        let path = folder.path().join(format!("{language}.json"));
        if name == Holzwurm::NAME || name.starts_with(Holzwurm::ABOUT.area) && path.exists() {
            let text = fs::read_to_string(path).unwrap();
            words.extend(serde_json::from_str::<Map<String, Value>>(&text).unwrap());
        }
    }
    words
}

/// Every key that follows from the game.
fn keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = REFUSALS.iter().map(ToString::to_string).collect();
    keys.extend(["hw_name", "hw_about"].map(String::from));
    keys.insert(format!("hw_unit_{}", Holzwurm::ABOUT.unit));
    keys.extend(RowColor::ALL.iter().map(|color| format!("hw_color_{color}")));
    keys.extend(
        Card::ALL.iter().map(ToString::to_string).chain(["x13".into()]).map(|card| format!("hw_card_{card}")),
    );
    for option in Holzwurm::OPTIONS {
        let key = format!("hw_opt_{}", option.name);
        if let OptionKind::Choice { values } = option.kind {
            keys.extend(values.iter().map(|value| format!("{key}_{value}")));
        }
        keys.extend([format!("{key}_text"), key]);
    }
    every_event(|_, _, told, _| keys.extend(told.iter().flat_map(effect_keys)));
    keys
}

fn effect_keys(effect: &Effect) -> Vec<String> {
    let value = to_value(effect).unwrap();
    let kind = value["type"].as_str().unwrap();
    if UNSAID.contains(&kind) {
        return Vec::new();
    }
    let why = value.get("why").map_or(String::new(), |why| format!("_{}", why.as_str().unwrap()));
    let key = format!("hw_fx_{kind}{why}");
    let you = value.get("seat").map(|_| format!("{key}_you"));
    [key].into_iter().chain(you).collect()
}

#[test]
fn everything_that_can_be_said_is_said_in_every_language_and_nothing_else() {
    let keys = keys();
    for language in LANGUAGES {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} has no {missing:?}");
        let is_ours =
            |key: &&String| ["hw_fx_", "hw_no_", "hw_opt_", "hw_card_"].iter().any(|of| key.starts_with(of));
        // The words of judgement belong to crates/review, and its tests hold them.
        let is_judged = |kind: &str| wormery_conform::JUDGED.iter().any(|of| kind.starts_with(of));
        let is_told = |key: &&String| is_ours(key) && !key.strip_prefix("hw_fx_").is_some_and(is_judged);
        let odd: Vec<&String> = words.keys().filter(is_told).filter(|key| !keys.contains(*key)).collect();
        assert!(odd.is_empty(), "{language} has {odd:?}, which nothing says");
    }
}

/// The texts of a message, with the conditions of each.
fn texts(message: &Value) -> Vec<(String, String)> {
    if let Value::String(text) = message {
        return alloc::vec![(String::new(), text.clone())];
    }
    let cases = message[0]["match"].as_object().unwrap().iter();
    cases.map(|(when, text)| (when.clone(), text.as_str().unwrap().into())).collect()
}

/// The names in the braces of a text.
fn names(text: &str) -> BTreeSet<String> {
    text.split('{').skip(1).map(|part| part.split_once('}').unwrap().0.to_string()).collect()
}

#[test]
fn sentences_use_only_fields_of_their_effects() {
    let all: Vec<_> = LANGUAGES.map(words).into_iter().collect();
    let mut n_checked = 0;
    let mut seen = BTreeSet::new();
    every_event(|_, _, told, _| {
        for effect in told {
            let value = to_value(effect).unwrap();
            let is_field = |name: &String| {
                value.get(name).is_some() || name == "cards_n" && value.get("cards").is_some()
            };
            for key in effect_keys(effect).into_iter().filter(|key| seen.insert(key.clone())) {
                for (_, text) in all.iter().flat_map(|words| texts(&words[&key])) {
                    assert!(names(&text).iter().all(is_field), "{key}: {text}");
                    assert!(!(key.ends_with("_you") && text.contains("{seat}")), "{key}: {text}");
                    n_checked += 1;
                }
            }
        }
    });
    assert!(n_checked > 80, "{n_checked}");
}

/// A message with the arguments of a refusal, by the rule for arguments.
fn say(words: &Map<String, Value>, illegal: &Illegal) -> String {
    let raw = |name: &str| {
        illegal.args().iter().find(|(known, _)| *known == name).map(|(_, arg)| match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
        })
    };
    let fits = |when: &str| {
        when.split(", ").filter(|part| !part.is_empty()).all(|part| {
            let (name, value) = part.split_once('=').unwrap();
            value == "*" || raw(name).as_deref() == Some(value)
        })
    };
    // The map is sorted here, so the case with the fewest stars holds.
    let cases = texts(&words[illegal.code()]).into_iter().filter(|(when, _)| fits(when));
    let (_, mut text) = cases.min_by_key(|(when, _)| when.matches('*').count()).unwrap();
    for name in names(&text) {
        let value = raw(&name).unwrap_or_else(|| panic!("{illegal:?} has no {name}"));
        let shown = words.get(&format!("hw_{name}_{value}")).and_then(Value::as_str).unwrap_or(&value);
        text = text.replace(&format!("{{{name}}}"), shown);
    }
    text
}

/// Refusals of every kind; of those that depend on a color, all.
fn refusals() -> Vec<Illegal> {
    let refused = |mut table: Holzwurm, event: Event<Holzwurm>| table.apply(&event).unwrap_err();
    let play = |text: &str, play: &str| refused(position(text), Event::Action(action(play)));
    let new = || start(2, 0, Options::default());
    let deal = draw(&new(), &mut Seeded(1));
    let of_hands = |hands: &[crate::Cards]| Deal::new(["n2", "n3", "n4", "n5", "n6"].map(card), hands);
    let over = super::table::play_match(new(), &mut Seeded(1), |_, _, _| {});
    let mut all = alloc::vec![
        play("a: y1 | b: g5 | rows: g1 | fate: x13", "g5 in 0"),
        play("a: y1 | b: g5 | rows: g1 | fate: x13", "y1 in 1"),
        RowIdx::try_from(u64::MAX).unwrap_err(),
        play("a: n9 | b: y1 | rows: y3 / n4 / g5 / p6 / b2 | fate: x13", "n9 new"),
        refused(
            position_with("{\"many_uncoloured\":false}", "a: n9 | b: y1 | rows: n4 | fate: x13"),
            Event::Action(action("n9 new")),
        ),
        refused(new(), Event::Action(action("g5 new"))),
        refused(position("a: y1 | b: g5 | rows: | fate: x13 | b to play"), Event::Chance(deal)),
        refused(over, Event::Chance(deal)),
        of_hands(&[cards(""); 7]).unwrap_err(),
        of_hands(&[cards("y1 n4")]).unwrap_err(),
        refused(new(), Event::Chance(of_hands(&[cards("y1")]).unwrap())),
        refused(new(), Event::Chance(of_hands(&[cards("y1"), cards("y2")]).unwrap())),
    ];
    for letter in ["y", "r", "g", "p", "b"] {
        let other = if letter == "y" { "r" } else { "y" };
        let table = format!("a: {letter}2 {other}3 | b: n9 | rows: {letter}1 / n4 | fate: x13");
        all.push(play(&table, &format!("{letter}2 in 1")));
        all.push(play(&table, &format!("{other}3 in 0")));
    }
    all
}

#[test]
fn every_refusal_has_a_code_of_its_own_and_english_is_its_reason() {
    let english = words("en");
    let mut codes = BTreeSet::new();
    let refusals = refusals();
    same_refusals(Holzwurm::NAME, &refusals);
    for illegal in refusals {
        assert_eq!(say(&english, &illegal), illegal.to_string());
        codes.insert(illegal.code());
        for language in LANGUAGES {
            let text = say(&words(language), &illegal);
            assert!(!text.contains(['{', '}']) && !text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(codes, REFUSALS.iter().copied().collect(), "every code on the list, and none besides");
}

#[test]
fn cards_are_named_by_color_and_score() {
    for (language, text) in LANGUAGES.into_iter().zip(["red −7", "rood −7", "Rot −7", "rouge −7"]) {
        let words = words(language);
        assert_eq!(words["hw_card_r7"], text);
        for card in Card::ALL {
            let score = card.score();
            let signed = if score > 0 { format!("+{score}") } else { format!("−{}", -score) };
            let text = words[&format!("hw_card_{card}")].as_str().unwrap();
            let same_color = words[&format!("hw_card_{}2", card.color().letter())].as_str().unwrap();
            assert_eq!(text.split_once(' ').unwrap(), (same_color.split_once(' ').unwrap().0, &*signed));
        }
        let colors: BTreeSet<_> = Card::ALL.iter().map(|card| card.color().word()).collect();
        assert_eq!(colors.len(), 6);
    }
}
