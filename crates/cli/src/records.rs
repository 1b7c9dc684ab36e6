//! Records of many games in one folder.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// A folder into which games are written: `GAME-SEED-NUMBER.wgr`.
pub(crate) struct Folder<'a> {
    /// The folder of `--out`.
    pub(crate) path: &'a Path,
    /// The name of the game.
    pub(crate) game: &'static str,
    /// What the luck of the games comes from.
    pub(crate) seed: u64,
    /// Whether files that exist are overwritten.
    pub(crate) force: bool,
}

impl Folder<'_> {
    /// Makes the folder. No file is overwritten unless that is asked for, and nothing is played if one would be.
    pub(crate) fn make(&self, n_games: u64) -> anyhow::Result<()> {
        fs::create_dir_all(self.path)
            .with_context(|| format!("--out {}: make the folder", self.path.display()))?;
        if self.force {
            return Ok(());
        }
        match self.taken()?.into_iter().filter(|number| *number < n_games).min() {
            None => Ok(()),
            Some(number) => {
                let path = self.file(number);
                bail!("--out {}: the file exists and is not overwritten without --force", path.display())
            }
        }
    }

    /// The numbers of the games that are there already.
    fn taken(&self) -> anyhow::Result<Vec<u64>> {
        let entries = fs::read_dir(self.path).with_context(|| format!("--out {}", self.path.display()))?;
        let begin = format!("{}-{}-", self.game, self.seed);
        let number = |entry: io::Result<fs::DirEntry>| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            name.strip_prefix(&begin)?.strip_suffix(".wgr")?.parse().ok()
        };
        Ok(entries.filter_map(number).collect())
    }

    fn file(&self, number: u64) -> PathBuf {
        self.path.join(format!("{}-{}-{number}.wgr", self.game, self.seed))
    }

    /// Writes the record of a game.
    pub(crate) fn write<T>(
        &self,
        number: u64,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<T>,
    ) -> anyhow::Result<T> {
        let path = self.file(number);
        let file = if self.force { File::create(&path) } else { File::create_new(&path) };
        let written = file.and_then(|file| {
            let mut out = BufWriter::new(file);
            let done = write(&mut out)?;
            out.flush()?;
            Ok(done)
        });
        written.with_context(|| format!("--out: write {}", path.display()))
    }
}
