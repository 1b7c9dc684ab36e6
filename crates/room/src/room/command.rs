use wormery_protocol::{Answer, Code, Command, Problem};

use super::Stage;
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::judged::{Done, Judged, problem, sent_away};
use crate::lobby::Lobby;
use crate::{Ask, Guest, Input, Room, RoomRow};

impl Room {
    /// Does what a guest wants, or says why not; what is refused changes nothing.
    pub(super) fn judge_command(&mut self, again: Again, at: &mut At<'_>) {
        let Input::Command { ask, ref guest, ref command } = again.input else { return };
        self.touch(at.now);
        self.wait_if_not_here(&guest.id, at);
        let (guest, command) = (self.as_named_now(guest), command.clone());
        match self.command(&guest, command, again, at) {
            Ok(Done::WhenStored) => {}
            Ok(Done::Now(ply)) => at.answer(ask, Ok(Answer { cid: None, ply })),
            Err(problem) => at.answer(ask, Err(problem)),
        }
    }

    fn command(&mut self, guest: &Guest, command: Command, again: Again, at: &mut At<'_>) -> Judged {
        if self.has_sent_away(&guest.id) {
            return Err(sent_away());
        }
        let cause = Cause::Asked(Box::new(again));
        let then = match command {
            Command::Start {} | Command::Rematch {} => Then::Begin,
            _ => Then::Seat,
        };
        let row = match command {
            Command::Act { ply, action, nonce, seat } => {
                return self.act(guest, seat, ply, &action, nonce.as_deref(), cause, at);
            }
            Command::Back {} => return Ok(self.back(guest, at)),
            Command::Say { text } => return self.say(guest, text, at),
            Command::Phrase { phrase } => return self.phrase(guest, phrase, at),
            Command::Emote { emote } => return self.emote(guest, emote, at),
            Command::EntropyHash { seat, hash } => return self.entropy_hash(guest, seat, &hash, at),
            Command::Entropy { seat, entropy } => return self.entropy(guest, seat, &entropy, at),
            Command::Sit { seat } => {
                self.lobby.sit(guest, seat, self.situation(), |place| self.right_to(guest, place))
            }
            Command::Start {} => self.hosted(guest)?.start(self.situation()),
            Command::Rematch {} => self.lobby.rematch(guest, self.situation()),
            Command::Stand { seat } => self.lobby.stand(guest, seat, self.situation()),
            Command::AddLocal { seat, name } => self.lobby.add_local(guest, seat, name, self.situation()),
            Command::AddBot { seat, level } => self.hosted(guest)?.add_bot(seat, level, self.situation()),
            Command::Clear { seat } => self.hosted(guest)?.clear(guest, seat, self.situation()),
            Command::ClearWatchers {} => self.hosted(guest).map(|_| self.without_watchers()),
            Command::Change { change } => self.hosted(guest)?.change(change, self.situation()),
        };
        self.put(row?, then, cause, at);
        Ok(Done::WhenStored)
    }

    /// The lobby, for the one who runs the table.
    pub(super) fn hosted(&self, guest: &Guest) -> Result<&Lobby, Problem> {
        let why = || problem(Code::Forbidden, "only the host of the table can do that");
        self.is_host(&guest.id).then_some(&self.lobby).ok_or_else(why)
    }

    fn back(&mut self, guest: &Guest, at: &mut At<'_>) -> Done {
        if self.come_back(&guest.id) {
            self.set_timer(at);
            self.tell_table(at);
            self.tell_present(at);
        }
        Done::Now(None)
    }

    /// The new row is stored: what belonged to those who left their seats is forgotten, and everybody is told.
    pub(super) fn seated(&mut self, before: Option<&RoomRow>, at: &mut At<'_>) {
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
    pub(super) fn reset_changed_seats(&mut self, before: Option<&RoomRow>) {
        let row = self.lobby.row();
        self.shares.resize(row.seats.len());
        let Some(before) = before else { return };
        for place in (0..row.seats.len()).filter(|place| before.seats.get(*place) != Some(&row.seats[*place]))
        {
            if let Stage::Playing(playing) = &mut self.stage {
                playing.away.remove(place);
            }
            self.shares.reset(place);
        }
    }

    /// A guest with the name and color of now: a socket knows those that he had when it was opened.
    fn as_named_now(&self, guest: &Guest) -> Guest {
        let client = self.presence.clients().iter().find(|client| client.guest == guest.id);
        let (name, color) = client.map_or((&guest.name, guest.color), |client| (&client.name, client.color));
        Guest { name: name.clone(), color, ..guest.clone() }
    }

    /// Carries out what needs no store, and says so to whoever asked.
    pub(super) fn answer_now(ask: Option<Ask>, at: &mut At<'_>) {
        if let Some(ask) = ask {
            at.answer(ask, Ok(Answer::default()));
        }
    }
}
