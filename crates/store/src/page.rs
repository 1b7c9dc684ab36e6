//! Pages of lists: a row that cannot be read spoils none of the others.

use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::{Cursor, GameRow, KeptRow, Page};

/// A row that has a place in a list.
pub(crate) trait Placed {
    fn place(&self) -> Cursor;
}

impl Placed for GameRow {
    fn place(&self) -> Cursor {
        self.cursor()
    }
}

impl Placed for KeptRow {
    fn place(&self) -> Cursor {
        self.cursor()
    }
}

/// A row, or where it is if it cannot be read.
pub(crate) enum Read<T> {
    Row(T),
    Unread(Cursor),
}

impl<'r, R: Row, T: FromRow<'r, R>> FromRow<'r, R> for Read<T>
where
    &'static str: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        match T::from_row(row) {
            Err(sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }) => {
                Ok(Self::Unread(Cursor { created_ms: row.try_get("created_ms")?, id: row.try_get("id")? }))
            }
            read => read.map(Self::Row),
        }
    }
}

/// The page that was asked for with a limit; one that is not full is the last.
pub(crate) fn page<T: Placed>(found: Vec<Read<T>>, limit: u32) -> Page<T> {
    let is_last = found.len() < limit as usize;
    let next = found.last().map(Read::place).filter(|_| !is_last);
    let mut page = Page { rows: Vec::new(), unread: Vec::new(), next };
    for read in found {
        match read {
            Read::Row(row) => page.rows.push(row),
            Read::Unread(place) => page.unread.push(place),
        }
    }
    page
}

impl<T: Placed> Read<T> {
    fn place(&self) -> Cursor {
        match self {
            Self::Row(row) => row.place(),
            Self::Unread(place) => place.clone(),
        }
    }
}
