use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use wormery_core::{Seat, Standing};
use wormery_fair::Nonce;
use wormery_host::result_rows;
use wormery_protocol::{Answer, Code, Problem, TableState};
use wormery_store::{Append, AppendError, Ending};

use super::{NextGame, Room, RoomState};
use crate::clock::now_ms;
use crate::fault::problem;
use crate::guest::Guest;
use crate::{record, review};

impl Room {
    /// An action of a guest.
    pub(super) async fn act(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: Option<u8>,
        ply: u32,
        action: &Value,
        nonce: Option<&str>,
    ) -> Result<Answer, Problem> {
        let seat = state.acting_seat(guest, seat)?;
        let nonce = nonce.map(str::parse::<Nonce>).transpose();
        let nonce = nonce.map_err(|error| problem(Code::BadRequest, format!("nonce: {error}")))?;
        let live = state.live.as_ref().ok_or_else(|| problem(Code::WrongState, "no game is being played"))?;
        if let Some(ply) = live.answered(seat, ply, action) {
            return Ok(Answer { cid: None, ply: Some(ply) });
        }
        let was_away = Self::come_back(state, &guest.id);
        let acted = self.happen(state, seat, ply, action, nonce).await;
        if was_away {
            self.tell_table(state);
            self.set_timer(state);
        }
        let ply = acted?;
        self.app()?.metrics.moves.add();
        Ok(Answer { cid: None, ply: Some(ply) })
    }

    /// Lets an action happen: worked out, stored, committed, told. Returns the ply after it.
    pub(super) async fn happen(
        self: &Arc<Self>,
        state: &mut RoomState,
        seat: Seat,
        ply: u32,
        action: &Value,
        nonce: Option<Nonce>,
    ) -> Result<u32, Problem> {
        let live = state.live.as_mut().ok_or_else(|| problem(Code::WrongState, "no game is being played"))?;
        live.propose(seat, ply, action, nonce)?;
        let (lines, standing) = live.proposed();
        if let Err(error) = self.store(state, ply, lines, standing.as_ref()).await {
            if let Some(live) = &mut state.live {
                live.drop_proposal();
            }
            return Err(self.not_stored(state, &error).await);
        }
        let now = state.live.as_mut().map_or(ply, |live| {
            live.commit();
            live.ply()
        });
        state.touched = Instant::now();
        state.timer = None;
        self.set_timer(state);
        self.tell_update(state);
        if let Some(standing) = standing {
            self.end(state, &standing).await;
        }
        Ok(now)
    }

    async fn store(
        &self,
        state: &RoomState,
        from: u32,
        events: Vec<String>,
        standing: Option<&Standing>,
    ) -> Result<(), AppendError> {
        let unavailable = |problem: Problem| AppendError::Unavailable(problem.detail);
        let app = self.app().map_err(unavailable)?;
        let ending = standing.map(|standing| Ending {
            ended_ms: now_ms(),
            result: record::ending(result_rows(standing), state.live.as_ref().and_then(|live| live.digest())),
            body: None,
        });
        let game = state.row.game_id.clone().unwrap_or_default();
        let begin = Instant::now();
        let stored = app.store.append(Append { game, from, events, ending }).await;
        app.metrics.commit.add(begin.elapsed());
        stored
    }

    /// What a client is told when a move could not be stored. If another process was first, its moves are read.
    async fn not_stored(self: &Arc<Self>, state: &mut RoomState, error: &AppendError) -> Problem {
        let Ok(app) = self.app() else { return super::failed(&crate::metrics::Metrics::default(), error) };
        if *error != AppendError::Conflict {
            return super::failed(&app.metrics, error);
        }
        match self.reload(state).await {
            Ok(now) => problem(Code::Stale, format!("the table is at ply {now} already")).at(now),
            Err(problem) => problem,
        }
    }

    /// Reads the game from the store again and tells everybody where it is.
    pub(crate) async fn reload(self: &Arc<Self>, state: &mut RoomState) -> Result<u32, Problem> {
        let app = self.app()?;
        let Some(id) = state.row.game_id.clone() else { return Ok(0) };
        let since = state.live.as_ref().map_or(0, |live| live.ply());
        let live = super::resume::load_game(&app, &id).await?;
        let (now, standing) = (live.ply(), live.standing());
        state.live = Some(live);
        state.timer = None;
        self.set_timer(state);
        let ids: Vec<u64> = state.clients.iter().map(|client| client.id).collect();
        for client in ids {
            self.tell_all_about(state, client, since);
        }
        if let Some(standing) = standing.filter(|_| state.row.state == TableState::Playing) {
            self.end(state, &standing).await;
        }
        Ok(now)
    }

    /// The game is over: the table shows how it ended, and draws the secret of the next one.
    async fn end(self: &Arc<Self>, state: &mut RoomState, standing: &Standing) {
        let mut row = state.row.clone();
        row.state = TableState::Over;
        row.result = Some(result_rows(standing));
        row.next = NextGame::draw();
        row.begins_at_once = false;
        // If the row cannot be stored just now, the game itself says that it is over when it is read again.
        if self.put(state, row.clone()).await.is_err() {
            state.row = row;
        }
        state.away = super::absence::Away::default();
        state.entropy.fill(super::entropy::SeatEntropy::default());
        self.tell_table(state);
        if let (Ok(app), Some(id)) = (self.app(), state.row.game_id.clone()) {
            app.metrics.games_ended.add();
            review::begin(&app, id, None);
        }
    }

    /// Gives a game up that nobody will finish: its dice can be checked, and nobody has won.
    pub(super) async fn abandon(&self, state: &RoomState) -> Result<(), Problem> {
        let (app, Some(live)) = (self.app()?, &state.live) else { return Ok(()) };
        let result = record::ending(Vec::new(), live.digest());
        let ending = Ending { ended_ms: now_ms(), result, body: None };
        let game = state.row.game_id.clone().unwrap_or_default();
        let append = Append { game, from: live.ply(), events: Vec::new(), ending: Some(ending) };
        app.store.append(append).await.map_err(|error| super::failed(&app.metrics, &error))
    }
}

impl RoomState {
    /// The seat for which a guest acts.
    fn acting_seat(&self, guest: &Guest, seat: Option<u8>) -> Result<Seat, Problem> {
        let own = self.row.seats_of(&guest.id);
        let to_act = self.live.as_ref().and_then(|live| live.to_act()).map(Seat::index);
        let place = match seat {
            Some(seat) => own.contains(&usize::from(seat)).then_some(usize::from(seat)),
            None => own.iter().copied().find(|place| Some(*place) == to_act).or(own.first().copied()),
        };
        place.map(Seat::new).ok_or_else(|| problem(Code::Forbidden, "you do not play on this seat"))
    }
}
