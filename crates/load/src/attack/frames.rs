use std::time::Duration;

use anyhow::Context;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::Attacker;
use super::flood::flood;
use super::hot_seat;

/// How many sockets speak at a time.
const SOCKETS: usize = 60;
/// As long as a message may be.
const LONG: usize = 16 * 1024;

/// Sends binary messages, pings and nonsense as fast as they go out.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let cookie = me.guest(&mut http).await?;
    let code = hot_seat::make(me, &mut http, &cookie).await?.context("he has no table")?;
    let words = [
        vec![Message::binary(vec![7; LONG])],
        vec![Message::Ping(vec![7; 100].into())],
        vec![Message::text("[".repeat(LONG))],
        vec![Message::text("{\"type\":\"nonsense\"}"), Message::Pong(vec![].into())],
    ];
    let mut sockets = JoinSet::new();
    for place in 0..SOCKETS {
        let words = words[place % words.len()].clone();
        sockets.spawn(flood(me.clone(), code.clone(), cookie.clone(), words, Duration::ZERO));
    }
    sockets.join_all().await;
    Ok(())
}
