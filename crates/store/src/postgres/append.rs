//! Events of a game that goes on, in one statement: one message, one answer, and no transaction to hold open.

use sqlx::postgres::PgConnection;

use crate::{Append, AppendError};

/// Whoever counts before the lock is there meets the key of the ply.
const APPEND: &str = "with held as (
        select id, ended_ms,
            (select coalesce(max(ply) + 1, 0) from event where event.game = game.id) as ply,
            (select epoch from owner where owner.room = game.room) as epoch
        from game
        where id = $1
        for update
    ), stored as (
        insert into event (game, ply, body)
        select held.id, held.ply + new.number - 1, new.body
        from held
            cross join unnest($3::text[]) with ordinality as new (body, number)
        where held.ended_ms is null
            and held.ply = $2
            and coalesce(held.epoch = $4, true)
        returning ply
    )
    select (select count(*) from stored)
    from held";

/// Whether the statement can say all of a batch.
pub(super) fn fits(batch: &Append) -> bool {
    batch.ending.is_none() && !batch.events.is_empty()
}

/// Stores the events; from when it is sent, only the answer tells.
pub(super) async fn run(connection: &mut PgConnection, batch: &Append) -> Result<(), AppendError> {
    let query = sqlx::query_scalar(APPEND).bind(&batch.game).bind(i64::from(batch.from));
    let events: Vec<&str> = batch.events.iter().map(|event| &**event).collect();
    let query = query.bind(&events).bind(batch.epoch);
    let stored: Option<i64> = query.fetch_optional(connection).await.map_err(AppendError::committing)?;
    match stored {
        None => Err(AppendError::Missing),
        Some(0) => Err(AppendError::Conflict),
        Some(_) => Ok(()),
    }
}
