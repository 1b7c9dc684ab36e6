use wormery_games::regenwormen::{Action, Regenwormen, View};
use wormery_solve::{Batch, Kit, Payoffs, State};

use super::end_value::EndValue;
use super::planner::{Planner, graph};
use super::turn::Turn;
use crate::Team;
use crate::evaluate::first_best;

/// Solves the turns of many tables at once, as a [`Planner`] solves one.
pub(super) struct SideBySide<V> {
    ends: V,
    batch: Batch,
    /// The turns that are solved, each in its lane.
    turns: Vec<Turn>,
    /// For turns that are not among them: those with the golden die.
    alone: Planner<V>,
}

impl<V: EndValue + Clone> SideBySide<V> {
    pub(super) fn new(ends: V) -> Self {
        let batch = Batch::from_graph(graph(Kit::Eight));
        Self { alone: Planner::new(ends.clone()), ends, batch, turns: Vec::with_capacity(Batch::WIDTH) }
    }
}

impl<V: EndValue> SideBySide<V> {
    fn value(&mut self, place: usize, game: &Regenwormen, action: Action) -> f64 {
        let turn = &self.turns[place];
        let by_dice = turn.by_dice(&self.batch.lane(place), game, action);
        by_dice.unwrap_or_else(|| turn.end_value(&mut self.ends, game, action))
    }

    fn is_solved(&self, place: usize, game: &Regenwormen) -> bool {
        self.turns.get(place).is_some_and(|turn| turn.is_of(game) && turn.golden_kit().is_none())
    }
}

impl<V: EndValue + Clone + Send> Team<Regenwormen> for SideBySide<V> {
    fn width(&self) -> usize {
        Batch::WIDTH
    }

    fn begin(&mut self, turns: &[View]) {
        self.turns.clear();
        self.turns
            .extend(turns.iter().map(|view| Turn::begin(view.position().at_turn_start(), &mut self.ends)));
        let payoffs: Vec<Payoffs> = self.turns.iter().map(|turn| turn.payoffs(&mut self.ends)).collect();
        let payoffs: Vec<&Payoffs> = payoffs.iter().collect();
        let weasel = self.turns.iter().any(|turn| turn.start_state().weasel);
        self.batch.solve(&payoffs, State { weasel, ..Kit::Eight.start() }, |_, _| {});
    }

    fn choose(&mut self, place: usize, view: &View, legal: &[Action]) -> Action {
        let game = view.position();
        if self.is_solved(place, game) {
            first_best(legal, legal.iter().map(|action| self.value(place, game, *action)))
        } else {
            first_best(legal, legal.iter().map(|action| self.alone.value(game, *action)))
        }
    }
}
