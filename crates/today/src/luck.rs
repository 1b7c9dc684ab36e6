use wormery_core::{Chance, Game, Luck, OutcomeOf, Seat};
use wormery_table::{Ply, Proposal, Refused, Seeded, Table};

use crate::Today;
use crate::counter::Counter;

/// The luck of a table: from a seed, or that of a day.
///
/// What a throw of a day brings depends on the day, the rule set, the seat, its turn and the throw alone: what has happened at
/// the table says which one it is.
#[derive(Clone, Debug)]
pub enum TableLuck {
    /// From a seed; it goes on with every throw.
    Seeded(Seeded),
    /// That of a day.
    Day(Today),
}

impl TableLuck {
    /// The luck of a day, or else that of a seed.
    pub fn new(today: Option<&Today>, seeded: Seeded) -> Self {
        today.map_or(Self::Seeded(seeded), |today| Self::Day(today.clone()))
    }

    /// What an action brings about, as [`Table::propose`] says.
    pub fn propose<G: Game>(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        ply: Ply,
        action: G::Action,
    ) -> Result<Proposal<G>, Refused> {
        let mut luck = self.at(table);
        luck.acts(seat);
        table.propose_with(seat, ply, action, |question, _| luck.answer::<G>(question))
    }

    /// What chance answers before anybody can act, as [`Table::propose_chance`] says.
    pub fn propose_chance<G: Game>(&mut self, table: &Table<G>) -> Result<Proposal<G>, Refused> {
        let mut luck = self.at(table);
        table.propose_chance_with(|question, _| luck.answer::<G>(question))
    }

    fn at<G: Game>(&mut self, table: &Table<G>) -> Now<'_> {
        match self {
            Self::Seeded(luck) => Now::Seeded(luck),
            Self::Day(today) => Now::Day(today.counter().after::<G>(table.config(), table.events())),
        }
    }
}

/// The luck of a table where its game is now.
enum Now<'a> {
    Seeded(&'a mut Seeded),
    Day(Counter),
}

impl Now<'_> {
    fn acts(&mut self, seat: Seat) {
        if let Self::Day(counter) = self {
            counter.acts(seat);
        }
    }

    /// One way to draw for both: the module for the browser is loaded over the network.
    fn answer<G: Game>(&mut self, question: &G::Chance) -> OutcomeOf<G> {
        let (seeded, mut stream);
        let mut luck: &mut dyn Luck = match self {
            Self::Seeded(luck) => {
                seeded = luck;
                &mut **seeded
            }
            Self::Day(counter) => {
                stream = counter.stream(question.is_for_table());
                &mut stream
            }
        };
        question.draw(&mut luck)
    }
}
