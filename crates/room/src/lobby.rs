use wormery_protocol::{Code, Problem, TableChange};

use crate::command::{Done, Judged, problem};
use crate::entropy::SeatEntropy;
use crate::hidden::Right;
use crate::input::At;
use crate::job::{Cause, Then};
use crate::row::Reserved;
use crate::{Guest, Room, RoomRow, SeatRow, rules};

impl Room {
    pub(crate) fn sit(&mut self, guest: &Guest, seat: Option<u8>, cause: Cause, at: &mut At<'_>) -> Judged {
        let place = if let Some(seat) = seat {
            self.place(seat)?
        } else {
            let free = self.row.seats.iter().position(|seat| *seat == SeatRow::Open);
            free.ok_or_else(|| problem(Code::Full, "no seat is free"))?
        };
        let mut row = self.row.clone();
        match self.may_sit(guest, place)? {
            Right::Now => {
                if !self.is_playing() {
                    // Before the game one changes one's seat by sitting down elsewhere.
                    free_seat_of(&mut row, guest);
                }
                row.reserved.retain(|reserved| reserved.person.guest() != Some(&guest.id));
                row.seats[place] = guest.on_seat();
                row.hand_over_if_nobodys();
            }
            Right::NextDeal => reserve(&mut row, guest, place)?,
        }
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn stand(&mut self, guest: &Guest, seat: Option<u8>, cause: Cause, at: &mut At<'_>) -> Judged {
        if self.is_starting() {
            return Err(about_to_begin());
        }
        let own = self.row.seats_of(&guest.id);
        let waits = self.row.waits_for_seat(&guest.id);
        let places = match seat {
            Some(seat) => vec![self.place(seat)?],
            None => own.clone(),
        };
        let is_elsewhere = places.iter().any(|place| !own.contains(place));
        if is_elsewhere || (places.is_empty() && !waits) {
            return Err(problem(Code::Forbidden, "you do not sit there"));
        }
        let mut row = self.with_emptied(&places);
        row.reserved.retain(|reserved| reserved.person.guest() != Some(&guest.id));
        if row.host == guest.id && !row.is_seated(&guest.id) {
            // Nobody is left to whom the table could be handed over: the next who sits down gets it.
            row.host.clear();
        }
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn add_local(
        &mut self,
        guest: &Guest,
        seat: u8,
        name: &str,
        cause: Cause,
        at: &mut At<'_>,
    ) -> Judged {
        let place = self.place(seat)?;
        self.must_be_open()?;
        if self.row.seats[place] != SeatRow::Open {
            return Err(problem(Code::Full, format!("seat {seat} is taken")));
        }
        let (name, color) = (name.to_owned(), guest.color);
        let mut row = self.row.clone();
        row.seats[place] =
            SeatRow::Person { guest: guest.id.clone(), name, color, local: true, robot: guest.is_bot };
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn add_bot(
        &mut self,
        guest: &Guest,
        seat: u8,
        level: String,
        cause: Cause,
        at: &mut At<'_>,
    ) -> Judged {
        self.must_be_host(guest)?;
        self.must_be_open()?;
        let place = self.place(seat)?;
        rules::check_level(self.row.game, &level)?;
        if self.row.seats[place].guest().is_some() {
            return Err(problem(Code::Full, format!("somebody sits on seat {seat}")));
        }
        let mut row = self.row.clone();
        row.seats[place] = SeatRow::Bot { level };
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    /// Frees a seat; during a game a bot takes it.
    pub(crate) fn clear(&mut self, guest: &Guest, seat: u8, cause: Cause, at: &mut At<'_>) -> Judged {
        self.must_be_host(guest)?;
        if self.is_starting() {
            return Err(about_to_begin());
        }
        let place = self.place(seat)?;
        if self.row.seats[place].guest() == Some(&guest.id) {
            return Err(problem(Code::BadRequest, "to leave, stand up"));
        }
        let mut row = self.with_emptied(&[place]);
        row.reserved.retain(|reserved| usize::from(reserved.seat) != place);
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn change(
        &mut self,
        guest: &Guest,
        change: TableChange,
        cause: Cause,
        at: &mut At<'_>,
    ) -> Judged {
        self.must_be_host(guest)?;
        self.must_be_open()?;
        let row = self.changed(change)?;
        rules::check(row.game, &row.options, row.seats.len(), row.start_seat)?;
        rules::check_level(row.game, &row.away_level)?;
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn back(&mut self, guest: &Guest, at: &mut At<'_>) -> Done {
        if self.come_back(&guest.id) {
            self.set_timer(at);
            self.tell_table(at);
            self.tell_present(at);
        }
        Done::Now(None)
    }

    /// The new row is stored: what belonged to those who left their seats is forgotten, and everybody is told.
    pub(crate) fn seated(&mut self, before: Option<&RoomRow>, at: &mut At<'_>) {
        self.reset_changed_seats(before);
        self.cut_removed(at);
        self.tell_table(at);
        if self.is_playing() {
            self.wait_for_absent(at);
            self.set_timer(at);
            self.tell_present(at);
        }
        self.advance(at);
    }

    /// Forgets what belongs to seats on which somebody else sits now.
    pub(crate) fn reset_changed_seats(&mut self, before: Option<&RoomRow>) {
        self.entropy.resize(self.row.seats.len(), SeatEntropy::default());
        let Some(before) = before else { return };
        for place in 0..self.row.seats.len() {
            if before.seats.get(place) != Some(&self.row.seats[place]) {
                if let Some(playing) = self.playing() {
                    playing.away.remove(place);
                }
                self.entropy[place] = SeatEntropy::default();
            }
        }
    }

    fn place(&self, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let known = place < self.row.seats.len();
        known.then_some(place).ok_or_else(|| problem(Code::BadRequest, format!("there is no seat {seat}")))
    }

    pub(crate) fn must_be_host(&self, guest: &Guest) -> Result<(), Problem> {
        self.is_host(&guest.id)
            .then_some(())
            .ok_or_else(|| problem(Code::Forbidden, "only the host of the table can do that"))
    }

    pub(crate) fn must_be_open(&self) -> Result<(), Problem> {
        self.is_open().then_some(()).ok_or_else(|| problem(Code::WrongState, "the game has begun"))
    }

    /// Whether somebody may sit at this table at all: a program where its host allows programs.
    pub(crate) fn welcomes(&self, guest: &Guest) -> bool {
        self.row.programs || !guest.is_bot || self.row.is_seated(&guest.id)
    }

    /// Before a game a seat must be free; during one it must be a bot's, and not its turn.
    fn may_sit(&self, guest: &Guest, place: usize) -> Result<Right, Problem> {
        if self.is_starting() {
            return Err(about_to_begin());
        }
        if !self.welcomes(guest) {
            let why = "programs may not sit down at this table; its host can allow it";
            return Err(problem(Code::NoPrograms, why));
        }
        match &self.row.seats[place] {
            SeatRow::Person { .. } => Err(problem(Code::Full, format!("somebody sits on seat {place}"))),
            SeatRow::Open if !self.is_playing() => Ok(Right::Now),
            SeatRow::Bot { .. } if !self.is_playing() => {
                Err(problem(Code::Full, format!("a bot sits on seat {place}; the host can send it away")))
            }
            _ if self.row.is_seated(&guest.id) => {
                Err(problem(Code::WrongState, "you sit at this table already"))
            }
            _ => match self.right_to(guest, place)? {
                Right::Now if self.is_turn_of(place) => {
                    Err(problem(Code::WrongState, "it is this bot's turn; sit down between its turns"))
                }
                right => Ok(right),
            },
        }
    }

    fn is_turn_of(&self, place: usize) -> bool {
        let to_act = self.live().and_then(super::live::LiveGame::to_act);
        to_act.is_some_and(|seat| seat.index() == place)
    }

    /// The row with these seats empty, or during a game with bots on them; the next person runs the table.
    pub(crate) fn with_emptied(&self, places: &[usize]) -> RoomRow {
        let mut row = self.row.clone();
        for place in places {
            row.seats[*place] = if self.is_playing() || self.is_starting() {
                SeatRow::Bot { level: row.away_level.clone() }
            } else {
                SeatRow::Open
            };
        }
        row.hand_over();
        row
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

/// Frees the seat of a guest himself, not those of others at his device.
fn free_seat_of(row: &mut RoomRow, guest: &Guest) {
    let is_his = |seat: &SeatRow| matches!(seat, SeatRow::Person { guest: sits, local: false, .. } if *sits == guest.id);
    row.seats.iter_mut().filter(|seat| is_his(seat)).for_each(|seat| *seat = SeatRow::Open);
}

fn reserve(row: &mut RoomRow, guest: &Guest, place: usize) -> Result<(), Problem> {
    let others = row.reserved.iter().filter(|reserved| reserved.person.guest() != Some(&guest.id));
    if others.clone().any(|reserved| usize::from(reserved.seat) == place) {
        return Err(problem(Code::Full, "somebody else sits down there when the next hands are dealt"));
    }
    row.reserved = others.cloned().collect();
    row.reserved.push(Reserved { seat: place as u8, person: guest.on_seat() });
    Ok(())
}

fn about_to_begin() -> Problem {
    problem(Code::WrongState, "the game is about to begin")
}
