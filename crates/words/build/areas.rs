//! Areas of the catalogue, as they are written in its files.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};

use crate::message::Message;

/// The languages in the order of the tables; English is what the others are compared with.
pub(crate) const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];

/// One area: whose words it has, and the messages of each language in the order of the file.
pub(crate) struct Area {
    pub(crate) about: About,
    pub(crate) texts: [Pairs<Message>; 4],
}

/// What `area.json` says; without one an area is named in code and the web loads it.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    /// The game whose effects and refusals are told here.
    pub(crate) game: Option<String>,
    /// How the keys of the game begin, if not with its name.
    prefix: Option<String>,
    /// Whether the web client names these messages.
    #[serde(rename = "web")]
    _web: Option<bool>,
}

impl About {
    pub(crate) fn prefix(&self) -> Option<String> {
        self.game.as_ref().map(|game| self.prefix.clone().unwrap_or_else(|| game.replace('-', "_")))
    }
}

/// Where a language puts a fixed space in the place of an ordinary one: before a sign, or after it.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Spaces {
    before: BTreeMap<String, String>,
    after: BTreeMap<String, String>,
}

impl Spaces {
    pub(crate) fn set(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (sign, space) in &self.before {
            text = text.replace(&format!(" {sign}"), &format!("{space}{sign}"));
        }
        for (sign, space) in &self.after {
            text = text.replace(&format!("{sign} "), &format!("{sign}{space}"));
        }
        text
    }
}

/// An object of JSON in its own order, with names that are there twice.
pub(crate) struct Pairs<V>(pub(crate) Vec<(String, V)>);

impl<V> Pairs<V> {
    pub(crate) fn get(&self, key: &str) -> Option<&V> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

impl<V> Default for Pairs<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Pairs<V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(InOrder(PhantomData))
    }
}

struct InOrder<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for InOrder<V> {
    type Value = Pairs<V>;

    fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<V>, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}
