use wormery_bots::regenwormen::{EndValue, Leaning, NetValue, Worms};
use wormery_core::Luck;
use wormery_regenwormen::{Regenwormen, TurnEnd};
use wormery_table::Seeded;

/// What the ends of a turn are worth to who plays.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    Worms(Worms),
    Net(Leaning<NetValue>),
}

impl Known {
    fn as_end_value(&mut self) -> &mut dyn EndValue {
        match self {
            Self::Worms(worms) => worms,
            Self::Net(net) => net,
        }
    }
}

impl EndValue for Known {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        self.as_end_value().of_end(game, end)
    }

    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        self.as_end_value().of_token(game)
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        self.as_end_value().of_position(game, before)
    }
}

/// The same, but each end by a little more or less, so that other turns are seen too.
pub(crate) struct Blurred {
    pub(crate) value: Known,
    /// The most by which an end is off.
    pub(crate) most: f64,
    pub(crate) luck: Seeded,
}

impl EndValue for Blurred {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        let blur = self.most * (f64::from(self.luck.below(1 << 20)) / f64::from(1 << 19) - 1.0);
        self.value.of_end(game, end) + blur
    }

    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        self.value.of_token(game)
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        self.value.of_position(game, before)
    }
}
