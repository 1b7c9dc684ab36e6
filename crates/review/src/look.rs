use wormery_bots::{Judge, Shares};
use wormery_core::{Event, Game, Seat, Viewer};

use crate::Decision;

/// What a judge says of one position of a game, and of the event that came next.
///
/// Every position is looked at by itself, so that many can be looked at at once.
#[derive(Clone, Debug)]
pub struct Look<A> {
    pub(crate) worth: Shares,
    pub(crate) next: Next,
    /// What was decided, if there was something to decide.
    pub(crate) decision: Option<Decision<A>>,
}

/// What came next.
#[derive(Clone, Debug)]
pub(crate) enum Next {
    /// Nothing more is known.
    Nothing,
    /// Chance answered; the worth of the position is what it could be expected to bring.
    Chance,
    /// A seat acted.
    Act(Act),
}

/// What it means that a seat did something.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
    /// What the decision changed against the best one; `None` where there was nothing to decide.
    pub(crate) effect: Option<Shares>,
    /// What the seat could think of the position before and after its action, where something was hidden from it.
    pub(crate) thought: Option<[Shares; 2]>,
}

impl<A: Copy + PartialEq> Look<A> {
    /// Looks at a position after so many events and at what came next, which the rules allow.
    pub fn at<G: Game<Action = A>>(
        judge: &mut dyn Judge<G>,
        game: &G,
        ply: usize,
        event: Option<&Event<G>>,
    ) -> Self {
        match (event, game.turn().seat()) {
            (Some(Event::Chance(_)), _) => {
                Self { worth: judge.before_chance(game), next: Next::Chance, decision: None }
            }
            (Some(Event::Action(action)), Some(seat)) => {
                let decision = decision(judge, game, ply, seat, *action);
                let next = Next::Act(act(judge, game, seat, *action, decision.as_ref()));
                Self { worth: judge.worth(game), next, decision }
            }
            _ => Self { worth: judge.worth(game), next: Next::Nothing, decision: None },
        }
    }
}

fn decision<G: Game>(
    judge: &mut dyn Judge<G>,
    game: &G,
    ply: usize,
    seat: Seat,
    action: G::Action,
) -> Option<Decision<G::Action>> {
    let legal: Vec<_> = game.legal().collect();
    if legal.len() == 1 {
        return None;
    }
    Decision::new(ply, seat, action, judge.choices(&game.view(Viewer::Seat(seat)), seat, &legal))
}

fn act<G: Game>(
    judge: &mut dyn Judge<G>,
    game: &G,
    seat: Seat,
    action: G::Action,
    decision: Option<&Decision<G::Action>>,
) -> Act {
    let view = game.view(Viewer::Seat(seat));
    let before = judge.thought(&view, seat, None);
    let after = before.as_ref().and_then(|_| judge.thought(&view, seat, Some(action)));
    Act {
        seat,
        effect: decision.map(|decision| &decision.chosen().shares - &decision.best().shares),
        thought: before.zip(after).map(|(before, after)| [before, after]),
    }
}
