use serde::{Deserialize, Serialize};

/// How other devices reach a server that runs on the machine of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NetworkInfo {
    /// The address for other devices in the same network, if the server listens there: `http://192.168.1.5:8080`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Whether it can be opened to the network from the page.
    pub can_open: bool,
    /// The address to start the server with so that it listens there: `0.0.0.0:8080`.
    pub listen: String,
}

/// What opens a server to its network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NetworkOpen {
    /// The key that the server has shown on its own machine: it is behind `#key=` in the address there.
    pub key: String,
}
