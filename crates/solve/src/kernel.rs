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

/// Solves turns one by one: the value of every state, for any payoffs.
///
/// Solving allocates nothing, so a kernel is made once and used again and again. Clones share the graph.
#[derive(Clone)]
pub struct Kernel {
    graph: Arc<Graph>,
    /// The values with the weasel used or not at hand, and with the weasel ready.
    tables: [Table; 2],
    scratch: Scratch,
}

/// The value of each state, and that of throwing its dice.
#[derive(Clone)]
struct Table {
    values: Vec<f64>,
    rolls: Vec<f64>,
}

#[derive(Clone)]
struct Scratch {
    wide: Box<Cells<2>>,
    /// For layers with few states.
    narrow: Box<Cells<1>>,
}

impl Kernel {
    /// A kernel for turns with these dice.
    pub fn new(kit: Kit) -> Self {
        Self::from_graph(Arc::new(Graph::new(kit)))
    }

    /// A kernel on a graph that others use too.
    pub fn from_graph(graph: Arc<Graph>) -> Self {
        let n_states = graph.states.len();
        let table = Table { values: vec![0.0; n_states], rolls: vec![0.0; n_states] };
        let scratch = Scratch { wide: new_cells(), narrow: new_cells() };
        Self { graph, tables: [table.clone(), table], scratch }
    }

    /// Solves the turn from a state on: it and all that can follow it get their values.
    ///
    /// With `from.weasel` they get them both ways, before and after the weasel is used.
    pub fn solve(&mut self, payoffs: &Payoffs, from: State) {
        wide::run(Solving { kernel: self, payoffs, from });
    }

    fn table(&self, state: State) -> (&Table, usize) {
        let place = self.graph.find(state).expect("the dice can come to the state that is asked for");
        (&self.tables[usize::from(state.weasel)], place)
    }
}

impl Solved for Kernel {
    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn value(&self, state: State) -> f64 {
        let (table, place) = self.table(state);
        table.values[place]
    }

    fn roll(&self, state: State) -> f64 {
        let (table, place) = self.table(state);
        table.rolls[place]
    }
}

struct Solving<'a> {
    kernel: &'a mut Kernel,
    payoffs: &'a Payoffs,
    from: State,
}

impl Work for Solving<'_> {
    #[inline(always)]
    fn run(self) {
        let Kernel { graph, tables: [used, ready], scratch } = self.kernel;
        let Self { payoffs, from, .. } = self;
        Pass { graph, payoffs, again: None }.solve(from, used, scratch);
        if from.weasel {
            Pass { graph, payoffs, again: Some(&used.rolls) }.solve(from, ready, scratch);
        }
    }
}

struct Pass<'a> {
    graph: &'a Graph,
    payoffs: &'a Payoffs,
    /// What throwing again is worth, for each state, while the weasel is ready.
    again: Option<&'a [f64]>,
}

impl Pass<'_> {
    #[inline(always)]
    fn solve(&self, from: State, table: &mut Table, scratch: &mut Scratch) {
        let needed = from.used.supersets();
        for layer in self.graph.layers.iter().filter(|layer| layer.can_follow(from)) {
            if !layer.has_rolls() {
                self.solve_ends(layer, table);
            } else if layer.n_states <= Lanes::<1>::LEN {
                self.solve_block(layer, 0, table, &mut scratch.narrow);
            } else {
                for (block, in_graph) in layer.blocks.clone().enumerate() {
                    if self.graph.used[in_graph] & needed != 0 {
                        self.solve_block(layer, block, table, &mut scratch.wide);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn solve_ends(&self, layer: &Layer, table: &mut Table) {
        let states = layer.blocks.start * WIDTH..layer.blocks.end * WIDTH;
        for (value, end) in table.values[states.clone()].iter_mut().zip(&self.graph.ends[states]) {
            *value = self.payoffs.over[*end as usize % N_ENDS];
        }
    }

    #[inline(always)]
    fn solve_block<const Q: usize>(
        &self,
        layer: &Layer,
        block: usize,
        table: &mut Table,
        cells: &mut Cells<Q>,
    ) {
        let first = (layer.blocks.start + block) * WIDTH;
        let bounds = self.bounds(first);
        let roll = roll_value(self.graph, layer, block, &bounds, cells, &Gather(&table.values));
        let ends = &self.graph.ends[first..][..WIDTH];
        let stop = Lanes::from_fn(|lane| self.payoffs.stop[ends[lane] as usize % N_ENDS]);
        roll.write_to(&mut table.rolls[first..]);
        roll.larger(&stop).write_to(&mut table.values[first..]);
    }

    #[inline(always)]
    fn bounds<const Q: usize>(&self, first: usize) -> Bounds<Q> {
        let Self { graph, payoffs, again } = self;
        let fail = Lanes::all(payoffs.fail);
        let floor = again.map(|again| Lanes::from_fn(|lane| again[first + lane]));
        let bust = match &floor {
            Some(floor) if payoffs.weasel_after_fail => fail.larger(floor),
            _ => fail,
        };
        let is_new = |lane: usize| !graph.states[first + lane].used.contains(Symbol::One);
        let double_one = |lane| if is_new(lane) { payoffs.double_one } else { 0.0 };
        let double_one = (payoffs.double_one != 0.0).then(|| Lanes::from_fn(double_one));
        Bounds { bust, floor, double_one }
    }
}

/// One state in each lane.
struct Gather<'a>(&'a [f64]);

impl<const Q: usize> Load<Q> for Gather<'_> {
    #[inline(always)]
    fn load(&self, targets: &[u16; WIDTH]) -> Lanes<Q> {
        Lanes::from_fn(|lane| self.0[targets[lane] as usize])
    }
}
