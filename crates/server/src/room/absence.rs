use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Room, RoomState, SeatRow};

/// Somebody who is not connected while his game is played.
pub(super) struct Absent {
    guest: String,
    since: Instant,
}

/// The seats for whose persons a bot plays, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Away(u8);

impl Away {
    pub(super) fn has(self, seat: usize) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    pub(super) fn insert(&mut self, seat: usize) {
        self.0 |= Self::bit(seat);
    }

    /// Takes a seat out; whether it was in.
    pub(super) fn remove(&mut self, seat: usize) -> bool {
        let was_in = self.has(seat);
        self.0 &= !Self::bit(seat);
        was_in
    }

    fn bit(seat: usize) -> u8 {
        debug_assert!(seat < 8, "no game has more than seven seats");
        1 << seat
    }
}

/// Those who are not connected, and whether a task looks after them.
#[derive(Default)]
pub(super) struct Absence {
    absent: Vec<Absent>,
    is_watched: bool,
}

impl Absence {
    /// Forgets somebody who has come.
    pub(super) fn end(&mut self, guest: &str) {
        self.absent.retain(|absent| absent.guest != guest);
    }

    /// Gives back memory that is not needed now.
    pub(super) fn shrink(&mut self) {
        self.absent.shrink_to_fit();
    }

    fn begin(&mut self, guest: &str) {
        self.end(guest);
        self.absent.push(Absent { guest: guest.to_owned(), since: Instant::now() });
    }

    /// Takes out those who have been gone for so long.
    fn take_gone(&mut self, most: Duration) -> Vec<Absent> {
        let is_gone = |absent: &Absent| absent.since.elapsed() >= most;
        let (gone, absent) = mem::take(&mut self.absent).into_iter().partition(is_gone);
        self.absent = absent;
        gone
    }
}

impl Room {
    /// Lets a bot play for a guest who does not come back in time; each time he leaves he has all of it.
    pub(super) fn wait_for(self: &Arc<Self>, state: &mut RoomState, guest: &str) {
        state.absence.begin(guest);
        if !mem::replace(&mut state.absence.is_watched, true) {
            let room = Arc::clone(self);
            tokio::spawn(async move { room.watch_absent().await });
        }
    }

    /// Those who are not here when the game begins, or when the server comes back, have some time to come.
    pub(super) fn wait_for_absent(self: &Arc<Self>, state: &mut RoomState) {
        let is_absent = |seat: &SeatRow| match seat {
            SeatRow::Person { guest, .. } if !state.is_here(guest) => Some(guest.clone()),
            _ => None,
        };
        let absent: Vec<String> = state.row.seats.iter().filter_map(is_absent).collect();
        for guest in absent {
            self.wait_for(state, &guest);
        }
    }

    async fn watch_absent(self: &Arc<Self>) {
        let Ok(app) = self.app() else { return };
        while let Some(time) = self.send_away(app.settings.away_after).await {
            tokio::time::sleep_until(time.into()).await;
        }
    }

    /// Lets bots play for those who have been gone for so long; when to look again.
    async fn send_away(self: &Arc<Self>, most: Duration) -> Option<Instant> {
        let mut state = self.lock().await;
        for Absent { guest, .. } in state.absence.take_gone(most) {
            if state.is_playing() && !state.is_here(&guest) {
                self.go_away(&mut state, &guest);
            }
        }
        let next = state.absence.absent.iter().map(|absent| absent.since + most).min();
        state.absence.is_watched = next.is_some();
        next
    }

    fn go_away(self: &Arc<Self>, state: &mut RoomState, guest: &str) {
        for seat in state.row.seats_of(guest) {
            state.away.insert(seat);
        }
        self.tell_table(state);
        self.set_timer(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_comes_and_goes_alone() {
        let mut away = Away::default();
        away.insert(0);
        away.insert(6);
        assert!(away.has(0) && !away.has(5) && away.has(6));
        assert!(away.remove(6) && !away.remove(6) && away.has(0));
    }

    #[test]
    fn whoever_leaves_again_has_all_of_the_time_again() {
        let mut absence = Absence::default();
        absence.begin("ann");
        absence.end("ann");
        assert!(absence.take_gone(Duration::ZERO).is_empty(), "ann has come back");
        absence.begin("ann");
        absence.begin("ben");
        absence.begin("ann");
        assert!(absence.take_gone(Duration::from_hours(1)).is_empty());
        let gone: Vec<String> =
            absence.take_gone(Duration::ZERO).into_iter().map(|gone| gone.guest).collect();
        assert_eq!(gone, ["ben", "ann"]);
    }
}
