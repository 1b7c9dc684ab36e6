//! A second program for the same values, slow and plain: it knows the rules by `Game` alone and shares nothing with the
//! solver. A turn is followed through every action that is legal and every roll with its number of ways; the values are
//! found by sweeps until they stay.

use std::collections::{BTreeMap, HashMap};

use wormery_core::{Chance, Event, Game, Turn};
use wormery_regenwormen::{Action, Regenwormen, Symbol, Tile, Tiles};

/// The shares of the player to move and of the other.
pub(crate) type Shares = [f64; 2];

/// A position at the beginning of a turn in words: the row, and both stacks, that of the player to move first.
pub(crate) fn key(game: &Regenwormen) -> String {
    let other = game.seat().next(game.n_seats());
    let stack = |seat| game.stack(seat).map(Tile::number).collect::<Vec<_>>();
    format!("{:?} {:?} {:?}", game.open(), stack(game.seat()), stack(other))
}

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Take(Tile),
    Steal,
    Fail,
}

/// How the turn ends with its last event.
fn end(event: &Event<Regenwormen>) -> End {
    match event {
        Event::Action(Action::Take { tile }) => End::Take(*tile),
        Event::Action(Action::Steal { .. }) => End::Steal,
        _ => End::Fail,
    }
}

/// What can be chosen or happen in a turn.
enum Node {
    /// The player chooses one of these.
    Choice(Vec<usize>),
    /// One of these happens, with its number of ways.
    Chance(Vec<(usize, f64)>, f64),
    /// The turn ends.
    End(End),
}

/// A turn from its first roll on, with all that can be chosen and can happen; the last node is its beginning.
struct TurnTree {
    nodes: Vec<Node>,
    /// The ends of the turn, each with events that lead to it.
    ends: Vec<(End, Vec<Event<Regenwormen>>)>,
    /// Where the nodes of positions in the turn are.
    known: HashMap<([u8; 6], [u8; 6], bool), usize>,
}

impl TurnTree {
    fn of(start: &Regenwormen) -> Self {
        let mut tree = Self { nodes: Vec::new(), ends: Vec::new(), known: HashMap::new() };
        tree.follow(start, start, &mut Vec::new());
        tree
    }

