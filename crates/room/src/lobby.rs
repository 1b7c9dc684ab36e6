mod game;
mod seats;

use wormery_core::{Secrets, Standing};
use wormery_host::result_rows;
use wormery_protocol::{Code, Problem, TableChange, TableState};

use crate::judged::problem;
use crate::{Guest, NextGame, RoomRow, SeatRow, rules};

/// Who sits at a table, and what is played there: the row that is stored, and the rows that people may want instead.
pub(crate) struct Lobby {
    row: RoomRow,
    version: u32,
}

/// How far a table is, as far as seats and settings depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Situation {
    /// No game is being played.
    Open,
    /// A game is about to begin.
    Starting,
    /// A game is being played, and this seat must act.
    Playing(Option<usize>),
}

/// When a guest may have a seat in the game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// Now.
    Now,
    /// When the next hands are dealt.
    NextDeal,
}

impl Situation {
    pub(crate) fn must_be_open(self) -> Result<(), Problem> {
        (self == Self::Open).then_some(()).ok_or_else(|| problem(Code::WrongState, "the game has begun"))
    }

    fn must_not_be_starting(self) -> Result<(), Problem> {
        let about_to_begin = || problem(Code::WrongState, "the game is about to begin");
        (self != Self::Starting).then_some(()).ok_or_else(about_to_begin)
    }
}

impl Lobby {
    /// A row with the version that is stored.
    pub(crate) fn new(row: RoomRow, version: u32) -> Self {
        Self { row, version }
    }

    pub(crate) fn row(&self) -> &RoomRow {
        &self.row
    }

    pub(crate) fn version(&self) -> u32 {
        self.version
    }

    /// Another row is stored; the one before.
    pub(crate) fn replace(&mut self, row: RoomRow, version: u32) -> RoomRow {
        self.version = version;
        std::mem::replace(&mut self.row, row)
    }

    /// The table is not stored any more.
    pub(crate) fn close(&mut self) {
        self.row.state = TableState::Closed;
    }

    pub(crate) fn change(&self, change: TableChange, situation: Situation) -> Result<RoomRow, Problem> {
        situation.must_be_open()?;
        let row = self.changed(change)?;
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        rules::check_level(row.game, &row.away_level)?;
        Ok(row)
    }

    /// A game is about to begin.
    pub(crate) fn start(&self, situation: Situation) -> Result<RoomRow, Problem> {
        situation.must_be_open()?;
        if self.row.state == TableState::Over {
            return Err(problem(Code::WrongState, "the game is over; ask for a rematch"));
        }
        let row = self.starting();
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        Ok(row)
    }

    /// The same people play again; the next seat begins.
    pub(crate) fn rematch(&self, guest: &Guest, situation: Situation) -> Result<RoomRow, Problem> {
        situation.must_be_open()?;
        if self.row.state != TableState::Over {
            return Err(problem(Code::WrongState, "there is no game to play again"));
        }
        if !self.row.is_seated(&guest.id) {
            return Err(problem(Code::Forbidden, "only those who played can play again"));
        }
        let mut row = self.starting();
        row.start_seat = (row.start_seat + 1) % row.seats.len() as u8;
        Ok(row)
    }

    /// A game is about to begin, with bots on the free seats.
    pub(crate) fn starting(&self) -> RoomRow {
        let (state, result, begins_at_once) = (TableState::Starting, None, false);
        RoomRow { state, result, begins_at_once, ..self.row.with_bots() }
    }

    /// Another game will be played next, with another secret.
    pub(crate) fn with_next(&self, next: NextGame) -> RoomRow {
        RoomRow { next, ..self.row.clone() }
    }

    /// A game that cannot begin: the table is open again.
    pub(crate) fn opened_again(&self, next: NextGame) -> RoomRow {
        RoomRow { state: TableState::Open, ..self.with_next(next) }
    }

    /// The next game is being played.
    pub(crate) fn in_play(&self, secrets: Secrets) -> RoomRow {
        let held = match secrets {
            Secrets::FaceDown => self.row.holders_now(),
            Secrets::None | Secrets::Hands => Vec::new(),
        };
        let game_id = Some(self.row.next.id.clone());
        RoomRow { state: TableState::Playing, game_id, held, ..self.without_game() }
    }

    /// The game is over.
    pub(crate) fn over(&self, standing: Option<&Standing>, next: NextGame) -> RoomRow {
        RoomRow { state: TableState::Over, result: standing.map(result_rows), next, ..self.without_game() }
    }

    /// The table is closed for good.
    pub(crate) fn closed(&self) -> RoomRow {
        RoomRow { state: TableState::Closed, ..self.row.clone() }
    }

    /// The row with these seats empty, or during a game with bots on them; the next person runs the table.
    pub(crate) fn with_emptied(&self, places: &[usize], situation: Situation) -> RoomRow {
        let mut row = self.row.clone();
        for place in places {
            row.seats[*place] = match situation {
                Situation::Open => SeatRow::Open,
                Situation::Starting | Situation::Playing(_) => SeatRow::Bot { level: row.away_level.clone() },
            };
        }
        row.hand_over();
        row
    }

    /// Nothing is noted of a game.
    fn without_game(&self) -> RoomRow {
        let (reserved, held) = (Vec::new(), Vec::new());
        RoomRow { result: None, begins_at_once: false, reserved, held, dealt: None, ..self.row.clone() }
    }

    fn changed(&self, change: TableChange) -> Result<RoomRow, Problem> {
        let mut row = self.row.clone();
        row.options = change.options.unwrap_or(row.options);
        row.public = change.public.unwrap_or(row.public);
        row.programs = change.programs.unwrap_or(row.programs);
        row.pace_s = change.pace_s.map_or(row.pace_s, |seconds| (seconds > 0).then_some(seconds.min(86_400)));
        row.away_level = change.away_level.unwrap_or(row.away_level);
        row.bot_pace_ms = change.bot_pace_ms.unwrap_or(row.bot_pace_ms).min(60_000);
        row.start_seat = change.start_seat.unwrap_or(row.start_seat);
        if let Some(players) = change.players {
            let n_seats = usize::from(players).clamp(2, 7);
            if row.seats.iter().skip(n_seats).any(|seat| seat.guest().is_some()) {
                return Err(problem(Code::WrongState, "somebody sits on a seat that would go"));
            }
            row.seats.resize(n_seats, SeatRow::Open);
            row.start_seat = row.start_seat.min(players.saturating_sub(1));
        }
        Ok(row)
    }
}
