//! Answers that take much memory until they are sent: few of them are on their way to a network at a time.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use wormery_protocol::{Code, Problem};

use crate::address::Network;
use crate::app::App;
use crate::fault::{Fault, problem};
use crate::limits::{Counted, Counts};

/// From how many bytes on an answer is a large one.
const LARGE: usize = 64 * 1024;
/// How many of them are on their way to a network at a time: whoever reads slowly keeps them here.
const MOST: u32 = 8;
/// How much of one is handed over at a time.
const PART: usize = 64 * 1024;

/// Counts every answer that turns out to be a large one.
pub(super) async fn count(
    State(app): State<Arc<App>>,
    Network(from): Network,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    match response.body().size_hint().exact() {
        Some(length) if length >= LARGE as u64 => counted(&app.large, from, response).await,
        _ => response,
    }
}

async fn counted(on_their_way: &Arc<Counts>, from: IpAddr, response: Response) -> Response {
    let counted = match begin(on_their_way, from) {
        Ok(counted) => counted,
        Err(problem) => return Fault::from(problem).into_response(),
    };
    let (mut head, body) = response.into_parts();
    // It is there already; what breaks here would have been sent broken.
    let rest = to_bytes(body, usize::MAX).await.unwrap_or_default();
    head.headers.insert(header::CONTENT_LENGTH, rest.len().into());
    Response::from_parts(head, Body::from_stream(Parts { rest, _counted: counted }))
}

/// Counts an answer that may become a large one, or refuses it because there are too many.
pub(super) fn begin(on_their_way: &Arc<Counts>, from: IpAddr) -> Result<Counted, Problem> {
    let many = "too many large answers are on their way to your network; wait for one of them";
    on_their_way.open(from, MOST).ok_or_else(|| problem(Code::TooMany, many))
}

/// What is still to be sent; it counts until then.
struct Parts {
    rest: Bytes,
    _counted: Counted,
}

impl futures_core::Stream for Parts {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let n_bytes = self.rest.len().min(PART);
        let part = self.rest.split_to(n_bytes);
        Poll::Ready((n_bytes > 0).then_some(Ok(part)))
    }
}

/// An answer that is made while it is read, and what makes it: it waits for the client.
pub(super) fn made_while_read(counted: Counted) -> (Maker, Body) {
    let (parts, coming) = mpsc::channel(1);
    (Maker { parts }, Body::from_stream(Coming { coming, _counted: counted }))
}

/// The client is gone, or the rest cannot be made.
#[derive(Debug)]
pub(super) struct Cut;

/// The answer breaks off: what has been sent is not all of it.
#[derive(Debug, thiserror::Error)]
#[error("the rest cannot be read just now")]
struct Broken;

/// What makes an answer, part by part.
pub(super) struct Maker {
    parts: mpsc::Sender<Result<Bytes, Broken>>,
}

impl Maker {
    /// Hands a text over, as fast as the client reads.
    pub(super) async fn text(&self, text: String) -> Result<(), Cut> {
        let mut rest = Bytes::from(text);
        while !rest.is_empty() {
            let part = rest.split_to(rest.len().min(PART));
            self.parts.send(Ok(part)).await.map_err(|_| Cut)?;
        }
        Ok(())
    }

    /// Breaks off, so that nobody takes what has been sent for everything.
    pub(super) async fn break_off(&self) {
        let _ = self.parts.send(Err(Broken)).await;
    }
}

/// What comes of an answer while it is made; it counts until the end.
struct Coming {
    coming: mpsc::Receiver<Result<Bytes, Broken>>,
    _counted: Counted,
}

impl futures_core::Stream for Coming {
    type Item = Result<Bytes, Broken>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.coming.poll_recv(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const ELSEWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    async fn large(counts: &Arc<Counts>, from: IpAddr) -> Response {
        counted(counts, from, "worm".repeat(50_000).into_response()).await
    }

    #[tokio::test]
    async fn a_large_answer_is_sent_whole() {
        let answer = large(&Arc::default(), HOME).await;
        assert_eq!(answer.headers()[header::CONTENT_LENGTH], "200000");
        assert_eq!(to_bytes(answer.into_body(), usize::MAX).await.unwrap(), "worm".repeat(50_000));
    }

    #[tokio::test]
    async fn few_large_answers_are_on_their_way_to_a_network() {
        let counts = Arc::default();
        let mut slow = Vec::new();
        for _ in 0..MOST {
            slow.push(large(&counts, HOME).await);
        }
        assert_eq!(large(&counts, HOME).await.status(), 429);
        assert_eq!(large(&counts, ELSEWHERE).await.status(), 200);
        slow.pop();
        assert_eq!(large(&counts, HOME).await.status(), 200, "one of them has arrived");
    }

    #[tokio::test]
    async fn what_is_made_while_it_is_read_waits_for_the_client() {
        let counts = Arc::default();
        let (maker, body) = made_while_read(begin(&counts, HOME).unwrap());
        let making = tokio::spawn(async move {
            for _ in 0..10 {
                maker.text("worm".repeat(100_000)).await?;
            }
            Ok::<_, Cut>(())
        });
        tokio::task::yield_now().await;
        assert!(!making.is_finished(), "nobody reads");
        assert_eq!(counts.all(), [(HOME, 1)]);
        assert_eq!(to_bytes(body, usize::MAX).await.unwrap().len(), 4_000_000);
        assert!(making.await.unwrap().is_ok() && counts.all().is_empty());
    }

    #[tokio::test]
    async fn what_breaks_off_is_not_taken_for_everything() {
        let (maker, body) = made_while_read(begin(&Arc::default(), HOME).unwrap());
        tokio::spawn(async move {
            let _ = maker.text("half".into()).await;
            maker.break_off().await;
        });
        assert!(to_bytes(body, usize::MAX).await.is_err());
    }
}
