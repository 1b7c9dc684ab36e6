use wormery_core::{Game, Turn};
use wormery_regenwormen::{Options, Regenwormen, Tiles, VoluntaryFail};
use wormery_solve::Payoffs;

use crate::claims::{AllClaims, ends};
use crate::{Block, Layout, Values};

/// What the player gets when his turn ends in a certain way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Worth {
    /// A share that is known: the game is over, or goes on in a smaller block.
    Known(f64),
    /// What the other player does not get in a position of this block.
    Less(u32),
}

impl Worth {
    pub(crate) fn in_block(self) -> Option<usize> {
        match self {
            Self::Known(_) => None,
            Self::Less(place) => Some(place as usize),
        }
    }
}

/// The positions of a block, each with the worths of all ends of its turn.
pub(crate) struct Equations {
    /// Where the worths of each position begin, and where the last one's end.
    first: Vec<u32>,
    worths: Vec<Worth>,
    claims: AllClaims,
    /// The claims of each position.
    which: Vec<u32>,
    voluntary: VoluntaryFail,
}

impl Equations {
    /// Asks the rules how the turns of a block can end; all smaller blocks that follow must be known.
    pub(crate) fn new(values: &Values, tiles: Tiles) -> Self {
        let (block, options) = (Block::new(tiles), values.options());
        let mut equations = Self::empty(options, block.len());
        for place in 0..block.len() {
            let layout = block.layout(place);
            let game = layout.position(options).expect("every layout of a block is a position");
            equations.which.push(equations.claims.find(&game));
            equations.worths.extend(ends(&game).map(|end| worth(&game.after(end), tiles, &block, values)));
            equations.first.push(equations.worths.len() as u32);
        }
        equations
    }

    fn empty(options: &Options, n_positions: usize) -> Self {
        let mut first = Vec::with_capacity(n_positions + 1);
        first.push(0);
        Self {
            first,
            worths: Vec::new(),
            claims: AllClaims::default(),
            which: Vec::with_capacity(n_positions),
            voluntary: options.voluntary_fail,
        }
    }

    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.which.len()
    }

    /// How many worths all positions have together.
    pub(crate) fn n_worths(&self) -> usize {
        self.worths.len()
    }

    /// Where the worths of a position lie.
    pub(crate) fn span(&self, place: usize) -> std::ops::Range<usize> {
        self.first[place] as usize..self.first[place + 1] as usize
    }

    pub(crate) fn worths(&self, place: usize) -> &[Worth] {
        &self.worths[self.span(place)]
    }

    /// The payoffs of a turn, by what the positions are worth to those who move in them.
    ///
    /// The first `n_raised` of the ends that stay in the block are worth so much more.
    pub(crate) fn payoffs(&self, place: usize, values: &[f64], n_raised: usize, more: f64) -> Payoffs {
        let mut n_in_block = 0;
        let mut numbers = [0.0; 16];
        for (number, worth) in numbers.iter_mut().zip(self.worths(place)) {
            *number = match worth {
                Worth::Known(share) => *share,
                Worth::Less(next) => {
                    n_in_block += 1;
                    1.0 - values[*next as usize] + if n_in_block <= n_raised { more } else { 0.0 }
                }
            };
        }
        let claims = self.claims.get(self.which[place]);
        Payoffs::new(numbers[0], self.voluntary, |points, has_worm| claims.best(points, has_worm, &numbers))
    }
}

/// What a position after the turn of seat 0 is worth to seat 0.
fn worth(after: &Regenwormen, tiles: Tiles, block: &Block, values: &Values) -> Worth {
    if let Turn::Over(standing) = after.turn() {
        return Worth::Known(standing.win_share(0));
    }
    let layout = Layout::of(after);
    if layout.tiles() == tiles {
        return Worth::Less(block.place(&layout) as u32);
    }
    Worth::Known(1.0 - values.of(&layout).expect("smaller blocks are solved first"))
}
