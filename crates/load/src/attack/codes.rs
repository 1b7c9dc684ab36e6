use std::time::Duration;

use serde_json::Value;
use tokio::task::JoinSet;
use wormery_core::Luck;
use wormery_table::Seeded;

use super::Attacker;
use crate::http::Http;

/// The letters and digits of codes.
const LETTERS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// His program shares the cores with the server, so it rests a little.
const REST: Duration = Duration::from_millis(2);
/// How many connections try codes; every other one belongs to a guest.
const CONNECTIONS: u64 = 8;

/// Tries codes until one fits, as somebody unknown and as a guest.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut tries = JoinSet::new();
    for place in 0..CONNECTIONS {
        let mut http = me.http().await?;
        let cookie = if place % 2 == 0 { None } else { Some(me.guest(&mut http).await?) };
        tries.spawn(try_codes(me.clone(), http, cookie, Seeded::for_game(place, 10)));
    }
    while let Some(ended) = tries.join_next().await {
        ended??;
    }
    Ok(())
}

async fn try_codes(
    me: Attacker,
    mut http: Http,
    cookie: Option<String>,
    mut luck: Seeded,
) -> anyhow::Result<()> {
    loop {
        let letter = |_| char::from(LETTERS[luck.below(LETTERS.len() as u32) as usize]);
        let code: String = (0..6).map(letter).collect();
        let path = format!("/api/v1/tables/{code}");
        me.ask(&mut http, "GET", &path, cookie.as_deref(), &Value::Null).await?;
        tokio::time::sleep(REST).await;
    }
}
