//! The documents at a server: every page, what pages show, and nothing else.

use std::path::Path;

use wormery_book::{Document, Summary, address};

use crate::support::{Host, Request};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

#[tokio::test]
async fn every_document_answers_with_its_title() {
    let host = Host::start().await;
    for chapter in Summary::parse(&text("docs/SUMMARY.md")).chapters() {
        let path = address(&chapter.path);
        let answer = Request::new(host.address, "GET", &path).send().await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert!(answer.header("etag").is_some(), "{path}");
        let csp = answer.header("content-security-policy").unwrap();
        assert!(csp.contains("default-src 'none'") && !csp.contains("unsafe-inline"), "{csp}");
        let title = Document::parse(&text(&chapter.path)).title.replace('&', "&amp;");
        assert!(answer.body.contains(&format!("<title>{title} · Wormery</title>")), "{path}: {title}");
    }
    host.stop().await;
}

#[tokio::test]
async fn figures_and_examples_come_along() {
    let host = Host::start().await;
    let files = wormery_book::site(root()).unwrap();
    for file in files.iter().filter(|file| !file.kind.starts_with("text/html")) {
        let answer = Request::new(host.address, "GET", &file.address).send().await;
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, Some(file.kind)),
            "{}",
            file.address
        );
        assert_eq!(answer.body.as_bytes(), file.bytes, "{}", file.address);
    }
    assert!(files.iter().filter(|file| file.kind == "image/svg+xml").count() > 5, "the rules have figures");
    host.stop().await;
}

#[tokio::test]
async fn nothing_else_is_reachable() {
    let host = Host::start().await;
    let elsewhere = [
        "/docs/nothing",
        "/docs/../Cargo.toml",
        "/docs/..%2fCargo.toml",
        "/docs/%2e%2e/%2e%2e/etc/passwd",
        "/docs/rules/../../Cargo.toml",
        "/docs/hosting.md",
        "/docs/Cargo.toml",
        "/docs/404",
    ];
    for path in elsewhere {
        let answer = Request::new(host.address, "GET", path).send().await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("There is no such document"), "{path}");
    }
    Request::new(host.address, "POST", "/docs/hosting").send().await.refused(405, "method_not_allowed");
    host.stop().await;
}

/// Each problem names its code on the page of the protocol.
#[tokio::test]
async fn the_type_of_a_problem_is_a_place_on_its_page() {
    let host = Host::start().await;
    let problem = Request::new(host.address, "GET", "/api/v1/nothing").send().await.json();
    let (path, code) = problem["type"].as_str().unwrap().split_once('#').unwrap();
    let page = Request::new(host.address, "GET", path).send().await;
    assert!(page.body.contains(&format!("<a id=\"{code}\"></a>")), "{path}#{code}");
    host.stop().await;
}
