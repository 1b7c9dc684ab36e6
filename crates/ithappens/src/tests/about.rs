use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, from_value, json, to_value};
use wormery_core::{Described, OptionInfo, OptionKind};

use super::play::deck_of;
use super::random::unusual_options;
use crate::{DeckOption, ItHappens, Options};

const RULES: &str = include_str!("../../../../docs/rules/it-happens.md");

/// Options in which one is chosen, if they can be.
fn choose(option: &OptionInfo, value: impl Into<Value>) -> Option<Options> {
    from_value(Value::Object(Map::from_iter([(option.name.to_string(), value.into())]))).ok()
}

/// Checks that each value is another one, that the first is the default, and that the last cannot be chosen.
fn check_values(option: &OptionInfo, values: Vec<Value>, wrong: Value) {
    for (place, value) in values.into_iter().enumerate() {
        let options = choose(option, value.clone()).unwrap_or_else(|| panic!("{} is {value}", option.name));
        assert_eq!(options == Options::default(), place == 0, "{} is {value}", option.name);
        if place > 0 {
            assert_eq!(to_value(options).unwrap(), json!({ option.name: value }));
        }
    }
    assert_eq!(choose(option, wrong), None, "{}", option.name);
}

#[test]
fn every_option_can_be_chosen_as_described() {
    for option in ItHappens::OPTIONS {
        match option.kind {
            OptionKind::Switch { usual } => {
                check_values(option, [usual, !usual].map(Value::from).into(), json!(1));
            }
            OptionKind::Choice { values } => {
                check_values(
                    option,
                    values.iter().copied().map(Value::from).collect(),
                    json!("none of them"),
                );
            }
            OptionKind::Numbers { values } => {
                let next = values.iter().max().unwrap() + 1;
                check_values(option, values.iter().copied().map(Value::from).collect(), json!(next));
            }
            OptionKind::Range { .. } => panic!("{} is a range", option.name),
            OptionKind::Deck { cards } => check_deck(option.name, cards),
        }
    }
}

fn check_deck(name: &str, cards: &str) {
    let options = Options { deck: DeckOption::custom(deck_of(&[])), ..Options::default() };
    let written = to_value(&options).unwrap();
    assert_eq!(written[name], "custom");
    assert_eq!(from_value::<Options>(json!({ name: "custom", cards: written[cards] })).unwrap(), options);
}

#[test]
fn no_option_is_left_out() {
    let all = Options { deck: DeckOption::custom(deck_of(&[])), ..unusual_options() };
    let Value::Object(written) = to_value(all).unwrap() else { panic!("options are an object") };
    let mut described: Vec<_> = ItHappens::OPTIONS.iter().map(|option| option.name).collect();
    described.push("deck_cards");
    described.sort_unstable();
    let mut names: Vec<_> = written.keys().map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(described, names);
}

#[test]
fn options_name_rules_of_the_page() {
    for option in ItHappens::OPTIONS {
        assert!(
            RULES.contains(&alloc::format!("- **{}** ", option.rule)),
            "{} names {}",
            option.name,
            option.rule
        );
    }
}
