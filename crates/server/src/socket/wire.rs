use futures_util::{SinkExt, StreamExt};
use hyper::body::Buf;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message};
use wormery_room::Text;

/// A final frame of text, as its first byte says (RFC 6455, 5.2).
const TEXT: u8 = 0x81;

/// A socket.
///
/// Text goes out as it is: the library would copy every message into a buffer that stays as large as the largest one, at
/// thousands of quiet sockets.
pub(super) struct Wire<S = TokioIo<Upgraded>> {
    socket: WebSocketStream<S>,
    /// A text is half out: nothing may follow it but its end.
    is_torn: bool,
    /// The other side has said goodbye: nothing may follow the answer to it (RFC 6455, 5.5.1).
    is_closed: bool,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire<S> {
    pub(super) fn new(socket: WebSocketStream<S>) -> Self {
        Self { socket, is_torn: false, is_closed: false }
    }

    /// What comes next; nothing when the socket is closed.
    pub(super) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        if self.is_torn {
            // The library would answer pings in the middle of the text.
            return None;
        }
        let message = self.socket.next().await;
        self.is_closed |= matches!(message, Some(Ok(Message::Close(_))));
        message
    }

    /// Sends a text.
    pub(super) async fn send_text(&mut self, text: Text) -> Result<(), Error> {
        if self.is_torn {
            return Err(Error::ConnectionClosed);
        }
        // What the library itself has to say, answers to pings and to a goodbye, is out before.
        self.socket.flush().await?;
        if self.is_closed {
            return Err(Error::ConnectionClosed);
        }
        let head = head(text.len());
        let mut frame = head.as_slice().chain(text.as_bytes());
        self.is_torn = true;
        self.socket.get_mut().write_all_buf(&mut frame).await?;
        self.is_torn = false;
        Ok(())
    }

    /// Sends something short that is no text; to somebody who never got the end of one, nothing more can be said.
    pub(super) async fn send(&mut self, message: Message) -> Result<(), Error> {
        if self.is_torn {
            return Err(Error::ConnectionClosed);
        }
        self.socket.send(message).await
    }
}

/// What stands before the payload of a text of this length.
fn head(length: usize) -> Vec<u8> {
    let mut head = vec![TEXT];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short @ 0..=125), _) => head.push(short),
        (_, Ok(longer)) => {
            head.push(126);
            head.extend(longer.to_be_bytes());
        }
        _ => {
            head.push(127);
            head.extend((length as u64).to_be_bytes());
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, DuplexStream, duplex};
    use tokio::time::timeout;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// A socket on a line that takes so many bytes before somebody must read, and the other end of the line.
    async fn on_line(n_bytes: usize) -> (Wire<DuplexStream>, DuplexStream) {
        let (here, there) = duplex(n_bytes);
        (Wire::new(WebSocketStream::from_raw_socket(here, Role::Server, None).await), there)
    }

    /// The lengths at which the form changes.
    #[test]
    fn lengths_are_written_as_the_protocol_wants_them() {
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65_535), [0x81, 126, 255, 255]);
        assert_eq!(head(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    /// The answer to a ping that was heard goes out before a text, and not within it.
    #[tokio::test]
    async fn a_text_comes_after_the_answer_to_a_ping() {
        let (mut wire, mut there) = on_line(64).await;
        // A masked ping without a payload.
        there.write_all(&[0x89, 0x80, 0, 0, 0, 0]).await.unwrap();
        assert!(matches!(wire.recv().await, Some(Ok(Message::Ping(_)))));
        wire.send_text("hi".into()).await.unwrap();
        drop(wire);
        let mut seen = Vec::new();
        there.read_to_end(&mut seen).await.unwrap();
        assert_eq!(seen, [&[0x8a, 0][..], &[0x81, 2], b"hi"].concat());
    }

    #[tokio::test]
    async fn nothing_follows_the_answer_to_a_goodbye() {
        let (mut wire, mut there) = on_line(64).await;
        there.write_all(&[0x88, 0x80, 0, 0, 0, 0]).await.unwrap();
        assert!(matches!(wire.recv().await, Some(Ok(Message::Close(_)))));
        assert!(wire.send_text("late".into()).await.is_err());
        assert!(wire.send_text("later".into()).await.is_err());
        drop(wire);
        let mut seen = Vec::new();
        there.read_to_end(&mut seen).await.unwrap();
        assert_eq!(seen, [0x88, 0]);
    }

    #[tokio::test]
    async fn nothing_is_said_within_a_text_that_is_half_out() {
        let (mut wire, mut there) = on_line(8).await;
        let long = wire.send_text("a text that nobody reads".into());
        assert!(timeout(Duration::from_millis(20), long).await.is_err(), "the line takes eight bytes");
        let mut half = [0; 8];
        there.read_exact(&mut half).await.unwrap();
        assert!(wire.send_text("another".into()).await.is_err());
        assert!(wire.send(Message::Close(None)).await.is_err());
        assert!(wire.recv().await.is_none());
        drop(wire);
        let mut rest = Vec::new();
        there.read_to_end(&mut rest).await.unwrap();
        assert_eq!((&half, rest), (b"\x81\x18a text", Vec::new()));
    }
}
