use wormery_core::Word;
use wormery_host::bot_name;
use wormery_protocol::{Answer, Code, Problem, ServerMessage, close};

use super::Stage;
use super::step::closed;
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::judged::problem;
use crate::starting::{Begins, Phase, Starting};
use crate::{
    Ask, BodyPlayer, Count, Draw, Ending, GameBody, Input, LiveGame, NewGame, Room, RoomRow, SeatRow, Write,
};

impl Room {
    /// Begins without anybody being connected.
    pub(super) fn begin(&mut self, again: Again, at: &mut At<'_>) {
        if matches!(self.stage, Stage::Open) {
            self.put(self.lobby.starting(), Then::Begin, Cause::Asked(Box::new(again)), at);
        } else {
            Self::answer_now(again.input.ask(), at);
        }
    }

    /// The game begins as soon as the one who asked for it is there.
    pub(super) fn begin_if_waiting(&mut self, at: &mut At<'_>) {
        if self.lobby.row().begins_at_once && matches!(self.stage, Stage::Open) {
            self.put(self.lobby.starting(), Then::Begin, Cause::Own, at);
        }
    }

    /// Goes on with a start that was cut off. What was added to the dice is lost, and whoever ran the server may have seen
    /// it: the dice are another secret's.
    pub(super) fn begin_again(&mut self, at: &mut At<'_>) {
        self.put(self.lobby.with_next(at.draw.next_game()), Then::BeginAgain, Cause::Own, at);
    }

    /// It is stored that the game is about to begin, so that a server that is cut off now begins it when it is back. Waits
    /// for what the clients add to the dice.
    pub(super) fn begun(&mut self, before: Option<&RoomRow>, cause: &Cause, begins: Begins, at: &mut At<'_>) {
        self.reset_changed_seats(before);
        let ask = cause.ask();
        let waits = matches!(cause, Cause::Asked(again) if matches!(again.input, Input::Begin { .. }));
        if let Stage::Over(live) = &mut self.stage {
            self.last = live.take();
        }
        let until = at.now + self.times.entropy_wait;
        self.stage = Stage::Starting(Starting::new(begins, until, ask.filter(|_| waits)));
        self.tell_table(at);
        if let Some(ask) = ask.filter(|_| !waits) {
            at.answer(ask, Ok(Answer::default()));
        }
        self.advance(at);
    }

