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
    let expected = json!({ "type": "talk", "seat": 0, "name": first.name, "text": "Hello you" });
    assert_eq!(watcher.next_of("talk").await, expected);
    assert_eq!(one.next_of("talk").await, expected);
    watcher.done(say("hi")).await;
    let expected = json!({ "type": "talk", "name": second.name, "text": "hi" });
    assert_eq!(one.next_of("talk").await, expected);
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
