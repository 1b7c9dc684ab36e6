use serde::Serialize;
use wormery_core::{Standing, Turn as Next};

use crate::borders::EQUAL_TURNS;
use crate::{Fact, Reviewed, Telling, Turn, Turns};

/// A piece in a picture: its drawing, perhaps with a number on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// The name of the drawing.
    pub pic: String,
    /// The number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<i16>,
}

impl Piece {
    /// A piece without a number.
    pub fn new(pic: impl Into<String>) -> Self {
        Self { pic: pic.into(), n: None }
    }

    /// A piece with a number.
    pub fn with(pic: impl Into<String>, n: impl Into<i16>) -> Self {
        Self { n: Some(n.into()), ..Self::new(pic) }
    }
}

/// What a game tells of a turn that decided it: a fact, and a picture of what was there and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Highlight<R> {
    /// What happened.
    pub why: R,
    /// What was there.
    pub made: Vec<Piece>,
    /// What came of it.
    pub won: Piece,
}

/// The turn of the winner after which the win was most closer than before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// How many events had happened before it.
    pub from: u32,
    /// How many had happened after it.
    pub to: u32,
    /// What happened; from whom something was taken is its `from`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fact: Option<Fact>,
    /// What was there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub made: Vec<Piece>,
    /// What came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Piece>,
}

impl<G: Telling> Reviewed<'_, G> {
    /// The turn that decided a game that is over; among equals one in which something was taken from somebody.
    pub(crate) fn decided(&self) -> Option<Decided> {
        let Next::Over(standing) = self.positions.last()?.turn() else { return None };
        let (row, turns) = (winner(&standing)?, Turns::of(self.positions, self.events));
        let share = |ply: u32| self.review.worth[ply as usize].of(row);
        let gain = |turn: &Turn| share(turn.to) - share(turn.from);
        let own: Vec<&Turn> = turns.all.iter().filter(|turn| turn.seat.index() == row).collect();
        let best = own.iter().copied().max_by(|one, other| gain(one).total_cmp(&gain(other)))?;
        let equal = own.iter().filter(|turn| gain(turn) > gain(best) - EQUAL_TURNS);
        let mut told = equal.map(|turn| told(&turns, turn));
        Some(told.find(Decided::is_taking).unwrap_or_else(|| self::told(&turns, best)))
    }
}

impl Decided {
    fn is_taking(&self) -> bool {
        self.fact.as_ref().is_some_and(|fact| fact.value().get("from").is_some())
    }
}

/// The seat that won; of several the first.
fn winner(standing: &Standing) -> Option<usize> {
    let mut first = standing.entrants().iter().filter(|entrant| entrant.rank == 1);
    first.find_map(|entrant| entrant.seat).map(wormery_core::Seat::index)
}

/// A turn, with what its game tells of it.
fn told<G: Telling>(turns: &Turns<G>, turn: &Turn) -> Decided {
    let Turn { seat, from, to } = *turn;
    let untold = Decided { from, to, fact: None, made: Vec::new(), won: None };
    let Some(Highlight { why, made, won }) = G::highlight(turns.effects_in(turn), seat) else {
        return untold;
    };
    Decided { fact: Fact::new("decided", &why), made, won: Some(won), ..untold }
}
