//! The words of what judgements rest on: every reason and every habit has its sentence in every language, and no sentence
//! is left without one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::Serialize;
use serde_json::{Map, Value};
use wormery_core::{Described, Seat};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::{Field, ItHappens};
use wormery_regenwormen::Regenwormen;
use wormery_review::{Fact, Telling, holzwurm, ithappens, regenwormen};

const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];
/// The types of facts that are said.
const SAID: [&str; 2] = ["better", "habit"];

/// The sentences of facts in a language.
fn sentences<G: Described>(language: &str) -> Map<String, Value> {
    let area = G::ABOUT.area;
    let file = format!("../../words/{area}-told/{language}.json");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let mut words: Map<String, Value> = serde_json::from_str(&text).unwrap();
    words.retain(|key, _| SAID.iter().any(|of| key.starts_with(&format!("{area}_fx_{of}_"))));
    words
}

/// The key of a fact, and the names of its fields.
fn told<G: Described>(of_type: &str, reason: &impl Serialize) -> (String, BTreeSet<String>) {
    let fact = Fact::new(of_type, reason).unwrap();
    let fields = fact.value().as_object().unwrap();
    let why = fields["why"].as_str().unwrap();
    (format!("{}_fx_{of_type}_{why}", G::ABOUT.area), fields.keys().cloned().collect())
}

/// The names in the braces of all texts of a message.
fn names(message: &Value) -> Vec<String> {
    let text = message.to_string();
    let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
    let is_name = |name: &&str| {
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    parts.map(|(name, _)| name).filter(is_name).map(str::to_owned).collect()
}

fn hold<G: Telling + Described>(reasons: &[(&str, G::Reason)]) {
    let facts: Vec<_> = reasons.iter().map(|(of_type, reason)| told::<G>(of_type, reason)).collect();
    for language in LANGUAGES {
        let mut words = sentences::<G>(language);
        for (key, fields) in &facts {
            let plain = words.remove(&format!("{key}_plain"));
            let said = words.remove(key).unwrap_or_else(|| panic!("{language} has no {key}"));
            for name in [Some(said), plain].iter().flatten().flat_map(names) {
                assert!(fields.contains(&name), "{key} in {language} has no {name}");
            }
        }
        assert!(words.is_empty(), "nothing is told by {:?} in {language}", words.keys());
    }
}

#[test]
fn reasons_of_regenwormen_have_words() {
    use regenwormen::Reason::{NothingLost, Richer, Risky, RolledOn, Safer, Steals, Stopped};
    let better = [
        Risky { n: 1 },
        Steals { from: Seat::new(0) },
        Safer { n: 1, other: 2 },
        Richer { worms: 2.0, other: 1.0 },
        NothingLost,
    ];
    let reasons = better.map(|reason| ("better", reason)).into_iter();
    let habits = [RolledOn { n: 2 }, Stopped { n: 2 }].map(|reason| ("habit", reason));
    hold::<Regenwormen>(&reasons.chain(habits).collect::<Vec<_>>());
}

#[test]
fn reasons_of_it_happens_have_words() {
    use ithappens::Reason::{Finds, Hits, Stands};
    let better = [Stands { rank: 1, other: 2 }, Finds { thing: Field::Worm }, Hits { n: 1 }];
    hold::<ItHappens>(&better.map(|reason| ("better", reason)));
}

#[test]
fn reasons_of_holzwurm_have_words() {
    use holzwurm::Reason::{Points, Stays};
    hold::<Holzwurm>(&[Stays { n: 1 }, Points { n: 1 }].map(|reason| ("better", reason)));
}
