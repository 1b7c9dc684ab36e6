//! A message and how it becomes a text.

use std::borrow::Cow;

use crate::plural::is_one;
use crate::{Language, Value};

/// One thing that can be said, in all languages; `say!` and `message` find it by its key.
#[derive(Debug)]
pub struct Message {
    pub(crate) key: &'static str,
    /// The names of its arguments, sorted.
    pub(crate) wants: &'static [&'static str],
    pub(crate) texts: [Text; 4],
}

/// What a language says: one text, or texts for cases, of which the first that fits holds.
#[derive(Debug)]
pub(crate) enum Text {
    Plain(&'static str),
    Choice(&'static [Selector], &'static [(&'static [&'static str], &'static str)]),
}

/// What decides between cases.
#[derive(Debug)]
pub(crate) struct Selector {
    pub(crate) argument: &'static str,
    pub(crate) is_plural: bool,
}

/// Where a text finds what it shows and what it decides by.
pub(crate) trait Arguments {
    /// The argument that cases are compared with; `None` if it is missing.
    fn raw(&self, name: &str) -> Option<Value<'_>>;

    /// What a reader sees of an argument; empty if it is missing.
    fn shown(&self, name: &str, language: Language) -> Cow<'_, str>;
}

impl Message {
    /// The key of the message.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The message in a language, with its arguments by name.
    pub fn say(&self, language: Language, arguments: &[(&str, Value)]) -> String {
        self.say_with(language, &arguments)
    }

    pub(crate) fn say_with(&self, language: Language, arguments: &impl Arguments) -> String {
        fill(self.text(language, arguments), |name| arguments.shown(name, language))
    }

    /// The text that holds, with its braces.
    pub(crate) fn text(&self, language: Language, arguments: &impl Arguments) -> &'static str {
        match &self.texts[language as usize] {
            Text::Plain(text) => text,
            Text::Choice(selectors, cases) => chosen(language, selectors, cases, arguments),
        }
    }
}

/// The text of the first case that fits; the build has seen to it that one does.
fn chosen(
    language: Language,
    selectors: &[Selector],
    cases: &[(&[&str], &'static str)],
    arguments: &impl Arguments,
) -> &'static str {
    let values: Vec<String> = selectors.iter().map(|by| by.value(language, arguments)).collect();
    let fits = |when: &[&str]| when.iter().zip(&values).all(|(when, value)| *when == "*" || when == value);
    cases.iter().find(|(when, _)| fits(when)).map_or("", |(_, text)| text)
}

impl Selector {
    fn value(&self, language: Language, arguments: &impl Arguments) -> String {
        let Some(value) = arguments.raw(self.argument) else {
            return if self.is_plural { "other" } else { "none" }.to_owned();
        };
        match self.is_plural {
            true if is_one(language, &value) => "one".to_owned(),
            true => "other".to_owned(),
            false => value.word().into_owned(),
        }
    }
}

/// Puts arguments in the place of the names between braces.
fn fill<'a>(text: &str, shown: impl Fn(&str) -> Cow<'a, str>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        filled += &shown(name);
        filled += rest;
    }
    filled
}

impl Arguments for &[(&str, Value<'_>)] {
    fn raw(&self, name: &str) -> Option<Value<'_>> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value.borrowed())
    }

    fn shown(&self, name: &str, language: Language) -> Cow<'_, str> {
        let found = self.iter().find(|(known, _)| *known == name);
        found.map_or(Cow::Borrowed(""), |(_, value)| value.shown(language))
    }
}
