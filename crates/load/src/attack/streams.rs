use anyhow::Context;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use wormery_protocol::TableInfo;

use super::Attacker;
use super::attacker::PAUSE;
use super::hot_seat::{self, HotSeat};
use super::silent::words;
use crate::http::{Http, bound};

/// How many do not read: more than one network may have.
const DEAF: usize = 220;
/// Over how many sockets he plays at the busy table.
const SPEAKERS: usize = 8;
/// As little room as possible for what comes.
const ROOM: u32 = 2048;

/// Opens streams and sockets at a table where much happens, and at one of the others, and never reads.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let cookie = me.guest(&mut http).await?;
    let code = hot_seat::make(me, &mut http, &cookie).await?.context("he has no table")?;
    let mut tasks = JoinSet::new();
    tasks.spawn(HotSeat::play(me.clone(), code.clone(), cookie.clone(), SPEAKERS, 1));
    let game = game_at(me, &mut http, &code, &cookie).await?;
    let places = [
        format!("/api/v1/games/{game}/stream"),
        format!("/ws/v1?table={code}&watch=true"),
        format!("/api/v1/games/{}/stream", me.prey.game),
        format!("/ws/v1?table={}&watch=true", me.prey.code),
    ];
    for place in 0..DEAF {
        tasks.spawn(hold(me.clone(), upgrade(&places[place % places.len()], &cookie)));
    }
    tasks.join_all().await;
    Ok(())
}

/// The game at a table, as soon as it has begun.
async fn game_at(me: &Attacker, http: &mut Http, code: &str, cookie: &str) -> anyhow::Result<String> {
    loop {
        let path = format!("/api/v1/tables/{code}");
        let answer = me.ask(http, "GET", &path, Some(cookie), &Value::Null).await?;
        if let Some(game) = answer.json::<TableInfo>().ok().and_then(|table| table.game_id) {
            return Ok(game);
        }
        tokio::time::sleep(PAUSE / 4).await;
    }
}

/// A request that opens a socket, where it can be opened.
pub(super) fn upgrade(path: &str, cookie: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Holds a connection of which nothing is read but the beginning of the answer.
async fn hold(me: Attacker, request: String) {
    loop {
        if let Ok((stream, answer)) = open(&me, &request).await {
            me.loot.got(&words(&answer));
            if is_open(&answer) {
                me.loot.got("sockets and streams");
                let _held = stream;
                std::future::pending::<()>().await;
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn open(me: &Attacker, request: &str) -> anyhow::Result<(TcpStream, String)> {
    let mut stream = bound(me.from, Some(ROOM))?.connect(me.address).await?;
    stream.write_all(request.as_bytes()).await?;
    let (mut answer, mut length) = ([0; 800], 0);
    loop {
        let n_read = stream.read(&mut answer[length..]).await?;
        length += n_read;
        // Of a refusal the code comes with the body.
        let seen = String::from_utf8_lossy(&answer[..length]);
        if n_read == 0 || is_open(&seen) || seen.contains("\"code\":") {
            return Ok((stream, seen.into_owned()));
        }
    }
}

fn is_open(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 101") || answer.starts_with("HTTP/1.1 200")
}
