//! The list of routes against the router itself.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;
use tokio::sync::oneshot;
use wormery_protocol::{Method, ROUTES};

use crate::{Server, Settings};

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

#[test]
fn every_address_is_described() {
    let described: BTreeSet<_> = ROUTES.iter().map(|route| route.path).collect();
    let served: BTreeSet<_> = super::addresses().into_iter().map(|(path, _)| path).collect();
    assert_eq!(described, served);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_is_there_with_just_its_methods() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(async { drop(stopped.await) }));
    tokio::task::spawn_blocking(move || check_routes(address)).await.unwrap();
    drop(stop);
    serving.await.unwrap().unwrap();
}

async fn start(folder: &std::path::Path) -> Server {
    let database = folder.join("routes.db").to_str().unwrap().to_owned();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Server::start(Settings { listen, database, requests_per_second: 10_000, ..Settings::default() })
        .await
        .unwrap()
}

fn check_routes(address: SocketAddr) {
    let paths: BTreeSet<_> = ROUTES.iter().map(|route| route.path).collect();
    for path in paths {
        for method in METHODS {
            let is_described = ROUTES.iter().any(|route| route.path == path && route.method.name() == method);
            let (status, body) =
                ask(address, method, &path.replace("{code}", "K3F9QW").replace("{id}", "nobody"));
            let detail = body["detail"].as_str().unwrap_or_default();
            assert_eq!(status == 405, !is_described, "{method} {path}: {status} {body}");
            assert!(!detail.starts_with("there is nothing at"), "{method} {path}: {body}");
            assert!(status < 400 || body["code"].is_string(), "{method} {path} has no problem: {body}");
        }
    }
    let (status, document) = ask(address, Method::Get.name(), "/api/openapi.json");
    assert_eq!((status, &document["openapi"]), (200, &Value::from("3.1.0")));
    assert_eq!(ask(address, "GET", "/api/v1/nonsense").1["code"], "not_found");
    assert_eq!(ask(address, "GET", "/ws/v1").1["code"], "bad_request");
}

fn ask(address: SocketAddr, method: &str, path: &str) -> (u16, Value) {
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status, serde_json::from_str(body).unwrap_or_default())
}
