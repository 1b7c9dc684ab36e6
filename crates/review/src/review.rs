use wormery_bots::{Choice, Judge, Shares, best_first};
use wormery_core::{Config, Event, Game, Illegal, Seat};

use crate::{Grade, Look, Row, story};

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

impl<A: Copy + PartialEq> Decision<A> {
    /// A decision between choices that a judge has valued; none if what was taken is not among them.
    #[allow(clippy::needless_pass_by_value, reason = "they are of no use to anybody else")]
    pub(crate) fn new(ply: usize, seat: Seat, action: A, choices: Vec<Choice<A>>) -> Option<Self> {
        let choices = ranked(seat, &choices);
        let chosen = choices.iter().position(|choice| choice.action == action)?;
        Some(Self { ply: ply as u32, seat, chosen, choices })
    }
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

    /// Whether it cost more than the judge may be wrong by.
    pub fn is_mistake(&self) -> bool {
        self.cost() > self.chosen().margin
    }

    /// How good it was.
    pub fn grade(&self) -> Grade {
        self.grade_of(self.chosen())
    }

    /// How good one of the choices is.
    pub fn grade_of(&self, choice: &Choice<A>) -> Grade {
        Grade::of(choice, self.best(), self.seat.index())
    }
}

/// The choices of a seat as a judge has valued them, the best first; of equals the one that the rules name first.
pub(crate) fn ranked<A: Clone>(seat: Seat, choices: &[Choice<A>]) -> Vec<Choice<A>> {
    let shares: Vec<f64> = choices.iter().map(|choice| choice.shares.of(seat.index())).collect();
    best_first(&shares).into_iter().map(|place| choices[place].clone()).collect()
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
    judge: &mut dyn Judge<G>,
) -> Result<Review<G::Action>, Illegal> {
    Ok(review_positions(&positions(config, events)?, events, judge))
}

/// Reviews a game whose positions are known.
pub(crate) fn review_positions<G: Game>(
    positions: &[G],
    events: &[Event<G>],
    judge: &mut dyn Judge<G>,
) -> Review<G::Action> {
    let looks = positions.iter().enumerate().map(|(ply, game)| Look::at(judge, game, ply, events.get(ply)));
    Review::of_looks(looks.collect())
}

impl<A: Copy + PartialEq> Review<A> {
    /// Adds up what the judge said of every position of a game, in their order.
    pub fn of_looks(looks: Vec<Look<A>>) -> Self {
        let (mut worth, mut steps, mut decisions) = (Vec::new(), Vec::new(), Vec::new());
        for look in looks {
            worth.push(look.worth);
            steps.push(look.next);
            decisions.extend(look.decision);
        }
        let rows = story::rows(&worth, &steps);
        Self { rows, decisions, worth }
    }

    /// The decisions that cost more than the judge may be wrong by, the costliest first.
    pub fn costliest(&self) -> Vec<&Decision<A>> {
        let costly: Vec<_> = self.decisions.iter().filter(|decision| decision.is_mistake()).collect();
        let costs: Vec<f64> = costly.iter().map(|decision| decision.cost()).collect();
        best_first(&costs).into_iter().map(|place| costly[place]).collect()
    }
}
