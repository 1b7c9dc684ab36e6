//! What must hold of a message by itself, and beside the English one.

use std::collections::BTreeSet;

use crate::message::{Case, Message, Selector, placeholders};

/// All that is wrong with a message of a language, in words that follow its key.
pub(crate) fn faults(message: &Message, language: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for text in message.texts() {
        if let Message::Choice { inputs, .. } = message {
            let odd = placeholders(text).into_iter().filter(|name| !inputs.contains(name));
            faults.extend(odd.map(|name| format!("uses {{{name}}}, which is not declared")));
        }
        faults.extend(text_fault(text, language).map(str::to_owned));
    }
    if let Message::Choice { selectors, cases, .. } = message
        && let Some(open) = uncovered(selectors, cases)
    {
        faults.push(format!("has no text for {open}"));
    }
    faults
}

fn text_fault(text: &str, language: &str) -> Option<&'static str> {
    let mut rest = text.to_owned();
    for name in placeholders(text) {
        rest = rest.replace(&format!("{{{name}}}"), "");
    }
    if rest.contains(['{', '}']) {
        return Some("has a brace that cannot be read");
    }
    if text.contains(['\u{a0}', '\u{202f}']) {
        return Some("has a fixed space; words/spaces.json says where they are put");
    }
    let is_close = matches!(language, "en" | "nl");
    let before = text.match_indices(" %").map(|(at, _)| text[..at].chars().next_back());
    let mut spaced = before.flatten().filter(|sign| *sign == '}' || sign.is_ascii_digit());
    (is_close && spaced.next().is_some()).then_some("has a space before a percent sign")
}

/// The first mixture of values for which no case fits; "other" stands for all that is not named.
fn uncovered(selectors: &[Selector], cases: &[Case]) -> Option<String> {
    let mut mixtures: Vec<Vec<Option<&str>>> = vec![Vec::new()];
    for (idx, selector) in selectors.iter().enumerate() {
        let values = named(idx, selector, cases);
        let longer = |mixture: Vec<_>| values.iter().map(move |value| [&mixture[..], &[*value]].concat());
        mixtures = mixtures.into_iter().flat_map(longer).collect();
    }
    let open =
        mixtures.into_iter().find(|mixture| !cases.iter().any(|case| fits(case, mixture, selectors)))?;
    let parts =
        selectors.iter().zip(open).map(|(by, value)| format!("{}={}", by.name, value.unwrap_or("other")));
    Some(parts.collect::<Vec<_>>().join(", "))
}

/// The values that cases name for a selector, in their order, and `None` for all others.
fn named<'a>(idx: usize, selector: &Selector, cases: &'a [Case]) -> Vec<Option<&'a str>> {
    if selector.is_plural {
        return vec![Some("one"), None];
    }
    let mut values = Vec::new();
    for value in cases.iter().map(|case| &*case.when[idx]).filter(|value| *value != "*") {
        if !values.contains(&Some(value)) {
            values.push(Some(value));
        }
    }
    values.push(None);
    values
}

fn fits(case: &Case, mixture: &[Option<&str>], selectors: &[Selector]) -> bool {
    case.when.iter().zip(mixture).zip(selectors).all(|((when, value), selector)| {
        when == "*" || value.map_or(selector.is_plural && when == "other", |value| when == value)
    })
}

/// What a translation gets besides or instead of what the English message gets.
///
/// Where English has cases, a language may need fewer inputs.
pub(crate) fn difference(mine: &Message, english: &Message) -> Option<String> {
    let (has, wants) = (mine.parameters(), english.parameters());
    let is_less = matches!(english, Message::Plain(_)) && !wants.is_subset(&has);
    (is_less || !has.is_subset(&wants))
        .then(|| format!("has {} where English has {}", list(&has), list(&wants)))
}

fn list(names: &BTreeSet<String>) -> String {
    if names.is_empty() {
        return "nothing".to_owned();
    }
    names.iter().map(|name| format!("{{{name}}}")).collect::<Vec<_>>().join(" ")
}
