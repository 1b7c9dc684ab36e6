use crate::action_set::ActionSet;
use crate::{DeclineSteal, Lower, Regenwormen, Specialist, Symbol, Tile, Tiles, TurnEnd};

impl Regenwormen {
    /// What the player may claim with the dice he has kept (RW-11 to RW-15, RX-07 to RX-14).
    pub(crate) fn targets(&self) -> ActionSet {
        self.targets_with(self.dice.total, self.dice.kept.of(Symbol::Worm) > 0)
    }

    /// What the player could claim with dice of so many points, with or without a worm among them.
    pub fn claims_with(&self, points: u8, has_worm: bool) -> impl Iterator<Item = TurnEnd> {
        self.targets_with(points, has_worm).into_iter().filter_map(TurnEnd::of)
    }

    pub(crate) fn targets_with(&self, points: u8, has_worm: bool) -> ActionSet {
        let canned = !has_worm && self.holds(Specialist::CannedWorm);
        let total = points + if canned { 5 } else { 0 };
        if total < Tile::FIRST {
            return self.low_target(total, has_worm || canned);
        }
        if !has_worm && !canned {
            return ActionSet::EMPTY;
        }
        match self.row.exactly(total) {
            Some(tile) => ActionSet::take(self.with_exact(tile)),
            None => self.without_exact(total),
        }
    }

    /// The total as it counts for claiming: with the canned worm while no worm is kept (RX-07).
    pub(crate) fn claim_total(&self) -> u8 {
        let canned = self.dice.kept.of(Symbol::Worm) == 0 && self.holds(Specialist::CannedWorm);
        self.dice.total + if canned { 5 } else { 0 }
    }

    /// Tiles 11 and 13 are taken by their exact total and in no other way (RX-08).
    fn low_target(&self, total: u8, has_worm: bool) -> ActionSet {
        let Some(tile) = self.row.exactly(total) else { return ActionSet::EMPTY };
        let owns_other =
            self.options.one_low_tile_per_player && self.stacks.tiles(self.seat).any(Tile::is_low);
        if owns_other || (self.options.low_tiles_need_worm && !has_worm) {
            return ActionSet::EMPTY;
        }
        ActionSet::take([tile].into_iter().collect())
    }

    /// The exact tile lies in the row: it is the only target, unless any lower one may be chosen (RW-12).
    fn with_exact(&self, tile: Tile) -> Tiles {
        let mut tiles: Tiles = [tile].into_iter().collect();
        if self.lower() == Lower::Any {
            tiles = self.row.below(tile.number() + 1);
        }
        tiles
    }

    /// The exact tile is not in the row: a steal, the next lower tile, or both (RW-13, RW-14, RX-09 to RX-14).
    fn without_exact(&self, total: u8) -> ActionSet {
        let lower = ActionSet::take(self.lower_tiles(total));
        let thief_from = Tile::new(total).and_then(|tile| self.stacks.other_with_top(self.seat, tile));
        match (thief_from, self.options.decline_steal) {
            (None, _) => lower,
            (Some(from), DeclineSteal::Allowed) => ActionSet::steal(from).with(lower),
            (Some(from), DeclineSteal::Forced) => ActionSet::steal(from),
        }
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
