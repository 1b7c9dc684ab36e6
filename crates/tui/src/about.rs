//! What a game is called and how its parts are called, in the words of the catalogue.

use serde_json::Value as Json;
use wormery_bots::LevelWords;
use wormery_core::{Described, Game};
use wormery_words::{Language, message, number, say};

/// The game's name.
pub(crate) fn title<G: Described>(language: Language) -> String {
    word::<G>(language, "name").unwrap_or_else(|| <G as Game>::NAME.to_owned())
}

/// What kind of a game it is, in a few words.
pub(crate) fn motto<G: Described>(language: Language) -> String {
    word::<G>(language, "about").unwrap_or_default()
}

/// A score with its unit: "3 worms".
pub fn score<G: Described>(language: Language, score: i64) -> String {
    let key = format!("{}_unit_{}", G::ABOUT.area, G::ABOUT.unit);
    message(language, &key, &[("n", score.into())]).unwrap_or_else(|| number(language, score))
}

/// What decided between equal scores: "highest tile: 25 against 23".
pub(crate) fn tie<G: Described>(language: Language, place: usize, more: i64, less: i64) -> String {
    let figures = say!(language, tui_end_against, more, less);
    let key = G::ABOUT.ties.get(place).map(|tie| format!("{}_tie_{tie}", G::ABOUT.area));
    key.and_then(|key| message(language, &key, &[("n", figures.as_str().into())])).unwrap_or(figures)
}

/// A variant switch of a game, and one of its values.
pub(crate) fn option(language: Language, area: &str, name: &str, value: &Json) -> (String, String) {
    let label = message(language, &format!("{area}_opt_{name}"), &[]);
    (label.unwrap_or_else(|| name.replace('_', " ")), option_value(language, area, name, value))
}

fn option_value(language: Language, area: &str, name: &str, value: &Json) -> String {
    let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let key = format!("{area}_opt_{name}_{}", word.to_lowercase().replace('-', "_"));
    match (message(language, &key, &[]), value) {
        (Some(text), _) => text,
        (None, Json::Bool(true)) => say!(language, room_yes),
        (None, Json::Bool(false)) => say!(language, room_no),
        (None, _) => value.as_i64().map_or(word, |value| number(language, value)),
    }
}

/// What a level of bots is called.
pub(crate) fn level_name(language: Language, level: &str) -> String {
    let key = format!("app_level_{}", level.replace('-', "_"));
    message(language, &key, &[]).unwrap_or_else(|| level.to_owned())
}

/// How a level of bots thinks, in a sentence.
pub(crate) fn level_about<G: Described>(language: Language, level: LevelWords) -> String {
    let end = format!("level_{}", level.name.replace('-', "_"));
    word::<G>(language, &end).unwrap_or_else(|| level.about.to_owned())
}

/// What a level of bots is called, and how it thinks, in a sentence.
pub fn level_words<G: Described>(language: Language, level: LevelWords) -> (String, String) {
    (level_name(language, level.name), level_about::<G>(language, level))
}

/// A message of a game by the end of its key.
fn word<G: Described>(language: Language, end: &str) -> Option<String> {
    message(language, &format!("{}_{end}", G::ABOUT.area), &[])
}

#[cfg(test)]
mod tests {
    use wormery_bots::{Level, Roster};
    use wormery_games::{GameId, with_game};

    use super::*;

    fn check_levels<G: Described + Roster>() {
        for level in <G as Roster>::LEVELS.iter().map(Level::words) {
            assert_eq!(level_about::<G>(Language::En, level), level.about);
            for language in [Language::Nl, Language::De, Language::Fr] {
                assert_ne!(level_about::<G>(language, level), level.about, "{} in {language}", level.name);
                assert_ne!(level_name(language, level.name), level.name, "a name, not a word of records");
            }
        }
    }

    #[test]
    fn every_level_of_every_game_has_words() {
        for &game in GameId::ALL {
            with_game!(game, G => check_levels::<G>());
        }
    }

    #[test]
    fn what_has_no_words_is_shown_as_it_is() {
        assert_eq!(level_name(Language::De, "brand-new"), "brand-new");
        let (label, value) = option(Language::De, "rw", "brand_new", &Json::from(-5));
        assert_eq!((label.as_str(), value.as_str()), ("brand new", "−5"));
        assert_eq!(option(Language::Fr, "rw", "expansion", &Json::from(true)).1, "oui");
    }
}
