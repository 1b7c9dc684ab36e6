use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use wormery_regenwormen::Symbol;

use crate::graph::{Graph, Layer, WIDTH};
use crate::lanes::Lanes;
use crate::pass::{Bounds, Load, roll_value};
use crate::payoffs::N_ENDS;
use crate::program::{Cells, new_cells};
use crate::wide::{self, Work};
use crate::{Kit, Payoffs, Solved, State};

/// Registers for one number of each position.
const QUADS: usize = 4;
type Numbers = Lanes<QUADS>;

/// Solves many turns with the same dice at once, each with its own payoffs.
///
/// A position costs less than half of what it costs alone. Solving allocates nothing.
#[derive(Clone)]
pub struct Batch {
    graph: Arc<Graph>,
    /// The values with the weasel used or not at hand, and with the weasel ready.
    tables: [Table; 2],
    scratch: Scratch,
}

#[derive(Clone)]
struct Table {
    values: Vec<Numbers>,
    rolls: Vec<Numbers>,
}

#[derive(Clone)]
struct Scratch {
    cells: Box<Cells<QUADS>>,
    /// The payoffs of each end, side by side for all positions.
    stop: Vec<Numbers>,
    over: Vec<Numbers>,
}

impl Batch {
    /// How many positions are solved side by side.
    pub const WIDTH: usize = Numbers::LEN;

    /// A batch of turns with these dice.
    pub fn new(kit: Kit) -> Self {
        Self::from_graph(Arc::new(Graph::new(kit)))
    }

    /// A batch on a graph that others use too.
    pub fn from_graph(graph: Arc<Graph>) -> Self {
        let n_states = graph.states.len();
        let table = Table { values: vec![Lanes::ZERO; n_states], rolls: vec![Lanes::ZERO; n_states] };
        let ends = vec![Lanes::ZERO; N_ENDS];
        let scratch = Scratch { cells: new_cells(), stop: ends.clone(), over: ends };
        Self { graph, tables: [table.clone(), table], scratch }
    }

    /// Solves turns from a state on and hands each to `visit`, in order.
    ///
    /// Any number of positions will do; they are best in multiples of [`Batch::WIDTH`].
    pub fn solve(&mut self, payoffs: &[&Payoffs], from: State, mut visit: impl FnMut(usize, SolvedLane<'_>)) {
        for (chunk, payoffs) in payoffs.chunks(Self::WIDTH).enumerate() {
            self.solve_chunk(payoffs, from);
            for lane in 0..payoffs.len() {
                visit(chunk * Self::WIDTH + lane, self.lane(lane));
            }
        }
    }

    /// One of the turns that were solved side by side last, from the first to the [`Batch::WIDTH`]th.
    pub fn lane(&self, lane: usize) -> SolvedLane<'_> {
        SolvedLane { batch: self, lane }
    }

    /// Solves as many turns as fit side by side; by itself, so that it is compiled here, whoever visits.
    fn solve_chunk(&mut self, payoffs: &[&Payoffs], from: State) {
        wide::run(Solving { batch: self, payoffs, from });
    }
}

/// One position of a batch.
#[derive(Clone, Copy)]
pub struct SolvedLane<'a> {
    batch: &'a Batch,
    lane: usize,
}

impl SolvedLane<'_> {
    fn table(&self, state: State) -> (&Table, usize) {
        let place = self.batch.graph.find(state).expect("the dice can come to the state that is asked for");
        (&self.batch.tables[usize::from(state.weasel)], place)
    }
}

impl Solved for SolvedLane<'_> {
    fn graph(&self) -> &Graph {
        &self.batch.graph
    }

    fn value(&self, state: State) -> f64 {
        let (table, place) = self.table(state);
        table.values[place].get(self.lane)
    }

    fn roll(&self, state: State) -> f64 {
        let (table, place) = self.table(state);
        table.rolls[place].get(self.lane)
    }
}

struct Solving<'a> {
    batch: &'a mut Batch,
    /// Those of one to [`Batch::WIDTH`] positions.
    payoffs: &'a [&'a Payoffs],
    from: State,
}

