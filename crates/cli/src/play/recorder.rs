use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, anyhow};
use wormery_core::{Config, Event, Game, Seat, Standing};
use wormery_record::{write_header, write_result, write_step};

/// Writes the record of a game as it is played, so that nothing is lost whatever happens.
#[derive(Debug)]
pub(super) struct Recorder(Option<File>);

impl Recorder {
    /// Starts a record; without a path nothing is written.
    pub(super) fn create<G: Game>(
        path: Option<&Path>,
        config: &Config<G::Options>,
        names: &[String],
    ) -> anyhow::Result<Self> {
        let Some(path) = path else { return Ok(Self(None)) };
        let mut file = File::create_new(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow!("--out {}: the file exists and is not overwritten", path.display())
            }
            _ => anyhow!("--out {}: {error}", path.display()),
        })?;
        write_header::<G>(&mut file, config, names)?;
        Ok(Self(Some(file)))
    }

    /// Adds one event.
    pub(super) fn step<G: Game>(&mut self, seat: Option<Seat>, event: &Event<G>) -> anyhow::Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let mut line = Vec::new();
        write_step(&mut line, seat, event)?;
        file.write_all(&line).context("write the record")
    }

    /// Adds the result.
    pub(super) fn result(&mut self, standing: &Standing) -> anyhow::Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let mut line = Vec::new();
        write_result(&mut line, standing)?;
        file.write_all(&line).context("write the record")
    }
}
