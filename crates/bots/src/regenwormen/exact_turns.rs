use wormery_core::Game;
use wormery_games::regenwormen::{Action, Phase, Regenwormen, TurnEnd};

use super::net_value::NetValue;
use super::planner::Planner;
use crate::{Choice, EvaluatePosition, Evaluation, Method, Shares};

/// Solves each turn of Regenwormen exactly for the chance to win, and values its ends by the trained net.
///
/// What the player to move wins or loses within a turn, the others lose or win in proportion to their shares; with
/// two players that is exact.
pub(super) struct ExactTurns {
    planner: Planner<NetValue>,
    net: NetValue,
}

impl ExactTurns {
    /// Values the ends of turns by this net.
    pub(super) fn new(net: NetValue) -> Self {
        Self { planner: Planner::new(net.clone()), net }
    }
}

impl EvaluatePosition<Regenwormen> for ExactTurns {
    fn method(&self) -> Method {
        Method::ExactTurns
    }

    fn evaluate(&mut self, _: u32, game: &Regenwormen) -> Evaluation<Regenwormen> {
        let legal: Vec<_> = game.legal().collect();
        let choices: Vec<_> = legal.iter().map(|action| self.choice(game, *action)).collect();
        let worth = match game.phase() {
            Phase::Over | Phase::Roll => self.by_net(game),
            Phase::Throw => {
                let value = self.planner.value(game, Action::Roll { golden: false });
                self.within_turn(game, value)
            }
            _ => best(&choices, game.seat().index()).clone(),
        };
        Evaluation { worth, choices: if choices.len() > 1 { choices } else { Vec::new() } }
    }

    /// The same as the worth of an evaluation, without asking the net about every choice.
    fn worth_to(&mut self, ply: u32, game: &Regenwormen, row: usize) -> f64 {
        match game.phase() {
            Phase::Over | Phase::Roll => self.by_net(game).of(row),
            Phase::Keep if game.seat().index() == row => {
                game.legal().map(|action| self.planner.value(game, action)).fold(f64::MIN, f64::max)
            }
            _ => self.evaluate(ply, game).worth.of(row),
        }
    }
}

impl ExactTurns {
    fn choice(&mut self, game: &Regenwormen, action: Action) -> Choice<Action> {
        let after = TurnEnd::of(action).map(|end| game.at_turn_start().after(end));
        let done = after.filter(|after| matches!(after.phase(), Phase::Roll | Phase::Over));
        let shares = if let Some(after) = done {
            self.by_net(&after)
        } else {
            let value = self.planner.value(game, action);
            self.within_turn(game, value)
        };
        Choice { action, shares, margin: 0.0 }
    }

    /// What a position at the start of a turn, or at the end of the game, is worth.
    fn by_net(&mut self, game: &Regenwormen) -> Shares {
        let all = self.net.of_all(game);
        Shares::new(all[..game.n_seats()].iter().map(|share| f64::from(*share)))
    }

    /// The shares when the player whose turn it is has this one.
    fn within_turn(&mut self, game: &Regenwormen, value: f64) -> Shares {
        let me = game.seat().index();
        let before = self.by_net(&game.at_turn_start());
        let rest = (1.0 - value) / (1.0 - before.of(me)).max(1e-6);
        let share = |row: usize| if row == me { value } else { before.of(row) * rest };
        Shares::new((0..game.n_seats()).map(share))
    }
}

fn best<A>(choices: &[Choice<A>], row: usize) -> &Shares {
    let better = |one: &&Choice<A>, other: &&Choice<A>| one.shares.of(row).total_cmp(&other.shares.of(row));
    &choices.iter().max_by(better).expect("somebody has a choice where no dice are in the air").shares
}
