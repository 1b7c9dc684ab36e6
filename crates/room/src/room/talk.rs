use wormery_protocol::{Code, Emote, Phrase, Problem, ServerMessage, Talk};

use crate::input::At;
use crate::judged::{Done, Judged, problem};
use crate::{Guest, Millis, Room};

/// How much may be said: by everybody together, and by each.
const TABLE: Rate = Rate { burst: 30, every_ms: 500 };
const PERSON: Rate = Rate { burst: 8, every_ms: 2000 };
/// Of how many speakers it is known how much they said.
const MOST_SPEAKERS: usize = 32;

#[derive(Clone, Copy)]
struct Rate {
    burst: Millis,
    /// One more may be said after this time.
    every_ms: Millis,
}

/// How much has been said: when all of it will have been paid for.
#[derive(Clone, Copy, Default)]
struct Paid(Millis);

impl Paid {
    /// Says one more, if there is room for it.
    fn take(&mut self, rate: Rate, now: Millis) -> bool {
        let paid = self.0.max(now) + rate.every_ms;
        let has_room = paid - now <= rate.burst * rate.every_ms;
        if has_room {
            self.0 = paid;
        }
        has_room
    }
}

/// How much each has said of late.
#[derive(Default)]
pub(super) struct Talkers {
    table: Paid,
    people: Vec<(String, Paid)>,
}

impl Talkers {
    fn take(&mut self, guest: &str, now: Millis) -> bool {
        if self.people.len() >= MOST_SPEAKERS {
            self.people.retain(|(_, paid)| paid.0 > now);
        }
        let place = self.people.iter().position(|(known, _)| known == guest);
        let place = place.unwrap_or_else(|| {
            self.people.push((guest.to_owned(), Paid::default()));
            self.people.len() - 1
        });
        self.people[place].1.take(PERSON, now) && self.table.take(TABLE, now)
    }

    pub(crate) fn forget(&mut self, guest: &str) {
        self.people.retain(|(known, _)| known != guest);
    }
}

impl Room {
    /// Own words, at private tables only: nobody is talked to by strangers.
    pub(super) fn say(&mut self, guest: &Guest, text: String, at: &mut At<'_>) -> Judged {
        if self.lobby.row().public {
            return Err(problem(Code::Forbidden, "at a public table there are phrases and emotes only"));
        }
        self.talk(Talk { text: Some(text), ..self.speaker(guest) }, guest, at)
    }

    pub(super) fn phrase(&mut self, guest: &Guest, phrase: Phrase, at: &mut At<'_>) -> Judged {
        self.talk(Talk { phrase: Some(phrase), ..self.speaker(guest) }, guest, at)
    }

    pub(super) fn emote(&mut self, guest: &Guest, emote: Emote, at: &mut At<'_>) -> Judged {
        self.talk(Talk { emote: Some(emote), ..self.speaker(guest) }, guest, at)
    }

    fn talk(&mut self, talk: Talk, guest: &Guest, at: &mut At<'_>) -> Judged {
        if !self.talkers.get_or_insert_default().take(&guest.id, at.now) {
            return Err(too_much());
        }
        self.tell(&ServerMessage::Talk(talk), at);
        Ok(Done::Now(None))
    }

    fn speaker(&self, guest: &Guest) -> Talk {
        let seat = self.lobby.row().seats_of(&guest.id).first().map(|seat| *seat as u8);
        Talk {
            seat,
            name: guest.name.clone(),
            who: Some(self.known_as(&guest.id)),
            text: None,
            phrase: None,
            emote: None,
        }
    }
}

fn too_much() -> Problem {
    problem(Code::TooMany, "too much is said at this table; wait a moment")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_say_some_things_at_once_and_then_one_after_the_other() {
        let mut talkers = Talkers::default();
        let mut n_said = |guest: &str, now| (0..20).filter(|_| talkers.take(guest, now)).count();
        assert_eq!(n_said("ann", 1_000_000), 8);
        assert_eq!(n_said("ann", 1_004_000), 2);
        assert_eq!(n_said("bo", 1_004_000), 8);
    }

    #[test]
    fn a_table_has_a_budget_for_everybody_together() {
        let mut talkers = Talkers::default();
        let n_said = (0..90).filter(|guest| talkers.take(&format!("guest {guest}"), 0)).count();
        assert_eq!(n_said, 30);
    }
}
