use wormery_core::{Event, Game, Seat};
use wormery_games::ithappens::{Action, Color, ItHappens};
use wormery_table::Seeded;

use super::net_value::NetValue;
use super::outlook::ByColor;
use super::planner::{SOLVED_DICE, dice_to_place};
use super::solver::Solver;
use super::tree::Tree;
use crate::fingerprint;

/// How often each choice is played on.
const N_TRIES: u32 = 64;
/// The most positions to look at for an exact answer.
const SOLVED_POSITIONS: u32 = 4_000;

/// What a choice was found to be worth.
pub(super) struct Searched {
    pub(super) action: Action,
    pub(super) shares: ByColor,
    /// The variance of the mean for whoever chooses; 0 for what is exact.
    pub(super) variance: f64,
}

impl Searched {
    /// Half of the 95 % interval of the difference to another choice.
    pub(super) fn margin(&self, other: &Self) -> f64 {
        if self.action == other.action { 0.0 } else { 1.96 * (self.variance + other.variance).sqrt() }
    }
}

/// Searches the rest of the round from every choice of a seat, equally often and on the same luck; the last dice are solved.
///
/// It is the search of the strongest level, with an end that every machine comes to.
pub(super) fn search(net: &mut NetValue, game: &ItHappens, seat: Seat) -> Vec<Searched> {
    let is_late = dice_to_place(game) <= SOLVED_DICE;
    let solved = if is_late { solve(net, game) } else { None };
    solved.unwrap_or_else(|| {
        let seed = fingerprint(game);
        game.legal().map(|action| play_on(net, game, seat, action, Seeded::new(seed))).collect()
    })
}

/// What every choice is worth exactly, unless there is too much to look at.
fn solve(net: &mut NetValue, game: &ItHappens) -> Option<Vec<Searched>> {
    let goes_on = |n_positions| n_positions < SOLVED_POSITIONS;
    let mut solver = Solver::new(net, &goes_on);
    let exact = |action| Some(Searched { action, shares: solver.after(game, action)?, variance: 0.0 });
    game.legal().map(exact).collect()
}

fn play_on(net: &mut NetValue, game: &ItHappens, seat: Seat, action: Action, mut luck: Seeded) -> Searched {
    let mut after = game.clone();
    after.apply(&Event::Action(action)).expect("a legal action is accepted");
    let mut tree = Tree::new();
    let (mut sums, mut squares) = ([0.0; Color::COUNT], 0.0);
    for _ in 0..N_TRIES {
        let shares = tree.grow(after.clone(), net, &mut luck);
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
        squares += shares[seat.index()] * shares[seat.index()];
    }
    let n = f64::from(N_TRIES);
    let shares = sums.map(|sum| sum / n);
    let spread = (squares / n - shares[seat.index()] * shares[seat.index()]).max(0.0);
    Searched { action, shares, variance: spread / (n - 1.0) }
}
