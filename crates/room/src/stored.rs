use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::{Game, Seat};
use wormery_fair::{
    Digest, Entropy, FairTable, Opening, Proof, Salt, Secret, Sitting, TableId, WITHDRAWN, header_line,
};
use wormery_games::{GameId, with_game};
use wormery_protocol::Problem;

use crate::{Live, LiveGame, RoomRow, rules};

/// What the store has of a table.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The row.
    pub row: RoomRow,
    /// Its version.
    pub version: u32,
    /// The game that is played or was played last, or one that was stored before the row says so.
    pub game: Option<StoredGame>,
}

/// A game as it is stored.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its id.
    pub id: String,
    /// What is stored beside its events.
    pub body: String,
    /// Its events.
    pub lines: Vec<String>,
    /// Whether it has ended, or was given up.
    pub is_ended: bool,
}

impl StoredGame {
    /// The game up to its last event.
    pub(crate) fn live(&self) -> Result<Box<dyn LiveGame>, String> {
        let body: GameBody = serde_json::from_str(&self.body).map_err(|error| error.to_string())?;
        body.resume(&self.lines)
    }
}

/// What is stored of a game beside its events.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameBody {
    /// Which game it is.
    pub game: GameId,
    /// Its variant switches.
    pub options: Value,
    /// Who plays.
    pub players: Vec<BodyPlayer>,
    /// The seat that begins.
    pub start_seat: u8,
    /// The proof of the dice with its secret.
    pub fair: Proof,
}

/// Somebody who plays.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BodyPlayer {
    /// The name.
    pub name: String,
    /// The level, if it is one of our bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

impl GameBody {
    /// The proof of a game that these players begin now, each with a fresh salt for the name.
    pub fn proof(
        game: GameId,
        id: TableId,
        secret: Secret,
        players: &[BodyPlayer],
        entropy: impl IntoIterator<Item = Option<Entropy>>,
        mut salt: impl FnMut() -> Salt,
    ) -> Proof {
        let seats = players.iter().zip(entropy);
        let seats = seats.map(|(player, entropy)| Sitting { name: &player.name, salt: salt(), entropy });
        with_game!(game, G => Proof::new(id, secret, G::RULES, seats))
    }

    /// The body as it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a body has nothing that JSON cannot write")
    }

    /// The game after these stored lines; with none of them, before its first event.
    pub fn resume(&self, lines: &[String]) -> Result<Box<dyn LiveGame>, String> {
        with_game!(self.game, G => {
            let config = rules::config::<G>(&self.options, self.players.len(), self.start_seat).map_err(detail)?;
            let dice = self.fair.dice(&Opening::of::<G>(&config)).map_err(|error| error.to_string())?;
            let lines = lines.iter().map(String::as_str);
            let table = FairTable::<G>::resume(config, dice, lines).map_err(|error| error.to_string())?;
            Ok(Box::new(Live::new(table)))
        })
    }

    /// Takes back the name on a seat, and what would show whose it was.
    pub fn withdraw_name(&mut self, seat: usize) {
        if let Some(player) = self.players.get_mut(seat) {
            player.name = WITHDRAWN.into();
            self.fair.withdraw_name(Seat::new(seat));
        }
    }

    /// The first line of the record, with the proof, its secret, and what the whole game comes to.
    pub fn header(&self, digest: Option<Digest>) -> Result<String, Problem> {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        with_game!(self.game, G => {
            let config = rules::config::<G>(&self.options, names.len(), self.start_seat)?;
            Ok(header_line::<G>(&config, &names, &self.fair.with_digest(digest)))
        })
    }
}

fn detail(problem: Problem) -> String {
    problem.detail
}
