use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use anyhow::{Context, bail};
use clap::Args;
use wormery_arena::Duel;
use wormery_bots::net::Net;
use wormery_bots::regenwormen::{NetValue, Turns};
use wormery_bots::{Level, Levels, Pace};
use wormery_regenwormen::{Options, Regenwormen};

/// The nets that play, from files: levels are made by functions, which can hold nothing themselves.
static NETS: [OnceLock<Arc<Net>>; 2] = [const { OnceLock::new() }; 2];

static FROM_FILES: [Level<Regenwormen>; 3] = [
    Level::evaluator("new", "By the net in the file --new.", |_, _| Box::new(Turns::new(net(0)))),
    Level::evaluator("old", "By the net in the file --old.", |_, _| Box::new(Turns::new(net(1)))),
    Level::evaluator("deep", "By the net in the file --new, two turns deep.", |_, _| {
        Box::new(Turns::new(Turns::new(net(0))))
    }),
];

/// Bots with nets from files meet each other and the levels of the program, as in `wormery arena`.
#[derive(Args, Clone, Debug)]
pub(crate) struct DuelArgs {
    /// One for each seat: new, old, deep (new two turns deep), or a level of the program
    #[arg(required = true)]
    bots: Vec<String>,
    /// The net of the bot "new"
    #[arg(long)]
    new: Option<PathBuf>,
    /// The net of the bot "old"
    #[arg(long)]
    old: Option<PathBuf>,
    /// Play with the expansion
    #[arg(long)]
    expansion: bool,
    /// Games, at least
    #[arg(long)]
    games: u64,
    /// Fixes the luck of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl DuelArgs {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        read(&NETS[0], self.new.as_deref())?;
        read(&NETS[1], self.old.as_deref())?;
        let levels = self.bots.iter().map(|name| self.level(name)).collect::<anyhow::Result<Vec<_>>>()?;
        let options = Options { expansion: self.expansion, ..Options::default() };
        let duel = Duel::new(levels, options, Pace::Playouts(1), self.seed)?;
        let result = duel.play(self.games, || {});
        for share in &result.shares {
            let [wins, low, high] =
                [share.wins, share.interval.low, share.interval.high].map(|share| 100.0 * share);
            println!(
                "{:<12} {wins:6.2} % ({low:.2}–{high:.2})  {:6.2} worms  {:.1?} a move",
                share.level,
                share.score.unwrap_or_default(),
                share.per_move
            );
        }
        println!("{} games in {:.0?}", result.n_games, result.took);
        Ok(())
    }

    fn level(&self, name: &str) -> anyhow::Result<&'static Level<Regenwormen>> {
        let needs_file = [("new", &self.new), ("old", &self.old), ("deep", &self.new)];
        match needs_file.iter().position(|(of, _)| *of == name) {
            Some(place) if needs_file[place].1.is_none() => bail!("the bot {name} needs the file of its net"),
            Some(place) => Ok(&FROM_FILES[place]),
            None => Regenwormen::level(name).with_context(|| format!("there is no level {name}")),
        }
    }
}

fn read(net: &OnceLock<Arc<Net>>, file: Option<&Path>) -> anyhow::Result<()> {
    if let Some(file) = file {
        let read = crate::read(file)?;
        net.get_or_init(|| Arc::new(read));
    }
    Ok(())
}

fn net(place: usize) -> NetValue {
    NetValue::new(NETS[place].get().expect("the file was read before anybody plays").clone())
}
