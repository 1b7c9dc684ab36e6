//! Rooms that have lost something: what they proposed, or their table to another server.

use serde_json::json;
use serde_json::value::RawValue;
use wormery_core::{Seat, Secrets, Standing, Viewer};
use wormery_fair::{Digest, Nonce, Salt, Secret};
use wormery_games::GameId;
use wormery_protocol::{Color, Command, Problem, TableState};
use wormery_room::{
    BodyPlayer, Feed, GameBody, Guest, Input, LiveGame, Lost, Moment, NextGame, Output, Proposed, Room,
    RoomRow, Snapshot, StoreFault, StoredGame, Thought, Times, Wants, Write,
};
use wormery_table::Previews;

use crate::luck::NoLuck;

const GAME: &str = "lost";
const TIMES: Times = Times { away_after: 60_000, entropy_wait: 1500 };
const ASK: u64 = 7;

/// A game that never knows what it proposed.
struct Forgetful(Box<dyn LiveGame>);

impl LiveGame for Forgetful {
    fn commit(&mut self) -> Result<(), Lost> {
        Err(Lost)
    }

    fn ply(&self) -> u32 {
        self.0.ply()
    }

    fn n_seats(&self) -> usize {
        self.0.n_seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn digest(&self) -> Option<Digest> {
        self.0.digest()
    }

    fn secrets(&self) -> Secrets {
        self.0.secrets()
    }

    fn n_deals_done(&self) -> u32 {
        self.0.n_deals_done()
    }

    fn propose(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &serde_json::Value,
        nonce: Option<Nonce>,
    ) -> Result<Proposed, Problem> {
        self.0.propose(seat, ply, action, nonce)
    }

    fn propose_chance(&mut self) -> Result<Proposed, Problem> {
        self.0.propose_chance()
    }

    fn answered(&self, seat: Seat, ply: u32, action: &serde_json::Value) -> Option<u32> {
        self.0.answered(seat, ply, action)
    }

    fn frame(&self, viewer: Viewer, since: u32, previews: Previews) -> Box<RawValue> {
        self.0.frame(viewer, since, previews)
    }

    fn update_frame(&self, viewer: Viewer, previews: Previews) -> Box<RawValue> {
        self.0.update_frame(viewer, previews)
    }

    fn shrink(&mut self) {
        self.0.shrink();
    }

    fn thought(&self, seat: Seat, level: &str, n_simpler: usize, seed: u64) -> Thought {
        self.0.thought(seat, level, n_simpler, seed)
    }

    fn any_action(&self) -> Option<serde_json::Value> {
        self.0.any_action()
    }
}

fn guest() -> Guest {
    Guest { id: "ann".into(), name: "Ann".into(), color: Color::Rust, is_bot: false }
}

fn row() -> RoomRow {
    let row = json!({
        "game": "regenwormen", "options": {}, "public": false, "host": "ann", "start_seat": 0,
        "seats": [guest().on_seat(), { "type": "bot", "level": "random" }], "pace_s": null,
        "away_level": "random", "bot_pace_ms": 0, "state": TableState::Playing, "game_id": GAME,
        "result": null, "next": NextGame { id: GAME.into(), secret: Secret::new([7; 32]) },
    });
    serde_json::from_value(row).unwrap()
}

fn body(n_seats: usize) -> GameBody {
    let players = vec![BodyPlayer { name: "Ann".into(), level: None }; n_seats];
    let (id, secret) = (GAME.parse().unwrap(), Secret::new([7; 32]));
    let salt = || Salt::new([9; 16]);
    let fair = GameBody::proof(GameId::Regenwormen, id, secret, &players, vec![None; n_seats], salt);
    GameBody { game: GameId::Regenwormen, options: json!({}), players, start_seat: n_seats as u8 - 2, fair }
}

fn step(room: &mut Room, input: Input) -> Vec<Output> {
    room.step(input, Moment { now: 1, draw: &mut NoLuck })
}

#[test]
fn a_move_that_was_stored_is_told_even_if_the_room_has_lost_it() {
    let mut live = body(2).resume(&[]).unwrap();
    let mut lines = live.propose_chance().unwrap().lines;
    live.commit().unwrap();
    let command =
        Command::Act { ply: live.ply(), action: live.any_action().unwrap(), nonce: None, seat: None };
    let room = &mut Room::playing_from("LOST".into(), TIMES, row(), Box::new(Forgetful(live)));
    let connect = Input::Connect { client: 1, guest: guest(), feed: Feed::Socket, wants: Wants::of(0, None) };
    step(room, connect);

    let stores = step(room, Input::Command { ask: ASK, guest: guest(), command });
    let Some(Output::Store(Write::Append { lines: more, .. })) = stores.into_iter().next() else {
        panic!("it is stored")
    };
    lines.extend(more);
    let lost = step(room, Input::Stored(Ok(())));
    assert!(matches!(&lost[..], [Output::Complain(_), Output::Read]), "{lost:?}");

    let lines: Vec<String> = lines.iter().map(|line| (**line).to_owned()).collect();
    let (id, ply, body) = (GAME.to_owned(), lines.len() as u32, body(2).to_text());
    let game = Some(StoredGame { id, body, lines, is_ended: false });
    let told = step(room, Input::Read(Some(Box::new(Snapshot { row: row(), version: 1, game }))));
    let is_shown = |output: &Output| matches!(output, Output::Send(1, _, Some(shown)) if shown.ply == ply);
    assert!(told.iter().any(is_shown), "{told:?}");
    let is_answer =
        |output: &Output| matches!(output, Output::Answer(ASK, Ok(answer)) if answer.ply == Some(ply));
    assert!(told.iter().any(is_answer), "{told:?}");
}

#[test]
fn a_room_whose_game_was_ended_elsewhere_does_not_play_on_with_the_seats_of_the_next() {
    let mut live = body(3).resume(&[]).unwrap();
    live.propose_chance().unwrap();
    live.commit().unwrap();
    let played = RoomRow { seats: vec![guest().on_seat(); 3], ..row() };
    let room = &mut Room::playing_from("LOST".into(), TIMES, played, live);
    assert_eq!(room.to_act(), Some(Seat::new(1)));

    // Another server has ended it, and is about to begin one for fewer.
    let next = NextGame { id: "next".into(), secret: Secret::new([8; 32]) };
    let begins = RoomRow { seats: vec![guest().on_seat()], state: TableState::Starting, next, ..row() };
    let lines = vec!["{}".to_owned()];
    let ended = StoredGame { id: GAME.into(), body: body(3).to_text(), lines, is_ended: true };
    let read = step(room, Input::Refresh { ask: ASK });
    assert!(matches!(&read[..], [Output::Read]), "{read:?}");
    let snapshot = Snapshot { row: begins, version: 9, game: Some(ended) };
    let fence = step(room, Input::Read(Some(Box::new(snapshot))));
    assert!(fence.iter().any(|output| matches!(output, Output::Store(Write::Row { .. }))), "{fence:?}");
    step(room, Input::Stored(Err(StoreFault::Unavailable)));
    let told = step(
        room,
        Input::Connect { client: 1, guest: guest(), feed: Feed::Socket, wants: Wants::of(0, None) },
    );
    assert!(!told.is_empty() && !room.is_playing());
    assert!(room.due().is_some(), "the store is asked again");
}
