use wormery_core::Standing;

/// What the end of a game is worth to each seat: 1 to who wins alone, `-1 / (seats - 1)` to who does not win.
///
/// Those who share the win are in between, so that all seats together get nothing; where an entrant without a seat wins, every
/// seat has lost alone, with -1.
pub fn returns(standing: &Standing, n_seats: usize) -> Vec<f32> {
    let shares: Vec<f64> = (0..n_seats).map(|seat| standing.win_share(seat)).collect();
    if shares.iter().sum::<f64>() == 0.0 {
        return vec![-1.0; n_seats];
    }
    let n = n_seats as f64;
    shares.iter().map(|share| ((n * share - 1.0) / (n - 1.0)) as f32).collect()
}

/// What it is worth to each seat that one of them did what is not allowed: -1 to that one, and the others share 1.
pub fn loss_of(seat: usize, n_seats: usize) -> Vec<f32> {
    let others = 1.0 / (n_seats as f32 - 1.0);
    (0..n_seats).map(|other| if other == seat { -1.0 } else { others }).collect()
}

#[cfg(test)]
mod tests {
    use wormery_core::Seat;

    use super::*;

    fn of(scores: &[i32], n_seats: usize) -> Vec<f32> {
        let row =
            |(place, score): (usize, &i32)| ((place < n_seats).then(|| Seat::new(place)), *score, Vec::new());
        returns(&Standing::rank(scores.iter().enumerate().map(row)), n_seats)
    }

    #[test]
    fn a_win_is_one_and_all_together_are_nothing() {
        assert_eq!(of(&[3, 1], 2), [1.0, -1.0]);
        assert_eq!(of(&[3, 3], 2), [0.0, 0.0]);
        assert_eq!(of(&[3, 1, 1], 3), [1.0, -0.5, -0.5]);
        assert_eq!(of(&[3, 3, 1], 3), [0.25, 0.25, -0.5]);
    }

    #[test]
    fn who_loses_to_nobody_at_the_table_has_lost() {
        assert_eq!(of(&[1, 2, 3], 2), [-1.0, -1.0]);
    }

    #[test]
    fn a_foul_is_a_loss() {
        assert_eq!(loss_of(1, 3), [0.5, -1.0, 0.5]);
    }
}
