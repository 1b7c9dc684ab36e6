use std::fmt::Write;

use sha2::{Digest, Sha256};
use wormery_core::{Standing, Word};
use wormery_host::{bot_name, result_rows};
use wormery_protocol::{FairInfo, SeatInfo, ServerMessage, TableInfo, TableState, TableSummary, You};

use super::Stage;
use crate::client::Client;
use crate::starting::Phase;
use crate::{LiveGame, Room, RoomRow, SeatRow};

impl Room {
    pub(super) fn info(&self) -> TableInfo {
        let row = &self.lobby.row();
        TableInfo {
            code: self.code.to_string(),
            game: row.game.word().to_owned(),
            options: row.options.clone(),
            public: row.public,
            programs: row.programs,
            state: self.state(),
            seats: (0..row.seats.len()).map(|seat| self.seat_info(seat)).collect(),
            start_seat: row.start_seat,
            pace_s: row.pace_s,
            away_level: row.away_level.clone(),
            bot_pace_ms: row.bot_pace_ms,
            watchers: self.n_watchers(),
            game_id: row.game_id.clone(),
            result: row.result.clone().or_else(|| self.standing().as_ref().map(result_rows)),
            digest: self.digest(),
            fair: self.fair_info(),
        }
    }

    fn state(&self) -> TableState {
        match self.stage {
            Stage::Open => TableState::Open,
            Stage::Starting(_) => TableState::Starting,
            // Its end is stored; that the row says so is a matter of a moment.
            Stage::Playing(_) if self.standing().is_some() => TableState::Over,
            Stage::Playing(_) => TableState::Playing,
            Stage::Over(_) => TableState::Over,
            Stage::Closed => TableState::Closed,
        }
    }

    /// How the game that is played has ended.
    fn standing(&self) -> Option<Standing> {
        self.live().filter(|_| self.is_playing()).and_then(LiveGame::standing)
    }

    /// What the game that is over comes to.
    fn digest(&self) -> Option<String> {
        let live = self.live().filter(|_| self.state() == TableState::Over)?;
        live.digest().map(|digest| digest.to_string())
    }

    /// How many guests look on.
    pub fn n_watchers(&self) -> u32 {
        self.presence.n_watchers(self.lobby.row())
    }

    fn seat_info(&self, seat: usize) -> SeatInfo {
        match &self.lobby.row().seats[seat] {
            SeatRow::Open => SeatInfo::Open,
            SeatRow::Bot { level } => SeatInfo::Bot {
                name: bot_name(level),
                level: level.clone(),
                next: self.lobby.row().next_on(seat),
            },
            SeatRow::Person { guest, name, color, local, robot } => SeatInfo::Person {
                name: name.clone(),
                color: *color,
                here: self.presence.is_here(guest),
                away: matches!(&self.stage, Stage::Playing(playing) if playing.away.has(seat)),
                host: self.is_host(guest) && !local,
                local: *local,
                robot: *robot,
                who: Some(self.known_as(guest)),
            },
        }
    }

    /// By what a guest is known at this table: the same under every name, and nobody can be followed by it to another table.
    pub(super) fn known_as(&self, guest: &str) -> String {
        let hash = Sha256::digest(format!("{}\n{guest}", self.code));
        hash.iter().take(8).fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The promise about the game that is played, or about the next one.
    fn fair_info(&self) -> FairInfo {
        let next = &self.lobby.row().next;
        let commitment = next.table_id().map(|id| next.secret.commitment(&id).to_string());
        FairInfo {
            id: next.id.clone(),
            commitment: commitment.unwrap_or_default(),
            hashes: self.shares.hashes(),
            reveal: matches!(self.phase(), Some(Phase::Reveals | Phase::Creating)),
        }
    }

    /// Who a client is here.
    pub(super) fn you(&self, client: &Client) -> ServerMessage {
        ServerMessage::You(You {
            seats: self.seats_of(client).into_iter().map(|seat| seat as u8).collect(),
            host: self.is_host(&client.guest),
            name: client.name.clone(),
            color: client.color,
            was_away: client.was_away,
        })
    }
}

impl RoomRow {
    /// What the lobby shows; nobody looks on, as far as the row knows.
    pub fn summary(&self, code: &str) -> TableSummary {
        TableSummary {
            code: code.to_owned(),
            game: self.game.word().to_owned(),
            state: self.state,
            seats: (0..self.seats.len()).map(|seat| self.name(seat)).collect(),
            robots: (0..self.seats.len())
                .filter(|seat| self.seats[*seat].is_robot())
                .map(|seat| seat as u8)
                .collect(),
            programs: self.programs,
            watchers: 0,
            pace_s: self.pace_s,
        }
    }

    /// The name of whoever sits down on a bot's seat when the next hands are dealt.
    fn next_on(&self, seat: usize) -> Option<String> {
        let reserved = self.reserved.iter().find(|reserved| usize::from(reserved.seat) == seat)?;
        match &reserved.person {
            SeatRow::Person { name, .. } => Some(name.clone()),
            SeatRow::Open | SeatRow::Bot { .. } => None,
        }
    }
}
