use serde_json::Value;
use wormery_bots::Roster;
use wormery_core::Game;
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Recorded};
use wormery_review::report;

use crate::call::{Refusal, game_id};
use crate::nets::make_sure;
use crate::proof::verified;
use crate::replay::{GameReplay, Replay};

fn game_of(record: &str) -> Result<GameId, String> {
    let header = Header::parse(record.split('\n').next().unwrap_or_default());
    game_id(&header.map_err(|error| format!("line 1: {error}"))?.game)
}

fn recorded<G: Game>(record: &str) -> Result<Recorded<G>, String> {
    Recorded::parse(record).map_err(|error| error.to_string())
}

/// Luck and skill of a record.
pub(crate) fn review(record: &str) -> Result<Value, Refusal> {
    with_game!(game_of(record)?, G => {
        let recorded = recorded::<G>(record)?;
        make_sure::<G>(&recorded.config)?;
        let mut judge = G::judge(&recorded.config);
        let found = report(&recorded.config, &recorded.events, &mut *judge, &recorded.players);
        let found = found.map_err(|illegal| illegal.to_string())?;
        Ok(serde_json::to_value(found).map_err(|error| error.to_string())?)
    })
}

/// Whether the luck of a record was fair.
pub(crate) fn verify(record: &str) -> Result<Value, String> {
    Ok(verified(with_game!(game_of(record)?, G => wormery_fair::verify::<G>(record))))
}

/// A record that is looked at again and again.
pub(crate) fn replay(record: &str) -> Result<Box<dyn Replay>, String> {
    with_game!(game_of(record)?, G => Ok(Box::new(GameReplay::<G>::new(record)?)))
}
