//! People who are gone for a while, or for good.

use std::time::Duration;

use serde_json::json;
use wormery_fair::verify_so_far;
use wormery_games::Holzwurm;
use wormery_server::Settings;

use crate::support::{Host, PATIENCE, Players, quick, table};

fn impatient() -> Settings {
    Settings { away_after: Duration::from_millis(50), ..quick() }
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_away_until_he_is_back() {
    let host = Host::with(impatient()).await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 81);
    players.begin().await;
    players.clients.pop();
    players.courses.pop();
    let table = players.clients[0].table(|table| table["seats"][1]["here"] == false).await;
    assert_eq!(table["seats"][1]["type"], "person", "the seat is kept");
    players.clients[0].table(|table| table["seats"][1]["away"] == true).await;
    assert!(players.step().await);
    let ply = players.ply(0);
    players.meet(ply + 1).await;
    assert_eq!(players.courses[0][&Some(0)].to_act, Some(0), "the bot has played");
    // He comes back, sees what happened, and has the seat again.
    let mut back = Players::new(vec![second.open(&code).await], 82);
    back.meet(ply + 1).await;
    let table = players.clients[0].table(|table| table["seats"][1]["here"] == true).await;
    assert_eq!(table["seats"][1]["away"], false);
    assert!(players.step().await);
    back.meet(players.ply(0)).await;
    assert!(back.step().await, "it is his turn, and he acts");
    host.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_is_told_once_that_a_bot_has_played() {
    let host = Host::with(impatient()).await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 84);
    players.begin().await;
    players.clients.pop();
    players.clients[0].table(|table| table["seats"][1]["away"] == true).await;
    let mut back = second.open(&code).await;
    assert_eq!(back.next_of("you").await["was_away"], true);
    let mut other = second.open(&code).await;
    assert!(other.next_of("you").await["was_away"].is_null(), "a further device has nothing to be told");
    players.clients.clear();
    assert!(back.next_of("you").await["was_away"].is_null(), "it is told once");
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_not_there_when_the_server_comes_back_is_waited_for_too() {
    let host = Host::with(impatient()).await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 83);
    players.begin().await;
    let host = host.restart().await;
    let mut client = first.at(host.address).open(&code).await;
    client.table(|table| table["seats"][1]["away"] == true).await;
    host.stop().await;
}

#[tokio::test]
async fn a_game_with_bots_alone_waits_for_its_person() {
    let host = Host::with(impatient()).await;
    let guest = host.guest().await;
    let mut request = table("regenwormen", "me bot bot");
    request["pace_s"] = 1.into();
    let code = guest.create(&request).await;
    let mut client = guest.open(&code).await;
    client.done(json!({ "type": "start" })).await;
    let ply = client.next_of("frame").await["frame"]["ply"].clone();
    drop(client);
    // Longer than both the clock and the time after which a bot would play for him.
    tokio::time::sleep(Duration::from_millis(1300)).await;
    let mut client = guest.open(&code).await;
    let table = client.table(|table| table["seats"][0]["here"] == true).await;
    assert_eq!(table["seats"][0]["away"], false);
    assert_eq!(client.next_of("frame").await["frame"]["ply"], ply, "nobody has played for him");
    host.stop().await;
}

#[tokio::test]
async fn a_bot_takes_a_seat_only_for_somebody_who_waits() {
    let host = Host::with(impatient()).await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 85);
    players.begin().await;
    players.clients.clear();
    tokio::time::sleep(Duration::from_millis(150)).await;
    let look = first.get(&format!("/api/v1/tables/{code}")).await.good();
    assert!(look["seats"].as_array().expect("seats").iter().all(|seat| seat["away"] == false), "{look}");
    let mut back = second.open(&code).await;
    let table = back.table(|table| table["seats"][0]["away"] == true).await;
    assert_eq!(table["seats"][1]["away"], false);
    host.stop().await;
}

#[tokio::test]
async fn when_the_clock_runs_out_a_bot_takes_over_until_one_says_so() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let mut request = table("regenwormen", "me bot");
    request["pace_s"] = 1.into();
    let code = guest.create(&request).await;
    let mut client = guest.open(&code).await;
    client.done(json!({ "type": "start" })).await;
    let frame = client.next_of("frame").await;
    let left = frame["clock"]["left_ms"].as_u64().expect("a clock");
    assert!(left <= 1000, "{left}");
    client.table(|table| table["seats"][0]["away"] == true).await;
    let acted = client.until(|message| message["frame"]["seen"][0]["seat"] == 0).await;
    assert!(acted["frame"]["ply"].as_u64() > Some(0), "the bot has acted");
    client.done(json!({ "type": "back" })).await;
    client.table(|table| table["seats"][0]["away"] == false).await;
    host.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_touches_is_closed_and_its_game_kept() {
    let host = Host::with(Settings { close_after: Duration::from_millis(10), ..quick() }).await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 84);
    players.begin().await;
    for _ in 0..5 {
        players.step().await;
    }
    let (game, ply) = (players.game.clone(), players.ply(0));
    players.clients.clear();
    let is_closed = async {
        while first.get(&format!("/api/v1/tables/{code}")).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_closed).await.expect("the table is closed");
    let info = first.get(&format!("/api/v1/games/{game}")).await.good();
    assert!(info["ended"].is_string() && info.get("result").is_none(), "{info}");
    assert_eq!(info["ply"], ply);
    let record = first.get(&format!("/api/v1/games/{game}/record")).await.body;
    let verified = verify_so_far::<Holzwurm>(&record).expect("its dice can be checked");
    assert_eq!(verified.replayed.steps, ply);
    let digest = verified.proof.digest().expect("a game that was given up has a digest, too");
    let mut end = first.request("GET", &format!("/api/v1/games/{game}/stream")).open().await;
    end.head().await;
    end.next().await.expect("game_full");
    assert_eq!(end.next().await, Some(json!({ "type": "game_end", "digest": digest })));
    first.command(&code, &json!({ "type": "sit" })).await.refused(404, "not_found");
    host.stop().await;
}

#[tokio::test]
async fn a_table_at_which_somebody_is_stays_open() {
    let host = Host::with(Settings { close_after: Duration::from_millis(10), ..quick() }).await;
    let [first, second] = host.guests().await;
    let kept = first.table("holzwurm", "me open").await;
    let mut client = first.open(&kept).await;
    let closed = second.table("holzwurm", "me open").await;
    let is_closed = async {
        while second.get(&format!("/api/v1/tables/{closed}")).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_closed).await.expect("the other table is closed");
    client.done(json!({ "type": "start" })).await;
    host.stop().await;
}
