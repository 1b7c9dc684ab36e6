mod build;

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::lanes::Lanes;

/// How many cells a program may use; a power of two, so that an index needs no check.
pub(crate) const N_CELLS: usize = 512;

/// The numbers a program works on: the faces, then what it makes of them.
pub(crate) type Cells<const Q: usize> = [Lanes<Q>; N_CELLS];

/// Cells for programs to work on.
#[allow(clippy::unnecessary_box_returns, reason = "they are too large for the stack")]
pub(crate) fn new_cells<const Q: usize>() -> Box<Cells<Q>> {
    let cells = vec![Lanes::ZERO; N_CELLS].into_boxed_slice();
    cells.try_into().expect("there are as many cells as were made")
}

/// The expectation, over one throw, of the best symbol to keep, as a list of steps.
///
/// A face is a new symbol together with the number of dice that show it; its cell holds what keeping it is
/// worth. A roll is worth the largest of its faces. Rolls share the maxima of their parts, so that none costs
/// more than one maximum and one multiplication; of two rolls with the same number of ways and a part in
/// common only one needs the multiplication.
pub(crate) struct Program {
    /// For each face: in how many ways a roll has nothing else that is new.
    alone: Vec<f64>,
    /// In how many ways a roll has nothing new.
    bust: f64,
    /// Cells made one after the other, each the larger of two earlier ones.
    nodes: Vec<[u16; 2]>,
    /// Two rolls each, with several new symbols: the larger of the first and the second cell, and of the first
    /// and the third.
    twins: Vec<Rolls<3>>,
    /// The other rolls with several new symbols: the larger of two cells.
    pairs: Vec<Rolls<2>>,
    /// In how many ways the dice can fall.
    ways: f64,
}

/// Rolls that are worth as much as some cells.
struct Rolls<const N: usize> {
    cells: [u16; N],
    /// In how many ways each of the rolls can fall.
    ways: f64,
}

/// What kind of throw a program is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The ordinary dice.
    pub(crate) n_dice: usize,
    /// The symbols not kept yet.
    pub(crate) n_new: usize,
    /// The new symbol that the golden die shows, by its place among the new ones.
    pub(crate) golden: Option<usize>,
}

impl Shape {
    /// The fewest ordinary dice with which a new symbol is a face: none, when the golden die shows it.
    pub(crate) fn fewest(self, symbol: usize) -> usize {
        usize::from(self.golden != Some(symbol))
    }
}

impl Program {
    /// In how many ways the dice can fall: what the sum must be divided by.
    pub(crate) fn ways(&self) -> f64 {
        self.ways
    }

    /// For each face: in how many ways a roll has nothing else that is new.
    #[inline(always)]
    pub(crate) fn alone(&self) -> &[f64] {
        &self.alone
    }

    /// In how many ways a roll has nothing new.
    #[inline(always)]
    pub(crate) fn bust(&self) -> f64 {
        self.bust
    }

    /// Adds up what the rolls with several new symbols are worth, each as often as it can fall.
    ///
    /// The cells of the faces are filled in.
    #[inline(always)]
    pub(crate) fn sum<const Q: usize>(&self, cells: &mut Cells<Q>) -> Lanes<Q> {
        for (place, [left, right]) in self.nodes.iter().enumerate() {
            cells[(self.alone.len() + place) % N_CELLS] = at(cells, *left).larger(at(cells, *right));
        }
        self.sum_of_pairs(cells).plus(&self.sum_of_twins(cells))
    }

    #[inline(always)]
    fn sum_of_twins<const Q: usize>(&self, cells: &Cells<Q>) -> Lanes<Q> {
        let mut sum = Lanes::ZERO;
        for Rolls { cells: [shared, one, other], ways } in &self.twins {
            let shared = at(cells, *shared);
            let both = shared.larger(at(cells, *one)).plus(&shared.larger(at(cells, *other)));
            sum = sum.plus_times(*ways, &both);
        }
        sum
    }

    #[inline(always)]
    fn sum_of_pairs<const Q: usize>(&self, cells: &Cells<Q>) -> Lanes<Q> {
        let mut sum = Lanes::ZERO;
        for Rolls { cells: [one, other], ways } in &self.pairs {
            sum = sum.plus_times(*ways, &at(cells, *one).larger(at(cells, *other)));
        }
        sum
    }
}

#[inline(always)]
fn at<const Q: usize>(cells: &Cells<Q>, cell: u16) -> &Lanes<Q> {
    &cells[cell as usize % N_CELLS]
}
