use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::Reply;
use crate::line::By;
use crate::program::{GAMES, root, scratch};
use crate::records::{fetch, must, python, verify, verify_by_python};
use crate::server::{NO_LIMITS, Server};

/// Bots that act at once.
const HASTE: &str = "--bot-pace-ms 0 --bot-ms 5";

#[test]
fn the_example_bot_plays_every_game_against_the_servers_bots() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} {HASTE}"));
    let guest = Guest::arrive(server.address);
    let records = GAMES.map(|(game, ..)| {
        let output = must(bot(&server).args(["--play", game]));
        fetch(&guest, &played(&output.stdout), folder.path())
    });
    verify(&records);
    verify_by_python(&records);
    assert_eq!(server.stderr(), "");
}

#[test]
fn the_example_bot_sits_down_at_the_table_of_a_person() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let host = Guest::arrive(server.address);
    let table = host.make_table(&json!({ "game": "it-happens" }));
    let mut command = bot(&server);
    command.args(["--table", &table, "--name", "Snake"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let bot = command.spawn().expect("Python starts");
    wait_for_bot(&host, &table);
    host.command(&table, &json!({ "type": "start" })).and_then(Reply::yes).expect("the game begins");
    let mut hot_seat = HotSeat::join(host, table, By::Http);
    hot_seat.finish();
    let output = bot.wait_with_output().expect("the bot ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(played(&output.stdout), hot_seat.game);
    let record = [fetch(&hot_seat.guest, &hot_seat.game, folder.path())];
    verify(&record);
    verify_by_python(&record);
}

fn bot(server: &Server) -> std::process::Command {
    let mut python = python();
    python.arg(root().join("examples/bot.py")).arg(format!("http://{}", server.address));
    python
}

/// The id of the game of which the bot printed the result.
fn played(stdout: &[u8]) -> String {
    let printed: Value = serde_json::from_slice(stdout).expect("a line of JSON");
    assert!(printed["result"].as_array().is_some_and(|rows| rows.len() >= 2), "{printed}");
    printed["game"].as_str().expect("an id").to_owned()
}

fn wait_for_bot(host: &Guest, table: &str) {
    let begin = Instant::now();
    while host.table(table).expect("the table is there")["seats"][1]["name"] != "Snake" {
        assert!(begin.elapsed() < Duration::from_secs(20), "the bot does not come");
        thread::sleep(Duration::from_millis(20));
    }
}
