//! Who has won, and how everybody is placed (RW-22, RW-23, RX-23).

use alloc::vec;

use wormery_core::{Seat, Standing, Tell};

use crate::effect::{Over, Victory, Worms, bounded};
use crate::{Effect, Regenwormen, Tiebreak, Tile};

impl Regenwormen {
    /// The worms on a seat's tiles and tokens (RW-22, RX-23).
    pub fn score(&self, seat: Seat) -> i32 {
        let worms: i32 = self.stacks.tiles(seat).map(|tile| i32::from(tile.worms())).sum();
        worms + i32::from(self.tokens[seat.index()])
    }

    /// The ranking as it stands now (RW-23).
    pub fn standing(&self) -> Standing {
        Standing::rank(Seat::all(self.n_seats()).map(|seat| {
            let highest = self.stacks.tiles(seat).max().map_or(0, |tile| i32::from(tile.number()));
            let tiebreaks = match self.options.tiebreak {
                Tiebreak::HighestTile => vec![highest],
                Tiebreak::Shared => vec![],
            };
            (Some(seat), self.score(seat), tiebreaks)
        }))
    }

    /// Tells that the game is over, and then everybody's place, the best first.
    pub(crate) fn tell_end(&self, tell: &mut impl Tell<Effect>) {
        tell.tell(|| Effect::GameOver {
            seat: self.seat,
            why: if self.row.is_empty() { Over::NoTile } else { Over::OnlyLow },
        });
        for place in 0..self.n_seats() {
            tell.tell(|| self.placed(self.at_place(place)));
        }
    }

    /// What a seat is ranked by: its worms, then its highest tile.
    fn merit(&self, seat: Seat) -> (i32, Option<Tile>) {
        let tile = match self.options.tiebreak {
            Tiebreak::HighestTile => self.stacks.tiles(seat).max(),
            Tiebreak::Shared => None,
        };
        (self.score(seat), tile)
    }

    /// The seat with so many before it; of those who are level the first comes first.
    fn at_place(&self, place: usize) -> Seat {
        let is_before = |other: Seat, seat: Seat| match self.merit(other).cmp(&self.merit(seat)) {
            core::cmp::Ordering::Equal => other < seat,
            order => order.is_gt(),
        };
        let mut seats = Seat::all(self.n_seats());
        let found = seats
            .find(|seat| Seat::all(self.n_seats()).filter(|other| is_before(*other, *seat)).count() == place);
        found.unwrap_or(self.seat)
    }

    fn placed(&self, seat: Seat) -> Effect {
        let (score, tile) = self.merit(seat);
        let worms: Worms = bounded(score as u8);
        let better = Seat::all(self.n_seats()).filter(|other| self.merit(*other) > (score, tile)).count();
        match better as u8 {
            0 => Effect::Won { seat, worms, why: self.victory(seat), tile },
            better => Effect::Ranked { seat, rank: bounded(better + 1), worms, tile },
        }
    }

    fn victory(&self, winner: Seat) -> Victory {
        let merit = self.merit(winner);
        let others = || Seat::all(self.n_seats()).filter(move |seat| *seat != winner);
        if others().any(|seat| self.merit(seat) == merit) {
            Victory::Shared
        } else if others().any(|seat| self.score(seat) == merit.0) {
            Victory::HighestTile
        } else {
            Victory::MostWorms
        }
    }
}
