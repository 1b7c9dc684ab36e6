use std::fs;
use std::path::Path;

use anyhow::bail;
use serde::Deserialize;
use wormery_bots::Roster;
use wormery_core::Word;
use wormery_games::GameId;
use wormery_record::{Header, Line, Replay};
use wormery_table::Table;
use wormery_today::Today;

use super::SaveTrouble;
use crate::Player;

/// A game from a disk.
pub struct Loaded<G: Roster> {
    /// The table, with all that has happened.
    pub table: Table<G>,
    /// Who sits where; somebody the record does not name is at the keyboard.
    pub players: Vec<Player>,
    /// How many playouts the bots may make.
    pub playouts: u32,
    /// Of which day it is the game, if it is one: its luck goes on as that of the day.
    pub today: Option<Today>,
    /// Whether the record has a result: then nothing comes after it.
    pub is_over: bool,
    /// How long the part of the file is that counts.
    pub n_bytes: u64,
    /// The line that was torn off and does not count, from 1.
    pub torn: Option<u32>,
}

/// What we write into the meta of a header.
#[derive(Deserialize, Default)]
struct Meta {
    #[serde(default)]
    seats: Vec<String>,
    #[serde(default)]
    playouts: Option<u32>,
}

/// Which game a record is of.
pub fn game_of(path: &Path) -> anyhow::Result<GameId> {
    let text = fs::read_to_string(path)?;
    let first = text.lines().next().ok_or(SaveTrouble::Empty)?;
    let header = Header::parse(first).map_err(first_line)?;
    Ok(GameId::from_word(&header.game).map_err(|error| first_line(error.to_string()))?)
}

/// Reads a record as far as it goes, with the checks of a replay; a last line that was torn off is dropped.
pub fn load<G: Roster>(path: &Path) -> anyhow::Result<Loaded<G>> {
    let text = fs::read_to_string(path)?;
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().ok_or(SaveTrouble::Empty)?;
    let header = Header::parse(first.trim_end()).map_err(first_line)?;
    let config = header.config::<G>().map_err(first_line)?;
    let mut n_bytes = first.len();
    let mut replay = Replay::<G>::new(&config);
    let (mut events, mut is_over, mut torn) = (Vec::new(), false, None);
    for (line, number) in lines.zip(2_u32..) {
        if is_torn::<G>(line) {
            torn = Some(number);
            break;
        }
        match replay.read(line.strip_suffix('\n').unwrap_or(line)) {
            Ok(Line::Step(step)) => events.push(step.event),
            Ok(Line::Result(_)) => is_over = true,
            Err(why) => bail!(SaveTrouble::Line { line: number, why }),
        }
        n_bytes += line.len();
    }
    let table = Table::from_events(config, events)?;
    let meta: Meta = header.meta.and_then(|meta| serde_json::from_str(meta).ok()).unwrap_or_default();
    let players = players::<G>(&header.players, &meta.seats);
    let playouts = meta.playouts.unwrap_or(400);
    let today = wormery_today::of_record(first);
    Ok(Loaded { table, players, playouts, today, is_over, n_bytes: n_bytes as u64, torn })
}

fn first_line(why: String) -> SaveTrouble {
    SaveTrouble::Line { line: 1, why }
}

/// Whether a line is the beginning of one: without an end, and not to be read.
fn is_torn<G: Roster>(line: &str) -> bool {
    !line.ends_with('\n') && Line::<G>::parse(line).is_err()
}

fn players<G: Roster>(names: &[String], seats: &[String]) -> Vec<Player> {
    let is_level = |word: &str| G::LEVELS.iter().any(|level| level.name == word);
    let player = |(place, name): (usize, &String)| match seats.get(place) {
        Some(level) if is_level(level) => Player::bot(name, level),
        _ => Player::person(name),
    };
    names.iter().enumerate().map(player).collect()
}
