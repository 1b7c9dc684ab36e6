use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::Word;
use wormery_fair::Secret;
use wormery_games::GameId;
use wormery_host::bot_name;
use wormery_protocol::{Color, ResultRow, TableState};
use wormery_store::TableRow;

use crate::ids;

/// What is stored of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct RoomRow {
    pub(crate) game: GameId,
    pub(crate) options: Value,
    pub(crate) public: bool,
    pub(crate) host: String,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) start_seat: u8,
    pub(crate) pace_s: Option<u32>,
    pub(crate) away_level: String,
    pub(crate) bot_pace_ms: u32,
    pub(crate) state: TableState,
    pub(crate) game_id: Option<String>,
    pub(crate) result: Option<Vec<ResultRow>>,
    pub(crate) next: NextGame,
    /// Whether the game begins as soon as somebody is there.
    #[serde(default)]
    pub(crate) begins_at_once: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum SeatRow {
    /// Nobody yet.
    Open,
    /// Somebody.
    Person { guest: String, name: String, color: Color, local: bool, robot: bool },
    /// One of our bots.
    Bot { level: String },
}

/// The game that will be played next: its secret is drawn before anybody sends anything.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct NextGame {
    pub(crate) id: String,
    pub(crate) secret: Secret,
}

impl NextGame {
    pub(crate) fn draw() -> Self {
        Self { id: ids::game_id(), secret: ids::secret() }
    }
}

impl RoomRow {
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a row has nothing that JSON cannot write")
    }

    /// What the store keeps of it: the row as text, and in columns what is looked for.
    pub(crate) fn to_table(&self, code: &str, version: u32, changed_ms: i64) -> TableRow {
        TableRow {
            code: code.to_owned(),
            version,
            closed: self.is_closed(),
            body: self.to_text(),
            changed_ms,
            public: self.public,
            state: self.state.word().to_owned(),
            host: self.host.clone(),
            due_ms: None,
            guests: Some(self.guests()),
        }
    }

    /// A stored table; nothing where it cannot be read.
    pub(crate) fn of_table(table: &TableRow) -> Option<Self> {
        let row = serde_json::from_str(&table.body);
        row.inspect_err(|error| tracing::error!(%error, "a stored table cannot be read; it is left alone"))
            .ok()
    }

    /// The row without a guest.
    pub(crate) fn without(mut self, guest: &str) -> Self {
        for place in self.seats_of(guest) {
            self.seats[place] = SeatRow::Open;
        }
        if self.host == guest {
            self.host.clear();
        }
        self
    }

    /// The guests who have a seat.
    fn guests(&self) -> Vec<String> {
        let guest = |seat: &SeatRow| match seat {
            SeatRow::Person { guest, .. } => Some(guest.clone()),
            SeatRow::Open | SeatRow::Bot { .. } => None,
        };
        self.seats.iter().filter_map(guest).collect()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.state == TableState::Closed
    }

    /// The seats of a guest.
    pub(crate) fn seats_of(&self, guest: &str) -> Vec<usize> {
        let is_own = |seat: &SeatRow| matches!(seat, SeatRow::Person { guest: sits, .. } if sits == guest);
        (0..self.seats.len()).filter(|place| is_own(&self.seats[*place])).collect()
    }

    /// The name of whoever sits on a seat.
    pub(crate) fn name(&self, seat: usize) -> Option<String> {
        match &self.seats[seat] {
            SeatRow::Open => None,
            SeatRow::Person { name, .. } => Some(name.clone()),
            SeatRow::Bot { level } => Some(bot_name(level)),
        }
    }
}
