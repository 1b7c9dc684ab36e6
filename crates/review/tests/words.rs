//! The words of what judgements rest on: every reason and every habit has its sentence in every language, and no sentence
//! is left without one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::Serialize;
use serde_json::{Map, Value};
use wormery_core::{Described, Seat};
use wormery_holzwurm::{Holzwurm, RowColor};
use wormery_ithappens::{Field, ItHappens, MoundIdx};
use wormery_regenwormen::{Regenwormen, Symbol};
use wormery_review::{Fact, Telling, holzwurm, ithappens, regenwormen};

const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];
/// The types of facts that are said.
const SAID: [&str; 6] = ["better", "tip", "habit", "decided", "part", "did"];
/// What follows the key of a sentence for some readers.
const READERS: [&str; 3] = ["_plain", "_you", "_from_you"];

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
    let deeds = G::DEEDS.iter().map(|(why, _)| (format!("{}_fx_did_{why}", G::ABOUT.area), BTreeSet::new()));
    let facts: Vec<_> =
        reasons.iter().map(|(of_type, reason)| told::<G>(of_type, reason)).chain(deeds).collect();
    for language in LANGUAGES {
        let mut words = sentences::<G>(language);
        for (key, fields) in &facts {
            let said = words.remove(key).unwrap_or_else(|| panic!("{language} has no {key}"));
            let others = READERS.iter().filter_map(|reader| words.remove(&format!("{key}{reader}")));
            let all: Vec<Value> = [said].into_iter().chain(others).collect();
            for name in all.iter().flat_map(names) {
                assert!(fields.contains(&name), "{key} in {language} has no {name}");
            }
        }
        assert!(words.is_empty(), "nothing is told by {:?} in {language}", words.keys());
    }
}

#[test]
fn reasons_of_regenwormen_have_words() {
    use regenwormen::Reason::{
        Fails, Helps, NeedsWorm, NoTile, NothingLost, Promises, Rather, Reaches, Richer, Risky, Robbed,
        RolledOn, Safer, Steals, Stopped, Tiles, Tokens, Took, Turn, Wins, WormCanCome,
    };
    let tips = [
        Reaches { from: Seat::new(0), n: 27 },
        Wins { n: 26 },
        NeedsWorm,
        WormCanCome,
        Fails { fails: 1 },
        Rather { fails: 1 },
        Turn { fails: 1, worms: 2.0 },
        Promises,
        Helps,
    ];
    let tips = tips.map(|reason| ("tip", reason));
    let better = [
        Risky { n: 1 },
        Steals { from: Seat::new(0) },
        Safer { n: 1, other: 2 },
        Richer { worms: 2.0, other: 1.0 },
        NothingLost,
    ];
    let reasons = better.map(|reason| ("better", reason)).into_iter();
    let habits = [RolledOn { n: 2 }, Stopped { n: 2 }].map(|reason| ("habit", reason));
    let (seat, faces) = (Seat::new(0), vec![Symbol::Worm]);
    let decided = [
        Robbed { seat, from: Seat::new(1), faces: faces.clone(), total: 27 },
        Took { seat, faces, total: 27, worms: 2 },
    ];
    let decided = decided.map(|reason| ("decided", reason));
    let parts = [Tiles { tiles: vec![27] }, NoTile, Tokens { n: 1 }].map(|reason| ("part", reason));
    hold::<Regenwormen>(&reasons.chain(habits).chain(tips).chain(decided).chain(parts).collect::<Vec<_>>());
}

#[test]
fn reasons_of_it_happens_have_words() {
    use ithappens::Reason::{
        Finds, General, Hits, Later, Pairs, Queen, Stands, Tiles, Variety, Worms, WorthIt,
    };
    use ithappens::{Decisive, Points};
    let better = [Stands { rank: 1, other: 2 }, Finds { thing: Field::Worm }, Hits { n: 1 }];
    let die = Decisive { seat: Seat::new(0), value: 6, mound: MoundIdx::new(0) };
    let tips = [WorthIt, Later].map(|reason| ("tip", reason));
    let decided = [Queen(die), General(die)].map(|reason| ("decided", reason));
    let parts = [Tiles, Pairs, Variety, Worms].map(|part| ("part", part(Points { n: 1 })));
    let better = better.map(|reason| ("better", reason)).into_iter();
    hold::<ItHappens>(&better.chain(tips).chain(decided).chain(parts).collect::<Vec<_>>());
}

#[test]
fn reasons_of_holzwurm_have_words() {
    use holzwurm::Reason::{Brings, Ends, Last, Lesser, Minus, New, Out, Points, Safe, Soon, Stays};
    let soon = Soon { n: 4, color: RowColor::Uncolored };
    let tips = [Ends, Lesser { n: 1 }, Brings { n: 1 }, soon, Minus { n: 1 }, Safe, New];
    let tips = tips.map(|reason| ("tip", reason));
    let better = [Stays { n: 1 }, Points { n: 1 }].map(|reason| ("better", reason)).into_iter();
    let end = [("decided", Out { seat: Seat::new(0), n: 1 }), ("part", Last { score: 1 })];
    hold::<Holzwurm>(&better.chain(tips).chain(end).collect::<Vec<_>>());
}
