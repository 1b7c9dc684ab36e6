use wormery_regenwormen::Symbol;

/// A set of symbols: those a player has kept in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symbols(u8);

impl Symbols {
    /// No symbol.
    pub const NONE: Self = Self(0);
    /// All six symbols.
    pub const ALL: Self = Self(63);

    /// Whether the symbol is in the set.
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 & 1 << symbol as u8 != 0
    }

    /// The set with one more symbol.
    pub const fn with(self, symbol: Symbol) -> Self {
        Self(self.0 | 1 << symbol as u8)
    }

    /// How many symbols are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no symbol is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols that are not in the set, in canonical order.
    pub fn missing(self) -> impl DoubleEndedIterator<Item = Symbol> {
        Symbol::ALL.iter().copied().filter(move |symbol| !self.contains(*symbol))
    }

    /// The place of the set among all 64.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The places of all sets that contain this one, one bit each.
    pub(crate) fn supersets(self) -> u64 {
        (0..64).filter(|index| index & self.0 == self.0).map(|index| 1 << index).sum()
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Self::NONE, Self::with)
    }
}
