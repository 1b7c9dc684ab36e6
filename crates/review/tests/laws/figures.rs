//! The figures that the laws are about.

use crate::games::Told;

/// Numbers, one for each game.
#[derive(Clone, Default)]
pub(crate) struct Series(Vec<f64>);

impl Series {
    pub(crate) fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    /// Half of the 99 % interval of the mean.
    pub(crate) fn margin(&self) -> f64 {
        self.interval(2.575_829)
    }

    /// The same for one of some fifty such series, of which none shall be outside by chance.
    pub(crate) fn margin_of_many(&self) -> f64 {
        self.interval(3.54)
    }

    /// Half of the interval that so many deviations of a normal distribution make, for any number of games.
    fn interval(&self, deviations: f64) -> f64 {
        let (n, mean) = (self.0.len() as f64, self.mean());
        let squares: f64 = self.0.iter().map(|number| (number - mean).powi(2)).sum();
        student(deviations, n - 1.0) * (squares / (n - 1.0) / n).sqrt()
    }
}

/// A quantile of Student's distribution, by the first terms of its expansion around that of the normal one.
fn student(z: f64, freedom: f64) -> f64 {
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / freedom + second / (freedom * freedom)
}

/// What many reviewed games say.
#[derive(Clone, Default)]
pub(crate) struct Figures {
    /// Luck and what was hidden, of each seat.
    pub(crate) luck: Vec<Series>,
    /// The same of who won, if one did alone.
    pub(crate) winner: Series,
    /// The luck that people are told of who won alone, against the mean of all, in worms; empty where it is told in a word.
    pub(crate) winner_in_worms: Series,
    /// What the own choices of a seat cost in a game, as a share of the win.
    pub(crate) own: Series,
    /// What a decision costs.
    pub(crate) per_decision: Series,
    /// How much of a row's story is neither luck nor choice, whatever its sign.
    pub(crate) rest: Series,
    /// The same with its sign, of the first seat.
    pub(crate) signed_rest: Series,
}

impl Figures {
    pub(crate) fn add<A>(&mut self, Told { review, worms }: &Told<A>, n_seats: usize) {
        self.luck.resize(n_seats, Series::default());
        let seats = &review.rows[..n_seats];
        for (series, row) in self.luck.iter_mut().zip(seats) {
            series.0.push(row.luck + row.hidden);
        }
        let winner = seats.iter().position(|row| row.result > 0.999);
        self.winner.0.extend(winner.map(|seat| seats[seat].luck + seats[seat].hidden));
        let all = seats.len() as f64;
        let mean = worms.iter().sum::<f64>() / all;
        self.winner_in_worms.0.extend(winner.and_then(|seat| worms.get(seat)).map(|worms| worms - mean));
        let own: f64 = seats.iter().map(|row| row.own).sum();
        self.own.0.push(own / all);
        self.per_decision.0.push(-own / review.decisions.len().max(1) as f64);
        self.rest.0.push(seats.iter().map(|row| row.rest.abs()).sum::<f64>() / all);
        self.signed_rest.0.push(seats[0].rest);
    }

    /// In one line, in hundredths of a win.
    pub(crate) fn line(&self) -> String {
        let luck = self
            .luck
            .iter()
            .map(|series| format!("{:+.1} ± {:.1}", 100.0 * series.mean(), 100.0 * series.margin()));
        let worms = if self.winner_in_worms.0.is_empty() {
            String::new()
        } else {
            let Self { winner_in_worms: series, .. } = self;
            format!(" ({:+.2} ± {:.2} worms)", series.mean(), series.margin())
        };
        format!(
            "luck {} | winner's luck {:+.1} ± {:.1}{worms} | own {:.2} a game, {:.3} a decision | rest {:.2} (first seat {:+.2} ± {:.2})",
            luck.collect::<Vec<_>>().join(", "),
            100.0 * self.winner.mean(),
            100.0 * self.winner.margin(),
            100.0 * self.own.mean(),
            100.0 * self.per_decision.mean(),
            100.0 * self.rest.mean(),
            100.0 * self.signed_rest.mean(),
            100.0 * self.signed_rest.margin(),
        )
    }
}
