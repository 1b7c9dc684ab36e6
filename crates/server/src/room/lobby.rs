use std::sync::Arc;

use wormery_protocol::{Code, Problem, TableChange, TableState};

use super::entropy::SeatEntropy;
use super::{Room, RoomRow, RoomState, SeatRow};
use crate::fault::problem;
use crate::guest::Guest;
use crate::{name, rules};

impl Room {
    pub(super) async fn sit(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: Option<u8>,
    ) -> Result<(), Problem> {
        let place = if let Some(seat) = seat {
            state.place(seat)?
        } else {
            let free = state.row.seats.iter().position(|seat| *seat == SeatRow::Open);
            free.ok_or_else(|| problem(Code::Full, "no seat is free"))?
        };
        state.may_sit(guest, place)?;
        let mut row = state.row.clone();
        if !state.is_playing() {
            // Before the game one changes one's seat by sitting down elsewhere.
            free(
                &mut row,
                |seat| matches!(seat, SeatRow::Person { guest: sits, local: false, .. } if *sits == guest.id),
            );
        }
        row.seats[place] = guest.on_seat();
        self.reseat(state, row).await
    }

    pub(super) async fn stand(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: Option<u8>,
    ) -> Result<(), Problem> {
        let own = state.row.seats_of(&guest.id);
        let places = match seat {
            Some(seat) => vec![state.place(seat)?],
            None => own.clone(),
        };
        if places.is_empty() || places.iter().any(|place| !own.contains(place)) {
            return Err(problem(Code::Forbidden, "you do not sit there"));
        }
        let row = state.with_emptied(&places);
        self.reseat(state, row).await
    }

    pub(super) async fn add_local(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: u8,
        name: &str,
    ) -> Result<(), Problem> {
        let (place, name) = (state.place(seat)?, name::clean(name)?);
        state.must_be_open()?;
        if state.row.seats[place] != SeatRow::Open {
            return Err(problem(Code::Full, format!("seat {seat} is taken")));
        }
        let color = guest.color;
        let mut row = state.row.clone();
        row.seats[place] =
            SeatRow::Person { guest: guest.id.clone(), name, color, local: true, robot: false };
        self.reseat(state, row).await
    }

    pub(super) async fn add_bot(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: u8,
        level: String,
    ) -> Result<(), Problem> {
        state.must_be_host(guest)?;
        state.must_be_open()?;
        let place = state.place(seat)?;
        rules::check_level(state.row.game, &level)?;
        if matches!(state.row.seats[place], SeatRow::Person { .. }) {
            return Err(problem(Code::Full, format!("somebody sits on seat {seat}")));
        }
        let mut row = state.row.clone();
        row.seats[place] = SeatRow::Bot { level };
        self.reseat(state, row).await
    }

    /// Frees a seat; during a game a bot takes it.
    pub(super) async fn clear(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        seat: u8,
    ) -> Result<(), Problem> {
        state.must_be_host(guest)?;
        let place = state.place(seat)?;
        if matches!(&state.row.seats[place], SeatRow::Person { guest: sits, .. } if *sits == guest.id) {
            return Err(problem(Code::BadRequest, "to leave, stand up"));
        }
        let row = state.with_emptied(&[place]);
        self.reseat(state, row).await
    }

    pub(super) async fn change(
        self: &Arc<Self>,
        state: &mut RoomState,
        guest: &Guest,
        change: TableChange,
    ) -> Result<(), Problem> {
        state.must_be_host(guest)?;
        state.must_be_open()?;
        let row = state.changed(change)?;
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        rules::check_level(row.game, &row.away_level)?;
        self.reseat(state, row).await
    }

    pub(super) fn back(self: &Arc<Self>, state: &mut RoomState, guest: &Guest) {
        if Self::come_back(state, &guest.id) {
            self.set_timer(state);
            self.tell_table(state);
            self.tell_present(state);
        }
    }

    /// Stores who sits where, and tells it.
    pub(super) async fn reseat(self: &Arc<Self>, state: &mut RoomState, row: RoomRow) -> Result<(), Problem> {
        let before = state.row.seats.clone();
        self.put(state, row).await?;
        let n_seats = state.row.seats.len();
        state.entropy.resize(n_seats, SeatEntropy::default());
        for place in 0..n_seats {
            if before.get(place) != Some(&state.row.seats[place]) {
                state.away.remove(place);
                state.entropy[place] = SeatEntropy::default();
            }
        }
        self.tell_table(state);
        if state.is_playing() {
            self.set_timer(state);
            self.tell_present(state);
        }
        Ok(())
    }

