use core::fmt;

use wormery_core::Seat;

use crate::stacks::MAX_SEATS;
use crate::{Action, Specialist, Symbol, Tile, Tiles};

const ROLL: u32 = 0;
const ROLL_GOLDEN: u32 = 1;
const KEEP: u32 = 2;
const TAKE: u32 = 8;
const STEAL: u32 = 34;
const STOP: u32 = 41;
const WEASEL: u32 = 42;
const ACCEPT: u32 = 43;
const GIVE_BACK: u32 = 44;
const ROB: u32 = 49;
const END: u32 = 56;

/// A set of actions: every action there is has one bit, in the order in which they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ActionSet(u64);

impl ActionSet {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const ROLL: Self = Self(1 << ROLL);
    pub(crate) const ROLL_GOLDEN: Self = Self(1 << ROLL_GOLDEN);
    pub(crate) const STOP: Self = Self(1 << STOP);
    pub(crate) const WEASEL: Self = Self(1 << WEASEL);
    pub(crate) const ACCEPT: Self = Self(1 << ACCEPT);

    /// Keeping each of the symbols in a mask (bit 0 for one).
    pub(crate) const fn keep(symbols: u8) -> Self {
        Self((symbols as u64) << KEEP)
    }

    /// Taking each of the tiles.
    pub(crate) const fn take(tiles: Tiles) -> Self {
        Self(tiles.bits_from_11() << TAKE)
    }

    pub(crate) const fn steal(from: Seat) -> Self {
        Self(1 << (STEAL + from.index() as u32))
    }

    pub(crate) const fn give_back(specialist: Specialist) -> Self {
        Self(1 << (GIVE_BACK + specialist as u32))
    }

    pub(crate) const fn rob(from: Seat) -> Self {
        Self(1 << (ROB + from.index() as u32))
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The other set, if the condition holds.
    pub(crate) const fn with_if(self, condition: bool, other: Self) -> Self {
        if condition { self.with(other) } else { self }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn contains(self, action: Action) -> bool {
        bit(action).is_some_and(|bit| self.0 & 1 << bit != 0)
    }
}

/// The actions of a set, one after the other.
pub(crate) struct Actions(u64);

impl IntoIterator for ActionSet {
    type Item = Action;
    type IntoIter = Actions;

    #[inline]
    fn into_iter(self) -> Actions {
        Actions(self.0)
    }
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        action(bit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// The place of an action in the set; `None` for a seat that cannot exist.
fn bit(action: Action) -> Option<u32> {
    let seat = |seat: Seat| (seat.index() < MAX_SEATS).then_some(seat.index() as u32);
    Some(match action {
        Action::Roll { golden: false } => ROLL,
        Action::Roll { golden: true } => ROLL_GOLDEN,
        Action::Keep { symbol } => KEEP + symbol as u32,
        Action::Take { tile } => TAKE + u32::from(tile.number()) - 11,
        Action::Steal { from } => STEAL + seat(from)?,
        Action::Stop => STOP,
        Action::Weasel => WEASEL,
        Action::Accept => ACCEPT,
        Action::GiveBack { specialist } => GIVE_BACK + specialist as u32,
        Action::Rob { from } => ROB + seat(from)?,
    })
}

/// The action at a place of the set.
#[inline]
fn action(bit: u32) -> Option<Action> {
    let seat = |first: u32| Seat::new((bit - first) as usize);
    Some(match bit {
        ROLL => Action::Roll { golden: false },
        ROLL_GOLDEN => Action::Roll { golden: true },
        KEEP..TAKE => Action::Keep { symbol: Symbol::nth((bit - KEEP) as u8) },
        TAKE..STEAL => Action::Take { tile: Tile::new((bit - TAKE) as u8 + 11)? },
        STEAL..STOP => Action::Steal { from: seat(STEAL) },
        STOP => Action::Stop,
        WEASEL => Action::Weasel,
        ACCEPT => Action::Accept,
        GIVE_BACK..ROB => Action::GiveBack { specialist: *Specialist::ALL.get((bit - GIVE_BACK) as usize)? },
        ROB..END => Action::Rob { from: seat(ROB) },
        _ => return None,
    })
}
