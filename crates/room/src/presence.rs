use crate::client::Client;
use crate::{ClientId, Feed, Guest, Millis, RoomRow, SeatRow};

/// From how many on those who look on are a crowd.
const CROWD: u32 = 10;

/// Who is connected to a table, and who is awaited there.
#[derive(Default)]
pub(crate) struct Presence {
    clients: Vec<Client>,
    /// Clients that have just come, and the ply that they have seen.
    newcomers: Vec<(ClientId, u32)>,
    absent: Vec<Absent>,
}

/// Somebody who is not connected while his game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Absent {
    guest: String,
    /// When a bot begins to play for him.
    until: Millis,
}

impl Presence {
    pub(crate) fn clients(&self) -> &[Client] {
        &self.clients
    }

    pub(crate) fn client(&self, id: ClientId) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }

    pub(crate) fn has_client_of(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest)
    }

    /// Whether a device of a guest is connected, not only to look on.
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest && client.feed != Feed::Watch)
    }

    /// Takes a client in that has seen the game up to a ply.
    pub(crate) fn join(&mut self, client: Client, since: u32) {
        if client.feed != Feed::Watch {
            self.absent.retain(|absent| absent.guest != client.guest);
        }
        self.newcomers.push((client.id, since));
        self.clients.push(client);
    }

    /// The next client that was told nothing yet.
    pub(crate) fn next_newcomer(&mut self) -> Option<(ClientId, u32)> {
        (!self.newcomers.is_empty()).then(|| self.newcomers.remove(0))
    }

    /// A client was told where the table is, and that a bot had its seat.
    pub(crate) fn welcomed(&mut self, id: ClientId) {
        self.clients.iter_mut().filter(|client| client.id == id).for_each(|client| client.was_away = false);
    }

    /// Takes a client out.
    pub(crate) fn leave(&mut self, id: ClientId) -> Option<Client> {
        let place = self.clients.iter().position(|client| client.id == id)?;
        self.newcomers.retain(|(waits, _)| *waits != id);
        Some(self.clients.remove(place))
    }

    /// Takes out all clients that must go.
    pub(crate) fn send_off(&mut self, goes: impl Fn(&Client) -> bool) -> Vec<ClientId> {
        let gone = self.clients.extract_if(.., |client| goes(client)).map(|client| client.id);
        gone.collect()
    }

    /// Everybody goes.
    pub(crate) fn send_off_all(&mut self) -> Vec<ClientId> {
        self.newcomers.clear();
        self.send_off(|_| true)
    }

    /// A guest has another name or color.
    pub(crate) fn rename(&mut self, guest: &Guest) {
        for client in self.clients.iter_mut().filter(|client| client.guest == guest.id) {
            (client.name, client.color) = (guest.name.clone(), guest.color);
        }
    }

    /// Whether the others see the table otherwise since this client came: not a further device of somebody who was there.
    pub(crate) fn is_news(&self, id: ClientId, row: &RoomRow) -> bool {
        let Some(new) = self.client(id) else { return false };
        let counts_as_much = |client: &&Client| client.feed != Feed::Watch || new.feed == Feed::Watch;
        let mut before = self.clients.iter().filter(|client| client.guest == new.guest && client.id != id);
        !before.any(|client| counts_as_much(&client))
            && (row.is_seated(&new.guest) || self.is_told_of_watchers(row))
    }

    /// Whether the others see the table otherwise since this client went.
    pub(crate) fn is_missed(&self, gone: &Client, row: &RoomRow) -> bool {
        if row.is_seated(&gone.guest) {
            return !self.is_here(&gone.guest);
        }
        !self.has_client_of(&gone.guest) && self.is_told_of_watchers(row)
    }

    /// Whether everybody is told how many look on: of a crowd only now and then, since whoever comes and goes would else
    /// fill the queues of all others.
    fn is_told_of_watchers(&self, row: &RoomRow) -> bool {
        let n_watchers = self.n_watchers(row);
        n_watchers <= CROWD || n_watchers.is_multiple_of(CROWD)
    }

    /// How many guests look on.
    pub(crate) fn n_watchers(&self, row: &RoomRow) -> u32 {
        let watches = |client: &&Client| !row.is_seated(&client.guest);
        let mut guests: Vec<&str> =
            self.clients.iter().filter(watches).map(|client| client.guest.as_str()).collect();
        guests.sort_unstable();
        guests.dedup();
        guests.len() as u32
    }

    /// Waits for a guest until a time; each time he leaves he has all of it.
    pub(crate) fn wait_for(&mut self, guest: &str, until: Millis) {
        self.absent.retain(|absent| absent.guest != guest);
        self.absent.push(Absent { guest: guest.to_owned(), until });
    }

    /// Whether a guest is waited for already.
    pub(crate) fn waits_for(&self, guest: &str) -> bool {
        self.absent.iter().any(|absent| absent.guest == guest)
    }

    /// Whoever has no seat any more is not waited for.
    pub(crate) fn wait_only_for_seated(&mut self, row: &RoomRow) {
        self.absent.retain(|absent| row.is_seated(&absent.guest));
    }

    pub(crate) fn wait_for_nobody(&mut self) {
        self.absent.clear();
    }

    /// When the next of those who are gone is given up; while the game is held up for nobody, nobody is.
    pub(crate) fn next_given_up(&self, row: &RoomRow) -> Option<Millis> {
        let awaited = self.absent.iter().filter(|absent| self.holds_up(&absent.guest, row));
        awaited.map(|absent| absent.until).min()
    }

    /// Those who have been gone for long, and are waited for no more.
    pub(crate) fn give_up(&mut self, row: &RoomRow, now: Millis) -> Vec<String> {
        let (gone, absent): (Vec<_>, Vec<_>) = std::mem::take(&mut self.absent)
            .into_iter()
            .partition(|absent| absent.until <= now && self.holds_up(&absent.guest, row));
        self.absent = absent;
        gone.into_iter().map(|absent| absent.guest).filter(|guest| !self.is_here(guest)).collect()
    }

    /// Whether the game is held up by somebody: another person is here and plays, or it is a program that is expected to.
    ///
    /// A bot takes a seat for the sake of those who wait. Where nobody does, the game waits for its people.
    pub(crate) fn holds_up(&self, guest: &str, row: &RoomRow) -> bool {
        let is_robot = |seat: &SeatRow| matches!(seat, SeatRow::Person { robot: true, .. });
        let waits = |seat: &SeatRow| {
            let other = seat.guest().filter(|other| *other != guest);
            !is_robot(seat) && other.is_some_and(|other| self.is_here(other))
        };
        let is_own_robot = |seat: &SeatRow| is_robot(seat) && seat.guest() == Some(guest);
        row.seats.iter().any(|seat| is_own_robot(seat) || waits(seat))
    }

    /// Whether a guest runs the table: it is his, or whoever has it is not here and he stands in.
    pub(crate) fn is_host(&self, guest: &str, row: &RoomRow) -> bool {
        row.host == guest || (!self.is_here(&row.host) && self.stand_in(row) == Some(guest))
    }

    /// Who runs the table while its host is not here: the first person with a seat who is, or at a table without people the
    /// first who came.
    fn stand_in<'a>(&'a self, row: &'a RoomRow) -> Option<&'a str> {
        let person = |seat: &&SeatRow| matches!(seat, SeatRow::Person { robot: false, .. });
        let mut people = row.seats.iter().filter(person).filter_map(SeatRow::guest).peekable();
        if people.peek().is_some() {
            return people.find(|guest| self.is_here(guest));
        }
        let comes = |client: &&Client| client.feed != Feed::Watch && !row.has_sent_away(&client.guest);
        self.clients.iter().find(comes).map(|client| client.guest.as_str())
    }

    /// Gives back memory that is not needed while nobody is connected.
    pub(crate) fn shrink(&mut self) {
        self.clients.shrink_to_fit();
        self.newcomers.shrink_to_fit();
        self.absent.shrink_to_fit();
    }
}
