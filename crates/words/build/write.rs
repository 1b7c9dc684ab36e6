//! The catalogue as Rust: tables only, so that they compile at once and unused messages are left out by the linker.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::areas::Area;
use crate::message::{Case, Message, Selector};

/// The source of `MESSAGES`, sorted by key; of `TOLD`, those of games; of `SIGNATURES` for the compiler's errors; and of
/// `GAMES` with their prefixes.
pub(crate) fn rust(areas: &[Area]) -> String {
    let mut keys: Vec<(&str, [&Message; 4])> = areas.iter().flat_map(messages).collect();
    keys.sort_by_key(|(key, _)| *key);
    let mut out = String::new();
    let mut signatures = Vec::new();
    for (idx, (key, texts)) in keys.iter().enumerate() {
        let wants = Vec::from_iter(texts[0].parameters());
        signatures.push(format!("{key} has these arguments: {}", wants.join(", ")));
        let texts = texts.map(text).join(", ");
        let message = format!("Message {{ key: {key:?}, wants: &{wants:?}, texts: [{texts}] }}");
        let _ = writeln!(out, "static M{idx}: Message = {message};");
    }
    list(&mut out, "MESSAGES", 0..keys.len());
    let told: BTreeSet<&str> =
        areas.iter().filter(|area| area.about.game.is_some()).flat_map(names).collect();
    list(&mut out, "TOLD", (0..keys.len()).filter(|idx| told.contains(keys[*idx].0)));
    let _ = writeln!(out, "pub(crate) const SIGNATURES: &[&str] = &{signatures:?};");
    let _ = writeln!(out, "pub(crate) const GAMES: &[(&str, &str)] = &{:?};", games(areas));
    out
}

fn list(out: &mut String, name: &str, messages: impl Iterator<Item = usize>) {
    let messages: Vec<String> = messages.map(|idx| format!("&M{idx}")).collect();
    let _ = writeln!(out, "pub(crate) const {name}: &[&Message] = &[{}];", messages.join(", "));
}

fn names(area: &Area) -> impl Iterator<Item = &str> {
    area.texts[0].0.iter().map(|(key, _)| &**key)
}

/// The messages of an area that all languages have; the others are faults already.
fn messages(area: &Area) -> impl Iterator<Item = (&str, [&Message; 4])> {
    let [en, nl, de, fr] = &area.texts;
    let all = |key: &str| Some([en.get(key)?, nl.get(key)?, de.get(key)?, fr.get(key)?]);
    en.0.iter().filter_map(move |(key, _)| Some((&**key, all(key)?)))
}

fn games(areas: &[Area]) -> Vec<(&str, String)> {
    areas.iter().filter_map(|area| Some((area.about.game.as_deref()?, area.about.prefix()?))).collect()
}

fn text(message: &Message) -> String {
    match message {
        Message::Plain(text) => format!("Text::Plain({text:?})"),
        Message::Choice { selectors, cases, .. } => {
            let selectors: Vec<String> = selectors.iter().map(selector).collect();
            let cases: Vec<String> = cases.iter().map(case).collect();
            format!("Text::Choice(&[{}], &[{}])", selectors.join(", "), cases.join(", "))
        }
    }
}

fn selector(selector: &Selector) -> String {
    let Selector { argument, is_plural, .. } = selector;
    format!("Selector {{ argument: {argument:?}, is_plural: {is_plural} }}")
}

fn case(case: &Case) -> String {
    format!("(&{:?}, {:?})", case.when, case.text)
}
