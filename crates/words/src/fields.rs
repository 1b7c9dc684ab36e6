//! What a sentence finds in an effect: the fields, as words of the reader's language.

use std::borrow::Cow;

use serde_json::{Map, Number, Value as Json};

use crate::catalogue::Catalogue;
use crate::message::Arguments;
use crate::{Language, Reader, Value, decimal, list, number};

/// Fields that hold a seat.
pub(crate) const SEATS: [&str; 4] = ["seat", "from", "to", "next"];

/// Lists that have something for each seat, in order of the seats.
const BY_SEAT: [&str; 2] = ["by_seat", "scores"];

/// The fields of an effect, or the arguments of a refusal.
pub(crate) struct Fields<'a> {
    pub(crate) words: &'a Catalogue,
    pub(crate) prefix: &'a str,
    pub(crate) reader: &'a Reader<'a>,
    pub(crate) told: &'a Map<String, Json>,
}

impl Fields<'_> {
    /// Whether a field is a word for which the catalogue has a text.
    pub(crate) fn is_word(&self, name: &str) -> bool {
        let item = match self.told.get(name) {
            Some(Json::Array(items)) => items.first().map(|item| (singular(name), item)),
            value => value.map(|value| (name, value)),
        };
        item.and_then(|(name, value)| self.word(name, value.as_str()?)).is_some()
    }

    /// The catalogue's text for a word of a field: `rw_specialist_hen`.
    fn word(&self, name: &str, value: &str) -> Option<String> {
        let value = value.to_lowercase().replace('-', "_");
        let message = self.words.find(&format!("{}_{name}_{value}", self.prefix))?;
        Some(message.say(self.reader.language, &[]))
    }

    fn text<'a>(&'a self, name: &str, value: &'a Json) -> Cow<'a, str> {
        let language = self.reader.language;
        match value {
            Json::Null | Json::Object(_) => "".into(),
            Json::Bool(is_so) => yes_or_no(*is_so).into(),
            Json::Number(figure) => self.figure(name, figure),
            Json::String(word) => self.word(name, word).map_or(Cow::Borrowed(&**word), Cow::Owned),
            Json::Array(items) if BY_SEAT.contains(&name) => {
                let rows = items.iter().enumerate().map(|(seat, item)| self.row(seat, item));
                rows.collect::<Vec<_>>().join(", ").into()
            }
            Json::Array(items) => {
                let items: Vec<_> = items.iter().map(|item| self.text(singular(name), item)).collect();
                list(language, &items).into()
            }
        }
    }

    /// A number as the language writes it, or the name of the seat that it is.
    fn figure(&self, name: &str, figure: &Number) -> Cow<'_, str> {
        let who = seat(figure).filter(|_| SEATS.contains(&name));
        match who.and_then(|seat| self.reader.names.get(seat)) {
            Some(name) => name.into(),
            None => match whole(figure) {
                Some(whole) => number(self.reader.language, whole).into(),
                None => decimal(self.reader.language, figure.as_f64().unwrap_or(f64::NAN), 1).into(),
            },
        }
    }

    /// What a seat has: "Ann 3".
    fn row(&self, seat: usize, item: &Json) -> String {
        let name = self.reader.names.get(seat).map_or("", String::as_str);
        format!("{name} {}", self.text("", item)).trim().to_owned()
    }

    /// The length of a list, for a name that ends in `_n`.
    fn length(&self, name: &str) -> Option<usize> {
        self.told.get(name.strip_suffix("_n")?)?.as_array().map(Vec::len)
    }
}

impl Arguments for Fields<'_> {
    fn raw(&self, name: &str) -> Option<Value<'_>> {
        match self.told.get(name) {
            None => self.length(name).map(Value::from),
            Some(Json::Null) => None,
            Some(Json::Bool(is_so)) => Some((*is_so).into()),
            Some(Json::Number(figure)) => Some(match whole(figure) {
                Some(whole) => whole.into(),
                None => decimal(Language::En, figure.as_f64().unwrap_or(f64::NAN), 1).into(),
            }),
            Some(Json::String(word)) => Some(word.into()),
            Some(Json::Array(items)) if items.is_empty() => None,
            Some(Json::Array(_) | Json::Object(_)) => Some("some".into()),
        }
    }

    fn shown(&self, name: &str, language: Language) -> Cow<'_, str> {
        match self.told.get(name) {
            Some(value) => self.text(name, value),
            None => self.length(name).map_or("".into(), |length| number(language, length as i64).into()),
        }
    }
}

/// The name of one item of a list: the list's own without its last s.
fn singular(name: &str) -> &str {
    name.strip_suffix('s').unwrap_or(name)
}

fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The seat that a number is.
pub(crate) fn seat(figure: &Number) -> Option<usize> {
    whole(figure)?.try_into().ok()
}

/// A number without a fraction, also if it is written as 3.0.
fn whole(figure: &Number) -> Option<i64> {
    let exact = |figure: f64| (figure.fract() == 0.0 && figure.abs() < 9e15).then_some(figure as i64);
    figure.as_i64().or_else(|| figure.as_f64().and_then(exact))
}
