use wormery_core::{Secrets, Word};
use wormery_host::bot_name;
use wormery_protocol::{Answer, Code, Problem, ServerMessage, TableState};

use crate::command::{Done, Judged, problem};
use crate::entropy::{Phase, SeatEntropy};
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::room::{Stage, Starting};
use crate::{
    Ask, BodyPlayer, Count, Draw, Ending, GameBody, Guest, Input, LiveGame, NewGame, Output, Room, RoomRow,
    SeatRow, Write, rules,
};

impl Room {
    pub(crate) fn start(&mut self, guest: &Guest, cause: Cause, at: &mut At<'_>) -> Judged {
        self.must_be_host(guest)?;
        self.must_be_open()?;
        if self.row.state == TableState::Over {
            return Err(problem(Code::WrongState, "the game is over; ask for a rematch"));
        }
        let row = self.row.with_bots();
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        self.put_starting(row, cause, at);
        Ok(Done::WhenStored)
    }

    /// The same people play again; the next seat begins.
    pub(crate) fn rematch(&mut self, guest: &Guest, cause: Cause, at: &mut At<'_>) -> Judged {
        self.must_be_open()?;
        if self.row.state != TableState::Over {
            return Err(problem(Code::WrongState, "there is no game to play again"));
        }
        if !self.row.is_seated(&guest.id) {
            return Err(problem(Code::Forbidden, "only those who played can play again"));
        }
        let mut row = self.row.with_bots();
        row.start_seat = (row.start_seat + 1) % row.seats.len() as u8;
        self.put_starting(row, cause, at);
        Ok(Done::WhenStored)
    }

    /// Begins without anybody being connected.
    pub(crate) fn begin(&mut self, again: Again, at: &mut At<'_>) {
        if matches!(self.stage, Stage::Open) {
            let row = self.row.with_bots();
            self.put_starting(row, Cause::Asked(Box::new(again)), at);
        } else {
            Self::answer_now(again.input.ask(), at);
        }
    }

    /// The game begins as soon as the one who asked for it is there.
    pub(crate) fn begin_if_waiting(&mut self, at: &mut At<'_>) {
        if self.row.begins_at_once && matches!(self.stage, Stage::Open) {
            let row = self.row.with_bots();
            self.put_starting(row, Cause::Own, at);
        }
    }

    /// Stores that the game is about to begin: a server that is cut off now begins it when it is back.
    fn put_starting(&mut self, mut row: RoomRow, cause: Cause, at: &mut At<'_>) {
        row.state = TableState::Starting;
        row.result = None;
        row.begins_at_once = false;
        self.put(row, Then::Begin, cause, at);
    }

    /// Goes on with a start that was cut off. What was added to the dice is lost, and whoever ran the server may have seen
    /// it: the dice are another secret's.
    pub(crate) fn begin_again(&mut self, at: &mut At<'_>) {
        let mut row = self.row.clone();
        row.next = at.draw.next_game();
        self.put(row, Then::BeginAgain, Cause::Own, at);
    }

    /// Waits for what the clients add to the dice.
    pub(crate) fn begun(&mut self, before: Option<&RoomRow>, cause: &Cause, is_again: bool, at: &mut At<'_>) {
        self.reset_changed_seats(before);
        let ask = cause.ask();
        let waits = matches!(cause, Cause::Asked(again) if matches!(again.input, Input::Begin { .. }));
        if let Stage::Over(live) = &mut self.stage {
            self.last = live.take();
        }
        self.stage = Stage::Starting(Starting {
            phase: Phase::Hashes,
            until: at.now + self.times.entropy_wait,
            ask: ask.filter(|_| waits),
            is_again,
        });
        self.tell_table(at);
        if let Some(ask) = ask.filter(|_| !waits) {
            at.answer(ask, Ok(Answer::default()));
        }
        self.advance(at);
    }

