use serde_json::{Value, json};
use wormery_protocol::RulesInfo;

use super::Attacker;
use super::attacker::PAUSE;

/// As many tables as one network may make at once, and some more.
const GUESTS: usize = 35;

/// Fills tables with the strongest bots, each of another guest: those who run tables take turns, so he is as many as he can.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let rules = me.rules(&mut http).await?;
    let mut cookie = String::new();
    for place in 0..GUESTS {
        cookie = me.guest(&mut http).await?;
        let table = full_of_bots(&rules[place % rules.len()]);
        let Some(made) = me.table(&mut http, &cookie, &table).await? else { continue };
        let path = format!("/api/v1/tables/{}/commands", made.code);
        me.ask(&mut http, "POST", &path, Some(&cookie), &json!({ "type": "start" })).await?;
    }
    loop {
        me.table(&mut http, &cookie, &full_of_bots(&rules[0])).await?;
        tokio::time::sleep(PAUSE).await;
    }
}

/// A table with the strongest bot on every seat, each of which acts at once.
fn full_of_bots(rules: &RulesInfo) -> Value {
    let strongest = rules.levels.last().map_or("random", |level| &level.name);
    let seats = vec![json!({ "type": "bot", "level": strongest }); rules.max_players.into()];
    json!({ "game": rules.game, "seats": seats, "bot_pace_ms": 0 })
}
