//! Guests and the bots they run, known by the hash of a token.

use super::Store;
use crate::session::Arg;
use crate::write::{Statement, Write};
use crate::{AppendError, GuestRow, StoreError, TallyRow, sql};

impl Store {
    /// Stores a new guest or bot; an id or a token that exists is a conflict.
    pub async fn create_guest(&self, guest: &GuestRow, token_hash: &[u8; 32]) -> Result<(), AppendError> {
        self.write(Write::one(Statement::new(sql::INSERT_GUEST, columns(guest, token_hash)))).await
    }

    /// Stores a new bot of an owner who has fewer than `most`; otherwise it is a conflict.
    pub async fn create_bot(
        &self,
        bot: &GuestRow,
        token_hash: &[u8; 32],
        most: u32,
    ) -> Result<(), AppendError> {
        let hold = Statement::new(sql::HOLD_OWNER, vec![(&bot.owner).into()]).or(AppendError::Missing);
        let mut args = columns(bot, token_hash);
        args.push(most.into());
        let insert = Statement::new(sql::INSERT_BOT, args).or(AppendError::Conflict);
        self.write(Write::all(vec![hold, insert])).await
    }

    /// Returns the guest or bot that has a token.
    pub async fn guest_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.row(sql::GUEST_BY_TOKEN, &[token_hash.into()]).await
    }

    /// Returns a guest or bot.
    pub async fn guest(&self, id: &str) -> Result<Option<GuestRow>, StoreError> {
        self.row(sql::GUEST, &[id.into()]).await
    }

    /// Returns the bots that a guest runs, oldest first.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<GuestRow>, StoreError> {
        self.rows(sql::BOTS_OF, &[owner.into()]).await
    }

    /// Changes what a guest shows of themselves.
    pub async fn update_guest(&self, id: &str, name: &str, color: &str) -> Result<(), AppendError> {
        self.change(sql::UPDATE_GUEST, vec![id.into(), name.into(), color.into()], AppendError::Missing).await
    }

    /// Notes when a guest was last here.
    pub async fn touch_guest(&self, id: &str, seen_ms: i64) -> Result<(), AppendError> {
        self.change(sql::TOUCH_GUEST, vec![id.into(), seen_ms.into()], AppendError::Missing).await
    }

    /// Gives a guest or bot another token; the old one is worthless from then on.
    pub async fn rotate_token(&self, id: &str, token_hash: &[u8; 32]) -> Result<(), AppendError> {
        self.change(sql::ROTATE_TOKEN, vec![id.into(), token_hash.into()], AppendError::Missing).await
    }

    /// Returns how the games of the programs ended that have played last; `most` bounds the rows that are looked at for
    /// that, of which a program has two for each game.
    pub async fn tallies(&self, most: u32) -> Result<Vec<TallyRow>, StoreError> {
        self.rows(sql::TALLIES, &[most.into()]).await
    }

    /// Returns how the games of a guest's programs ended.
    pub async fn tallies_of(&self, owner: &str) -> Result<Vec<TallyRow>, StoreError> {
        self.rows(sql::TALLIES_OF, &[owner.into()]).await
    }
}

/// The values of a new guest or bot.
fn columns(guest: &GuestRow, token_hash: &[u8; 32]) -> Vec<Arg> {
    vec![
        (&guest.id).into(),
        guest.kind.as_str().into(),
        (&guest.owner).into(),
        (&guest.name).into(),
        (&guest.color).into(),
        guest.created_ms.into(),
        guest.seen_ms.into(),
        token_hash.into(),
    ]
}
