use wormery_core::{Config, Guess, Seat};
use wormery_games::ithappens::{Action, Color, Die, ItHappens, Options, View};
use wormery_table::Seeded;

use super::offer::{Offer, WORM};
use crate::evaluate::first_best;
use crate::{Evaluate, Thinking};

/// Looks one die ahead: values what the place promises that it takes, and a throw by what it brings on average.
#[derive(Debug)]
pub(super) struct Greedy {
    config: Config<Options>,
    seat: Seat,
}

impl Greedy {
    /// The evaluator of one seat.
    pub(super) fn new(config: Config<Options>, seat: Seat) -> Self {
        Self { config, seat }
    }

    /// What the seat to act gains by an action.
    pub(super) fn value(game: &ItHappens, action: Action) -> f64 {
        let me = game.turn_color();
        match (action, game.to_place()) {
            (Action::Place { mound }, Some((color, value))) => {
                Offer::new(game, mound, color, me).map_or(f64::NEG_INFINITY, |offer| offer.gain(value))
            }
            (Action::Roll { die: Die::Third }, _) => mean_gain(game, Color::THIRD, me),
            (Action::Roll { die: Die::Own }, _) => mean_gain(game, me, me),
            (Action::Reroll, _) => mean_gain(game, me, me) - WORM,
            (Action::Pass | Action::Place { .. }, _) => -WORM,
        }
    }

    /// The action by which the seat to act gains most.
    pub(super) fn pick(game: &ItHappens, legal: &[Action], _: &mut Seeded) -> Action {
        if let [only] = legal {
            return *only;
        }
        first_best(legal, legal.iter().map(|action| Self::value(game, *action)))
    }
}

impl Evaluate<ItHappens> for Greedy {
    fn values(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<f64> {
        // It reads nothing that is hidden, so that any guess will do.
        let game = ItHappens::guess(&self.config, view, self.seat, &mut thinking.luck);
        legal.iter().map(|action| Self::value(&game, *action)).collect()
    }
}

/// What a die of a color brings on average before it is thrown, if it is placed where it is best for `me`.
fn mean_gain(game: &ItHappens, color: Color, me: Color) -> f64 {
    let offers = ItHappens::MOUNDS.map(|mound| Offer::new(game, mound, color, me));
    let gains = |value| offers.iter().flatten().map(move |offer| offer.gain(value));
    (1..=6).map(|value| gains(value).fold(f64::NEG_INFINITY, f64::max)).sum::<f64>() / 6.0
}
