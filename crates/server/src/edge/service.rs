use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::{Request, Response};
use hyper_util::service::TowerToHyperService;

use super::watch::{Turn, Watch};

/// Answers the requests of one connection.
pub(super) struct Service {
    router: TowerToHyperService<Router>,
    watch: Arc<Watch>,
    peer: SocketAddr,
}

impl Service {
    pub(super) fn new(router: Router, watch: Arc<Watch>, peer: SocketAddr) -> Self {
        Self { router: TowerToHyperService::new(router), watch, peer }
    }
}

impl hyper::service::Service<Request<Incoming>> for Service {
    type Response = Response<Answer>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let turn = self.watch.begin();
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let answered = self.router.call(request);
        Box::pin(async move { Ok(answered.await?.map(|body| Answer { body, _turn: turn })) })
    }
}

/// The body of an answer; while it is sent, the connection is busy.
pub(super) struct Answer {
    body: Body,
    _turn: Turn,
}

impl hyper::body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
