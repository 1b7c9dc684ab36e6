use core::fmt;

use crate::Symbol;

/// How many dice show each symbol.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts(u32);

impl Counts {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(self, symbol: Symbol) -> u8 {
        (self.0 >> (4 * symbol as u32) & 15) as u8
    }

    pub(crate) fn add(&mut self, symbol: Symbol, n_dice: u8) {
        self.0 += u32::from(n_dice) << (4 * symbol as u32);
    }

    /// The symbols that occur, one bit each, bit 0 for one.
    pub(crate) fn mask(self) -> u8 {
        // Folds each group of four bits onto its lowest, then moves those six bits together.
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        let any = any & 0x0011_1111;
        let any = (any | any >> 3) & 0x0003_0303;
        (any | any >> 6 | any >> 12) as u8 & 63
    }

    /// Every die, in the order of the symbols.
    pub(crate) fn iter(self) -> impl Iterator<Item = Symbol> {
        let symbols = Symbol::ALL.iter().copied();
        symbols.flat_map(move |symbol| core::iter::repeat_n(symbol, self.of(symbol).into()))
    }
}

impl FromIterator<Symbol> for Counts {
    fn from_iter<I: IntoIterator<Item = Symbol>>(dice: I) -> Self {
        Self(dice.into_iter().map(|symbol| 1 << (4 * symbol as u32)).sum())
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
