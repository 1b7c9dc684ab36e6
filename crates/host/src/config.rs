use std::error::Error;
use std::fmt;

use serde::de::Error as _;
use serde_json::Value;
use wormery_core::wire::{Object, plain_reason};
use wormery_core::{BadConfig, Config, Game};

/// Why there is no table like this.
#[derive(Debug)]
pub enum BadTable {
    /// An option is unknown, or has a value that it cannot have.
    Options(serde_json::Error),
    /// There are too few or too many seats, or nobody sits where the game begins.
    Seats(BadConfig),
}

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => write!(f, "options: {}", plain_reason(&error.to_string())),
            Self::Seats(error) => error.fmt(f),
        }
    }
}

impl Error for BadTable {}

/// The config of a table from its options as JSON.
pub fn config_from_json<G: Game>(
    n_seats: usize,
    start: usize,
    options: &Value,
) -> Result<Config<G::Options>, BadTable> {
    let options = options_from_json::<G>(options).map_err(BadTable::Options)?;
    Config::new(n_seats, start, options).map_err(BadTable::Seats)
}

/// Options as a record writes them.
pub fn options_from_json<G: Game>(options: &Value) -> Result<G::Options, serde_json::Error> {
    // By way of the text, as records are read: the module for the browser then needs one way to read options and not two.
    let read = serde_json::from_str(&options.to_string()).map(|Object(options)| options);
    read.map_err(|error| placeless(&error))
}

/// What is wrong, without the place in a text that nobody has written.
fn placeless(error: &serde_json::Error) -> serde_json::Error {
    let full = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    serde_json::Error::custom(full.strip_suffix(&place).unwrap_or(&full))
}
