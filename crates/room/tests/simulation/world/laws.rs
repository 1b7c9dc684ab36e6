//! What must hold of every world, at each step and when nothing goes wrong any more.

use serde_json::{Value, json};
use wormery_core::Seat;
use wormery_protocol::{Command, SeatInfo, TableInfo, TableState};
use wormery_room::{Input, SeatRow};

use super::{Task, World};
use crate::figures::Figures;
use crate::guests::N_GUESTS;

impl World {
    /// What is acknowledged is stored, at its ply.
    pub(super) fn check_stored(&mut self, ply: usize, action: &Value) {
        let id = self.room.game().unwrap_or_default().to_owned();
        let game = self.store.game(&id).unwrap_or_else(|| panic!("seed {}: no game", self.seed));
        assert!(
            game.lines.len() >= ply,
            "seed {}: acknowledged at {ply}, stored {}",
            self.seed,
            game.lines.len()
        );
        let place = game.lines[..ply].iter().rposition(|line| {
            let line: Value = serde_json::from_str(line).expect("lines are JSON");
            line.get("seat").is_some() && line["action"] == *action
        });
        let place = place.unwrap_or_else(|| panic!("seed {}: {action} is not stored", self.seed));
        let line = serde_json::from_str(&game.lines[place]).expect("lines are JSON");
        self.acknowledged.push((id, place, line));
    }
    /// Somebody can act, or an alarm is set, or something is under way, or the game is over, or the table is closed.
    pub(super) fn check_way_on(&mut self) {
        if self.room.is_closed() {
            assert!(self.store.is_closed(), "seed {}: closed, and not stored", self.seed);
            self.figures.n_closed += 1;
            self.tasks.clear();
            self.clients.clear();
            self.asked.clear();
            return self.begin_anew();
        }
        let is_under_way = !self.tasks.is_empty();
        let table = self.room.table();
        let has_way = match table.state {
            TableState::Open | TableState::Over | TableState::Closed => true,
            TableState::Starting => self.room.due().is_some(),
            TableState::Playing => self.room.due().is_some() || self.is_up_to_somebody(&table),
        };
        assert!(has_way || is_under_way, "seed {}: no way on from {table:?}", self.seed);
        // Whoever asked for the beginning waits for it.
        let is_answered = self.asked.is_empty() || table.state == TableState::Starting;
        assert!(is_under_way || is_answered, "seed {}: a question without an answer", self.seed);
    }

    /// Whether the one who must act is a person who is here, or one for whom nobody waits.
    fn is_up_to_somebody(&self, table: &TableInfo) -> bool {
        let Some(seat) = self.room.to_act() else { return false };
        match &table.seats[seat.index()] {
            SeatInfo::Person { here, away: false, robot, .. } => {
                *here || (!robot && !self.is_waited_for(seat))
            }
            _ => false,
        }
    }

    /// Whether a person other than the one on a seat is here.
    fn is_waited_for(&self, seat: Seat) -> bool {
        let seats = &self.room.row().seats;
        let (whose, table) = (seats[seat.index()].guest(), self.room.table());
        let waits = |(other, info): (&SeatRow, &SeatInfo)| {
            matches!(info, SeatInfo::Person { here: true, robot: false, .. }) && other.guest() != whose
        };
        seats.iter().zip(&table.seats).any(waits)
    }

    /// Everything that was acknowledged is stored, once and at its ply.
    pub(super) fn check_all_stored(&self) {
        for (id, ply, line) in &self.acknowledged {
            let game = self.store.game(id).expect("a game");
            let stored: Value = serde_json::from_str(&game.lines[*ply]).expect("lines are JSON");
            assert_eq!(stored, *line, "seed {}", self.seed);
        }
    }

    /// Nothing goes wrong any more: the table comes to rest, a game that is played ends, and the table can be used.
    pub(crate) fn come_to_rest(&mut self) {
        self.faults = 0;
        for id in self.clients.keys().copied().collect::<Vec<_>>() {
            self.clients.remove(&id);
            self.input(Input::Disconnect { client: id });
        }
        // A server that has lost the table unheard looks for it.
        self.settle();
        self.ask(|ask| Input::Refresh { ask }, None);
        self.settle_all();
        self.forget_all();
        self.check_waits();
        self.everybody_stands();
        let table = self.room.table();
        assert!(
            matches!(table.state, TableState::Open | TableState::Over | TableState::Closed),
            "seed {}: without people bots finish a game: {table:?}",
            self.seed
        );
        self.late.clear();
        for id in self.store.unfinished() {
            assert_eq!(self.room.game(), Some(&*id), "seed {}: a game that is nobody's", self.seed);
        }
        assert!(self.asked.is_empty(), "seed {}: every question gets an answer", self.seed);
        self.check_all_stored();
        if table.state != TableState::Closed {
            self.use_again();
        }
    }

    /// A game from which all have gone waits for the one who must act.
    fn check_waits(&mut self) {
        let table = self.room.table();
        if table.state == TableState::Playing {
            assert!(self.is_up_to_somebody(&table), "seed {}: nobody is waited for: {table:?}", self.seed);
            self.figures.n_waited += 1;
        }
    }

    /// Whoever gives his seat up leaves it to a bot.
    fn everybody_stands(&mut self) {
        for number in 0..N_GUESTS {
            let guest = self.guest(number);
            self.command(guest, Command::read(json!({ "type": "stand" })).expect("a command"));
            self.settle();
        }
        self.settle_all();
    }

    /// A table at which everything is allowed can be changed, started and closed.
    fn use_again(&mut self) {
        let before = self.figures;
        let host = self.room.row().host.clone();
        let host = (0..N_GUESTS).find(|number| self.guest(*number).id == host).unwrap_or(0);
        let host = self.guest(host);
        let state = self.room.table().state;
        let wishes = [
            json!({ "type": "sit" }),
            json!({ "type": "change", "bot_pace_ms": 0 }),
            json!({ "type": if state == TableState::Over { "rematch" } else { "start" } }),
        ];
        for wish in wishes {
            self.command(host.clone(), Command::read(wish).expect("a command"));
            self.settle();
        }
        let begun = matches!(self.room.table().state, TableState::Starting | TableState::Playing);
        assert!(begun || !self.room.row().is_seated(&host.id), "seed {}: {:?}", self.seed, self.room.table());
        self.settle_all();
        self.ask(|ask| Input::Close { ask }, None);
        self.settle();
        assert!(self.room.is_closed(), "seed {}: an empty table can be closed", self.seed);
        self.figures = Figures { n_changed_after: before.n_changed_after + 1, ..self.figures };
    }

    pub(super) fn settle(&mut self) {
        while self.tasks.iter().any(|task| !matches!(task, Task::Think(_))) {
            self.do_task();
        }
    }

    pub(super) fn settle_all(&mut self) {
        for _ in 0..200_000 {
            if !self.tasks.is_empty() {
                self.do_task();
            } else if let Some(due) = self.room.due() {
                self.now = self.now.max(due);
                self.input(Input::Wake);
            } else {
                return;
            }
        }
    }
}
