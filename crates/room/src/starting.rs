use crate::{Ask, Millis};

/// A game that is about to begin.
#[derive(Debug)]
pub(crate) struct Starting {
    phase: Phase,
    until: Millis,
    begins: Begins,
    /// Who waits for the beginning.
    ask: Option<Ask>,
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

impl Starting {
    pub(crate) fn new(begins: Begins, until: Millis, ask: Option<Ask>) -> Self {
        Self { phase: Phase::Hashes, until, begins, ask }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// When it goes on in any case; what is being created is not begun twice.
    pub(crate) fn until(&self) -> Millis {
        if self.phase == Phase::Creating { Millis::MAX } else { self.until }
    }

    /// Whether it goes on, where all or not all is there that it waits for.
    pub(crate) fn goes_on(&self, has_all: bool, now: Millis) -> bool {
        let may_be_early = (self.phase, self.begins) != (Phase::Hashes, Begins::Again);
        now >= self.until() || (has_all && may_be_early)
    }

    /// The bytes are awaited until a time.
    pub(crate) fn reveal(&mut self, until: Millis) {
        (self.phase, self.until) = (Phase::Reveals, until);
    }

    /// The game is being created; who waits for that.
    pub(crate) fn create(&mut self) -> Option<Ask> {
        self.phase = Phase::Creating;
        self.take_waiting()
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
