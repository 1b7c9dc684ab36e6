use wormery_regenwormen::Symbol;

use crate::Symbols;

/// The most points that dice can make: nine worms or fives (RX-17).
pub(crate) const MOST_POINTS: u8 = 45;
/// The most ordinary dice of a kit.
pub(crate) const MOST_DICE: usize = 9;

/// Where a turn stands between two rolls: all that the rest of it depends on, but for the payoffs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct State {
    /// The symbols kept.
    pub used: Symbols,
    /// Dice not kept, the golden one with faces of its own not counted.
    pub n_dice: u8,
    /// Whether the golden die with faces of its own is thrown in this turn and not kept yet.
    pub golden: bool,
    /// Whether the weasel can still throw a roll again.
    pub weasel: bool,
    /// Points of the dice kept; a canned worm is not counted.
    pub points: u8,
}

impl State {
    /// The beginning of a turn with eight dice.
    pub const START: Self = Self { used: Symbols::NONE, n_dice: 8, golden: false, weasel: false, points: 0 };

    /// Whether a worm was kept.
    pub const fn has_worm(self) -> bool {
        self.used.contains(Symbol::Worm)
    }

    /// Dice that can be thrown, the golden one included.
    pub const fn n_pool(self) -> u8 {
        self.n_dice + self.golden as u8
    }

    /// Whether the rules allow another roll: a die and a symbol are left (RW-09).
    pub const fn may_roll(self) -> bool {
        self.n_pool() > 0 && self.used.len() < Symbols::ALL.len()
    }

    /// The state after keeping so many ordinary dice of a symbol.
    #[must_use]
    pub const fn keep(self, symbol: Symbol, n_dice: u8) -> Self {
        Self {
            used: self.used.with(symbol),
            n_dice: self.n_dice - n_dice,
            points: self.points + n_dice * symbol.points(),
            ..self
        }
    }

    /// The state after keeping the golden die with so many ordinary dice of its symbol.
    #[must_use]
    pub const fn keep_golden(self, symbol: Symbol, n_dice: u8) -> Self {
        let kept = self.keep(symbol, n_dice);
        Self { golden: false, points: kept.points + symbol.points(), ..kept }
    }

    /// How many places [`State::place`] can give.
    pub(crate) const N_PLACES: usize = 2 * 64 * (MOST_DICE + 1) * (MOST_POINTS as usize + 1);

    /// A number of its own for every state, whatever the weasel does.
    pub(crate) const fn place(self) -> usize {
        let place = self.golden as usize * 64 + self.used.index();
        (place * (MOST_DICE + 1) + self.n_dice as usize) * (MOST_POINTS as usize + 1) + self.points as usize
    }
}
