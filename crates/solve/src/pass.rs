//! One pass over the graph: the value of every state, from the end of a turn back to its beginning.

use crate::graph::{Graph, Layer, WIDTH, Walk};
use crate::lanes::Lanes;
use crate::program::Cells;

/// What rolls are worth besides what is kept of them.
pub(crate) struct Bounds<const Q: usize> {
    /// What a roll without a new symbol is worth.
    pub(crate) bust: Lanes<Q>,
    /// What any roll is worth at least: throwing it again with the weasel.
    pub(crate) floor: Option<Lanes<Q>>,
    /// The payoff of two ones; zero where one was kept before.
    pub(crate) double_one: Option<Lanes<Q>>,
}

/// Where the values of targets come from.
pub(crate) trait Load<const Q: usize> {
    /// The values that a row of targets stands for; must be inlined.
    fn load(&self, targets: &[u16; WIDTH]) -> Lanes<Q>;
}

/// What throwing the dice is worth in the states of a block.
#[inline(always)]
pub(crate) fn roll_value<const Q: usize>(
    graph: &Graph,
    layer: &Layer,
    block: usize,
    bounds: &Bounds<Q>,
    cells: &mut Cells<Q>,
    values: &impl Load<Q>,
) -> Lanes<Q> {
    let (mut sum, mut ways) = (Lanes::ZERO, 0.0);
    for walk in layer.walks.iter().flatten() {
        let program = &graph.programs[walk.program];
        let targets = &graph.targets[walk.first_target + block * walk.n_faces..][..walk.n_faces];
        sum = sum.plus_times(program.bust(), &bounds.bust);
        for (place, ((cell, targets), alone)) in
            cells.iter_mut().zip(targets).zip(program.alone()).enumerate()
        {
            *cell = bounds.face(walk, place, values.load(targets));
            sum = sum.plus_times(*alone, cell);
        }
        sum = sum.plus(&program.sum(cells));
        ways += program.ways();
    }
    sum.divided(ways)
}

impl<const Q: usize> Bounds<Q> {
    /// What keeping a face is worth, or the weasel if it is worth more.
    #[inline(always)]
    fn face(&self, walk: &Walk, place: usize, mut value: Lanes<Q>) -> Lanes<Q> {
        if let Some(double_one) = &self.double_one
            && walk.double_ones.contains(&place)
        {
            value = value.plus(double_one);
        }
        if let Some(floor) = &self.floor {
            value = value.larger(floor);
        }
        value
    }
}
