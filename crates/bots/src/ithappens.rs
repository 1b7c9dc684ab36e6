//! The bots of It Happens..
//!
//! A net knows what the beginning of a turn or of a round is worth to every color. The judge solves each turn exactly over
//! it, and searches the rest of the round from every choice, as the planner does.

pub mod features;
mod greedy;
mod hidden;
mod judge;
mod mound_odds;
mod mound_points;
mod net_value;
mod offer;
mod outlook;
mod place;
mod planner;
mod prospects;
mod puzzling;
mod search;
mod solver;
mod stake;
mod tree;
mod turns;

#[cfg(test)]
mod judge_tests;
#[cfg(test)]
mod tests;

use wormery_core::Config;
use wormery_games::ithappens::{Action, ItHappens, Options};
use wormery_table::Seeded;

pub use judge::ExactTurns;
pub use net_value::NetValue;
pub use outlook::{ByColor, Outlook};
pub use turns::Turns;

use crate::net_file::built_in;
use crate::{DayBots, Judge, Level, NetFile, Puzzling, Roster};
use greedy::Greedy;
use planner::Planner;

/// The net for all tables.
static NET: NetFile = NetFile::new("ithappens", features::SHAPE, built_in!("../data/ithappens.net"));

/// Playouts of a planner that beats greedy players, and that people can beat.
const FEW: u32 = 8;

impl Roster for ItHappens {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::evaluator(
            "greedy",
            "Looks one die ahead: places it where it promises most.",
            |config, seat| Box::new(Greedy::new(config.clone(), seat)),
        ),
        Level::evaluator("sampler", "Tries a few ways in which the round may go on.", |config, seat| {
            Box::new(Planner::new(config.clone(), seat, trained()).at_most(FEW))
        })
        .searching(FEW)
        .with_net(),
        Level::evaluator(
            "planner",
            "Searches the rest of the round, its last dice exactly.",
            |config, seat| Box::new(Planner::new(config.clone(), seat, trained())),
        )
        .searching(4000)
        .with_net(),
    ];

    const DAY_BOTS: &'static [DayBots] = &[DayBots { version: "today-1", levels: &["greedy", "greedy"] }];

    const NETS: &'static [&'static NetFile] = &[&NET];
    const PUZZLING: Option<&'static Puzzling<Self>> = Some(&puzzling::PUZZLING);

    fn net(_: &Config<Options>) -> Option<&'static NetFile> {
        Some(&NET)
    }

    fn judge(config: &Config<Options>) -> Box<dyn Judge<Self>> {
        Box::new(ExactTurns::new(config.clone(), &trained(), &NET.trained().version))
    }
}

/// What the net that comes with the program knows.
fn trained() -> NetValue {
    NetValue::new(NET.trained().net.clone())
}

/// What the greedy bot would do in a position.
pub fn greedy(game: &ItHappens, legal: &[Action], luck: &mut Seeded) -> Action {
    Greedy::pick(game, legal, luck)
}
