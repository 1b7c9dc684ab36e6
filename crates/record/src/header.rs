use serde::{Deserialize, Deserializer, de::Error};
use serde_json::value::RawValue;
use wormery_core::wire::{Few, Object, plain_reason, present};
use wormery_core::{Config, Game};

/// The version of the format that this crate reads and writes.
pub(crate) const VERSION: u64 = 1;

/// The first line of a record: which game, who plays, and by which rules.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// The name of the game.
    pub game: String,
    /// The variant switches as they are written.
    options: &'a str,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// The seat that begins.
    pub start_seat: usize,
    /// What else somebody wanted to note, as it is written.
    pub meta: Option<&'a str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHeader<'a> {
    record: u64,
    game: String,
    players: Few<String>,
    #[serde(default)]
    start_seat: u64,
    #[serde(borrow, default, deserialize_with = "present")]
    options: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "meta")]
    meta: Option<&'a str>,
}

impl<'a> Header<'a> {
    /// Reads the first line of a record.
    pub fn parse(text: &'a str) -> Result<Self, String> {
        if text.starts_with('\u{feff}') {
            return Err("the record begins with a byte order mark".into());
        }
        let Object(raw): Object<RawHeader<'a>> = from_text(text)?;
        if raw.record != VERSION {
            return Err(format!("format version {} is unknown, this program reads {VERSION}", raw.record));
        }
        Ok(Self {
            game: raw.game,
            options: raw.options.map_or("{}", RawValue::get),
            players: raw.players.0,
            start_seat: usize::try_from(raw.start_seat).unwrap_or(usize::MAX),
            meta: raw.meta,
        })
    }

    /// The variant switches as they are written; `{}` where there are none.
    pub fn options(&self) -> &'a str {
        self.options
    }

    /// The config that the header describes, if it is one of this game.
    pub fn config<G: Game>(&self) -> Result<Config<G::Options>, String> {
        let Object(options): Object<G::Options> =
            serde_json::from_str(self.options).map_err(|error| format!("options: {}", reason(&error)))?;
        Config::new(self.players.len(), self.start_seat, options).map_err(|error| error.to_string())
    }
}

/// Reads `meta`: an object that nobody looks into.
pub(crate) fn meta<'de: 'a, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'a str>, D::Error> {
    let text = <&RawValue>::deserialize(deserializer)?.get();
    if text.starts_with('{') { Ok(Some(text)) } else { Err(D::Error::custom("meta is not an object")) }
}

/// Reads a line, and says of what is wrong at which column it is.
pub(crate) fn from_text<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    if text.trim_ascii().is_empty() {
        return Err("the line is blank".into());
    }
    serde_json::from_str(text).map_err(|error| format!("{} (column {})", reason(&error), error.column()))
}

/// What is wrong, without the place: every text of ours is one line.
fn reason(error: &serde_json::Error) -> String {
    let full = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    plain_reason(full.strip_suffix(&place).unwrap_or(&full))
}
