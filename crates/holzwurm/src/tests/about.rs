//! The description of the game and of its options, held against the options themselves.

use alloc::string::String;
use alloc::vec::Vec;

use serde_json::{Map, Value, from_str, from_value, json, to_value};
use wormery_core::{Described, Matters, OptionInfo, OptionKind};

use crate::{Deals, FateTies, Holzwurm, NextStart, Options, OutBonus};

/// Every option at a value that is not the usual one.
fn all_changed() -> Options {
    Options {
        deals: Deals::new(7),
        next_start: NextStart::Loser,
        out_bonus: OutBonus::new(-5),
        fate_ties: FateTies::InputOrder,
        many_uncolored: false,
        poison_takes_row: false,
    }
}

fn usual(option: &OptionInfo) -> Value {
    match option.kind {
        OptionKind::Switch { usual } => usual.into(),
        OptionKind::Choice { values } => values[0].into(),
        OptionKind::Numbers { values } => values[0].into(),
        OptionKind::Range { usual, .. } => usual.into(),
        OptionKind::Deck { .. } => panic!("there is no deck"),
    }
}

/// The values that an option has by its description, and some that it has not.
fn values(option: &OptionInfo) -> (Vec<Value>, Vec<Value>) {
    match option.kind {
        OptionKind::Switch { .. } => {
            (alloc::vec![true.into(), false.into()], alloc::vec![json!(1), json!("true")])
        }
        OptionKind::Choice { values } => {
            (values.iter().map(|v| Value::from(*v)).collect(), alloc::vec![json!("x")])
        }
        OptionKind::Range { least, most, step, usual } => {
            assert!(step > 0 && (least..=most).contains(&usual));
            (
                [least, usual - step, usual, usual + step, most].map(Value::from).to_vec(),
                alloc::vec![(least - 1).into(), (most + 1).into()],
            )
        }
        OptionKind::Numbers { .. } | OptionKind::Deck { .. } => panic!("{} is of another kind", option.name),
    }
}

fn read(name: &str, value: &Value) -> Option<Options> {
    from_value(Value::Object(Map::from_iter([(name.into(), value.clone())]))).ok()
}

#[test]
fn no_option_is_missing() {
    let Value::Object(written) = to_value(all_changed()).unwrap() else { panic!("options are an object") };
    let mut names: Vec<&str> = Holzwurm::OPTIONS.iter().map(|option| option.name).collect();
    names.sort_unstable();
    let mut fields: Vec<&String> = written.keys().collect();
    fields.sort_unstable();
    assert_eq!(names, fields);
}

#[test]
fn every_option_can_be_what_its_description_says_and_nothing_else() {
    for option in Holzwurm::OPTIONS {
        assert_eq!(read(option.name, &usual(option)), Some(Options::default()), "{}", option.name);
        let (good, bad) = values(option);
        for value in good {
            let options = read(option.name, &value).unwrap_or_else(|| panic!("{}: {value}", option.name));
            let is_usual = value == usual(option);
            assert_eq!(options == Options::default(), is_usual, "{}: {value}", option.name);
            let back = to_value(options).unwrap().get(option.name).cloned();
            assert_eq!(back, (!is_usual).then_some(value), "{}", option.name);
        }
        for value in bad {
            assert_eq!(read(option.name, &value), None, "{}: {value}", option.name);
        }
    }
}

#[test]
fn choices_name_every_word_of_their_option() {
    let n_values =
        |name: &str| match Holzwurm::OPTIONS.iter().find(|option| option.name == name).unwrap().kind {
            OptionKind::Choice { values } => values.len(),
            _ => 0,
        };
    assert_eq!(n_values("next_start"), NextStart::ALL.len());
    assert_eq!(n_values("fate_ties"), FateTies::ALL.len());
}

#[test]
fn rules_and_conditions_of_options_exist() {
    let rules = include_str!("../../../../docs/rules/holzwurm.md");
    for option in Holzwurm::OPTIONS {
        assert!(rules.contains(&alloc::format!("- **{}**", option.rule)), "{}", option.name);
        if let Matters::MoreThan { option: other, n } = option.matters {
            let has = |info: &OptionInfo| info.name == other && values(info).0.contains(&n.into());
            assert!(Holzwurm::OPTIONS.iter().any(has), "{}", option.name);
        }
    }
}

#[test]
fn who_starts_next_does_not_matter_in_a_single_deal() {
    let told = |options: &str| {
        let options: Options = from_str(options).unwrap();
        super::table::play_match(
            super::table::start(3, 0, options),
            &mut super::table::Seeded(5),
            |_, _, _| {},
        )
    };
    let one = told(r#"{"deals":1}"#);
    let other = told(r#"{"deals":1,"next_start":"winner"}"#);
    assert_eq!((one.scores, one.starter), (other.scores, other.starter));
}
