use std::time::{Duration, Instant};

use wormery_bots::{Bot, Level, Pace, Roster, Team};
use wormery_core::{Config, Seat};
use wormery_table::Seeded;

/// Of so many decisions of a bot that does not search one is timed: reading the clock takes longer than its thought.
const TIMED: u32 = 64;

/// How long decisions took.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Clock {
    pub(crate) n_timed: u32,
    pub(crate) thought: Duration,
}

impl Clock {
    pub(crate) fn add(&mut self, other: Self) {
        self.n_timed += other.n_timed;
        self.thought += other.thought;
    }

    fn run<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let done = work();
        self.thought += begin.elapsed();
        done
    }
}

/// The players of a level, made once for one game after the other: they remember nothing that counts.
pub(crate) struct Crew<G: Roster> {
    level: &'static Level<G>,
    config: Config<G::Options>,
    pace: Pace,
    /// By seat.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    team: Option<Box<dyn Team<G>>>,
    n_asked: u32,
    is_timed: bool,
    clock: Clock,
}

impl<G: Roster> Crew<G> {
    /// Its bots think side by side if that is faster and wanted.
    pub(crate) fn new(
        level: &'static Level<G>,
        config: &Config<G::Options>,
        pace: Pace,
        side_by_side: bool,
    ) -> Self {
        Self {
            level,
            config: config.clone(),
            pace: if level.playouts().is_some() { pace } else { Pace::Playouts(1) },
            bots: (0..config.n_seats()).map(|_| None).collect(),
            team: side_by_side.then(|| G::team(level.name)).flatten(),
            // Not the very first decision, with which a turn begins: that one takes longer than most.
            n_asked: TIMED / 2,
            is_timed: false,
            clock: Clock::default(),
        }
    }

    pub(crate) fn level(&self) -> &'static Level<G> {
        self.level
    }

    /// How many turns are best begun at once; none if they are begun one by one.
    pub(crate) fn width(&self) -> Option<usize> {
        self.team.as_ref().map(|team| team.width())
    }

    pub(crate) fn take_clock(&mut self) -> Clock {
        std::mem::take(&mut self.clock)
    }

    /// The action of the bot on a seat.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        luck: &mut Seeded,
    ) -> G::Action {
        let is_timed = self.level.playouts().is_some() || self.n_asked.is_multiple_of(TIMED);
        self.n_asked = self.n_asked.wrapping_add(1);
        let Self { level, config, pace, bots, clock, .. } = self;
        let bot = bots[seat.index()].get_or_insert_with(|| level.bot(config, seat));
        let mut think = || pace.think_on(luck, |thinking| bot.choose(view, legal, thinking));
        if !is_timed {
            return think();
        }
        clock.n_timed += 1;
        clock.run(think)
    }

    /// Lets the team think about turns that begin.
    pub(crate) fn begin(&mut self, turns: &[G::View]) {
        self.is_timed = self.n_asked.is_multiple_of(TIMED);
        self.n_asked = self.n_asked.wrapping_add(1);
        let Some(team) = &mut self.team else { return };
        if self.is_timed {
            self.clock.run(|| team.begin(turns));
        } else {
            team.begin(turns);
        }
    }

    /// The action in one of the turns that were begun.
    pub(crate) fn choose_in_team(
        &mut self,
        place: usize,
        view: &G::View,
        legal: &[G::Action],
    ) -> Option<G::Action> {
        let team = self.team.as_mut()?;
        if !self.is_timed {
            return Some(team.choose(place, view, legal));
        }
        self.clock.n_timed += 1;
        Some(self.clock.run(|| team.choose(place, view, legal)))
    }
}
