use wormery_bots::{Evaluate, Levels, Limit, Quick, Roster, Second, Thinking, best_first};
use wormery_core::{Config, Event, Seat, Viewer};
use wormery_table::Seeded;

use crate::LEAST_GAP;
use crate::play_on::PlayOn;

/// How many rounds a second opinion has at most, and as many at least before it is sure.
const MOST_ROUNDS: u64 = 16;
const LEAST_ROUNDS: u64 = 6;
/// How many rounds it has when it is heard again, which are more than it ever had, and in all where those leave a doubt.
const CHECK_ROUNDS: [u64; 2] = [20, 60];
/// So many games a round are enough where luck is taken out of them.
const GAMES_WITHOUT_LUCK: u32 = 8;
/// The 95 % quantile of Student's distribution for the fewest rounds.
const STUDENT: f64 = 2.571;
/// After so many rounds what is not ahead by half is given up.
const FIRST_ROUNDS: u64 = 3;

/// Asks somebody else what the choices of a seat are worth, with luck of his own.
pub struct Doubt<'a, G: Roster> {
    config: &'a Config<G::Options>,
    second: Second,
    seed: u64,
    luck: Option<Quick<G>>,
}

/// What choices of a seat are worth, in the order in which they were asked about; the first is thought to be the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The share of the win.
    pub shares: Vec<f64>,
    /// Half of the 95 % interval of the difference to the first.
    pub margins: Vec<f64>,
}

impl Opinion {
    /// By how much the first choice is ahead of all others.
    pub fn gap(&self) -> f64 {
        self.shares[1..].iter().map(|share| self.shares[0] - share).fold(f64::INFINITY, f64::min)
    }

    /// Whether the first choice is ahead of all others by enough, and by more than the intervals.
    pub fn confirms(&self) -> bool {
        self.gap() >= LEAST_GAP && self.is_sure()
    }

    /// Whether the first choice is ahead of all others by more than the intervals.
    pub fn is_sure(&self) -> bool {
        let mut others = self.shares.iter().zip(&self.margins).skip(1);
        others.all(|(share, margin)| self.shares[0] - share > *margin)
    }
}

impl<'a, G: Roster> Doubt<'a, G> {
    /// Asks at such tables, with luck that belongs to a seed.
    pub fn new(config: &'a Config<G::Options>, second: Second, seed: u64) -> Self {
        Self { config, second, seed, luck: None }
    }

    /// The same, but luck is taken out of games that are played on, as far as this judge knows it.
    pub fn without_luck(self, judge: Option<Quick<G>>) -> Self {
        Self { luck: judge, ..self }
    }

    /// The places of the choices that it asks about, the best first: all where they are searched; what takes long is done with
    /// the best, the second and what is tempting.
    pub fn asks_about(&self, shares: &[f64], best: usize, tempting: usize) -> Vec<usize> {
        let others = best_first(shares).into_iter().filter(|place| *place != best);
        let is_quick = matches!(self.second, Second::Searched { .. });
        let is_asked = |(rank, place): &(usize, usize)| is_quick || *rank == 0 || *place == tempting;
        [best].into_iter().chain(others.enumerate().filter(is_asked).map(|(_, place)| place)).collect()
    }

    /// The opinion on choices of the seat to act, as soon as it confirms that the first is the best; `None` if it does not.
    ///
    /// `choices` are all legal actions, and the places of those to ask about.
    pub fn confirm(&self, game: &G, seat: Seat, choices: (&[G::Action], &[usize])) -> Option<Opinion> {
        let mut rounds = Vec::new();
        for round in 0..MOST_ROUNDS {
            rounds.push(self.round(game, seat, choices, round));
            let opinion = opinion(&rounds);
            if round + 1 >= LEAST_ROUNDS && opinion.confirms() {
                return Some(opinion);
            }
            if round + 1 >= FIRST_ROUNDS && opinion.gap() < LEAST_GAP / 2.0 {
                return None;
            }
        }
        None
    }

