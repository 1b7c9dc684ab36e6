use std::sync::{Arc, LazyLock};

use wormery_core::{Event, Game};
use wormery_games::regenwormen::{Action, Phase, Regenwormen, Specialist, Symbol, TurnEnd, View};
use wormery_solve::{Graph, Kernel, Kit, Payoffs, Solved, State, Symbols};

use super::end_value::EndValue;
use crate::{Evaluate, Thinking};

/// What all planners share: it takes a while to build.
static EIGHT: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Eight)));
static NINE: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Nine)));
static GOLDEN: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Golden)));

fn kernel(kit: Kit) -> Kernel {
    let graph = match kit {
        Kit::Eight => &EIGHT,
        Kit::Nine => &NINE,
        Kit::Golden => &GOLDEN,
    };
    Kernel::from_graph(Arc::clone(graph))
}

/// Solves turns exactly for any value of their ends, and remembers the last one.
pub struct Planner<V> {
    ends: V,
    eight: Kernel,
    golden: Option<(Kit, Kernel)>,
    /// The position at the start of the turn that is solved.
    turn: Option<Regenwormen>,
    fail: f64,
    token: f64,
}

impl<V: EndValue> Planner<V> {
    /// Solves turns for this value of their ends.
    pub fn new(ends: V) -> Self {
        Self { ends, eight: kernel(Kit::Eight), golden: None, turn: None, fail: 0.0, token: 0.0 }
    }

    /// What the ends of turns are worth.
    pub fn ends(&mut self) -> &mut V {
        &mut self.ends
    }

    /// The same, only to look at.
    pub(super) fn ends_ref(&self) -> &V {
        &self.ends
    }

    /// The value of an action that is legal in a position.
    pub fn value(&mut self, game: &Regenwormen, action: Action) -> f64 {
        self.solve(game);
        let state = state(game);
        match action {
            Action::Roll { golden: true } => self.golden_roll(game),
            Action::Roll { golden: false } => self.kernel(game).roll(state),
            Action::Keep { symbol } => self.keep_value(game, symbol),
            Action::Weasel => self.kernel(game).roll(State { weasel: false, ..state }),
            Action::Take { .. } | Action::Steal { .. } => {
                let (turn, end) = (game.at_turn_start(), TurnEnd::of(action).unwrap_or(TurnEnd::Fail));
                self.ends.of_end(&turn, end)
            }
            Action::Stop | Action::Accept => self.fail,
            Action::GiveBack { .. } | Action::Rob { .. } => self.after(game, action),
        }
    }

    /// Solves the turn of a position, unless it is the one that was solved last.
    fn solve(&mut self, game: &Regenwormen) {
        let turn = game.at_turn_start();
        if self.turn.as_ref() == Some(&turn) {
            return;
        }
        self.fail = self.ends.of_end(&turn, TurnEnd::Fail);
        self.token = if turn.options().expansion { self.ends.of_token(&turn) } else { 0.0 };
        let payoffs = self.payoffs(&turn);
        let weasel = turn.holder(Specialist::Weasel) == Some(turn.seat());
        self.eight.solve(&payoffs, State { weasel, ..Kit::Eight.start() });
        if turn.holder(Specialist::GoldenDie) == Some(turn.seat()) {
            let kit = Kit::with_golden(turn.options().golden_faces);
            let (_, golden) = match self.golden.take() {
                Some(known) if known.0 == kit => self.golden.insert(known),
                _ => self.golden.insert((kit, kernel(kit))),
            };
            golden.solve(&payoffs, kit.start());
        }
        self.turn = Some(turn);
    }

    fn payoffs(&mut self, turn: &Regenwormen) -> Payoffs {
        let mut known: Vec<(TurnEnd, f64)> = Vec::with_capacity(24);
        let options = turn.options();
        let ends = &mut self.ends;
        let mut value = |end| {
            if let Some((_, value)) = known.iter().find(|(of, _)| *of == end) {
                return *value;
            }
            let value = ends.of_end(turn, end);
            known.push((end, value));
            value
        };
        Payoffs::new(self.fail, options.voluntary_fail, |points, has_worm| {
            turn.claims_with(points, has_worm).map(&mut value).reduce(f64::max)
        })
        .with_double_one(self.token)
        .with_weasel_after_fail(options.weasel_after_fail)
    }

    /// The kernel that holds the values of this turn: with or without the golden die.
    fn kernel(&self, game: &Regenwormen) -> &Kernel {
        match &self.golden {
            Some((_, kernel)) if n_dice(game) == 9 => kernel,
            _ => &self.eight,
        }
    }

    fn golden_roll(&self, game: &Regenwormen) -> f64 {
        self.golden.as_ref().map_or(f64::MIN, |(kit, kernel)| {
            debug_assert!(game.phase() == Phase::Roll, "the golden die joins at the first roll");
            kernel.roll(kit.start())
        })
    }

    fn keep_value(&self, game: &Regenwormen, symbol: Symbol) -> f64 {
        let n_rolled = game.rolled(symbol);
        let token = if symbol == Symbol::One && n_rolled >= 2 { self.token } else { 0.0 };
        let mut state = state(game);
        let shows_it = game.golden_shows() == Some(symbol);
        state = if state.golden && shows_it {
            state.keep_golden(symbol, n_rolled - 1)
        } else {
            state.keep(symbol, n_rolled)
        };
        token + self.kernel(game).value(state)
    }

    /// The value of a choice after the dice are done with.
    fn after(&mut self, game: &Regenwormen, action: Action) -> f64 {
        let mut after = game.clone();
        after.apply(&Event::Action(action)).expect("a legal action is accepted");
        self.ends.of_position(&after, game)
    }
}

impl<V: EndValue + Send> Evaluate<Regenwormen> for Planner<V> {
    fn values(&mut self, view: &View, legal: &[Action], _: &mut Thinking<'_>) -> Vec<f64> {
        legal.iter().map(|action| self.value(view.position(), *action)).collect()
    }
}

/// All dice of the turn, kept or not.
fn n_dice(game: &Regenwormen) -> u8 {
    let kept: u8 = Symbol::ALL.iter().map(|symbol| game.kept(*symbol)).sum();
    kept + game.dice_left() + u8::from(game.golden_in_play())
}

/// What the rest of the turn depends on, as the kernel sees it.
fn state(game: &Regenwormen) -> State {
    let kept = Symbol::ALL.iter().copied().filter(|symbol| game.kept(*symbol) > 0);
    let used = kept.fold(Symbols::NONE, Symbols::with);
    let points = Symbol::ALL.iter().map(|symbol| game.kept(*symbol) * symbol.points()).sum();
    let golden_faces = game.options().golden_faces;
    let own_faces = Kit::with_golden(golden_faces) == Kit::Golden;
    let in_play = game.golden_in_play();
    let n_dice = game.dice_left() + u8::from(in_play && !own_faces);
    let holds_weasel = game.holder(Specialist::Weasel) == Some(game.seat());
    State { used, n_dice, golden: in_play && own_faces, weasel: holds_weasel && !game.weasel_used(), points }
}
