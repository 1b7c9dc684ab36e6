//! Nobody sees a second hand: who may have which seat while something is hidden.

use wormery_core::Secrets;
use wormery_protocol::{Code, Problem, TableState};

use crate::input::At;
use crate::job::{Cause, Then};
use crate::judged::problem;
use crate::lobby::Right;
use crate::row::{Dealt, Held};
use crate::{Guest, LiveGame, Room, RoomRow};

impl Room {
    /// When a guest may have a bot's seat.
    ///
    /// While hands are hidden it goes back to whoever had it when they were dealt, and to nobody else. Where something is
    /// hidden for the whole game, whoever has had another seat knows too much.
    pub(super) fn right_to(&self, guest: &Guest, place: usize) -> Result<Right, Problem> {
        let Some(live) = self.live() else { return Ok(Right::Now) };
        match live.secrets() {
            Secrets::Hands if self.holder(place) != Some(&guest.id) => Ok(Right::NextDeal),
            Secrets::FaceDown if self.knows_another(guest, place) => {
                let why = "you have had another seat in this game, and know what lies face down there";
                Err(problem(Code::Forbidden, why))
            }
            Secrets::None | Secrets::Hands | Secrets::FaceDown => Ok(Right::Now),
        }
    }

    /// Who had a seat when the hands of now were dealt.
    fn holder(&self, place: usize) -> Option<&String> {
        let deal = self.live()?.n_deals_done();
        let dealt = self.lobby.row().dealt.as_ref().filter(|dealt| dealt.deal == deal);
        dealt?.holders.get(place)?.as_ref()
    }

    fn knows_another(&self, guest: &Guest, place: usize) -> bool {
        let mut own = self.lobby.row().held.iter().filter(|held| held.guest == guest.id).peekable();
        own.peek().is_some() && !own.any(|held| usize::from(held.seat) == place)
    }

    /// Notes in a row who has had which seat; asked before every change of it.
    pub(super) fn note_holders(&self, row: &mut RoomRow) {
        let is_played = self.is_playing() && row.state == TableState::Playing;
        let Some(live) = self.live().filter(|_| is_played) else { return };
        match live.secrets() {
            Secrets::None => {}
            Secrets::FaceDown => {
                let new = row.holders_now().into_iter().filter(|held| !self.lobby.row().held.contains(held));
                row.held.extend(new.collect::<Vec<_>>());
            }
            Secrets::Hands => {
                let is_known = row.dealt.as_ref().is_some_and(|dealt| dealt.deal == live.n_deals_done());
                if !is_known {
                    // Nobody has changed his seat since the deal: it would have been noted.
                    row.dealt =
                        Some(Dealt { deal: live.n_deals_done(), holders: self.lobby.row().guests_by_seat() });
                }
            }
        }
    }

    /// Those who waited for it sit down: new hands have been dealt, and nobody has seen them.
    pub(super) fn seat_reserved(&mut self, at: &mut At<'_>) {
        let Some(deal) = self.live().map(LiveGame::n_deals_done) else { return };
        let mut row = self.lobby.row().clone();
        for reserved in std::mem::take(&mut row.reserved) {
            let is_free =
                row.seats.get(usize::from(reserved.seat)).is_some_and(|seat| seat.guest().is_none());
            let is_new = reserved.person.guest().is_some_and(|guest| !row.is_seated(guest));
            if is_free && is_new {
                row.seats[usize::from(reserved.seat)] = reserved.person;
            }
        }
        if row != *self.lobby.row() {
            row.dealt = Some(Dealt { deal, holders: row.guests_by_seat() });
            self.put(row, Then::Seat, Cause::Own, at);
        }
    }
}

impl RoomRow {
    /// Who has which seat now.
    pub(crate) fn holders_now(&self) -> Vec<Held> {
        let held = |(seat, guest): (usize, Option<String>)| Some(Held { guest: guest?, seat: seat as u8 });
        self.guests_by_seat().into_iter().enumerate().filter_map(held).collect()
    }

    fn guests_by_seat(&self) -> Vec<Option<String>> {
        self.seats.iter().map(|seat| seat.guest().map(str::to_owned)).collect()
    }
}
