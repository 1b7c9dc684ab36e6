use wormery_core::Game;
use wormery_games::regenwormen::{Action, Phase, Regenwormen, TurnEnd};

use super::end_value::EndValue;
use super::net_value::NetValue;
use super::planner::Planner;

/// Looks one turn further than the net alone: solves the next player's turn too, as if he played for the win.
pub(super) struct Deeper {
    net: NetValue,
    next: Planner<NetValue>,
}

impl Deeper {
    /// Asks this net two turns ahead.
    pub(super) fn new(net: NetValue) -> Self {
        Self { next: Planner::new(net.clone()), net }
    }

    /// The player's share after the best turn of the one who follows.
    ///
    /// What the next player wins by playing his turn well, the others lose in proportion to their shares; with two
    /// players that is exact.
    fn after_next(&mut self, game: &Regenwormen, me: usize) -> Option<f64> {
        if game.phase() != Phase::Roll {
            return None;
        }
        let all = self.net.of_all(game);
        let rolls = game.legal().filter(|action| matches!(action, Action::Roll { .. })).collect::<Vec<_>>();
        let solved = rolls.into_iter().map(|roll| self.next.value(game, roll)).reduce(f64::max)?;
        let thought = f64::from(all[game.seat().index()]);
        let rest = (1.0 - solved) / (1.0 - thought).max(1e-6);
        Some(f64::from(all[me]) * rest)
    }
}

impl EndValue for Deeper {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        let after = game.after(end);
        let deeper = self.after_next(&after, game.seat().index());
        deeper.unwrap_or_else(|| self.net.of_end(game, end))
    }

    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        self.net.of_token(game)
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        self.net.of_position(game, before)
    }
}
