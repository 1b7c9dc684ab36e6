use std::io::BufRead;

use wormery_core::Word;
use wormery_record::{Header, Replay, ReplayError, ReplayLines, Replayed};

use crate::{GameId, with_game};

/// Replays a record of any game.
pub fn replay(reader: impl BufRead) -> Result<Replayed, ReplayError> {
    wormery_record::replay(reader, start)
}

fn start(header: &Header<'_>) -> Result<Box<dyn ReplayLines>, String> {
    let id = GameId::from_word(&header.game).map_err(|error| error.to_string())?;
    with_game!(id, G => Ok(Box::new(Replay::<G>::new(&header.config::<G>()?))))
}
