use std::sync::Arc;

use wormery_protocol::{Code, Problem, TableState};

use super::{GameBody, Room};
use crate::app::App;
use crate::fault::{of_store, problem};
use crate::live::LiveGame;

impl Room {
    /// Goes on where the stored game is: after a restart.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<(), Problem> {
        let mut state = self.lock().await;
        self.adopt(&mut state).await?;
        if state.row.game_id.is_some() && state.row.state != TableState::Open {
            self.reload(&mut state).await?;
        }
        if state.is_playing() {
            self.wait_for_absent(&mut state);
        }
        state.shrink();
        Ok(())
    }
}

/// A game as it is stored, up to its last event.
pub(super) async fn load_game(app: &Arc<App>, id: &str) -> Result<Box<dyn LiveGame>, Problem> {
    let damaged = |error: String| {
        tracing::error!(game.id = id, error, "a stored game cannot be read");
        problem(Code::Internal, "the stored game cannot be read")
    };
    let stored = app.store.game(id).await.map_err(|error| of_store(&error))?;
    let row = stored.ok_or_else(|| problem(Code::NotFound, "there is no such game"))?;
    let body: GameBody = serde_json::from_str(&row.body).map_err(|error| damaged(error.to_string()))?;
    let lines = app.store.events(id, 0).await.map_err(|error| of_store(&error))?;
    body.resume(&lines).map_err(damaged)
}
