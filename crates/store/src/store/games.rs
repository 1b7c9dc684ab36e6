//! Games, their events and their reviews.

use super::{Backend, Store};
use crate::page::page;
use crate::write::{Statement, Write};
use crate::{Append, AppendError, Cursor, GameRow, NewGame, Page, PlayerRow, StoreError, sql};

impl Store {
    /// Stores a game with its players and first events; an id that exists is a conflict.
    pub async fn create_game(&self, game: &NewGame) -> Result<(), AppendError> {
        self.write(Write::create(game)).await
    }

    /// The same, only if its table has this version: whoever has changed the table meanwhile begins another game.
    pub async fn create_game_at(&self, game: &NewGame, version: u32) -> Result<(), AppendError> {
        self.write(Write::create_at(game, version)).await
    }

    /// Appends events, and perhaps the ending, all or nothing.
    ///
    /// It is a conflict when `from` is not the number of events stored, or when the game has ended, or when another server has taken the table.
    pub async fn append(&self, batch: Append) -> Result<(), AppendError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => Box::pin(sqlite.write(Write::append(&batch))).await,
            Backend::Postgres(postgres) => Box::pin(postgres.append(&batch)).await,
        }
    }

    /// Returns the events of a game from a ply on, in order.
    pub async fn events(&self, game: &str, since: u32) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self.rows(sql::EVENTS, &[game.into(), since.into()]).await?;
        Ok(rows.into_iter().map(|(body,)| body).collect())
    }

    /// Returns a game without its events.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.row(sql::GAME, &[id.into()]).await
    }

    /// Returns who sits where, in order of the seats.
    pub async fn players(&self, game: &str) -> Result<Vec<PlayerRow>, StoreError> {
        self.rows(sql::PLAYERS, &[game.into()]).await
    }

    /// Returns the games that have not ended, oldest first.
    pub async fn live_games(&self) -> Result<Vec<GameRow>, StoreError> {
        self.rows(sql::LIVE_GAMES, &[]).await
    }

    /// Returns a page of the games in which a guest has a seat, newest first.
    ///
    /// The page says where the next one begins.
    pub async fn games_of(
        &self,
        guest: &str,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Page<GameRow>, StoreError> {
        let before = before.unwrap_or(Cursor::LATEST);
        let args = [guest.into(), before.created_ms.into(), (&before.id).into(), limit.into()];
        Ok(page(self.rows(sql::GAMES_OF, &args).await?, limit))
    }

    /// Stores the review that was made of a game with a body, in place of an earlier one.
    ///
    /// It is a conflict when there is no such game, or when its body has become another one meanwhile.
    pub async fn put_review(&self, game: &str, of: &str, body: &str) -> Result<(), AppendError> {
        let hold = Statement::new(sql::HOLD_BODY, vec![game.into(), of.into()]).or(AppendError::Conflict);
        let put = Statement::new(sql::PUT_REVIEW, vec![game.into(), body.into()]);
        self.write(Write::all(vec![hold, put])).await
    }

    /// Returns the review of a game.
    pub async fn review(&self, game: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = self.row(sql::REVIEW, &[game.into()]).await?;
        Ok(found.map(|(body,)| body))
    }
}
