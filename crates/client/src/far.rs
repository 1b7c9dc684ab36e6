use std::cell::RefCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::mpsc::Receiver;

use serde::Deserialize;
use serde_json::Value;
use wormery_core::{Game, Seat, Viewer};
use wormery_host::Aftermath;
use wormery_protocol::{Command, FrameMessage};
use wormery_review::Telling;
use wormery_table::{Frame, Ply};

use crate::fairness::Fairness;
use crate::record;
use crate::{Item, Room, Trouble};

/// A table at a server: frames come over a socket, and are followed from the first one on.
pub struct Far<G: Game> {
    room: Rc<RefCell<Room>>,
    game: String,
    /// What each pair of eyes that we look through has seen; `None` are the public's.
    seen: BTreeMap<Option<u8>, Ply>,
    shown: Ply,
    kind: PhantomData<G>,
}

/// What came of a game, or besides it.
#[derive(Debug)]
pub enum Heard<G: Game> {
    /// Something happened.
    Frame {
        /// Who may look at it, and for whom the legal actions are.
        viewer: Viewer,
        /// What the viewer gets.
        frame: Frame<G>,
    },
    /// Something besides the game; never a frame.
    Aside(Item),
}

impl<G: Game> Far<G> {
    /// Follows a game at a table.
    pub fn new(room: Rc<RefCell<Room>>, game: String) -> Self {
        Self { room, game, seen: BTreeMap::new(), shown: Ply::default(), kind: PhantomData }
    }

    /// Follows a frame, unless it is older than what was shown; of several at the same ply the one of the seat that acts is
    /// shown.
    fn frame(&mut self, sent: &FrameMessage<serde_json::Value>) -> Option<Heard<G>> {
        if sent.frame["ply"].as_u64().is_some_and(|ply| ply < self.shown.0.into()) {
            return None;
        }
        let (eyes, is_main) = {
            let room = self.room.borrow();
            let seats = room.seats();
            let acting = sent.to_act.filter(|seat| seats.contains(seat));
            let main = acting.or_else(|| seats.first().copied());
            let is_ours = |eyes: &Option<u8>| eyes.map_or(seats.is_empty(), |seat| seats.contains(&seat));
            self.seen.retain(|eyes, _| is_ours(eyes));
            if !is_ours(&sent.seat) {
                return None;
            }
            (sent.seat, main == sent.seat)
        };
        match self.read(eyes, &sent.frame) {
            Ok(frame) => {
                let least = self.seen.values().min().copied().unwrap_or_default();
                self.room.borrow_mut().has_seen(least.0);
                is_main.then(|| self.heard(eyes, frame))
            }
            Err(why) => {
                self.seen.clear();
                self.room.borrow_mut().start_over(why);
                None
            }
        }
    }

    /// Reads a frame; something before it is missing when what is new in it does not lead from what was seen to its ply.
    fn read(&mut self, eyes: Option<u8>, sent: &Value) -> Result<Frame<G>, Trouble> {
        let mut frame =
            Frame::<G>::deserialize(sent).map_err(|error| Trouble::Unreadable(error.to_string()))?;
        let known = self.seen.get(&eyes).copied().unwrap_or_default();
        frame.seen.retain(|seen| seen.ply > known);
        let leads_to = Ply(known.0 + frame.seen.len() as u32);
        if leads_to != frame.ply {
            return Err(Trouble::Gap { ply: frame.ply.0, leads_to: leads_to.0 });
        }
        self.seen.insert(eyes, frame.ply);
        Ok(frame)
    }

    fn heard(&mut self, eyes: Option<u8>, mut frame: Frame<G>) -> Heard<G> {
        let shown = self.shown;
        frame.seen.retain(|seen| seen.ply > shown);
        self.shown = frame.ply;
        Heard::Frame { viewer: viewer(eyes), frame }
    }
}

fn viewer(eyes: Option<u8>) -> Viewer {
    eyes.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat.into())))
}

impl<G: Game> Far<G> {
    /// What came next of this game, or besides it, if anything has.
    pub fn next_heard(&mut self) -> Option<Heard<G>> {
        loop {
            let item = {
                let mut room = self.room.borrow_mut();
                if matches!(room.queue.front(), Some(Item::Frame(frame)) if frame.game != self.game) {
                    return None;
                }
                room.queue.pop_front()?
            };
            match item {
                Item::Frame(frame) => {
                    if let Some(heard) = self.frame(&frame) {
                        return Some(heard);
                    }
                }
                aside => return Some(Heard::Aside(aside)),
            }
        }
    }

    /// Sends what our seat chose at this ply.
    pub fn act(&mut self, ply: Ply, action: G::Action) {
        let Ok(action) = serde_json::to_value(action) else { return };
        let mut room = self.room.borrow_mut();
        let seat = self.seen.keys().flatten().copied().find(|seat| Some(*seat) == room.to_act());
        room.send(Command::Act { ply: ply.0, action, nonce: Fairness::nonce(), seat });
    }

    /// How many frames wait to be shown.
    pub fn backlog(&self) -> usize {
        self.room.borrow().queue.iter().filter(|item| matches!(item, Item::Frame(_))).count()
    }

    /// The table.
    pub fn room(&self) -> &RefCell<Room> {
        &self.room
    }
}

impl<G: Telling> Far<G> {
    /// Begins to fetch the record of a game that is over, to check its luck, and to tell luck from skill.
    pub fn review(&self) -> Option<Receiver<Aftermath<G>>> {
        let room = self.room.borrow();
        if !room.has_socket() {
            return None;
        }
        Some(record::fetch::<G>(room.address.clone(), room.guest.cookie.clone(), self.game.clone()))
    }
}
