use std::sync::Arc;

use wormery_core::Word;
use wormery_host::bot_name;
use wormery_protocol::{Code, Problem, ServerMessage, TableInfo, TableState};
use wormery_store::NewGame;

use super::entropy::{Phase, SeatEntropy};
use super::{BodyPlayer, GameBody, NextGame, Room, RoomRow, RoomState, SeatRow};
use crate::app::App;
use crate::clock::now_ms;
use crate::fault::problem;
use crate::guest::Guest;
use crate::rules;

impl Room {
    pub(super) async fn start(self: &Arc<Self>, state: &mut RoomState, guest: &Guest) -> Result<(), Problem> {
        state.must_be_host(guest)?;
        state.must_be_open()?;
        if state.row.state == TableState::Over {
            return Err(problem(Code::WrongState, "the game is over; ask for a rematch"));
        }
        let row = with_bots(&state.row);
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        self.reseat(state, row).await?;
        self.begin(state);
        Ok(())
    }

    /// The same people play again; the next seat begins.
    pub(super) async fn rematch(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
    ) -> Result<(), Problem> {
        state.must_be_open()?;
        if state.row.state != TableState::Over {
            return Err(problem(Code::WrongState, "there is no game to play again"));
        }
        if state.row.seats_of(&guest.id).is_empty() {
            return Err(problem(Code::Forbidden, "only those who played can play again"));
        }
        let mut row = with_bots(&state.row);
        row.start_seat = (row.start_seat + 1) % row.seats.len() as u8;
        row.state = TableState::Open;
        row.result = None;
        self.reseat(state, row).await?;
        state.live = None;
        self.begin(state);
        Ok(())
    }

    /// Waits for what the clients add to the dice, and then begins the game.
    pub(super) fn begin(self: &Arc<Self>, state: &mut RoomState) {
        state.starting = Some(Phase::Hashes);
        self.tell_table(state);
        let room = Arc::clone(self);
        tokio::spawn(async move { room.begins().await });
    }

    /// Begins without anybody being connected.
    pub(crate) async fn begin_now(self: &Arc<Self>) -> TableInfo {
        self.lock().await.starting = Some(Phase::Hashes);
        self.begins().await;
        self.lock().await.info(&self.code)
    }

    async fn begins(self: &Arc<Self>) {
        let Ok(app) = self.app() else { return };
        let wait = app.settings.entropy_wait;
        self.wait_until(wait, RoomState::has_all_hashes).await;
        {
            let mut state = self.lock().await;
            state.starting = Some(Phase::Reveals);
            if state.entropy.iter().any(SeatEntropy::has_hash) {
                self.tell_table(&mut state);
            }
        }
        self.wait_until(wait, RoomState::has_all_reveals).await;
        let mut state = self.lock().await;
        state.starting = None;
        if let Err(problem) = self.create_game(&app, &mut state).await {
            tracing::warn!(code = %problem.code, "a game could not begin: {}", problem.detail);
            // The id may be used up; whoever tries again gets a new one.
            state.row.next = NextGame::draw();
            state.entropy.fill(SeatEntropy::default());
            self.tell(&mut state, &ServerMessage::Refused { cid: None, problem: Box::new(problem) });
        }
        self.tell_table(&mut state);
        if state.is_playing() {
            self.wait_for_absent(&mut state);
            // First, because a frame tells the clock.
            self.set_timer(&mut state);
            self.tell_first(&mut state);
        }
    }

    /// Stores the game with its opening deal, and only then plays it.
    async fn create_game(&self, app: &Arc<App>, state: &mut RoomState) -> Result<(), Problem> {
        let body = state.game_body()?;
        let mut live = body.resume(&[]).map_err(|error| problem(Code::Internal, error))?;
        live.propose_chance()?;
        let game = NewGame {
            id: state.row.next.id.clone(),
            table: self.code.clone(),
            game: state.row.game.word().to_owned(),
            body: body.to_text(),
            created_ms: now_ms(),
            players: state.row.players(),
            events: live.proposed().0,
        };
        app.store.create_game(&game).await.map_err(|error| super::failed(&app.metrics, &error))?;
        live.commit();
        let mut row = state.row.clone();
        row.state = TableState::Playing;
        row.game_id = Some(game.id);
        row.result = None;
        self.put(state, row).await?;
        state.live = Some(live);
        state.entropy.iter_mut().for_each(SeatEntropy::use_up);
        app.metrics.games_started.add();
        Ok(())
    }

    fn tell_first(&self, state: &mut RoomState) {
        let ids: Vec<u64> = state.clients.iter().map(|client| client.id).collect();
        for id in ids {
            self.tell_all_about(state, id, 0);
        }
    }
}

impl RoomState {
    /// All that the next game follows from, besides its events.
    fn game_body(&self) -> Result<GameBody, Problem> {
        let entropy = self.entropy.iter().map(SeatEntropy::entropy);
        let player = |seat: &SeatRow| match seat {
            SeatRow::Person { name, .. } => BodyPlayer { name: name.clone(), level: None },
            SeatRow::Bot { level } => BodyPlayer { name: bot_name(level), level: Some(level.clone()) },
            SeatRow::Open => BodyPlayer { name: bot_name(&self.row.away_level), level: None },
        };
        let players: Vec<BodyPlayer> = self.row.seats.iter().map(player).collect();
        let (id, secret) = (self.table_id()?, self.row.next.secret);
        let fair = GameBody::proof(self.row.game, id, secret, &players, entropy);
        let (game, options, start_seat) = (self.row.game, self.row.options.clone(), self.row.start_seat);
        Ok(GameBody { game, options, players, start_seat, fair })
    }
}

impl RoomRow {
    fn players(&self) -> Vec<(u8, String)> {
        let seats = self.seats.iter().enumerate();
        let person = |(place, seat): (usize, &SeatRow)| match seat {
            SeatRow::Person { guest, .. } => Some((place as u8, guest.clone())),
            _ => None,
        };
        seats.filter_map(person).collect()
    }
}

/// The row with bots on the free seats.
fn with_bots(row: &RoomRow) -> RoomRow {
    let mut row = row.clone();
    for seat in row.seats.iter_mut().filter(|seat| **seat == SeatRow::Open) {
        *seat = SeatRow::Bot { level: row.away_level.clone() };
    }
    row
}

impl Room {
    /// Closes the table for good; a game that nobody finished is kept as it is.
    pub(crate) async fn close(self: &Arc<Self>, state: &mut RoomState) -> Result<(), Problem> {
        if state.is_playing() {
            self.abandon(state).await?;
        }
        let mut row = state.row.clone();
        row.state = TableState::Closed;
        self.put(state, row).await?;
        self.tell(state, &ServerMessage::Closed {});
        state.clients.clear();
        state.live = None;
        state.timer = None;
        Ok(())
    }
}
