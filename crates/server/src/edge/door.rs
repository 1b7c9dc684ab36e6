use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wormery_protocol::{Code, Problem};

use crate::Settings;
use crate::fault::problem;
use crate::limits::{Counted, Counts, network};

/// Files that are no connections: the database, the listeners, those who are being turned away.
const RESERVE: u64 = 64;

/// The limit of open files where the system does not tell it.
const USUAL_FILES: u64 = 1024;

/// How many are told why they are turned away at a time, and how long that may take; the others are just let go.
const FAREWELLS: usize = 16;
const FAREWELL: Duration = Duration::from_secs(1);

/// Counts those who are in.
pub(super) struct Door {
    places: Arc<Semaphore>,
    networks: Arc<Counts>,
    /// The most from one network; behind a proxy all come from the same one, so nothing is counted.
    per_network: Option<u32>,
    farewells: Arc<Semaphore>,
}

/// Somebody who is in.
pub(super) struct Ticket {
    /// Held for as long as the file is open.
    pub(super) place: OwnedSemaphorePermit,
    /// Held until the connection ends or becomes a socket: those are counted by themselves.
    pub(super) network: Option<Counted>,
}

/// Why somebody cannot come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    Server,
    Network,
}

impl Door {
    pub(super) fn new(settings: &Settings) -> Self {
        let most = settings.connections.map_or_else(most_files, |most| most as usize);
        Self {
            places: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            networks: Arc::default(),
            per_network: (!settings.trust_proxy).then_some(settings.connections_per_network),
            farewells: Arc::new(Semaphore::new(FAREWELLS)),
        }
    }

    /// Lets one more in, unless there are as many as there may be.
    pub(super) fn enter(&self, from: IpAddr) -> Result<Ticket, Full> {
        let counted = |most| self.networks.open(network(from), most).ok_or(Full::Network);
        let network = self.per_network.map(counted).transpose()?;
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Full::Server)?;
        Ok(Ticket { place, network })
    }

    /// Tells somebody why he cannot come in, if there is time for it.
    pub(super) fn turn_away(&self, stream: TcpStream, full: Full) {
        if let Ok(farewell) = Arc::clone(&self.farewells).try_acquire_owned() {
            tokio::spawn(async move {
                let _ = tokio::time::timeout(FAREWELL, say(stream, &full.answer())).await;
                drop(farewell);
            });
        }
    }
}

/// Says the last word, and listens until the other side has gone: closing earlier could take the word back.
async fn say(mut stream: TcpStream, answer: &str) -> std::io::Result<()> {
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    let mut unheard = [0; 1024];
    while stream.read(&mut unheard).await? > 0 {}
    Ok(())
}

/// As many connections as there can be open files, but for the reserve.
fn most_files() -> usize {
    let files = open_files().unwrap_or(USUAL_FILES);
    usize::try_from(files.saturating_sub(RESERVE).max(1)).unwrap_or(usize::MAX)
}

/// How many files the system lets us open, if it says so.
#[cfg(unix)]
fn open_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn open_files() -> Option<u64> {
    None
}

impl Full {
    fn problem(self) -> Problem {
        match self {
            Self::Server => problem(Code::Unavailable, "too many connections; try again in a moment"),
            Self::Network => problem(Code::TooMany, "too many connections from your network"),
        }
    }

    /// The whole answer: nobody reads a request for it.
    fn answer(self) -> String {
        let problem = self.problem();
        let body = serde_json::to_string(&problem).unwrap_or_default();
        let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\n\
             retry-after: 1\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(settings: Settings) -> Door {
        Door::new(&Settings { connections: Some(3), connections_per_network: 2, ..settings })
    }

    #[test]
    fn one_network_cannot_fill_the_server() {
        let door = door(Settings::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let inside = (door.enter(one), door.enter(one));
        assert!(inside.0.is_ok() && inside.1.is_ok());
        assert_eq!(door.enter(one).err(), Some(Full::Network));
        let third = door.enter(other);
        assert!(third.is_ok());
        assert_eq!(door.enter(other).err(), Some(Full::Server));
        drop(inside);
        assert!(door.enter(other).is_ok() && door.enter(one).is_ok());
    }

    #[test]
    fn who_cannot_come_in_is_not_counted() {
        let door = door(Settings::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let inside = [door.enter(one), door.enter(one), door.enter(other)];
        for _ in 0..5 {
            assert_eq!(door.enter(other).err(), Some(Full::Server));
        }
        drop(inside);
        assert!(door.enter(other).is_ok());
    }

    #[test]
    fn behind_a_proxy_only_all_together_are_counted() {
        let door = door(Settings { trust_proxy: true, ..Settings::default() });
        let proxy = IpAddr::from([127, 0, 0, 1]);
        let inside = [door.enter(proxy), door.enter(proxy), door.enter(proxy)];
        assert!(inside.iter().all(Result::is_ok));
        assert_eq!(door.enter(proxy).err(), Some(Full::Server));
    }

    #[test]
    fn some_files_are_kept_for_other_things() {
        assert!((most_files() as u64) < open_files().unwrap_or(USUAL_FILES));
    }
}
