use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use wormery_words::say;

use crate::reader::language;

/// The address of the database: the one given, `DATABASE_URL`, or a file in the data folder, which is made.
pub(crate) fn database(data: Option<&Path>, url: Option<&str>) -> anyhow::Result<String> {
    let (address, folder) = address(data, url)?;
    if let Some(folder) = folder {
        fs::create_dir_all(&folder).with_context(|| format!("--data {}", folder.display()))?;
    }
    Ok(address)
}

/// The address of a database that is there already.
pub(crate) fn existing(data: Option<&Path>, url: Option<&str>) -> anyhow::Result<String> {
    let (address, _) = address(data, url)?;
    let file =
        address.strip_prefix("sqlite:").map_or(&*address, |rest| rest.strip_prefix("//").unwrap_or(rest));
    let is_server = file.contains("://");
    anyhow::ensure!(is_server || Path::new(file).is_file(), say!(language(), cli_no_database, file));
    Ok(address)
}

/// The address, and the data folder if the database is there.
fn address(data: Option<&Path>, url: Option<&str>) -> anyhow::Result<(String, Option<PathBuf>)> {
    if let Some(url) = url {
        return Ok((url.to_owned(), None));
    }
    if let (None, Ok(url)) = (data, std::env::var("DATABASE_URL")) {
        return Ok((url, None));
    }
    let folder = match data {
        Some(folder) => folder.to_owned(),
        None => user_folder().context("--data: no home folder is known; name one")?,
    };
    Ok((folder.join("wormery.db").display().to_string(), Some(folder)))
}

/// Where a user's programs keep their data.
fn user_folder() -> Option<PathBuf> {
    let folder = |key: &str| std::env::var_os(key).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = folder("XDG_DATA_HOME").or(folder("HOME").map(|home| home.join(".local/share")));
    data.map(|folder| folder.join("wormery"))
}
