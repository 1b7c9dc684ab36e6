use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use wormery_room::{Millis, Times};

/// How a server behaves; every value can be used.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where metrics are served; nowhere without it.
    pub metrics_listen: Option<SocketAddr>,
    /// The database: a file or a PostgreSQL address.
    pub database: String,
    /// Where NATS is, which carries what several servers of one PostgreSQL database tell each other: `nats://host`.
    pub nats: Option<String>,
    /// The address that people use, when it is not the one it listens on: `https://worms.example`.
    pub base_url: Option<String>,
    /// Further names under which people reach the server.
    pub allowed_hosts: Vec<String>,
    /// The address of this machine in its network, where it is not the one that is found.
    pub network_address: Option<IpAddr>,
    /// Whether the address of a client is taken from `X-Forwarded-For`: only behind a proxy of one's own.
    pub trust_proxy: bool,
    /// How long a bot waits before it acts, where a table does not say.
    pub bot_pace: Duration,
    /// How long a bot may think about a decision.
    pub bot_time: Duration,
    /// How long somebody may be gone before a bot plays for him.
    pub away_after: Duration,
    /// How long a table may lie untouched before it is closed.
    pub close_after: Duration,
    /// How long the copy of a game on a device is kept when nobody goes on with it.
    pub kept_for: Duration,
    /// How long a room stays in memory after somebody did something there and left.
    pub rest_after: Duration,
    /// How long to wait for what the clients add to the dice.
    pub entropy_wait: Duration,
    /// The most connections at all; as many as the limit of open files leaves, where it is not said.
    pub connections: Option<u32>,
    /// The most connections from one network that have not become sockets.
    pub connections_per_network: u32,
    /// How long the headers of a request may take to come.
    pub head_wait: Duration,
    /// How long the body of a request may take to come.
    pub body_wait: Duration,
    /// How long a connection may lie idle between two requests.
    pub idle_wait: Duration,
    /// How long a client may take no byte of what is sent to it.
    pub send_wait: Duration,
    /// How long requests have to finish when the server stops.
    pub last_call: Duration,
    /// The most sockets and streams from one address.
    pub sockets_per_address: u32,
    /// Requests per second from one address, in the long run.
    pub requests_per_second: u32,
    /// Messages per second over one socket, in the long run.
    pub messages_per_second: u32,
    /// How often messages over one socket may be refused for haste before it is cut.
    pub refusals_per_socket: u32,
    /// New guests from one address per hour, in the long run.
    pub guests_per_hour: u32,
    /// The most tables that a guest can have made and not closed.
    pub tables_per_guest: u32,
    /// Codes of tables and ids of games that lead nowhere, from one network per hour; half of them at once.
    pub misses_per_hour: u32,
    /// New tables from one network per hour; half of them at once.
    pub tables_per_hour: u32,
    /// New tables of one guest per hour, in the long run.
    pub guest_tables_per_hour: u32,
    /// How many results of a day from one network others see.
    pub listed_per_network: u32,
    /// Whether finished games are reviewed: 0 for no, anything else for yes.
    pub review_playouts: u32,
}

impl Settings {
    /// How long a room waits for people.
    pub(crate) fn times(&self) -> Times {
        let millis = |time: Duration| time.as_millis() as Millis;
        Times { away_after: millis(self.away_after), entropy_wait: millis(self.entropy_wait) }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            metrics_listen: None,
            database: "wormery.db".into(),
            nats: None,
            base_url: None,
            allowed_hosts: Vec::new(),
            network_address: None,
            trust_proxy: false,
            bot_pace: Duration::from_millis(700),
            bot_time: Duration::from_millis(150),
            away_after: Duration::from_mins(1),
            close_after: Duration::from_hours(24),
            kept_for: Duration::from_hours(90 * 24),
            rest_after: Duration::from_secs(10),
            entropy_wait: Duration::from_millis(1500),
            connections: None,
            connections_per_network: 200,
            head_wait: Duration::from_secs(10),
            body_wait: Duration::from_secs(10),
            idle_wait: Duration::from_mins(1),
            send_wait: Duration::from_secs(30),
            last_call: Duration::from_secs(4),
            sockets_per_address: 200,
            requests_per_second: 30,
            messages_per_second: 10,
            refusals_per_socket: 100,
            guests_per_hour: 200,
            tables_per_guest: 20,
            misses_per_hour: 60,
            tables_per_hour: 60,
            guest_tables_per_hour: 30,
            listed_per_network: 5,
            review_playouts: 1,
        }
    }
}
