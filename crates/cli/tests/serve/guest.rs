use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::http::{Reply, ask};

/// Somebody the server knows, by a cookie or by a token.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    /// The header that says who asks.
    pub(crate) key: String,
}

impl Guest {
    /// Comes for the first time.
    pub(crate) fn arrive(address: SocketAddr) -> Self {
        let reply = ask(address, "GET", "/api/v1/me", "", None).expect("the server answers");
        let cookie = reply.header("set-cookie").expect("somebody new gets a cookie");
        let cookie = cookie.split(';').next().unwrap_or_default();
        Self { address, key: format!("Cookie: {cookie}\r\n") }
    }

    /// A program that plays for the guest.
    pub(crate) fn bot(&self, name: &str) -> Self {
        let bot = self.must("POST", "/api/v1/me/bots", Some(&json!({ "name": name })));
        let token = bot["token"].as_str().expect("a token");
        Self { address: self.address, key: format!("Authorization: Bearer {token}\r\n") }
    }

    /// The token alone.
    pub(crate) fn token(&self) -> String {
        let header = self.key.lines().next().unwrap_or_default();
        header.rsplit(['=', ' ']).next().unwrap_or_default().to_owned()
    }

    pub(crate) fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        ask(self.address, method, path, &self.key, body)
    }

    pub(crate) fn get(&self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> io::Result<Reply> {
        self.ask("POST", path, Some(body))
    }

    /// Something that must work.
    pub(crate) fn must(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let reply = self.ask(method, path, body).and_then(Reply::yes);
        reply.unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// Makes a table and returns its code.
    pub(crate) fn make_table(&self, table: &Value) -> String {
        let made = self.must("POST", "/api/v1/tables", Some(table));
        made["code"].as_str().expect("a table has a code").to_owned()
    }

    /// A table as everybody sees it.
    pub(crate) fn table(&self, code: &str) -> io::Result<Value> {
        self.get(&format!("/api/v1/tables/{code}"))?.yes()
    }

    /// A command at a table.
    pub(crate) fn command(&self, code: &str, command: &Value) -> io::Result<Reply> {
        self.post(&format!("/api/v1/tables/{code}/commands"), command)
    }
}
