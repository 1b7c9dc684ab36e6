//! What servers said that games come to, kept beside the saved games: a record that is forged later comes to something else.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use wormery_fair::Digest;
use wormery_host::data_folder;

/// The digest that was kept when a game was over, if we were there.
pub fn kept_digest(game: &str) -> Option<Digest> {
    read(&file()?).get(game)?.parse().ok()
}

/// Keeps what a server says a game comes to; what it said first stays.
pub(crate) fn keep_digest(game: &str, digest: &str) {
    let (Some(file), Ok(_)) = (file(), digest.parse::<Digest>()) else { return };
    // Without it a record can still be checked by itself.
    let _ = keep(&file, game, digest);
}

fn keep(file: &Path, game: &str, digest: &str) -> io::Result<()> {
    let mut known = read(file);
    if known.contains_key(game) {
        return Ok(());
    }
    known.insert(game.to_owned(), digest.to_owned());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let new = file.with_extension(format!("{}.new", std::process::id()));
    fs::write(&new, serde_json::to_string_pretty(&known)?)?;
    fs::rename(&new, file)
}

fn file() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("digests.json"))
}

/// The digests by game; a file that cannot be read says nothing.
fn read(file: &Path) -> BTreeMap<String, String> {
    fs::read_to_string(file).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_first_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("data/digests.json");
        for (game, digest) in [("a", "1"), ("b", "2"), ("a", "3")] {
            keep(&file, game, digest).unwrap();
        }
        assert_eq!(
            read(&file).into_iter().collect::<Vec<_>>(),
            [("a".into(), "1".into()), ("b".into(), "2".into())]
        );
    }
}
