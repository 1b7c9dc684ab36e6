//! A PostgreSQL database of its own for each test.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

/// A database that only one test knows.
pub(crate) struct Database {
    server: String,
    name: String,
}

impl Database {
    /// Creates a database, or returns `None` if the developer chose to go without PostgreSQL.
    pub(crate) async fn create() -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let server = server()?;
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let database = Self { server, name };
        database.on_server(format!("create database {}", database.name)).await;
        Some(database)
    }

    /// The address of the database.
    pub(crate) fn url(&self) -> String {
        let (start, _) = self.server.rsplit_once('/').expect("the address names a database");
        format!("{start}/{}", self.name)
    }

    async fn on_server(&self, sql: String) {
        let mut connection = PgConnection::connect(&self.server).await.expect("the server answers");
        connection.execute(AssertSqlSafe(sql)).await.expect("the server does what it is told");
        connection.close().await.expect("the connection closes");
    }

    /// Removes the database, whoever still uses it.
    pub(crate) async fn remove(self) {
        self.on_server(format!("drop database {} with (force)", self.name)).await;
    }
}

fn server() -> Option<String> {
    let server = std::env::var("WORMERY_TEST_POSTGRES").expect(
        "this test needs PostgreSQL: run `scripts/with-postgres cargo test`, \
         or set WORMERY_TEST_POSTGRES=skip to go without",
    );
    (server != "skip").then_some(server)
}
