use crate::action::{Action, Die, MoundIdx};

/// Every action there is, in canonical order.
const ACTIONS: [Action; 7] = [
    Action::Roll { die: Die::Own },
    Action::Roll { die: Die::Third },
    Action::Place { mound: MoundIdx::new(0) },
    Action::Place { mound: MoundIdx::new(1) },
    Action::Place { mound: MoundIdx::new(2) },
    Action::Reroll,
    Action::Pass,
];

const FIRST_PLACE: u8 = 2;
const REROLL: u8 = 5;
const PASS: u8 = 6;

/// A set of actions, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moves(u8);

impl Moves {
    pub(crate) const NONE: Self = Self(0);

    /// What a seat may do before it throws.
    #[inline]
    pub(crate) fn before_throw(own: bool, third: bool, pass: bool) -> Self {
        Self(u8::from(own) | u8::from(third) << 1 | u8::from(pass) << PASS)
    }

    /// What a seat may do with a thrown die; `mounds` has one bit for each mound with a place for it.
    #[inline]
    pub(crate) fn after_throw(mounds: u8, reroll: bool, pass: bool) -> Self {
        Self(mounds << FIRST_PLACE | u8::from(reroll) << REROLL | u8::from(pass) << PASS)
    }

    #[inline]
    pub(crate) fn contains(self, action: Action) -> bool {
        let bit = match action {
            Action::Roll { die } => die as u8,
            Action::Place { mound } => FIRST_PLACE + mound.get() as u8,
            Action::Reroll => REROLL,
            Action::Pass => PASS,
        };
        self.0 >> bit & 1 == 1
    }
}

impl IntoIterator for Moves {
    type Item = Action;
    type IntoIter = InOrder;

    #[inline]
    fn into_iter(self) -> InOrder {
        InOrder(self)
    }
}

/// The actions of a set in canonical order.
pub(crate) struct InOrder(Moves);

impl Iterator for InOrder {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let action = ACTIONS.get(self.0.0.trailing_zeros() as usize)?;
        self.0.0 &= self.0.0 - 1;
        Some(*action)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.0.count_ones() as usize;
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.0.0.count_ones() as usize
    }
}
