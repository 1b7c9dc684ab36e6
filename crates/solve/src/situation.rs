mod from_game;
mod moment;
mod targets;

use wormery_core::Seat;
use wormery_regenwormen::{Options, Specialist, Tile, Tiles};

use crate::{Kit, State};

pub use moment::{Moment, Roll};
pub use targets::Targets;

/// The most seats there can be (RW-01).
pub(crate) const MAX_SEATS: usize = 7;

/// All that the odds of a turn depend on: the rules, what can be claimed, the player's specialist, the dice.
///
/// Seats are those of the game; the player's own is not needed.
#[derive(Clone, PartialEq, Debug)]
pub struct Situation {
    /// The rules.
    pub options: Options,
    /// The tiles that lie open in the row.
    pub row: Tiles,
    /// The top tile of each other player's stack.
    pub tops: [Option<Tile>; MAX_SEATS],
    /// The other player who holds the hen (RX-11).
    pub hen: Option<Seat>,
    /// The player's own top tile.
    pub own: Option<Tile>,
    /// Whether the player owns 11 or 13 (RX-A7).
    pub owns_low_tile: bool,
    /// The player's specialist.
    pub specialist: Option<Specialist>,
    /// The tile on which the raven stands.
    pub raven: Option<Tile>,
    /// Whether there is a token to be had, from the supply or from another player (RX-19).
    pub has_token: bool,
    /// The dice that are thrown in this turn.
    pub kit: Kit,
    /// What must be decided.
    pub moment: Moment,
}

impl Situation {
    /// The first turn of a game: every tile in the row, nothing thrown.
    pub fn opening(options: Options) -> Self {
        Self {
            options,
            row: if options.expansion { Tiles::EXPANSION } else { Tiles::BASE },
            tops: [None; MAX_SEATS],
            hen: None,
            own: None,
            owns_low_tile: false,
            specialist: None,
            raven: None,
            has_token: options.expansion,
            kit: Kit::Eight,
            moment: Moment::Begin,
        }
    }

    /// Whether the player holds a specialist.
    pub fn holds(&self, specialist: Specialist) -> bool {
        self.specialist == Some(specialist)
    }

    /// The state before the first roll, with the golden die or without.
    pub fn start(&self, kit: Kit) -> State {
        State { weasel: self.holds(Specialist::Weasel), ..kit.start() }
    }

    /// The dice of a turn with the golden die, if the player may still choose to throw it (RX-17).
    pub fn golden_kit(&self) -> Option<Kit> {
        let may_choose = self.moment == Moment::Begin && self.holds(Specialist::GoldenDie);
        may_choose.then_some(Kit::with_golden(self.options.golden_faces))
    }

    /// What the turn is worth to those who count worms, when it fails: the own tile, unless the hen keeps it.
    pub(crate) fn worms_at_stake(&self) -> u8 {
        self.own.filter(|_| !self.holds(Specialist::Hen)).map_or(0, Tile::worms)
    }
}
