use serde::{Deserialize, Serialize};
use wormery_bots::{DayBots, Roster};
use wormery_table::{Ply, Seeded};

use crate::counter::Counter;
use crate::{Day, RuleSet};

/// What the bots of every day are called, from the second seat on; their levels are those of [`Today::levels`].
pub const BOT_NAMES: [&str; 2] = ["Fips", "Mumpel"];
/// So many marks of turns stand in a row, wherever a result is shown.
pub const MARKS_A_ROW: usize = 10;

/// Which game of which day: what a record of it has as `today` in the `meta` of its header.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Today {
    /// The day.
    pub day: Day,
    /// The rule set.
    pub set: String,
    /// The version of the bots.
    pub bots: String,
}

impl Today {
    /// The game of a day by a rule set, against the bots of now.
    pub fn of<G: Roster>(day: Day, set: RuleSet) -> Self {
        let newest = G::DAY_BOTS.last().map_or("", |bots| bots.version);
        Self { day, set: set.name().into(), bots: newest.into() }
    }

    /// The levels of the bots on the seats after the first; nothing for a version that is not known here.
    pub fn levels<G: Roster>(&self) -> Option<&'static [&'static str]> {
        let known = |bots: &&DayBots| bots.version == self.bots;
        G::DAY_BOTS.iter().find(known).map(|bots| bots.levels)
    }

    /// Counts turns and throws from the beginning of the game.
    pub(crate) fn counter(&self) -> Counter {
        Counter::new(self.day.number(), &self.set)
    }

    /// What a bot has for luck of its own at a ply: the same for everybody.
    pub fn thinking(&self, ply: Ply) -> Seeded {
        Seeded::for_game(u64::from(self.day.number()) << 32, ply.0.into())
    }
}
