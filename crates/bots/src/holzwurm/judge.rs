use wormery_core::{Config, Game, Guess, Seat, Turn, Viewer};
use wormery_games::holzwurm::{Action, Holzwurm, Options, View};
use wormery_table::Seeded;

use super::looker::Looker;
use super::net_value::{NetValue, Worths};
use crate::{Choice, Judge, Method, Shares, fingerprint};

/// Guesses of the hidden cards over which every choice is judged.
const N_GUESSES: usize = 16;

/// Asks a net what positions are worth, and judges choices over guesses of what their seat cannot see.
///
/// All choices of a view are judged over the same guesses, and so is what a seat can think of a position.
pub(super) struct ByGuesses {
    config: Config<Options>,
    looker: Looker,
    version: String,
    /// The view that was asked about last: it is asked about more than once.
    last: Option<Judged>,
}

/// A view and what each play is worth in it.
struct Judged {
    view: View,
    seat: Seat,
    /// What the position is worth in each guess.
    before: Vec<Worths>,
    plays: Vec<Action>,
    /// For each play what it is worth in each guess.
    worths: Vec<Vec<Worths>>,
}

impl ByGuesses {
    /// Asks this net, which has a version.
    pub(super) fn new(config: Config<Options>, value: NetValue, version: &str) -> Self {
        let version = format!("guesses-1-{N_GUESSES}-{version}");
        Self { config, looker: Looker { value }, version, last: None }
    }

    /// What the plays of a view are worth.
    fn judged(&mut self, view: &View, seat: Seat) -> &Judged {
        let is_same = |last: &Judged| last.seat == seat && last.view == *view;
        let last = self.last.take().filter(is_same);
        let judged = last.unwrap_or_else(|| self.judge(view, seat));
        self.last.insert(judged)
    }

    fn judge(&mut self, view: &View, seat: Seat) -> Judged {
        let mut luck = Seeded::new(fingerprint(view));
        let seen = Holzwurm::guess(&self.config, view, seat, &mut luck);
        let guesses: Vec<_> =
            (0..N_GUESSES).map(|_| seen.reshuffled(Viewer::Seat(seat), &mut luck)).collect();
        let plays: Vec<_> = seen.legal().collect();
        let before = guesses.iter().map(|guess| self.looker.value.of_all(guess)).collect();
        let worths = self.looker.after_each(&guesses, &plays);
        Judged { view: view.clone(), seat, before, plays, worths }
    }
}

impl Judged {
    fn of(&self, play: Action) -> &[Worths] {
        let place = self.plays.iter().position(|other| *other == play);
        &self.worths[place.expect("a legal play is legal in every guess")]
    }

    /// What the best play is worth in each guess; of equals it is the first.
    fn best(&self) -> &[Worths] {
        let mut best = (0, f64::MIN);
        for (place, worths) in self.worths.iter().enumerate() {
            let sum = worths.iter().map(|worths| worths[self.seat.index()]).sum();
            if sum > best.1 {
                best = (place, sum);
            }
        }
        &self.worths[best.0]
    }
}

impl Judge<Holzwurm> for ByGuesses {
    fn method(&self) -> Method {
        Method::Sampled
    }

    fn version(&self) -> String {
        self.version.clone()
    }

    /// Between deals it is the mean over deals that may come: the net knows more of hands than of scores.
    fn worth(&mut self, game: &Holzwurm) -> Shares {
        match game.turn() {
            Turn::Chance(_) => self.before_chance(game),
            _ => shares(&[self.looker.value.of_all(game)], game.n_seats()),
        }
    }

    fn choices(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Choice<Action>> {
        let n_seats = self.config.n_seats();
        let judged = self.judged(view, seat);
        let choice = |action: &Action| Choice {
            action: *action,
            shares: shares(judged.of(*action), n_seats),
            margin: margin(judged.best(), judged.of(*action), seat.index()),
        };
        legal.iter().map(choice).collect()
    }

    fn thought(&mut self, view: &View, seat: Seat, action: Option<Action>) -> Option<Shares> {
        view.to_act?;
        let n_seats = self.config.n_seats();
        let judged = self.judged(view, seat);
        let worths = action.map_or(judged.before.as_slice(), |action| judged.of(action));
        Some(shares(worths, n_seats))
    }
}

/// The mean worth over guesses.
fn shares(worths: &[Worths], n_seats: usize) -> Shares {
    let count = worths.len() as f64;
    Shares::new((0..n_seats).map(|seat| worths.iter().map(|worths| worths[seat]).sum::<f64>() / count))
}

/// Half of the 95 % interval of the mean difference of two lists that belong together.
fn margin(one: &[Worths], other: &[Worths], seat: usize) -> f64 {
    let n = one.len() as f64;
    let differences = || one.iter().zip(other).map(|(one, other)| one[seat] - other[seat]);
    let mean = differences().sum::<f64>() / n;
    let squares: f64 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
    1.96 * (squares / (n - 1.0) / n).sqrt()
}
