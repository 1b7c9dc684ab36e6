//! Regenwormen: turns solved exactly, for worms or for the win.

mod cautious;
mod end_value;
pub mod features;
mod judge;
mod leaning;
mod luck;
mod net_value;
mod odds;
mod outlook;
mod planner;
mod puzzling;
mod side_by_side;
#[cfg(test)]
mod tests;
mod turn;
mod turns;
mod worms;

use std::sync::Arc;

use wormery_core::{Config, Event};
use wormery_games::regenwormen::{Action, Options, Regenwormen, View};

use crate::net_file::built_in;
use crate::{DayBots, Judge, Level, NetFile, Puzzling, Roster, Team, TurnOdds};
use cautious::Cautious;
pub use end_value::EndValue;
use judge::ExactTurns;
pub use leaning::Leaning;
pub use net_value::NetValue;
pub use odds::{advised, odds_of};
pub use outlook::{Outlook, Worths};
pub use planner::Planner;
use side_by_side::SideBySide;
pub use turns::Turns;
pub use worms::Worms;

/// The net for two players, without the expansion and without house rules; docs/bots.md says how it was trained.
static TWO: NetFile =
    NetFile::new("regenwormen-two", features::SHAPE, built_in!("../data/regenwormen-two.net"));
/// The net for all other tables.
static REST: NetFile =
    NetFile::new("regenwormen-rest", features::SHAPE, built_in!("../data/regenwormen-rest.net"));

/// The share of the win by the net that comes with the program for such a table.
fn trained(config: &Config<Options>) -> NetValue {
    NetValue::new(Arc::clone(&net(config).trained().net))
}

fn net(config: &Config<Options>) -> &'static NetFile {
    let is_two = config.n_seats() == 2 && *config.options() == Options::default();
    if is_two { &TWO } else { &REST }
}

/// What the levels that count worms go by.
const GREEDY: Worms = Worms { steal: 1.0 };
const RAIDER: Worms = Worms { steal: 2.0 };

impl Roster for Regenwormen {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::chooser("cautious", "Takes the first tile it can get.", |_, _| Box::new(Cautious)),
        Level::evaluator("greedy", "Plays each turn exactly for the most worms.", |_, _| {
            Box::new(Planner::new(GREEDY))
        }),
        Level::evaluator("raider", "Plays for the most worms; a stolen tile counts double.", |_, _| {
            Box::new(Planner::new(RAIDER))
        }),
        Level::evaluator("master", "Plays each turn exactly for the best chance of winning.", |config, _| {
            Box::new(Turns::new(trained(config)))
        })
        .with_net(),
        Level::evaluator(
            "grandmaster",
            "Plays for the best chance of winning, and solves the next player’s turn too.",
            |config, _| Box::new(Turns::new(Turns::new(trained(config)))),
        )
        .with_net(),
    ];

    const DAY_BOTS: &'static [DayBots] = &[DayBots { version: "today-1", levels: &["greedy", "cautious"] }];

    const NETS: &'static [&'static NetFile] = &[&TWO, &REST];
    const PUZZLING: Option<&'static Puzzling<Self>> = Some(&puzzling::PUZZLING);

    fn net(config: &Config<Options>) -> Option<&'static NetFile> {
        Some(net(config))
    }

    fn team(level: &str) -> Option<Box<dyn Team<Self>>> {
        match level {
            "greedy" => Some(Box::new(SideBySide::new(GREEDY))),
            "raider" => Some(Box::new(SideBySide::new(RAIDER))),
            _ => None,
        }
    }

    fn judge(config: &Config<Options>) -> Box<dyn Judge<Self>> {
        Box::new(ExactTurns::new(trained(config), &net(config).trained().version))
    }

    fn score_luck(positions: &[Self], events: &[Event<Self>]) -> Vec<f64> {
        luck::score_luck(positions, events)
    }

    fn score_of(position: &Self, actions: &[Action]) -> Vec<f64> {
        let mut worms = Planner::new(GREEDY);
        actions.iter().map(|action| worms.value(position, *action)).collect()
    }

    fn position(view: &View) -> Option<Self> {
        Some(view.position().clone())
    }

    fn odds(view: &View) -> Option<TurnOdds<Action>> {
        odds::odds(view)
    }
}
