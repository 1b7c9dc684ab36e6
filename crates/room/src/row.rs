use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_fair::Secret;
use wormery_games::GameId;
use wormery_host::bot_name;
use wormery_protocol::{Color, ResultRow, TableState};

use crate::Guest;

/// What is stored of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoomRow {
    /// Which game is played.
    pub game: GameId,
    /// Its variant switches.
    pub options: Value,
    /// Whether everybody can find it in the lobby.
    pub public: bool,
    /// Whether programs may sit down.
    #[serde(default)]
    pub programs: bool,
    /// The guest who runs the table.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The seat that begins.
    pub start_seat: u8,
    /// Seconds for a decision.
    pub pace_s: Option<u32>,
    /// The level of the bots that play for those who are away.
    pub away_level: String,
    /// How long a bot waits before it acts.
    pub bot_pace_ms: u32,
    /// Where the table stands.
    pub state: TableState,
    /// The game that is played or was played last.
    pub game_id: Option<String>,
    /// How it ended.
    pub result: Option<Vec<ResultRow>>,
    /// The game that will be played next, or the one that is being played.
    pub next: NextGame,
    /// Whether the game begins as soon as somebody is there.
    #[serde(default)]
    pub begins_at_once: bool,
    /// Who has had which seat in the game that is played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<Held>,
    /// Who had which seat when the hands of now were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Dealt>,
    /// Who sits down when the next hands are dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<Reserved>,
    /// Guests whom the host has sent away: they may not look on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeatRow {
    /// Nobody yet.
    Open,
    /// Somebody.
    Person {
        /// The guest at whose device he sits.
        guest: String,
        /// The name.
        name: String,
        /// The color.
        color: Color,
        /// Whether it is a further person at the same device.
        local: bool,
        /// Whether it is a program that plays.
        robot: bool,
    },
    /// One of our bots.
    Bot {
        /// How it plays.
        level: String,
    },
}

/// A seat that somebody has had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The guest.
    pub guest: String,
    /// The seat.
    pub seat: u8,
}

/// Who had which seat when hands were dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealt {
    /// Which deal it was.
    pub deal: u32,
    /// For each seat the guest who had it; nobody for a bot.
    pub holders: Vec<Option<String>>,
}

/// A seat on which somebody sits down when the next hands are dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reserved {
    /// The seat.
    pub seat: u8,
    /// Who will sit there.
    pub person: SeatRow,
}

/// The game that will be played next: its secret is drawn before anybody sends anything.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NextGame {
    /// The id.
    pub id: String,
    /// The secret of its dice.
    pub secret: Secret,
}

impl RoomRow {
    /// The row as it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a row has nothing that JSON cannot write")
    }

    /// Whether the table is closed for good.
    pub fn is_closed(&self) -> bool {
        self.state == TableState::Closed
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Vec<usize> {
        (0..self.seats.len()).filter(|place| self.seats[*place].guest() == Some(guest)).collect()
    }

    /// Whether a guest has a seat.
    pub fn is_seated(&self, guest: &str) -> bool {
        self.seats.iter().any(|seat| seat.guest() == Some(guest))
    }

    /// Whether a guest sits down when the next hands are dealt.
    pub fn waits_for_seat(&self, guest: &str) -> bool {
        self.reserved.iter().any(|reserved| reserved.person.guest() == Some(guest))
    }

    /// Whether a guest is here to look on, and for nothing else.
    pub fn only_watches(&self, guest: &str) -> bool {
        !self.is_seated(guest) && !self.waits_for_seat(guest)
    }

    /// The guests who have a seat, each once.
    pub fn guests(&self) -> Vec<String> {
        let mut guests: Vec<String> =
            self.seats.iter().filter_map(SeatRow::guest).map(str::to_owned).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Every guest who is named anywhere in the row, each once: whoever is forgotten must be found here.
    pub fn named_guests(&self) -> Vec<String> {
        let mut guests: Vec<String> = self.every_guest().map(str::to_owned).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Whether a guest is named anywhere.
    pub fn names(&self, guest: &str) -> bool {
        self.every_guest().any(|named| named == guest)
    }

    fn every_guest(&self) -> impl Iterator<Item = &str> {
        let host = (!self.host.is_empty()).then_some(self.host.as_str());
        let seated = self.seats.iter().filter_map(SeatRow::guest);
        let reserved = self.reserved.iter().filter_map(|reserved| reserved.person.guest());
        let held = self.held.iter().map(|held| held.guest.as_str());
        let dealt = self.dealt.iter().flat_map(|dealt| &dealt.holders).flatten().map(String::as_str);
        let removed = self.removed.iter().map(String::as_str);
        host.into_iter().chain(seated).chain(reserved).chain(held).chain(dealt).chain(removed)
    }

    /// The name of whoever sits on a seat.
    pub fn name(&self, seat: usize) -> Option<String> {
        match &self.seats[seat] {
            SeatRow::Open => None,
            SeatRow::Person { name, .. } => Some(name.clone()),
            SeatRow::Bot { level } => Some(bot_name(level)),
        }
    }

    /// The row with bots on the free seats.
    pub(crate) fn with_bots(&self) -> Self {
        let mut row = self.clone();
        for seat in row.seats.iter_mut().filter(|seat| **seat == SeatRow::Open) {
            *seat = SeatRow::Bot { level: row.away_level.clone() };
        }
        row
    }

    /// A table whose host was forgotten gets the next person who sits down.
    pub(crate) fn hand_over_if_nobodys(&mut self) {
        if self.host.is_empty() {
            self.hand_over();
        }
    }

    /// If the host has left the seats, the first person who still sits there becomes the host.
    pub(crate) fn hand_over(&mut self) {
        if self.is_seated(&self.host) {
            return;
        }
        let next = self.seats.iter().find_map(|seat| match seat {
            SeatRow::Person { guest, robot: false, .. } => Some(guest.clone()),
            _ => None,
        });
        if let Some(next) = next {
            self.host = next;
        }
    }

    /// The name and color of a guest wherever he sits or will sit; `None` if that changes nothing.
    pub(crate) fn renamed(&self, guest: &Guest) -> Option<Self> {
        let mut row = self.clone();
        let reserved = row.reserved.iter_mut().map(|reserved| &mut reserved.person);
        for seat in row.seats.iter_mut().chain(reserved) {
            if let SeatRow::Person { guest: sits, name, color, local: false, .. } = seat
                && *sits == guest.id
            {
                (*name, *color) = (guest.name.clone(), guest.color);
            }
        }
        (row != *self).then_some(row)
    }
}

impl SeatRow {
    /// Whether a program sits there.
    pub fn is_robot(&self) -> bool {
        matches!(self, Self::Person { robot: true, .. })
    }

    /// The guest at whose device a person sits.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Self::Person { guest, .. } => Some(guest),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}
