use wormery_bots::{Bot, Judge, Levels, Limit, Roster, Thinking};
use wormery_core::{Chance, Config, Event, OutcomeOf, Seat, Turn, Viewer};
use wormery_table::Seeded;

/// Plays games on to their ends.
pub(crate) struct PlayOn<G: Roster> {
    bots: Vec<Box<dyn Bot<G>>>,
    /// Who knows how lucky somebody was, if luck is to be taken out.
    luck: Option<Box<dyn Judge<G>>>,
}

impl<G: Roster> PlayOn<G> {
    /// All seats play by a level.
    pub(crate) fn new(config: &Config<G::Options>, level: &str, luck: Option<Box<dyn Judge<G>>>) -> Self {
        let bot = |seat| G::bot(level, config, seat).expect("the second opinion names a level of its game");
        Self { bots: Seat::all(config.n_seats()).map(bot).collect(), luck }
    }

    /// The share of the win that a seat comes to, without the luck that it had: the mean over games stays the same, because
    /// luck has the mean zero whatever the judge thinks of positions, and little is left of their variance.
    ///
    /// Every turn has luck of its own, so that what was chosen before does not shift it.
    pub(crate) fn share(&mut self, mut game: G, seat: Seat, seed: u64) -> f64 {
        let (mut acting, mut n_turns, mut dice, mut had) = (None, 0, Seeded::new(seed), 0.0);
        loop {
            match game.turn() {
                Turn::Over(standing) => return standing.win_share(seat.index()) - had,
                Turn::Chance(question) => had += self.answer(&mut game, question.draw(&mut dice), seat),
                Turn::Act(actor) => {
                    if acting.replace(actor) != Some(actor) {
                        n_turns += 1;
                        dice = Seeded::for_game(seed, n_turns);
                    }
                    self.act(&mut game, actor);
                }
            }
        }
    }

    /// Lets chance answer, and says how lucky a seat was.
    fn answer(&mut self, game: &mut G, outcome: OutcomeOf<G>, seat: Seat) -> f64 {
        let before = self.luck.as_mut().map(|judge| judge.before_chance(game).of(seat.index()));
        game.apply(&Event::Chance(outcome)).expect("what chance may bring is possible");
        let after = self.luck.as_mut().map(|judge| judge.worth(game).of(seat.index()));
        after.zip(before).map_or(0.0, |(after, before)| after - before)
    }

    fn act(&mut self, game: &mut G, seat: Seat) {
        let legal: Vec<G::Action> = game.legal().collect();
        let action = if let [only] = *legal.as_slice() {
            only
        } else {
            let thinking = &mut Thinking::new(Seeded::new(0), Limit::Playouts(1));
            self.bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal, thinking)
        };
        game.apply(&Event::Action(action)).expect("what a bot chooses is legal");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wormery_core::Game;
    use wormery_games::regenwormen::{Options, Regenwormen};

    /// The mean of shares, and their variance.
    fn spread(shares: &[f64]) -> (f64, f64) {
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n;
        (mean, shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0))
    }

    #[test]
    fn without_luck_the_mean_stays_and_little_is_left_of_the_spread() {
        let config = Config::new(2, 0, Options::default()).unwrap();
        let luck = Regenwormen::PUZZLING.and_then(|puzzling| puzzling.luck).unwrap();
        let first = Seat::all(2).next().unwrap();
        let shares = |luck| -> Vec<f64> {
            let mut play_on = PlayOn::<Regenwormen>::new(&config, "master", luck);
            (0..60).map(|seed| play_on.share(Regenwormen::start(&config), first, seed)).collect()
        };
        let (with, without) = (spread(&shares(None)), spread(&shares(Some(luck(&config)))));
        assert!(without.1 < with.1 / 20.0, "{without:?} is not much less than {with:?}");
        assert!((with.0 - without.0).abs() < 3.5 * (with.1 / 60.0).sqrt(), "{without:?} and {with:?}");
    }
}
