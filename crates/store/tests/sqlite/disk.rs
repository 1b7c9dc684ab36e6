//! Disks that fill up, and processes that are killed.

use std::process::Command;

use wormery_store::{AppendError, GuestKind, GuestRow, Store};

use crate::{child, create, folder, one, open};

const GAMES: u32 = 20;

#[tokio::test]
async fn a_full_disk_refuses_clearly_and_nothing_acknowledged_is_lost() {
    let (_folder, file) = folder();
    // No file of the process can grow beyond a megabyte, until it lifts the limit.
    let limit = "trap '' XFSZ; ulimit -S -f 2048;";
    let mut child = child::start("disk::child_that_fills_the_disk", &file, limit);
    let acknowledged: Vec<u32> = child::numbers(&mut child).collect();
    assert!(child.wait().expect("the child ends").success());
    assert_eq!(acknowledged.len(), GAMES as usize, "one number for each game");
    let store = open(&file).await;
    for (number, acknowledged) in (0..).zip(acknowledged) {
        assert_eq!(stored(&store, number).await, acknowledged, "game {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "is run by another test, in a process of its own"]
async fn child_that_fills_the_disk() {
    let Some(file) = child::file() else { return };
    let store = open(&file).await;
    for number in 0..GAMES {
        create(&store, &number.to_string()).await;
    }
    let mut plies = vec![];
    for (number, game) in fill(&store) {
        let acknowledged = game.await.expect("no panic");
        assert_eq!(stored(&store, number).await, acknowledged, "game {number} while the disk is full");
        plies.push(acknowledged);
    }
    fill_the_rest(&store).await;
    store.ready().await.expect("it can still be read");
    lift_limit();
    for (number, ply) in (0..).zip(plies) {
        store.append(one(&number.to_string(), ply, "after")).await.expect("play goes on");
        child::say(ply + 1);
    }
}

/// Plays all games at once until each is refused.
fn fill(store: &Store) -> Vec<(u32, tokio::task::JoinHandle<u32>)> {
    let play = |number: u32| {
        let store = store.clone();
        (number, tokio::spawn(async move { play_until_refused(&store, number).await }))
    };
    (0..GAMES).map(play).collect()
}

async fn play_until_refused(store: &Store, number: u32) -> u32 {
    for ply in 0..10_000 {
        match store.append(one(&number.to_string(), ply, &"x".repeat(2000))).await {
            Ok(()) => {}
            // It depends on where the disk became full, in a statement or in the commit.
            Err(AppendError::Unavailable(why)) => {
                assert!(why.starts_with("the database cannot be written: "), "{why}");
                return ply;
            }
            Err(AppendError::Unknown(why)) => {
                assert!(why.starts_with("it is not known whether it was stored: "), "{why}");
                return ply;
            }
            Err(other) => panic!("{other}"),
        }
    }
    panic!("the disk is never full");
}

/// A group may be refused where a single page still fits; goes on until nothing does.
async fn fill_the_rest(store: &Store) {
    for number in 0..1000_u32 {
        let Err(full) = store.create_guest(&guest(number), &hash(number)).await else { continue };
        // It depends on where the disk became full, in a statement or in the commit.
        assert!(matches!(full, AppendError::Unavailable(_) | AppendError::Unknown(_)), "{full}");
        return;
    }
    panic!("the disk is never full");
}

fn guest(number: u32) -> GuestRow {
    GuestRow {
        id: format!("guest-{number}"),
        kind: GuestKind::Guest,
        owner: None,
        name: "x".repeat(2000),
        color: "red".to_owned(),
        created_ms: 0,
        seen_ms: 0,
    }
}

fn hash(number: u32) -> [u8; 32] {
    let mut hash = [0; 32];
    hash[..4].copy_from_slice(&number.to_le_bytes());
    hash
}

fn lift_limit() {
    let process = std::process::id().to_string();
    let lifted = Command::new("prlimit").args(["--pid", &process, "--fsize=unlimited:"]).status();
    assert!(lifted.expect("prlimit").success());
}

#[tokio::test]
async fn killing_the_process_loses_no_acknowledged_event() {
    let (_folder, file) = folder();
    let mut next = 0;
    for kills in 0..5 {
        let mut child = child::start("disk::child_that_appends", &file, "");
        let mut said = child::numbers(&mut child);
        let last = said.nth(20 + kills * 7).expect("the child appends");
        child.kill().expect("the child dies");
        // What it said before it died counts too.
        let last = said.last().unwrap_or(last);
        child.wait().expect("the child is gone");
        next = stored(&open(&file).await, 0).await;
        assert!(next > last, "ply {last} was acknowledged, {next} are stored");
    }
    let expected: Vec<String> = (0..next).map(|ply| ply.to_string()).collect();
    assert_eq!(open(&file).await.events("0", 0).await, Ok(expected), "no gap and none twice");
}

#[tokio::test]
#[ignore = "is run by another test, in a process of its own"]
async fn child_that_appends() {
    let Some(file) = child::file() else { return };
    let store = open(&file).await;
    if store.game("0").await.expect("reads").is_none() {
        create(&store, "0").await;
    }
    for ply in stored(&store, 0).await.. {
        store.append(one("0", ply, &ply.to_string())).await.expect("the next ply");
        child::say(ply);
    }
}

async fn stored(store: &Store, number: u32) -> u32 {
    store.events(&number.to_string(), 0).await.expect("reads").len() as u32
}
