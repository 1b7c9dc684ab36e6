use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// The address of the database: the one given, `DATABASE_URL`, or a file in the data folder.
pub(crate) fn database(data: Option<&Path>, url: Option<&str>) -> anyhow::Result<String> {
    if let Some(url) = url {
        return Ok(url.to_owned());
    }
    if let (None, Ok(url)) = (data, std::env::var("DATABASE_URL")) {
        return Ok(url);
    }
    let folder = match data {
        Some(folder) => folder.to_owned(),
        None => user_folder().context("--data: no home folder is known; name one")?,
    };
    fs::create_dir_all(&folder).with_context(|| format!("--data {}", folder.display()))?;
    Ok(folder.join("wormery.db").display().to_string())
}

/// Where a user's programs keep their data.
fn user_folder() -> Option<PathBuf> {
    let folder = |key: &str| std::env::var_os(key).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = folder("XDG_DATA_HOME").or(folder("HOME").map(|home| home.join(".local/share")));
    data.map(|folder| folder.join("wormery"))
}
