use wormery_protocol::{Problem, TableState};

use super::{Room, RoomState};
use crate::fault::of_store;

impl Room {
    /// Goes on with a game that was stored when the server was cut off before it could store that it is played.
    pub(super) async fn adopt(&self, state: &mut RoomState) -> Result<(), Problem> {
        let next = state.row.next.id.clone();
        if state.row.game_id.as_ref() == Some(&next) {
            return Ok(());
        }
        let stored = self.app()?.store.game(&next).await.map_err(|error| of_store(&error))?;
        if stored.is_none() {
            return Ok(());
        }
        let mut row = state.row.clone();
        row.state = TableState::Playing;
        row.game_id = Some(next);
        row.result = None;
        self.put(state, row).await
    }
}
