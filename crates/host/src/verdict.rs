use std::path::PathBuf;

use wormery_core::{Config, Event, Game, Seat};
use wormery_review::{Moments, Reviewed, Row, Telling, positions, review};

/// What is found out about a game when it is over.
#[derive(Clone, Debug)]
pub struct Aftermath<G: Game> {
    /// Luck and choices of each row of the standing; empty where nobody knows.
    pub rows: Vec<Verdict<G>>,
    /// Whether more is to come.
    pub is_thinking: bool,
    /// Where the record is, if it was not known before.
    pub file: Option<PathBuf>,
    /// How many outcomes of chance were checked and are proven to be fair.
    pub proven: Option<u64>,
    /// Whether the record is not that of the game that was played: it comes to something else than was said at its end.
    pub is_other: bool,
}

impl<G: Game> Default for Aftermath<G> {
    fn default() -> Self {
        Self { rows: Vec::new(), is_thinking: false, file: None, proven: None, is_other: false }
    }
}

/// What luck brought somebody, what the own choices cost, and what to look at again.
#[derive(Clone, Debug)]
pub struct Verdict<G: Game> {
    /// Who; `None` for an entrant without a player.
    pub seat: Option<Seat>,
    /// What dice and cards brought, hidden ones too, as a share of the win.
    pub luck: f64,
    /// What the own decisions cost, as a share of the win; never above 0.
    pub own: f64,
    /// What the own throws brought against the mean, in the unit of the score, where that can be counted.
    pub score_luck: Option<f64>,
    /// What to look at again.
    pub moments: Moments<G>,
}

/// Tells luck and skill of a game apart; nothing for events that the rules do not allow.
pub fn verdicts<G: Telling>(config: &Config<G::Options>, events: &[Event<G>]) -> Vec<Verdict<G>> {
    let Ok(positions) = positions(config, events) else { return Vec::new() };
    let Ok(review) = review(config, events, &mut *G::judge(config)) else { return Vec::new() };
    let score_luck = G::score_luck(&positions, events);
    let reviewed = Reviewed { review: &review, positions: &positions, events, score_luck: &score_luck };
    verdicts_of(&reviewed, config.n_seats())
}

/// What was found out about every row of the standing of a reviewed game.
pub fn verdicts_of<G: Telling>(reviewed: &Reviewed<'_, G>, n_seats: usize) -> Vec<Verdict<G>> {
    let verdict = |(row, sums): (usize, &Row)| Verdict {
        seat: (row < n_seats).then(|| Seat::new(row)),
        luck: sums.luck + sums.hidden,
        own: sums.own,
        score_luck: reviewed.score_luck.get(row).copied(),
        moments: reviewed.moments(row),
    };
    reviewed.review.rows.iter().enumerate().map(verdict).collect()
}
