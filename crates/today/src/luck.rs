use wormery_core::{Game, Seat};
use wormery_table::{Ply, Proposal, Refused, Seeded, Table};

use crate::Today;
use crate::counter::Counter;

/// The luck of a day: what a throw brings depends on the day, the rule set, the seat, its turn and the throw alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayLuck(Today);

impl DayLuck {
    /// The luck of the day of a game.
    pub fn new(today: Today) -> Self {
        Self(today)
    }

    fn counter<G: Game>(&self, table: &Table<G>) -> Counter {
        Counter::new(self.0.day.number(), &self.0.set).after::<G>(table.config(), table.events())
    }
}

/// The luck of a table: from a seed, or that of a day.
#[derive(Clone, Debug)]
pub enum TableLuck {
    /// From a seed; it goes on with every throw.
    Seeded(Seeded),
    /// That of a day; what has happened at the table says where it is.
    Day(DayLuck),
}

impl TableLuck {
    /// The luck of a day, or else that of a seed.
    pub fn new(today: Option<&Today>, seeded: Seeded) -> Self {
        today.map_or(Self::Seeded(seeded), |today| Self::Day(DayLuck::new(today.clone())))
    }

    /// What an action brings about, as [`Table::propose`] says.
    pub fn propose<G: Game>(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        ply: Ply,
        action: G::Action,
    ) -> Result<Proposal<G>, Refused> {
        match self {
            Self::Seeded(luck) => table.propose(seat, ply, action, luck),
            Self::Day(luck) => {
                let mut counter = luck.counter(table);
                counter.acts(seat);
                table.propose_with(seat, ply, action, |question, _| counter.answer::<G>(question))
            }
        }
    }

    /// What chance answers before anybody can act, as [`Table::propose_chance`] says.
    pub fn propose_chance<G: Game>(&mut self, table: &Table<G>) -> Result<Proposal<G>, Refused> {
        match self {
            Self::Seeded(luck) => table.propose_chance(luck),
            Self::Day(luck) => {
                let mut counter = luck.counter(table);
                table.propose_chance_with(|question, _| counter.answer::<G>(question))
            }
        }
    }
}
