//! All messages, and which game has which.

use crate::message::{Message, Selector, Text};
use crate::{Language, Value};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A catalogue: the one of the program, or a small one in tests.
pub(crate) struct Catalogue {
    /// Its messages, sorted by key.
    pub(crate) messages: &'static [&'static Message],
    /// How the keys of each game begin.
    pub(crate) games: &'static [(&'static str, &'static str)],
}

/// All that the program says.
static WORDS: Catalogue = Catalogue { messages: MESSAGES, games: GAMES };

/// What follows from effects and refusals by rule.
pub(crate) static TOLD_WORDS: Catalogue = Catalogue { messages: TOLD, games: GAMES };

impl Catalogue {
    pub(crate) fn find(&self, key: &str) -> Option<&'static Message> {
        let idx = self.messages.binary_search_by_key(&key, |message| message.key).ok()?;
        Some(self.messages[idx])
    }

    pub(crate) fn prefix(&self, game: &str) -> Option<&'static str> {
        self.games.iter().find(|(name, _)| *name == game).map(|(_, prefix)| *prefix)
    }

    /// The longest prefix of a game with which a key begins.
    pub(crate) fn prefix_of_key(&self, key: &str) -> Option<&'static str> {
        let prefixes = self.games.iter().map(|(_, prefix)| *prefix);
        let fits = |prefix: &&str| key.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('_'));
        prefixes.filter(fits).max_by_key(|prefix| prefix.len())
    }
}

/// Says a message whose key is known only when the program runs; `None` if there is none of that name.
///
/// An argument that is missing is an empty text, and "none" for cases. Where the key is known, use `say!`.
pub fn message(language: Language, key: &str, arguments: &[(&str, Value)]) -> Option<String> {
    WORDS.find(key).map(|message| message.say(language, arguments))
}

/// How the keys of a game begin, as its `area.json` says: "rw"; `None` for a game without words.
pub fn prefix(game: &str) -> Option<&'static str> {
    WORDS.prefix(game)
}
