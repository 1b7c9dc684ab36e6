//! What the judge thinks of a state: the opinion that the coach, the review and the strongest bot share.

use std::sync::PoisonError;

use serde::Serialize;
use wormery_bots::{Judge, Roster, Shares, best_first};
use wormery_core::{Turn, Viewer, Word};
use wormery_encode::Encode;

use super::Played;

/// What a position is worth to the seat to act.
#[derive(Serialize)]
pub(super) struct Valued<A> {
    player: usize,
    method: &'static str,
    judge: String,
    /// The player's share of the win after the best choice.
    value: f64,
    /// The best first.
    choices: Vec<ValuedChoice<A>>,
}

#[derive(Serialize)]
struct ValuedChoice<A> {
    /// The number of the action.
    action: usize,
    /// The same as records write it.
    #[serde(rename = "as")]
    written: A,
    value: f64,
    /// Half of the 95 % interval of the difference to the best choice.
    margin: f64,
    shares: Shares,
}

impl<G: Roster + Encode> Played<G> {
    /// What each action of the seat to act is worth, from what that seat may know.
    pub(super) fn valued(&self) -> Result<Valued<G::Action>, String> {
        let seat = self.seat()?;
        let legal: Vec<G::Action> = self.game.legal().collect();
        let (found, method, version) = self.asking(|judge| {
            let found = judge.choices(&self.game.view(Viewer::Seat(seat)), seat, &legal);
            (found, judge.method(), judge.version())
        });
        let values: Vec<f64> = found.iter().map(|choice| choice.shares.of(seat.index())).collect();
        let choice = |place: usize| ValuedChoice {
            action: G::encode(found[place].action, seat, self.config.n_seats()),
            written: found[place].action,
            value: values[place],
            margin: found[place].margin,
            shares: found[place].shares.clone(),
        };
        let choices: Vec<_> = best_first(&values).into_iter().map(choice).collect();
        Ok(Valued {
            player: seat.index(),
            method: method.word(),
            judge: version,
            value: choices.first().map_or(0.0, |best| best.value),
            choices,
        })
    }

    /// The share of the win of each row of the standing, with full knowledge of the position.
    pub(super) fn shares(&self) -> Vec<f64> {
        let shares = match self.game.turn() {
            Turn::Over(standing) => Shares::of_standing(&standing),
            Turn::Chance(_) => self.asking(|judge| judge.before_chance(&self.game)),
            Turn::Act(_) => self.asking(|judge| judge.worth(&self.game)),
        };
        (0..shares.n_rows()).map(|row| shares.of(row)).collect()
    }

    /// Asks the judge of this game, which is made once.
    fn asking<T>(&self, ask: impl FnOnce(&mut dyn Judge<G>) -> T) -> T {
        let mut judge = self.judge.lock().unwrap_or_else(PoisonError::into_inner);
        ask(judge.get_or_insert_with(|| G::judge(&self.config)).as_mut())
    }
}
