use wormery_protocol::{Answer, Code, Command, Problem};

use crate::input::At;
use crate::job::{Again, Cause};
use crate::{Ask, Guest, Input, Room};

/// A problem with a code and a sentence.
pub(crate) fn problem(code: Code, detail: impl Into<String>) -> Problem {
    Problem::new(code, detail)
}

/// What somebody is told whom the host has sent away.
pub fn sent_away() -> Problem {
    problem(Code::Forbidden, "the host has sent you away")
}

/// What a command comes to: it is done, or something is being stored for it.
pub(crate) type Judged = Result<Done, Problem>;

/// How far a command is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// Entirely; after an action that had happened already, with the ply after it.
    Now(Option<u32>),
    /// As soon as it is stored.
    WhenStored,
}

impl Room {
    /// Does what a guest wants, or says why not; what is refused changes nothing.
    pub(crate) fn judge_command(&mut self, again: Again, at: &mut At<'_>) {
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
        match command {
            Command::Act { ply, action, nonce, seat } => {
                self.act(guest, seat, ply, &action, nonce.as_deref(), cause, at)
            }
            Command::Sit { seat } => self.sit(guest, seat, cause, at),
            Command::Stand { seat } => self.stand(guest, seat, cause, at),
            Command::AddLocal { seat, name } => self.add_local(guest, seat, &name, cause, at),
            Command::AddBot { seat, level } => self.add_bot(guest, seat, level, cause, at),
            Command::Clear { seat } => self.clear(guest, seat, cause, at),
            Command::ClearWatchers {} => self.clear_watchers(guest, cause, at),
            Command::Change { change } => self.change(guest, change, cause, at),
            Command::Start {} => self.start(guest, cause, at),
            Command::Rematch {} => self.rematch(guest, cause, at),
            Command::Back {} => Ok(self.back(guest, at)),
            Command::Say { text } => self.say(guest, text, at),
            Command::Phrase { phrase } => self.phrase(guest, phrase, at),
            Command::Emote { emote } => self.emote(guest, emote, at),
            Command::EntropyHash { seat, hash } => self.entropy_hash(guest, seat, &hash, at),
            Command::Entropy { seat, entropy } => self.entropy(guest, seat, &entropy, at),
        }
    }

    /// A guest with the name and color of now: a socket knows those that he had when it was opened.
    fn as_named_now(&self, guest: &Guest) -> Guest {
        let client = self.clients.iter().find(|client| client.guest == guest.id);
        let (name, color) = client.map_or((&guest.name, guest.color), |client| (&client.name, client.color));
        Guest { name: name.clone(), color, ..guest.clone() }
    }

    /// Carries out what needs no store, and says so to whoever asked.
    pub(crate) fn answer_now(ask: Option<Ask>, at: &mut At<'_>) {
        if let Some(ask) = ask {
            at.answer(ask, Ok(Answer::default()));
        }
    }
}
