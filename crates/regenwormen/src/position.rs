use wormery_core::{Config, Event, Game, Illegal, Seat, Tell, Turn, Viewer};

use crate::action_set::ActionSet;
use crate::counts::Counts;
use crate::effect::{Failure, bounded};
use crate::rolling::Golden;
use crate::specialists::Specialists;
use crate::stacks::{MAX_SEATS, Stacks};
use crate::view::View;
use crate::{Action, Effect, Options, Phase, Specialist, Throw, Tiles};

/// A game of Regenwormen: rules and position in one value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regenwormen {
    /// What the seat may do now: kept up to date by every step, so that asking costs nothing.
    pub(crate) legal: ActionSet,
    /// The tiles that lie open in the row.
    pub(crate) row: Tiles,
    /// The tiles that were turned face down and are out of the game (RW-20).
    pub(crate) face_down: Tiles,
    pub(crate) stacks: Stacks,
    pub(crate) specialists: Specialists,
    pub(crate) tokens: [u8; MAX_SEATS],
    pub(crate) supply: u8,
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) dice: TurnDice,
}

/// The dice of the turn being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnDice {
    pub(crate) kept: Counts,
    /// Points of the dice kept, the canned worm not counted.
    pub(crate) total: u8,
    /// Ordinary dice not kept.
    pub(crate) n_left: u8,
    /// What the last roll shows; empty when nothing waits to be kept.
    pub(crate) roll: Counts,
    pub(crate) golden: Golden,
    pub(crate) weasel_used: bool,
}

impl TurnDice {
    /// A turn begins with eight dice, all to be thrown.
    pub(crate) const FRESH: Self = Self {
        kept: Counts::NONE,
        total: 0,
        n_left: 8,
        roll: Counts::NONE,
        golden: Golden::Aside,
        weasel_used: false,
    };
}

impl Game for Regenwormen {
    const NAME: &'static str = "regenwormen";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Chance = Throw;
    type Effect = Effect;
    type View = View;
    type Glimpse = Event<Self>;

    fn start(config: &Config<Options>) -> Self {
        let options = *config.options();
        let mut game = Self {
            legal: ActionSet::EMPTY,
            row: if options.expansion { Tiles::EXPANSION } else { Tiles::BASE },
            face_down: Tiles::default(),
            stacks: Stacks::EMPTY,
            specialists: if options.expansion { Specialists::at_start() } else { Specialists::NONE },
            tokens: [0; MAX_SEATS],
            supply: if options.expansion { 7 } else { 0 },
            options,
            n_seats: config.n_seats() as u8,
            seat: config.start(),
            phase: Phase::Roll,
            dice: TurnDice::FRESH,
        };
        game.begin_turn(config.start());
        game
    }

    #[inline]
    fn turn(&self) -> Turn<Self> {
        match self.phase {
            Phase::Throw => Turn::Chance(self.throw()),
            Phase::Over => Turn::Over(self.standing()),
            _ => Turn::Act(self.seat),
        }
    }

    #[inline]
    fn legal(&self) -> impl Iterator<Item = Action> {
        self.legal.into_iter()
    }

    #[inline]
    fn happen(&mut self, event: &Event<Self>, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match event {
            Event::Action(action) if self.legal.contains(*action) => self.act(*action, tell),
            Event::Action(action) => return Err(self.refusal(*action)),
            Event::Chance(dice) => return self.see(dice, tell),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn glimpse(&self, event: &Event<Self>, _: Viewer) -> Event<Self> {
        event.clone()
    }

    fn effect_for(&self, effect: Effect, _: Viewer) -> Option<Effect> {
        Some(effect)
    }
}

impl Regenwormen {
    /// Lets a legal action happen.
    #[inline]
    fn act(&mut self, action: Action, tell: &mut impl Tell<Effect>) {
        match action {
            Action::Roll { golden } => self.roll(golden, tell),
            Action::Keep { symbol } => self.keep(symbol, tell),
            Action::Take { tile } => self.take(tile, tell),
            Action::Steal { from } => self.steal(from, tell),
            Action::Stop => self.fail_by(Failure::Stopped, tell),
            Action::Accept => self.fail_by(Failure::Accepted, tell),
            Action::Weasel => self.use_weasel(tell),
            Action::GiveBack { specialist } => self.give_back(specialist, tell),
            Action::Rob { from } => self.rob(from, tell),
        }
    }

    /// Starts a seat's turn with fresh dice (RW-06).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.seat = seat;
        self.dice = TurnDice::FRESH;
        self.phase = Phase::Roll;
        let golden = self.holds(Specialist::GoldenDie);
        self.legal = ActionSet::ROLL.with_if(golden, ActionSet::ROLL_GOLDEN);
    }

    /// Ends the turn: the next seat plays, unless no open tile is left (RW-21, RX-22).
    pub(crate) fn end_turn(&mut self, tell: &mut impl Tell<Effect>) {
        let low_tiles_count = !self.options.end_ignores_low_tiles;
        let left = if low_tiles_count { self.row } else { self.row.at_least_first() };
        if left.is_empty() {
            self.dice = TurnDice::FRESH;
            self.phase = Phase::Over;
            self.legal = ActionSet::EMPTY;
            self.tell_end(tell);
        } else {
            let seat = self.seat;
            self.begin_turn(seat.next(self.n_seats()));
            tell.tell(|| Effect::TurnEnded { seat, next: self.seat, total: bounded(self.claim_total()) });
        }
    }

    /// Whether the player whose turn it is holds a specialist.
    pub(crate) fn holds(&self, specialist: Specialist) -> bool {
        self.specialists.holds(self.seat, specialist)
    }
}
