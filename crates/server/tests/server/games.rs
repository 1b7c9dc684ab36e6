//! Whole games over sockets that break.

use std::time::Duration;

use serde_json::{Value, json};
use wormery_server::Settings;

use crate::support::{Client, Host, Players, check_record, quick, table};

/// Plays a game on bad lines with two watchers, and checks what everybody saw and the record.
async fn check_game(game: &str, options: Value, n_seats: usize, seed: u64) -> Players {
    let host = Host::with(Settings { entropy_wait: Duration::from_secs(20), ..quick() }).await;
    let mut request = table(game, &format!("me{}", " open".repeat(n_seats - 1)));
    request["options"] = options;
    let first = host.guest().await;
    let code = first.create(&request).await;
    let mut clients = vec![first.open(&code).await];
    for _ in 0..=n_seats {
        clients.push(Client::open(&host.guest().await, &code, 0).await);
        clients.last_mut().unwrap().next_of("you").await;
        clients.last_mut().unwrap().reopen(0).await;
    }
    let mut players = Players::new(clients, seed);
    players.begin().await;
    players.play_on_bad_lines().await;
    check_courses(&players, n_seats);
    let record = first.get(&format!("/api/v1/games/{}/record", players.game)).await;
    assert_eq!(record.header("content-type"), Some("application/x-ndjson"));
    let verified = check_record(game, &record.body, &players);
    assert_eq!(verified.replayed.steps, players.ply(0), "everybody saw everything");
    let told = first.look(&code).await["digest"].clone();
    assert_eq!(told, json!(verified.proof.digest().unwrap()), "everybody is told what the record comes to");
    host.stop().await;
    players
}

/// Both watchers saw the same, and nobody more or less than the whole game.
fn check_courses(players: &Players, n_seats: usize) {
    let [one, other] = &players.courses[n_seats..] else { panic!("two watch") };
    assert_eq!(one[&None].seen, other[&None].seen, "the public sees one thing");
    for (seat, courses) in players.courses[..n_seats].iter().enumerate() {
        let course = &courses[&Some(seat as u64)];
        assert_eq!(course.seen.len(), one[&None].seen.len());
        assert_eq!(course.frame["legal"], json!([]), "nobody can act any more");
    }
}

/// Where nothing is hidden, everybody sees what the public sees.
fn all_see_the_same(players: &Players) {
    let public = &players.courses.last().unwrap()[&None].seen;
    for course in players.courses.iter().flat_map(|courses| courses.values()) {
        assert_eq!(&course.seen, public);
    }
}

#[tokio::test]
async fn a_game_of_regenwormen_survives_bad_lines() {
    let players = check_game("regenwormen", json!({}), 2, 1).await;
    all_see_the_same(&players);
}

#[tokio::test]
async fn a_game_of_regenwormen_with_its_expansion_survives_bad_lines() {
    let players = check_game("regenwormen", json!({ "expansion": true }), 3, 2).await;
    all_see_the_same(&players);
}

#[tokio::test]
async fn a_game_of_it_happens_for_two_survives_bad_lines() {
    check_game("it-happens", json!({}), 2, 3).await;
}

#[tokio::test]
async fn a_game_of_it_happens_for_three_survives_bad_lines() {
    check_game("it-happens", json!({}), 3, 4).await;
}

#[tokio::test]
async fn a_game_of_holzwurm_survives_bad_lines() {
    let players = check_game("holzwurm", json!({ "deals": 1 }), 3, 5).await;
    let hand = |place: usize| &players.courses[place][&Some(place as u64)].seen[0];
    assert_ne!(hand(0), hand(1), "everybody sees his own cards");
}
