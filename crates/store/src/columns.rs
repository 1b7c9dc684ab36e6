//! Rows out of columns, by their names and alike from both databases.

use std::error::Error;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

use crate::{BestRow, DayRow, GameRow, GuestRow, KeptRow, OwnerRow, PlayerRow, TableRow, TallyRow};

/// Written out, because what would derive it makes every package of the library be built twice.
macro_rules! read_from_both {
    ($type:ty, |$row:ident| $read:expr) => {
        read_from_both!($type, $row: SqliteRow, $read);
        read_from_both!($type, $row: PgRow, $read);
    };
    ($type:ty, $row:ident: $kind:ty, $read:expr) => {
        impl FromRow<'_, $kind> for $type {
            fn from_row($row: &$kind) -> Result<Self, sqlx::Error> {
                Ok($read)
            }
        }
    };
}

/// A stored value as what it means.
fn meant<S, T: TryFrom<S, Error: Error + Send + Sync + 'static>>(stored: S) -> Result<T, sqlx::Error> {
    stored.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

read_from_both!(GameRow, |row| Self {
    id: row.try_get("id")?,
    table: row.try_get("room")?,
    game: row.try_get("rules")?,
    body: row.try_get("body")?,
    created_ms: row.try_get("created_ms")?,
    ended_ms: row.try_get("ended_ms")?,
    result: row.try_get("result")?,
    ply: meant::<i64, _>(row.try_get("ply")?)?,
});

read_from_both!(PlayerRow, |row| Self {
    seat: meant::<i64, _>(row.try_get("seat")?)?,
    guest: row.try_get("guest")?,
    robot: row.try_get("robot")?,
});

read_from_both!(TallyRow, |row| Self {
    guest: row.try_get("guest")?,
    owner: row.try_get("owner")?,
    name: row.try_get("name")?,
    color: row.try_get("color")?,
    game: row.try_get("rules")?,
    people: row.try_get("people")?,
    games: meant::<i64, _>(row.try_get("games")?)?,
    wins: meant::<i64, _>(row.try_get("wins")?)?,
    share: row.try_get("share")?,
    fair: row.try_get("fair")?,
    last_ms: row.try_get("last_ms")?,
});

read_from_both!(TableRow, |row| Self {
    code: row.try_get("code")?,
    version: meant::<i64, _>(row.try_get("version")?)?,
    closed: row.try_get("closed")?,
    body: row.try_get("body")?,
    changed_ms: row.try_get("changed_ms")?,
    public: row.try_get("public")?,
    state: row.try_get("state")?,
    host: row.try_get("host")?,
    due_ms: row.try_get("due_ms")?,
    guests: None,
});

read_from_both!(OwnerRow, |row| Self { node: row.try_get("node")?, epoch: row.try_get("epoch")? });

read_from_both!(KeptRow, |row| Self {
    id: row.try_get("id")?,
    guest: row.try_get("guest")?,
    game: row.try_get("rules")?,
    plan: row.try_get("plan")?,
    record: row.try_get("record")?,
    ply: meant::<i64, _>(row.try_get("ply")?)?,
    epoch: meant::<i64, _>(row.try_get("epoch")?)?,
    holder: row.try_get("holder")?,
    label: row.try_get("label")?,
    created_ms: row.try_get("created_ms")?,
    changed_ms: row.try_get("changed_ms")?,
    since_ms: row.try_get("since_ms")?,
    ended_ms: row.try_get("ended_ms")?,
    result: row.try_get("result")?,
    origin: row.try_get::<Option<i64>, _>("origin")?.map(meant).transpose()?,
});

read_from_both!(DayRow, |row| Self {
    day: meant::<i64, _>(row.try_get("day")?)?,
    rule_set: row.try_get("rule_set")?,
    score: meant::<i64, _>(row.try_get("score")?)?,
    digest: row.try_get("digest")?,
    sent_ms: row.try_get("sent_ms")?,
    is_listed: row.try_get::<i64, _>("listed")? == 1,
});

read_from_both!(BestRow, |row| Self {
    guest: row.try_get("guest")?,
    name: row.try_get("name")?,
    color: row.try_get("color")?,
    score: meant::<i64, _>(row.try_get("score")?)?,
});

read_from_both!(GuestRow, |row| Self {
    id: row.try_get("id")?,
    kind: meant::<String, _>(row.try_get("kind")?)?,
    owner: row.try_get("owner")?,
    name: row.try_get("name")?,
    color: row.try_get("color")?,
    created_ms: row.try_get("created_ms")?,
    seen_ms: row.try_get("seen_ms")?,
});
