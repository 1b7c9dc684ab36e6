//! What is said at a table.

use serde_json::{Value, json};

use crate::support::{Host, table};

fn say(text: &str) -> Value {
    json!({ "type": "say", "text": text })
}

#[tokio::test]
async fn at_a_private_table_people_talk() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot").await;
    let mut one = first.open(&code).await;
    let mut watcher = second.open(&code).await;
    one.done(say("  Hello\u{7}\n you ")).await;
    let heard = watcher.next_of("talk").await;
    let who = heard["who"].clone();
    let expected = json!({ "type": "talk", "seat": 0, "name": first.name, "who": who, "text": "Hello you" });
    assert_eq!(heard, expected);
    assert_eq!(one.next_of("talk").await, expected);
    watcher.done(say("hi")).await;
    let heard = one.next_of("talk").await;
    assert_ne!(heard["who"], who);
    let expected = json!({ "type": "talk", "name": second.name, "who": heard["who"], "text": "hi" });
    assert_eq!(heard, expected);
    for text in ["", " \n ", &"x".repeat(301)] {
        one.refused(say(text), "bad_request").await;
    }
    one.done(say(&"ö".repeat(300))).await;
    host.stop().await;
}

#[tokio::test]
async fn at_a_public_table_there_are_phrases_and_emotes_only() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let mut public = table("regenwormen", "me bot");
    public["public"] = true.into();
    let code = first.create(&public).await;
    let mut one = first.open(&code).await;
    let mut watcher = second.open(&code).await;
    one.refused(say("buy worms"), "forbidden").await;
    one.done(json!({ "type": "phrase", "phrase": "good_luck" })).await;
    assert_eq!(watcher.next_of("talk").await["phrase"], "good_luck");
    one.done(json!({ "type": "emote", "emote": "heart" })).await;
    assert_eq!(watcher.next_of("talk").await["emote"], "heart");
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_renamed_speaks_and_sits_under_the_new_name() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot open").await;
    let mut one = first.open(&code).await;
    let mut other = second.open(&code).await;
    other.next_of("you").await;
    second.rename("Zoë").await.good();
    let table = one.table(|table| table["seats"][2]["name"] == "Zoë").await;
    assert_eq!(table["seats"][0]["name"], first.name.as_str());
    assert_eq!(other.until(|message| message["name"] == "Zoë").await["type"], "you");
    other.done(say("hi")).await;
    assert_eq!(one.next_of("talk").await["name"], "Zoë");
    other.done(json!({ "type": "stand" })).await;
    other.done(json!({ "type": "sit" })).await;
    assert_eq!(first.look(&code).await["seats"][2]["name"], "Zoë");
    host.stop().await;
}

#[tokio::test]
async fn a_person_is_known_at_a_table_by_one_word_that_says_nothing_elsewhere() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot open").await;
    let mut one = first.open(&code).await;
    let mut other = second.open(&code).await;
    let table = one.table(|table| table["seats"][2]["type"] == "person").await;
    let [host_who, who] = [0, 2].map(|seat: usize| table["seats"][seat]["who"].clone());
    assert!(who.as_str().is_some_and(|who| who.len() == 16), "{who}");
    assert_ne!(who, host_who);
    second.rename("Zoë").await.good();
    let renamed = one.table(|table| table["seats"][2]["name"] == "Zoë").await;
    assert_eq!(renamed["seats"][2]["who"], who);
    other.done(json!({ "type": "emote", "emote": "clap" })).await;
    assert_eq!(one.next_of("talk").await["who"], who);
    other.done(json!({ "type": "stand" })).await;
    other.done(json!({ "type": "emote", "emote": "cry" })).await;
    let watches = one.next_of("talk").await;
    assert_eq!((&watches["seat"], &watches["who"]), (&Value::Null, &who));
    let elsewhere = second.table("regenwormen", "me bot").await;
    let table = second.open(&elsewhere).await.table(|_| true).await;
    assert_ne!(table["seats"][0]["who"], who);
    host.stop().await;
}
