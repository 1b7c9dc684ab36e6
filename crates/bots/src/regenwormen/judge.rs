use wormery_core::Seat;
use wormery_games::regenwormen::{Action, Phase, Regenwormen, View};

use super::net_value::NetValue;
use super::outlook::{Outlook, Worths};
use super::turns::Turns;
use crate::{Choice, Judge, Method, Shares};

/// Solves each turn exactly for the chance to win; an outlook values its ends.
pub(super) struct ExactTurns<O> {
    turns: Turns<O>,
    version: String,
}

impl ExactTurns<Turns<NetValue>> {
    /// Looks two turns ahead with this net, which has a version: the turn after each end is solved too.
    pub(super) fn new(net: NetValue, version: &str) -> Self {
        Self { turns: Turns::new(Turns::new(net)), version: format!("exact-turns-2-{version}") }
    }
}

impl ExactTurns<NetValue> {
    /// Looks one turn ahead.
    pub(super) fn one_turn(net: NetValue) -> Self {
        Self { turns: Turns::new(net), version: "exact-turns-1".into() }
    }
}

impl<O: Outlook + Clone + Send> Judge<Regenwormen> for ExactTurns<O> {
    fn method(&self) -> Method {
        Method::ExactTurns
    }

    fn version(&self) -> String {
        self.version.clone()
    }

    fn worth(&mut self, game: &Regenwormen) -> Shares {
        let worths = match game.phase() {
            // The dice are in the air: what the player decided is to throw them.
            Phase::Throw => self.turns.after(game, Action::Roll { golden: false }),
            _ => self.turns.of_all(game),
        };
        shares(&worths, game)
    }

    /// The mean is known without asking for every throw.
    fn before_chance(&mut self, game: &Regenwormen) -> Shares {
        self.worth(game)
    }

    fn choices(&mut self, view: &View, _: Seat, legal: &[Action]) -> Vec<Choice<Action>> {
        let game = view.position();
        let choice = |action: &Action| Choice {
            action: *action,
            shares: shares(&self.turns.after(game, *action), game),
            margin: 0.0,
        };
        legal.iter().map(choice).collect()
    }
}

fn shares(worths: &Worths, game: &Regenwormen) -> Shares {
    Shares::new(worths[..game.n_seats()].iter().copied())
}