    /// The node of a position in the turn that began with `start`.
    fn follow(
        &mut self,
        start: &Regenwormen,
        game: &Regenwormen,
        path: &mut Vec<Event<Regenwormen>>,
    ) -> usize {
        let counts = |count: &dyn Fn(Symbol) -> u8| std::array::from_fn(|at| count(Symbol::ALL[at]));
        let is_chance = matches!(game.turn(), Turn::Chance(_));
        let key = (counts(&|symbol| game.kept(symbol)), counts(&|symbol| game.rolled(symbol)), is_chance);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let node = if let Turn::Chance(throw) = game.turn() {
            let mut summed = BTreeMap::new();
            for (dice, n_ways) in throw.ways().expect("dice can be listed") {
                *summed.entry(self.after(start, game, Event::Chance(dice), path)).or_insert(0) += n_ways;
            }
            let total = throw.total_ways().expect("dice can be counted") as f64;
            Node::Chance(summed.into_iter().map(|(node, n_ways)| (node, n_ways as f64)).collect(), total)
        } else {
            let actions: Vec<Action> = game.legal().collect();
            let nodes = actions.iter().map(|action| self.after(start, game, Event::Action(*action), path));
            Node::Choice(nodes.collect())
        };
        self.nodes.push(node);
        self.known.insert(key, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    fn after(
        &mut self,
        start: &Regenwormen,
        game: &Regenwormen,
        event: Event<Regenwormen>,
        path: &mut Vec<Event<Regenwormen>>,
    ) -> usize {
        let mut next = game.clone();
        next.apply(&event).expect("what is legal can be done");
        let (goes_on, end) = (!has_ended(start, &next), end(&event));
        path.push(event);
        let node = if goes_on { self.follow(start, &next, path) } else { self.end(end, path) };
        path.pop();
        node
    }

    fn end(&mut self, end: End, path: &[Event<Regenwormen>]) -> usize {
        let is_same = |node: &Node| matches!(node, Node::End(known) if *known == end);
        self.nodes.iter().position(is_same).unwrap_or_else(|| {
            self.ends.push((end, path.to_vec()));
            self.nodes.push(Node::End(end));
            self.nodes.len() - 1
        })
    }

    /// What the turn is worth to both, when the player always chooses what is worth most to him.
    fn shares(&self, worth: impl Fn(End) -> Shares) -> Shares {
        let mut shares: Vec<Shares> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let next = match node {
                Node::End(end) => worth(*end),
                Node::Choice(nodes) => {
                    let all = nodes.iter().map(|node| shares[*node]);
                    all.reduce(|best, share| if share[0] > best[0] { share } else { best }).expect("a choice")
                }
                Node::Chance(nodes, total) => {
                    let add = |sum: Shares, (node, n_ways): &(usize, f64)| {
                        [0, 1].map(|who| sum[who] + shares[*node][who] * n_ways / total)
                    };
                    nodes.iter().fold([0.0; 2], add)
                }
            };
            shares.push(next);
        }
        *shares.last().expect("a turn has a beginning")
    }
}

/// A position with all that can follow its turn.
struct Place {
    game: Regenwormen,
    /// The turn: positions with the same row and the same tile to steal have the same choices.
    tree: usize,
    /// What each end of the turn leads to: an end of the game, or a position.
    next: Vec<(End, Next)>,
}

enum Next {
    Over(Shares),
    Place(usize),
}

/// A small game with all positions that can follow its beginning.
pub(crate) struct Slow {
    places: Vec<Place>,
    trees: Vec<TurnTree>,
}

impl Slow {
    pub(crate) fn new(start: &Regenwormen) -> Self {
        let mut slow = Self { places: Vec::new(), trees: Vec::new() };
        let (mut known, mut trees) = (HashMap::from([(key(start), 0)]), HashMap::new());
        let mut waiting = vec![start.clone()];
        while slow.places.len() < waiting.len() {
            let game = waiting[slow.places.len()].clone();
            let row: Tiles = game.open();
            let top = game.top(game.seat().next(2));
            let tree = *trees.entry((row, top)).or_insert_with(|| {
                slow.trees.push(TurnTree::of(&game));
                slow.trees.len() - 1
            });
            let next = slow.trees[tree].ends.iter().map(|(end, path)| {
                let after = play(&game, path);
                if let Turn::Over(standing) = after.turn() {
                    let me = game.seat().index();
                    return (*end, Next::Over([standing.win_share(me), standing.win_share(1 - me)]));
                }
                let place = *known.entry(key(&after)).or_insert(waiting.len());
                if place == waiting.len() {
                    waiting.push(after);
                }
                (*end, Next::Place(place))
            });
            let next = next.collect();
            slow.places.push(Place { game, tree, next });
        }
        slow
    }

    /// All positions that can follow the beginning.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Regenwormen> {
        self.places.iter().map(|place| &place.game)
    }

    /// What a turn is worth to both, if the positions after it are worth this.
    pub(crate) fn turn(&self, place: usize, shares: &[Shares]) -> Shares {
        let Place { tree, next, .. } = &self.places[place];
        self.trees[*tree].shares(|end| {
            let found = next.iter().find(|(known, _)| *known == end);
            match found.expect("every end of the turn has been followed") {
                (_, Next::Over(shares)) => *shares,
                (_, Next::Place(next)) => [shares[*next][1], shares[*next][0]],
            }
        })
    }

    /// The values by sweeps, until none moves by more than this.
    pub(crate) fn values(&self, close: f64) -> Vec<Shares> {
        let mut shares = vec![[0.5; 2]; self.places.len()];
        loop {
            let mut moved = 0.0_f64;
            for place in 0..shares.len() {
                let next = self.turn(place, &shares);
                moved = moved.max((next[0] - shares[place][0]).abs());
                shares[place] = next;
            }
            if moved <= close {
                return shares;
            }
        }
    }
}

/// Whether a turn that began with `start` is over.
fn has_ended(start: &Regenwormen, game: &Regenwormen) -> bool {
    game.seat() != start.seat() || matches!(game.turn(), Turn::Over(_))
}

/// Plays a turn to its end by events of a turn with the same choices, which may have been that of the other seat.
fn play(start: &Regenwormen, path: &[Event<Regenwormen>]) -> Regenwormen {
    let mut game = start.clone();
    for event in path {
        let event = match event {
            Event::Action(Action::Steal { .. }) => {
                Event::Action(Action::Steal { from: start.seat().next(2) })
            }
            event => event.clone(),
        };
        game.apply(&event).expect("the same choices are there");
    }
    assert!(has_ended(start, &game), "the turn is over");
    game
}
