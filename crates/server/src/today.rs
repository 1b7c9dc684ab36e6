//! Games of days: what is checked, what counts, and who is where.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};
use wormery_core::Word;
use wormery_protocol::{Code, Color, Problem, TodayMine, TodayRanking, TodayRow, TodayScore};
use wormery_store::{BestRow, DayRow};
use wormery_today::{CheckedDay, Flaw, Today, check, day_of};

use crate::address::Network;
use crate::app::App;
use crate::fault::{Fault, of_store, problem};
use crate::guest::Guest;
use crate::thinking::think;

/// How many of the best are named.
const MOST: u32 = 20;

/// Replays a game of a day and stores what its guest made of it; the first one counts.
///
/// Others see it if its record is not there already, and if not too many came from the same network before.
pub(crate) async fn rank(
    app: &App,
    (guest, Network(from)): (&Guest, Network),
    record: String,
    now_ms: i64,
) -> Result<TodayRanking, Fault> {
    accept(&day_of(&record).map_err(|flaw| refused(&flaw))?, now_ms)?;
    let checked = replayed(app, record).await?;
    let mut row = DayRow {
        day: checked.today.day.number(),
        rule_set: checked.today.set,
        score: checked.score,
        digest: digest(&checked.record),
        sent_ms: now_ms,
        is_listed: false,
    };
    if app.store.day_of(&guest.id, row.day, &row.rule_set).await?.is_none() {
        row.is_listed = app.listed.take((format!("{} {}", row.day, row.rule_set), from)).is_ok();
        app.store.put_day(&guest.id, &row).await?;
    }
    let counts = app.store.day_of(&guest.id, row.day, &row.rule_set).await?;
    if counts.is_some_and(|counts| counts.digest != row.digest) {
        return Err(problem(Code::AlreadyPlayed, "another game of this day counts already").into());
    }
    Ok(ranking(app, Some(guest), row.day, &row.rule_set).await?)
}

/// Whether games of the day of a record count now; asked before anything is replayed.
fn accept(today: &Today, now_ms: i64) -> Result<(), Problem> {
    if today.day.accepts(now_ms) {
        return Ok(());
    }
    let detail =
        format!("results of day {} count from its beginning until 48 hours after its end", today.day);
    Err(problem(Code::NotToday, detail))
}

/// Replays a record where nobody waits for it, some at a time.
async fn replayed(app: &App, record: String) -> Result<CheckedDay, Problem> {
    let failed = || problem(Code::Internal, "the record could not be replayed");
    let permit = app.referees.acquire().await.map_err(|_| failed())?;
    let checked = think(move || check(&record)).await;
    drop(permit);
    checked.map_err(|_| failed())?.map_err(|flaw| refused(&flaw))
}

fn refused(flaw: &Flaw) -> Problem {
    let code = match flaw {
        Flaw::Luck { .. } => Code::OtherLuck,
        Flaw::Bot { .. } => Code::OtherBots,
        Flaw::Version(_) | Flaw::Newer(_) => Code::UnknownBots,
        Flaw::Record(_) | Flaw::NoDay | Flaw::Rules | Flaw::Unfinished => Code::Illegal,
    };
    problem(code, flaw.to_string())
}

fn digest(record: &str) -> String {
    Sha256::digest(record).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What people made of the game of a day.
pub(crate) async fn ranking(
    app: &App,
    guest: Option<&Guest>,
    day: u32,
    set: &str,
) -> Result<TodayRanking, Problem> {
    let read = async {
        let (scores, best) =
            (app.store.day_scores(day, set).await?, app.store.best_of_day(day, set, MOST).await?);
        let mine = match guest {
            Some(guest) => app.store.day_of(&guest.id, day, set).await?,
            None => None,
        };
        Ok((scores, best, mine))
    };
    let (mut scores, best, mine) = read.await.map_err(|error| of_store(&error))?;
    if let Some(mine) = mine.as_ref().filter(|mine| !mine.is_listed) {
        add(&mut scores, mine.score);
    }
    let score = |&(score, people): &(i32, u32)| TodayScore { score, people };
    let named = |row: BestRow| TodayRow {
        rank: place(&scores, row.score),
        color: Color::from_word(&row.color).unwrap_or(Color::Rust),
        score: row.score,
        you: guest.is_some_and(|guest| guest.id == row.guest),
        name: row.name,
    };
    Ok(TodayRanking {
        day,
        set: set.to_owned(),
        people: scores.iter().map(|(_, people)| people).sum(),
        scores: scores.iter().map(score).collect(),
        best: best.into_iter().map(named).collect(),
        mine: mine.map(|row| TodayMine { rank: place(&scores, row.score), score: row.score }),
    })
}

/// Counts one more with a score; the best stay first.
fn add(scores: &mut Vec<(i32, u32)>, score: i32) {
    match scores.binary_search_by(|(other, _)| score.cmp(other)) {
        Ok(place) => scores[place].1 += 1,
        Err(place) => scores.insert(place, (score, 1)),
    }
}

/// The place of a score: one more than have a better one.
fn place(scores: &[(i32, u32)], score: i32) -> u32 {
    1 + scores.iter().filter(|(other, _)| *other > score).map(|(_, people)| people).sum::<u32>()
}

#[cfg(test)]
mod tests {
    use wormery_today::{Day, Today};

    use super::*;

    #[test]
    fn who_is_equal_shares_a_place() {
        let scores = [(9, 1), (7, 3), (2, 1)];
        assert_eq!([9, 7, 2].map(|score| place(&scores, score)), [1, 2, 5]);
    }

    #[test]
    fn one_more_is_counted_where_it_belongs() {
        let mut scores = vec![(9, 1), (7, 3)];
        for score in [7, 8, 10, -1] {
            add(&mut scores, score);
        }
        assert_eq!(scores, [(10, 1), (9, 1), (8, 1), (7, 4), (-1, 1)]);
    }

    #[test]
    fn a_day_counts_until_48_hours_after_its_end() {
        let day = Day::new(9);
        let today = Today { day, set: String::new(), bots: String::new() };
        let code = |ms| accept(&today, ms).map_err(|problem| problem.code);
        let end = Day::new(12).start_ms();
        assert_eq!(code(day.start_ms() - 1), Err(Code::NotToday));
        assert_eq!(code(day.start_ms()), Ok(()));
        assert_eq!(code(end - 1), Ok(()));
        assert_eq!(code(end), Err(Code::NotToday));
    }
}
