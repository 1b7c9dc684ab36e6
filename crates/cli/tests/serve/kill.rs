use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::json;
use wormery_core::Luck;
use wormery_table::Seeded;

use crate::guest::Guest;
use crate::line::By;
use crate::moves::Move;
use crate::player::{Log, Player, Shared};
use crate::postgres::behind_a_door;
use crate::program::{GAMES, PATIENCE, scratch};
use crate::records::{check_moves, fetch, verify};
use crate::server::{NO_LIMITS, Server};

const N_TABLES: u64 = 12;
const N_KILLS: u32 = 15;
/// How long the server lives at least and at most, in milliseconds; where it is killed very often, a quarter of it.
const LIFE: (u32, u32) = (150, 1500);
/// So many moves are made before each kill on average, also on a busy machine.
const MOVES: u64 = 70;

#[test]
fn killing_the_server_loses_no_acknowledged_move() {
    kill_times(N_KILLS, NO_LIMITS);
}

/// `KILLS` says how often, instead of a thousand times.
#[test]
#[ignore = "takes many minutes"]
fn killing_the_server_a_thousand_times_loses_no_acknowledged_move() {
    kill_times(n_kills(), NO_LIMITS);
}

#[test]
#[ignore = "takes many minutes"]
fn killing_the_server_of_postgres_a_thousand_times_loses_no_acknowledged_move() {
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    kill_times(n_kills(), &format!("--database-url {} {NO_LIMITS}", database.url()));
    runtime.block_on(database.remove());
}

fn n_kills() -> u32 {
    std::env::var("KILLS").ok().map_or(1000, |text| text.parse().expect("KILLS is a number"))
}

fn kill_times(n_kills: u32, flags: &str) {
    let given = std::env::var("WORMERY_TEST_SEED").ok();
    let seed = given.map_or(u64::from(std::process::id()), |text| seed_of(&text));
    println!("WORMERY_TEST_SEED={seed}");
    let folder = scratch();
    let server = Server::start(folder.path(), flags);
    let shared = Arc::new(Shared::default());
    let tables = 0..N_TABLES;
    let players: Vec<Player> =
        tables.flat_map(|number| table(server.address, seed, number, &shared)).collect();
    let guests: Vec<Guest> = players.iter().map(|player| player.guest.clone()).collect();
    let players: Vec<JoinHandle<Log>> =
        players.into_iter().map(|player| thread::spawn(move || player.play())).collect();
    let n_players = players.len();
    let often = Often { n_kills, folder: folder.path(), flags };
    let (server, slowest) = often.kill(server, &mut Seeded::new(seed), &shared);
    shared.is_enough.store(true, Ordering::SeqCst);
    let logs: Vec<Log> = players.into_iter().map(|player| player.join().expect("nobody panics")).collect();
    let n_repeated: usize = logs.iter().map(|log| log.n_repeated).sum();
    let (n_games, n_moves) = check(&logs, &guests, folder.path());
    println!(
        "{n_kills} kills, {n_players} clients, {n_games} games, {n_moves} acknowledged moves, 0 lost, \
         {n_repeated} sent again; the first move after a kill came within {slowest:?}"
    );
    assert!(n_moves > 1000, "the clients were busy: {n_moves} moves");
    assert_eq!(server.stderr(), "", "nothing is wrong after a kill");
    for guest in guests.iter().filter(|guest| guest.key.starts_with("Cookie")) {
        // It is written into every table where he sits.
        guest.must("PATCH", "/api/v1/me", Some(&json!({ "name": "Changed" })));
    }
}

pub(crate) fn seed_of(text: &str) -> u64 {
    text.parse().expect("WORMERY_TEST_SEED is a number")
}

