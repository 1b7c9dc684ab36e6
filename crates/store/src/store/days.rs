//! What guests made of the games of days.

use super::Store;
use crate::write::{Statement, Write};
use crate::{AppendError, BestRow, DayRow, StoreError, sql};

impl Store {
    /// Stores what a guest made of a day, unless there is a result already; it is listed if it is to be, and if its record is
    /// not listed for somebody else.
    pub async fn put_day(&self, guest: &str, day: &DayRow) -> Result<(), AppendError> {
        let put = |is_listed: bool| {
            let args = vec![
                day.day.into(),
                (&day.rule_set).into(),
                guest.into(),
                i64::from(day.score).into(),
                (&day.digest).into(),
                day.sent_ms.into(),
                is_listed.into(),
            ];
            Statement::new(sql::PUT_DAY, args)
        };
        let listed = day.is_listed.then(|| put(true));
        // This one finds a row where the first has made one.
        let statements = [Statement::hold_guest(guest)].into_iter().chain(listed).chain([put(false)]);
        self.write(Write::all(statements.collect())).await
    }

    /// Returns what a guest made of a day.
    pub async fn day_of(&self, guest: &str, day: u32, rule_set: &str) -> Result<Option<DayRow>, StoreError> {
        self.row(sql::DAY_OF, &[day.into(), rule_set.into(), guest.into()]).await
    }

    /// Returns what a guest made of all days, the newest first.
    pub async fn days_of(&self, guest: &str) -> Result<Vec<DayRow>, StoreError> {
        self.rows(sql::DAYS_OF, &[guest.into()]).await
    }

    /// Returns how many listed results of a day have each score, the best first.
    pub async fn day_scores(&self, day: u32, rule_set: &str) -> Result<Vec<(i32, u32)>, StoreError> {
        let rows: Vec<(i64, i64)> = self.rows(sql::DAY_SCORES, &[day.into(), rule_set.into()]).await?;
        // Both were written by this program: a score of a game, and a count of guests.
        Ok(rows.into_iter().map(|(score, guests)| (score as i32, guests as u32)).collect())
    }

    /// Returns those who made most of a day and are listed, the best first.
    pub async fn best_of_day(&self, day: u32, rule_set: &str, most: u32) -> Result<Vec<BestRow>, StoreError> {
        self.rows(sql::BEST_OF_DAY, &[day.into(), rule_set.into(), most.into()]).await
    }
}
