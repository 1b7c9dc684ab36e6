use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::json;
use wormery_core::{Config, Game};
use wormery_record::write_header;
use wormery_today::Today;

use super::folder::fresh_file;
use super::lock::lock;
use crate::{Player, names};

/// Writes the record of a game as it is played, so that nothing is lost whatever happens.
///
/// Nobody else can write to the record while this value lives. The default one writes nothing down.
#[derive(Debug, Default)]
pub struct Journal {
    file: Option<(File, PathBuf)>,
    /// How long the record is by our own count.
    n_bytes: u64,
}

/// What the header of a record notes besides who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// How many playouts the bots may make.
    pub playouts: u32,
    /// Of which day it is the game, if it is one.
    pub today: Option<Today>,
}

impl Journal {
    /// Starts a record; a file that exists is not touched.
    pub fn create<G: Game>(
        path: &Path,
        config: &Config<G::Options>,
        players: &[Player],
        notes: &Notes,
    ) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::create_new(path)?;
        lock(&file, path).map_err(io::Error::other)?;
        let header = header::<G>(config, players, notes)?;
        file.write_all(&header)?;
        Ok(Self { file: Some((file, path.to_owned())), n_bytes: header.len() as u64 })
    }

    /// Starts a record under a name of its own in a folder.
    pub fn create_in<G: Game>(
        folder: &Path,
        config: &Config<G::Options>,
        players: &[Player],
        notes: &Notes,
    ) -> io::Result<Self> {
        loop {
            let path = fresh_file(folder, G::NAME);
            match Self::create::<G>(&path, config, players, notes) {
                // Another program was faster; the next name is free.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done,
            }
        }
    }

    /// Opens a record to which nobody else writes.
    pub(super) fn open(path: &Path) -> anyhow::Result<Self> {
        let file = OpenOptions::new().read(true).append(true).open(path)?;
        lock(&file, path)?;
        Ok(Self { file: Some((file, path.to_owned())), n_bytes: 0 })
    }

    /// Goes on after the first bytes of the record; the line that ends there may lack its end.
    pub(super) fn go_on_after(&mut self, n_bytes: u64) -> io::Result<()> {
        let Some((file, _)) = &mut self.file else { return Ok(()) };
        file.set_len(n_bytes)?;
        let mut last = [0];
        file.seek(SeekFrom::Start(n_bytes.saturating_sub(1)))?;
        file.read_exact(&mut last)?;
        self.n_bytes = n_bytes;
        if last != *b"\n" {
            file.write_all(b"\n")?;
            self.n_bytes += 1;
        }
        Ok(())
    }

    /// Cuts off so many of the bytes that were added, as if what they tell had never happened.
    ///
    /// A record that is not as we left it is not ours to cut: it stays as it is, and is written to no more.
    pub fn cut(&mut self, n_bytes: u64) -> io::Result<()> {
        let Some((file, _)) = &mut self.file else { return Ok(()) };
        let n_bytes = self.n_bytes.saturating_sub(n_bytes);
        let cut = is_as_we_left_it(file, self.n_bytes).and_then(|()| file.set_len(n_bytes));
        let cut = cut.and_then(|()| file.seek(SeekFrom::Start(n_bytes)).map(drop));
        match &cut {
            Ok(()) => self.n_bytes = n_bytes,
            Err(_) => self.file = None,
        }
        cut
    }

    /// Where the record is.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(_, path)| path.as_path())
    }

    /// Adds lines.
    ///
    /// A disk that is full ends the record, not the game; so does somebody who has written to it where files have no
    /// locks.
    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        let Some((file, _)) = &mut self.file else { return Ok(()) };
        let is_ours = is_as_we_left_it(file, self.n_bytes);
        let written = is_ours.and_then(|()| file.write_all(lines.as_bytes())).and_then(|()| file.flush());
        match &written {
            Ok(()) => self.n_bytes += lines.len() as u64,
            Err(_) => self.file = None,
        }
        written
    }
}

fn is_as_we_left_it(file: &File, n_bytes: u64) -> io::Result<()> {
    if file.metadata()?.len() == n_bytes {
        Ok(())
    } else {
        Err(io::Error::other("another program has written to the record"))
    }
}

/// The header line, with who sits where in its meta.
fn header<G: Game>(config: &Config<G::Options>, players: &[Player], notes: &Notes) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    write_header::<G>(&mut line, config, &names(players))?;
    let seats: Vec<&str> = players.iter().map(|player| player.level().unwrap_or("person")).collect();
    let mut meta = json!({ "seats": seats, "playouts": notes.playouts });
    if let Some(today) = &notes.today {
        meta["today"] = json!(today);
    }
    // The line ends with a brace and a line feed, and an object may get one more key.
    line.truncate(line.len().saturating_sub(2));
    writeln!(line, ",\"meta\":{meta}}}")?;
    Ok(line)
}
