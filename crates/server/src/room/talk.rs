use wormery_protocol::{Code, Emote, Phrase, Problem, ServerMessage, Talk};

use super::{Room, RoomState};
use crate::fault::problem;
use crate::guest::Guest;
use crate::name;

impl Room {
    /// Own words, at private tables only: nobody is talked to by strangers.
    pub(super) fn say(&self, state: &mut RoomState, guest: &Guest, text: &str) -> Result<(), Problem> {
        if state.row.public {
            return Err(problem(Code::Forbidden, "at a public table there are phrases and emotes only"));
        }
        let talk = Talk { text: Some(name::clean_talk(text)?), ..speaker(state, guest) };
        self.tell(state, &ServerMessage::Talk(talk));
        Ok(())
    }

    pub(super) fn phrase(&self, state: &mut RoomState, guest: &Guest, phrase: Phrase) {
        let talk = Talk { phrase: Some(phrase), ..speaker(state, guest) };
        self.tell(state, &ServerMessage::Talk(talk));
    }

    pub(super) fn emote(&self, state: &mut RoomState, guest: &Guest, emote: Emote) {
        let talk = Talk { emote: Some(emote), ..speaker(state, guest) };
        self.tell(state, &ServerMessage::Talk(talk));
    }
}

fn speaker(state: &RoomState, guest: &Guest) -> Talk {
    let seat = state.row.seats_of(&guest.id).first().map(|seat| *seat as u8);
    Talk { seat, name: guest.name.clone(), text: None, phrase: None, emote: None }
}
