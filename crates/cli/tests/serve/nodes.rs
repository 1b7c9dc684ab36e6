//! Several servers of one database, in front of which a balancer knows nothing of tables: they are killed, frozen and
//! restarted under play.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};
use wormery_core::Luck as _;
use wormery_table::Seeded;

use crate::balancer::Balancer;
use crate::database::Database;
use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::kill::{check, seed_of, table};
use crate::line::By;
use crate::player::{Log, Player, Shared};
use crate::postgres::behind_a_door;
use crate::program::{PATIENCE, scratch};
use crate::proxy::Proxy;
use crate::server::{NO_LIMITS, Server, command};
use crate::socket::Socket;
use crate::start::complaint;
use crate::watcher::Watcher;

const N_NODES: usize = 3;
/// Between two accidents, in milliseconds, at least and at most.
const PEACE: (u32, u32) = (400, 1200);
/// How long a frozen server stays frozen.
const FROZEN: Duration = Duration::from_millis(1600);
/// The address of NATS; none where the developer chose to go without it.
pub(crate) fn nats() -> Option<String> {
    let address = std::env::var("WORMERY_TEST_NATS").expect(
        "this test needs NATS: run `scripts/with-nats cargo test`, or set WORMERY_TEST_NATS=skip to go without",
    );
    (address != "skip").then_some(address)
}

/// Servers with one database, and what stands in front of them.
struct Cluster<'a> {
    folder: &'a Path,
    flags: String,
    servers: Vec<Option<Server>>,
    balancer: Balancer,
}

impl<'a> Cluster<'a> {
    fn start(folder: &'a Path, database: &Database, nats: &str) -> Self {
        let flags = format!("--database-url {} --nats {nats} {NO_LIMITS}", database.url());
        let run = |_| Server::run(command(folder, &format!("--listen 127.0.0.1:0 {flags}")));
        let servers: Vec<Server> = (0..N_NODES).map(run).collect();
        let balancer = Balancer::start(servers.iter().map(|server| server.address).collect());
        Self { folder, flags, servers: servers.into_iter().map(Some).collect(), balancer }
    }

    fn server(&self, number: usize) -> &Server {
        self.servers[number].as_ref().expect("it runs")
    }

    fn kill(&mut self, number: usize) {
        let server = self.servers[number].take().expect("it runs");
        let address = server.address;
        server.kill();
        self.servers[number] = Some(self.again(&address.to_string()));
    }

    fn again(&self, address: &str) -> Server {
        Server::run(command(self.folder, &format!("--listen {address} {}", self.flags)))
    }

    fn freeze(&self, number: usize) {
        signal(self.server(number), "STOP");
        thread::sleep(FROZEN);
        signal(self.server(number), "CONT");
    }

    /// Stops a server as its host does, and starts it again.
    fn roll(&mut self, number: usize) {
        let server = self.servers[number].take().expect("it runs");
        let address = server.address;
        self.balancer.leave_out(address);
        let (status, log) = server.terminate();
        assert!(status.success(), "{log}");
        self.servers[number] = Some(self.again(&address.to_string()));
        self.balancer.add(address);
    }
}

fn signal(server: &Server, name: &str) {
    let script = format!("kill -{name} {}", server.pid());
    assert!(Command::new("sh").args(["-c", &script]).status().expect("a shell").success());
}

#[test]
fn servers_that_die_and_freeze_lose_no_acknowledged_move() {
    chaos(6, 8);
}

/// `ACCIDENTS` and `TABLES` say how many.
#[test]
#[ignore = "takes many minutes"]
fn servers_that_die_and_freeze_for_long_lose_no_acknowledged_move() {
    let number = |name, usual| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    chaos(number("ACCIDENTS", 100), number("TABLES", 20).into());
}

fn chaos(n_accidents: u32, n_tables: u64) {
    under_play(n_tables, |cluster, luck, shared| {
        let mut slowest = Duration::ZERO;
        for number in 0..n_accidents {
            let peace = PEACE.0 + luck.below(PEACE.1 - PEACE.0);
            thread::sleep(Duration::from_millis(peace.into()));
            let victim = luck.below(N_NODES as u32) as usize;
            let begin = Instant::now();
            if number % 2 == 0 {
                cluster.kill(victim);
            } else {
                cluster.freeze(victim);
            }
            slowest = slowest.max(next_move(shared, begin));
        }
        println!("{n_accidents} accidents; the first move after one came within {slowest:?}");
    });
}

