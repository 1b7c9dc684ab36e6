use wormery_core::{Config, Event, Guess, Luck, Seat, Turn, Viewer};
use wormery_table::Seeded;

use crate::{Choice, EvaluatePosition, Evaluation, Method, Pick, Playout, Shares};

/// Plays positions on to the end many times.
///
/// The worth of a position is sampled from the true one; choices are sampled from guesses of what their seat could
/// not see, all choices from the same guesses and with the same luck.
#[derive(Debug)]
pub struct Sampling<G: Guess> {
    config: Config<G::Options>,
    n_playouts: u32,
    playout: Playout<G>,
}

impl<G: Guess> Sampling<G> {
    /// Plays on so often from every position and every choice, at least once, by picking this way.
    pub fn new(config: Config<G::Options>, n_playouts: u32, pick: Pick<G>) -> Self {
        Self { config, n_playouts: n_playouts.max(1), playout: Playout::new(pick) }
    }
}

impl<G: Guess> EvaluatePosition<G> for Sampling<G> {
    fn method(&self) -> Method {
        Method::Sampled
    }

    fn evaluate(&mut self, ply: u32, game: &G) -> Evaluation<G> {
        let mut luck = Seeded::for_game(0, ply.into());
        let seat = match game.turn() {
            Turn::Over(standing) => {
                return Evaluation { worth: Shares::of_standing(&standing), choices: Vec::new() };
            }
            Turn::Act(seat) => Some(seat),
            Turn::Chance(_) => None,
        };
        let worth = self.worth(game, &mut luck);
        let legal: Vec<_> = game.legal().collect();
        let choices = match seat {
            Some(seat) if legal.len() > 1 => self.choices(game, seat, &legal, &mut luck),
            _ => Vec::new(),
        };
        Evaluation { worth, choices }
    }
}

impl<G: Guess> Sampling<G> {
    fn worth(&mut self, game: &G, luck: &mut Seeded) -> Shares {
        let end = |_| Shares::of_standing(&self.playout.to_end(game.clone(), luck));
        mean(&(0..self.n_playouts).map(end).collect::<Vec<_>>())
    }

    /// Half of the playouts say which choice is best, the other half what the others cost against it; so the
    /// luckiest choice is not taken for the best one. What cannot be told from the best counts as equal to it.
    fn choices(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Seeded,
    ) -> Vec<Choice<G::Action>> {
        let view = game.view(Viewer::Seat(seat));
        let best = best(&self.samples(&view, seat, legal, luck), seat.index());
        let samples = self.samples(&view, seat, legal, luck);
        let choice = |place: usize| {
            let (lost, margin) = difference(&samples[best], &samples[place], seat.index());
            let shares = mean(&samples[if lost > margin { place } else { best }]);
            Choice { action: legal[place], shares, margin }
        };
        (0..legal.len()).map(choice).collect()
    }

    /// Plays every action on from the same guesses, with the same luck.
    fn samples(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Seeded,
    ) -> Vec<Vec<Shares>> {
        let mut samples = vec![Vec::new(); legal.len()];
        for _ in 0..self.n_playouts.div_ceil(2) {
            let guess = G::guess(&self.config, view, seat, luck);
            let same = Seeded::new(u64::from(luck.below(u32::MAX)));
            for (action, samples) in legal.iter().zip(&mut samples) {
                let mut after = guess.clone();
                after.apply(&Event::Action(*action)).expect("a legal action is legal in every guess");
                samples.push(Shares::of_standing(&self.playout.to_end(after, &mut same.clone())));
            }
        }
        samples
    }
}

fn mean(samples: &[Shares]) -> Shares {
    let sum = |row: usize| samples.iter().map(|shares| shares.of(row)).sum::<f64>();
    Shares::new((0..samples[0].n_rows()).map(|row| sum(row) / samples.len() as f64))
}

fn best(samples: &[Vec<Shares>], row: usize) -> usize {
    let sums = samples.iter().map(|samples| samples.iter().map(|shares| shares.of(row)).sum::<f64>());
    sums.enumerate().max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(place, _)| place)
}

/// The mean difference of two lists that belong together, and half of its 95 % interval.
fn difference(one: &[Shares], other: &[Shares], row: usize) -> (f64, f64) {
    let n = one.len() as f64;
    let differences = || one.iter().zip(other).map(|(one, other)| one.of(row) - other.of(row));
    let mean = differences().sum::<f64>() / n;
    let squares: f64 = differences().map(|difference| (difference - mean).powi(2)).sum();
    (mean, if n < 2.0 { 1.0 } else { 1.96 * (squares / (n - 1.0) / n).sqrt() })
}
