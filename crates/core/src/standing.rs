use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The final ranking of a game: one row for each entrant, seats in order, then those without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Standing {
    entrants: Vec<Entrant>,
}

/// One row of a standing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct Entrant {
    /// Where the entrant sits; absent for one without a player, like a color that everybody moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The final score.
    pub score: i32,
    /// What decides between equal scores, the most important first; more is better.
    pub tiebreaks: Vec<i32>,
    /// Competition rank: 1, 1, 3.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub rank: u8,
}

impl Standing {
    /// Ranks entrants by score, then by their tie-breaks in order.
    ///
    /// Each row is a seat, a score and tie-breaks.
    pub fn rank(rows: impl IntoIterator<Item = (Option<Seat>, i32, Vec<i32>)>) -> Self {
        let mut entrants: Vec<Entrant> = rows
            .into_iter()
            .map(|(seat, score, tiebreaks)| Entrant { seat, score, tiebreaks, rank: 0 })
            .collect();
        for row in 0..entrants.len() {
            let better = entrants.iter().filter(|other| other.merit() > entrants[row].merit()).count();
            entrants[row].rank = better as u8 + 1;
        }
        Self { entrants }
    }

    /// The rows.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The final scores, in the order of the rows.
    pub fn scores(&self) -> Vec<i32> {
        self.entrants.iter().map(|entrant| entrant.score).collect()
    }

    /// The ranks, in the order of the rows.
    pub fn ranks(&self) -> Vec<u8> {
        self.entrants.iter().map(|entrant| entrant.rank).collect()
    }

    /// The share of the win of one row: 1 alone, a half with one other, 0 behind somebody.
    pub fn win_share(&self, row: usize) -> f64 {
        let wins = |entrant: &&Entrant| entrant.rank == 1;
        let winners = self.entrants.iter().filter(wins).count();
        if self.entrants.get(row).is_some_and(|entrant| wins(&entrant)) { 1.0 / winners as f64 } else { 0.0 }
    }
}

impl Entrant {
    fn merit(&self) -> (i32, &[i32]) {
        (self.score, &self.tiebreaks)
    }
}
