use alloc::vec;
use alloc::vec::Vec;

use wormery_regenwormen::Symbol;

use super::{Graph, Layer, NOWHERE, WIDTH, Walk};
use crate::payoffs::end_index;
use crate::program::{Program, Shape};
use crate::{Kit, State};

impl Graph {
    /// Finds every state of a turn with these dice; takes about a millisecond.
    pub fn new(kit: Kit) -> Self {
        let mut builder = Builder {
            graph: Self {
                kit,
                layers: Vec::new(),
                states: Vec::new(),
                used: Vec::new(),
                ends: Vec::new(),
                targets: Vec::new(),
                programs: Vec::new(),
                places: vec![NOWHERE; State::N_PLACES],
            },
            shapes: Vec::new(),
        };
        let mut states = reachable(kit.start());
        states.sort_unstable_by_key(|state| (likeness(*state), state.used, state.points));
        for alike in states.chunk_by(|a, b| likeness(*a) == likeness(*b)) {
            builder.add_layer(alike);
        }
        builder.graph
    }
}

struct Builder {
    graph: Graph,
    /// The shapes of the programs.
    shapes: Vec<Shape>,
}

/// What is the same for all states of a layer; smaller for those that come later in a turn.
fn likeness(state: State) -> (u8, bool, usize, [bool; 2]) {
    if !state.may_roll() {
        return (0, false, 0, [false; 2]);
    }
    let new = [Symbol::One, Symbol::Worm].map(|symbol| state.golden && !state.used.contains(symbol));
    (state.n_pool(), state.golden, n_new(state), new)
}

fn n_new(state: State) -> usize {
    state.used.missing().count()
}

fn reachable(start: State) -> Vec<State> {
    let mut seen = vec![false; State::N_PLACES];
    seen[start.place()] = true;
    let mut states = vec![start];
    let mut next = 0;
    while let Some(&state) = states.get(next) {
        for shape in shapes(state).into_iter().flatten() {
            for target in targets(state, shape) {
                if !core::mem::replace(&mut seen[target.place()], true) {
                    states.push(target);
                }
            }
        }
        next += 1;
    }
    states
}

/// The equally likely kinds of roll from a state.
fn shapes(state: State) -> [Option<Shape>; 2] {
    if !state.may_roll() {
        return [None, None];
    }
    let n_new = n_new(state);
    let shape = |golden| Shape { n_dice: state.n_dice.into(), n_new, golden };
    let shown = |symbol, place| (!state.used.contains(symbol)).then_some(place);
    match [shown(Symbol::One, 0), shown(Symbol::Worm, n_new - 1)] {
        [one, worm] if state.golden && (one.is_some() || worm.is_some()) => {
            [Some(shape(one)), Some(shape(worm))]
        }
        _ => [Some(shape(None)), None],
    }
}

/// What keeping each face of a roll leads to, in the order of the faces in a program.
fn targets(state: State, shape: Shape) -> Vec<State> {
    let mut targets = Vec::new();
    for (place, symbol) in state.used.missing().enumerate() {
        for count in shape.fewest(place) as u8..=state.n_dice {
            targets.push(match shape.golden {
                Some(golden) if golden == place => state.keep_golden(symbol, count),
                _ => state.keep(symbol, count),
            });
        }
    }
    targets
}

impl Builder {
    fn add_layer(&mut self, alike: &[State]) {
        let first_block = self.graph.used.len();
        for block in alike.chunks(WIDTH) {
            self.add_block(block);
        }
        let blocks = first_block..self.graph.used.len();
        let like = alike[0];
        let walks = shapes(like).map(|shape| shape.map(|shape| self.add_walk(shape, &blocks, like)));
        self.graph.layers.push(Layer { like, n_states: alike.len(), blocks, walks });
    }

    fn add_block(&mut self, block: &[State]) {
        let last = block[block.len() - 1];
        for lane in 0..WIDTH {
            let state = *block.get(lane).unwrap_or(&last);
            if lane < block.len() {
                self.graph.places[state.place()] = self.graph.states.len() as u16;
            }
            self.graph.states.push(state);
            self.graph.ends.push(end_index(state.points, state.has_worm()) as u8);
        }
        self.graph.used.push(block.iter().fold(0, |bits, state| bits | 1 << state.used.index()));
    }

    fn add_walk(&mut self, shape: Shape, blocks: &core::ops::Range<usize>, like: State) -> Walk {
        let first_target = self.graph.targets.len();
        for block in blocks.clone() {
            let states = &self.graph.states[block * WIDTH..][..WIDTH];
            let lanes: Vec<Vec<State>> = states.iter().map(|state| targets(*state, shape)).collect();
            let n_faces = lanes[0].len();
            let row = |face: usize| core::array::from_fn(|lane| self.graph.places[lanes[lane][face].place()]);
            self.graph.targets.extend((0..n_faces).map(row));
        }
        let n_faces = (self.graph.targets.len() - first_target) / blocks.len();
        let golden_one = shape.golden == Some(0) && !like.used.contains(Symbol::One);
        let double_ones = 1..shape.n_dice.max(1) + usize::from(golden_one);
        Walk { program: self.program(shape), first_target, n_faces, double_ones }
    }

    fn program(&mut self, shape: Shape) -> usize {
        if let Some(known) = self.shapes.iter().position(|known| *known == shape) {
            return known;
        }
        self.shapes.push(shape);
        self.graph.programs.push(Program::new(shape));
        self.shapes.len() - 1
    }
}
