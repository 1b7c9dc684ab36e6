use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use wormery_table::Seeded;

use crate::guest::Guest;
use crate::http::Reply;
use crate::line::{By, Line};
use crate::moves::{Move, Outcome};
use crate::program::PATIENCE;

/// One person who plays on both seats of a table, move by move.
pub(crate) struct HotSeat {
    pub(crate) guest: Guest,
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) acknowledged: Vec<Move>,
    by: By,
    line: Line,
    luck: Seeded,
    next: Option<Move>,
}

impl HotSeat {
    /// Makes a table for two on one device and begins.
    pub(crate) fn begin(guest: Guest, game: &str, by: By) -> Self {
        let seats = json!([{ "type": "me" }, { "type": "local", "name": "Bo" }]);
        let table = guest.make_table(&json!({ "game": game, "seats": seats }));
        guest.command(&table, &json!({ "type": "start" })).and_then(Reply::yes).expect("the game begins");
        Self::join(guest, table, by)
    }

    /// Plays at a table where a game is about to begin.
    pub(crate) fn join(guest: Guest, table: String, by: By) -> Self {
        let game = wait_for_game(&guest, &table);
        let line = Line::open(by, &guest, &table, &game, 0).expect("a connection");
        let luck = Seeded::new(1);
        Self { guest, table, game, acknowledged: Vec::new(), by, line, luck, next: None }
    }

    /// Connects again, having seen everything up to the last move.
    pub(crate) fn come_back(&mut self) {
        let since = self.acknowledged.last().map_or(0, |last| last.ply);
        self.line = Line::open(self.by, &self.guest, &self.table, &self.game, since).expect("a connection");
        self.next = None;
    }

    /// The move that comes next; none when the game is over.
    pub(crate) fn next(&mut self) -> Option<Move> {
        while self.next.is_none() {
            let message = self.line.next().expect("the server is there")?;
            let last = self.acknowledged.last().map(|last| last.ply);
            self.next = Move::choose(&message, &mut self.luck).filter(|chosen| Some(chosen.ply) > last);
        }
        self.next.clone()
    }

    /// Makes the next move, or says why it was refused; then it is still the next one.
    pub(crate) fn try_move(&mut self) -> Result<(), Value> {
        let sent = self.next().expect("the game is not over");
        match self.line.act(&sent).expect("the server answers") {
            Outcome::Acknowledged(_) => {
                self.next = None;
                self.acknowledged.push(sent);
                Ok(())
            }
            Outcome::Refused(problem) => Err(problem),
        }
    }

    /// Makes some moves that must work.
    pub(crate) fn play(&mut self, count: usize) {
        for _ in 0..count {
            self.try_move().expect("a legal move");
        }
    }

    /// Plays to the end.
    pub(crate) fn finish(&mut self) {
        while self.next().is_some() {
            self.play(1);
        }
    }
}

fn wait_for_game(guest: &Guest, table: &str) -> String {
    let begin = Instant::now();
    loop {
        let shown = guest.table(table).expect("the table is there");
        if shown["state"] == "playing" {
            return shown["game_id"].as_str().expect("an id").to_owned();
        }
        assert!(begin.elapsed() < PATIENCE, "the game does not begin: {shown}");
        thread::sleep(Duration::from_millis(10));
    }
}
