use wormery_core::{Config, Event, Guess, Luck, Seat, Turn, Viewer};
use wormery_table::Seeded;

use crate::{Choice, Judge, Method, Pick, Playout, Shares, fingerprint};

/// How often a position is played on, and from how many guesses every choice.
const N_PLAYOUTS: usize = 64;

/// Plays positions on to the end many times: a judge for games that have no better one.
///
/// The worth of a position is sampled from the true one; choices are sampled from guesses of what their seat cannot see,
/// all choices from the same guesses and with the same luck.
#[derive(Debug)]
pub struct Sampled<G: Guess> {
    config: Config<G::Options>,
    playout: Playout<G>,
}

impl<G: Guess> Sampled<G> {
    /// Plays on by picking this way.
    pub fn new(config: Config<G::Options>, pick: Pick<G>) -> Self {
        Self { config, playout: Playout::new(pick) }
    }

    fn play_on(&mut self, game: G, luck: &mut Seeded) -> Shares {
        Shares::of_standing(&self.playout.to_end(game, luck))
    }

    /// The ends of a game after an action, from guesses and luck that belong to the view.
    fn samples(&mut self, view: &G::View, seat: Seat, action: Option<G::Action>) -> Vec<Shares> {
        let mut luck = Seeded::new(fingerprint(view));
        let sample = |_| {
            let mut game = G::guess(&self.config, view, seat, &mut luck);
            let mut same = Seeded::new(u64::from(luck.below(u32::MAX)));
            if let Some(action) = action {
                game.apply(&Event::Action(action)).expect("a legal action is legal in every guess");
            }
            self.play_on(game, &mut same)
        };
        (0..N_PLAYOUTS).map(sample).collect()
    }
}

impl<G: Guess> Judge<G> for Sampled<G> {
    fn method(&self) -> Method {
        Method::Sampled
    }

    fn version(&self) -> String {
        format!("sampled-1-{N_PLAYOUTS}")
    }

    fn worth(&mut self, game: &G) -> Shares {
        if let Turn::Over(standing) = game.turn() {
            return Shares::of_standing(&standing);
        }
        let mut luck = Seeded::new(fingerprint(game));
        Shares::mean((0..N_PLAYOUTS).map(|_| (self.play_on(game.clone(), &mut luck), 1.0)))
    }

    fn choices(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Choice<G::Action>> {
        let samples: Vec<_> = legal.iter().map(|action| self.samples(view, seat, Some(*action))).collect();
        let best = best(&samples, seat.index());
        let choice = |(action, samples_of): (&G::Action, &Vec<Shares>)| Choice {
            action: *action,
            shares: mean(samples_of),
            margin: margin(&samples[best], samples_of, seat.index()),
        };
        legal.iter().zip(&samples).map(choice).collect()
    }

    fn thought(&mut self, view: &G::View, seat: Seat, action: Option<G::Action>) -> Option<Shares> {
        let guess = |luck: &mut Seeded| G::guess(&self.config, view, seat, luck);
        let [one, other] = [1, 2].map(|seed| guess(&mut Seeded::new(seed)));
        let hides_nothing = one == other && one.view(Viewer::Seat(seat)) == *view;
        (!hides_nothing).then(|| mean(&self.samples(view, seat, action)))
    }
}

fn mean(samples: &[Shares]) -> Shares {
    Shares::mean(samples.iter().map(|shares| (shares.clone(), 1.0)))
}

fn best(samples: &[Vec<Shares>], row: usize) -> usize {
    let sums = samples.iter().map(|samples| samples.iter().map(|shares| shares.of(row)).sum::<f64>());
    sums.enumerate().max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(place, _)| place)
}

/// Half of the 95 % interval of the mean difference of two lists that belong together.
fn margin(one: &[Shares], other: &[Shares], row: usize) -> f64 {
    let n = one.len() as f64;
    let differences = || one.iter().zip(other).map(|(one, other)| one.of(row) - other.of(row));
    let mean = differences().sum::<f64>() / n;
    let squares: f64 = differences().map(|difference| (difference - mean).powi(2)).sum();
    1.96 * (squares / (n - 1.0) / n).sqrt()
}
