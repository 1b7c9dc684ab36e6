use std::time::Duration;

use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::Attacker;
use super::flood::flood;
use super::hot_seat::{self, HotSeat};

/// At how many tables he plays, and over how many sockets at each: together as many as one network may have.
const TABLES: u64 = 12;
const SOCKETS: usize = 15;
/// How long one who speaks too fast rests.
const REST: Duration = Duration::from_millis(5);

/// Plays by himself at tables with the longest clock, as fast as allowed, and is too fast over one more socket: a clock
/// that is set again with every move must leave nothing behind.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let cookie = me.guest(&mut http).await?;
    let mut tables = JoinSet::new();
    for seed in 0..TABLES {
        let Some(code) = hot_seat::make(me, &mut http, &cookie).await? else { continue };
        if seed == 0 {
            let words = vec![Message::text(r#"{"type":"back"}"#)];
            tables.spawn(flood(me.clone(), code.clone(), cookie.clone(), words, REST));
        }
        tables.spawn(HotSeat::play(me.clone(), code, cookie.clone(), SOCKETS, seed));
    }
    tables.join_all().await;
    Ok(())
}
