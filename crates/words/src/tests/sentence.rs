use serde::Deserialize;
use serde_json::Value;

use crate::catalogue::Catalogue;
use crate::message::{Message, Selector, Text};
use crate::{Language, Reader};

include!(concat!(env!("OUT_DIR"), "/fixture.rs"));

/// A catalogue of games that do not exist: `tests/fixture/words`.
static FIXTURE: Catalogue = Catalogue { messages: TOLD, games: GAMES };

/// One line of the table that the web client keeps to as well.
#[derive(Deserialize)]
struct Case {
    rule: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    effect: Value,
    refusal: Option<Value>,
    names: Vec<String>,
    me: Option<usize>,
    says: Option<Value>,
}

#[test]
fn effects_and_refusals_become_sentences() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../tests/fixture/sentences.json")).unwrap();
    assert!(cases.len() > 50);
    for case in cases {
        for language in Language::ALL {
            let reader = Reader { language, names: &case.names, me: case.me };
            let said = match &case.refusal {
                Some(refusal) => FIXTURE.refusal(&reader, refusal),
                None => FIXTURE.sentence(&reader, &case.game, &case.effect),
            };
            let expected = case.says.as_ref().map(|says| says[language.code()].as_str().unwrap());
            assert_eq!(said.as_deref(), expected, "{language}: {}", case.rule);
        }
    }
}

/// Everything that is not told by rule is out of reach of the rule, and the compiler's errors name every message.
#[test]
fn only_words_of_games_are_told() {
    assert!(MESSAGES.len() == TOLD.len() + 2 && SIGNATURES.len() == MESSAGES.len());
    assert_eq!(GAMES, [("pond", "po"), ("two-frogs", "two_frogs")]);
}
