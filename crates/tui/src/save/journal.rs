use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::json;
use wormery_core::{Config, Event, Game, Standing};
use wormery_record::{write_header, write_result, write_step};

use crate::player::names;
use crate::{Kind, Player};

/// Writes the record of a game as it is played, so that nothing is lost whatever happens.
#[derive(Debug, Default)]
pub struct Journal {
    file: Option<(File, PathBuf)>,
}

impl Journal {
    /// Nothing is written down.
    #[cfg(test)]
    pub(crate) fn none() -> Self {
        Self::default()
    }

    /// Starts a record; a file that exists is not touched.
    pub fn create<G: Game>(
        path: &Path,
        config: &Config<G::Options>,
        players: &[Player],
        playouts: u32,
    ) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::create_new(path)?;
        file.write_all(&header::<G>(config, players, playouts)?)?;
        Ok(Self { file: Some((file, path.to_owned())) })
    }

    /// Goes on with a record, after its first bytes; its last line may lack an end.
    pub fn go_on(path: &Path, n_bytes: u64) -> io::Result<Self> {
        let has_end = fs::read(path)?[..n_bytes as usize].ends_with(b"\n");
        let mut file = OpenOptions::new().append(true).open(path)?;
        file.set_len(n_bytes)?;
        if !has_end {
            file.write_all(b"\n")?;
        }
        Ok(Self { file: Some((file, path.to_owned())) })
    }

    /// Where the record is.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(_, path)| path.as_path())
    }

    /// Adds events that happen to a game; says what went wrong.
    pub fn steps<G: Game>(&mut self, game: &G, events: &[Event<G>]) -> Option<String> {
        let mut lines = Vec::new();
        let mut game = game.clone();
        for event in events {
            let written = write_step(&mut lines, game.turn().seat(), event);
            written.expect("writing to memory works");
            game.apply(event).expect("what was proposed can happen");
        }
        self.write(&lines)
    }

    /// Adds the result; says what went wrong.
    pub fn result(&mut self, standing: &Standing) -> Option<String> {
        let mut line = Vec::new();
        write_result(&mut line, standing).expect("writing to memory works");
        self.write(&line)
    }

    /// A disk that is full ends the record, not the game.
    fn write(&mut self, bytes: &[u8]) -> Option<String> {
        let (file, _) = self.file.as_mut()?;
        let error = file.write_all(bytes).and_then(|()| file.flush()).err()?;
        self.file = None;
        Some(format!("The game is no longer saved: {error}."))
    }
}

/// The header line, with who sits where in its meta.
fn header<G: Game>(config: &Config<G::Options>, players: &[Player], playouts: u32) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    write_header::<G>(&mut line, config, &names(players))?;
    let seats: Vec<&str> = players
        .iter()
        .map(|player| match &player.kind {
            Kind::Person | Kind::Far => "person",
            Kind::Bot(level) => level,
        })
        .collect();
    let meta = json!({ "seats": seats, "playouts": playouts });
    // The line ends with a brace and a line feed, and an object may get one more key.
    line.truncate(line.len().saturating_sub(2));
    writeln!(line, ",\"meta\":{meta}}}")?;
    Ok(line)
}
