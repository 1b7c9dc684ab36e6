use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::mpsc::Receiver;

use wormery_core::{Config, Seat, Viewer};
use wormery_follow::{CannotFollow, Follow, Follower, SentFrame};
use wormery_protocol::{Command, FrameMessage, SeatInfo};
use wormery_table::{Frame, Ply};

use super::fairness::Fairness;
use super::room::{Item, Room};
use super::{record, words};
use crate::{Aftermath, Away, Draw, Link, News, Presence, Wish};

/// A table at a server: frames come over a socket, and are followed from the first one on.
pub(super) struct Far<G: Draw + Follow> {
    room: Rc<RefCell<Room>>,
    game: String,
    config: Config<G::Options>,
    /// One for each pair of eyes that we look through; `None` are the public's.
    followers: BTreeMap<Option<u8>, G::Follower>,
    shown: Ply,
}

impl<G: Draw + Follow> Far<G> {
    pub(super) fn new(room: Rc<RefCell<Room>>, game: String, config: Config<G::Options>) -> Self {
        Self { room, game, config, followers: BTreeMap::new(), shown: Ply::default() }
    }

    /// Follows a frame; of several at the same ply the one of the seat that acts is shown.
    fn frame(&mut self, sent: &FrameMessage<serde_json::Value>) -> Option<News<G>> {
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
                is_main.then(|| self.news(eyes, frame))
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

    fn news(&mut self, eyes: Option<u8>, mut frame: Frame<G>) -> News<G> {
        let shown = self.shown;
        frame.seen.retain(|seen| seen.ply > shown);
        self.shown = frame.ply;
        News::Frame { viewer: viewer(eyes), frame }
    }
}

fn viewer(eyes: Option<u8>) -> Viewer {
    eyes.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat.into())))
}

impl<G: Draw + Follow> Link<G> for Far<G> {
    fn next(&mut self) -> Option<News<G>> {
        loop {
            let item = {
                let mut room = self.room.borrow_mut();
                if matches!(room.queue.front(), Some(Item::Frame(frame)) if frame.game != self.game) {
                    return None;
                }
                room.queue.pop_front()?
            };
            match item {
                Item::Tale(tale) => return Some(News::Aside(tale)),
                Item::Refused(why) => return Some(News::Refused(why)),
                Item::Frame(frame) => {
                    if let Some(news) = self.frame(&frame) {
                        return Some(news);
                    }
                }
            }
        }
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        let Ok(action) = serde_json::to_value(action) else { return };
        let mut room = self.room.borrow_mut();
        let seat = self.followers.keys().flatten().copied().find(|seat| Some(*seat) == room.to_act());
        room.send(Command::Act { ply: ply.0, action, nonce: Fairness::nonce(), seat });
    }

    fn backlog(&self) -> usize {
        self.room.borrow().queue.iter().filter(|item| matches!(item, Item::Frame(_))).count()
    }

    fn away(&self) -> Option<Away> {
        let room = self.room.borrow();
        let seats = room.seat_infos();
        let is_absent = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { away: true, .. });
        Some(Away {
            address: room.address.to_string(),
            names: words::names(seats),
            absent: seats.iter().map(is_absent).collect(),
            presence: match seats.iter().any(|seat| matches!(seat, SeatInfo::Bot { .. })) {
                _ if !room.seats().is_empty() => Presence::Seated,
                true => Presence::MaySit,
                false => Presence::Watching,
            },
            time_left: room.time_left(),
            trouble: room.trouble(),
            is_over: room.ended.is_some(),
            is_starting: room.is_starting(),
        })
    }

    fn wish(&mut self, wish: Wish) {
        let mut room = self.room.borrow_mut();
        match wish {
            Wish::Again => room.send(Command::Rematch {}),
            Wish::Back => room.send(Command::Back {}),
            Wish::Sit => {
                let to_act = room.to_act();
                let seats = (0..).zip(room.seat_infos());
                let mut bots = seats.filter(|(_, seat)| matches!(seat, SeatInfo::Bot { .. }));
                let seat = bots.find(|(place, _)| Some(*place) != to_act).map(|(place, _)| place);
                room.send(Command::Sit { seat });
            }
        }
    }

    fn review(&mut self) -> Option<Receiver<Aftermath>> {
        let room = self.room.borrow();
        if !room.has_socket() {
            return None;
        }
        Some(record::fetch::<G>(room.address.clone(), room.guest.cookie.clone(), self.game.clone()))
    }
}
