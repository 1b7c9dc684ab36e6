//! The rules in other languages than that of the pages: the books that the web client shows, as pages.

use std::collections::BTreeMap;

use serde::Deserialize;
use wormery_core::{Described, Game};
use wormery_games::{GameId, with_game};
use wormery_words::{Language, message, say};

use crate::{Draw, about};

/// The books of a game that has one in each language, as `Content::books` wants them.
macro_rules! books {
    ($game:literal) => {
        &[
            (Language::Nl, include_str!(concat!("../../../content/", $game, "/rules/nl.json"))),
            (Language::De, include_str!(concat!("../../../content/", $game, "/rules/de.json"))),
            (Language::Fr, include_str!(concat!("../../../content/", $game, "/rules/fr.json"))),
        ]
    };
}
pub(crate) use books;

/// All that is told about a game in one language.
#[derive(Deserialize)]
struct Book {
    page: Page,
    /// What an edition adds, by the option that makes it.
    editions: BTreeMap<String, Page>,
    /// What differs with other switches, by the switch and its value, or by the switch alone.
    variants: BTreeMap<String, Clause>,
    authors: String,
}

#[derive(Deserialize)]
struct Page {
    lead: String,
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    heading: String,
    text: Vec<Clause>,
}

/// The numbers of some rules, and what they say.
type Clause = (String, String);

/// The rules of a game in a language, in Markdown; `None` where there is no book.
pub(crate) fn page<G: Draw>(language: Language) -> Option<String> {
    let (_, text) = G::CONTENT.books.iter().find(|(of, _)| *of == language)?;
    let book: Book = serde_json::from_str(text).ok()?;
    let mut lines = chapter(&about::title::<G>(language), &book.page);
    for (option, more) in &book.editions {
        lines.extend(chapter(&edition::<G>(language, option), more));
    }
    lines.extend([format!("## {}", say!(language, room_house_rules)), String::new()]);
    let variants = book.variants.iter();
    lines.extend(variants.map(|(switch, (_, text))| format!("- {}", variant::<G>(language, switch, text))));
    lines.extend([String::new(), book.authors, String::new(), more(language, &[<G as Game>::NAME])]);
    Some(lines.join("\n"))
}

/// The lines of a page below its title.
fn chapter(title: &str, page: &Page) -> Vec<String> {
    let mut lines = vec![format!("# {title}"), String::new(), page.lead.clone(), String::new()];
    for part in &page.parts {
        lines.extend([format!("## {}", part.heading), String::new()]);
        lines.extend(part.text.iter().map(|(numbers, text)| match numbers.as_str() {
            "" => format!("- {text}"),
            numbers => format!("- {text} ({numbers})"),
        }));
        lines.push(String::new());
    }
    lines
}

/// What an edition is called.
pub(crate) fn edition<G: Draw>(language: Language, option: &str) -> String {
    let about = G::ABOUT;
    let found = about.editions.iter().find(|edition| edition.option == option);
    let name =
        found.and_then(|edition| message(language, &format!("{}_name_{}", about.area, edition.name), &[]));
    name.unwrap_or_else(|| about::title::<G>(language))
}

/// What a switch changes, with its name and value where the sentence does not stand for itself.
fn variant<G: Draw>(language: Language, switch: &str, text: &str) -> String {
    let (name, value) = switch.split_once('=').unwrap_or((switch, ""));
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    let (label, value) = about::option(language, <G as Described>::ABOUT.area, name, &value);
    let label = if value.is_empty() { label } else { format!("{label} ({value})") };
    say!(language, hall_form_line, label, value = text.replace("{n}", "n"))
}

/// What there is to read, in Markdown: every game, with what it is about and how its rules are shown.
pub(crate) fn all_games(language: Language) -> String {
    let mut lines = vec![format!("# {}", say!(language, app_tab_rules)), String::new()];
    for &game in GameId::ALL {
        lines.push(with_game!(game, G => {
            let (title, motto) = (about::title::<G>(language), about::motto::<G>(language));
            format!("## {title}\n\n{motto}\n\n{}", command(&[<G as Game>::NAME]))
        }));
    }
    lines.push(more(language, &[]));
    lines.join("\n")
}

/// Where all of it can be read: the pages that are the law.
fn more(language: Language, game: &[&str]) -> String {
    let words = [game, &["--language", "en"]].concat();
    format!("{}\n\n{}", say!(language, tui_rules_more), command(&words))
}

/// How rules are shown, on a line of its own.
fn command(words: &[&str]) -> String {
    format!("```\n{}\n```\n", [&["wormery", "rules"], words].concat().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_pages<G: Draw>(language: Language) {
        let Some(page) = page::<G>(language) else {
            assert!(
                G::CONTENT.books.is_empty() || language == Language::En,
                "{} in {language}",
                <G as Game>::NAME
            );
            return;
        };
        assert!(page.matches("\n- ").count() > 15 && page.contains("--language en"), "{language}: {page}");
        assert!(page.starts_with(&format!("# {}\n", about::title::<G>(language))), "{page}");
        assert!(!page.contains('{'), "{page}");
    }

    #[test]
    fn every_book_is_a_page_in_its_language() {
        let n_books = |game: &GameId| with_game!(*game, G => <G as Draw>::CONTENT.books.len());
        assert!(GameId::ALL.iter().map(n_books).sum::<usize>() >= 9);
        for &game in GameId::ALL {
            for language in Language::ALL {
                with_game!(game, G => check_pages::<G>(language));
            }
        }
    }

    #[test]
    fn the_page_about_all_games_names_each() {
        for language in [Language::Nl, Language::De, Language::Fr] {
            let page = all_games(language);
            for &game in GameId::ALL {
                with_game!(game, G => assert!(page.contains(&about::motto::<G>(language)), "{page}"));
            }
        }
    }
}
