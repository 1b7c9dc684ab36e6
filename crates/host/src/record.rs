use std::io::{self, Write};

use wormery_core::{Config, Event, Game, Turn};
use wormery_protocol::ResultRow;
use wormery_record::{Recorded, write_header, write_result, write_step};
use wormery_table::Table;

use crate::result_rows;

/// A record from elsewhere that was replayed by the rules, and written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedRecord {
    /// The record.
    pub text: String,
    /// The number of its events.
    pub ply: u32,
    /// How the game ended, if it did.
    pub result: Option<Vec<ResultRow>>,
}

/// Replays a record from elsewhere, of a game by these rules; these are the names it gets.
pub fn check_record<G: Game>(
    config: Config<G::Options>,
    names: &[impl AsRef<str>],
    text: &str,
) -> Result<CheckedRecord, String> {
    let recorded = Recorded::<G>::parse(text).map_err(|error| error.to_string())?;
    if recorded.config != config {
        return Err("it is a game by other rules".into());
    }
    let table = Table::<G>::from_events(config, recorded.events).map_err(|illegal| illegal.to_string())?;
    let result = match table.turn() {
        Turn::Over(standing) => Some(result_rows(&standing)),
        Turn::Act(_) | Turn::Chance(_) => None,
    };
    let text = record_text(&table, names).map_err(|error| error.to_string())?;
    Ok(CheckedRecord { text, ply: table.ply().0, result })
}

/// The record of a table so far.
pub fn record_text<G: Game>(table: &Table<G>, names: &[impl AsRef<str>]) -> io::Result<String> {
    let mut text = Vec::new();
    write_header::<G>(&mut text, table.config(), names)?;
    write_steps(&mut text, &G::start(table.config()), table.events())?;
    if let Turn::Over(standing) = table.turn() {
        write_result(&mut text, &standing)?;
    }
    String::from_utf8(text).map_err(io::Error::other)
}

/// Writes the lines of events that happen to a game.
pub fn write_steps<G: Game>(out: &mut impl Write, game: &G, events: &[Event<G>]) -> io::Result<()> {
    let mut game = game.clone();
    for event in events {
        write_step(out, game.turn().seat(), event)?;
        game.apply(event).map_err(io::Error::other)?;
    }
    Ok(())
}
