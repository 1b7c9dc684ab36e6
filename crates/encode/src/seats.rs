//! Seats as one of them counts them: itself first, then clockwise.

use wormery_core::Seat;

/// How many places a seat is after another one.
#[inline]
pub(crate) fn relative(seat: Seat, to: Seat, n_seats: usize) -> usize {
    let (seat, to) = (seat.index(), to.index());
    if seat >= to { seat - to } else { seat + n_seats - to }
}

/// The seat so many places after another one.
#[inline]
pub(crate) fn absolute(away: usize, from: Seat, n_seats: usize) -> Seat {
    Seat::new((from.index() + away) % n_seats)
}

/// What a seat is called by the one that counts.
pub(crate) fn who(away: usize) -> String {
    if away == 0 { "own".into() } else { format!("+{away}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_lead_back() {
        for n_seats in 2..8 {
            for (from, away) in Seat::all(n_seats).flat_map(|from| (0..n_seats).map(move |away| (from, away)))
            {
                assert_eq!(relative(absolute(away, from, n_seats), from, n_seats), away);
            }
        }
    }
}
