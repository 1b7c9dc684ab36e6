//! Worlds that differ only in what a seat may not know: everything that its guest is ever told is the same, to the byte,
//! whichever way he looks: over a socket, as a stream, at the public's screen, again later, with previews and without.

mod holzwurm;
mod it_happens;

use serde_json::{Value, json};
use wormery_bots::Roster;
use wormery_core::{Described, Seat, Viewer, Word};
use wormery_fair::{FairTable, Opening, Proof, Secret};
use wormery_games::GameId;
use wormery_protocol::{Color, Command, TableState};
use wormery_room::{
    Feed, Guest, Input, Live, Moment, NextGame, Output, Room, RoomRow, SeatRow, Times, Wants,
};
use wormery_table::{Ply, Previews, Table};

use crate::luck::NoLuck;

const GAME: &str = "worlds";

/// A past that is made up, and what is done from then on: by whom, and which action.
struct World<G: Roster> {
    past: Table<G>,
    future: Vec<(Seat, G::Action)>,
}

/// What each guest tries in vain before each action; the refusals are part of what he is told.
type Tries = Vec<Value>;

/// The ways to a frame: over what, and with previews or without.
const ROADS: [(Feed, Option<u8>); 4] =
    [(Feed::Socket, None), (Feed::Socket, Some(0)), (Feed::Stream, None), (Feed::Watch, None)];

/// A room, and everything that the guest of each seat, and at the end a watcher, is told.
struct Told {
    room: Room,
    by_place: Vec<Vec<String>>,
    next_number: u64,
}

/// Everything that is told when a world goes on.
fn told<G: Roster + Described>(world: World<G>, since: u32, tries: &Tries) -> Vec<Vec<String>> {
    let n_seats = world.past.config().n_seats();
    let mut told = Told { room: room(world.past), by_place: vec![Vec::new(); n_seats + 1], next_number: 0 };
    told.everybody_comes(since);
    for (seat, action) in world.future {
        let ply = told.room.table().game_id.map_or(0, |_| told.ply());
        for place in 0..=n_seats {
            for action in tries {
                told.act(place, ply, action.clone());
            }
        }
        told.act(seat.index(), ply, serde_json::to_value(action).unwrap());
    }
    // Whoever comes later, or again, is told the same.
    told.everybody_comes(since);
    told.by_place
}

impl Told {
    fn everybody_comes(&mut self, since: u32) {
        for place in 0..self.by_place.len() {
            for (feed, previews) in ROADS {
                let client = self.number(place);
                let wants = Wants::of(since, previews);
                self.input(Input::Connect { client, guest: guest(place), feed, wants });
            }
        }
    }

    /// Numbers say whose they are.
    fn number(&mut self, place: usize) -> u64 {
        self.next_number += 1;
        self.next_number * 16 + place as u64
    }

    fn ply(&self) -> u32 {
        self.by_place[0].iter().rev().find_map(|text| Some(frame(text)?["ply"].as_u64()? as u32)).unwrap()
    }

    fn act(&mut self, place: usize, ply: u32, action: Value) {
        let (ask, guest) = (self.number(place), guest(place));
        let command = Command::Act { ply, action, nonce: None, seat: None };
        self.input(Input::Command { ask, guest, command });
    }

    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for output in self.room.step(input, Moment { now: 1, draw: &mut NoLuck }) {
                match output {
                    Output::Send(client, text, _) => {
                        self.by_place[(client % 16) as usize].push(text.to_string());
                    }
                    Output::Answer(ask, answer) => {
                        let answer = answer.map_or_else(|problem| json!(problem), |answer| json!(answer));
                        self.by_place[(ask % 16) as usize].push(answer.to_string());
                    }
                    Output::Store(_) => inputs.push(Input::Stored(Ok(()))),
                    _ => {}
                }
            }
        }
    }
}

fn frame(text: &str) -> Option<Value> {
    let message: Value = serde_json::from_str(text).ok()?;
    message.get("frame").cloned()
}

fn guest(place: usize) -> Guest {
    Guest { id: format!("guest{place}"), name: format!("Worm {place}"), color: Color::Rust, is_bot: false }
}

/// A room at which a game is played that has this past.
fn room<G: Roster + Described>(past: Table<G>) -> Room {
    let n_seats = past.config().n_seats();
    let proof = Proof::of_version_1(GAME.parse().unwrap(), Secret::new([7; 32]), vec![None; n_seats]);
    let dice = proof.dice(&Opening::of::<G>(past.config())).unwrap();
    let live = Live::new(FairTable::from_table(past, dice));
    Room::playing_from(
        "WORLDS".into(),
        Times { away_after: 60_000, entropy_wait: 1500 },
        row::<G>(n_seats),
        Box::new(live),
    )
}

fn row<G: Roster>(n_seats: usize) -> RoomRow {
    RoomRow {
        game: GameId::from_word(G::NAME).unwrap(),
        options: json!({}),
        programs: true,
        public: false,
        host: guest(0).id,
        seats: (0..n_seats).map(|place| guest(place).on_seat()).collect::<Vec<SeatRow>>(),
        start_seat: 0,
        pace_s: None,
        away_level: "random".into(),
        bot_pace_ms: 0,
        state: TableState::Playing,
        game_id: Some(GAME.into()),
        result: None,
        next: NextGame { id: GAME.into(), secret: Secret::new([7; 32]) },
        begins_at_once: false,
        held: Vec::new(),
        dealt: None,
        reserved: Vec::new(),
        removed: Vec::new(),
    }
}

/// What a seat may know of the present position.
fn view<G: Roster>(table: &Table<G>, seat: usize) -> Value {
    serde_json::to_value(table.frame(Viewer::Seat(Seat::new(seat)), Ply(u32::MAX), Previews::With).view)
        .unwrap()
}
