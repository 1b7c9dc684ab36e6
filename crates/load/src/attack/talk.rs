use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::Attacker;
use super::flood::flood;

/// How many guests talk.
const GUESTS: usize = 30;
/// Somewhat faster than anybody may.
const REST: Duration = Duration::from_millis(50);

/// Talks without end at a table of the others, as many guests.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let (mut http, mut guests) = (me.http().await?, JoinSet::new());
    let words = [
        json!({ "type": "say", "text": "worm ".repeat(60) }),
        json!({ "type": "emote", "emote": "laugh" }),
        json!({ "type": "phrase", "phrase": "hello" }),
    ];
    let words = words.map(|message| Message::text(message.to_string())).to_vec();
    for _ in 0..GUESTS {
        let (cookie, place) = (me.guest(&mut http).await?, format!("{}&watch=true", me.prey.code));
        guests.spawn(flood(me.clone(), place, cookie, words.clone(), REST));
    }
    guests.join_all().await;
    Ok(())
}
