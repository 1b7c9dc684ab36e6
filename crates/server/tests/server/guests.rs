//! Guests: their cookie, their data, and how they are forgotten.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use wormery_core::Seat;
use wormery_fair::verify;
use wormery_games::Holzwurm;
use wormery_server::Settings;

use crate::review::when_there;
use crate::support::{Guest, Host, PATIENCE, Players, Request, quick, table};

#[tokio::test]
async fn the_cookie_is_only_for_us() {
    for (base_url, is_secure) in [(None, false), (Some("https://worms.example"), true)] {
        let host = Host::with(Settings { base_url: base_url.map(Into::into), ..quick() }).await;
        let answer = Request::new(host.address, "GET", "/api/v1/me").send().await;
        let cookie = answer.header("set-cookie").unwrap();
        let parts: Vec<&str> = cookie.split("; ").collect();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(parts.contains(&part), "{cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), is_secure, "{cookie}");
        assert!(parts[0].len() > 50, "the token cannot be guessed: {cookie}");
        assert!(!answer.body.contains(parts[0].split('=').nth(1).unwrap()));
        host.stop().await;
    }
}

#[tokio::test]
async fn whoever_comes_back_is_the_same_guest() {
    let host = Host::start().await;
    let [guest, other] = host.guests().await;
    assert_ne!(guest.id, other.id);
    let again = guest.get("/api/v1/me").await;
    assert_eq!((again.header("set-cookie"), &again.good()["id"]), (None, &guest.id.clone().into()));
    // Making a table makes a guest, too.
    let answer =
        Request::new(host.address, "POST", "/api/v1/tables").json(&table("holzwurm", "me bot")).send().await;
    assert!(answer.header("set-cookie").is_some());
    let host = host.restart().await;
    assert_eq!(guest.at(host.address).get("/api/v1/me").await.good()["id"], guest.id.as_str());
    host.stop().await;
}

/// Two guests, Ann and Bob, who have played a game to its end.
async fn ann_and_bob(host: &Host) -> (Guest, Guest, Players) {
    let [ann, bob] = host.guests().await;
    ann.rename("Ann-canary").await.good();
    bob.rename("Bob").await.good();
    let mut request = table("holzwurm", "me open");
    request["options"] = json!({ "deals": 1 });
    let code = ann.create(&request).await;
    let mut players = Players::new(vec![ann.open(&code).await, bob.open(&code).await], 91);
    players.begin().await;
    while players.step().await {}
    (ann, bob, players)
}

#[tokio::test]
async fn everything_that_is_stored_can_be_exported() {
    let host = Host::start().await;
    let (ann, _, players) = ann_and_bob(&host).await;
    ann.post("/api/v1/me/bots", &json!({ "name": "Robbie" })).await.good();
    ann.table("holzwurm", "me bot").await;
    let answer = ann.get("/api/v1/me/export").await;
    assert!(answer.header("content-disposition").unwrap().contains("attachment"));
    let export = answer.good();
    assert_eq!(export["guest"]["name"], "Ann-canary");
    assert_eq!(export["bots"][0]["name"], "Robbie");
    assert!(export["first_seen"].is_string() && export["last_seen"].is_string());
    let record = ann.get(&format!("/api/v1/games/{}/record", players.game)).await.body;
    assert_eq!(export["games"][0]["record"], Value::String(record));
    assert_eq!(export["games"][0]["game"]["players"][0], json!({ "name": "Ann-canary", "you": true }));
    let token = ann.key.1.split('=').nth(1).unwrap();
    assert!(!answer.body.contains(token), "a token is shown once");
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name_behind() {
    let host = Host::start().await;
    let (ann, bob, mut players) = ann_and_bob(&host).await;
    let code = players.clients[0].code.clone();
    let other = ann.table("holzwurm", "me bot Anns-local").await;
    let mut client = ann.open(&other).await;
    client.done(json!({ "type": "start" })).await;
    client.next_of("frame").await;
    let running = bob.look(&other).await["game_id"].as_str().unwrap().to_owned();
    let told = bob.look(&code).await["digest"].clone();
    let gone = ann.delete("/api/v1/me").await;
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    // The token counts no more, and neither do the sockets.
    ann.get("/api/v1/me/games").await.refused(401, "unauthorized");
    ann.command(&code, &json!({ "type": "sit" })).await.refused(401, "unauthorized");
    assert_eq!((client.end().await, players.clients[0].end().await), (Some(4003), Some(4003)));
    // Her name is nowhere: not at the tables, not in the games.
    let record = bob.get(&format!("/api/v1/games/{}/record", players.game)).await.body;
    let texts = [
        bob.look(&code).await.to_string(),
        bob.look(&other).await.to_string(),
        bob.get(&format!("/api/v1/games/{}", players.game)).await.body,
        bob.get(&format!("/api/v1/games/{running}")).await.body,
        bob.get("/api/v1/me/export").await.body,
        record.clone(),
    ];
    for text in texts {
        assert!(!text.contains("canary") && !text.contains("Anns-local"), "{text}");
    }
    let verified = verify::<Holzwurm>(&record).expect("the record is as good as before");
    assert_eq!(verified.proof.withdrawn(), [Seat::new(0)]);
    assert_eq!(json!(verified.proof.digest()), told, "it is still the one that was played");
    assert_eq!(bob.look(&other).await["seats"][0]["type"], "bot", "a bot plays on");
    assert_eq!(bob.look(&code).await["seats"][0]["type"], "open");
    host.stop().await;
}

/// Stops a server when all its tables have been closed; one that goes on with its database.
async fn with_tables_closed(host: Host, tables: &[String]) -> Host {
    let (settings, folder) = host.stop().await;
    let closing = Settings { close_after: Duration::from_millis(10), ..settings.clone() };
    let host = Host::run(closing, folder).await;
    let guest = host.guest().await;
    for code in tables {
        let is_closed = async {
            while guest.get(&format!("/api/v1/tables/{code}")).await.status != 404 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, is_closed).await.expect("the table is closed");
    }
    let (_, folder) = host.stop().await;
    Host::run(settings, folder).await
}

/// Which of these are somewhere in the files of a folder.
pub(crate) fn found<'a>(folder: &Path, needles: &[(&'a str, Vec<u8>)]) -> Vec<&'a str> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let files: Vec<Vec<u8>> = files.collect();
    let is_in =
        |needle: &[u8]| files.iter().any(|file| file.windows(needle.len()).any(|part| part == needle));
    needles.iter().filter(|(_, needle)| is_in(needle)).map(|(what, _)| *what).collect()
}

