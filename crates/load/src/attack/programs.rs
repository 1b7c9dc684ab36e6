use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use super::Attacker;
use super::attacker::PAUSE;
use super::silent::words;
use crate::http::connect;

/// How many requests of one guest come side by side.
const SIDE_BY_SIDE: usize = 20;
/// How many programs a guest may have.
const MOST: usize = 3;
/// How many connections send headers that are too long.
const HEADERS: usize = 4;
/// How long these are.
const LONG: usize = 300_000;

/// Asks for many programs at once, and sends headers that nobody could want to read.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut headers = JoinSet::new();
    for _ in 0..HEADERS {
        headers.spawn(send_headers(me.clone()));
    }
    let mut http = me.http().await?;
    loop {
        let cookie = me.guest(&mut http).await?;
        let asked: JoinSet<_> = (0..SIDE_BY_SIDE).map(|_| make(me.clone(), cookie.clone())).collect();
        let n_made = asked.join_all().await.into_iter().filter(|made| matches!(made, Ok(true))).count();
        (MOST..n_made).for_each(|_| me.loot.got("a fourth program"));
    }
}

/// Asks for a program; whether there is one.
async fn make(me: Attacker, cookie: String) -> anyhow::Result<bool> {
    let mut http = me.http().await?;
    let answer =
        me.ask(&mut http, "POST", "/api/v1/me/bots", Some(&cookie), &json!({ "name": "Robo" })).await?;
    Ok(answer.status == 201)
}

/// Sends too long headers for ever.
async fn send_headers(me: Attacker) {
    let request = format!("GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: {}", "x".repeat(LONG));
    loop {
        let answer = async {
            let mut stream = connect(me.address, me.from).await?;
            // It is refused before all of it is out.
            let _ = stream.write_all(request.as_bytes()).await;
            let mut answer = [0; 600];
            let length = stream.read(&mut answer).await?;
            anyhow::Ok(words(&String::from_utf8_lossy(&answer[..length])))
        };
        me.loot.got(&answer.await.unwrap_or_else(|_| "closed without a word".to_owned()));
        tokio::time::sleep(PAUSE / 4).await;
    }
}
