use wormery_core::{Config, Event, Game, Guess, Luck, Seat, Viewer};
use wormery_games::holzwurm::{Action, Holzwurm, Options, View};
use wormery_table::Seeded;

use super::net_value::NetValue;
use super::prospects::{BySeat, prospects};
use super::rule::Rule;
use super::tree::{NodeIdx, Tree};
use crate::{Evaluate, Thinking};

/// The share of the win, by playing many guesses of the hidden cards on to the end of the deal.
#[derive(Debug)]
pub(super) struct Search {
    config: Config<Options>,
    seat: Seat,
    style: Style,
    path: Vec<(NodeIdx, Seat)>,
    /// Says what positions are worth; without it a deal is played to its end, and the scores count.
    value: Option<NetValue>,
}

/// How a search works.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How many plays deep the tree may grow.
    depth: usize,
    /// The rules by which the seats play beyond the tree, each drawn anew for each guess.
    rules: &'static [Rule],
    first_tries: Option<Rule>,
    curiosity: f64,
}

impl Style {
    /// Flat Monte-Carlo: more tries for what did better, but no thought of the answers.
    pub(super) const SAMPLER: Self = Self {
        depth: 1,
        rules: &[Rule::SAFE_LOW, Rule::MINUS_FIRST, Rule::HOARDER, Rule::HOARDER, Rule::HOARDER],
        first_tries: None,
        curiosity: 0.5,
    };

    /// Tree search over plays and answers.
    pub(super) const SEER: Self =
        Self { depth: 40, rules: &[Rule::HOARDER], first_tries: Some(Rule::HOARDER), curiosity: 0.3 };
}

/// How much a play counts less for having been tried only once.
const DOUBT: f64 = 0.3;

/// How much the end of the deal counts beside what a net says before it.
const PLAYED_ON: f64 = 0.25;

impl Search {
    /// A search for one seat.
    pub(super) fn new(config: Config<Options>, seat: Seat, style: Style) -> Self {
        Self { config, seat, style, path: Vec::new(), value: None }
    }

    /// The same search, with a net that says what positions are worth.
    pub(super) fn with_net(self, value: NetValue) -> Self {
        Self { value: Some(value), ..self }
    }

    /// Walks down the tree with one guess, plays the deal to its end and learns from it.
    fn visit(&mut self, tree: &mut Tree, mut game: Holzwurm, luck: &mut Seeded) {
        let n_done = game.n_deals_done();
        let mut at = Tree::ROOT;
        self.path.clear();
        while game.n_deals_done() == n_done && self.path.len() < self.style.depth {
            let play;
            let seat = seat_to_act(&game);
            (play, at) = tree.choose(at, &game);
            apply(&mut game, play);
            self.path.push((at, seat));
            if tree.is_new(at) {
                break;
            }
        }
        let rewards = self.rewards(game, n_done, luck);
        tree.learn(&self.path, &rewards);
    }

    /// What each seat can expect of a position.
    ///
    /// A net says what good play brings, rules of thumb show what ordinary play brings: a little of that beats ordinary players
    /// far more often than the net alone.
    fn rewards(&mut self, mut game: Holzwurm, n_done: u8, luck: &mut Seeded) -> BySeat {
        let now = self.value.as_mut().map(|value| value.of_all(&game));
        self.play_on(&mut game, n_done, luck);
        match (&mut self.value, now) {
            (Some(value), Some(now)) => {
                let later = value.of_all(&game);
                std::array::from_fn(|seat| now[seat] + PLAYED_ON * (later[seat] - now[seat]))
            }
            _ => prospects(&game, self.config.options().deals.get() as u8),
        }
    }

    /// Plays by rules of thumb until the deal is over.
    fn play_on(&self, game: &mut Holzwurm, n_done: u8, luck: &mut Seeded) {
        let rules = self.style.rules;
        let rules: [Rule; 6] = std::array::from_fn(|_| rules[luck.below(rules.len() as u32) as usize]);
        while game.n_deals_done() == n_done {
            let rule = rules[seat_to_act(game).index()];
            apply(game, rule.pick(game));
        }
    }
}

impl Evaluate<Holzwurm> for Search {
    fn values(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<f64> {
        let mut tree = Tree::new(self.style.curiosity, self.style.first_tries);
        let mut n_done = 0;
        if legal.len() > 1 {
            let seen = Holzwurm::guess(&self.config, view, self.seat, &mut thinking.luck);
            while thinking.goes_on(n_done) {
                let guess = seen.reshuffled(Viewer::Seat(self.seat), &mut thinking.luck);
                self.visit(&mut tree, guess, &mut thinking.luck);
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
