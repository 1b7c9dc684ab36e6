use alloc::vec::Vec;

use wormery_core::{Config, Event, Game, Guess, Illegal, Luck, Seat, Standing, Tell, Turn, Viewer};

use crate::{Action, Effect, Find, Options, Outcome, Question, View};

/// A game of Pluck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pluck {
    scores: [u8; 4],
    n_seats: u8,
    goal: u8,
    seat: Seat,
    /// The worms of this turn.
    worms: u8,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// A seat chooses.
    Choose,
    /// The hand is in the lawn.
    Plucking,
    /// Somebody has won.
    Over,
}

impl Game for Pluck {
    const NAME: &'static str = "pluck";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Chance = Question;
    type Effect = Effect;
    type View = View;
    type Glimpse = Event<Self>;

    fn start(config: &Config<Options>) -> Self {
        let goal = config.options().goal.0.get() as u8;
        let n_seats = config.n_seats() as u8;
        Self { scores: [0; 4], n_seats, goal, seat: config.start(), worms: 0, phase: Phase::Choose }
    }

    fn turn(&self) -> Turn<Self> {
        match self.phase {
            Phase::Choose => Turn::Act(self.seat),
            Phase::Plucking => Turn::Chance(Question),
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    fn legal(&self) -> impl Iterator<Item = Action> {
        let may_act = self.phase == Phase::Choose;
        let may_stop = may_act && self.worms > 0;
        [(may_act, Action::Pluck), (may_stop, Action::Stop)]
            .into_iter()
            .filter_map(|(is_legal, action)| is_legal.then_some(action))
    }

    fn happen(&mut self, event: &Event<Self>, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match (event, self.phase) {
            (Event::Action(Action::Pluck), Phase::Choose) => self.phase = Phase::Plucking,
            (Event::Action(Action::Stop), Phase::Choose) if self.worms > 0 => self.keep(tell),
            (Event::Action(Action::Stop), Phase::Choose) => {
                return Err(Illegal::new("pk_no_worms", "there are no worms to keep yet"));
            }
            (Event::Chance(Outcome { worms }), Phase::Plucking) => self.find(*worms, tell),
            _ => return Err(Illegal::new("pk_not_now", "that cannot happen now")),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        View {
            to_act: (self.phase != Phase::Over).then_some(self.seat),
            plucking: self.phase == Phase::Plucking,
            worms: self.worms,
            scores: self.scores[..self.n_seats.into()].to_vec(),
            goal: self.goal,
            standing: (self.phase == Phase::Over).then(|| self.standing()),
        }
    }

    fn glimpse(&self, event: &Event<Self>, _: Viewer) -> Event<Self> {
        event.clone()
    }

    fn effect_for(&self, effect: Effect, _: Viewer) -> Option<Effect> {
        Some(effect)
    }
}

impl Pluck {
    fn find(&mut self, found: Find, tell: &mut impl Tell<Effect>) {
        let (seat, worms) = (self.seat, found.get() as u8);
        self.phase = Phase::Choose;
        if worms == 0 {
            let total = self.worms;
            tell.tell(|| Effect::Lost { seat, total });
            return self.end_turn(tell);
        }
        self.worms = self.worms.saturating_add(worms);
        let total = self.worms;
        tell.tell(|| Effect::Plucked { seat, worms, total });
    }

    fn keep(&mut self, tell: &mut impl Tell<Effect>) {
        let (seat, total) = (self.seat, self.worms);
        let mine = &mut self.scores[seat.index()];
        *mine = mine.saturating_add(total);
        let score = *mine;
        tell.tell(|| Effect::Kept { seat, total, score });
        if score >= self.goal {
            self.phase = Phase::Over;
            self.worms = 0;
            tell.tell(|| Effect::Won { seat, score });
        } else {
            self.end_turn(tell);
        }
    }

    fn end_turn(&mut self, tell: &mut impl Tell<Effect>) {
        let (seat, next) = (self.seat, self.seat.next(self.n_seats.into()));
        (self.worms, self.seat) = (0, next);
        tell.tell(|| Effect::TurnEnded { seat, next });
    }

    fn standing(&self) -> Standing {
        let row = |seat: Seat| (Some(seat), self.scores[seat.index()].into(), Vec::new());
        Standing::rank(Seat::all(self.n_seats.into()).map(row))
    }
}

impl Guess for Pluck {
    /// Nothing is hidden: the view is the position.
    fn guess(config: &Config<Options>, view: &View, _: Seat, _: &mut impl Luck) -> Self {
        let mut game = Self::start(config);
        game.scores.iter_mut().zip(&view.scores).for_each(|(score, seen)| *score = *seen);
        game.seat = view.to_act.filter(|seat| seat.index() < config.n_seats()).unwrap_or(game.seat);
        game.worms = view.worms;
        game.phase = match (view.standing.is_some(), view.plucking) {
            (true, _) => Phase::Over,
            (false, true) => Phase::Plucking,
            (false, false) => Phase::Choose,
        };
        game
    }
}
