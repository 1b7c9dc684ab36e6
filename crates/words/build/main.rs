//! Compiles the catalogue of words into tables, and refuses one in which something is missing.

mod areas;
mod check;
mod files;
mod gather;
mod message;
mod write;

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let crate_folder = env::var("CARGO_MANIFEST_DIR")?;
    let crate_folder = Path::new(&crate_folder);
    println!("cargo::rerun-if-changed=build");
    compile(&crate_folder.join("../../words"), "words.rs")?;
    // A small catalogue of its own: tests of rules do not depend on what games say today.
    compile(&crate_folder.join("tests/fixture/words"), "fixture.rs")
}

/// Turns a folder of words into a file of Rust.
fn compile(folder: &Path, target: &str) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let gathered = gather::gather(&files::read(folder)?);
    for fault in &gathered.faults {
        println!("cargo::error={fault}");
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join(target), write::rust(&gathered.areas))?;
    Ok(())
}
