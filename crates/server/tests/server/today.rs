//! Games of days: what is ranked, and what is not.

use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};
use wormery_bots::{Levels, Limit, Roster, Thinking};
use wormery_core::{Luck, Seat, Turn, Viewer};
use wormery_games::{Holzwurm, Regenwormen};
use wormery_host::record_text;
use wormery_server::Settings;
use wormery_table::{Seeded, Table};
use wormery_today::{Day, RuleSet, TableLuck, Today, stamped};

use crate::support::{Answer, Guest, Host, Request, quick};

pub(crate) fn now() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Day::at(i64::try_from(since.as_millis()).unwrap())
}

/// A game of a day by somebody who does anything.
pub(crate) fn played<G: Roster>(set: &str, day: Day, seed: u64) -> String {
    let set = RuleSet::named(set).unwrap();
    let today = Today::of::<G>(day, set);
    let levels = today.levels::<G>().unwrap();
    let config = set.config::<G>(levels.len() + 1).unwrap();
    let (mut person, mut luck) = (Seeded::new(seed), TableLuck::new(Some(&today), Seeded::new(0)));
    let mut table = Table::<G>::new(config.clone());
    table.commit(luck.propose_chance(&table).unwrap()).unwrap();
    while let Turn::Act(seat) = table.turn() {
        let legal: Vec<_> = table.game().legal().collect();
        let action = match seat.index() {
            0 => legal[person.below(legal.len() as u32) as usize],
            bot => {
                let mut bot = G::bot(levels[bot - 1], &config, Seat::new(bot)).unwrap();
                let mut thinking = Thinking::new(today.thinking(table.ply()), Limit::Playouts(1));
                bot.choose(&table.game().view(Viewer::Seat(seat)), &legal, &mut thinking)
            }
        };
        table.commit(luck.propose(&table, seat, table.ply(), action).unwrap()).unwrap();
    }
    stamped(&record_text(&table, &["Ann", "", ""]).unwrap(), &today)
}

fn own_score(record: &str) -> i64 {
    let result: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    result["result"]["scores"][0].as_i64().unwrap()
}

async fn send(guest: &Guest, record: &str) -> Answer {
    guest.post("/api/v1/today", &json!({ "record": record })).await
}

