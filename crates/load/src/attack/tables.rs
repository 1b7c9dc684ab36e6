use std::time::Duration;

use serde_json::Value;

use super::Attacker;

/// A table whose options are as long as they may be.
const LARGE: &str = include_str!("../../data/large.json");
/// His program shares the cores with the server, so it rests a little.
const REST: Duration = Duration::from_millis(1);
/// How many guests he is.
const GUESTS: usize = 8;

/// Makes tables without end, with the largest deck, as several guests.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let large: Value = serde_json::from_str(LARGE)?;
    let mut cookies = Vec::new();
    for _ in 0..GUESTS {
        cookies.push(me.guest(&mut http).await?);
    }
    for cookie in cookies.iter().cycle() {
        me.table(&mut http, cookie, &large).await?;
        tokio::time::sleep(REST).await;
    }
    Ok(())
}
