use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use wormery_core::Game;

/// Where games are kept: the folder `games` in the program's data folder.
pub fn games_folder() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("games"))
}

/// Where the program keeps what must stay: `$XDG_DATA_HOME/wormery`, or the same under `~/.local/share`.
pub fn data_folder() -> Option<PathBuf> {
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

/// Keeps the record of a game that was played elsewhere among the saved games.
pub fn keep_record<G: Game>(id: &str, text: &str) -> Option<PathBuf> {
    let folder = games_folder()?;
    let is_name = id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let path = folder.join(format!("{}-{id}.wgr", G::NAME));
    let kept = is_name && fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text)).is_ok();
    kept.then_some(path)
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
