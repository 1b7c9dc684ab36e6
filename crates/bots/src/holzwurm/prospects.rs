use wormery_games::holzwurm::Holzwurm;

/// One number for each seat; 0 for seats beyond the table.
pub(super) type BySeat = [f64; 6];

/// The lead, in points, that is worth about e times the chance to win with one deal to go.
const SPREAD: f64 = 20.0;

/// How much the lead counts when the match is over, beside the win itself.
///
/// What wins by little in a guess may not win in truth.
const BY_LEAD: f64 = 0.2;

/// About what share of the win each seat can expect after a deal, from the match scores.
pub(super) fn prospects(game: &Holzwurm, n_deals: u8) -> BySeat {
    let n_left = n_deals.saturating_sub(game.n_deals_done());
    if n_left > 0 {
        return by_lead(game.scores(), SPREAD * f64::from(n_left).sqrt());
    }
    let (win, lead) = (shares(game.scores(), won), by_lead(game.scores(), SPREAD / 2.0));
    std::array::from_fn(|seat| (1.0 - BY_LEAD) * win[seat] + BY_LEAD * lead[seat])
}

/// About 1 / eˣ, from operations that give the same result on every machine.
pub(super) fn decay(x: f64) -> f64 {
    let eighth = 1.0 / (1.0 + x / 8.0);
    let quarter = eighth * eighth;
    let half = quarter * quarter;
    half * half
}

fn by_lead(scores: &[i32], spread: f64) -> BySeat {
    shares(scores, |n_behind| decay(f64::from(n_behind) / spread))
}

fn won(n_behind: i32) -> f64 {
    if n_behind == 0 { 1.0 } else { 0.0 }
}

/// Splits the win by a weight for the number of points behind the best.
fn shares(scores: &[i32], weight: impl Fn(i32) -> f64) -> BySeat {
    let best = scores.iter().max().copied().unwrap_or(0);
    let mut shares = [0.0; 6];
    for (share, score) in shares.iter_mut().zip(scores) {
        *share = weight(best - score);
    }
    let sum: f64 = shares.iter().sum();
    shares.map(|share| share / sum)
}
