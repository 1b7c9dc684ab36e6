//! Trains the value of Regenwormen by self-play.
//!
//! Round by round: the bots play games against each other with the net of the round before (greedy bots in the
//! first round), every position at the start of a turn becomes a sample, and a net learns from the samples who
//! will win. The same seed gives the same net, whatever the number of threads.

mod adam;
mod gradient;
mod learning;
mod sample;
mod self_play;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use clap::Parser;
use wormery_bots::regenwormen::net::Net;

use learning::Course;
use self_play::Teacher;

/// Train the value of Regenwormen by self-play and write the net to a file.
#[derive(Parser, Debug)]
struct Args {
    /// Where the net goes
    #[arg(long)]
    out: PathBuf,
    /// Rounds of playing and learning
    #[arg(long, default_value_t = 3)]
    rounds: u64,
    /// Games in each round
    #[arg(long, default_value_t = 30_000)]
    games: u64,
    /// Fixes everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let begin = Instant::now();
    let mut net = gradient::fresh_net(args.seed);
    for round in 0..args.rounds {
        let teacher = if round == 0 { Teacher::Greedy } else { Teacher::Net(net.clone()) };
        let samples = self_play::samples(&teacher, args.games, args.seed + 1000 * (round + 1));
        let course = Course { seed: args.seed + round, rate: if round == 0 { 0.002 } else { 0.001 } };
        let loss = learning::learn(&mut net, &samples, &course);
        eprintln!("round {round}: {} samples, loss {loss:.5}, {:.0?}", samples.len(), begin.elapsed());
        fs::write(&args.out, net.to_bytes()).with_context(|| format!("write {}", args.out.display()))?;
    }
    // What was written is what bots read, so it is what counts.
    Net::from_bytes(&fs::read(&args.out)?).context("the file holds a net")?;
    Ok(())
}
