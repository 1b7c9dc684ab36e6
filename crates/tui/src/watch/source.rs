use std::fs;
use std::io::{self, Read};
use std::path::Path;

use wormery_core::Word;
use wormery_games::GameId;
use wormery_host::SaveTrouble;
use wormery_record::{BadLine, Header, Unreadable};

/// The text of a record, and where it comes from.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// Reads a file, or standard input where its name is `-`.
    pub(crate) fn read(path: &Path) -> Result<Self, Unreadable> {
        let bytes = if path.as_os_str() == "-" {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes)?;
            bytes
        } else {
            fs::read(path)?
        };
        let text = String::from_utf8(bytes).map_err(|_| Unreadable::NotUtf8)?;
        let name = path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
        Ok(Self { name, text })
    }

    /// Which game it is of.
    pub(crate) fn game(&self) -> anyhow::Result<GameId> {
        let bad = |error| BadLine { line: 1, error };
        let first = self.text.lines().next().ok_or(SaveTrouble::Empty)?;
        let header = Header::parse(first).map_err(bad)?;
        Ok(GameId::from_word(&header.game).map_err(|error| bad(error.to_string()))?)
    }
}
