//! Guests who are forgotten: from the first moment nobody can name them any more, and then they leave where they are named.

use super::Store;
use crate::write::{Statement, Write};
use crate::{AppendError, StoreError, sql};

impl Store {
    /// Deletes a guest and the programs he runs, with the copies of games on their devices, their results of days and what
    /// they have won: all at once, and whatever else is to be stored of them is refused from then on.
    ///
    /// Tables and games still name them. They are [leaving](Self::leaving) until those are changed.
    pub async fn delete_guest(&self, id: &str) -> Result<(), AppendError> {
        let hold = Statement::of_each(sql::HOLD_LEAVING, sql::HOLD_LEAVING_IN_ORDER, vec![id.into()]);
        let leave = [
            sql::NOTE_LEAVING,
            sql::DELETE_KEPT_OF,
            sql::DELETE_DAYS_OF,
            sql::DELETE_TALLIES_OF,
            sql::DELETE_GUEST,
        ]
        .map(|sql| Statement::new(sql, vec![id.into()]));
        let hold = hold.or(AppendError::Missing);
        self.write(Write::all([hold].into_iter().chain(leave).collect())).await
    }

    /// Returns some who were deleted, and whom tables or games still name.
    pub async fn leaving(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        self.codes(sql::LEAVING, &[limit.into()]).await
    }

    /// Returns which of a guest and his programs were deleted, and tables or games still name them.
    pub async fn leaving_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        self.codes(sql::LEAVING_OF, &[guest.into()]).await
    }

    /// Empties the seats that a guest had in a game, of which the body names him no more; a review of what it was goes with it.
    ///
    /// It is a conflict when the body has become another one meanwhile.
    pub async fn leave_game(&self, guest: &str, game: &str, of: &str, body: &str) -> Result<(), AppendError> {
        self.write(Write::all(vec![
            Statement::new(sql::HOLD_BODY, vec![game.into(), of.into()]).or(AppendError::Conflict),
            Statement::new(sql::SET_BODY, vec![game.into(), body.into()]),
            Statement::new(sql::DELETE_REVIEW, vec![game.into()]),
            Statement::new(sql::LEAVE_SEATS_OF_GAME, vec![guest.into(), game.into()]),
        ]))
        .await
    }

    /// Somebody has left everything that can be read; what cannot be read is found by his id no more.
    pub async fn has_left(&self, guest: &str) -> Result<(), AppendError> {
        let all = [sql::LEAVE_SEATS, sql::LEAVE_ROOMS, sql::DELETE_LEAVING];
        let all = all.map(|sql| Statement::new(sql, vec![guest.into()]));
        self.write(Write::all(all.into())).await
    }
}
