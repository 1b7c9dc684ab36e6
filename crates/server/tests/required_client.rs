//! Whether a program can be built without the web client.

#[allow(dead_code)]
#[path = "../build.rs"]
mod build;

use std::fs;
use std::path::Path;

#[test]
fn a_client_that_was_built_is_put_in() {
    let built = tempfile::tempdir().unwrap();
    fs::write(built.path().join("index.html"), "the client").unwrap();
    for is_required in [false, true] {
        assert_eq!(build::client(built.path(), Path::new("without"), is_required).unwrap(), built.path());
    }
}

#[test]
fn without_the_client_one_page_says_so() {
    let built = tempfile::tempdir().unwrap();
    let folder = build::client(built.path(), Path::new("without"), false).unwrap();
    assert_eq!(folder, Path::new("without"));
}

#[test]
fn a_client_that_is_required_and_missing_fails_with_a_sentence() {
    let built = tempfile::tempdir().unwrap();
    let error = build::client(built.path(), Path::new("without"), true).unwrap_err();
    assert!(error.to_string().contains("run `make web` first"), "{error}");
}
