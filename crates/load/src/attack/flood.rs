use std::time::Duration;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

use super::Attacker;
use super::attacker::PAUSE;
use crate::seat::Socket;

/// How long he waits for the goodbye when nothing can be sent any more.
const GOODBYE: Duration = Duration::from_secs(1);

/// Says the same things over a socket again and again, with a rest after each; comes back when he is cut.
pub(super) async fn flood(me: Attacker, place: String, cookie: String, words: Vec<Message>, rest: Duration) {
    loop {
        let Some(socket) = me.socket(&place, &cookie).await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let (speaker, heard) = socket.split();
        let listening = listen(&me, heard);
        let speaking = async {
            speak(&me, speaker, &words, rest).await;
            tokio::time::sleep(GOODBYE).await;
        };
        tokio::select! {
            () = listening => {}
            () = speaking => {}
        }
    }
}

async fn speak(me: &Attacker, mut speaker: SplitSink<Socket, Message>, words: &[Message], rest: Duration) {
    for message in words.iter().cycle() {
        if speaker.send(message.clone()).await.is_err() {
            return;
        }
        me.loot.got("messages");
        if !rest.is_zero() {
            tokio::time::sleep(rest).await;
        }
    }
}

/// Listens until the socket is closed, and counts what is refused.
pub(super) async fn listen(me: &Attacker, mut heard: SplitStream<Socket>) {
    while let Some(Ok(message)) = heard.next().await {
        match message {
            // Only what is short can be a refusal; frames are not worth reading.
            Message::Text(text) if text.len() < 1000 => {
                let said: Value = serde_json::from_str(&text).unwrap_or_default();
                if let Some(code) = said["problem"]["code"].as_str() {
                    me.loot.got(&format!("refused {code}"));
                }
            }
            Message::Close(reason) => {
                let code = reason.map_or(1005, |reason| u16::from(reason.code));
                me.loot.got(&format!("closed {code}"));
                return;
            }
            _ => {}
        }
    }
}
