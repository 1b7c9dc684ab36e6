use alloc::vec;
use alloc::vec::Vec;

use wormery_regenwormen::Symbol;

use crate::payoffs::{N_ENDS, end_index};
use crate::tie::beats;
use crate::{Payoffs, Solved, State};

/// The chances of all that can still happen in a turn, if every choice is the best one.
///
/// Chances flow from the beginning of the turn to its ends, state by state. Of equally good choices the safer
/// one is made: claim before rolling, keep before the weasel, high symbols before low ones, and giving up last.
pub(crate) struct Flow<'a> {
    solved: &'a dyn Solved,
    payoffs: &'a Payoffs,
    /// The chance to come to each state, with the weasel used and with the weasel ready.
    arrive: [Vec<f64>; 2],
    /// The chance to throw the dice of each state without having arrived there.
    throw: [Vec<f64>; 2],
    ends: Ends,
}

/// The chance of each end of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    /// The chance to end the turn by choice, or because rolling is over, for each place of the payoffs.
    pub(crate) chosen: [f64; N_ENDS],
    /// The chance that a roll ends the turn.
    pub(crate) bust: f64,
}

impl<'a> Flow<'a> {
    pub(crate) fn new(solved: &'a dyn Solved, payoffs: &'a Payoffs) -> Self {
        let none = vec![0.0; solved.graph().states.len()];
        let none = [none.clone(), none];
        let ends = Ends { chosen: [0.0; N_ENDS], bust: 0.0 };
        Self { solved, payoffs, arrive: none.clone(), throw: none, ends }
    }

    /// The chances after keeping dice so that this is the state.
    pub(crate) fn arriving(mut self, state: State) -> Ends {
        let place = self.place(state);
        self.arrive[usize::from(state.weasel)][place] = 1.0;
        self.run()
    }

    /// The chances after deciding to throw the dice of a state.
    pub(crate) fn throwing(mut self, state: State) -> Ends {
        let place = self.place(state);
        self.throw[usize::from(state.weasel)][place] = 1.0;
        self.run()
    }

    fn place(&self, state: State) -> usize {
        self.solved.graph().find(state).expect("the dice can come to the state that is asked for")
    }

    fn run(mut self) -> Ends {
        let graph = self.solved.graph();
        for weasel in [true, false] {
            // The graph is ordered from the end of a turn to its beginning.
            for (place, state) in graph.states.iter().enumerate().rev() {
                self.leave(place, State { weasel, ..*state });
            }
        }
        self.ends
    }

    fn leave(&mut self, place: usize, state: State) {
        let weasel = usize::from(state.weasel);
        let (arrived, mut thrown) = (self.arrive[weasel][place], self.throw[weasel][place]);
        if arrived > 0.0 {
            if self.ends_turn(state) {
                self.ends.chosen[end_index(state.points, state.has_worm())] += arrived;
            } else {
                thrown += arrived;
            }
        }
        if thrown > 0.0 {
            self.throw_from(place, state, thrown);
        }
    }

    fn ends_turn(&self, state: State) -> bool {
        let end = end_index(state.points, state.has_worm());
        if !state.may_roll() {
            return true;
        }
        let (stop, roll) = (self.payoffs.stop[end], self.solved.roll(state));
        if self.payoffs.is_claimable(end) { !beats(roll, stop) } else { beats(stop, roll) }
    }

    /// Spreads a chance over all rolls of the dice of a state.
    fn throw_from(&mut self, place: usize, state: State, chance: f64) {
        let again = state.weasel.then(|| self.solved.roll(State { weasel: false, ..state }));
        let new = state.used.missing().rev().collect();
        let ways = 6_u64.pow(state.n_dice.into()) as f64;
        let mut throw = Throw { place, state, again, new, golden: None };
        if !state.golden {
            return self.spread(&throw, 0, state.n_dice, chance / ways, None);
        }
        for face in [Symbol::One, Symbol::Worm] {
            throw.golden = Some(face);
            self.spread(&throw, 0, state.n_dice, chance / ways / 2.0, None);
        }
    }

    /// Spreads the chance of one way to fall over all rolls, symbol by symbol; `best` is the best to keep of the
    /// symbols so far.
    fn spread(&mut self, throw: &Throw, symbol: usize, n_left: u8, chance: f64, best: Option<Kept>) {
        let Some(&face) = throw.new.get(symbol) else {
            // The rest of the dice show symbols that were kept before.
            let n_old = throw.state.used.len() as u64;
            return self.settle(throw, chance * n_old.pow(n_left.into()) as f64, best);
        };
        let mut ways = 1.0;
        for count in 0..=n_left {
            let kept = self.kept(throw, face, count);
            let best = match (best, kept) {
                (Some(best), Some(kept)) if !beats(kept.value, best.value) => Some(best),
                (best, kept) => kept.or(best),
            };
            self.spread(throw, symbol + 1, n_left - count, chance * ways, best);
            ways = ways * f64::from(n_left - count) / f64::from(count + 1);
        }
    }

    /// What keeping a symbol shown by so many ordinary dice leads to.
    fn kept(&self, throw: &Throw, symbol: Symbol, count: u8) -> Option<Kept> {
        let is_golden = throw.golden == Some(symbol);
        let state = match (is_golden, count) {
            (true, _) => throw.state.keep_golden(symbol, count),
            (false, 0) => return None,
            (false, _) => throw.state.keep(symbol, count),
        };
        let is_double_one = symbol == Symbol::One && count + u8::from(is_golden) >= 2;
        let token = if is_double_one { self.payoffs.double_one } else { 0.0 };
        Some(Kept { state, value: self.solved.value(state) + token })
    }

    /// Decides what is done with a roll.
    fn settle(&mut self, throw: &Throw, chance: f64, best: Option<Kept>) {
        match (best, throw.again) {
            (Some(best), Some(again)) if beats(again, best.value) => self.throw[0][throw.place] += chance,
            (Some(best), _) => {
                let place = self.place(best.state);
                self.arrive[usize::from(best.state.weasel)][place] += chance;
            }
            (None, Some(again)) if self.payoffs.weasel_after_fail && !beats(self.payoffs.fail, again) => {
                self.throw[0][throw.place] += chance;
            }
            (None, _) => self.ends.bust += chance,
        }
    }
}

/// The dice of a state in the air.
struct Throw {
    place: usize,
    state: State,
    /// What throwing again with the weasel is worth.
    again: Option<f64>,
    /// The symbols not kept yet, the highest first.
    new: Vec<Symbol>,
    /// What the golden die shows.
    golden: Option<Symbol>,
}

/// A symbol kept.
#[derive(Clone, Copy)]
struct Kept {
    state: State,
    value: f64,
}
