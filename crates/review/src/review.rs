use wormery_bots::{Choice, EvaluatePosition, Evaluation, Shares};
use wormery_core::{Config, Event, Game, Illegal, Seat};

use crate::Grade;

/// Luck and skill of a game, or of as much of it as was played.
#[derive(Clone, Debug)]
pub struct Review<A> {
    /// What happened to each row of the standing.
    pub rows: Vec<Row>,
    /// Every decision between at least two choices, in order.
    pub decisions: Vec<Decision<A>>,
    /// What each position was worth, from the start to the last one.
    pub worth: Vec<Shares>,
}

/// Where the result of one row of the standing comes from; all are shares of the win.
///
/// `start + luck + own + others` is `result`, exactly.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Row {
    /// The share that could be expected before the first event.
    pub start: f64,
    /// What dice and cards brought, hidden cards included.
    pub luck: f64,
    /// What the row's own decisions cost against the best ones; never above 0.
    pub own: f64,
    /// What the decisions of the others brought or cost.
    pub others: f64,
    /// The share at the last position: the result, if the game is over.
    pub result: f64,
}

/// A decision and what would have been best.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// How many events had happened before it.
    pub ply: u32,
    /// Who decided.
    pub seat: Seat,
    /// Which of the choices was taken.
    pub chosen: usize,
    /// What could be done, the best first.
    pub choices: Vec<Choice<A>>,
}

impl<A> Decision<A> {
    /// What was taken.
    pub fn chosen(&self) -> &Choice<A> {
        &self.choices[self.chosen]
    }

    /// What would have been best.
    pub fn best(&self) -> &Choice<A> {
        &self.choices[0]
    }

    /// The share of the win that the decision gave away.
    pub fn cost(&self) -> f64 {
        let row = self.seat.index();
        self.best().shares.of(row) - self.chosen().shares.of(row)
    }

    /// How good it was.
    pub fn grade(&self) -> Grade {
        Grade::of_cost(self.cost())
    }

    fn effect(&self) -> Shares {
        &self.chosen().shares - &self.best().shares
    }
}

/// Every position of a game, from the start to the last one.
pub fn positions<G: Game>(config: &Config<G::Options>, events: &[Event<G>]) -> Result<Vec<G>, Illegal> {
    let mut game = G::start(config);
    let mut positions = vec![game.clone()];
    for event in events {
        game.apply(event)?;
        positions.push(game.clone());
    }
    Ok(positions)
}

/// Reviews a game.
pub fn review<G: Game>(
    config: &Config<G::Options>,
    events: &[Event<G>],
    reviewer: &mut dyn EvaluatePosition<G>,
) -> Result<Review<G::Action>, Illegal> {
    let positions = positions(config, events)?;
    let evaluations = (0..).zip(&positions).map(|(ply, game)| reviewer.evaluate(ply, game)).collect();
    Ok(Review::from_evaluations(&positions, events, evaluations))
}

impl<A: Copy + PartialEq> Review<A> {
    /// Adds up what every position was worth; `evaluations` belong to `positions`.
    pub fn from_evaluations<G: Game<Action = A>>(
        positions: &[G],
        events: &[Event<G>],
        evaluations: Vec<Evaluation<G>>,
    ) -> Self {
        let (mut decisions, mut worth) = (Vec::new(), Vec::new());
        for (ply, evaluation) in evaluations.into_iter().enumerate() {
            worth.push(evaluation.worth);
            let actor = positions[ply].turn().seat();
            if let (Some(Event::Action(action)), Some(seat)) = (events.get(ply), actor) {
                decisions.extend(decision(ply as u32, seat, *action, evaluation.choices));
            }
        }
        Self { rows: rows(&worth, &decisions), decisions, worth }
    }

    /// The decisions that cost something, the costliest first.
    pub fn costliest(&self) -> Vec<&Decision<A>> {
        let mut costly: Vec<_> = self.decisions.iter().filter(|decision| decision.cost() > 0.0).collect();
        costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        costly
    }
}

fn decision<A: Copy + PartialEq>(
    ply: u32,
    seat: Seat,
    action: A,
    mut choices: Vec<Choice<A>>,
) -> Option<Decision<A>> {
    let row = seat.index();
    choices.sort_by(|one, other| other.shares.of(row).total_cmp(&one.shares.of(row)));
    let chosen = choices.iter().position(|choice| choice.action == action)?;
    Some(Decision { ply, seat, chosen, choices })
}

fn rows<A>(worth: &[Shares], decisions: &[Decision<A>]) -> Vec<Row> {
    let (first, last) = (&worth[0], &worth[worth.len() - 1]);
    let n_rows = first.n_rows();
    let mut luck = last - first;
    let (mut own, mut others) = (Shares::zero(n_rows), Shares::zero(n_rows));
    for decision in decisions {
        let effect = decision.effect();
        luck -= &effect;
        let of_actor = |row: usize| if row == decision.seat.index() { effect.of(row) } else { 0.0 };
        let mine = Shares::new((0..n_rows).map(of_actor));
        others += &(&effect - &mine);
        own += &mine;
    }
    let row = |row: usize| Row {
        start: first.of(row),
        luck: luck.of(row),
        own: own.of(row),
        others: others.of(row),
        result: last.of(row),
    };
    (0..n_rows).map(row).collect()
}
