//! Worlds that differ only in what a seat may not know: everything that the seat is ever told is the same, to the byte.

mod holzwurm;
mod it_happens;

use std::sync::Arc;

use serde_json::json;
use wormery_bots::Roster;
use wormery_core::{Seat, Viewer, Word};
use wormery_fair::{FairTable, Opening, Proof, Secret};
use wormery_games::GameId;
use wormery_protocol::{Color, Command, TableState};
use wormery_store::{NewGame, Store, TableRow};
use wormery_table::{Ply, Previews, Table};

use crate::Settings;
use crate::app::App;
use crate::guest::Guest;
use crate::live::Live;
use crate::room::{Feed, NextGame, Room, RoomRow, SeatRow, Wants};

const GAME: &str = "worlds";

/// A past that is made up, and what is done from then on: by whom, and which action.
struct World<G: Roster> {
    past: Table<G>,
    future: Vec<(Seat, G::Action)>,
}

/// What each guest tries in vain before each action; the refusals are part of what he is told.
type Tries = Vec<serde_json::Value>;

/// Everything that the guest of each seat, and at the end a watcher, is told.
async fn told<G: Roster>(world: World<G>, since: u32, tries: &Tries) -> Vec<Vec<String>> {
    let folder = tempfile::tempdir().unwrap();
    let n_seats = world.past.config().n_seats();
    let (app, room) = room(folder.path(), world.past).await;
    let mut told = vec![Vec::new(); n_seats + 1];
    let mut queues = Vec::new();
    for place in 0..=n_seats {
        queues.push(room.connect(&guest(place), Feed::Socket, Wants::of(since, None)).await.unwrap().1);
    }
    for (seat, action) in world.future {
        for (place, told) in told.iter_mut().enumerate() {
            told.extend(refusals(&room, place, tries).await);
        }
        let ply = room.lock().await.live.as_ref().unwrap().ply();
        let action = serde_json::to_value(action).unwrap();
        let act = Command::Act { ply, action, nonce: None, seat: None };
        let answer = room.command(&guest(seat.index()), act).await.unwrap();
        told[seat.index()].push(serde_json::to_string(&answer).unwrap());
    }
    for (place, (told, mut queue)) in told.iter_mut().zip(queues).enumerate() {
        while let Ok(text) = queue.try_recv() {
            told.push(text.to_string());
        }
        // Whoever comes back later is told the same, too.
        let mut queue = room.connect(&guest(place), Feed::Stream, Wants::of(since, None)).await.unwrap().1;
        while let Ok(text) = queue.try_recv() {
            told.push(text.to_string());
        }
    }
    app.store.close().await;
    told
}

async fn refusals(room: &Arc<Room>, place: usize, tries: &Tries) -> Vec<String> {
    let ply = room.lock().await.live.as_ref().unwrap().ply();
    let mut refusals = Vec::new();
    for action in tries {
        let act = Command::Act { ply, action: action.clone(), nonce: None, seat: None };
        let refusal = room.command(&guest(place), act).await.expect_err("it cannot be done");
        refusals.push(serde_json::to_string(&refusal).unwrap());
    }
    refusals
}

fn guest(place: usize) -> Guest {
    Guest { id: format!("guest{place}"), name: format!("Worm {place}"), color: Color::Rust, is_bot: false }
}

/// A room at which a game is played that has this past.
async fn room<G: Roster>(folder: &std::path::Path, past: Table<G>) -> (Arc<App>, Arc<Room>) {
    let store = Store::open(folder.join("worlds.db").to_str().unwrap()).await.unwrap();
    let row = row::<G>(past.config().n_seats());
    let table =
        TableRow { code: "WORLDS".into(), version: 1, closed: false, body: row.to_text(), changed_ms: 0 };
    store.put_table(&table).await.unwrap();
    let game = NewGame {
        id: GAME.into(),
        table: table.code.clone(),
        game: G::NAME.into(),
        body: "{}".into(),
        created_ms: 0,
        players: Vec::new(),
        events: vec!["{}".into(); past.ply().0 as usize],
    };
    store.create_game(&game).await.unwrap();
    let app = App::new(Settings::default(), store);
    let room = Room::new(&app, table.code, row, 1);
    let (id, silent) = (GAME.parse().unwrap(), vec![None; past.config().n_seats()]);
    let proof = Proof::of_version_1(id, Secret::new([7; 32]), silent);
    let dice = proof.dice(&Opening::of::<G>(past.config())).unwrap();
    room.lock().await.live = Some(Box::new(Live::new(FairTable::from_table(past, dice))));
    (app, room)
}

fn row<G: Roster>(n_seats: usize) -> RoomRow {
    RoomRow {
        game: GameId::from_word(G::NAME).unwrap(),
        options: json!({}),
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
    }
}

/// What a seat may know of the present position.
fn view<G: Roster>(table: &Table<G>, seat: usize) -> serde_json::Value {
    serde_json::to_value(table.frame(Viewer::Seat(Seat::new(seat)), Ply(u32::MAX), Previews::With).view)
        .unwrap()
}
