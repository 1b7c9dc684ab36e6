use wormery_core::{Config, Event, Guess, Seat};

use crate::{Evaluate, Pick, Playout, Thinking};

/// Flat Monte-Carlo: the share of the win, by playing on from every action equally often.
#[derive(Debug)]
pub struct Flat<G: Guess> {
    config: Config<G::Options>,
    seat: Seat,
    playout: Playout<G>,
}

impl<G: Guess> Flat<G> {
    /// Plays on by picking this way.
    pub fn new(config: Config<G::Options>, seat: Seat, pick: Pick<G>) -> Self {
        Self { config, seat, playout: Playout::new(pick) }
    }
}

impl<G: Guess> Evaluate<G> for Flat<G> {
    fn values(&mut self, view: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> Vec<f64> {
        let mut values = vec![0.0; legal.len()];
        if legal.len() == 1 {
            return values;
        }
        let mut n_done = 0;
        while thinking.goes_on(n_done) {
            let Some(shares) = self.try_all(view, legal, thinking, n_done) else { break };
            values.iter_mut().zip(shares).for_each(|(value, share)| *value += share);
            n_done += 1;
        }
        values.into_iter().map(|value| value / f64::from(n_done)).collect()
    }
}

impl<G: Guess> Flat<G> {
    /// Plays every action on from the same guess and on the same luck, so that these help all of them; `None` if
    /// the time runs out on the way.
    fn try_all(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
        n_done: u32,
    ) -> Option<Vec<f64>> {
        let guess = G::guess(&self.config, view, self.seat, &mut thinking.luck);
        let luck = thinking.luck.clone();
        let mut shares = Vec::with_capacity(legal.len());
        for action in legal {
            if !thinking.goes_on(n_done) {
                return None;
            }
            let mut game = guess.clone();
            game.apply(&Event::Action(*action)).expect("a legal action is legal in every guess");
            thinking.luck = luck.clone();
            let standing = self.playout.to_end(game, &mut thinking.luck);
            shares.push(standing.win_share(self.seat.index()));
        }
        Some(shares)
    }
}