/// Two people, or a person and a program, at a table; now and then with a bot of the server's.
pub(crate) fn table(address: SocketAddr, seed: u64, number: u64, shared: &Arc<Shared>) -> [Player; 2] {
    let host = Guest::arrive(address);
    let mut seats = vec![json!({ "type": "me" }), json!({ "type": "open" })];
    if number % 4 == 3 {
        seats.push(json!({ "type": "bot", "level": "random" }));
    }
    let game = GAMES[number as usize % GAMES.len()].0;
    let code = host.make_table(&json!({ "game": game, "seats": seats, "bot_pace_ms": 0, "programs": true }));
    let (other, by) = match number % 2 {
        0 => (host.bot("Robot"), By::Http),
        _ => (Guest::arrive(address), By::Socket),
    };
    other.command(&code, &json!({ "type": "sit" })).and_then(crate::http::Reply::yes).expect("a free seat");
    let is_closed = Arc::new(AtomicBool::new(false));
    let player = |guest: Guest, by: By, is_host: bool| Player {
        guest,
        table: code.clone(),
        by,
        is_host,
        luck: Seeded::for_game(seed, 2 * number + u64::from(is_host)),
        shared: Arc::clone(shared),
        is_closed: Arc::clone(&is_closed),
        log: Log::default(),
    };
    let host_by = if number.is_multiple_of(3) { By::Http } else { By::Socket };
    [player(host, host_by, true), player(other, by, false)]
}

/// A server that is killed often, and started again with the same flags.
struct Often<'a> {
    n_kills: u32,
    folder: &'a Path,
    flags: &'a str,
}

impl Often<'_> {
    /// Kills the server at random instants; returns the last one, and the longest time to the first move after.
    fn kill(&self, mut server: Server, luck: &mut Seeded, shared: &Shared) -> (Server, Duration) {
        let (address, mut slowest) = (server.address, Duration::ZERO);
        let shorter = if self.n_kills > 100 { 4 } else { 1 };
        for number in 1..=self.n_kills {
            let life = LIFE.0 + luck.below(LIFE.1 - LIFE.0);
            thread::sleep(Duration::from_millis((life / shorter).into()));
            wait_for_moves(shared, MOVES * u64::from(number) / u64::from(shorter));
            let begin = Instant::now();
            assert_eq!(server.stderr(), "", "nothing is wrong");
            server.kill();
            server = Server::restart(self.folder, address, self.flags);
            // By now everybody has counted what the old one had acknowledged.
            wait_for_moves(shared, shared.n_acknowledged.load(Ordering::SeqCst) + 1);
            slowest = slowest.max(begin.elapsed());
        }
        (server, slowest)
    }
}

/// Waits until so many moves were acknowledged.
fn wait_for_moves(shared: &Shared, wanted: u64) {
    let begin = Instant::now();
    while shared.n_acknowledged.load(Ordering::SeqCst) < wanted {
        assert!(begin.elapsed() < PATIENCE, "the tables do not go on");
        thread::sleep(Duration::from_millis(2));
    }
}

/// Compares what the clients remember with the records of all games; returns how many games and moves.
pub(crate) fn check(logs: &[Log], guests: &[Guest], folder: &Path) -> (usize, usize) {
    let games: BTreeSet<&String> = logs.iter().flat_map(|log| log.seen.keys()).collect();
    let mut moves: BTreeMap<&str, Vec<&Move>> = BTreeMap::new();
    for sent in logs.iter().flat_map(|log| &log.acknowledged) {
        moves.entry(&sent.game).or_default().push(sent);
    }
    let mut records: Vec<PathBuf> = Vec::new();
    let mut n_moves = 0;
    for game in &games {
        let record = fetch(&guests[0], game, folder);
        n_moves += check_moves(&record, moves.remove(game.as_str()).unwrap_or_default());
        records.push(record);
    }
    assert!(moves.is_empty(), "moves belong to games: {moves:?}");
    verify(&records);
    for guest in guests {
        check_own(guest, &games);
    }
    (games.len(), n_moves)
}

/// Checks that a guest has no game that nobody ever saw, or that has no end.
fn check_own(guest: &Guest, games: &BTreeSet<&String>) {
    let page = guest.must("GET", "/api/v1/me/games?limit=100", None);
    for game in page["games"].as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id").to_owned();
        assert!(games.contains(&id) && game["ended"].is_string(), "{game}");
    }
}
