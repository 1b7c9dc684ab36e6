//! Copies of games that are played on a device: one device has each, and whoever takes it over raises the epoch.

use super::Store;
use crate::page::page;
use crate::session::Arg;
use crate::write::{Statement, Write};
use crate::{AppendError, Cursor, KeptRow, MostKept, Page, StoreError, Taking, sql};

impl Store {
    /// Stores the copy of a game, new or in place of the one that has the same epoch and holder; any other is a conflict.
    ///
    /// Of the copies that its guest and its network have, the oldest go when there are more than `most`.
    pub async fn put_kept(&self, kept: &KeptRow, most: MostKept) -> Result<(), AppendError> {
        let mut statements = vec![
            Statement::hold_guest(&kept.guest),
            Statement::new(sql::PUT_KEPT, columns(kept)).or(AppendError::Conflict),
        ];
        statements.extend(make_room(kept, most));
        self.write(Write::all(statements)).await
    }

    /// Takes a game that goes on over to another device, if nobody has since the epoch that was seen.
    pub async fn take_kept(&self, id: &str, seen: u32, taking: &Taking) -> Result<(), AppendError> {
        let Taking { guest, holder, label, now_ms } = taking;
        let args = vec![id.into(), seen.into(), guest.into(), holder.into(), label.into(), (*now_ms).into()];
        let take = Statement::new(sql::TAKE_KEPT, args).or(AppendError::Conflict);
        self.write(Write::all(vec![Statement::hold_guest(guest), take])).await
    }

    /// Deletes the oldest copies where all together have more bytes, of games that go on and of games that are over.
    pub async fn bound_kept(&self, most_bytes: i64) -> Result<(), AppendError> {
        let drop = |sql| Statement::new(sql, vec![i64::MAX.into(), most_bytes.into()]);
        let both = [sql::DROP_RUNNING_KEPT_OF_ALL, sql::DROP_FINISHED_KEPT_OF_ALL].map(drop);
        self.write(Write::all(both.into())).await
    }

    /// Returns the copy of a game.
    pub async fn kept(&self, id: &str) -> Result<Option<KeptRow>, StoreError> {
        self.row(sql::KEPT, &[id.into()]).await
    }

    /// Returns a page of the copies of a guest's games, newest first.
    pub async fn kept_of(
        &self,
        guest: &str,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Page<KeptRow>, StoreError> {
        self.kept_page(sql::KEPT_OF, guest, limit, before).await
    }

    /// Returns a page of the copies of a guest's games that are over, newest first; the records are left out.
    pub async fn finished_kept_of(
        &self,
        guest: &str,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Page<KeptRow>, StoreError> {
        self.kept_page(sql::FINISHED_KEPT_OF, guest, limit, before).await
    }

    async fn kept_page(
        &self,
        sql: &'static str,
        guest: &str,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Page<KeptRow>, StoreError> {
        let before = before.unwrap_or(Cursor::LATEST);
        let args = [guest.into(), before.created_ms.into(), (&before.id).into(), limit.into()];
        Ok(page(self.rows(sql, &args).await?, limit))
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
        kept.origin.map(i64::from).into(),
        n_bytes(kept).into(),
    ]
}

/// What a copy takes; its review is added when there is one.
fn n_bytes(kept: &KeptRow) -> i64 {
    (kept.plan.len() + kept.record.len() + kept.result.as_ref().map_or(0, String::len)) as i64
}

/// Deletes the oldest copies that are like this one: of a game that goes on, or of one that is over.
fn make_room(kept: &KeptRow, most: MostKept) -> Vec<Statement> {
    let (of_guest, from, n_most) = if kept.ended_ms.is_some() {
        (sql::DROP_FINISHED_KEPT, sql::DROP_FINISHED_KEPT_FROM, most.finished)
    } else {
        (sql::DROP_RUNNING_KEPT, sql::DROP_RUNNING_KEPT_FROM, most.running)
    };
    let mut room =
        vec![Statement::new(of_guest, vec![n_most.into(), most.bytes.into(), (&kept.guest).into()])];
    room.extend(kept.origin.map(|origin| {
        Statement::new(from, vec![i64::MAX.into(), most.bytes_from.into(), i64::from(origin).into()])
    }));
    room
}
