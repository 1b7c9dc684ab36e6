use wormery_protocol::ServerMessage;

use crate::client::Client;
use crate::input::At;
use crate::job::{Cause, Then};
use crate::room::Stage;
use crate::{ClientId, Feed, Guest, Input, Millis, Output, Room, SeatRow, Wants};

/// From how many on those who look on are a crowd.
const CROWD: u32 = 10;

/// Somebody who is not connected while his game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Absent {
    pub(crate) guest: String,
    /// When a bot begins to play for him.
    pub(crate) until: Millis,
}

/// The seats for whose persons a bot plays, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Away(u8);

impl Away {
    pub(crate) fn has(self, seat: usize) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    pub(crate) fn insert(&mut self, seat: usize) {
        self.0 |= Self::bit(seat);
    }

    /// Takes a seat out; whether it was in.
    pub(crate) fn remove(&mut self, seat: usize) -> bool {
        let was_in = self.has(seat);
        self.0 &= !Self::bit(seat);
        was_in
    }

    fn bit(seat: usize) -> u8 {
        debug_assert!(seat < 8, "no game has more than seven seats");
        1 << seat
    }
}

impl Room {
    /// Connects a guest: whoever was away is back, and gets everything since the ply he has seen.
    pub(crate) fn connect(
        &mut self,
        id: ClientId,
        guest: &Guest,
        feed: Feed,
        wants: &Wants,
        at: &mut At<'_>,
    ) {
        if self.has_sent_away(&guest.id) {
            return at.out.push(Output::Cut(id, crate::tell::SENT_AWAY));
        }
        let was_away = feed != Feed::Watch && self.come_back(&guest.id);
        self.clients.push(Client {
            id,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            color: guest.color,
            feed,
            previews: wants.previews,
            was_away,
        });
        self.touch(at.now);
        if feed != Feed::Watch {
            self.absent.retain(|absent| absent.guest != guest.id);
        }
        self.set_timer(at);
        self.to_welcome.push((id, self.seen_by(wants)));
        if feed == Feed::Socket {
            self.sit_down_if_free(guest, at);
        }
    }

    /// Tells somebody who has come where the table is, and the others that he is here; whether there was somebody.
    pub(crate) fn welcome_next(&mut self, at: &mut At<'_>) -> bool {
        if self.to_welcome.is_empty() {
            return false;
        }
        let (id, since) = self.to_welcome.remove(0);
        if self.is_news(id) {
            self.tell_table(at);
        } else {
            self.tell_table_to(id, at);
        }
        self.clients.iter_mut().filter(|client| client.id == id).for_each(|client| client.was_away = false);
        self.tell_all_about(id, since, at);
        if !self.is_playing() {
            self.end_streams(at);
        }
        self.begin_if_waiting(at);
        true
    }

    /// Whether the others see the table otherwise since this client came: not a further device of somebody who was there.
    fn is_news(&self, id: ClientId) -> bool {
        let Some(new) = self.clients.iter().find(|client| client.id == id) else { return false };
        let counts_as_much = |client: &&Client| client.feed != Feed::Watch || new.feed == Feed::Watch;
        let mut before = self.clients.iter().filter(|client| client.guest == new.guest && client.id != id);
        !before.any(|client| counts_as_much(&client))
            && (self.row.is_seated(&new.guest) || self.is_told_of_watchers())
    }

    /// Whether everybody is told how many look on: of a crowd only now and then, since whoever comes and goes would else
    /// fill the queues of all others.
    fn is_told_of_watchers(&self) -> bool {
        let n_watchers = self.n_watchers();
        n_watchers <= CROWD || n_watchers.is_multiple_of(CROWD)
    }

    /// Disconnects a client; if it was the last one of its guest, a bot takes over after a while.
    pub(crate) fn disconnect(&mut self, id: ClientId, at: &mut At<'_>) {
        self.ahead.forget(id);
        let Some(place) = self.clients.iter().position(|client| client.id == id) else { return };
        let client = self.clients.remove(place);
        self.touch(at.now);
        self.to_welcome.retain(|(waits, _)| *waits != id);
        let is_seated = self.row.is_seated(&client.guest);
        if is_seated && !self.is_here(&client.guest) {
            self.tell_table(at);
            self.wait_for(&client.guest, at);
        } else if !is_seated && !self.has_client_of(&client.guest) && self.is_told_of_watchers() {
            self.tell_table(at);
        }
        self.set_timer(at);
        if self.clients.is_empty() {
            self.shrink();
        }
        self.advance(at);
    }

    /// Lets the streams go: the game is over, and they carry nothing else.
    pub(crate) fn end_streams(&mut self, at: &mut At<'_>) {
        let streams = self.clients.iter().filter(|client| client.feed == Feed::Stream);
        for id in streams.map(|client| client.id).collect::<Vec<_>>() {
            at.out.push(Output::Cut(id, crate::tell::CLOSED));
            self.disconnect(id, at);
        }
    }

    /// Tells everybody that the server is about to restart, and lets them go.
    pub(crate) fn stop(&mut self, at: &mut At<'_>) {
        self.tell(&ServerMessage::Restart {}, at);
        let waiting = self.ahead.take();
        let waiting = waiting.iter().filter_map(Input::client);
        for id in std::mem::take(&mut self.clients).iter().map(|client| client.id).chain(waiting) {
            at.out.push(Output::Cut(id, crate::tell::RESTART));
        }
        self.to_welcome.clear();
    }

