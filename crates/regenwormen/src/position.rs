use alloc::vec;

use wormery_core::{Config, Event, Game, Illegal, Seat, Standing, Tell, Turn, Viewer};

use crate::action_set::ActionSet;
use crate::counts::Counts;
use crate::rolling::Golden;
use crate::specialists::Specialists;
use crate::stacks::{MAX_SEATS, Stacks};
use crate::view::View;
use crate::{Action, Effect, Options, Phase, Specialist, Throw, Tiebreak, Tiles};

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
    fn happen(&mut self, event: &Event<Self>, _: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match event {
            Event::Action(action) if self.legal.contains(*action) => self.act(*action),
            Event::Action(action) => return Err(self.refusal(*action)),
            Event::Chance(dice) => return self.see(dice),
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
    fn act(&mut self, action: Action) {
        match action {
            Action::Roll { golden } => self.roll(golden),
            Action::Keep { symbol } => self.keep(symbol),
            Action::Take { tile } => self.take(tile),
            Action::Steal { from } => self.steal(from),
            Action::Stop | Action::Accept => self.fail(),
            Action::Weasel => self.use_weasel(),
            Action::GiveBack { specialist } => self.give_back(specialist),
            Action::Rob { from } => self.rob(from),
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
    pub(crate) fn end_turn(&mut self) {
        let low_tiles_count = !self.options.end_ignores_low_tiles;
        let left = if low_tiles_count { self.row } else { self.row.at_least_first() };
        if left.is_empty() {
            self.dice = TurnDice::FRESH;
            self.phase = Phase::Over;
            self.legal = ActionSet::EMPTY;
        } else {
            self.begin_turn(self.seat.next(self.n_seats()));
        }
    }

    /// Whether the player whose turn it is holds a specialist.
    pub(crate) fn holds(&self, specialist: Specialist) -> bool {
        self.specialists.holds(self.seat, specialist)
    }

    /// The worms on a seat's tiles and tokens (RW-22, RX-23).
    pub fn score(&self, seat: Seat) -> i32 {
        let worms: i32 = self.stacks.tiles(seat).map(|tile| i32::from(tile.worms())).sum();
        worms + i32::from(self.tokens[seat.index()])
    }

    /// The ranking as it stands now (RW-23).
    pub fn standing(&self) -> Standing {
        Standing::rank(Seat::all(self.n_seats()).map(|seat| {
            let highest = self.stacks.tiles(seat).max().map_or(0, |tile| i32::from(tile.number()));
            let tiebreaks = match self.options.tiebreak {
                Tiebreak::HighestTile => vec![highest],
                Tiebreak::Shared => vec![],
            };
            (Some(seat), self.score(seat), tiebreaks)
        }))
    }
}
