//! Puts the web client into the program: writes a list of the files in `web/dist`, each with its packed forms. The documents
//! come along as pages, in their packed form alone.
//!
//! Where the client has not been built, one page says so; with `WORMERY_REQUIRE_CLIENT=1` nothing is built without it.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let is_required = std::env::var("WORMERY_REQUIRE_CLIENT").is_ok_and(|value| value == "1");
    let dist = client(&here.join("../../web/dist"), &here.join("without-client"), is_required)
        .inspect_err(|why| println!("cargo::error={why}"))?;
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=WORMERY_REQUIRE_CLIENT");
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    gather(&dist, &mut files)?;
    files.sort();
    let out = PathBuf::from(std::env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::create_dir_all(out.join("client"))?;
    fs::write(out.join("client.rs"), list(&dist, &files, &out.join("client"))?)?;
    fs::create_dir_all(out.join("docs"))?;
    fs::write(out.join("docs.rs"), documents(&here.join("../.."), &out.join("docs"))?)
}

/// Packs the pages of the documents, and lists them.
fn documents(root: &Path, out: &Path) -> io::Result<String> {
    let mut text = String::from("&[\n");
    for (number, file) in wormery_book::site(root).map_err(io::Error::other)?.iter().enumerate() {
        if let Some(source) = &file.source {
            println!("cargo:rerun-if-changed={}", root.join(source).display());
        }
        let (address, kind, tag) = (&file.address, file.kind, fingerprint(&file.bytes));
        fs::write(out.join(number.to_string()), wormery_book::packed(&file.bytes)?)?;
        let gz = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/docs/{number}\"))");
        writeln!(
            text,
            "File {{ address: {address:?}, kind: {kind:?}, tag: \"\\\"{tag:016x}\\\"\", gz: {gz} }},"
        )
        .map_err(io::Error::other)?;
    }
    text.push(']');
    Ok(text)
}

/// The folder to put in: the client, or the page that says that there is none.
pub(crate) fn client(built: &Path, without: &Path, is_required: bool) -> io::Result<PathBuf> {
    if built.join("index.html").is_file() {
        return Ok(built.into());
    }
    if is_required {
        let why = "WORMERY_REQUIRE_CLIENT is set, but the web client is not built; run `make web` first";
        return Err(io::Error::new(io::ErrorKind::NotFound, why));
    }
    Ok(without.into())
}

/// All files below a folder but the packed ones.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_none_or(|end| end != "br" && end != "gz") {
            files.push(path);
        }
    }
    Ok(())
}

/// Copies the files, so that a later build of the client does not disturb this one, and lists them.
fn list(dist: &Path, files: &[PathBuf], out: &Path) -> io::Result<String> {
    let mut text = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let path = file.strip_prefix(dist).map_err(io::Error::other)?.to_string_lossy().replace('\\', "/");
        let tag = fingerprint(&fs::read(file)?);
        let plain = copied(file, out, &number.to_string())?;
        let br = packed(file, out, &format!("{number}.br"))?;
        let gz = packed(file, out, &format!("{number}.gz"))?;
        writeln!(
            text,
            "File {{ path: \"/{path}\", tag: \"\\\"{tag:016x}\\\"\", plain: {plain}, br: {br}, gz: {gz} }},"
        )
        .map_err(io::Error::other)?;
    }
    text.push(']');
    Ok(text)
}

/// Copies a file; answers the expression that includes it.
fn copied(file: &Path, out: &Path, name: &str) -> io::Result<String> {
    fs::copy(file, out.join(name))?;
    Ok(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/client/{name}\"))"))
}

/// The same for the packed form of a file, which may not be there.
fn packed(file: &Path, out: &Path, name: &str) -> io::Result<String> {
    let end = name.rsplit('.').next().unwrap_or_default();
    let packed = PathBuf::from(format!("{}.{end}", file.display()));
    if packed.is_file() { Ok(format!("Some({})", copied(&packed, out, name)?)) } else { Ok("None".into()) }
}

/// FNV-1a, enough to tell one version of a file from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