#[test]
fn all_servers_are_restarted_one_after_the_other_and_nobody_loses_a_move() {
    let logs = under_play(6, |cluster, _, shared| {
        for number in 0..N_NODES {
            let begin = Instant::now();
            cluster.roll(number);
            next_move(shared, begin);
        }
    });
    for Log { n_breaks, .. } in logs {
        assert!(n_breaks <= N_NODES, "{n_breaks} times the connection broke, with {N_NODES} restarts");
    }
}

fn next_move(shared: &Shared, begin: Instant) -> Duration {
    let before = shared.n_acknowledged.load(Ordering::SeqCst);
    while shared.n_acknowledged.load(Ordering::SeqCst) == before {
        assert!(begin.elapsed() < PATIENCE, "no move after an accident");
        thread::sleep(Duration::from_millis(2));
    }
    begin.elapsed()
}

/// Lets people, programs, bots and watchers play at tables of all games while something happens to the servers.
fn under_play(n_tables: u64, happens: impl FnOnce(&mut Cluster<'_>, &mut Seeded, &Shared)) -> Vec<Log> {
    let Some(nats) = nats() else { return Vec::new() };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return Vec::new() };
    let seed =
        std::env::var("WORMERY_TEST_SEED").ok().map_or(u64::from(std::process::id()), |text| seed_of(&text));
    println!("WORMERY_TEST_SEED={seed}");
    let folder = scratch();
    let mut cluster = Cluster::start(folder.path(), &database, &nats);
    let shared = Arc::new(Shared { may_be_unavailable: true, ..Shared::default() });
    let address = cluster.balancer.address;
    let players: Vec<Player> =
        (0..n_tables).flat_map(|number| table(address, seed, number, &shared)).collect();
    let guests: Vec<Guest> = players.iter().map(|player| player.guest.clone()).collect();
    let tables = players.iter().step_by(2).map(|player| player.table.clone());
    let watchers: Vec<Watcher> = tables.map(|table| Watcher::start(Guest::arrive(address), table)).collect();
    let players: Vec<JoinHandle<Log>> =
        players.into_iter().map(|player| thread::spawn(move || player.play())).collect();
    happens(&mut cluster, &mut Seeded::new(seed), &shared);
    shared.is_enough.store(true, Ordering::SeqCst);
    let logs: Vec<Log> = players.into_iter().map(|player| player.join().expect("nobody panics")).collect();
    let n_watched: usize = watchers.into_iter().map(Watcher::stop).sum();
    let (n_games, n_moves) = check(&logs, &guests, folder.path());
    let n_repeated: usize = logs.iter().map(|log| log.n_repeated).sum();
    let slowest = logs.iter().map(|log| log.slowest).max().unwrap_or_default();
    let n_takings = runtime.block_on(takings(&database.url()));
    println!(
        "{n_games} games, {n_moves} acknowledged moves, 0 lost, {n_repeated} sent again, {n_takings} takings, no move took longer than {slowest:?}, {n_watched} events watched"
    );
    assert!(n_moves > 300 && n_watched > 100, "they were busy: {n_moves} moves, {n_watched} watched");
    for guest in guests.iter().filter(|guest| guest.key.starts_with("Cookie")) {
        guest.must("PATCH", "/api/v1/me", Some(&json!({ "name": "Changed" })));
    }
    drop(cluster);
    runtime.block_on(database.remove());
    logs
}

/// How often tables were taken.
async fn takings(url: &str) -> i64 {
    let mut connection = PgConnection::connect(url).await.expect("connects");
    let sum = "select coalesce(sum(epoch), 0)::bigint from owner";
    connection.fetch_one(sum).await.expect("reads").get(0)
}

