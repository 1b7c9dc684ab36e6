//! Trains the nets of Regenwormen by self-play, and measures them.
//!
//! Round by round: bots with the net of the round before play against themselves (bots that count worms in the first round),
//! every position at the start of a turn becomes a sample, and the net learns from the samples how the win will be shared.
//! Games are counted, never seconds, and the same seed gives the same bytes, whatever the number of threads.

mod adam;
mod blurred;
mod duel;
mod goals;
mod gradient;
mod holzwurm;
mod ithappens;
mod learning;
mod odd_start;
mod player;
mod recipe;
mod sample;
mod self_play;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use clap::{Args, Parser};
use wormery_bots::net::Net;

use duel::DuelArgs;
use holzwurm::HolzwurmArgs;
use recipe::Recipe;
use tables::Tables;

/// Train the nets of Regenwormen by self-play, and measure them.
#[derive(Parser, Debug)]
enum Command {
    /// Train a net and write it to a file
    Net(NetArgs),
    /// Train the net of It Happens.. and write it to a file
    Ithappens(ithappens::NetArgs),
    /// Train the net of Der dreizehnte Holzwurm and write it to a file
    Holzwurm(HolzwurmArgs),
    /// Let bots with nets from files play against others
    Duel(DuelArgs),
}

#[derive(Args, Clone, Debug)]
struct NetArgs {
    /// The tables that the net is for
    tables: Tables,
    /// Where the net goes
    #[arg(long)]
    out: PathBuf,
    /// Games of the net against itself in each leg, instead of the usual ones
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u64>>,
    /// Go on from the net in this file, which the first leg gave: only the other legs are played
    #[arg(long)]
    from: Option<PathBuf>,
    /// Fixes everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> anyhow::Result<()> {
    match Command::parse() {
        Command::Net(args) => args.run(),
        Command::Ithappens(args) => args.run(),
        Command::Holzwurm(args) => args.run(),
        Command::Duel(args) => args.run(),
    }
}

impl NetArgs {
    fn run(&self) -> anyhow::Result<()> {
        let begin = Instant::now();
        let legs = self.games.clone().unwrap_or_else(|| self.tables.usual_legs().to_vec());
        let recipe = Recipe { tables: self.tables, legs, seed: self.seed };
        let from = self.from.as_deref().map(read).transpose()?;
        let net = recipe.train(from, |n_games, surprise| {
            eprintln!("{n_games} games, surprise {surprise:.5}, {:.0?}", begin.elapsed());
        });
        fs::write(&self.out, net.to_bytes()).with_context(|| format!("write {}", self.out.display()))?;
        // What was written is what bots read, so it is what counts.
        read(&self.out).map(drop)
    }
}

/// Reads a net from a file.
fn read(file: &Path) -> anyhow::Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("read {}", file.display()))?;
    Net::from_bytes(&bytes).with_context(|| format!("{} holds no net", file.display()))
}
