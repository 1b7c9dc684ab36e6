use wormery_core::{Event, Game, Luck, Seat, Turn};
use wormery_games::ithappens::{Action, ItHappens, Outcome, Pips, Question};
use wormery_table::Seeded;

use super::greedy::Greedy;
use super::outlook::{ByColor, Outlook};
use crate::{Playout, ln};

/// How much actions that were tried seldom are favored.
const CURIOSITY: f64 = 0.3;

/// A tree of what may happen in the rest of a round, grown where it matters (UCT, with dice as nodes of their own).
///
/// Everybody at the table plays for his own chance to win.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    path: Vec<Step>,
    legal: Vec<Action>,
    playout: Playout<ItHappens>,
}

/// What is known about one action, or one face of a die.
#[derive(Clone, Copy, Default, Debug)]
struct Node {
    visits: u32,
    /// The sum of the shares of whoever chose to come here.
    total: f64,
    /// Where the nodes of what may follow begin; 0 before the node is opened.
    first: u32,
    n_children: u32,
}

/// A node on the way, and whose choice it was; nobody's for the root and for a face of a die.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: usize,
    chooser: Option<Seat>,
}

impl Tree {
    /// A tree of nothing but its root.
    pub(super) fn new() -> Self {
        let nodes = vec![Node::default()];
        Self { nodes, path: Vec::new(), legal: Vec::new(), playout: Playout::new(Greedy::pick) }
    }

    /// The mean share of each action at the root, in the order of the legal actions.
    pub(super) fn values(&self) -> impl Iterator<Item = f64> {
        self.children(0).iter().map(|node| node.total / f64::from(node.visits.max(1)))
    }

    /// Plays a position on in the tree, then greedily to the end of a turn, remembers what it is worth there, and answers it.
    pub(super) fn grow(
        &mut self,
        mut game: ItHappens,
        outlook: &mut impl Outlook,
        luck: &mut Seeded,
    ) -> ByColor {
        self.path.clear();
        self.path.push(Step { node: 0, chooser: None });
        let shares = self.walk(&mut game, outlook, luck);
        for step in &self.path {
            let node = &mut self.nodes[step.node];
            node.visits += 1;
            node.total += step.chooser.map_or(0.0, |seat| shares[seat.index()]);
        }
        shares
    }

    fn walk(&mut self, game: &mut ItHappens, outlook: &mut impl Outlook, luck: &mut Seeded) -> ByColor {
        let mut node = 0;
        loop {
            let turn = game.turn();
            let is_new = node != 0 && self.nodes[node].visits == 0;
            match turn {
                Turn::Over(_) | Turn::Chance(Question::Mounds { .. }) => return outlook.of_all(game),
                Turn::Act(_) if is_new && game.to_place().is_none() => return outlook.of_all(game),
                _ if is_new => {
                    self.playout.step(game, luck);
                    continue;
                }
                _ => {}
            }
            let step = self.descend(node, game, &turn, luck);
            self.path.push(step);
            node = step.node;
        }
    }

    /// Lets one more event happen inside the tree.
    fn descend(
        &mut self,
        node: usize,
        game: &mut ItHappens,
        turn: &Turn<ItHappens>,
        luck: &mut Seeded,
    ) -> Step {
        let chooser = turn.seat();
        let (child, event) = if chooser.is_some() {
            self.legal.clear();
            self.legal.extend(game.legal());
            self.open(node, self.legal.len());
            let child = self.best_child(node, game);
            (child, Event::Action(self.legal[child]))
        } else {
            self.open(node, 6);
            let child = self.rarest_child(node, luck);
            (child, Event::Chance(Outcome::Die { value: Pips::new(child as i16 + 1) }))
        };
        game.apply(&event).expect("the tree follows the rules");
        Step { node: self.nodes[node].first as usize + child, chooser }
    }

    fn open(&mut self, node: usize, n_children: usize) {
        if self.nodes[node].first == 0 {
            self.nodes[node].first = self.nodes.len() as u32;
            self.nodes[node].n_children = n_children as u32;
            self.nodes.resize(self.nodes.len() + n_children, Node::default());
        }
    }

    fn children(&self, node: usize) -> &[Node] {
        let Node { first, n_children, .. } = self.nodes[node];
        &self.nodes[first as usize..(first + n_children) as usize]
    }

    /// The action to try: the greedy one of those never tried, or else the one with the best upper bound (UCB1).
    fn best_child(&self, node: usize, game: &ItHappens) -> usize {
        let children = self.children(node);
        let untried = (0..children.len()).filter(|idx| children[*idx].visits == 0);
        let promise = |idx: &usize| Greedy::value(game, self.legal[*idx]);
        if let Some(untried) = untried.max_by(|one, other| promise(one).total_cmp(&promise(other))) {
            return untried;
        }
        let tries = ln(f64::from(self.nodes[node].visits));
        let bound = |idx: &usize| {
            let Node { visits, total, .. } = children[*idx];
            total / f64::from(visits) + CURIOSITY * (tries / f64::from(visits)).sqrt()
        };
        let best = (0..children.len()).max_by(|one, other| bound(one).total_cmp(&bound(other)));
        best.expect("a seat on turn has an action")
    }

    /// What came least often, so that all come about equally often.
    fn rarest_child(&self, node: usize, luck: &mut Seeded) -> usize {
        let children = self.children(node);
        let fewest = children.iter().map(|child| child.visits).min();
        let mut rarest = (0..children.len()).filter(|idx| Some(children[*idx].visits) == fewest);
        let n_rarest = rarest.clone().count() as u32;
        rarest.nth(luck.below(n_rarest) as usize).expect("a node that was opened has children")
    }
}
