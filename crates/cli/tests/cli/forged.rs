//! What is said at the end of a game when the server's record is not the one of the game.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

use crate::program::{scratch, wormery_reads};
use crate::server::{NO_LIMITS, Server};

const WARNING: &str = "The record that the server gives out is not the one of this game.";
const PROVEN: &str = "The luck is proven: ";

/// Which answers of a server are forged: those that begin with this request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forged {
    Nothing,
    /// What the table says at the end of the game, over its socket.
    Table,
    /// The record.
    Record,
}

impl Forged {
    fn is_of(self, request: &[u8]) -> bool {
        let request = String::from_utf8_lossy(request);
        let is_record = request.lines().next().is_some_and(|line| line.contains("/record "));
        let is_socket = request.to_ascii_lowercase().contains("upgrade: websocket");
        matches!((self, is_record, is_socket), (Self::Table, _, true) | (Self::Record, true, _))
    }
}

/// A line to a server on which the first digit of every digest is another one.
fn forger(server: SocketAddr, forged: Forged) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            thread::spawn(move || pass(client, server, forged));
        }
    });
    address
}

fn pass(mut client: TcpStream, server: SocketAddr, forged: Forged) -> io::Result<()> {
    let mut far = TcpStream::connect(server)?;
    let mut request = vec![0; 65536];
    let n_bytes = client.read(&mut request)?;
    far.write_all(&request[..n_bytes])?;
    let is_forged = forged.is_of(&request[..n_bytes]);
    let (mut from, mut to) = (client.try_clone()?, far.try_clone()?);
    thread::spawn(move || io::copy(&mut from, &mut to));
    let (mut bytes, mut n_matched) = (vec![0; 65536], 0);
    loop {
        let n_bytes = far.read(&mut bytes)?;
        if n_bytes == 0 {
            return client.shutdown(std::net::Shutdown::Both);
        }
        if is_forged {
            bytes[..n_bytes].iter_mut().for_each(|byte| n_matched = forge(byte, n_matched));
        }
        client.write_all(&bytes[..n_bytes])?;
    }
}

/// Changes the first digit after `"digest":"`, of which so many bytes were seen before.
fn forge(byte: &mut u8, n_matched: usize) -> usize {
    const MARK: &[u8] = b"\"digest\":\"";
    if n_matched == MARK.len() {
        *byte = if *byte == b'0' { b'1' } else { b'0' };
        return 0;
    }
    if *byte == MARK[n_matched] { n_matched + 1 } else { usize::from(*byte == MARK[0]) }
}

fn told(forged: Forged) -> String {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 1"));
    let args = format!("join {} --plain --name Ann", forger(server.address, forged));
    let input = format!("2\n\ns\n{}", "2\n1\n".repeat(3000));
    let told = wormery_reads(folder.path(), &args, input);
    assert!(told.stdout.contains("\nThe game is over.\n"), "{}{}", told.stdout, told.stderr);
    told.stdout
}

#[test]
fn a_record_that_differs_from_what_the_table_said_is_called_so() {
    let games =
        [Forged::Nothing, Forged::Table, Forged::Record].map(|forged| thread::spawn(move || told(forged)));
    let [honest, table, record] = games.map(|game| game.join().expect("it is played"));
    assert!(honest.contains(PROVEN) && !honest.contains(WARNING), "{honest}");
    for told in [table, record] {
        assert!(told.contains(WARNING) && !told.contains(PROVEN), "{told}");
    }
}
