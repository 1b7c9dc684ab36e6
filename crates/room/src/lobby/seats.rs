use wormery_protocol::{Code, Problem};

use super::{Lobby, Right, Situation};
use crate::judged::problem;
use crate::row::Reserved;
use crate::{Guest, RoomRow, SeatRow, rules};

impl Lobby {
    /// Somebody who opens the link sits down, if a seat is free.
    pub(crate) fn with_newcomer(&self, guest: &Guest) -> Option<RoomRow> {
        if self.row.is_seated(&guest.id) || !self.welcomes(guest) {
            return None;
        }
        let free = self.free_seat()?;
        let mut row = self.row.clone();
        row.seats[free] = guest.on_seat();
        row.hand_over_if_nobodys();
        Some(row)
    }

    pub(crate) fn sit(
        &self,
        guest: &Guest,
        seat: Option<u8>,
        situation: Situation,
        right_to: impl FnOnce(usize) -> Result<Right, Problem>,
    ) -> Result<RoomRow, Problem> {
        let place = match seat {
            Some(seat) => self.place(seat)?,
            None => self.free_seat().ok_or_else(|| problem(Code::Full, "no seat is free"))?,
        };
        let mut row = self.row.clone();
        match self.may_sit(guest, place, situation, right_to)? {
            Right::Now => {
                if situation == Situation::Open {
                    // Before the game one changes one's seat by sitting down elsewhere.
                    free_seat_of(&mut row, guest);
                }
                row.reserved.retain(|reserved| reserved.person.guest() != Some(&guest.id));
                row.seats[place] = guest.on_seat();
                row.hand_over_if_nobodys();
            }
            Right::NextDeal => reserve(&mut row, guest, place)?,
        }
        Ok(row)
    }

    pub(crate) fn stand(
        &self,
        guest: &Guest,
        seat: Option<u8>,
        situation: Situation,
    ) -> Result<RoomRow, Problem> {
        situation.must_not_be_starting()?;
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
        let mut row = self.with_emptied(&places, situation);
        row.reserved.retain(|reserved| reserved.person.guest() != Some(&guest.id));
        if row.host == guest.id && !row.is_seated(&guest.id) {
            // Nobody is left to whom the table could be handed over: the next who sits down gets it.
            row.host.clear();
        }
        Ok(row)
    }

    pub(crate) fn add_local(
        &self,
        guest: &Guest,
        seat: u8,
        name: String,
        situation: Situation,
    ) -> Result<RoomRow, Problem> {
        let place = self.place(seat)?;
        situation.must_be_open()?;
        if self.row.seats[place] != SeatRow::Open {
            return Err(problem(Code::Full, format!("seat {seat} is taken")));
        }
        let (guest, color, robot) = (guest.id.clone(), guest.color, guest.is_bot);
        Ok(self.with_seat(place, SeatRow::Person { guest, name, color, local: true, robot }))
    }

    pub(crate) fn add_bot(&self, seat: u8, level: String, situation: Situation) -> Result<RoomRow, Problem> {
        situation.must_be_open()?;
        let place = self.place(seat)?;
        rules::check_level(self.row.game, &level)?;
        if self.row.seats[place].guest().is_some() {
            return Err(problem(Code::Full, format!("somebody sits on seat {seat}")));
        }
        Ok(self.with_seat(place, SeatRow::Bot { level }))
    }

    /// Frees a seat; during a game a bot takes it.
    pub(crate) fn clear(&self, guest: &Guest, seat: u8, situation: Situation) -> Result<RoomRow, Problem> {
        situation.must_not_be_starting()?;
        let place = self.place(seat)?;
        if self.row.seats[place].guest() == Some(&guest.id) {
            return Err(problem(Code::BadRequest, "to leave, stand up"));
        }
        let mut row = self.with_emptied(&[place], situation);
        row.reserved.retain(|reserved| usize::from(reserved.seat) != place);
        Ok(row)
    }

    fn with_seat(&self, place: usize, seat: SeatRow) -> RoomRow {
        let mut row = self.row.clone();
        row.seats[place] = seat;
        row
    }

    fn place(&self, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let known = place < self.row.seats.len();
        known.then_some(place).ok_or_else(|| problem(Code::BadRequest, format!("there is no seat {seat}")))
    }

    fn free_seat(&self) -> Option<usize> {
        self.row.seats.iter().position(|seat| *seat == SeatRow::Open)
    }

    /// Whether somebody may sit at this table at all: a program where its host allows programs.
    fn welcomes(&self, guest: &Guest) -> bool {
        self.row.programs || !guest.is_bot || self.row.is_seated(&guest.id)
    }

    /// Before a game a seat must be free; during one it must be a bot's, and not its turn.
    fn may_sit(
        &self,
        guest: &Guest,
        place: usize,
        situation: Situation,
        right_to: impl FnOnce(usize) -> Result<Right, Problem>,
    ) -> Result<Right, Problem> {
        situation.must_not_be_starting()?;
        if !self.welcomes(guest) {
            let why = "programs may not sit down at this table; its host can allow it";
            return Err(problem(Code::NoPrograms, why));
        }
        let Situation::Playing(to_act) = situation else { return self.is_free(place).map(|()| Right::Now) };
        if let SeatRow::Person { .. } = &self.row.seats[place] {
            return Err(problem(Code::Full, format!("somebody sits on seat {place}")));
        }
        if self.row.is_seated(&guest.id) {
            return Err(problem(Code::WrongState, "you sit at this table already"));
        }
        match right_to(place)? {
            Right::Now if to_act == Some(place) => {
                Err(problem(Code::WrongState, "it is this bot's turn; sit down between its turns"))
            }
            right => Ok(right),
        }
    }

    fn is_free(&self, place: usize) -> Result<(), Problem> {
        let why = match &self.row.seats[place] {
            SeatRow::Open => return Ok(()),
            SeatRow::Person { .. } => format!("somebody sits on seat {place}"),
            SeatRow::Bot { .. } => format!("a bot sits on seat {place}; the host can send it away"),
        };
        Err(problem(Code::Full, why))
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
