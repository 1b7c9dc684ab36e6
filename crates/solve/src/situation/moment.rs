use alloc::vec::Vec;

use wormery_regenwormen::{Action, Symbol};

use crate::State;

/// Where in a turn something must be decided.
#[derive(Clone, PartialEq, Debug)]
pub enum Moment {
    /// Nothing is thrown yet (RW-06).
    Begin,
    /// The dice are in the air.
    Throw(State),
    /// A symbol of the roll must be kept; the state is the one before the roll (RW-08, RX-18).
    Keep(State, Roll),
    /// Roll on, claim something, or stop (RW-10).
    Decide(State),
    /// Something beside the dice: whom to rob of a token, which specialist to give back (RX-13, RX-19).
    Aside {
        /// What may be done; it makes no difference to the dice.
        actions: Vec<Action>,
        /// Whether it brings a token.
        token: bool,
        /// The state in which the turn goes on; `None` when it is over.
        then: Option<State>,
    },
}

/// What lies on the table after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Roll {
    /// How many ordinary dice show each symbol, in canonical order.
    pub counts: [u8; 6],
    /// What the golden die with faces of its own shows, if it was thrown.
    pub golden: Option<Symbol>,
}

impl Roll {
    /// How many dice show a symbol, the golden one included.
    pub fn count(&self, symbol: Symbol) -> u8 {
        self.counts[symbol as usize] + u8::from(self.golden == Some(symbol))
    }

    /// The symbols that may be kept: new and shown; worms first, ones last.
    pub fn new_symbols(&self, state: State) -> impl Iterator<Item = Symbol> {
        state.used.missing().rev().filter(move |symbol| self.count(*symbol) > 0)
    }

    /// The state after keeping all dice that show a symbol.
    pub fn keep(&self, state: State, symbol: Symbol) -> State {
        let n_dice = self.counts[symbol as usize];
        if self.golden == Some(symbol) {
            state.keep_golden(symbol, n_dice)
        } else {
            state.keep(symbol, n_dice)
        }
    }
}

impl FromIterator<Symbol> for Roll {
    /// Ordinary dice.
    fn from_iter<I: IntoIterator<Item = Symbol>>(dice: I) -> Self {
        let mut roll = Self::default();
        for symbol in dice {
            roll.counts[symbol as usize] += 1;
        }
        roll
    }
}