    /// Who waits for the beginning, and is to be answered now or to wait for another.
    pub(super) fn take_waiting(&mut self) -> Option<Ask> {
        match &mut self.stage {
            Stage::Starting(starting) => starting.take_waiting(),
            Stage::Open | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// Goes on as far as what was asked for has come, or its time is over.
    pub(super) fn advance(&mut self, at: &mut At<'_>) {
        let Stage::Starting(starting) = &mut self.stage else { return };
        let is_here = |guest: &str| self.presence.is_here(guest);
        let has_all = self.shares.has_all(starting.phase(), self.lobby.row(), is_here);
        if !starting.goes_on(has_all, at.now) {
            return;
        }
        if starting.phase() == Phase::Reveals {
            let waiting = starting.create();
            return self.create_game(waiting, at);
        }
        starting.reveal(at.now + self.times.entropy_wait);
        if self.shares.hashes().contains(&true) {
            self.tell_table(at);
        }
        self.advance(at);
    }

    /// Stores the game with its opening deal; only then it is played. Whoever waits is answered with what is stored.
    fn create_game(&mut self, waiting: Option<Ask>, at: &mut At<'_>) {
        match self.new_game(at.draw) {
            Ok((game, live)) => {
                let begin = |ask| Cause::Asked(Box::new(Again { input: Input::Begin { ask }, n_tries: 0 }));
                let cause = waiting.map_or(Cause::Own, begin);
                self.store(Write::Create(Box::new(game)), Then::Play(live), cause, at);
            }
            Err(problem) => {
                at.complain(format!("a game could not begin: {}", problem.detail));
                self.begin_failed(waiting, at);
            }
        }
    }

    fn new_game(&self, draw: &mut dyn Draw) -> Result<(NewGame, Box<dyn LiveGame>), Problem> {
        let body = self.game_body(draw)?;
        let mut live = body.resume(&[]).map_err(|error| problem(Code::Internal, error))?;
        let deal = live.propose_chance()?;
        let game = NewGame {
            id: self.lobby.row().next.id.clone(),
            game: self.lobby.row().game.word().to_owned(),
            body: body.to_text(),
            players: self.lobby.row().players(),
            lines: deal.lines,
            version: self.lobby.version(),
        };
        live.commit().map_err(|_| problem(Code::Internal, "the opening deal does not fit"))?;
        Ok((game, live))
    }

    /// The game is stored; now the row is to say that it is played.
    pub(super) fn stored_game(&mut self, live: Box<dyn LiveGame>, cause: Cause, at: &mut At<'_>) {
        self.put(self.lobby.in_play(live.secrets()), Then::Played(live), cause, at);
    }

    pub(super) fn played(&mut self, live: Box<dyn LiveGame>, at: &mut At<'_>) {
        self.shares.use_up();
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
    pub(super) fn begin_failed(&mut self, waiting: Option<Ask>, at: &mut At<'_>) {
        let sorry = problem(Code::Internal, "the game could not begin; try again");
        if let Some(ask) = waiting {
            at.answer(ask, Err(sorry.clone()));
        }
        self.stage = Stage::Open;
        self.shares.reset_all();
        self.tell(&ServerMessage::Refused { cid: None, problem: Box::new(sorry) }, at);
        self.put(self.lobby.opened_again(at.draw.next_game()), Then::Seat, Cause::Own, at);
    }

    /// Closes the table for good, unless somebody is connected; a game that nobody finished is kept as it is.
    pub(super) fn close(&mut self, again: Again, at: &mut At<'_>) {
        let cause = Cause::Asked(Box::new(again));
        if !self.is_empty() {
            return Self::refuse(&cause, problem(Code::WrongState, "somebody is at the table"), at);
        }
        match (&self.stage, &self.lobby.row().game_id) {
            (Stage::Playing(playing), Some(game)) => {
                let (game, from) = (game.clone(), playing.live.ply());
                let ending = Some(Ending { rows: Vec::new(), digest: playing.live.digest() });
                let write = Write::Append { game, from, lines: Vec::new(), ending };
                self.store(write, Then::GiveUp, cause, at);
            }
            _ => self.given_up(cause, at),
        }
    }

    pub(super) fn given_up(&mut self, cause: Cause, at: &mut At<'_>) {
        self.put(self.lobby.closed(), Then::Close, cause, at);
    }

    /// Tells everybody that the table is closed, and lets them go.
    pub(super) fn closed(&mut self, at: &mut At<'_>) {
        if let Some(ask) = self.take_waiting() {
            at.answer(ask, Err(closed()));
        }
        self.stage = Stage::Closed;
        self.let_in();
        self.tell(&ServerMessage::Closed {}, at);
        at.cut(self.presence.send_off_all(), close::CLOSED);
        self.presence.wait_for_nobody();
    }

    /// All that the next game follows from, besides its events.
    fn game_body(&self, draw: &mut dyn Draw) -> Result<GameBody, Problem> {
        let entropy = self.shares.entropy();
        let player = |seat: &SeatRow| match seat {
            SeatRow::Person { name, .. } => BodyPlayer { name: name.clone(), level: None },
            SeatRow::Bot { level } => BodyPlayer { name: bot_name(level), level: Some(level.clone()) },
            SeatRow::Open => {
                let level = self.lobby.row().away_level.clone();
                BodyPlayer { name: bot_name(&level), level: Some(level) }
            }
        };
        let players: Vec<BodyPlayer> = self.lobby.row().seats.iter().map(player).collect();
        let (id, secret) = (self.table_id()?, self.lobby.row().next.secret);
        let fair = GameBody::proof(self.lobby.row().game, id, secret, &players, entropy, || draw.salt());
        let (game, options, start_seat) =
            (self.lobby.row().game, self.lobby.row().options.clone(), self.lobby.row().start_seat);
        Ok(GameBody { game, options, players, start_seat, fair })
    }
}

impl RoomRow {
    fn players(&self) -> Vec<(u8, String)> {
        let person = |(place, seat): (usize, &SeatRow)| Some((place as u8, seat.guest()?.to_owned()));
        self.seats.iter().enumerate().filter_map(person).collect()
    }
}
