use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::Reply;
use crate::line::By;
use crate::program::{GAMES, PATIENCE, root, scratch};
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
    let table = host.make_table(&json!({ "game": "it-happens", "programs": true }));
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

/// Several bots at once, each known by its own token, with the limits that every server has.
#[test]
fn many_example_bots_play_at_once_and_none_gives_up() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("--review-playouts 0 {HASTE}"));
    let run = |idx: usize| {
        let mut command = bot(&server);
        let (game, ..) = GAMES[idx % GAMES.len()];
        command.args(["--play", game, "--games", "2"]).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("Python starts")
    };
    let bots: Vec<_> = (0..6).map(run).collect();
    for bot in bots {
        let output = bot.wait_with_output().expect("the bot ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2, "one line for each game");
    }
    let reply = Guest::arrive(server.address).get("/api/v1/programs").and_then(Reply::yes).expect("a list");
    let programs = reply.as_array().expect("a list").iter();
    let games: Vec<_> = programs.map(|program| program["results"][0]["games"].as_u64()).collect();
    assert_eq!(games, [Some(2); 6]);
}

/// A server that allows so little that no game can be played without waiting.
#[test]
fn the_example_bot_waits_as_the_server_says() {
    let folder = scratch();
    let limits = format!("--requests-per-second 4 --review-playouts 0 {HASTE}");
    let server = Server::start(folder.path(), &limits);
    must(bot(&server).args(["--play", "holzwurm", "--options", r#"{"deals":1}"#, "--games", "2"]));
}

#[test]
fn the_example_bot_survives_a_server_that_is_killed() {
    let folder = scratch();
    let flags = format!("{NO_LIMITS} --bot-ms 5");
    let mut server = Server::start(folder.path(), &flags);
    let robot = Guest::arrive(server.address).bot("Robo");
    let mut command = bot(&server);
    command.args(["--token", &robot.token(), "--play", "regenwormen", "--bot-pace-ms", "20"]);
    let running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("Python starts");
    for ply in [5, 25, 45] {
        wait_for_ply(&robot, ply);
        let address = server.address;
        server.kill();
        server = Server::restart(folder.path(), address, &flags);
    }
    let output = running.wait_with_output().expect("the bot ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    played(&output.stdout);
}

/// At a server that allows a program one table: a second game could not begin before the first is over.
#[test]
fn the_example_bot_goes_on_with_the_game_that_it_left() {
    let folder = scratch();
    let server = Server::start(folder.path(), "--tables-per-guest 1 --review-playouts 0 --bot-ms 5");
    let robot = Guest::arrive(server.address).bot("Robo");
    let play = |options: &str| {
        let mut command = bot(&server);
        command.args([
            "--token",
            &robot.token(),
            "--play",
            "holzwurm",
            "--options",
            options,
            "--bot-pace-ms",
            "20",
        ]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("Python starts")
    };
    let mut first = play(r#"{"deals":1}"#);
    wait_for_ply(&robot, 5);
    first.kill().expect("it dies");
    first.wait().expect("it is dead");
    let left = robot.get("/api/v1/me/games").and_then(Reply::yes).expect("its games");
    assert!(left["games"][0]["ended"].is_null(), "it was killed before the end: {left}");
    let output = play(r#"{"deals":1}"#).wait_with_output().expect("the bot ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(Some(played(&output.stdout).as_str()), left["games"][0]["id"].as_str());
}

/// Asks the server with the class of the example, and tells what came of it.
const ASKED: &str = "import sys
sys.path.insert(0, sys.argv[1])
from bot import Refused, Server
try:
    print(Server(sys.argv[2], patience=float(sys.argv[3])).ask('GET', '/'))
except Refused as refused:
    print('refused', refused.status)";

/// What a proxy says while the server behind it is started anew.
#[test]
fn the_example_bot_waits_for_a_server_behind_a_proxy() {
    let says = |patience: &str, statuses: &'static [u16]| {
        let proxy = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}", proxy.local_addr().expect("an address"));
        let serving = thread::spawn(move || statuses.iter().for_each(|status| answer(&proxy, *status)));
        let mut python = python();
        python.args(["-B", "-c", ASKED]).arg(root().join("examples")).args([&address, patience]);
        let output = must(&mut python);
        serving.join().expect("it was asked as often as it answers");
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(says("60", &[502, 500, 504, 503, 200]), "{'status': 200}\n");
    assert_eq!(says("0", &[502]), "refused 502\n", "its patience has an end");
    assert_eq!(says("60", &[404]), "refused 404\n");
}

/// Answers one request with a status, and with a page that is JSON only where all is well.
fn answer(proxy: &TcpListener, status: u16) {
    let (stream, _) = proxy.accept().expect("somebody comes");
    let mut lines = BufReader::new(&stream).lines();
    while lines.next().is_some_and(|line| !line.expect("a line").is_empty()) {}
    let body = if status == 200 { "{\"status\": 200}" } else { "<html>" };
    let head = format!("HTTP/1.1 {status} Said\r\nContent-Length: {}\r\nConnection: close", body.len());
    write!(&stream, "{head}\r\n\r\n{body}").expect("it listens");
}

/// The bot, where a proxy is named that nobody runs: a server on this machine is asked without it.
fn bot(server: &Server) -> std::process::Command {
    let mut python = python();
    python.env("http_proxy", "http://127.0.0.1:9").env_remove("no_proxy").env_remove("NO_PROXY");
    python.arg(root().join("examples/bot.py")).arg(format!("http://{}", server.address));
    python
}

/// The id of the game of which the bot printed the result.
fn played(stdout: &[u8]) -> String {
    let printed: Value = serde_json::from_slice(stdout).expect("a line of JSON");
    assert!(printed["result"].as_array().is_some_and(|rows| rows.len() >= 2), "{printed}");
    printed["game"].as_str().expect("an id").to_owned()
}

/// Waits until the only game of a program has come so far, or is over.
fn wait_for_ply(robot: &Guest, ply: u64) {
    let begin = Instant::now();
    loop {
        let page = robot.get("/api/v1/me/games").and_then(Reply::yes).expect("its games");
        let game = &page["games"][0];
        if game["ply"].as_u64() >= Some(ply) || game["ended"].is_string() {
            return;
        }
        assert!(begin.elapsed() < PATIENCE, "the bot does not play: {page}");
        thread::sleep(Duration::from_millis(20));
    }
}

fn wait_for_bot(host: &Guest, table: &str) {
    let begin = Instant::now();
    while host.table(table).expect("the table is there")["seats"][1]["name"] != "Snake" {
        assert!(begin.elapsed() < PATIENCE, "the bot does not come");
        thread::sleep(Duration::from_millis(20));
    }
}
