use std::collections::HashMap;

use wormery_regenwormen::{Regenwormen, Tile, Tiles, TurnEnd};
use wormery_solve::Situation;

/// The most points that the kernel asks for.
const MOST_POINTS: usize = 45;

/// How a turn can end in a position: failing first, then the steal, then the tiles of the row from the lowest up.
pub(crate) fn ends(game: &Regenwormen) -> impl Iterator<Item = TurnEnd> {
    let other = game.seat().next(game.n_seats());
    let steal = game.top(other).map(|_| TurnEnd::Steal(other));
    std::iter::once(TurnEnd::Fail).chain(steal).chain(game.open().iter().map(TurnEnd::Take))
}

/// What may be claimed with how many points: one bit for each of the [`ends`], without a worm and with one.
pub(crate) struct Claims([[u16; MOST_POINTS + 1]; 2]);

impl Claims {
    fn of(game: &Regenwormen) -> Self {
        let ends: Vec<TurnEnd> = ends(game).collect();
        let situation = Situation::from_game(game).expect("a turn begins");
        let bit = |end: TurnEnd| ends.iter().position(|known| *known == end).expect("an end that there is");
        let bits = |points: usize, has_worm| {
            let targets = situation.targets(points as u8, has_worm).iter();
            targets.fold(0, |bits, end| bits | 1 << bit(end))
        };
        Self([false, true].map(|has_worm| std::array::from_fn(|points| bits(points, has_worm))))
    }

    /// The best of what may be claimed, by what each of the ends is worth.
    pub(crate) fn best(&self, points: u8, has_worm: bool, worths: &[f64]) -> Option<f64> {
        let mut bits = self.0[usize::from(has_worm)][usize::from(points)];
        let mut best: Option<f64> = None;
        while bits != 0 {
            let worth = worths[bits.trailing_zeros() as usize];
            best = Some(best.map_or(worth, |best| best.max(worth)));
            bits &= bits - 1;
        }
        best
    }
}

/// The claims of many positions; those with the same row and the same visible tile to steal share theirs.
#[derive(Default)]
pub(crate) struct AllClaims {
    all: Vec<Claims>,
    known: HashMap<(Tiles, Option<Tile>), u32>,
}

impl AllClaims {
    /// The place of a position's claims.
    pub(crate) fn find(&mut self, game: &Regenwormen) -> u32 {
        let other = game.seat().next(game.n_seats());
        *self.known.entry((game.open(), game.top(other))).or_insert_with(|| {
            self.all.push(Claims::of(game));
            self.all.len() as u32 - 1
        })
    }

    pub(crate) fn get(&self, place: u32) -> &Claims {
        &self.all[place as usize]
    }
}
