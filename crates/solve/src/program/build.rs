use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::{N_CELLS, Program, Rolls, Shape};

impl Program {
    /// Writes the program for a kind of throw.
    pub(crate) fn new(shape: Shape) -> Self {
        let mut builder = Builder::new(shape);
        builder.add_rolls(0, shape.n_dice, 1, &mut Vec::new());
        builder.finish()
    }
}

struct Builder {
    shape: Shape,
    program: Program,
    /// The cell that holds the maximum of these faces.
    known: BTreeMap<Vec<u16>, u16>,
    /// The rolls with several new symbols: ways and two cells.
    rolls: Vec<(u64, [u16; 2])>,
}

impl Builder {
    fn new(shape: Shape) -> Self {
        let n_faces = (0..shape.n_new).map(|symbol| shape.n_dice + 1 - shape.fewest(symbol)).sum();
        let program = Program {
            alone: vec![0.0; n_faces],
            bust: 0.0,
            nodes: Vec::new(),
            twins: Vec::new(),
            pairs: Vec::new(),
            ways: 6_u64.pow(shape.n_dice as u32) as f64,
        };
        Self { shape, program, known: BTreeMap::new(), rolls: Vec::new() }
    }

    /// Adds every roll that shows these faces of the first symbols, and anything of the others.
    fn add_rolls(&mut self, symbol: usize, n_left: usize, ways: u64, faces: &mut Vec<Face>) {
        if symbol == self.shape.n_new {
            // The rest of the dice show symbols that were kept before.
            let n_old = 6 - self.shape.n_new as u64;
            if n_left == 0 || n_old > 0 {
                self.add_roll(ways * n_old.pow(n_left as u32), faces);
            }
            return;
        }
        for count in 0..=n_left {
            let n_before = faces.len();
            faces.extend(self.face(symbol, count));
            self.add_rolls(symbol + 1, n_left - count, ways * choose(n_left, count), faces);
            faces.truncate(n_before);
        }
    }

    /// A symbol shown by so many ordinary dice.
    fn face(&self, symbol: usize, count: usize) -> Option<Face> {
        let fewest = self.shape.fewest(symbol);
        // The golden die's symbol has one face more, the one without ordinary dice.
        let n_golden = usize::from(self.shape.golden.is_some_and(|golden| golden < symbol));
        let cell = symbol * self.shape.n_dice + n_golden + count;
        (count >= fewest).then(|| Face { symbol, cell: (cell - fewest) as u16 })
    }

    fn add_roll(&mut self, ways: u64, faces: &[Face]) {
        match faces {
            [] => self.program.bust += ways as f64,
            [face] => self.program.alone[face.cell as usize] += ways as f64,
            _ => {
                let cells: Vec<u16> = faces.iter().map(|face| face.cell).collect();
                let (left, right) = cells.split_at(self.split(faces));
                let maxima = [self.maximum(left), self.maximum(right)];
                self.rolls.push((ways, maxima));
            }
        }
    }

    /// Where to part the faces of a roll so that its parts occur in many other rolls.
    fn split(&self, faces: &[Face]) -> usize {
        let middle = if self.shape.n_new == 6 { 3 } else { 2 };
        let n_left = faces.iter().filter(|face| face.symbol < middle).count();
        if n_left == 0 || n_left == faces.len() { 1 } else { n_left }
    }

    /// The cell that holds the maximum of one or more faces.
    fn maximum(&mut self, faces: &[u16]) -> u16 {
        if let [face] = faces {
            return *face;
        }
        if let Some(cell) = self.known.get(faces) {
            return *cell;
        }
        let node = [faces[0], self.maximum(&faces[1..])];
        let cell = self.program.alone.len() + self.program.nodes.len();
        assert!(cell < N_CELLS, "a program fits into its cells");
        self.program.nodes.push(node);
        self.known.insert(faces.to_vec(), cell as u16);
        cell as u16
    }

    /// Pairs off the rolls that have their ways and a cell in common.
    fn finish(mut self) -> Program {
        let mut by_cell = BTreeMap::<(u64, u16), usize>::new();
        for (ways, cells) in &self.rolls {
            for cell in cells {
                *by_cell.entry((*ways, *cell)).or_default() += 1;
            }
        }
        let mut families = BTreeMap::<(u64, u16), Vec<u16>>::new();
        for (ways, [one, other]) in self.rolls {
            let is_rarer = by_cell[&(ways, one)] < by_cell[&(ways, other)];
            let (shared, single) = if is_rarer { (other, one) } else { (one, other) };
            families.entry((ways, shared)).or_default().push(single);
        }
        for ((ways, shared), singles) in families {
            let (twins, rest) = singles.as_chunks::<2>();
            let ways = ways as f64;
            self.program.twins.extend(twins.iter().map(|[a, b]| Rolls { cells: [shared, *a, *b], ways }));
            self.program.pairs.extend(rest.iter().map(|a| Rolls { cells: [shared, *a], ways }));
        }
        self.program
    }
}

struct Face {
    symbol: usize,
    cell: u16,
}

/// In how many ways `k` of `n` dice can be chosen.
fn choose(n: usize, k: usize) -> u64 {
    (0..k as u64).fold(1, |ways, i| ways * (n as u64 - i) / (i + 1))
}
