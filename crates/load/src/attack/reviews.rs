use std::time::Duration;

use anyhow::Context;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use wormery_protocol::{RulesInfo, TableInfo};

use super::Attacker;
use crate::http::Http;

/// The longest match that there is.
const LONG: &str = include_str!("../../data/long.json");
/// How many deals of it his tables play; the short ones are soon over.
const DEALS: [u32; 12] = [1, 100, 1, 100, 1, 10, 1, 10, 1, 10, 1, 10];
/// How often he asks for each.
const OFTEN: Duration = Duration::from_millis(40);

/// Lets bots that do not think play long matches, and asks for all reviews again and again, each as another guest.
pub(super) async fn attack(me: &Attacker) -> anyhow::Result<()> {
    let mut http = me.http().await?;
    let rules = me.rules(&mut http).await?;
    let mut askers = JoinSet::new();
    for deals in DEALS {
        let cookie = me.guest(&mut http).await?;
        let Some(made) = me.table(&mut http, &cookie, &long_match(&rules, deals)?).await? else { continue };
        let path = format!("/api/v1/tables/{}/commands", made.code);
        me.ask(&mut http, "POST", &path, Some(&cookie), &json!({ "type": "start" })).await?;
        askers.spawn(ask(me.clone(), me.http().await?, made.code, cookie));
    }
    while let Some(asked) = askers.join_next().await {
        asked??;
    }
    Ok(())
}

/// A match of so many deals between two bots of the simplest kind.
fn long_match(rules: &[RulesInfo], deals: u32) -> anyhow::Result<Value> {
    let mut table: Value = serde_json::from_str(LONG)?;
    let game = rules.iter().find(|rules| table["game"] == rules.game).context("no such game")?;
    let simplest = &game.levels.first().context("a game has bots")?.name;
    table["options"]["deals"] = deals.into();
    table["seats"] = json!([{ "type": "bot", "level": simplest }, { "type": "bot", "level": simplest }]);
    table["bot_pace_ms"] = 0.into();
    Ok(table)
}

/// Asks for the review of what is played at a table, for ever.
async fn ask(me: Attacker, mut http: Http, code: String, cookie: String) -> anyhow::Result<()> {
    let mut game = None;
    loop {
        let path = match &game {
            Some(id) => format!("/api/v1/games/{id}/review"),
            None => format!("/api/v1/tables/{code}"),
        };
        let answer = me.ask(&mut http, "GET", &path, Some(&cookie), &Value::Null).await?;
        if game.is_none() && answer.status == 200 {
            game = answer.json::<TableInfo>()?.game_id;
        }
        tokio::time::sleep(OFTEN).await;
    }
}
