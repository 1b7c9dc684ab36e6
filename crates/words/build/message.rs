//! One message: a text, or texts for cases.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::areas::{Pairs, Spaces};

/// A message as it is written in a file.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Raw {
    Text(String),
    Forms(Vec<Form>),
    Other(IgnoredAny),
}

/// Inputs and plurals, what is looked at, and a text for each case.
#[derive(Deserialize)]
pub(crate) struct Form {
    #[serde(default)]
    declarations: Vec<String>,
    #[serde(default)]
    selectors: Vec<String>,
    #[serde(rename = "match", default)]
    cases: Pairs<String>,
}

/// A message that can be read; whether it is whole, `check` says.
#[derive(Debug, PartialEq)]
pub(crate) enum Message {
    Plain(String),
    Choice { inputs: BTreeSet<String>, selectors: Vec<Selector>, cases: Vec<Case> },
}

/// What decides between cases: an argument itself, or its plural.
#[derive(Debug, PartialEq)]
pub(crate) struct Selector {
    pub(crate) name: String,
    pub(crate) argument: String,
    pub(crate) is_plural: bool,
}

/// A value for each selector, `*` for any, and the text that holds then.
#[derive(Debug, PartialEq)]
pub(crate) struct Case {
    pub(crate) when: Vec<String>,
    pub(crate) text: String,
}

impl Message {
    /// Reads what a file says, or tells in a few words why it cannot.
    pub(crate) fn read(raw: Raw) -> Result<Self, String> {
        match raw {
            Raw::Text(text) => Ok(Self::Plain(text)),
            Raw::Forms(forms) => match <[Form; 1]>::try_from(forms) {
                Ok([form]) if !form.selectors.is_empty() => form.read(),
                _ => Err("is neither a text nor one form with selectors".to_owned()),
            },
            Raw::Other(_) => Err("is neither a text nor one form with selectors".to_owned()),
        }
    }

    /// What the message is given: what its text shows, or what its form declares.
    pub(crate) fn parameters(&self) -> BTreeSet<String> {
        match self {
            Self::Plain(text) => placeholders(text),
            Self::Choice { inputs, .. } => inputs.clone(),
        }
    }

    /// Puts the fixed spaces of a language into every text.
    pub(crate) fn typeset(&mut self, spaces: &Spaces) {
        for text in self.texts_mut() {
            *text = spaces.set(text);
        }
    }

    pub(crate) fn texts(&self) -> Vec<&str> {
        match self {
            Self::Plain(text) => vec![text],
            Self::Choice { cases, .. } => cases.iter().map(|case| &*case.text).collect(),
        }
    }

    fn texts_mut(&mut self) -> Vec<&mut String> {
        match self {
            Self::Plain(text) => vec![text],
            Self::Choice { cases, .. } => cases.iter_mut().map(|case| &mut case.text).collect(),
        }
    }
}

impl Form {
    fn read(self) -> Result<Message, String> {
        let (inputs, plurals) = declared(&self.declarations)?;
        let selectors: Result<Vec<_>, _> =
            self.selectors.into_iter().map(|name| selector(name, &inputs, &plurals)).collect();
        let selectors = selectors?;
        let cases = self.cases.0.into_iter().map(|(when, text)| case(&when, text, &selectors));
        Ok(Message::Choice { inputs, cases: cases.collect::<Result<_, _>>()?, selectors })
    }
}

/// The inputs of "input n" and the plurals of "local p = n: plural".
fn declared(lines: &[String]) -> Result<(BTreeSet<String>, Pairs<String>), String> {
    let (mut inputs, mut plurals) = (BTreeSet::new(), Pairs::default());
    for line in lines {
        match *line.split(' ').collect::<Vec<_>>() {
            ["input", name] if is_name(name) => {
                inputs.insert(name.to_owned());
            }
            ["local", name, "=", argument, "plural"]
                if is_name(name) && argument.strip_suffix(':').is_some_and(|of| inputs.contains(of)) =>
            {
                plurals.0.push((name.to_owned(), argument.trim_end_matches(':').to_owned()));
            }
            _ => return Err(format!("cannot declare \"{line}\"")),
        }
    }
    Ok((inputs, plurals))
}

fn selector(name: String, inputs: &BTreeSet<String>, plurals: &Pairs<String>) -> Result<Selector, String> {
    if let Some(argument) = plurals.get(&name) {
        return Ok(Selector { argument: argument.clone(), name, is_plural: true });
    }
    if !inputs.contains(&name) {
        return Err(format!("selects by {name}, which is not declared"));
    }
    Ok(Selector { argument: name.clone(), name, is_plural: false })
}

/// "p=one, me=yes" in the order of the selectors; `*` for what is not named.
fn case(when: &str, text: String, selectors: &[Selector]) -> Result<Case, String> {
    let mut values = vec!["*".to_owned(); selectors.len()];
    for part in when.split(',') {
        let unreadable = || format!("has a case \"{when}\" that cannot be read");
        let (name, value) = part.trim().split_once('=').ok_or_else(unreadable)?;
        let idx = selectors.iter().position(|selector| selector.name == name).ok_or_else(unreadable)?;
        if value.is_empty() || value.contains(char::is_whitespace) {
            return Err(unreadable());
        }
        if selectors[idx].is_plural && !matches!(value, "one" | "other" | "*") {
            return Err(format!("has a case \"{when}\"; plurals are one and other"));
        }
        value.clone_into(&mut values[idx]);
    }
    Ok(Case { when: values, text })
}

/// The names between braces.
pub(crate) fn placeholders(text: &str) -> BTreeSet<String> {
    let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
    parts.map(|(name, _)| name).filter(|name| is_name(name)).map(str::to_owned).collect()
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
