//! Trains the net of Der dreizehnte Holzwurm.

mod games;
mod gradient;
mod player;
mod recipe;
mod sample;
mod tables;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use clap::Args;

use recipe::Recipe;

/// How the net is trained.
#[derive(Args, Clone, Debug)]
pub(crate) struct HolzwurmArgs {
    /// Where the net goes
    #[arg(long)]
    out: PathBuf,
    /// Matches of the net against itself in each of the two legs, instead of the usual ones
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u64>>,
    /// Go on from the net in this file, which the first leg gave: only the second is played
    #[arg(long)]
    from: Option<PathBuf>,
    /// Fixes everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl HolzwurmArgs {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let begin = Instant::now();
        let legs = self.games.as_deref().map_or(Ok(recipe::USUAL), TryInto::try_into)?;
        let from = self.from.as_deref().map(crate::read).transpose()?;
        let net = Recipe { legs, seed: self.seed }.train(from, |n_games, surprise| {
            eprintln!("{n_games} matches, surprise {surprise:.5}, {:.0?}", begin.elapsed());
        });
        fs::write(&self.out, net.to_bytes()).with_context(|| format!("write {}", self.out.display()))?;
        crate::read(&self.out).map(drop)
    }
}
