use crate::shares::Shares;
use crate::{Ask, LiveGame, Millis, RoomRow};

/// A game that is about to begin.
pub(crate) struct Starting {
    phase: Phase,
    until: Millis,
    begins: Begins,
    /// Who waits for the beginning.
    ask: Option<Ask>,
    /// The game before it.
    last: Option<Box<dyn LiveGame>>,
}

/// What a game that is about to begin waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The hashes of those who are connected.
    Hashes,
    /// The bytes that belong to them.
    Reveals,
    /// The store, which is asked to create the game.
    Creating,
}

/// For which time a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begins {
    /// The first.
    First,
    /// It was cut off: whoever was cut off with the server has all of the time to come back.
    Again,
}

/// How a beginning goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// It waits.
    Wait,
    /// Now the bytes are asked for.
    Reveal,
    /// The game is to be created; who waits for that.
    Create(Option<Ask>),
}

impl Starting {
    /// A beginning after this game, if there was one, that waits for hashes until a time.
    pub(crate) fn new(
        begins: Begins,
        until: Millis,
        ask: Option<Ask>,
        last: Option<Box<dyn LiveGame>>,
    ) -> Self {
        Self { phase: Phase::Hashes, until, begins, ask, last }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// The game before it.
    pub(crate) fn last(&self) -> Option<&dyn LiveGame> {
        self.last.as_deref()
    }

    /// The game before it, which another beginning comes after instead.
    pub(crate) fn into_last(self) -> Option<Box<dyn LiveGame>> {
        self.last
    }

    /// When it goes on in any case; what is being created is not begun twice.
    pub(crate) fn until(&self) -> Millis {
        if self.phase == Phase::Creating { Millis::MAX } else { self.until }
    }

    /// Goes on if all has come that it waits for, or the time for that is over; waits so long for what comes next.
    pub(crate) fn go_on(
        &mut self,
        shares: &Shares,
        row: &RoomRow,
        is_here: impl Fn(&str) -> bool,
        now: Millis,
        wait: Millis,
    ) -> Next {
        let may_be_early = (self.phase, self.begins) != (Phase::Hashes, Begins::Again);
        let is_early = now < self.until();
        if is_early && !(may_be_early && shares.has_all(self.phase, row, is_here)) {
            return Next::Wait;
        }
        match self.phase {
            Phase::Hashes => {
                (self.phase, self.until) = (Phase::Reveals, now + wait);
                Next::Reveal
            }
            Phase::Reveals => {
                self.phase = Phase::Creating;
                Next::Create(self.take_waiting())
            }
            Phase::Creating => Next::Wait,
        }
    }

    /// Who waits for the beginning, and is to be answered now or to wait for another.
    pub(crate) fn take_waiting(&mut self) -> Option<Ask> {
        self.ask.take()
    }

    /// Somebody waits for this beginning.
    pub(crate) fn wait_on(&mut self, ask: Option<Ask>) {
        self.ask = ask;
    }
}