#[tokio::test]
async fn those_who_send_a_game_are_ranked() {
    let host = Host::start().await;
    let [ann, bob, cas] = host.guests().await;
    ann.rename("Ann").await.good();
    let day = now();
    let mut games = (0..).map(|seed| played::<Holzwurm>("holzwurm", day, seed));
    let one = games.next().unwrap();
    let other = games.find(|game| own_score(game) != own_score(&one)).unwrap();
    let (worst, best) = if own_score(&one) < own_score(&other) { (&one, &other) } else { (&other, &one) };
    let first = send(&ann, worst).await.good();
    assert_eq!((&first["people"], &first["mine"]["rank"]), (&json!(1), &json!(1)));
    assert_eq!(first["mine"]["score"], json!(own_score(worst)));
    let second = send(&bob, best).await.good();
    assert_eq!((&second["people"], &second["mine"]["rank"]), (&json!(2), &json!(1)));
    let path = format!("/api/v1/today/{day}/holzwurm");
    let seen = ann.get(&path).await.good();
    assert_eq!((&seen["mine"]["rank"], &seen["best"][1]["name"]), (&json!(2), &json!("Ann")));
    assert_eq!((&seen["best"][1]["you"], &seen["best"][0].get("you")), (&json!(true), &None));
    assert_eq!(cas.get(&path).await.good().get("mine"), None);
    let anybody = Request::new(host.address, "GET", &path).send().await;
    assert!(anybody.header("set-cookie").is_none(), "who only looks is not made a guest");
    assert_eq!(anybody.good()["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!(ann.get(&format!("/api/v1/today/{day}/extra")).await.good()["people"], 0);
    for nowhere in ["/api/v1/today/x/holzwurm", "/api/v1/today/1/chess", "/api/v1/today/-1/extra"] {
        ann.get(nowhere).await.refused(404, "not_found");
    }
    ann.get("/api/v1/today/1/%FF").await.refused(400, "bad_request");
    host.stop().await;
}

#[tokio::test]
async fn the_first_game_of_a_day_counts_and_may_be_sent_again() {
    let host = Host::start().await;
    let ann = host.guest().await;
    let day = now();
    let [one, other] = [1, 2].map(|seed| played::<Holzwurm>("holzwurm", day, seed));
    let first = send(&ann, &one).await.good();
    assert_eq!(send(&ann, &one).await.good(), first, "the answer was lost");
    assert_eq!(send(&ann, &one.replace("Ann", "Anna")).await.good(), first, "names are no part of it");
    send(&ann, &other).await.refused(409, "already_played");
    let export = ann.get("/api/v1/me/export").await.good();
    assert_eq!(
        (&export["today"][0]["set"], &export["today"][0]["score"]),
        (&json!("holzwurm"), &first["mine"]["score"])
    );
    assert_eq!(ann.delete("/api/v1/me").await.status, 204);
    let path = format!("/api/v1/today/{day}/holzwurm");
    assert_eq!(host.guest().await.get(&path).await.good()["people"], 0, "who is forgotten is not ranked");
    host.stop().await;
}

#[tokio::test]
async fn what_was_not_played_so_is_refused() {
    let host = Host::start().await;
    let ann = host.guest().await;
    let day = now();
    let good = played::<Regenwormen>("regenwormen", day, 1);
    let of_other_day = good.replacen(&format!("\"day\":{day}"), &format!("\"day\":{}", day.number() + 2), 1);
    send(&ann, &of_other_day).await.refused(409, "not_today");
    let too_old = good.replacen(&format!("\"day\":{day}"), "\"day\":0", 1);
    send(&ann, &too_old).await.refused(409, "not_today");
    let detail = send(&ann, &good.replacen("today-1", "today-2", 1)).await.refused(409, "unknown_bots");
    assert!(detail.ends_with("please load the page again"), "{detail}");
    let newer = good.replacen("\"set\":\"regenwormen\"", "\"set\":\"sprint\"", 1);
    send(&ann, &newer).await.refused(409, "unknown_bots");
    let newer = good.replacen("\"bots\":", "\"half\":2,\"bots\":", 1);
    send(&ann, &newer).await.refused(409, "unknown_bots");
    let other_set = good.replacen("\"set\":\"regenwormen\"", "\"set\":\"holzwurm\"", 1);
    send(&ann, &other_set).await.refused(422, "illegal");
    let cut = |n_lines| good.lines().take(n_lines).flat_map(|line| [line, "\n"]).collect::<String>();
    assert_eq!(send(&ann, &cut(9)).await.refused(422, "illegal"), "the game is not over");
    let thrown = cut(3);
    let (before, faces) = thrown.split_once("\"faces\":[\"").unwrap();
    let other = if faces.starts_with('W') { "1" } else { "W" };
    let changed = format!("{before}\"faces\":[\"{other}{}", &faces[1..]);
    assert!(send(&ann, &changed).await.refused(422, "other_luck").starts_with("line 3: "));
    send(&ann, "nonsense").await.refused(422, "illegal");
    let long = send(&ann, &"x".repeat(300_000)).await;
    long.refused(413, "too_large");
    let program = ann.post("/api/v1/me/bots", &json!({ "name": "Robo" })).await.good();
    send(&Guest::program(host.address, &program), &good).await.refused(403, "forbidden");
    let path = format!("/api/v1/today/{day}/regenwormen");
    assert_eq!(ann.get(&path).await.good()["people"], 0);
    host.stop().await;
}

#[tokio::test]
async fn a_record_is_listed_for_one_guest() {
    let host = Host::start().await;
    let [ann, bob] = host.guests().await;
    let day = now();
    let record = played::<Holzwurm>("holzwurm", day, 1);
    let first = send(&ann, &record).await.good();
    let second = send(&bob, &record.replace("Ann", "Bob")).await.good();
    assert_eq!(second["mine"], first["mine"], "he may have played the same");
    let seen = ann.get(&format!("/api/v1/today/{day}/holzwurm")).await.good();
    assert_eq!((&seen["people"], seen["best"].as_array().map(Vec::len)), (&json!(1), Some(1)));
    assert_eq!(seen["best"][0]["you"], true);
    host.stop().await;
}

#[tokio::test]
async fn one_network_does_not_fill_the_list_of_a_day() {
    let settings = Settings { listed_per_network: 2, trust_proxy: true, ..quick() };
    let host = Host::with(settings).await;
    let day = now();
    let mut games = (0..).map(|seed| played::<Holzwurm>("holzwurm", day, seed));
    let path = format!("/api/v1/today/{day}/holzwurm");
    for (address, n_listed) in
        [("203.0.113.7", 1), ("203.0.113.7", 2), ("203.0.113.7", 2), ("203.0.113.7", 2), ("203.0.113.8", 3)]
    {
        let guest = host.guest().await;
        let send = guest.request("POST", "/api/v1/today").header("x-forwarded-for", address);
        let ranking = send.json(&json!({ "record": games.next().unwrap() })).send().await.good();
        assert!(ranking["mine"]["rank"].as_i64() <= ranking["people"].as_i64(), "{ranking}");
        let seen = Request::new(host.address, "GET", &path).send().await.good();
        assert_eq!(seen["people"], n_listed, "after one from {address}");
        assert_eq!(seen["best"].as_array().map(Vec::len), Some(n_listed));
    }
    // The 256 networks that a household may have count as one.
    for number in 0..4 {
        let guest = host.guest().await;
        let from = format!("2001:db8:7:{number}::1");
        let send = guest.request("POST", "/api/v1/today").header("x-forwarded-for", &from);
        send.json(&json!({ "record": games.next().unwrap() })).send().await.good();
    }
    assert_eq!(Request::new(host.address, "GET", &path).send().await.good()["people"], 5);
    host.stop().await;
}
