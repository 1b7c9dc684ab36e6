use std::sync::Arc;

use wormery_protocol::{Problem, TableInfo};

use super::wish::Seen;
use super::{Handle, rooms};
use crate::app::App;
use crate::nodes::There;

/// Where a table is: in this process, or with another server of the same database.
#[derive(Clone)]
pub(crate) enum Place {
    Here(Arc<Handle>),
    There(There),
}

impl Place {
    /// The code of the table.
    pub(crate) fn code(&self) -> &Arc<str> {
        match self {
            Self::Here(handle) => &handle.code,
            Self::There(there) => &there.code,
        }
    }

    /// The table as everybody at it sees it.
    pub(crate) async fn table(&self, app: &Arc<App>) -> Result<TableInfo, Problem> {
        match self {
            Self::Here(handle) => Ok(handle.table()),
            Self::There(there) => Ok(rooms::look(app, there, "").await?.table),
        }
    }

    /// What a guest may have to do with it.
    pub(crate) async fn seen(&self, app: &Arc<App>, guest: &str) -> Result<Seen, Problem> {
        match self {
            Self::Here(handle) => Ok(handle.look(|room| Seen::of(room, guest))),
            Self::There(there) => Ok(rooms::look(app, there, guest).await?.seen),
        }
    }
}
