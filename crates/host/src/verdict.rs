use std::path::PathBuf;

use wormery_bots::Roster;
use wormery_core::{Config, Event, Seat};
use wormery_review::review;

/// What is found out about a game when it is over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aftermath {
    /// Luck and choices of each row of the standing; empty where nobody knows.
    pub rows: Vec<Verdict>,
    /// Whether more is to come.
    pub is_thinking: bool,
    /// Where the record is, if it was not known before.
    pub file: Option<PathBuf>,
    /// How many outcomes of chance were checked and are proven to be fair.
    pub proven: Option<u64>,
    /// Whether the record is not that of the game that was played: it comes to something else than was said at its end.
    pub is_other: bool,
}

/// What luck brought somebody, and what the own choices cost, in shares of the win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// Who; `None` for an entrant without a player.
    pub seat: Option<Seat>,
    /// What dice and cards brought, hidden ones too.
    pub luck: f64,
    /// What the own decisions cost; never above 0.
    pub own: f64,
}

/// Tells luck and skill of a game apart; nothing for events that the rules do not allow.
pub fn verdicts<G: Roster>(config: &Config<G::Options>, events: &[Event<G>]) -> Vec<Verdict> {
    let Ok(found) = review(config, events, &mut *G::judge(config)) else { return Vec::new() };
    let n_seats = config.n_seats();
    let seat = |row: usize| (row < n_seats).then(|| Seat::new(row));
    let rows = found.rows.iter().enumerate();
    rows.map(|(row, sums)| Verdict { seat: seat(row), luck: sums.luck + sums.hidden, own: sums.own })
        .collect()
}
