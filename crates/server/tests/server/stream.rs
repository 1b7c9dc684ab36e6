//! Games as lines of JSON, for programs that play.

use serde_json::{Value, json};
use wormery_fair::verify;
use wormery_games::Holzwurm;

use crate::support::{Guest, Host, Lines};

async fn program(host: &Host) -> Guest {
    let owner = host.guest().await;
    let created = owner.post("/api/v1/me/bots", &json!({ "name": "Robbie" })).await.good();
    Guest::program(host.address, &created)
}

async fn follow(guest: &Guest, game: &str, since: u64) -> Lines {
    let mut lines = guest.request("GET", &format!("/api/v1/games/{game}/stream?since={since}")).open().await;
    let head = lines.head().await;
    assert!(head.contains("application/x-ndjson"), "{head}");
    lines
}

/// Plays the first legal action of a line, if it has one.
async fn answer(guest: &Guest, game: &str, line: &Value) {
    if line["type"] == "your_turn" {
        let action = &line["frame"]["legal"][0]["action"];
        let act = json!({ "ply": line["frame"]["ply"], "action": action, "nonce": "0".repeat(32) });
        guest.post(&format!("/api/v1/games/{game}/actions"), &act).await.good();
    }
}

#[tokio::test]
async fn a_program_plays_a_game_to_its_end() {
    let host = Host::start().await;
    let robot = program(&host).await;
    let request =
        json!({ "game": "holzwurm", "level": "random", "options": { "deals": 1 }, "bot_pace_ms": 0 });
    let table = robot.post("/api/v1/play", &request).await.good();
    assert_eq!((&table["state"], &table["seats"][0]["robot"]), (&"playing".into(), &true.into()));
    let game = table["game_id"].as_str().unwrap();
    let mut lines = follow(&robot, game, 0).await;
    let full = lines.next().await.unwrap();
    assert_eq!((&full["type"], &full["info"]["id"]), (&"game_full".into(), &game.into()));
    assert_eq!(full["info"]["players"][0], json!({ "name": "Robbie", "you": true, "robot": true }));
    let (mut ply, mut last) = (0, Value::Null);
    while let Some(line) = lines.next().await {
        for seen in line["frame"]["seen"].as_array().into_iter().flatten() {
            ply += 1;
            assert_eq!(seen["ply"], ply);
        }
        let is_own_turn = line["frame"]["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        assert_eq!(line["type"] == "your_turn", is_own_turn, "{line}");
        answer(&robot, game, &line).await;
        last = line;
    }
    assert_eq!(last["type"], "game_end");
    assert_eq!(last["result"].as_array().unwrap().len(), 2);
    let record = robot.get(&format!("/api/v1/games/{game}/record")).await.body;
    let verified = verify::<Holzwurm>(&record).expect("it is proven");
    assert_eq!(last["digest"], json!(verified.proof.digest()));
    host.stop().await;
}

#[tokio::test]
async fn a_stream_begins_after_what_was_seen_and_a_finished_game_has_its_end_at_once() {
    let host = Host::start().await;
    let robot = program(&host).await;
    let request =
        json!({ "game": "holzwurm", "level": "random", "options": { "deals": 1 }, "bot_pace_ms": 0 });
    let table = robot.post("/api/v1/play", &request).await.good();
    let game = table["game_id"].as_str().unwrap();
    let mut ply = 0;
    // A new stream for every line: nothing is missed, nothing comes twice.
    'game: loop {
        let mut lines = follow(&robot, game, ply).await;
        lines.next().await.expect("game_full");
        loop {
            let Some(line) = lines.next().await else { break 'game };
            for seen in line["frame"]["seen"].as_array().into_iter().flatten() {
                ply += 1;
                assert_eq!(seen["ply"], ply);
            }
            answer(&robot, game, &line).await;
            if line["type"] == "your_turn" {
                break;
            }
        }
    }
    let mut lines = follow(&robot, game, ply).await;
    let mut kinds = Vec::new();
    while let Some(line) = lines.next().await {
        kinds.push(line["type"].as_str().unwrap().to_owned());
    }
    assert_eq!((kinds.first().unwrap().as_str(), kinds.last().unwrap().as_str()), ("game_full", "game_end"));
    host.stop().await;
}
