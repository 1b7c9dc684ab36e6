//! A small load on a real server: nothing is refused and nothing is lost. How fast it is, is not tested here.

use std::net::SocketAddr;
use std::process::{Command, Output};
use std::sync::mpsc;

use serde_json::Value;
use tokio::sync::oneshot;
use wormery_server::{Server, Settings};

/// A server in a thread of its own, on a free port and in a folder of its own.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
    _folder: tempfile::TempDir,
}

impl Running {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: folder.path().join("wormery.db").display().to_string(),
            connections_per_network: 10_000,
            sockets_per_address: 10_000,
            requests_per_second: 10_000,
            messages_per_second: 10_000,
            guests_per_hour: 1_000_000,
            misses_per_hour: 1_000_000,
            tables_per_hour: 1_000_000,
            guest_tables_per_hour: 1_000_000,
            tables_per_guest: 1_000,
            review_playouts: 0,
            ..Settings::default()
        };
        let ((stop, stopped), (told, address)) = (oneshot::channel::<()>(), mpsc::channel());
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async {
                let server = Server::start(settings).await.unwrap();
                told.send(server.address()).unwrap();
                server.serve(async move { drop(stopped.await) }).await.unwrap();
            });
        });
        Self { address: address.recv().unwrap(), stop: Some(stop), thread: Some(thread), _folder: folder }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn load(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_wormery-load")).args(args).output().unwrap()
}

/// Loads a server, and gives the report.
fn clean(args: &[&str]) -> Value {
    let server = Running::start();
    let url = format!("http://{}", server.address);
    let output = load(&[args, &["--json", "--url", &url]].concat());
    let (out, told) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{args:?} with the seed 1: {} {out} {told}", output.status);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((report["refused"].as_u64(), report["lost"].as_u64()), (Some(0), Some(0)), "{report}");
    report
}

#[test]
fn every_move_of_a_small_load_arrives() {
    let report = clean(&["moves", "--tables", "10", "--rate", "50", "--seconds", "3"]);
    assert_eq!(report["moves"], 150);
}

#[test]
fn a_game_that_is_over_is_followed_by_another() {
    let moves = ["moves", "--tables", "2", "--rate", "200", "--seconds", "3", "--game", "holzwurm"];
    let report = clean(&moves);
    assert_eq!(report["moves"], 600);
    assert!(report["rematches"].as_u64() > Some(0), "{report}");
}

#[test]
fn sockets_stay_open_and_tables_are_left() {
    assert_eq!(clean(&["idle", "--sockets", "10"])["sockets"], 10);
    assert_eq!(clean(&["tables", "--tables", "6", "--moves", "3"])["tables"], 6);
}

#[test]
fn many_tables_are_listed() {
    assert_eq!(clean(&["lobby", "--tables", "60"])["tables"], 60);
}

#[test]
fn other_machines_are_left_alone() {
    let output = load(&["moves", "--url", "http://192.0.2.1:80"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("not on this machine"));
}
