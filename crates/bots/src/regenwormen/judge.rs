use wormery_core::Seat;
use wormery_games::regenwormen::{Action, Phase, Regenwormen, View};

use super::net_value::NetValue;
use super::outlook::{Outlook, Worths};
use super::turns::Turns;
use crate::{Choice, Judge, Method, Shares};

/// Solves each turn exactly for the chance to win, and the turn after each of its ends; the net values the ends of that.
pub(super) struct ExactTurns {
    turns: Turns<Turns<NetValue>>,
    version: String,
}

impl ExactTurns {
    /// Looks two turns ahead with this net, which has a version.
    pub(super) fn new(net: NetValue, version: &str) -> Self {
        Self { turns: Turns::new(Turns::new(net)), version: format!("exact-turns-2-{version}") }
    }
}

impl Judge<Regenwormen> for ExactTurns {
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
