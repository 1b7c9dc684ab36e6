use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::lock::is_locked;

/// Where games are kept: the folder `games` in the program's data folder.
pub fn games_folder() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("games"))
}

/// Where the program keeps what must stay: `$XDG_DATA_HOME/wormery`, or the same under `~/.local/share`.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))?;
    Some(data.join("wormery"))
}

/// A name for a new game in a folder: the game and the time, in UTC.
pub(crate) fn fresh_file(folder: &Path, game: &str) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let stem = format!("{game}-{}", time_stamp(now));
    let names = (1..).map(|number| match number {
        1 => format!("{stem}.wgr"),
        _ => format!("{stem}-{number}.wgr"),
    });
    let mut paths = names.map(|name| folder.join(name));
    paths.find(|path| !path.exists()).expect("numbers do not run out")
}

/// `20261115-074200` for a number of seconds since 1970 (after Howard Hinnant's days and civil dates).
fn time_stamp(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
}

/// The record of a folder that was written to last, of those without a result that nobody plays elsewhere.
pub(crate) fn newest_waiting(folder: &Path) -> Option<PathBuf> {
    unfinished(folder).into_iter().find(|path| !is_locked(path))
}

/// The records of a folder without a result, the one that was written to last first.
pub(crate) fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut records: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "wgr"))
        .filter_map(|path| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, path)))
        .collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).filter(|path| is_unfinished(path)).collect()
}

fn is_unfinished(path: &Path) -> bool {
    let Ok(text) = fs::read_to_string(path) else { return false };
    let last = text.lines().last().unwrap_or_default();
    last.starts_with('{') && !last.starts_with("{\"result\"")
}

#[cfg(test)]
mod tests {
    use super::time_stamp;

    #[test]
    fn times_are_written_as_dates() {
        assert_eq!(time_stamp(0), "19700101-000000");
        assert_eq!(time_stamp(951_782_399), "20000228-235959");
        assert_eq!(time_stamp(951_782_400), "20000229-000000");
        assert_eq!(time_stamp(1_794_728_520), "20261115-074200");
    }
}
