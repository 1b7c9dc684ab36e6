use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::mpsc::Receiver;

use wormery_core::{Config, Game, Seat, Viewer};
use wormery_follow::{CannotFollow, Follow, Follower, SentFrame};
use wormery_host::Aftermath;
use wormery_protocol::{Command, FrameMessage};
use wormery_review::Reviewed;
use wormery_table::{Frame, Ply};

use crate::fairness::Fairness;
use crate::record;
use crate::{Item, Room};

/// A table at a server: frames come over a socket, and are followed from the first one on.
pub struct Far<G: Follow> {
    room: Rc<RefCell<Room>>,
    game: String,
    config: Config<G::Options>,
    /// One for each pair of eyes that we look through; `None` are the public's.
    followers: BTreeMap<Option<u8>, G::Follower>,
    shown: Ply,
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

impl<G: Follow> Far<G> {
    /// Follows a game at a table.
    pub fn new(room: Rc<RefCell<Room>>, game: String, config: Config<G::Options>) -> Self {
        Self { room, game, config, followers: BTreeMap::new(), shown: Ply::default() }
    }

    /// Follows a frame; of several at the same ply the one of the seat that acts is shown.
    fn frame(&mut self, sent: &FrameMessage<serde_json::Value>) -> Option<Heard<G>> {
        let (eyes, is_main) = {
            let room = self.room.borrow();
            let seats = room.seats();
            let acting = sent.to_act.filter(|seat| seats.contains(seat));
            let main = acting.or_else(|| seats.first().copied());
            let is_ours = |eyes: &Option<u8>| eyes.map_or(seats.is_empty(), |seat| seats.contains(&seat));
            self.followers.retain(|eyes, _| is_ours(eyes));
            if !is_ours(&sent.seat) {
                return None;
            }
            (sent.seat, main == sent.seat)
        };
        match self.follow(eyes, &sent.frame) {
            Ok(frame) => {
                let least = self.followers.values().map(Follower::ply).min().unwrap_or_default();
                self.room.borrow_mut().has_seen(least.0);
                is_main.then(|| self.heard(eyes, frame))
            }
            Err(CannotFollow(why)) => {
                self.followers.clear();
                self.room.borrow_mut().start_over(&why);
                None
            }
        }
    }

    fn follow(&mut self, eyes: Option<u8>, frame: &serde_json::Value) -> Result<Frame<G>, CannotFollow> {
        let sent: SentFrame = serde::Deserialize::deserialize(frame)
            .map_err(|error: serde_json::Error| CannotFollow(error.to_string()))?;
        let follower =
            self.followers.entry(eyes).or_insert_with(|| G::Follower::new(&self.config, viewer(eyes)));
        follower.read(&sent)
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

impl<G: Follow> Far<G> {
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
        let seat = self.followers.keys().flatten().copied().find(|seat| Some(*seat) == room.to_act());
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

impl<G: Follow + Reviewed> Far<G> {
    /// Begins to fetch the record of a game that is over, to check its luck, and to tell luck from skill.
    pub fn review(&self) -> Option<Receiver<Aftermath>> {
        let room = self.room.borrow();
        if !room.has_socket() {
            return None;
        }
        Some(record::fetch::<G>(room.address.clone(), room.guest.cookie.clone(), self.game.clone()))
    }
}
