use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use wormery_core::Game;
use wormery_regenwormen::{Options, Regenwormen, Tiles};

use crate::{Block, NotBase, Values, shown};

/// What a file of values calls itself.
const FORMAT: &str = "wormery-values";
const VERSION: u32 = 1;

/// A file with the values of one game: a line of JSON that says which, then one line for each block.
///
/// A block is written when it is solved, so that work that was interrupted goes on where it was.
#[derive(Debug)]
pub struct Store {
    file: File,
}

/// Why a file of values cannot be used.
#[derive(Debug, Error)]
pub enum BadStore {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another program writes to it.
    #[error("another program is writing to it")]
    Locked,
    /// The first line is not that of a file of values.
    #[error("it is not a file of values")]
    NotValues,
    /// It has the values of another game.
    #[error("it is about tiles {tiles} with {rules}")]
    Other {
        /// The tiles of that game.
        tiles: String,
        /// Its rules in words.
        rules: String,
    },
    /// A line cannot be.
    #[error("line {0} is not a block of this game")]
    Line(usize),
    /// The rules are not those of the base game.
    #[error(transparent)]
    NotBase(#[from] NotBase),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    version: u32,
    game: String,
    rules: u16,
    options: Options,
    tiles: Tiles,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    tiles: Tiles,
    values: Vec<f64>,
}

impl Store {
    /// Opens the file of a game, or begins one, and reads what it has; half a line at its end is forgotten.
    pub fn open(path: &Path, options: &Options, tiles: Tiles) -> Result<(Self, Values), BadStore> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::Error(error) => BadStore::Io(error),
            TryLockError::WouldBlock => BadStore::Locked,
        })?;
        let (values, len) = read(&file, options, tiles)?;
        file.set_len(len)?;
        let mut store = Self { file };
        store.file.seek(SeekFrom::End(0))?;
        if len == 0 {
            store.write(&Header::of(options, tiles))?;
        }
        Ok((store, values))
    }

    /// Writes a block that was solved.
    pub fn append(&mut self, values: &Values, tiles: Tiles) -> io::Result<()> {
        let values = values.block(tiles).unwrap_or_default().to_vec();
        self.write(&Line { tiles, values })
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.file.write_all(&text)
    }
}

impl Header {
    fn of(options: &Options, tiles: Tiles) -> Self {
        let (format, game) = (FORMAT.into(), Regenwormen::NAME.into());
        Self { format, version: VERSION, game, rules: Regenwormen::RULES, options: *options, tiles }
    }

    fn check(&self, options: &Options, tiles: Tiles) -> Result<(), BadStore> {
        let own = Self::of(options, tiles);
        let kind = (&self.format, self.version, &self.game, self.rules);
        if kind != (&own.format, own.version, &own.game, own.rules) {
            return Err(BadStore::NotValues);
        }
        if self.options == *options && self.tiles == tiles {
            return Ok(());
        }
        Err(BadStore::Other { tiles: shown(self.tiles), rules: words(&self.options) })
    }
}

/// The rules that differ from the default, in words.
fn words(options: &Options) -> String {
    match serde_json::to_string(options) {
        Ok(text) if text != "{}" => text,
        _ => "the default rules".into(),
    }
}

/// Reads all whole lines: the values, and how many bytes they are.
fn read(file: &File, options: &Options, tiles: Tiles) -> Result<(Values, u64), BadStore> {
    let (mut values, mut len) = (Values::new(*options)?, 0);
    let (mut file, mut line) = (BufReader::new(file), Vec::new());
    for number in 1.. {
        line.clear();
        let n_bytes = file.read_until(b'\n', &mut line)?;
        if number == 1 && n_bytes > 0 {
            let header: Header = serde_json::from_slice(&line).map_err(|_| BadStore::NotValues)?;
            header.check(options, tiles)?;
        }
        if !line.ends_with(b"\n") {
            break;
        }
        if number > 1 {
            let block = serde_json::from_slice(&line).ok().filter(|block| is_part(block, tiles));
            let block: Line = block.ok_or(BadStore::Line(number))?;
            values.insert(block.tiles, block.values);
        }
        len += n_bytes as u64;
    }
    Ok((values, len))
}

/// Whether a line can be a block of a game with these tiles.
fn is_part(block: &Line, tiles: Tiles) -> bool {
    let is_share = |value: &f64| (0.0..=1.0).contains(value);
    block.tiles.without(tiles).is_empty()
        && !block.tiles.is_empty()
        && block.values.len() == Block::new(block.tiles).len()
        && block.values.iter().all(is_share)
}
