use wormery_bots::{Choice, Judge, Shares};
use wormery_core::{Event, Game, Seat, Viewer};

/// What a judge says of one position of a game, and of the event that came next.
///
/// Every position is looked at by itself, so that many can be looked at at once.
#[derive(Clone, Debug)]
pub struct Look<A> {
    pub(crate) worth: Shares,
    pub(crate) next: Next<A>,
}

/// What came next.
#[derive(Clone, Debug)]
pub(crate) enum Next<A> {
    /// Nothing more is known.
    Nothing,
    /// Chance answered; the worth of the position is what it could be expected to bring.
    ///
    /// What it brought whoever asked is told in the unit of the score too, where that can be counted.
    Chance(Option<(Seat, f64)>),
    /// A seat acted.
    Act(Act<A>),
}

/// What a seat did, and what it could have done.
#[derive(Clone, Debug)]
pub(crate) struct Act<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    pub(crate) choices: Vec<Choice<A>>,
    /// What the seat could think of the position before and after its action, where something was hidden from it.
    pub(crate) thought: Option<[Shares; 2]>,
}

impl<A: Copy> Look<A> {
    /// Looks at a position and at what came next, which the rules allow.
    pub fn at<G: Game<Action = A>>(judge: &mut dyn Judge<G>, game: &G, event: Option<&Event<G>>) -> Self {
        let next = match (event, game.turn().seat()) {
            (Some(Event::Chance(outcome)), _) => Next::Chance(judge.score_luck(game, outcome)),
            (Some(Event::Action(action)), Some(seat)) => Next::Act(act(judge, game, seat, *action)),
            _ => Next::Nothing,
        };
        let worth = match &next {
            Next::Chance(_) => judge.before_chance(game),
            _ => judge.worth(game),
        };
        Self { worth, next }
    }
}

fn act<G: Game>(judge: &mut dyn Judge<G>, game: &G, seat: Seat, action: G::Action) -> Act<G::Action> {
    let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal().collect::<Vec<_>>());
    let before = judge.thought(&view, seat, None);
    let after = before.as_ref().and_then(|_| judge.thought(&view, seat, Some(action)));
    let choices = match legal.as_slice() {
        [_] => Vec::new(),
        legal => judge.choices(&view, seat, legal),
    };
    Act { seat, action, choices, thought: before.zip(after).map(|(before, after)| [before, after]) }
}
