use wormery_core::{Game, Seat};
use wormery_games::holzwurm::{Action, Holzwurm};

use super::board::Board;
use super::net_value::Worths;
use super::rule::Rule;

/// How much is tried of what looks worse.
const CURIOSITY: f64 = 0.3;

/// Plays with what followed them and what they brought: one tree for all guesses.
///
/// Each guess walks down along the plays that are legal in it, and every seat looks for its own reward
/// (information-set tree search with a single observer, Cowling, Powley and Whitehouse 2012). The tree knows
/// nothing of hidden cards, so a play is judged over all hands that are possible.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    choices: Vec<Choice>,
}

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeIdx(u32);

/// One play after the plays before it; the root is nobody's play.
#[derive(Debug, Default)]
struct Node {
    n_visits: u32,
    /// What the seat that played got, over all visits.
    reward: f64,
    children: Vec<(Action, NodeIdx)>,
}

/// A play that is legal in the guess at hand.
#[derive(Debug)]
struct Choice {
    play: Action,
    child: Option<NodeIdx>,
    /// How promising the play looks before it is tried; all choices together have 1.
    promise: f64,
}

impl Tree {
    /// The node before any play.
    pub(super) const ROOT: NodeIdx = NodeIdx(0);

    /// A tree without plays.
    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::default()], choices: Vec::new() }
    }

    /// The play to try next after a node, in a guess that has come there.
    pub(super) fn choose(&mut self, at: NodeIdx, game: &Holzwurm) -> (Action, NodeIdx) {
        self.list_choices(at, game);
        let Choice { play, child, .. } = self.choices[self.most_hopeful()];
        (play, child.unwrap_or_else(|| self.add(at, play)))
    }

    /// The choice that may bring most, as far as is known.
    fn most_hopeful(&self) -> usize {
        let tried = || self.choices.iter().filter_map(|choice| choice.child).map(|child| self.node(child));
        let n_visits: u32 = tried().map(|node| node.n_visits).sum();
        let reward: f64 = tried().map(|node| node.reward).sum();
        let mean = reward / f64::from(n_visits.max(1));
        let reach = CURIOSITY * f64::from(n_visits + 1).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (place, choice) in self.choices.iter().enumerate() {
            let (n_visits, reward) = choice.child.map_or((0, 0.0), |child| self.seen(child));
            // One visit more with the mean of all plays: a play not tried yet is taken for an average one.
            let n_visits = f64::from(n_visits) + 1.0;
            let hope = (reward + mean + reach * choice.promise) / n_visits;
            if hope > best.1 {
                best = (place, hope);
            }
        }
        best.0
    }

    /// Whether nothing was learned about a play yet.
    pub(super) fn is_new(&self, at: NodeIdx) -> bool {
        self.node(at).n_visits == 0
    }

    /// Learns from what each seat got after these plays.
    pub(super) fn learn(&mut self, plays: &[(NodeIdx, Seat)], rewards: &Worths) {
        for (at, seat) in plays {
            let node = &mut self.nodes[at.0 as usize];
            node.n_visits += 1;
            node.reward += rewards[seat.index()];
        }
    }

    /// How often a play was tried first, and what it brought in all.
    pub(super) fn first_play(&self, play: Action) -> (u32, f64) {
        self.child(Self::ROOT, play).map_or((0, 0.0), |child| self.seen(child))
    }

    fn list_choices(&mut self, at: NodeIdx, game: &Holzwurm) {
        let mut choices = std::mem::take(&mut self.choices);
        choices.clear();
        let board = Board::of_guess(game);
        for play in game.legal() {
            let promise = Rule::HOARDER.value(&board, play).into();
            choices.push(Choice { play, child: self.child(at, play), promise });
        }
        share_promise(&mut choices);
        self.choices = choices;
    }

    fn node(&self, at: NodeIdx) -> &Node {
        &self.nodes[at.0 as usize]
    }

    fn seen(&self, at: NodeIdx) -> (u32, f64) {
        (self.node(at).n_visits, self.node(at).reward)
    }

    fn child(&self, at: NodeIdx, play: Action) -> Option<NodeIdx> {
        self.node(at).children.iter().find(|(other, _)| *other == play).map(|(_, child)| *child)
    }

    fn add(&mut self, at: NodeIdx, play: Action) -> NodeIdx {
        let child = NodeIdx(self.nodes.len() as u32);
        self.nodes.push(Node::default());
        self.nodes[at.0 as usize].children.push((play, child));
        child
    }
}

/// Turns what a rule thinks of the choices into shares; even the worst one gets some.
fn share_promise(choices: &mut [Choice]) {
    let best = choices.iter().map(|choice| choice.promise).fold(f64::NEG_INFINITY, f64::max);
    for choice in choices.iter_mut() {
        choice.promise = decay(best - choice.promise);
    }
    let sum: f64 = choices.iter().map(|choice| choice.promise).sum();
    let alike = 0.1 / choices.len() as f64;
    for choice in choices {
        choice.promise = 0.9 * choice.promise / sum + alike;
    }
}

/// About 1 / eˣ, from operations that give the same result on every machine.
fn decay(x: f64) -> f64 {
    let eighth = 1.0 / (1.0 + x / 8.0);
    let quarter = eighth * eighth;
    let half = quarter * quarter;
    half * half
}
