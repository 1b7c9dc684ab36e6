//! Why a table says no, in the reader's language.

use wormery_core::{Illegal, Word};
use wormery_protocol::{Problem, Refusal, RefusalArg};
use wormery_words::{Language, Reader, message, refusal, say};

/// What the rules refuse before there is a table, as a sentence.
pub(crate) fn illegal_words(language: Language, illegal: &Illegal) -> String {
    refusal_words(&Reader { language, names: &[], me: None }, &Problem::illegal(illegal))
}

/// A no as a sentence: what the rules say, else what a server says in English, else what kind of a no it is.
pub(crate) fn refusal_words(reader: &Reader<'_>, problem: &Problem) -> String {
    let ruled = problem.refusal.as_ref().and_then(|refusal| rule_words(reader, refusal));
    match (ruled, reader.language) {
        (Some(text), _) => sentence(&text),
        (None, Language::En) => sentence(&with_names(&problem.detail, reader.names)),
        (None, language) => {
            let key = format!("tui_no_{}", problem.code.word());
            message(language, &key, &[]).unwrap_or_else(|| say!(language, tui_no_other))
        }
    }
}

fn rule_words(reader: &Reader<'_>, told: &Refusal) -> Option<String> {
    let mut told = told.clone();
    for (name, arg) in &mut told.args {
        count_as_people(name, arg);
    }
    refusal(reader, &serde_json::to_value(told).ok()?)
}

/// The rules count rows from 0, people from 1.
fn count_as_people(name: &str, arg: &mut RefusalArg) {
    let number: Option<u8> = match arg {
        RefusalArg::Number(number) => u8::try_from(*number).ok(),
        RefusalArg::Text(text) => text.parse().ok(),
    };
    if let ("row", Some(row @ 0..100)) = (name, number) {
        *arg = RefusalArg::Text((row + 1).to_string());
    }
}

/// A text of a server with names for seats; a seat without a name is counted from 1.
fn with_names(text: &str, names: &[String]) -> String {
    (0..7).rev().fold(text.to_owned(), |text, seat| {
        let name = names.get(seat).cloned().unwrap_or_else(|| format!("seat {}", seat + 1));
        text.replace(&format!("seat {seat}"), &name)
    })
}

/// With a capital and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use wormery_protocol::Code;

    use super::*;

    fn said(language: Language, problem: &Problem) -> String {
        refusal_words(&Reader { language, names: &["Ann".into(), "Bo".into()], me: None }, problem)
    }

    #[test]
    fn a_rule_is_said_in_every_language() {
        let illegal = Illegal::new("hw_no_row", "row 2 does not exist").text("row", 2);
        let problem = Problem::illegal(&illegal);
        assert_eq!(said(Language::En, &problem), "Row 3 does not exist.");
        assert_eq!(said(Language::De, &problem), "Reihe 3 gibt es nicht.");
        let illegal = Illegal::new("ih_no_place", "the left mound").number("mound", 0).text("color", "red");
        let problem = Problem::illegal(&illegal);
        assert_eq!(said(Language::En, &problem), "The left mound has no place for red.");
        assert_eq!(said(Language::Fr, &problem), "La termitière de gauche n’a pas de place pour le rouge.");
    }

    #[test]
    fn what_no_rule_says_has_words_for_its_kind() {
        let problem = Problem::new(Code::NotYourTurn, "it is seat 1's turn");
        assert_eq!(said(Language::En, &problem), "It is Bo's turn.");
        assert_eq!(said(Language::Nl, &problem), "Je bent niet aan de beurt.");
        let problem = Problem::new(Code::Internal, "a fault");
        assert_eq!(said(Language::Fr, &problem), "Le serveur refuse.");
    }
}
