use std::net::SocketAddr;

use anyhow::{Context, ensure};
use tempfile::TempDir;

use crate::args::TargetArgs;
use crate::child::{How, Server};

/// The server that is measured.
pub(crate) struct Target {
    args: TargetArgs,
    pub(crate) address: SocketAddr,
    pub(crate) pid: Option<u32>,
    server: Option<Server>,
    folder: TempDir,
}

impl Target {
    /// Finds the server that was named, or starts one.
    pub(crate) async fn find(args: &TargetArgs) -> anyhow::Result<Self> {
        let folder = match &args.data {
            Some(parent) => TempDir::new_in(parent),
            None => TempDir::new(),
        };
        let folder = folder.context("make a folder for the database")?;
        let server = match args.url {
            Some(_) => None,
            None => Some(Server::start(args.server.as_deref(), folder.path(), &How::without_limits()).await?),
        };
        let address = match (&server, &args.url) {
            (Some(server), _) => server.address,
            (None, url) => address(url.as_deref().unwrap_or_default())?,
        };
        let pid = server.as_ref().map(|server| server.pid).or(args.pid);
        Ok(Self { args: args.clone(), address, pid, server, folder })
    }

    /// The folder of the database, for what else is measured there.
    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Stops our server and starts it again on the same folder; whether it is ours.
    pub(crate) async fn restart(&mut self) -> anyhow::Result<bool> {
        let Some(server) = self.server.take() else { return Ok(false) };
        server.stop().await?;
        let how = How::without_limits();
        let server = Server::start(self.args.server.as_deref(), self.folder.path(), &how).await?;
        (self.address, self.pid) = (server.address, Some(server.pid));
        self.server = Some(server);
        Ok(true)
    }

    /// Stops the server, if it is ours.
    pub(crate) async fn stop(self) -> anyhow::Result<()> {
        match self.server {
            Some(server) => server.stop().await,
            None => Ok(()),
        }
    }
}

/// The address in `http://127.0.0.1:8080`; any other machine's is refused.
pub(crate) fn address(url: &str) -> anyhow::Result<SocketAddr> {
    let rest = url.trim_end_matches('/').strip_prefix("http://");
    let address = rest.and_then(|rest| rest.replace("localhost", "127.0.0.1").parse::<SocketAddr>().ok());
    let address = address.with_context(|| format!("{url:?} is not like http://127.0.0.1:8080"))?;
    ensure!(address.ip().is_loopback(), "{address} is not on this machine: this tool loads no other");
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn only_this_machine_is_loaded() {
        assert_eq!(address("http://127.0.0.1:8080/").unwrap().port(), 8080);
        assert_eq!(address("http://localhost:9000").unwrap().port(), 9000);
        assert!(address("http://[::1]:80").is_ok());
        for refused in
            ["http://192.0.2.1:80", "http://0.0.0.0:80", "https://127.0.0.1:80", "http://example.org"]
        {
            assert!(address(refused).is_err(), "{refused}");
        }
    }
}