#[test]
fn a_server_that_has_lost_the_others_says_so() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let door = Proxy::start(&format!("nats@{}/", nats.trim_start_matches("nats://")));
    let serve = |nats: &str| {
        let args =
            format!("--listen 127.0.0.1:0 --database-url {} --nats {nats} {NO_LIMITS}", database.url());
        Server::run(command(folder.path(), &args))
    };
    let (owner, cut_off) = (serve(&nats), serve(&format!("nats://{}", door.address)));
    let mut hot_seat = HotSeat::begin(Guest::arrive(owner.address), "regenwormen", By::Http);
    hot_seat.play(3);
    let elsewhere = Guest { address: cut_off.address, ..hot_seat.guest.clone() };
    let mut socket = Socket::open(&elsewhere, &hot_seat.table, 0).expect("any server knows the table");
    let word = json!({ "type": "phrase", "phrase": "hello" });
    assert_eq!(socket.command(&word).expect("an answer")["type"], "ack");

    door.shut();
    let begin = Instant::now();
    while get(cut_off.address, "/readyz").status == 200 {
        assert!(begin.elapsed() < PATIENCE, "it does not notice");
        thread::sleep(Duration::from_millis(20));
    }
    let told = get(cut_off.address, "/readyz");
    assert!(told.body.contains("this server has lost the others"), "{}", told.body);
    assert_eq!(get(owner.address, "/readyz").status, 200, "the other one is well");
    let refused = socket.command(&word).expect("an answer");
    assert_eq!(refused["problem"]["code"], "unavailable", "{refused}");
    hot_seat.play(3);

    door.open();
    let begin = Instant::now();
    while get(cut_off.address, "/readyz").status != 200 {
        assert!(begin.elapsed() < PATIENCE, "it does not come back");
        thread::sleep(Duration::from_millis(20));
    }
    let mut socket = Socket::open(&elsewhere, &hot_seat.table, 0).expect("it knows the table again");
    assert_eq!(socket.command(&word).expect("an answer")["type"], "ack");
    hot_seat.play(3);
    drop((owner, cut_off));
    runtime.block_on(database.remove());
}

#[test]
fn several_servers_need_postgres_and_nats() {
    let Some(nats) = nats() else { return };
    let folder = scratch();
    let refused =
        complaint(command(folder.path(), &format!("--listen 127.0.0.1:0 --data data --nats {nats}")));
    assert!(refused.contains("several servers need one PostgreSQL database"), "{refused}");
    let refused = complaint(command(folder.path(), "--listen 127.0.0.1:0 --data data --nats http://x"));
    assert!(refused.contains("--nats: it begins with nats:// or tls://"), "{refused}");
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let args = format!("--listen 127.0.0.1:0 --database-url {} --nats nats://127.0.0.1:port", database.url());
    let refused = complaint(command(folder.path(), &args));
    assert!(refused.contains("join the other servers over NATS"), "{refused}");
    runtime.block_on(database.remove());
}

#[test]
fn one_table_is_seen_alike_from_all_servers() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let cluster = Cluster::start(folder.path(), &database, &nats);
    let address = |number: usize| cluster.server(number).address;
    let host = Guest::arrive(address(0));
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let code = host.make_table(&json!({ "game": "regenwormen", "seats": seats, "public": true }));
    let other = Guest { address: address(1), ..Guest::arrive(address(2)) };
    other.command(&code, &json!({ "type": "sit" })).and_then(crate::http::Reply::yes).expect("a free seat");
    let watcher = Watcher::start(Guest::arrive(address(2)), code.clone());
    watcher.wait();
    for number in 0..N_NODES {
        let here = Guest { address: address(number), ..host.clone() };
        let table = here.table(&code).expect("every server knows it");
        assert!(table["seats"][1]["type"] == "person" && table["watchers"] == 1, "{table}");
        let begin = Instant::now();
        let lobby = loop {
            let lobby = here.must("GET", "/api/v1/tables", None);
            if lobby[0]["watchers"] == 1 || begin.elapsed() > PATIENCE {
                break lobby;
            }
            thread::sleep(Duration::from_millis(50));
        };
        assert!(lobby[0]["code"] == code.as_str() && lobby[0]["watchers"] == 1, "{lobby}");
        assert_eq!(get(address(number), "/readyz").status, 200);
    }
    other.must("PATCH", "/api/v1/me", Some(&json!({ "name": "Renamed" })));
    let table = host.table(&code).expect("the first server knows it");
    assert_eq!(table["seats"][1]["name"], "Renamed", "{table}");
    other.ask("DELETE", "/api/v1/me", None).expect("an answer");
    let table = host.table(&code).expect("the first server knows it");
    assert_ne!(table["seats"][1]["name"], "Renamed", "{table}");
    drop(watcher);
    drop(cluster);
    runtime.block_on(database.remove());
}
