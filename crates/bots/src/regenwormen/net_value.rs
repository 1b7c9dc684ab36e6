use std::sync::Arc;

use wormery_core::{Event, Game, Seat};
use wormery_games::regenwormen::{Phase, Regenwormen, TurnEnd};

use super::end_value::EndValue;
use super::features::{self, Feature, MAX_SEATS};
use super::net::Net;

/// Counts the share of the win that the player can expect, by a trained net.
#[derive(Clone, Debug)]
pub struct NetValue {
    net: Arc<Net>,
    features: Vec<Feature>,
}

impl NetValue {
    /// Asks this net.
    pub fn new(net: Arc<Net>) -> Self {
        Self { net, features: Vec::new() }
    }

    /// The share of the win of each seat, for a position at the start of a turn or at the end of the game.
    pub fn of_all(&mut self, game: &Regenwormen) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        let n_seats = game.n_seats();
        if game.phase() == Phase::Over {
            let standing = game.standing();
            for (seat, share) in shares[..n_seats].iter_mut().enumerate() {
                *share = standing.win_share(seat) as f32;
            }
            return shares;
        }
        features::describe(game, &mut self.features);
        let layers = self.net.look(&self.features, n_seats);
        for relative in 0..n_seats {
            shares[(game.seat().index() + relative) % n_seats] = layers.shares[relative];
        }
        shares
    }

    /// The share of one seat; where that seat still has a choice, after its best one.
    fn of_seat(&mut self, game: &Regenwormen, seat: Seat) -> f64 {
        if !matches!(game.phase(), Phase::Return | Phase::RobForOnes | Phase::RobForRaven) {
            return f64::from(self.of_all(game)[seat.index()]);
        }
        let legal: Vec<_> = game.legal().collect();
        let after = legal.into_iter().map(|action| {
            let mut game = game.clone();
            game.apply(&Event::Action(action)).expect("a legal action is accepted");
            self.of_seat(&game, seat)
        });
        after.fold(0.0, f64::max)
    }
}

impl EndValue for NetValue {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        self.of_seat(&game.after(end), game.seat())
    }

    /// What the token changes if the turn fails, as most turns with two ones do.
    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        let fails = |game: Regenwormen| game.after(TurnEnd::Fail);
        self.of_seat(&fails(game.with_token()), game.seat()) - self.of_seat(&fails(game.clone()), game.seat())
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        self.of_seat(&turn_start(game), before.seat())
    }
}

/// The net knows positions at the start of a turn: what was kept so far is left out of account.
fn turn_start(game: &Regenwormen) -> Regenwormen {
    match game.phase() {
        Phase::Over | Phase::Return | Phase::RobForRaven => game.clone(),
        _ => game.at_turn_start(),
    }
}