/// What is stored of a guest and of a program of his; the token itself comes last and is stored nowhere.
fn traces(guest: &Guest, program: &Value) -> [(&'static str, Vec<u8>); 7] {
    let token = guest.key.1.split('=').nth(1).unwrap();
    let bytes = |text: &str| text.as_bytes().to_vec();
    [
        ("the name", bytes("Ann-canary")),
        ("the name of a friend", bytes("Anns-local")),
        ("the id", bytes(&guest.id)),
        ("the hash of the token", Sha256::digest(token).to_vec()),
        ("the name of a program", bytes("Robbie")),
        ("the id of a program", bytes(program["id"].as_str().unwrap())),
        ("the token", bytes(token)),
    ]
}

#[tokio::test]
async fn nothing_of_whoever_is_forgotten_stays_in_the_file() {
    let host = Host::with(Settings { review_playouts: 1, ..quick() }).await;
    let (ann, bob, players) = ann_and_bob(&host).await;
    let review = format!("/api/v1/games/{}/review", players.game);
    let made = tokio::time::timeout(PATIENCE, when_there(&bob, &review)).await.expect("a review");
    assert!(made.to_string().contains("Ann-canary"), "{made}");
    let closed = [players.clients[0].code.clone(), ann.table("holzwurm", "me bot Anns-local").await];
    drop(players);
    let host = with_tables_closed(host, &closed).await;
    let ann = ann.at(host.address);
    let robbie = ann.post("/api/v1/me/bots", &json!({ "name": "Robbie" })).await.good();
    ann.table("holzwurm", "me bot Anns-local").await;
    let needles = traces(&ann, &robbie);
    // Everything but the token itself can be found, or looking for it would show nothing.
    let (settings, folder) = host.stop().await;
    let there: Vec<&str> = needles[..6].iter().map(|(what, _)| *what).collect();
    assert_eq!(found(folder.path(), &needles), there);
    let host = Host::run(settings, folder).await;
    let (ann, bob) = (ann.at(host.address), bob.at(host.address));
    assert_eq!(ann.delete("/api/v1/me").await.status, 204);
    let again = tokio::time::timeout(PATIENCE, when_there(&bob, &review)).await.expect("a review");
    assert!(again.to_string().contains("Somebody"), "{again}");
    let (_, folder) = host.stop().await;
    assert_eq!(found(folder.path(), &needles), [""; 0]);
    assert_eq!(found(folder.path(), &[("Bob", b"Bob".to_vec())]), ["Bob"], "others are not forgotten");
}
