use wormery_core::{Config, Event, Game, Guess, Seat, Viewer};
use wormery_games::holzwurm::{Action, Holzwurm, Options, View};

use super::net_value::{NetValue, Worths};
use super::rule::Rule;
use super::tree::{NodeIdx, Tree};
use crate::{Evaluate, Thinking};

/// The share of the win, by playing many guesses of the hidden cards on to the end of the deal.
#[derive(Debug)]
pub(super) struct Search {
    config: Config<Options>,
    seat: Seat,
    path: Vec<(NodeIdx, Seat)>,
    /// Says what positions are worth.
    value: NetValue,
}

/// How many plays deep the tree may grow.
const DEPTH: usize = 40;

/// How much a play counts less for having been tried only once.
const DOUBT: f64 = 0.3;

/// How much the end of the deal counts beside what a net says before it.
const PLAYED_ON: f64 = 0.25;

impl Search {
    /// A search for one seat, with a net that says what positions are worth.
    pub(super) fn new(config: Config<Options>, seat: Seat, value: NetValue) -> Self {
        Self { config, seat, path: Vec::new(), value }
    }

    /// Walks down the tree with one guess, plays the deal to its end and learns from it.
    fn visit(&mut self, tree: &mut Tree, mut game: Holzwurm) {
        let n_done = game.n_deals_done();
        let mut at = Tree::ROOT;
        self.path.clear();
        while game.n_deals_done() == n_done && self.path.len() < DEPTH {
            let play;
            let seat = seat_to_act(&game);
            (play, at) = tree.choose(at, &game);
            apply(&mut game, play);
            self.path.push((at, seat));
            if tree.is_new(at) {
                break;
            }
        }
        let rewards = self.rewards(game, n_done);
        tree.learn(&self.path, &rewards);
    }

    /// What each seat can expect of a position.
    ///
    /// A net says what good play brings, rules of thumb show what ordinary play brings: a little of that beats ordinary players
    /// far more often than the net alone.
    fn rewards(&mut self, mut game: Holzwurm, n_done: u8) -> Worths {
        let now = self.value.of_all(&game);
        while game.n_deals_done() == n_done {
            let play = Rule::HOARDER.pick(&game);
            apply(&mut game, play);
        }
        let later = self.value.of_all(&game);
        std::array::from_fn(|seat| now[seat] + PLAYED_ON * (later[seat] - now[seat]))
    }
}

impl Evaluate<Holzwurm> for Search {
    fn values(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<f64> {
        let mut tree = Tree::new();
        let mut n_done = 0;
        if legal.len() > 1 {
            let seen = Holzwurm::guess(&self.config, view, self.seat, &mut thinking.luck);
            while thinking.goes_on(n_done) {
                let guess = seen.reshuffled(Viewer::Seat(self.seat), &mut thinking.luck);
                self.visit(&mut tree, guess);
                n_done += 1;
            }
        }
        legal.iter().map(|play| doubted(tree.first_play(*play))).collect()
    }
}

/// How often a play was tried, and what it brought in all.
type Tries = (u32, f64);

/// About the share of the win, a little less for what was tried little.
fn doubted(tries: Tries) -> f64 {
    mean(tries) - DOUBT / f64::from(tries.0.max(1)).sqrt()
}

/// The share of the win.
fn mean((n_visits, reward): Tries) -> f64 {
    reward / f64::from(n_visits.max(1))
}

fn seat_to_act(game: &Holzwurm) -> Seat {
    game.turn().seat().expect("a seat acts until the deal is over")
}

fn apply(game: &mut Holzwurm, play: Action) {
    game.apply(&Event::Action(play)).expect("the play is legal in this guess");
}
