use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use wormery_table::Seeded;

use crate::guest::Guest;
use crate::line::{By, Line};
use crate::moves::{Move, Outcome};
use crate::program::PATIENCE;

/// How long somebody waits before he looks again.
const MOMENT: Duration = Duration::from_millis(20);

/// What those who play at the same server share.
#[derive(Default)]
pub(crate) struct Shared {
    /// No new games: the present ones are played to their end.
    pub(crate) is_enough: AtomicBool,
    /// How many moves were acknowledged.
    pub(crate) n_acknowledged: AtomicU64,
    /// Whether a move may be refused because nobody has the table just now; then it is sent again.
    pub(crate) may_be_unavailable: bool,
}

/// Somebody who plays game after game, as fast as possible, and comes back whenever the server was gone.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) table: String,
    pub(crate) by: By,
    pub(crate) is_host: bool,
    pub(crate) luck: Seeded,
    pub(crate) shared: Arc<Shared>,
    /// Whether the host has left the table.
    pub(crate) is_closed: Arc<AtomicBool>,
    pub(crate) log: Log,
}

/// What somebody remembers.
#[derive(Default)]
pub(crate) struct Log {
    /// The moves that the server has acknowledged.
    pub(crate) acknowledged: Vec<Move>,
    /// The games, each with the last ply that was seen of it.
    pub(crate) seen: HashMap<String, u64>,
    /// A move that was sent, and nobody knows what became of it.
    pending: Option<Move>,
    /// How many of those were sent again.
    pub(crate) n_repeated: usize,
    /// How often the connection broke in the middle of a game.
    pub(crate) n_breaks: usize,
    /// When the move that is pending was first sent, and the longest time that one took until it was acknowledged.
    since: Option<Instant>,
    pub(crate) slowest: Duration,
}

impl Player {
    /// Plays until it is enough.
    pub(crate) fn play(mut self) -> Log {
        let (mut last, mut n_known) = (Instant::now(), 0);
        while !self.is_closed.load(Ordering::SeqCst) {
            if self.log.acknowledged.len() > n_known {
                (last, n_known) = (Instant::now(), self.log.acknowledged.len());
            }
            assert!(last.elapsed() < PATIENCE, "table {} does not go on", self.table);
            if self.step().is_err() {
                // The server is gone for a moment.
                thread::sleep(MOMENT);
            }
        }
        self.log
    }

    fn step(&mut self) -> io::Result<()> {
        let table = self.guest.table(&self.table)?;
        match table["state"].as_str() {
            Some("playing") => {
                self.follow(table["game_id"].as_str().expect("a game that is played has an id"))
            }
            Some("open") if self.is_host => self.begin("start"),
            Some("over") if self.is_host && self.shared.is_enough.load(Ordering::SeqCst) => {
                self.is_closed.store(true, Ordering::SeqCst);
                Ok(())
            }
            Some("over") if self.is_host => self.begin("rematch"),
            _ => {
                thread::sleep(MOMENT);
                Ok(())
            }
        }
    }

    fn begin(&self, command: &str) -> io::Result<()> {
        // A refusal says that the game begins already.
        self.guest.command(&self.table, &json!({ "type": command })).map(drop)
    }

    /// Plays a game until it is over or the connection breaks.
    fn follow(&mut self, game: &str) -> io::Result<()> {
        let since = *self.log.seen.entry(game.to_owned()).or_default();
        let mut line = Line::open(self.by, &self.guest, &self.table, game, since)?;
        let pending = self.log.pending.take().filter(|pending| pending.game == game);
        self.log.since = self.log.since.filter(|_| pending.is_some());
        if let Some(pending) = pending {
            self.log.n_repeated += 1;
            self.act(&mut line, pending)?;
        }
        while let Some(message) = line.next().inspect_err(|_| self.log.n_breaks += 1)? {
            if message["game"] == game {
                self.look(game, &message["frame"]);
            }
            if let Some(chosen) = Move::choose(&message, &mut self.luck).filter(|chosen| self.is_next(chosen))
            {
                self.act(&mut line, chosen)?;
            }
        }
        Ok(())
    }

    /// Remembers how far the game is; what has happened meanwhile must be told without a gap.
    fn look(&mut self, game: &str, frame: &Value) {
        let before = self.log.seen.get(game).copied().unwrap_or_default();
        if let Some(ply) = check_told(game, before, frame) {
            self.log.seen.insert(game.to_owned(), ply);
        }
    }

    /// Whether a move comes after our last one; the frame for that one may have come twice.
    fn is_next(&self, chosen: &Move) -> bool {
        let mut before = self.log.acknowledged.iter().rev();
        before.find(|sent| sent.game == chosen.game).is_none_or(|sent| sent.ply < chosen.ply)
    }

    fn act(&mut self, line: &mut Line, sent: Move) -> io::Result<()> {
        self.log.pending = Some(sent.clone());
        let since = *self.log.since.get_or_insert_with(Instant::now);
        let outcome = line.act(&sent)?;
        if let Outcome::Refused(problem) = &outcome
            && self.shared.may_be_unavailable
            && problem["code"] == "unavailable"
        {
            return Err(io::Error::other(problem.to_string()));
        }
        (self.log.pending, self.log.since) = (None, None);
        match outcome {
            Outcome::Acknowledged(ply) => {
                assert!(ply > sent.ply, "the ply after {sent:?} is {ply}");
                self.log.acknowledged.push(sent);
                self.log.slowest = self.log.slowest.max(since.elapsed());
                self.shared.n_acknowledged.fetch_add(1, Ordering::SeqCst);
            }
            // Nobody else acts on our seat, so nothing is refused: not even what is sent again.
            Outcome::Refused(problem) => panic!("{sent:?} {problem}"),
        }
        Ok(())
    }
}

/// Checks that a frame tells everything since a ply; returns the ply of the frame.
pub(crate) fn check_told(game: &str, before: u64, frame: &Value) -> Option<u64> {
    let ply = frame["ply"].as_u64()?;
    let told: Vec<u64> =
        frame["seen"].as_array().into_iter().flatten().filter_map(|seen| seen["ply"].as_u64()).collect();
    let first = told.first().copied().unwrap_or(ply + 1);
    assert!(first <= before + 1, "{game}: {before} was seen, then {told:?}");
    assert!(told.iter().copied().eq(first..=ply), "{game}: ply {ply}, but {told:?}");
    Some(ply)
}
