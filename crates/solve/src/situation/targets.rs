use wormery_core::Seat;
use wormery_regenwormen::{DeclineSteal, Lower, Specialist, Tile, Tiles, TurnEnd};

use super::{MAX_SEATS, Situation};

/// What may be claimed at one moment: tiles of the row, and at most one tile or hen of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Targets {
    tiles: Tiles,
    from: Option<Seat>,
}

impl Targets {
    /// Whether nothing may be claimed.
    pub fn is_empty(self) -> bool {
        self.tiles.is_empty() && self.from.is_none()
    }

    /// Every claim in the order in which equal ones are preferred: the steal, then the highest tile first.
    pub fn iter(self) -> impl Iterator<Item = TurnEnd> {
        let mut tiles = self.tiles;
        let take = core::iter::from_fn(move || {
            let tile = tiles.highest()?;
            tiles.remove(tile);
            Some(TurnEnd::Take(tile))
        });
        self.from.map(TurnEnd::Steal).into_iter().chain(take)
    }

    fn take(tiles: Tiles) -> Self {
        Self { tiles, from: None }
    }
}

impl Situation {
    /// The total that points make for claiming: with the canned worm while no worm is kept (RX-07).
    pub fn claim_total(&self, points: u8, has_worm: bool) -> u8 {
        points + if self.is_canned(has_worm) { 5 } else { 0 }
    }

    /// What may be claimed with these points (RW-11 to RW-15, RX-07 to RX-14).
    pub fn targets(&self, points: u8, has_worm: bool) -> Targets {
        let total = self.claim_total(points, has_worm);
        let has_worm = has_worm || self.is_canned(has_worm);
        if total < Tile::FIRST {
            return self.low_target(total, has_worm);
        }
        if !has_worm {
            return Targets::default();
        }
        match self.row.exactly(total) {
            Some(_) if self.lower() == Lower::Any => Targets::take(self.row.below(total + 1)),
            Some(tile) => Targets::take([tile].into_iter().collect()),
            None => self.without_exact(total),
        }
    }

    fn is_canned(&self, has_worm: bool) -> bool {
        !has_worm && self.holds(Specialist::CannedWorm)
    }

    /// Tiles 11 and 13 are taken by their exact total and in no other way (RX-08).
    fn low_target(&self, total: u8, has_worm: bool) -> Targets {
        let may_own = !(self.options.one_low_tile_per_player && self.owns_low_tile);
        let may_take = may_own && (has_worm || !self.options.low_tiles_need_worm);
        Targets::take(self.row.exactly(total).filter(|_| may_take).into_iter().collect())
    }

    /// The exact tile is not in the row: a steal, the next lower tile, or both (RW-13, RW-14, RX-09 to RX-14).
    fn without_exact(&self, total: u8) -> Targets {
        let from = (0..MAX_SEATS).find(|seat| self.tops[*seat].is_some_and(|top| top.number() == total));
        let is_forced = from.is_some() && self.options.decline_steal == DeclineSteal::Forced;
        let tiles = if is_forced { Tiles::default() } else { self.lower_tiles(total) };
        Targets { tiles, from: from.map(Seat::new) }
    }

    fn lower_tiles(&self, total: u8) -> Tiles {
        let below = self.row.at_least_first().below(total);
        match self.lower() {
            Lower::Next => below.highest().into_iter().collect(),
            Lower::AnyIfMissing | Lower::Any => below,
        }
    }

    /// The expansion knows only the next lower tile (RX-09).
    fn lower(&self) -> Lower {
        if self.options.expansion { Lower::Next } else { self.options.lower }
    }
}