impl Work for Solving<'_> {
    #[inline(always)]
    fn run(self) {
        let Batch { graph, tables: [used, ready], scratch } = self.batch;
        let mut pass = Pass::new(graph, self.payoffs, self.from);
        for end in 0..N_ENDS {
            scratch.stop[end] = pass.numbers(|payoffs| payoffs.stop[end]);
            scratch.over[end] = pass.numbers(|payoffs| payoffs.over[end]);
        }
        pass.solve(used, scratch);
        if self.from.weasel {
            pass.again = Some(&used.rolls);
            pass.solve(ready, scratch);
        }
    }
}

struct Pass<'a> {
    graph: &'a Graph,
    payoffs: &'a [&'a Payoffs],
    from: State,
    fail: Numbers,
    double_one: Numbers,
    /// What throwing again is worth, for each state, while the weasel is ready.
    again: Option<&'a [Numbers]>,
}

impl<'a> Pass<'a> {
    #[inline(always)]
    fn new(graph: &'a Graph, payoffs: &'a [&'a Payoffs], from: State) -> Self {
        let mut pass = Self { graph, payoffs, from, fail: Lanes::ZERO, double_one: Lanes::ZERO, again: None };
        pass.fail = pass.numbers(|payoffs| payoffs.fail);
        pass.double_one = pass.numbers(|payoffs| payoffs.double_one);
        pass
    }

    /// One number for each position; lanes that are left over repeat the last.
    #[inline(always)]
    fn numbers(&self, number: impl Fn(&Payoffs) -> f64) -> Numbers {
        Lanes::from_fn(|lane| number(self.payoffs[lane.min(self.payoffs.len() - 1)]))
    }

    #[inline(always)]
    fn solve(&self, table: &mut Table, scratch: &mut Scratch) {
        let needed = self.from.used.supersets();
        for layer in self.graph.layers.iter().filter(|layer| layer.can_follow(self.from)) {
            for place in 0..layer.n_states {
                let state = layer.blocks.start * WIDTH + place;
                let end = self.graph.ends[state] as usize % N_ENDS;
                if !layer.has_rolls() {
                    table.values[state] = scratch.over[end];
                } else if self.graph.used[state / WIDTH] & needed != 0 {
                    table.rolls[state] = self.roll(layer, place, table, &mut scratch.cells);
                    table.values[state] = table.rolls[state].larger(&scratch.stop[end]);
                }
            }
        }
    }

    /// What throwing the dice is worth in one state of a layer.
    #[inline(always)]
    fn roll(&self, layer: &Layer, place: usize, table: &Table, cells: &mut Cells<QUADS>) -> Numbers {
        let (block, lane) = (place / WIDTH, place % WIDTH);
        let bounds = self.bounds(layer.blocks.start * WIDTH + place);
        roll_value(self.graph, layer, block, &bounds, cells, &OneState { values: &table.values, lane })
    }

    #[inline(always)]
    fn bounds(&self, state: usize) -> Bounds<QUADS> {
        let floor = self.again.map(|again| again[state]);
        let bust = floor.map_or(self.fail, |floor| self.bust_before_weasel(&floor));
        let has_double_one =
            self.double_one != Lanes::ZERO && !self.graph.states[state].used.contains(Symbol::One);
        Bounds { bust, floor, double_one: has_double_one.then_some(self.double_one) }
    }

    /// What a roll without a new symbol is worth while the weasel is ready.
    fn bust_before_weasel(&self, again: &Numbers) -> Numbers {
        let may = self.numbers(|payoffs| f64::from(payoffs.weasel_after_fail));
        Lanes::from_fn(|lane| {
            let (fail, again) = (self.fail.get(lane), again.get(lane));
            if may.get(lane) != 0.0 && again > fail { again } else { fail }
        })
    }
}

/// One position in each lane, all in the same state.
struct OneState<'a> {
    values: &'a [Numbers],
    /// The place of the state in its block.
    lane: usize,
}

impl Load<QUADS> for OneState<'_> {
    #[inline(always)]
    fn load(&self, targets: &[u16; WIDTH]) -> Numbers {
        self.values[targets[self.lane] as usize]
    }
}
