//! Answers that take much memory until they are sent.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use wormery_protocol::Code;

use crate::fault::{Fault, problem};
use crate::limits::{Counted, Counts};

/// From how many bytes on an answer is a large one.
const LARGE: usize = 64 * 1024;
/// How many of them are on their way to a network at a time: whoever reads slowly keeps them here.
const MOST: u32 = 8;
/// How much of one is handed over at a time.
const PART: usize = 64 * 1024;

/// The answer with a text, unless too many large ones are on their way to the same network.
pub(super) fn answer(on_their_way: &Arc<Counts>, from: IpAddr, text: String) -> Result<Response, Fault> {
    if text.len() < LARGE {
        return Ok(text.into_response());
    }
    let counted = on_their_way.open(from, MOST);
    let many = || {
        problem(
            Code::TooMany,
            "too many large answers are on their way to your network; wait for one of them",
        )
    };
    let rest = Parts { rest: text.into(), _counted: counted.ok_or_else(many)? };
    let length = [(header::CONTENT_LENGTH, rest.rest.len())];
    Ok((length, Body::from_stream(rest)).into_response())
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

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const ELSEWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn large() -> String {
        "worm".repeat(50_000)
    }

    #[tokio::test]
    async fn a_large_answer_is_sent_whole() {
        let answer = answer(&Arc::default(), HOME, large()).unwrap();
        assert_eq!(answer.headers()[header::CONTENT_LENGTH], "200000");
        assert_eq!(to_bytes(answer.into_body(), usize::MAX).await.unwrap(), large());
    }

    #[test]
    fn few_large_answers_are_on_their_way_to_a_network() {
        let counts = Arc::default();
        let mut slow: Vec<_> = (0..MOST).map(|_| answer(&counts, HOME, large()).unwrap()).collect();
        assert!(answer(&counts, HOME, large()).is_err());
        assert!(answer(&counts, HOME, "small".into()).is_ok());
        assert!(answer(&counts, ELSEWHERE, large()).is_ok());
        slow.pop();
        assert!(answer(&counts, HOME, large()).is_ok(), "one of them has arrived");
    }
}
