//! Copies of games that are played on a device: one device has each, and whoever takes it over raises the epoch.

use super::Store;
use crate::session::Arg;
use crate::write::{Statement, Write};
use crate::{AppendError, Cursor, KeptRow, MostKept, StoreError, Taking, sql};

impl Store {
    /// Stores the copy of a game, new or in place of the one that has the same epoch and holder; any other is a conflict.
    ///
    /// Of the copies that its guest has, the oldest go when there are more than `most`.
    pub async fn put_kept(&self, kept: &KeptRow, most: MostKept) -> Result<(), AppendError> {
        let put = Statement::new(sql::PUT_KEPT, columns(kept)).or(AppendError::Conflict);
        let drop = |sql, most: u32| Statement::new(sql, vec![(&kept.guest).into(), most.into()]);
        let running = drop(sql::DROP_RUNNING_KEPT, most.running);
        let finished = drop(sql::DROP_FINISHED_KEPT, most.finished);
        self.write(Write::all(vec![put, running, finished])).await
    }

    /// Takes a game that goes on over to another device, if nobody has since the epoch that was seen.
    pub async fn take_kept(&self, id: &str, seen: u32, taking: &Taking) -> Result<(), AppendError> {
        let Taking { guest, holder, label, now_ms } = taking;
        let args = vec![id.into(), seen.into(), guest.into(), holder.into(), label.into(), (*now_ms).into()];
        self.change(sql::TAKE_KEPT, args, AppendError::Conflict).await
    }

    /// Returns the copy of a game.
    pub async fn kept(&self, id: &str) -> Result<Option<KeptRow>, StoreError> {
        self.row(sql::KEPT, &[id.into()]).await
    }

    /// Returns the copies of a guest's games that go on, newest first.
    pub async fn running_kept_of(&self, guest: &str) -> Result<Vec<KeptRow>, StoreError> {
        self.rows(sql::RUNNING_KEPT_OF, &[guest.into()]).await
    }

    /// Returns a page of the copies of a guest's games that are over, newest first.
    pub async fn finished_kept_of(
        &self,
        guest: &str,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Vec<KeptRow>, StoreError> {
        let before = before.unwrap_or(Cursor::LATEST);
        let args = [guest.into(), before.created_ms.into(), (&before.id).into(), limit.into()];
        self.rows(sql::FINISHED_KEPT_OF, &args).await
    }

    /// Deletes the copy of a guest's game.
    pub async fn delete_kept(&self, id: &str, guest: &str) -> Result<(), AppendError> {
        self.change(sql::DELETE_KEPT, vec![id.into(), guest.into()], AppendError::Missing).await
    }

    /// Deletes the copies of games that go on and that nobody has touched since a time.
    pub async fn delete_idle_kept(&self, before_ms: i64) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(sql::DELETE_IDLE_KEPT, vec![before_ms.into()]))).await
    }

    /// Returns the review of a copy.
    pub async fn kept_review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(Option<String>,)> = self.row(sql::KEPT_REVIEW, &[id.into()]).await?;
        Ok(found.and_then(|(review,)| review))
    }

    /// Stores the review that was made of a copy with a record; it is a conflict when that is another one now.
    pub async fn put_kept_review(&self, id: &str, record: &str, review: &str) -> Result<(), AppendError> {
        let args = vec![id.into(), record.into(), review.into()];
        self.change(sql::PUT_KEPT_REVIEW, args, AppendError::Conflict).await
    }
}

fn columns(kept: &KeptRow) -> Vec<Arg> {
    vec![
        (&kept.id).into(),
        (&kept.guest).into(),
        (&kept.game).into(),
        (&kept.plan).into(),
        (&kept.record).into(),
        kept.ply.into(),
        kept.epoch.into(),
        (&kept.holder).into(),
        (&kept.label).into(),
        kept.created_ms.into(),
        kept.changed_ms.into(),
        kept.since_ms.into(),
        kept.ended_ms.into(),
        (&kept.result).into(),
    ]
}