    /// Everybody gets the present frame: who looks through whose eyes may have changed.
    fn tell_present(&self, state: &mut RoomState) {
        let ply = state.live.as_ref().map_or(0, |live| live.ply());
        let ids: Vec<u64> = state.clients.iter().map(|client| client.id).collect();
        for id in ids {
            self.tell_all_about(state, id, ply);
        }
    }
}

impl RoomState {
    fn place(&self, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let known = place < self.row.seats.len();
        known.then_some(place).ok_or_else(|| problem(Code::BadRequest, format!("there is no seat {seat}")))
    }

    pub(super) fn must_be_host(&self, guest: &Guest) -> Result<(), Problem> {
        let is_host = self.row.host == guest.id;
        is_host
            .then_some(())
            .ok_or_else(|| problem(Code::Forbidden, "only the host of the table can do that"))
    }

    pub(super) fn must_be_open(&self) -> Result<(), Problem> {
        let is_open = self.row.state != TableState::Playing && self.starting.is_none();
        is_open.then_some(()).ok_or_else(|| problem(Code::WrongState, "the game has begun"))
    }

    /// Before a game a seat must be free; during one it must be a bot's, and not its turn.
    fn may_sit(&self, guest: &Guest, place: usize) -> Result<(), Problem> {
        if self.starting.is_some() {
            return Err(problem(Code::WrongState, "the game is about to begin"));
        }
        match &self.row.seats[place] {
            SeatRow::Person { .. } => Err(problem(Code::Full, format!("somebody sits on seat {place}"))),
            SeatRow::Open => Ok(()),
            SeatRow::Bot { .. } if !self.is_playing() => {
                Err(problem(Code::Full, format!("a bot sits on seat {place}; the host can send it away")))
            }
            SeatRow::Bot { .. } if !self.row.seats_of(&guest.id).is_empty() => {
                Err(problem(Code::WrongState, "you sit at this table already"))
            }
            SeatRow::Bot { .. } => {
                let to_act = self.live.as_ref().and_then(|live| live.to_act());
                let is_its_turn = to_act.is_some_and(|seat| seat.index() == place);
                let wait = || problem(Code::WrongState, "it is this bot's turn; sit down between its turns");
                (!is_its_turn).then_some(()).ok_or_else(wait)
            }
        }
    }

    /// The row with these seats empty, or during a game with bots on them; the next person runs the table.
    fn with_emptied(&self, places: &[usize]) -> RoomRow {
        let mut row = self.row.clone();
        for place in places {
            row.seats[*place] = if self.is_playing() {
                SeatRow::Bot { level: row.away_level.clone() }
            } else {
                SeatRow::Open
            };
        }
        hand_over(&mut row);
        row
    }

    fn changed(&self, change: TableChange) -> Result<RoomRow, Problem> {
        let mut row = self.row.clone();
        row.options = change.options.unwrap_or(row.options);
        row.public = change.public.unwrap_or(row.public);
        row.pace_s = change.pace_s.map_or(row.pace_s, |seconds| (seconds > 0).then_some(seconds.min(86_400)));
        row.away_level = change.away_level.unwrap_or(row.away_level);
        row.bot_pace_ms = change.bot_pace_ms.unwrap_or(row.bot_pace_ms).min(60_000);
        row.start_seat = change.start_seat.unwrap_or(row.start_seat);
        if let Some(players) = change.players {
            let n_seats = usize::from(players).clamp(2, 7);
            if row.seats.iter().skip(n_seats).any(|seat| matches!(seat, SeatRow::Person { .. })) {
                return Err(problem(Code::WrongState, "somebody sits on a seat that would go"));
            }
            row.seats.resize(n_seats, SeatRow::Open);
            row.start_seat = row.start_seat.min(players.saturating_sub(1));
        }
        Ok(row)
    }
}

/// Frees the seats of which something is true.
fn free(row: &mut RoomRow, is_to_go: impl Fn(&SeatRow) -> bool) {
    row.seats.iter_mut().filter(|seat| is_to_go(seat)).for_each(|seat| *seat = SeatRow::Open);
}

/// If the host has left the seats, the first person who still sits there becomes the host.
fn hand_over(row: &mut RoomRow) {
    if !row.seats_of(&row.host).is_empty() {
        return;
    }
    let next = row.seats.iter().find_map(|seat| match seat {
        SeatRow::Person { guest, robot: false, .. } => Some(guest.clone()),
        _ => None,
    });
    if let Some(next) = next {
        row.host = next;
    }
}
