//! Files that the user names: to read, to write, and the folders they lie in.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;

/// Reads a file, or standard input where its name is `-`.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() != "-" {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

/// Writes a file that a flag names, and makes the folders that are missing.
pub(crate) fn write(flag: &str, path: &Path, text: &str) -> anyhow::Result<()> {
    make_folder_of(path)
        .and_then(|()| fs::write(path, text))
        .with_context(|| format!("{flag} {}", path.display()))
}

/// Makes the folder that a file lies in.
pub(crate) fn make_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}
