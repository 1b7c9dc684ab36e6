use wormery_core::Word;
use wormery_fair::TableId;
use wormery_host::bot_name;
use wormery_protocol::{FairInfo, SeatInfo, ServerMessage, TableInfo, TableState, TableSummary, You};

use super::entropy::SeatEntropy;
use super::{Client, RoomState, SeatRow};

impl RoomState {
    /// The table as everybody at it sees it.
    pub(crate) fn info(&self, code: &str) -> TableInfo {
        let row = &self.row;
        TableInfo {
            code: code.to_owned(),
            game: row.game.word().to_owned(),
            options: row.options.clone(),
            public: row.public,
            state: self.shown_state(),
            seats: (0..row.seats.len()).map(|seat| self.seat_info(seat)).collect(),
            start_seat: row.start_seat,
            pace_s: row.pace_s,
            away_level: row.away_level.clone(),
            bot_pace_ms: row.bot_pace_ms,
            watchers: self.n_watchers(),
            game_id: row.game_id.clone(),
            result: row.result.clone(),
            digest: self.digest(),
            fair: self.fair_info(),
        }
    }

    /// What the game that is over comes to.
    fn digest(&self) -> Option<String> {
        let is_over = self.starting.is_none() && self.row.state == TableState::Over;
        let live = self.live.as_ref().filter(|_| is_over)?;
        live.digest().map(|digest| digest.to_string())
    }

    /// What the lobby shows; nothing of a private table.
    pub(crate) fn summary(&self, code: &str) -> Option<Box<TableSummary>> {
        let summary = || TableSummary {
            code: code.to_owned(),
            game: self.row.game.word().to_owned(),
            state: self.shown_state(),
            seats: (0..self.row.seats.len()).map(|seat| self.row.name(seat)).collect(),
            watchers: self.n_watchers(),
            pace_s: self.row.pace_s,
        };
        self.row.public.then(|| Box::new(summary()))
    }

    fn shown_state(&self) -> TableState {
        if self.starting.is_some() { TableState::Starting } else { self.row.state }
    }

    fn n_watchers(&self) -> u32 {
        let watches = |client: &&Client| self.row.seats_of(&client.guest).is_empty();
        let mut guests: Vec<&str> =
            self.clients.iter().filter(watches).map(|client| client.guest.as_str()).collect();
        guests.sort_unstable();
        guests.dedup();
        guests.len() as u32
    }

    fn seat_info(&self, seat: usize) -> SeatInfo {
        match &self.row.seats[seat] {
            SeatRow::Open => SeatInfo::Open,
            SeatRow::Bot { level } => SeatInfo::Bot { name: bot_name(level), level: level.clone() },
            SeatRow::Person { guest, name, color, local, robot } => SeatInfo::Person {
                name: name.clone(),
                color: *color,
                here: self.is_here(guest),
                away: self.away.has(seat),
                host: *guest == self.row.host && !local,
                local: *local,
                robot: *robot,
            },
        }
    }

    /// The promise about the game that is played, or about the next one.
    fn fair_info(&self) -> FairInfo {
        let next = &self.row.next;
        let commitment = next.id.parse::<TableId>().map(|id| next.secret.commitment(&id).to_string());
        FairInfo {
            id: next.id.clone(),
            commitment: commitment.unwrap_or_default(),
            hashes: self.entropy.iter().map(SeatEntropy::has_hash).collect(),
            reveal: self.starting == Some(super::entropy::Phase::Reveals),
        }
    }

    /// Who a client is here.
    pub(super) fn you(&self, client: &Client) -> ServerMessage {
        ServerMessage::You(You {
            seats: self.row.seats_of(&client.guest).into_iter().map(|seat| seat as u8).collect(),
            host: self.row.host == client.guest,
            name: client.name.clone(),
            color: client.color,
        })
    }
}
