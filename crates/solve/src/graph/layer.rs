use core::ops::Range;

use crate::State;

/// States whose rolls look alike: as many dice, as many new symbols, and the same for the golden die.
pub(crate) struct Layer {
    /// One of the states, to tell what their rolls look like.
    pub(crate) like: State,
    pub(crate) n_states: usize,
    pub(crate) blocks: Range<usize>,
    /// The kinds of roll, equally likely: one, or one for each side of the golden die that shows something
    /// new. Without any the dice cannot be thrown.
    pub(crate) walks: [Option<Walk>; 2],
}

/// One kind of roll from the states of a layer.
pub(crate) struct Walk {
    pub(crate) program: usize,
    /// Where the targets of the first block begin.
    pub(crate) first_target: usize,
    pub(crate) n_faces: usize,
    /// The faces that are two ones or more, where one is new.
    pub(crate) double_ones: Range<usize>,
}

impl Layer {
    /// Whether the dice can be thrown.
    pub(crate) fn has_rolls(&self) -> bool {
        self.walks[0].is_some()
    }

    /// Whether states of the layer can follow a state, or be it.
    pub(crate) fn can_follow(&self, from: State) -> bool {
        let (like, dice) = (self.like, self.like.n_pool().cmp(&from.n_pool()));
        let is_later = dice.is_lt() && like.used.len() > from.used.len();
        let is_same = dice.is_eq() && like.used.len() == from.used.len();
        !self.has_rolls() || ((is_later || is_same) && (from.golden || !like.golden))
    }
}