    /// Gives a guest his seats back from the bot.
    pub(crate) fn come_back(&mut self, guest: &str) -> bool {
        let seats = self.row.seats_of(guest);
        let Some(playing) = self.playing() else { return false };
        seats.into_iter().fold(false, |was_away, seat| was_away | playing.away.remove(seat))
    }

    /// Seats somebody who opens the link, if a seat is free and the game has not begun.
    fn sit_down_if_free(&mut self, guest: &Guest, at: &mut At<'_>) {
        if !matches!(self.stage, Stage::Open) || self.row.is_seated(&guest.id) || !self.welcomes(guest) {
            return;
        }
        let Some(free) = self.row.seats.iter().position(|seat| *seat == SeatRow::Open) else { return };
        let mut row = self.row.clone();
        row.seats[free] = guest.on_seat();
        row.hand_over_if_nobodys();
        // Whoever cannot be seated just now watches, and can sit down by hand.
        self.put(row, Then::Seat, Cause::Own, at);
    }

    /// Lets a bot play for a guest who does not come back in time; each time he leaves he has all of it.
    fn wait_for(&mut self, guest: &str, at: &At<'_>) {
        if !self.is_playing() {
            return;
        }
        self.absent.retain(|absent| absent.guest != guest);
        self.absent.push(Absent { guest: guest.to_owned(), until: at.now + self.times.away_after });
    }

    /// Somebody who plays without being connected has all of the time again.
    pub(crate) fn wait_if_not_here(&mut self, guest: &str, at: &At<'_>) {
        if self.row.is_seated(guest) && !self.is_here(guest) {
            self.wait_for(guest, at);
        }
    }

    /// Those who are not here when the game begins, or when the server comes back, have some time to come.
    pub(crate) fn wait_for_absent(&mut self, at: &At<'_>) {
        for guest in self.row.guests() {
            let is_known = self.absent.iter().any(|absent| absent.guest == guest) || self.is_away(&guest);
            if !is_known && !self.is_here(&guest) {
                self.wait_for(&guest, at);
            }
        }
    }

    fn is_away(&self, guest: &str) -> bool {
        let Stage::Playing(playing) = &self.stage else { return false };
        self.row.seats_of(guest).into_iter().all(|seat| playing.away.has(seat))
    }

    /// When the next of those who are gone is given up; while nobody waits for them, nobody is.
    pub(crate) fn next_given_up(&self) -> Option<Millis> {
        let awaited = self.absent.iter().filter(|absent| self.is_waited_for(&absent.guest));
        awaited.map(|absent| absent.until).min()
    }

    /// Whether the game is held up by somebody: another person is here and plays, or it is a program that is expected to.
    ///
    /// A bot takes a seat for the sake of those who wait. Where nobody does, the game waits for its people.
    pub(crate) fn is_waited_for(&self, guest: &str) -> bool {
        let is_robot = |seat: &SeatRow| matches!(seat, SeatRow::Person { robot: true, .. });
        let waits = |seat: &SeatRow| {
            let other = seat.guest().filter(|other| *other != guest);
            !is_robot(seat) && other.is_some_and(|other| self.is_here(other))
        };
        let is_own_robot = |seat: &SeatRow| is_robot(seat) && seat.guest() == Some(guest);
        self.row.seats.iter().any(|seat| is_own_robot(seat) || waits(seat))
    }

    /// Lets bots play for those who have been gone for long.
    pub(crate) fn send_away(&mut self, at: &mut At<'_>) {
        let (gone, absent): (Vec<_>, Vec<_>) = std::mem::take(&mut self.absent)
            .into_iter()
            .partition(|absent| absent.until <= at.now && self.is_waited_for(&absent.guest));
        self.absent = absent;
        let gone: Vec<_> = gone.into_iter().filter(|absent| !self.is_here(&absent.guest)).collect();
        if gone.is_empty() {
            return;
        }
        for Absent { guest, .. } in gone {
            let seats = self.row.seats_of(&guest);
            if let Some(playing) = self.playing() {
                for seat in seats {
                    playing.away.insert(seat);
                }
            }
        }
        self.tell_table(at);
        self.set_timer(at);
    }

    /// Whether a device of a guest is connected, not only to look on.
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest && client.feed != Feed::Watch)
    }

    /// Whether a guest runs the table: it is his, or whoever has it is not here and he stands in.
    pub(crate) fn is_host(&self, guest: &str) -> bool {
        self.row.host == guest || (!self.is_here(&self.row.host) && self.stand_in() == Some(guest))
    }

    /// Who runs the table while its host is not here: the first person with a seat who is, or at a table without people the
    /// first who came.
    fn stand_in(&self) -> Option<&str> {
        let person = |seat: &'_ SeatRow| matches!(seat, SeatRow::Person { robot: false, .. });
        let mut people =
            self.row.seats.iter().filter(|seat| person(seat)).filter_map(SeatRow::guest).peekable();
        if people.peek().is_some() {
            return people.find(|guest| self.is_here(guest));
        }
        let comes = |client: &&Client| client.feed != Feed::Watch && !self.has_sent_away(&client.guest);
        self.clients.iter().find(comes).map(|client| client.guest.as_str())
    }

    /// Gives back memory that is not needed while nobody is connected.
    fn shrink(&mut self) {
        self.clients.shrink_to_fit();
        self.absent.shrink_to_fit();
        self.to_welcome.shrink_to_fit();
        self.talkers = None;
        if let Some(playing) = self.playing() {
            playing.live.shrink();
        }
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
}
