use std::net::SocketAddr;

use serde_json::{Value, json};

use super::host::table;
use super::{Answer, Client, Request};

/// Somebody with a cookie, or a program with a token.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    /// The header that says who it is.
    pub(crate) key: (&'static str, String),
    pub(crate) id: String,
    pub(crate) name: String,
    /// The network that a proxy tells of.
    pub(crate) from: Option<String>,
}

impl Guest {
    pub(crate) async fn new(address: SocketAddr) -> Self {
        let answer = Request::new(address, "GET", "/api/v1/me").send().await;
        let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().unwrap().to_owned();
        let me = answer.good();
        let text = |key: &str| me[key].as_str().unwrap().to_owned();
        Self { address, key: ("cookie", cookie), id: text("id"), name: text("name"), from: None }
    }

    /// The program of this token.
    pub(crate) fn program(address: SocketAddr, created: &Value) -> Self {
        let text = |key: &str| created[key].as_str().unwrap().to_owned();
        let key = ("authorization", format!("Bearer {}", text("token")));
        Self { address, key, id: text("id"), name: text("name"), from: None }
    }

    /// The same guest at another server.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> Request {
        let request = Request::new(self.address, method, path).header(self.key.0, &self.key.1);
        match &self.from {
            Some(from) => request.header("x-forwarded-for", from),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path).send().await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path).json(body).send().await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.request("DELETE", path).send().await
    }

    pub(crate) async fn rename(&self, name: &str) -> Answer {
        self.request("PATCH", "/api/v1/me").json(&json!({ "name": name })).send().await
    }

    /// Makes a table, and returns its code.
    pub(crate) async fn create(&self, request: &Value) -> String {
        let made = self.post("/api/v1/tables", request).await.good();
        made["code"].as_str().unwrap().to_owned()
    }

    /// Makes a table for a game with seats in words.
    pub(crate) async fn table(&self, game: &str, seats: &str) -> String {
        self.create(&table(game, seats)).await
    }

    /// A command over HTTP.
    pub(crate) async fn command(&self, code: &str, command: &Value) -> Answer {
        self.post(&format!("/api/v1/tables/{code}/commands"), command).await
    }

    /// The table as anybody sees it.
    pub(crate) async fn look(&self, code: &str) -> Value {
        self.get(&format!("/api/v1/tables/{code}")).await.good()
    }

    /// A socket to a table.
    pub(crate) async fn open(&self, code: &str) -> Client {
        Client::open(self, code, 0).await
    }
}
