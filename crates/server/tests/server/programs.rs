//! Programs that play: their tokens, where they may sit down, and what they have won.

use serde_json::{Value, json};

use wormery_server::Settings;

use crate::support::{Guest, Host, quick, table};

async fn create(owner: &Guest, name: &str) -> Value {
    let answer = owner.post("/api/v1/me/bots", &json!({ "name": name })).await;
    assert_eq!(answer.status, 201);
    answer.good()
}

#[tokio::test]
async fn a_guest_can_have_three_programs() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for name in ["One", "Two", "Three"] {
        let token = create(&guest, name).await["token"].as_str().unwrap().to_owned();
        assert!(token.starts_with("wb_") && token.len() > 40, "{token}");
    }
    let four = guest.post("/api/v1/me/bots", &json!({ "name": "Four" })).await;
    four.refused(429, "too_many");
    guest.post("/api/v1/me/bots", &json!({ "name": " " })).await.refused(400, "bad_request");
    let list = guest.get("/api/v1/me/bots").await;
    assert!(!list.body.contains("wb_"), "a token is shown once");
    let list = list.good();
    let mut names: Vec<_> =
        list.as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["One", "Three", "Two"]);
    let other = host.guest().await;
    assert_eq!(other.get("/api/v1/me/bots").await.good(), json!([]));
    host.stop().await;
}

#[tokio::test]
async fn a_token_can_be_replaced_and_a_program_deleted_by_its_owner_alone() {
    let host = Host::start().await;
    let [guest, other] = host.guests().await;
    let created = create(&guest, "Robbie").await;
    let (robot, id) = (Guest::program(host.address, &created), created["id"].as_str().unwrap());
    assert_eq!(robot.get("/api/v1/me").await.good()["name"], "Robbie");
    let path = format!("/api/v1/me/bots/{id}");
    other.delete(&path).await.refused(404, "not_found");
    other.request("POST", &format!("{path}/token")).send().await.refused(404, "not_found");
    robot.post("/api/v1/me/bots", &json!({ "name": "Son" })).await.refused(403, "forbidden");
    let rotated = guest.request("POST", &format!("{path}/token")).send().await.good();
    let again = Guest::program(host.address, &rotated);
    robot.get("/api/v1/me").await.refused(401, "unauthorized");
    assert_eq!(again.get("/api/v1/me").await.good()["id"], id);
    assert_eq!(guest.delete(&path).await.status, 204);
    again.get("/api/v1/me").await.refused(401, "unauthorized");
    guest.delete(&path).await.refused(404, "not_found");
    host.stop().await;
}

#[tokio::test]
async fn the_programs_of_a_guest_go_with_the_guest() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let robot = Guest::program(host.address, &create(&guest, "Robbie").await);
    let code = robot.table("regenwormen", "me bot").await;
    assert_eq!(robot.look(&code).await["seats"][0]["robot"], true);
    guest.delete("/api/v1/me").await.good();
    robot.get("/api/v1/me").await.refused(401, "unauthorized");
    let look = host.guest().await.look(&code).await;
    assert!(!look.to_string().contains("Robbie"), "{look}");
    host.stop().await;
}

#[tokio::test]
async fn however_many_are_asked_for_at_once_there_are_three() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let ask = |idx: u32| {
        let guest = guest.clone();
        tokio::spawn(
            async move { guest.post("/api/v1/me/bots", &json!({ "name": format!("Robo {idx}") })).await },
        )
    };
    let asked: Vec<_> = (0..20).map(ask).collect();
    let mut n_made = 0;
    for answer in asked {
        let answer = answer.await.unwrap();
        if answer.status == 201 {
            n_made += 1;
        } else {
            assert_eq!(answer.refused(429, "too_many"), "one guest can have 3 programs that play");
        }
    }
    assert_eq!((n_made, guest.get("/api/v1/me/bots").await.good().as_array().unwrap().len()), (3, 3));
    host.stop().await;
}

async fn program(owner: &Guest, name: &str) -> Guest {
    Guest::program(owner.address, &create(owner, name).await)
}

#[tokio::test]
async fn a_program_sits_down_where_the_host_allows_it() {
    let host = Host::start().await;
    let [ann, bo] = host.guests().await;
    let [robo, rex] = [program(&bo, "Robo").await, program(&bo, "Rex").await];
    let code = ann.create(&json!({ "game": "regenwormen", "public": true })).await;
    assert_eq!(ann.look(&code).await["programs"], false, "a table of people");
    let sit = json!({ "type": "sit" });
    let why = robo.command(&code, &sit).await.refused(403, "no_programs");
    assert_eq!(why, "programs may not sit down at this table; its host can allow it");
    let mut watching = robo.open(&code).await;
    assert_eq!(watching.next_of("you").await["seats"], json!([]), "whoever opens the socket looks on");
    robo.command(&code, &json!({ "type": "change", "programs": true })).await.refused(403, "forbidden");
    ann.command(&code, &json!({ "type": "change", "programs": true, "players": 3 })).await.good();
    robo.command(&code, &sit).await.good();
    let lobby = host.guest().await.get("/api/v1/tables").await.good();
    assert_eq!((&lobby[0]["programs"], &lobby[0]["robots"]), (&json!(true), &json!([1])), "{lobby}");
    ann.command(&code, &json!({ "type": "change", "programs": false })).await.good();
    assert_eq!(ann.look(&code).await["seats"][1]["robot"], true, "whoever sits there stays");
    robo.command(&code, &json!({ "type": "sit", "seat": 2 })).await.good();
    rex.command(&code, &sit).await.refused(403, "no_programs");
    bo.command(&code, &sit).await.good();
    host.stop().await;
}

