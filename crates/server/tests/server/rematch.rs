//! The same people play again.

use serde_json::json;

use crate::support::{Host, Players, check_record, table};

#[tokio::test]
async fn a_rematch_keeps_the_people_and_lets_the_next_seat_begin() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let mut request = table("holzwurm", "me open");
    request["options"] = json!({ "deals": 1 });
    let code = first.create(&request).await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 71);
    players.begin().await;
    let promised = first.look(&code).await["fair"]["commitment"].clone();
    while players.step().await {}
    let over = first.look(&code).await;
    assert_eq!((&over["state"], over["result"].as_array().unwrap().len()), (&"over".into(), 2));
    let record = first.get(&format!("/api/v1/games/{}/record", players.game)).await.body;
    let verified = check_record("holzwurm", &record, &players);
    assert_eq!(promised, verified.proof.commitment().to_string(), "the promise was kept");
    assert_ne!(over["fair"]["commitment"], promised, "the next game has a promise of its own");
    players.clients[0].refused(json!({ "type": "start" }), "wrong_state").await;
    third.command(&code, &json!({ "type": "rematch" })).await.refused(403, "forbidden");
    // Not only the host can ask for it.
    players.clients[1].done(json!({ "type": "rematch" })).await;
    let again =
        players.clients[0].table(|table| table["state"] == "playing" && table["start_seat"] == 1).await;
    assert_ne!(again["game_id"], players.game.as_str());
    assert_eq!(
        (&again["seats"][0]["name"], &again["seats"][1]["name"]),
        (&first.name.into(), &second.name.into())
    );
    let frame = players.clients[1].until(|message| message["game"] == again["game_id"]).await;
    assert_eq!((&frame["to_act"], &frame["frame"]["ply"]), (&1.into(), &1.into()));
    host.stop().await;
}

#[tokio::test]
async fn the_games_of_a_guest_are_listed_newest_first_in_pages() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let mut ids = Vec::new();
    for seed in 0..3 {
        let mut request = table("holzwurm", "me Oma");
        request["options"] = json!({ "deals": 1 });
        let code = guest.create(&request).await;
        let mut players = Players::new(vec![guest.open(&code).await], seed);
        players.begin().await;
        if seed == 0 {
            while players.step().await {}
        }
        ids.insert(0, players.game.clone());
    }
    let page = guest.get("/api/v1/me/games?limit=2").await.good();
    let cursor = page["cursor"].as_str().expect("there is more");
    let rest = guest.get(&format!("/api/v1/me/games?limit=2&cursor={cursor}")).await.good();
    assert!(rest.get("cursor").is_none(), "that is all");
    let games = [page["games"].as_array().unwrap().as_slice(), rest["games"].as_array().unwrap()].concat();
    let listed: Vec<_> = games.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(listed, ids);
    assert!(games[2]["ended"].is_string() && games[2]["result"].is_array());
    assert!(games[0].get("ended").is_none() && games[0].get("result").is_none());
    let path = format!("/api/v1/games/{}/record", ids[0]);
    guest.get(&path).await.refused(409, "wrong_state");
    let stranger = host.guest().await;
    assert_eq!(stranger.get("/api/v1/me/games").await.good()["games"], json!([]));
    host.stop().await;
}
