//! The files of a catalogue.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// The texts of all files by their path in the folder: "app/en.json".
pub(crate) type Files = BTreeMap<String, String>;

/// Reads every JSON file of a folder of words and of the folders in it.
pub(crate) fn read(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    add(&mut files, folder, "")?;
    Ok(files)
}

fn add(files: &mut Files, folder: &Path, before: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            add(files, &path, &format!("{before}{name}/"))?;
        } else if path.extension().is_some_and(|end| end == "json") {
            files.insert(format!("{before}{name}"), fs::read_to_string(&path)?);
        }
    }
    Ok(())
}
