//! Effects and refusals become sentences by rule; README.md has the rule, `web/src/lib/words/sentence.ts` keeps it as well.

use serde_json::{Map, Value as Json};

use crate::Reader;
use crate::catalogue::{Catalogue, TOLD_WORDS};
use crate::fields::{Fields, SEATS, seat};
use crate::message::Message;

/// Says what an effect of a game is to a reader; `None` if it is not worth a sentence.
pub fn sentence(reader: &Reader, game: &str, effect: &Json) -> Option<String> {
    TOLD_WORDS.sentence(reader, game, effect)
}

/// Says why the rules of a game refuse something: `{"code":"rw_already_kept","args":{"symbol":"4"}}`.
///
/// `None` if the catalogue does not know the code.
pub fn refusal(reader: &Reader, refusal: &Json) -> Option<String> {
    TOLD_WORDS.refusal(reader, refusal)
}

impl Catalogue {
    pub(crate) fn sentence(&self, reader: &Reader, game: &str, effect: &Json) -> Option<String> {
        let prefix = self.prefix(game)?;
        let effect = effect.as_object()?;
        let message = self.message_of(prefix, effect, reader)?;
        let fields = Fields { words: self, prefix, reader, told: effect };
        let text = message.say_with(reader.language, &fields);
        let form = message.text(reader.language, &fields);
        let first = form.strip_prefix('{').and_then(|rest| rest.split('}').next());
        Some(if first.is_some_and(|name| fields.is_word(name)) { capital(&text) } else { text })
    }

    /// The message for the kind and the reason, best the one that speaks to the reader.
    fn message_of(
        &self,
        prefix: &str,
        effect: &Map<String, Json>,
        reader: &Reader,
    ) -> Option<&'static Message> {
        let mut key = format!("{prefix}_fx_{}", effect.get("type")?.as_str()?);
        if let Some(why) = effect.get("why").and_then(Json::as_str) {
            key = format!("{key}_{why}");
        }
        let seat_of = |field: &str| effect.get(field)?.as_number().and_then(seat);
        let is_me = |field: &&str| seat_of(field).is_some_and(|seat| Some(seat) == reader.me);
        let to_me = SEATS.iter().filter(|field| is_me(field)).map(|field| match *field {
            "seat" => format!("{key}_you"),
            field => format!("{key}_{field}_you"),
        });
        to_me.chain([key.clone()]).find_map(|key| self.find(&key))
    }

    pub(crate) fn refusal(&self, reader: &Reader, refusal: &Json) -> Option<String> {
        let code = refusal.get("code")?.as_str()?;
        let message = self.find(code)?;
        let none = Map::new();
        let told = refusal.get("args").and_then(Json::as_object).unwrap_or(&none);
        let prefix = self.prefix_of_key(code)?;
        Some(message.say_with(reader.language, &Fields { words: self, prefix, reader, told }))
    }
}

fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
}