#[tokio::test]
async fn a_program_may_have_others_at_its_own_table_and_none_in_disguise() {
    let host = Host::start().await;
    let ann = host.guest().await;
    let [robo, rex] = [program(&ann, "Robo").await, program(&ann, "Rex").await];
    let code = robo.table("regenwormen", "me open Oma").await;
    rex.command(&code, &json!({ "type": "sit" })).await.good();
    let look = ann.look(&code).await;
    let seats = look["seats"].as_array().unwrap();
    assert!(seats.iter().all(|seat| seat["robot"] == true), "Oma is the program, too: {look}");
    let closed = robo.create(&json!({ "game": "regenwormen", "programs": false })).await;
    rex.command(&closed, &json!({ "type": "sit" })).await.refused(403, "no_programs");
    host.stop().await;
}

/// Plays a game by the first legal actions, as one program that has a seat there.
async fn finish(robot: &Guest, game: &str) {
    let mut lines = robot.request("GET", &format!("/api/v1/games/{game}/stream?previews=0")).open().await;
    lines.head().await;
    while let Some(line) = lines.next().await {
        if line["type"] == "your_turn" {
            let act = json!({ "ply": line["frame"]["ply"], "action": line["frame"]["legal"][0]["action"] });
            robot.post(&format!("/api/v1/games/{game}/actions"), &act).await.good();
        }
    }
}

#[tokio::test]
async fn what_programs_have_won_is_told_to_everybody() {
    let host = Host::start().await;
    let [ann, bo] = host.guests().await;
    let robo = program(&ann, "Robo").await;
    assert_eq!(bo.get("/api/v1/programs").await.good(), json!([]), "it has not played yet");
    for _ in 0..2 {
        let play =
            json!({ "game": "holzwurm", "level": "random", "options": { "deals": 1 }, "bot_pace_ms": 0 });
        let table = robo.post("/api/v1/play", &play).await.good();
        finish(&robo, table["game_id"].as_str().unwrap()).await;
    }
    let list = bo.get("/api/v1/programs").await;
    assert!(!list.body.contains(&robo.id) && !list.body.contains(&ann.name), "{}", list.body);
    let list = list.good();
    let told = &list[0];
    assert_eq!(
        (list.as_array().unwrap().len(), &told["name"], &told["you"]),
        (1, &json!("Robo"), &Value::Null)
    );
    let result = &told["results"][0];
    assert_eq!(
        (&result["game"], &result["people"], &result["games"]),
        (&json!("holzwurm"), &json!(false), &json!(2))
    );
    assert_eq!((&told["results"][1], &result["fair"]), (&Value::Null, &json!(0.5)));
    let number = |key: &str| result[key].as_f64().unwrap();
    assert!(number("share") <= number("wins") / 2.0 && number("low") <= number("share"), "{result}");
    assert!(number("share") <= number("high") && number("high") <= 1.0, "{result}");
    assert_eq!(ann.get("/api/v1/programs").await.good()[0]["you"], true, "it is hers");
    assert_eq!(ann.get("/api/v1/me/export").await.good()["programs"][0]["results"], told["results"]);
    assert_eq!(bo.get("/api/v1/me/export").await.good()["programs"], json!([]));
    ann.delete(&format!("/api/v1/me/bots/{}", robo.id)).await.good();
    assert_eq!(bo.get("/api/v1/programs").await.good(), json!([]));
    host.stop().await;
}

/// Two programs play against each other, each of them from its network.
async fn match_of(one: &Guest, other: &Guest) {
    let mut request = table("holzwurm", "me open");
    request["options"] = json!({ "deals": 1 });
    let code = one.create(&request).await;
    other.command(&code, &json!({ "type": "sit" })).await.good();
    one.command(&code, &json!({ "type": "start" })).await.good();
    let mut look = one.look(&code).await;
    while look["state"] != "playing" {
        look = one.look(&code).await;
    }
    let game = look["game_id"].as_str().unwrap();
    tokio::join!(finish(one, game), finish(other, game));
}

