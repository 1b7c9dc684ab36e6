use wormery_core::{Config, Event, Guess, Seat};

use crate::{Bot, Playout, Policy, Ranked, Thinking};

/// Flat Monte-Carlo: plays on from every action many times, and takes the one that did best.
#[derive(Debug)]
pub struct Flat<G: Guess, P> {
    config: Config<G::Options>,
    seat: Seat,
    playout: Playout<G, P>,
}

impl<G: Guess, P: Policy<G>> Flat<G, P> {
    /// Plays on by this policy.
    pub fn new(config: Config<G::Options>, seat: Seat, policy: P) -> Self {
        Self { config, seat, playout: Playout::new(policy) }
    }
}

impl<G: Guess, P: Policy<G> + Send> Bot<G> for Flat<G, P> {
    fn rank(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<G::Action>> {
        let mut ranking: Vec<_> = legal.iter().map(|&action| Ranked { action, value: 0.0 }).collect();
        if legal.len() == 1 {
            return ranking;
        }
        let mut n_done = 0;
        while thinking.goes_on(n_done) {
            let Some(shares) = self.try_all(view, legal, thinking, n_done) else { break };
            ranking.iter_mut().zip(shares).for_each(|(ranked, share)| ranked.value += share);
            n_done += 1;
        }
        for ranked in &mut ranking {
            ranked.value /= f64::from(n_done);
        }
        Ranked::sort(&mut ranking);
        ranking
    }
}

impl<G: Guess, P: Policy<G>> Flat<G, P> {
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