    /// The opinion on choices of the seat to act, of which the first is thought to be the best; a long one where a short one
    /// is not sure.
    pub fn hear(&self, game: &G, seat: Seat, choices: (&[G::Action], &[usize])) -> Opinion {
        let mut rounds = Vec::new();
        for n_rounds in CHECK_ROUNDS {
            rounds
                .extend((rounds.len() as u64..n_rounds).map(|round| self.round(game, seat, choices, round)));
            let heard = opinion(&rounds);
            if heard.is_sure() || heard.gap() <= 0.0 {
                break;
            }
        }
        opinion(&rounds)
    }

    /// What those that are asked about are worth, in one round.
    fn round(&self, game: &G, seat: Seat, (legal, asked): (&[G::Action], &[usize]), round: u64) -> Vec<f64> {
        let view = game.view(Viewer::Seat(seat));
        let luck = Seeded::for_game(self.seed, round);
        match self.second {
            Second::Searched { level, playouts } => {
                let thinking = &mut Thinking::new(luck, Limit::Playouts(playouts));
                let values = self.evaluator(level, seat).values(&view, legal, thinking);
                asked.iter().map(|place| values[*place]).collect()
            }
            Second::PlayedOn { level, games } => {
                let asked: Vec<G::Action> = asked.iter().map(|place| legal[*place]).collect();
                self.play_on(&view, seat, &asked, (level, games), round)
            }
        }
    }

    /// Plays every choice on, all from the same guesses and with the same luck.
    fn play_on(
        &self,
        view: &G::View,
        seat: Seat,
        asked: &[G::Action],
        (level, games): (&str, u32),
        round: u64,
    ) -> Vec<f64> {
        let games = if self.luck.is_some() { GAMES_WITHOUT_LUCK } else { games };
        let mut play_on = PlayOn::new(self.config, level, self.luck.map(|judge| judge(self.config)));
        let mut shares = vec![0.0; asked.len()];
        for number in 0..games {
            let seed = self.seed ^ (round << 32 | u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let guess = G::guess(self.config, view, seat, &mut Seeded::new(seed));
            for (share, action) in shares.iter_mut().zip(asked) {
                let mut game = guess.clone();
                game.apply(&Event::Action(*action)).expect("a legal action is legal in every guess");
                *share += play_on.share(game, seat, seed);
            }
        }
        shares.into_iter().map(|share| share / f64::from(games)).collect()
    }

    fn evaluator(&self, level: &str, seat: Seat) -> Box<dyn Evaluate<G>> {
        G::evaluator(level, self.config, seat).expect("the second opinion names a level that evaluates")
    }
}

/// The means over rounds, and how far to trust their differences.
fn opinion(rounds: &[Vec<f64>]) -> Opinion {
    let n = rounds.len() as f64;
    let mean = |place: usize| rounds.iter().map(|round| round[place]).sum::<f64>() / n;
    let shares: Vec<f64> = (0..rounds[0].len()).map(mean).collect();
    let margin = |place: usize| {
        let difference = |round: &Vec<f64>| round[0] - round[place] - (shares[0] - shares[place]);
        let squares: f64 = rounds.iter().map(|round| difference(round).powi(2)).sum();
        STUDENT * (squares / (n - 1.0).max(1.0) / n).sqrt()
    };
    Opinion { margins: (0..shares.len()).map(margin).collect(), shares }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_by_luck_alone_is_not_sure() {
        let clear = opinion(&[vec![0.6, 0.5], vec![0.62, 0.51], vec![0.58, 0.49]]);
        assert!(clear.confirms() && (clear.gap() - 0.1).abs() < 1e-9);
        let doubtful = opinion(&[vec![0.6, 0.5], vec![0.4, 0.6], vec![0.8, 0.3]]);
        assert!(doubtful.gap() > LEAST_GAP && !doubtful.confirms());
        let close = opinion(&[vec![0.52, 0.5], vec![0.52, 0.5]]);
        assert!(close.is_sure() && !close.confirms());
    }
}
