use wormery_core::{Config, Guess, Seat};
use wormery_ithappens::{Action, Color, Die, ItHappens, Options, View};
use wormery_table::Seeded;

use super::offer::{Offer, WORM};
use crate::{Bot, Policy, Ranked, Thinking};

/// Looks one die ahead: takes the place that promises most, and throws again when that is better on average.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Greedy {
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
}

/// What a die of a color brings on average before it is thrown, if it is placed where it is best for `me`.
fn mean_gain(game: &ItHappens, color: Color, me: Color) -> f64 {
    let offers = ItHappens::MOUNDS.map(|mound| Offer::new(game, mound, color, me));
    let gains = |value| offers.iter().flatten().map(move |offer| offer.gain(value));
    (1..=6).map(|value| gains(value).fold(f64::NEG_INFINITY, f64::max)).sum::<f64>() / 6.0
}

impl Policy<ItHappens> for Greedy {
    fn pick(&mut self, game: &ItHappens, legal: &[Action], _: &mut Seeded) -> Action {
        if let [only] = legal {
            return *only;
        }
        let mut best = (legal[0], f64::NEG_INFINITY);
        for &action in legal {
            let value = Self::value(game, action);
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }
}

/// The greedy policy as a bot.
#[derive(Debug)]
pub(super) struct GreedyBot {
    config: Config<Options>,
    seat: Seat,
}

impl GreedyBot {
    /// The bot of one seat.
    pub(super) fn new(config: Config<Options>, seat: Seat) -> Self {
        Self { config, seat }
    }
}

impl Bot<ItHappens> for GreedyBot {
    fn rank(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<Ranked<Action>> {
        // It reads nothing that is hidden, so that any guess will do.
        let game = ItHappens::guess(&self.config, view, self.seat, &mut thinking.luck);
        let ranked = |&action| Ranked { action, value: Greedy::value(&game, action) };
        let mut ranking: Vec<_> = legal.iter().map(ranked).collect();
        Ranked::sort(&mut ranking);
        ranking
    }
}
