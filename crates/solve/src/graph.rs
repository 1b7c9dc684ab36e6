mod build;
mod layer;

use alloc::vec::Vec;

use crate::program::Program;
use crate::{Kit, State};

pub(crate) use layer::{Layer, Walk};

/// How many states of a layer are solved side by side.
pub(crate) const WIDTH: usize = 8;
/// The place of a state that a turn cannot come to.
const NOWHERE: u16 = u16::MAX;

/// Every state that a turn can come to, in an order in which each comes after all that can follow it.
///
/// It knows nothing about payoffs or the weasel: it is built once and shared.
pub struct Graph {
    kit: Kit,
    /// States whose rolls look alike form a layer, which is filled up to whole blocks of [`WIDTH`] states by
    /// repeating its last one.
    pub(crate) layers: Vec<Layer>,
    /// The states in order, whole blocks.
    pub(crate) states: Vec<State>,
    /// For each block the sets of kept symbols that occur in it, one bit each.
    pub(crate) used: Vec<u64>,
    /// For each state the place of its end among the payoffs.
    pub(crate) ends: Vec<u8>,
    /// For each layer, walk, block and face: the states that keeping the face leads to, one for each lane.
    pub(crate) targets: Vec<[u16; WIDTH]>,
    pub(crate) programs: Vec<Program>,
    /// Where each state is, by [`State::place`].
    places: Vec<u16>,
}

impl Graph {
    /// The dice of the turn.
    pub fn kit(&self) -> Kit {
        self.kit
    }

    /// Where a state is; `None` for one that the dice cannot come to.
    pub(crate) fn find(&self, state: State) -> Option<usize> {
        let place = self.places.get(state.place()).copied().unwrap_or(NOWHERE);
        (place != NOWHERE).then_some(place.into())
    }
}
