use super::{Connection, Goodbye, let_go};
use crate::guest;

impl Connection {
    /// Lets somebody go who was forgotten while he was connected: the table may have heard of it before he was there.
    pub(super) async fn must_be_there(&self) -> Result<(), Goodbye> {
        match guest::is_there(&self.app, &self.guest.id).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(let_go(4003)),
            Err(_) => Err(Goodbye::Cut(4000, "not now")),
        }
    }
}
