//! What cannot be read or makes no sense: refused with the right word, and nothing is changed.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Guest, Host, Players, Request, table};

/// An open table with its host, and what it looks like.
async fn open_table(host: &Host) -> (Guest, String, Value) {
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open bot").await;
    let look = guest.look(&code).await;
    (guest, code, look)
}

#[tokio::test]
async fn bad_messages_are_refused_and_the_socket_stays_open() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let mut players = Players::new(vec![guest.open(&code).await], 51);
    players.begin().await;
    let before = guest.look(&code).await;
    let client = &mut players.clients[0];
    let deep = format!(r#"{{"type":"act","ply":0,"cid":3,"action":{}{}}}"#, "[".repeat(16), "]".repeat(16));
    let deepest =
        format!(r#"{{"type":"act","ply":0,"cid":3,"action":{}{}}}"#, "[".repeat(15), "]".repeat(15));
    let messages = [
        ("", None, "bad_request"),
        ("{", None, "bad_request"),
        ("\u{0}\u{1}", None, "bad_request"),
        ("null", None, "bad_request"),
        ("[]", None, "bad_request"),
        ("{}", None, "bad_request"),
        (r#"{"cid":7}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"fly"}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":null}"#, Some(7), "bad_request"),
        (r#"{"cid":"7","type":"back"}"#, None, "bad_request"),
        (r#"{"cid":-1,"type":"back"}"#, None, "bad_request"),
        (r#"{"cid":7,"type":"act"}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"act","ply":-1,"action":{}}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"act","ply":"0","action":{}}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"act","ply":0,"action":{},"seat":300}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"phrase","phrase":"rude words"}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"emote","emote":"\u0000"}"#, Some(7), "bad_request"),
        (r#"{"cid":7,"type":"say","text":["x"]}"#, Some(7), "bad_request"),
        (&deepest, Some(3), "bad_request"),
        (&deep, Some(3), "too_large"),
    ];
    for (text, cid, code) in messages {
        let problem = client.text(text, cid).await.expect_err(text);
        assert_eq!(problem["code"], code, "{text}: {problem}");
    }
    client.send(Message::binary(vec![0, 159, 146, 150])).await;
    let problem = client.answer(None).await.expect_err("messages are text");
    assert_eq!(problem["code"], "bad_request");
    assert_eq!(guest.look(&code).await, before);
    assert!(players.step().await, "the game goes on over the same socket");
    host.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_costs_only_its_own_socket() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let mut other = guest.open(&code).await;
    let text = |length: usize| json!({ "type": "say", "text": "x".repeat(length) }).to_string();
    let mut client = guest.open(&code).await;
    let problem = client.text(&text(16 * 1024 - 100), None).await.expect_err("nobody says so much");
    assert_eq!(problem["code"], "bad_request");
    client.send(Message::text(text(16 * 1024))).await;
    client.end().await;
    other.done(json!({ "type": "start" })).await;
    other.next_of("frame").await;
    host.stop().await;
}

#[tokio::test]
async fn bad_bodies_are_refused() {
    let host = Host::start().await;
    let (guest, code, before) = open_table(&host).await;
    let path = format!("/api/v1/tables/{code}/commands");
    let post = || guest.request("POST", &path);
    let json = || post().header("content-type", "application/json");
    let start = r#"{"type":"start"}"#;
    post().body(start).send().await.refused(400, "bad_request");
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        post().header("content-type", kind).body(start).send().await.refused(400, "bad_request");
    }
    for body in ["", "{", "[]", "7", r#"{"type":"fly"}"#, r#"{"type":"sit","seat":"x"}"#, "\u{feff}{}"] {
        json().body(body).send().await.refused(400, "bad_request");
    }
    json().body(vec![0xff, 0xfe]).send().await.refused(400, "bad_request");
    let deep = format!("{}{}", "[".repeat(17), "]".repeat(17));
    json().body(deep).send().await.refused(413, "too_large");
    let long = json!({ "type": "say", "text": "x".repeat(64 * 1024) }).to_string();
    json().body(long).send().await.refused(413, "too_large");
    assert_eq!(guest.look(&code).await, before);
    host.stop().await;
}

#[tokio::test]
async fn without_a_guest_there_is_nothing_to_do() {
    let host = Host::start().await;
    let (_, code, before) = open_table(&host).await;
    let command = format!("/api/v1/tables/{code}/commands");
    let socket = format!("/ws/v1?table={code}");
    let keys = [
        ("x-nobody", "x"),
        ("cookie", "wormery_device=unknown"),
        ("cookie", "other=1"),
        ("authorization", "Bearer wb_x"),
    ];
    for (name, value) in keys {
        let request = |method, path| Request::new(host.address, method, path).header(name, value);
        let start = json!({ "type": "start" });
        request("POST", &command).json(&start).send().await.refused(401, "unauthorized");
        request("GET", &socket).send().await.refused(401, "unauthorized");
        for path in ["/api/v1/me/games", "/api/v1/me/export", "/api/v1/me/bots"] {
            request("GET", path).send().await.refused(401, "unauthorized");
        }
        request("DELETE", "/api/v1/me").send().await.refused(401, "unauthorized");
    }
    // A token that nobody has does not make a guest, as a missing cookie does.
    let bearer = Request::new(host.address, "GET", "/api/v1/me").header("authorization", "Bearer wb_x");
    bearer.send().await.refused(401, "unauthorized");
    let guest = host.guest().await;
    assert_eq!(guest.look(&code).await, before);
    host.stop().await;
}

#[tokio::test]
async fn what_does_not_exist_is_not_found() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for path in [
        "tables/AAAAAA",
        "tables/x",
        "games/none",
        "games/none/record",
        "games/none/review",
        "games/none/stream",
    ] {
        guest.get(&format!("/api/v1/{path}")).await.refused(404, "not_found");
    }
    for path in ["/api/v1/nothing", "/api/v2/me", "/api/v1/tables/AAAAAA/commands/x"] {
        guest.get(path).await.refused(404, "not_found");
    }
    guest.command("AAAAAA", &json!({ "type": "start" })).await.refused(404, "not_found");
    guest
        .post("/api/v1/games/none/actions", &json!({ "ply": 0, "action": {} }))
        .await
        .refused(404, "not_found");
    guest.request("PUT", "/api/v1/me").send().await.refused(405, "method_not_allowed");
    guest.delete("/").await.refused(405, "method_not_allowed");
    guest.get("/api/v1/me/games?limit=x").await.refused(400, "bad_request");
    guest.get("/api/v1/me/games?cursor=x").await.refused(400, "bad_request");
    guest.get("/ws/v1").await.refused(400, "bad_request");
    let code = guest.table("regenwormen", "me open").await;
    guest.get(&format!("/ws/v1?table={code}&since=-1")).await.refused(400, "bad_request");
    guest.get(&format!("/ws/v1?table={code}")).await.refused(400, "bad_request");
    host.stop().await;
}

#[tokio::test]
async fn tables_that_make_no_game_are_refused() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let with = |key: &str, value: Value| {
        let mut request = table("regenwormen", "me bot");
        request[key] = value;
        request
    };
    let bad = [
        with("game", "chess".into()),
        with("game", 7.into()),
        with("options", json!({ "fly": true })),
        with("options", json!({ "expansion": 7 })),
        with("options", json!([])),
        with("seats", json!([{ "type": "me" }])),
        with("seats", json!([{ "type": "me" }, { "type": "me" }])),
        with("seats", json!([{ "type": "me" }, { "type": "ghost" }])),
        with("seats", json!([{ "type": "me" }, { "type": "bot", "level": "god" }])),
        with("seats", json!([{ "type": "me" }, { "type": "local", "name": " \t " }])),
        with("seats", Value::Array(vec![json!({ "type": "open" }); 99])),
        with("away_level", "god".into()),
        with("start_seat", 2.into()),
        with("start_seat", (-1).into()),
        with("pace_s", "soon".into()),
    ];
    for request in bad {
        guest.post("/api/v1/tables", &request).await.refused(400, "bad_request");
    }
    guest.post("/api/v1/play", &json!({ "game": "chess" })).await.refused(400, "bad_request");
    guest
        .post("/api/v1/play", &json!({ "game": "holzwurm", "level": "god" }))
        .await
        .refused(400, "bad_request");
    guest
        .post("/api/v1/play", &json!({ "game": "holzwurm", "players": 8 }))
        .await
        .refused(400, "bad_request");
    host.stop().await;
}

#[tokio::test]
async fn names_are_cleaned_or_refused() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for name in ["", "  ", "\u{0}\u{1b}", "\u{200b}", &"x".repeat(25), &"ö".repeat(25)] {
        guest.rename(name).await.refused(400, "bad_request");
    }
    assert_eq!(guest.get("/api/v1/me").await.good()["name"], guest.name.as_str());
    for (name, clean) in
        [("  Oma\t\u{7}  Jans\n", "Oma Jans"), ("<b>&\"'", "<b>&\"'"), (&"ö".repeat(24), &"ö".repeat(24))]
    {
        assert_eq!(guest.rename(name).await.good()["name"], clean);
    }
    let blue = guest.request("PATCH", "/api/v1/me").json(&json!({ "color": "blue" })).send().await.good();
    assert_eq!(blue["color"], "blue");
    let bad = guest.request("PATCH", "/api/v1/me").json(&json!({ "color": "invisible" })).send().await;
    bad.refused(400, "bad_request");
    host.stop().await;
}

/// A deck whose first card has this id, and whose columns are written with this many spaces.
fn deck(id: &str, n_spaces: usize) -> Value {
    let columns = [". ", ". W ", ". MAP . ", "SHO . ", "W BON"].join(&format!("/{}", " ".repeat(n_spaces)));
    let cards = (0..12).map(|idx| {
        let id = if idx == 0 { id.to_owned() } else { format!("M{idx}") };
        json!({ "id": id, "queen": 5, "general": 2, "worm": 4, "columns": columns })
    });
    json!({ "deck": "custom", "deck_cards": cards.collect::<Vec<_>>() })
}

#[tokio::test]
async fn decks_and_options_have_a_length() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = |options: Value| json!({ "game": "it-happens", "options": options });
    let code = guest.create(&table(deck(&"ö".repeat(32), 1))).await;
    let name = format!("{}!", "ö".repeat(32));
    for path in ["/api/v1/tables", "/api/v1/play"] {
        let detail = guest.post(path, &table(deck(&name, 1))).await.refused(400, "bad_request");
        let card = "ö".repeat(32);
        assert_eq!(
            detail,
            format!("options: the id that begins with \"{card}\" is longer than 32 characters")
        );
        guest.post(path, &table(deck("M0", 200))).await.refused(413, "too_large");
    }
    // Nor can they be changed later to something longer.
    let mut client = guest.open(&code).await;
    client.refused(json!({ "type": "change", "options": deck(&name, 1) }), "bad_request").await;
    client.refused(json!({ "type": "change", "options": deck("M0", 200) }), "too_large").await;
    client.done(json!({ "type": "change", "options": deck("M0", 20) })).await;
    host.stop().await;
}

#[tokio::test]
async fn cards_are_what_they_look_like() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = |options: Value| json!({ "game": "it-happens", "options": options });
    let code = guest.create(&table(deck("Zoë's 2nd card", 1))).await;
    for id in ["\u{1b}]0;pwn\u{7}", "M\n0", "M\u{202e}0", "M\u{200b}0", "M\u{0}", " M0", "M  0", "M0\u{2069}"]
    {
        for path in ["/api/v1/tables", "/api/v1/play"] {
            let detail = guest.post(path, &table(deck(id, 1))).await.refused(400, "bad_request");
            assert!(detail.starts_with("options: the id that reads \""), "{detail}");
            assert!(!detail.chars().any(|letter| letter.is_control() || letter == '\u{202e}'), "{detail}");
        }
        let mut client = guest.open(&code).await;
        client.refused(json!({ "type": "change", "options": deck(id, 1) }), "bad_request").await;
    }
    host.stop().await;
}

#[tokio::test]
async fn what_no_address_can_hold_is_a_problem_everywhere() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for route in wormery_protocol::ROUTES.iter().filter(|route| route.path.contains('{')) {
        for odd in ["%00", "%FF", "a%0Ab", "%C3%28"] {
            let path = ["{code}", "{id}", "{day}", "{set}"]
                .iter()
                .fold(route.path.to_owned(), |path, part| path.replace(part, odd));
            let request = guest.request(route.method.name(), &path).json(&json!({}));
            request.send().await.refused(400, "bad_request");
        }
    }
    for path in ["/api/v1/me/games?cursor=1.%00", "/api/v1/me/games?limit=%FF", "/ws/v1?table=%00"] {
        guest.get(path).await.refused(400, "bad_request");
    }
    host.stop().await;
}

#[tokio::test]
async fn the_type_of_a_problem_leads_to_its_description() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let problem = guest.get("/api/v1/tables/K3F9QW").await.json();
    let (page, code) = problem["type"].as_str().unwrap().split_once('#').unwrap();
    let answer = guest.get(page).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(code == "not_found" && answer.body.contains(&format!("<a id=\"{code}\"></a>")), "{code}");
    host.stop().await;
}