    /// Who waits for the beginning, and is to be answered now or to wait for another.
    pub(crate) fn take_waiting(&mut self) -> Option<Ask> {
        match &mut self.stage {
            Stage::Starting(starting) => starting.ask.take(),
            Stage::Open | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// Goes on as far as what was asked for has come, or its time is over.
    pub(crate) fn advance(&mut self, at: &mut At<'_>) {
        let Stage::Starting(starting) = self.stage else { return };
        let is_late = at.now >= starting.until;
        match starting.phase {
            // Whoever was cut off with the server has all of the time to come back.
            Phase::Hashes if is_late || (!starting.is_again && self.has_all_hashes()) => {
                let until = at.now + self.times.entropy_wait;
                self.stage = Stage::Starting(Starting { phase: Phase::Reveals, until, ..starting });
                if self.entropy.iter().any(SeatEntropy::has_hash) {
                    self.tell_table(at);
                }
                self.advance(at);
            }
            Phase::Reveals if is_late || self.has_all_reveals() => self.create_game(starting, at),
            Phase::Hashes | Phase::Reveals => {}
        }
    }

    /// Stores the game with its opening deal; only then it is played.
    fn create_game(&mut self, starting: Starting, at: &mut At<'_>) {
        let cause = match starting.ask {
            Some(ask) => Cause::Asked(Box::new(Again { input: Input::Begin { ask }, n_tries: 0 })),
            None => Cause::Own,
        };
        match self.new_game(at.draw) {
            Ok((game, live)) => {
                // Not before the store is asked again would it be begun twice. Whoever waits is answered with what is stored.
                self.stage = Stage::Starting(Starting { until: crate::Millis::MAX, ask: None, ..starting });
                self.store(Write::Create(Box::new(game)), Then::Play(live), cause, at);
            }
            Err(problem) => {
                at.complain(format!("a game could not begin: {}", problem.detail));
                self.begin_failed(at);
            }
        }
    }

    fn new_game(&self, draw: &mut dyn Draw) -> Result<(NewGame, Box<dyn LiveGame>), Problem> {
        let body = self.game_body(draw)?;
        let mut live = body.resume(&[]).map_err(|error| problem(Code::Internal, error))?;
        let deal = live.propose_chance()?;
        let game = NewGame {
            id: self.row.next.id.clone(),
            game: self.row.game.word().to_owned(),
            body: body.to_text(),
            players: self.row.players(),
            lines: deal.lines.clone(),
            version: self.version,
        };
        live.commit(deal);
        Ok((game, live))
    }

    /// The game is stored; now the row is to say that it is played.
    pub(crate) fn stored_game(&mut self, live: Box<dyn LiveGame>, cause: Cause, at: &mut At<'_>) {
        let row = self.row_in_play(&self.row.next.id, &*live);
        self.put(row, Then::Played(live), cause, at);
    }

    pub(crate) fn row_in_play(&self, id: &str, live: &dyn LiveGame) -> RoomRow {
        let mut row = self.row.clone();
        row.state = TableState::Playing;
        row.game_id = Some(id.to_owned());
        row.result = None;
        row.begins_at_once = false;
        row.reserved.clear();
        row.dealt = None;
        row.held = match live.secrets() {
            Secrets::FaceDown => row.holders_now(),
            Secrets::None | Secrets::Hands => Vec::new(),
        };
        row
    }

    pub(crate) fn played(&mut self, live: Box<dyn LiveGame>, at: &mut At<'_>) {
        self.entropy.iter_mut().for_each(SeatEntropy::use_up);
        Self::answer_now(self.take_waiting(), at);
        self.stage = Stage::Open;
        self.last = None;
        self.play(live);
        at.count(Count::Began);
        self.tell_table(at);
        self.wait_for_absent(at);
        // First, because a frame tells the clock.
        self.set_timer(at);
        self.tell_everything(0, at);
    }

    /// A game that cannot begin: the table is open again, with a new id and a new secret.
    pub(crate) fn begin_failed(&mut self, at: &mut At<'_>) {
        let sorry = problem(Code::Internal, "the game could not begin; try again");
        if let Some(ask) = self.take_waiting() {
            at.answer(ask, Err(sorry.clone()));
        }
        self.stage = Stage::Open;
        self.entropy.fill(SeatEntropy::default());
        let mut row = self.row.clone();
        row.state = TableState::Open;
        row.next = at.draw.next_game();
        self.tell(&ServerMessage::Refused { cid: None, problem: Box::new(sorry) }, at);
        self.put(row, Then::Seat, Cause::Own, at);
    }

    /// Closes the table for good, unless somebody is connected; a game that nobody finished is kept as it is.
    pub(crate) fn close(&mut self, again: Again, at: &mut At<'_>) {
        let cause = Cause::Asked(Box::new(again));
        if !self.clients.is_empty() {
            return Self::refuse(&cause, problem(Code::WrongState, "somebody is at the table"), at);
        }
        match (&self.stage, &self.row.game_id) {
            (Stage::Playing(playing), Some(game)) => {
                let (game, from) = (game.clone(), playing.live.ply());
                let ending = Some(Ending { rows: Vec::new(), digest: playing.live.digest() });
                let write = Write::Append { game, from, lines: Vec::new(), ending };
                self.store(write, Then::GiveUp, cause, at);
            }
            _ => self.given_up(cause, at),
        }
    }

    pub(crate) fn given_up(&mut self, cause: Cause, at: &mut At<'_>) {
        let mut row = self.row.clone();
        row.state = TableState::Closed;
        self.put(row, Then::Close, cause, at);
    }

    /// Tells everybody that the table is closed, and lets them go.
    pub(crate) fn closed(&mut self, at: &mut At<'_>) {
        if let Some(ask) = self.take_waiting() {
            at.answer(ask, Err(crate::step::closed()));
        }
        self.stage = Stage::Closed;
        self.let_in();
        self.tell(&ServerMessage::Closed {}, at);
        for client in std::mem::take(&mut self.clients) {
            at.out.push(Output::Cut(client.id, crate::tell::CLOSED));
        }
        self.absent.clear();
    }

    /// All that the next game follows from, besides its events.
    fn game_body(&self, draw: &mut dyn Draw) -> Result<GameBody, Problem> {
        let entropy = self.entropy.iter().map(SeatEntropy::entropy);
        let player = |seat: &SeatRow| match seat {
            SeatRow::Person { name, .. } => BodyPlayer { name: name.clone(), level: None },
            SeatRow::Bot { level } => BodyPlayer { name: bot_name(level), level: Some(level.clone()) },
            SeatRow::Open => {
                let level = self.row.away_level.clone();
                BodyPlayer { name: bot_name(&level), level: Some(level) }
            }
        };
        let players: Vec<BodyPlayer> = self.row.seats.iter().map(player).collect();
        let (id, secret) = (self.table_id()?, self.row.next.secret);
        let fair = GameBody::proof(self.row.game, id, secret, &players, entropy, || draw.salt());
        let (game, options, start_seat) = (self.row.game, self.row.options.clone(), self.row.start_seat);
        Ok(GameBody { game, options, players, start_seat, fair })
    }
}

impl RoomRow {
    fn players(&self) -> Vec<(u8, String)> {
        let person = |(place, seat): (usize, &SeatRow)| Some((place as u8, seat.guest()?.to_owned()));
        self.seats.iter().enumerate().filter_map(person).collect()
    }
}
