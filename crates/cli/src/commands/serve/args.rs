use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::ValueHint;
use serde::Deserialize;

/// How a server is set up; every flag can also be in the environment and in a file.
#[derive(clap::Args, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[command(after_help = "\
Examples:
  wormery serve                              on this machine only, at http://127.0.0.1:8080
  wormery serve --open                       and shows the page in your browser
  wormery serve --listen 0.0.0.0:8080        for phones in the same network: prints a QR code
  wormery serve --data /var/lib/wormery --base-url https://worms.example --trust-proxy
  wormery serve --database-url postgres://wormery@localhost/wormery
  wormery serve --database-url postgres://wormery@db/wormery --nats nats://nats   one of several

Each flag is also read from the environment (--away-after: WORMERY_AWAY_AFTER) and from a TOML file
(away_after = 60): --config FILE, or wormery.toml in this folder, in $XDG_CONFIG_HOME/wormery or in
/etc/wormery. A flag wins over the environment, which wins over the file. PORT and DATABASE_URL are
understood too.")]
pub(crate) struct ServeArgs {
    /// The file with settings
    #[arg(long, value_name = "FILE", env = "WORMERY_CONFIG", value_hint = ValueHint::FilePath)]
    #[serde(skip)]
    pub(super) config: Option<PathBuf>,
    /// The address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "WORMERY_LISTEN")]
    pub(super) listen: Option<SocketAddr>,
    /// The folder for the database [default: the user's data folder]
    #[arg(long, value_name = "DIR", env = "WORMERY_DATA", value_hint = ValueHint::DirPath)]
    pub(super) data: Option<PathBuf>,
    /// A PostgreSQL address, or another SQLite file, instead of the file in the data folder
    #[arg(long, value_name = "URL", env = "WORMERY_DATABASE_URL", hide_env_values = true)]
    pub(super) database_url: Option<String>,
    /// Where NATS is, for several servers of one PostgreSQL database
    #[arg(long, value_name = "URL", env = "WORMERY_NATS", hide_env_values = true)]
    pub(super) nats: Option<String>,
    /// The address that people use, when there is a proxy in front
    #[arg(long, value_name = "URL", env = "WORMERY_BASE_URL")]
    pub(super) base_url: Option<String>,
    /// Another name under which people reach the server; several with commas
    #[arg(long, value_name = "NAME", env = "WORMERY_ALLOW_HOST", value_delimiter = ',')]
    pub(super) allow_host: Vec<String>,
    /// The address of this machine in its network, for invitations [default: the one that is found]
    #[arg(long, value_name = "ADDRESS", env = "WORMERY_NETWORK_ADDRESS")]
    pub(super) network_address: Option<IpAddr>,
    /// The address for Prometheus metrics [default: none]
    #[arg(long, value_name = "ADDRESS", env = "WORMERY_METRICS_LISTEN")]
    pub(super) metrics_listen: Option<SocketAddr>,
    /// Show the page in a browser, where there is one
    #[arg(long, env = "WORMERY_OPEN")]
    pub(super) open: bool,
    /// Take the address of clients from X-Forwarded-For: only behind a proxy of your own
    #[arg(long, env = "WORMERY_TRUST_PROXY")]
    pub(super) trust_proxy: bool,
    /// Milliseconds that a bot waits before it acts, so that people can follow [default: 700]
    #[arg(long, value_name = "MS", env = "WORMERY_BOT_PACE_MS")]
    pub(super) bot_pace_ms: Option<u64>,
    /// Milliseconds that a bot may think about a decision [default: 150]
    #[arg(long, value_name = "MS", env = "WORMERY_BOT_MS")]
    pub(super) bot_ms: Option<u64>,
    /// Seconds after which a bot plays for somebody who is gone while others wait [default: 60]
    #[arg(long, value_name = "S", env = "WORMERY_AWAY_AFTER")]
    pub(super) away_after: Option<u64>,
    /// Seconds after which a table that nobody touches is closed [default: 86400]
    #[arg(long, value_name = "S", env = "WORMERY_CLOSE_AFTER")]
    pub(super) close_after: Option<u64>,
    /// The most connections at all [default: what the limit of open files leaves]
    #[arg(long, value_name = "N", env = "WORMERY_CONNECTIONS")]
    pub(super) connections: Option<u32>,
    /// The most connections from one network that have not become sockets [default: 200]
    #[arg(long, value_name = "N", env = "WORMERY_CONNECTIONS_PER_NETWORK")]
    pub(super) connections_per_network: Option<u32>,
    /// Seconds that the headers of a request may take [default: 10]
    #[arg(long, value_name = "S", env = "WORMERY_HEAD_WAIT")]
    pub(super) head_wait: Option<u64>,
    /// Seconds that the body of a request may take [default: 10]
    #[arg(long, value_name = "S", env = "WORMERY_BODY_WAIT")]
    pub(super) body_wait: Option<u64>,
    /// Seconds that a connection may lie idle between two requests [default: 60]
    #[arg(long, value_name = "S", env = "WORMERY_IDLE_WAIT")]
    pub(super) idle_wait: Option<u64>,
    /// Seconds that a client may take to read a line that is sent to it [default: 30]
    #[arg(long, value_name = "S", env = "WORMERY_SEND_WAIT")]
    pub(super) send_wait: Option<u64>,
    /// The most sockets and streams from one network [default: 200]
    #[arg(long, value_name = "N", env = "WORMERY_SOCKETS_PER_ADDRESS")]
    pub(super) sockets_per_address: Option<u32>,
    /// Requests a second from one network, in the long run [default: 30]
    #[arg(long, value_name = "N", env = "WORMERY_REQUESTS_PER_SECOND")]
    pub(super) requests_per_second: Option<u32>,
    /// Messages a second over one socket, in the long run [default: 10]
    #[arg(long, value_name = "N", env = "WORMERY_MESSAGES_PER_SECOND")]
    pub(super) messages_per_second: Option<u32>,
    /// How often messages over one socket may be refused for haste before it is cut [default: 100]
    #[arg(long, value_name = "N", env = "WORMERY_REFUSALS_PER_SOCKET")]
    pub(super) refusals_per_socket: Option<u32>,
    /// New guests an hour from one network, in the long run [default: 200]
    #[arg(long, value_name = "N", env = "WORMERY_GUESTS_PER_HOUR")]
    pub(super) guests_per_hour: Option<u32>,
    /// Tables that one guest can have made and that are not closed [default: 20]
    #[arg(long, value_name = "N", env = "WORMERY_TABLES_PER_GUEST")]
    pub(super) tables_per_guest: Option<u32>,
    /// New tables an hour from one network, half of them at once [default: 60]
    #[arg(long, value_name = "N", env = "WORMERY_TABLES_PER_HOUR")]
    pub(super) tables_per_hour: Option<u32>,
    /// New tables an hour of one guest, in the long run [default: 30]
    #[arg(long, value_name = "N", env = "WORMERY_GUEST_TABLES_PER_HOUR")]
    pub(super) guest_tables_per_hour: Option<u32>,
    /// Codes of tables and ids of games that lead nowhere, an hour from one network [default: 60]
    #[arg(long, value_name = "N", env = "WORMERY_MISSES_PER_HOUR")]
    pub(super) misses_per_hour: Option<u32>,
    /// Results of one day and rule set from one network that others see [default: 5]
    #[arg(long, value_name = "N", env = "WORMERY_LISTED_PER_NETWORK")]
    pub(super) listed_per_network: Option<u32>,
    /// Whether finished games are reviewed: 0 for no, anything else for yes [default: 1]
    #[arg(long, value_name = "N", env = "WORMERY_REVIEW_PLAYOUTS")]
    pub(super) review_playouts: Option<u32>,
    /// What to log: error, warn, info, debug, or a filter such as wormery_server=debug [default: warn]
    #[arg(long, value_name = "LEVEL", env = "WORMERY_LOG")]
    pub(super) log: Option<String>,
    /// How to log
    #[arg(long, value_name = "FORMAT", env = "WORMERY_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,
}

/// How log lines look.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery backup wormery-copy.db --data .
  wormery backup copy.db --database-url sqlite:other.db")]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "DIR", env = "WORMERY_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The address of the database
    #[arg(long, value_name = "URL", env = "WORMERY_DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
}

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery healthcheck || echo the server is not up
  wormery healthcheck http://127.0.0.1:9000 || echo nor is this one")]
pub(crate) struct HealthcheckArgs {
    /// The address of the server
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080", value_hint = ValueHint::Url)]
    pub(crate) server: String,
}
