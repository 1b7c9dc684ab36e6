use std::path::PathBuf;

use crate::attack::Kind;

/// Puts a bounded load on a server on the same machine, and measures it
#[derive(clap::Parser, Debug)]
#[command(name = "wormery-load", version)]
pub(crate) struct Args {
    /// Print the report as one JSON object
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(clap::Subcommand, Debug)]
pub(crate) enum Command {
    /// Live tables and a steady rate of moves: how long until the mover sees his move?
    Moves(MovesArgs),
    /// Sockets on which nothing happens: how much memory does the server need for each?
    Idle(IdleArgs),
    /// Games that nobody looks at: how much memory does the server need for each?
    Tables(TablesArgs),
    /// Many tables that are not closed: how long does it take to list the public ones, and to change a name?
    Lobby(LobbyArgs),
    /// Somebody in one network does his worst: what do the others notice of it?
    Attack(AttackArgs),
}

/// Where the server is.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct TargetArgs {
    /// A server that runs already, on this machine; without it one is started and stopped
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// The process of that server, to measure it
    #[arg(long, value_name = "PID", requires = "url")]
    pub(crate) pid: Option<u32>,
    /// The program to start [default: `wormery` in the folder of this program]
    #[arg(long, value_name = "FILE")]
    pub(crate) server: Option<PathBuf>,
    /// Where the folder for the database is made, and removed afterwards [default: the folder for temporary files]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct MovesArgs {
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How many moves a second, over all tables
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: u32,
    /// How long
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) seconds: u32,
    /// The seed of times and moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The game [default: all of them, in turn]
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Another server of the same database, besides --url: the two at a table are at different ones
    #[arg(long, value_name = "URL", requires = "url")]
    pub(crate) also: Vec<String>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct IdleArgs {
    /// How many sockets
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=200_000))]
    pub(crate) sockets: u32,
    /// How many of them at each table: two sit there, the others watch
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) per_table: u32,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct TablesArgs {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// How many moves are made at each before its people leave
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pub(crate) moves: u32,
    /// The seed of the moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The game [default: all of them, in turn]
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct LobbyArgs {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 30_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) tables: u32,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct AttackArgs {
    /// What is attacked [default: all, one after the other, each on a server of its own]
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) kind: Option<Kind>,
    /// How long without the attack, and how long with it
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) seconds: u32,
    /// At how many tables the others play, two people at each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) tables: u32,
    /// How many moves a second they make, over all tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) rate: u32,
    /// At how many tables one of the others plays against a bot
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) bot_tables: u32,
    /// The seed of times and moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The program to start [default: `wormery` in the folder of this program]
    #[arg(long, value_name = "FILE")]
    pub(crate) server: Option<PathBuf>,
    /// Where the folder for the database is made, and removed afterwards [default: the folder for temporary files]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Flags for the server, after "--": its limits are the usual ones otherwise
    #[arg(last = true)]
    pub(crate) flags: Vec<String>,
}
