use std::io::{self, Write};

use wormery_core::{Event, Game, Turn};
use wormery_record::{write_header, write_result, write_step};
use wormery_table::Table;

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
