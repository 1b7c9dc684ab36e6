//! The bots of Der dreizehnte Holzwurm.

use std::sync::Arc;

use wormery_core::Config;
use wormery_games::holzwurm::{Holzwurm, Options};

use crate::net_file::built_in;
use crate::{DayBots, Judge, Level, NetFile, Puzzling, Roster};

mod board;
pub mod features;
mod holding;
mod judge;
mod looker;
/// What the net says of positions.
pub mod net_value;
mod puzzling;
mod rule;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod tree;

use judge::ByGuesses;
pub use looker::Looker;
pub use net_value::{NetValue, Worths};
pub use rule::Rule;
use search::Search;

/// The net of the game; docs/bots.md says how it was trained.
static NET: NetFile = NetFile::new("holzwurm", features::SHAPE, built_in!("../data/holzwurm.net"));

/// The share of the win by the net that comes with the program.
fn trained() -> NetValue {
    NetValue::new(Arc::clone(&NET.trained().net))
}

impl Roster for Holzwurm {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::evaluator(
            "safe-low",
            "Never takes a row if it can help it, and plays the lowest card first.",
            |_, _| Box::new(Rule::SAFE_LOW),
        ),
        Level::evaluator(
            "hoarder",
            "Takes what pays and plays minus cards before somebody goes out.",
            |_, _| Box::new(Rule::HOARDER),
        ),
        Level::evaluator(
            "seer",
            "Guesses the hidden cards and searches plays and answers.",
            |config, seat| Box::new(Search::new(config.clone(), seat, trained())),
        )
        .searching(3000)
        .with_net(),
    ];

    const FORMER: &'static [(&'static str, &'static str)] =
        &[("minus-first", "safe-low"), ("sampler", "seer")];

    const DAY_BOTS: &'static [DayBots] = &[DayBots { version: "today-1", levels: &["safe-low", "hoarder"] }];

    const NETS: &'static [&'static NetFile] = &[&NET];
    const PUZZLING: Option<&'static Puzzling<Self>> = Some(&puzzling::PUZZLING);

    fn net(_: &Config<Options>) -> Option<&'static NetFile> {
        Some(&NET)
    }

    fn judge(config: &Config<Options>) -> Box<dyn Judge<Self>> {
        Box::new(ByGuesses::new(config.clone(), trained(), &NET.trained().version))
    }
}
