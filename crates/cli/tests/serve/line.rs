use std::io::{self, BufRead, BufReader};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::http::{Reply, open};
use crate::moves::{Move, Outcome};
use crate::socket::Socket;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// Over a stream of lines and with HTTP requests, as programs do.
    Http,
    /// Over a socket, as the page does.
    Socket,
}

/// A connection over which somebody plays.
pub(crate) enum Line {
    Http(Guest, BufReader<TcpStream>),
    Socket(Box<Socket>),
}

impl Line {
    /// Opens a connection to a game at a table, for somebody who has seen it up to a ply.
    pub(crate) fn open(by: By, guest: &Guest, table: &str, game: &str, since: u64) -> io::Result<Self> {
        match by {
            By::Socket => Ok(Self::Socket(Box::new(Socket::open(guest, table, since)?))),
            By::Http => {
                let path = format!("/api/v1/games/{game}/stream?since={since}");
                let (head, reader) = open(guest.address, "GET", &path, &guest.key, None)?;
                let is_open = head.split(' ').nth(1) == Some("200");
                is_open.then(|| Self::Http(guest.clone(), reader)).ok_or_else(|| io::Error::other(head))
            }
        }
    }

    /// The next message of a game; nothing after its end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Value>> {
        let message = match self {
            Self::Http(_, reader) => read_line(reader)?,
            Self::Socket(socket) => socket.next()?,
        };
        let is_over = match message["type"].as_str() {
            Some("game_end") => true,
            Some("close" | "restart") => return Err(io::ErrorKind::ConnectionAborted.into()),
            Some("table") => message["table"]["state"] == "over",
            _ => false,
        };
        Ok((!is_over).then_some(message))
    }

    /// Sends a move and waits for the answer.
    pub(crate) fn act(&mut self, sent: &Move) -> io::Result<Outcome> {
        match self {
            Self::Http(guest, _) => {
                let reply = guest.post(&format!("/api/v1/games/{}/actions", sent.game), &sent.body())?;
                Ok(of_reply(&reply))
            }
            Self::Socket(socket) => {
                let mut command = sent.body();
                command["type"] = json!("act");
                let answer = socket.command(&command)?;
                Ok(match answer["ply"].as_u64() {
                    Some(ply) if answer["type"] == "ack" => Outcome::Acknowledged(ply),
                    _ => Outcome::Refused(answer["problem"].clone()),
                })
            }
        }
    }
}

fn of_reply(reply: &Reply) -> Outcome {
    match reply.json()["ply"].as_u64() {
        Some(ply) if reply.status == 200 => Outcome::Acknowledged(ply),
        _ => Outcome::Refused(reply.json()),
    }
}

fn read_line(reader: &mut BufReader<TcpStream>) -> io::Result<Value> {
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 || !line.ends_with('\n') {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if !line.trim().is_empty() {
            return serde_json::from_str(&line).map_err(io::Error::other);
        }
    }
}