#[tokio::test]
async fn games_among_programs_of_one_owner_do_not_count() {
    let host = Host::start().await;
    let [ann, bo] = host.guests().await;
    let [robo, rex, other] =
        [program(&ann, "Robo").await, program(&ann, "Rex").await, program(&bo, "Other").await];
    match_of(&robo, &rex).await;
    assert_eq!(ann.get("/api/v1/programs").await.good(), json!([]), "both are hers");
    match_of(&robo, &other).await;
    let told = ann.get("/api/v1/programs").await.good();
    assert_eq!(
        told.as_array().map(Vec::len),
        Some(2),
        "on a machine of one's own nobody is told apart: {told}"
    );
    host.stop().await;
}

#[tokio::test]
async fn games_among_programs_of_one_network_do_not_count() {
    let host = Host::with(Settings { trust_proxy: true, ..quick() }).await;
    let [ann, bo, cyd] = host.guests().await;
    let from = |guest: Guest, address: &str| Guest { from: Some(address.to_owned()), ..guest };
    let robo = from(program(&ann, "Robo").await, "203.0.113.7");
    let second = from(program(&bo, "Second").await, "203.0.113.7");
    let stranger = from(program(&cyd, "Stranger").await, "198.51.100.9");
    match_of(&robo, &second).await;
    assert_eq!(ann.get("/api/v1/programs").await.good(), json!([]), "perhaps both are hers");
    match_of(&robo, &stranger).await;
    let told = ann.get("/api/v1/programs").await.good();
    let mut names: Vec<_> = told.as_array().unwrap().iter().map(|program| program["name"].clone()).collect();
    names.sort_by_key(Value::to_string);
    assert_eq!(names, ["Robo", "Stranger"]);
    host.stop().await;
}

#[tokio::test]
async fn the_requests_of_a_program_are_its_own() {
    let host = Host::with(Settings { requests_per_second: 1, ..quick() }).await;
    let ann = host.guest().await;
    let robo = program(&ann, "Robo").await;
    // The first request with a token is the network's: until then nobody knows that it is one.
    assert_eq!(robo.get("/api/v1/me").await.status, 200);
    let network = until_refused(&ann).await;
    assert_eq!(network, "too many requests from your network; slow down");
    assert_eq!(robo.get("/api/v1/me").await.status, 200, "the program has its own");
    assert_eq!(until_refused(&robo).await, "too many requests of programs; slow down");
    let stranger = Guest::program(host.address, &json!({ "token": "wb_nobody", "id": "", "name": "" }));
    assert_eq!(until_refused(&stranger).await, network, "a token that nobody knows helps nobody");
    host.stop().await;
}

#[tokio::test]
async fn people_make_tables_though_programs_of_their_network_have_made_many() {
    let host = Host::with(Settings { tables_per_hour: 2, ..quick() }).await;
    let [ann, bob] = host.guests().await;
    let play = json!({ "game": "regenwormen", "level": "random" });
    for robot in [program(&ann, "Robo").await, program(&bob, "Rosa").await] {
        robot.post("/api/v1/play", &play).await.good();
        robot.post("/api/v1/tables", &table("regenwormen", "me open")).await.good();
    }
    let more = program(&ann, "More").await.post("/api/v1/play", &play).await;
    assert_eq!(more.refused(429, "too_many"), "too many new tables of programs; try again later");
    ann.post("/api/v1/play", &play).await.good();
    let more = bob.post("/api/v1/play", &play).await;
    assert_eq!(more.refused(429, "too_many"), "too many new tables from your network; try again later");
    host.stop().await;
}

/// Asks in haste until that is refused, and returns the sentence; each refusal says when to come back.
async fn until_refused(guest: &Guest) -> String {
    for _ in 0..100 {
        let answer = guest.get("/api/v1/me").await;
        if answer.status == 429 {
            assert_eq!(answer.header("retry-after"), Some("1"));
            return answer.refused(429, "too_many");
        }
    }
    panic!("a hundred requests are never too many");
}

#[tokio::test]
async fn tables_at_which_a_game_is_over_are_not_counted() {
    let host = Host::with(Settings { tables_per_guest: 1, ..quick() }).await;
    let robo = program(&host.guest().await, "Robo").await;
    let play = json!({ "game": "holzwurm", "level": "random", "options": { "deals": 1 }, "bot_pace_ms": 0 });
    let made = robo.post("/api/v1/play", &play).await.good();
    let full = robo.post("/api/v1/tables", &table("regenwormen", "me open")).await;
    assert_eq!(full.header("retry-after"), Some("3600"));
    full.refused(429, "too_many");
    finish(&robo, made["game_id"].as_str().unwrap()).await;
    let mut look = robo.look(made["code"].as_str().unwrap()).await;
    while look["state"] != "over" {
        look = robo.look(made["code"].as_str().unwrap()).await;
    }
    robo.post("/api/v1/play", &play).await.good();
    host.stop().await;
}
