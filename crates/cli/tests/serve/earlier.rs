//! A database that version 0.1 has written: everything in it goes on.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::thread;

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::Reply;
use crate::line::By;
use crate::program::scratch;
use crate::records::{fetch, verify};
use crate::server::{NO_LIMITS, Server};

const ANN: &str = "Cookie: wormery_device=6554vm1mjz3j3zzpt93wxdbnqjf1awqvy5gjy0b2\r\n";
const BO: &str = "Cookie: wormery_device=j0rmpwjehwd5tj3wn2ebnjtfmkab5brjtts9wbme\r\n";
/// A program that plays for Ann.
const DIGGER: &str = "Authorization: Bearer wb_eqnfdnbc6090xegtgfjdvtj716fvs1wmh9t6yss6\r\n";

/// A table at which Ann sits, and Bo can.
const WAITING: &str = "FZV7FJ";
/// The tables of running games, each with its game and the number of its events.
const RUNNING: [(&str, &str, u64); 4] = [
    ("67B3M6", "ssczkj0nfp6c", 43),
    ("XDW7C3", "xxezcewkw5ds", 103),
    ("9EY8EV", "sad64ssvkcnt", 48),
    (OF_TWO, "2ezanyyex29y", 21),
];
/// The table at which Ann and Bo play Holzwurm; at the others Ann plays for everybody who is not a bot.
const OF_TWO: &str = "JD2CQ9";
/// The table of a game that is over, and the game.
const OVER: (&str, &str) = ("M3ZQ80", "rtgjcjmmdy7n");

/// A server on a copy of the database.
fn serve(folder: &Path) -> Server {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/wormery-0.1.db");
    fs::create_dir(folder.join("data")).expect("a folder");
    fs::copy(old, folder.join("data/wormery.db")).expect("the database is there");
    Server::start(folder, &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 5 --away-after 86400"))
}

fn guest(address: SocketAddr, key: &str) -> Guest {
    Guest { address, key: key.to_owned() }
}

#[test]
fn guests_tables_and_games_are_known() {
    let folder = scratch();
    let server = serve(folder.path());
    let [ann, bo, digger] = [ANN, BO, DIGGER].map(|key| guest(server.address, key));
    for (who, name) in [(&ann, "Ann"), (&bo, "Bo"), (&digger, "Digger")] {
        assert_eq!(who.must("GET", "/api/v1/me", None)["name"], name);
    }
    let table = ann.table(WAITING).expect("a table");
    assert_eq!((&table["state"], &table["game"]), (&json!("open"), &json!("regenwormen")));
    for (code, game, ply) in RUNNING {
        let table = ann.table(code).expect("a table");
        assert_eq!((&table["state"], &table["game_id"]), (&json!("playing"), &json!(game)));
        assert_eq!(ann.must("GET", &format!("/api/v1/games/{game}"), None)["ply"], ply);
    }
    let games = ann.must("GET", "/api/v1/me/games", None);
    assert_eq!(games["games"].as_array().map(Vec::len), Some(RUNNING.len() + 1));
    assert_eq!(bo.must("GET", "/api/v1/me/games", None)["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.stderr(), "");
}

#[test]
fn a_table_that_waits_can_be_joined_and_played_at() {
    let folder = scratch();
    let server = serve(folder.path());
    let [ann, bo] = [ANN, BO].map(|key| guest(server.address, key));
    let done =
        |who: &Guest, command: Value| who.command(WAITING, &command).and_then(Reply::yes).expect("yes");
    done(&bo, json!({ "type": "sit", "seat": 1 }));
    done(&ann, json!({ "type": "start" }));
    let game = play_to_the_end(&[ann.clone(), bo], WAITING);
    verify(&[fetch(&ann, &game, folder.path())]);
    assert_eq!(server.stderr(), "");
}

#[test]
fn running_games_go_on_to_their_end() {
    let folder = scratch();
    let server = serve(folder.path());
    let [ann, bo] = [ANN, BO].map(|key| guest(server.address, key));
    let mut records = Vec::new();
    for (code, game, ply) in RUNNING {
        let who = if code == OF_TWO { vec![ann.clone(), bo.clone()] } else { vec![ann.clone()] };
        assert_eq!(play_to_the_end(&who, code), game);
        let ended = ann.must("GET", &format!("/api/v1/games/{game}"), None);
        assert!(ended["ply"].as_u64() > Some(ply) && !ended["result"].is_null(), "{ended}");
        records.push(fetch(&ann, game, folder.path()));
    }
    verify(&records);
    assert_eq!(server.stderr(), "");
}

/// Plays on at a table, everybody over a connection of their own; returns the game.
fn play_to_the_end(who: &[Guest], code: &str) -> String {
    let playing: Vec<_> = who
        .iter()
        .map(|guest| (guest.clone(), code.to_owned()))
        .map(|(guest, code)| {
            thread::spawn(move || {
                let mut hot_seat = HotSeat::join(guest, code, By::Http);
                hot_seat.finish();
                hot_seat.game
            })
        })
        .collect();
    let games = playing.into_iter().map(|playing| playing.join().expect("no panic"));
    games.last().expect("somebody plays")
}

#[test]
fn a_game_that_is_over_can_be_read() {
    let folder = scratch();
    let server = serve(folder.path());
    let ann = guest(server.address, ANN);
    let (code, game) = OVER;
    let table = ann.table(code).expect("a table");
    assert_eq!((&table["state"], &table["game_id"]), (&json!("over"), &json!(game)));
    let scores: Vec<&Value> =
        table["result"].as_array().expect("a result").iter().map(|row| &row["score"]).collect();
    assert_eq!(scores, [27, 14]);
    verify(&[fetch(&ann, game, folder.path())]);
    // The review of then was made by another judge, and this server makes none: the device makes it.
    let review = ann.get(&format!("/api/v1/games/{game}/review")).expect("an answer");
    assert_eq!(review.status, 404, "{}", review.body);
    assert_eq!(server.stderr(), "");
}
