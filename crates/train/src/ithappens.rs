//! Trains the net of It Happens.. by self-play.
//!
//! First it learns from games of the greedy bot who won. Then, round by round, bots that solve each turn with the net of
//! the round before play against themselves and against weaker ones; every position at the beginning of a turn or of a
//! round becomes a sample.

mod goals;
mod player;
mod recipe;
mod self_play;
mod tables;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use clap::Args;

use recipe::Recipe;

#[derive(Args, Clone, Debug)]
pub(crate) struct NetArgs {
    /// Where the net goes
    #[arg(long)]
    out: PathBuf,
    /// Games of the net against itself in each leg
    #[arg(long, value_delimiter = ',', default_values_t = recipe::USUAL_LEGS)]
    games: Vec<u64>,
    /// Go on from the net in this file, which the first leg gave: only the other legs are played
    #[arg(long)]
    from: Option<PathBuf>,
    /// Fixes everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl NetArgs {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let begin = Instant::now();
        let recipe = Recipe { legs: self.games.clone(), seed: self.seed };
        let from = self.from.as_deref().map(crate::read).transpose()?;
        let net = recipe.train(from, |n_games, surprise| {
            eprintln!("{n_games} games, surprise {surprise:.5}, {:.0?}", begin.elapsed());
        });
        fs::write(&self.out, net.to_bytes()).with_context(|| format!("write {}", self.out.display()))?;
        // What was written is what bots read, so it is what counts.
        crate::read(&self.out).map(drop)
    }
}
