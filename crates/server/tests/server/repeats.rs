//! Commands that come twice, too late, or from the wrong seat.

use serde_json::{Value, json};

use crate::support::{Client, Guest, Host, Players};

/// Two guests in a game of which some steps are played.
async fn begun(host: &Host, game: &str, n_steps: usize) -> Players {
    let [first, second] = host.guests().await;
    let code = first.table(game, "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 11);
    players.begin().await;
    for _ in 0..n_steps {
        assert!(players.step().await);
    }
    players
}

/// All that a guest can see of the game, through a socket of its own.
async fn position(guest: &Guest, code: &str) -> Value {
    let mut tab = Client::open(guest, code, 0).await;
    tab.next_of("frame").await
}

/// One action, after which it is the same seat's turn or not; returns who acted, the command and the answer.
async fn act(players: &mut Players) -> (usize, Value, u64) {
    let (place, act) = players.choose().expect("the game goes on");
    let ply = players.clients[place].done(act.clone()).await["ply"].as_u64().unwrap();
    players.meet(ply).await;
    (place, act, ply)
}

#[tokio::test]
async fn an_action_that_comes_twice_gets_the_same_answer_and_changes_nothing() {
    let host = Host::start().await;
    let mut players = begun(&host, "regenwormen", 3).await;
    let (place, act, ply) = act(&mut players).await;
    let (guest, code) = (players.clients[place].guest.clone(), players.clients[place].code.clone());
    let before = position(&guest, &code).await;
    players.clients[place].so_far().await;
    for _ in 0..3 {
        assert_eq!(players.clients[place].done(act.clone()).await["ply"], ply);
    }
    let told = players.clients[place].so_far().await;
    assert!(told.iter().all(|message| message["type"] != "frame"), "{told:?}");
    assert_eq!(position(&guest, &code).await, before);
    // The same over HTTP, and with another nonce: what has happened has happened.
    let mut other = act.clone();
    other["nonce"] = "f".repeat(32).into();
    assert_eq!(guest.command(&code, &other).await.good()["ply"], ply);
    let path = format!("/api/v1/games/{}/actions", players.game);
    assert_eq!(guest.post(&path, &act).await.good()["ply"], ply);
    assert_eq!(position(&guest, &code).await, before);
    host.stop().await;
}

#[tokio::test]
async fn an_action_that_comes_again_after_a_reconnect_and_a_restart_gets_the_same_answer() {
    let host = Host::start().await;
    let mut players = begun(&host, "regenwormen", 3).await;
    let (place, act, ply) = act(&mut players).await;
    players.clients[place].reopen(ply as u32).await;
    assert_eq!(players.clients[place].done(act.clone()).await["ply"], ply);
    let (guest, code) = (players.clients[place].guest.clone(), players.clients[place].code.clone());
    let before = position(&guest, &code).await;
    let host = host.restart().await;
    let guest = guest.at(host.address);
    assert_eq!(position(&guest, &code).await, before, "the game is where it was");
    let mut client = guest.open(&code).await;
    assert_eq!(client.done(act.clone()).await["ply"], ply);
    assert_eq!(position(&guest, &code).await, before, "nothing happened twice");
    host.stop().await;
}

#[tokio::test]
async fn an_action_that_comes_again_when_the_game_is_over_gets_the_same_answer() {
    let host = Host::start().await;
    let mut players = begun(&host, "regenwormen", 3).await;
    let (place, first, ply) = act(&mut players).await;
    let mut last = (place, first.clone(), ply);
    while let Some((place, act)) = players.choose() {
        let ply = players.clients[place].done(act.clone()).await["ply"].as_u64().unwrap();
        players.meet(ply).await;
        last = (place, act, ply);
    }
    assert_eq!(players.clients[place].done(first).await["ply"], ply);
    let (place, act, ply) = last;
    assert_eq!(players.clients[place].done(act).await["ply"], ply);
    let new = json!({ "type": "act", "ply": ply, "action": { "type": "roll" } });
    players.clients[place].refused(new, "game_over").await;
    host.stop().await;
}

#[tokio::test]
async fn what_is_stale_out_of_turn_illegal_or_unreadable_is_refused_and_changes_nothing() {
    let host = Host::start().await;
    let mut players = begun(&host, "regenwormen", 4).await;
    let ply = players.ply(0);
    let (place, act) = players.choose().unwrap();
    let (guest, code) = (players.clients[0].guest.clone(), players.clients[0].code.clone());
    let before = position(&guest, &code).await;
    let with = |key: &str, value: Value| {
        let mut act = act.clone();
        act[key] = value;
        act
    };
    let bad = [
        (place, with("ply", 1.into()), "stale"),
        (place, with("ply", (ply + 1).into()), "stale"),
        (place, with("ply", u32::MAX.into()), "stale"),
        (1 - place, with("seat", (1 - place).into()), "not_your_turn"),
        (1 - place, with("seat", place.into()), "forbidden"),
        (place, with("seat", 7.into()), "forbidden"),
        (place, with("action", json!({ "type": "take", "tile": 36 })), "illegal"),
        (place, with("action", json!({ "type": "fly" })), "bad_request"),
        (place, with("action", json!([1, 2])), "bad_request"),
        (place, with("nonce", "xyz".into()), "bad_request"),
    ];
    for (who, command, code) in bad {
        let problem = players.clients[who].refused(command.clone(), code).await;
        assert_eq!(problem["ply"], if code == "stale" { ply.into() } else { Value::Null }, "{command}");
    }
    assert_eq!(position(&guest, &code).await, before);
    players.step().await;
    host.stop().await;
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_the_sentence_of_the_rule() {
    let host = Host::start().await;
    let mut players = begun(&host, "regenwormen", 0).await;
    let keep = json!({ "type": "act", "ply": 0, "action": { "type": "keep", "symbol": "W" } });
    let problem = players.clients[0].refused(keep.clone(), "illegal").await;
    assert_eq!(problem["detail"], "the turn begins with a roll");
    let path = format!("/api/v1/games/{}/actions", players.game);
    let detail = players.clients[0].guest.post(&path, &keep).await.refused(422, "illegal");
    assert_eq!(detail, "the turn begins with a roll");
    host.stop().await;
}
