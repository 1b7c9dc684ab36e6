use crate::color::Color;
use crate::deck::{Card, Column};

/// A mound of the round: its card and the dice on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mound {
    card: u8,
    stacks: [Stack; Card::N_COLUMNS],
}

/// The dice in one column, all of one color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    color: Option<Color>,
    /// From bottom to top; 0 where no die lies yet.
    dice: [u8; Column::MAX_HEIGHT],
}

impl Mound {
    /// A card without dice.
    pub(crate) const fn new(card: usize) -> Self {
        let empty = Stack { color: None, dice: [0; Column::MAX_HEIGHT] };
        Self { card: card as u8, stacks: [empty; Card::N_COLUMNS] }
    }

    #[inline]
    pub(crate) fn card(&self) -> usize {
        self.card.into()
    }

    /// The columns from left to right.
    pub(crate) fn stacks(&self) -> &[Stack] {
        &self.stacks
    }

    /// Every color on the mound with its sum, in column order.
    pub(crate) fn sums(&self) -> impl Iterator<Item = (Color, u8)> {
        self.stacks.iter().filter_map(|stack| Some((stack.color?, stack.dice.iter().sum())))
    }

    /// The column in which a color must place (IH-08): its own, or else the leftmost without dice.
    ///
    /// Columns are taken from left to right, so the first one that is either is the right one, and five
    /// colors always find one of five.
    #[inline]
    pub(crate) fn column_for(&self, color: Color) -> usize {
        let found = self.stacks.iter().position(|stack| stack.color.is_none_or(|owner| owner == color));
        found.expect("there are as many columns as colors")
    }

    /// Puts a die on the lowest empty field of a column, and says which field that is.
    #[inline]
    pub(crate) fn put(&mut self, column: usize, color: Color, value: u8) -> usize {
        let stack = &mut self.stacks[column];
        let field = stack.n_dice();
        stack.color = Some(color);
        stack.dice[field] = value;
        field
    }

    /// Who gets the queen and the general tile (IH-15, IH-16).
    ///
    /// Of equal sums the more left one comes first, and is met first here.
    pub(crate) fn winners(&self) -> (Option<Color>, Option<Color>) {
        let (mut first, mut second) = ((None, 0), (None, 0));
        for (color, sum) in self.sums() {
            if sum > first.1 {
                second = first;
                first = (Some(color), sum);
            } else if sum > second.1 {
                second = (Some(color), sum);
            }
        }
        (first.0, second.0)
    }
}

impl Stack {
    pub(crate) fn color(self) -> Option<Color> {
        self.color
    }

    /// The values of the dice, from bottom to top.
    pub(crate) fn dice(&self) -> &[u8] {
        &self.dice[..self.n_dice()]
    }

    #[inline]
    fn n_dice(self) -> usize {
        self.dice.iter().filter(|die| **die != 0).count()
    }
}
