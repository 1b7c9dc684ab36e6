use wormery_protocol::Code;

use crate::fault::{Fault, problem};

/// Carries something out in a task of its own: what has begun is finished, even if the client goes away meanwhile.
pub(crate) async fn to_its_end<T, E>(
    work: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, Fault>
where
    T: Send + 'static,
    E: Into<Fault> + Send + 'static,
{
    let done = tokio::spawn(work).await;
    let broken = |_| problem(Code::Internal, "it could not be carried out");
    done.map_err(broken)?.map_err(Into::into)
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;
    use wormery_protocol::Problem;

    use super::*;

    #[tokio::test]
    async fn what_has_begun_is_finished_when_nobody_waits_for_it() {
        let (begun, has_begun) = oneshot::channel();
        let (go_on, may_go_on) = oneshot::channel();
        let (done, is_done) = oneshot::channel();
        let request = tokio::spawn(to_its_end(async move {
            let _ = begun.send(());
            let _ = may_go_on.await;
            let _ = done.send(());
            Ok::<(), Problem>(())
        }));
        has_begun.await.expect("it begins");
        request.abort();
        assert!(request.await.expect_err("the client has gone").is_cancelled());
        go_on.send(()).expect("it still runs");
        is_done.await.expect("it is finished");
    }

    #[tokio::test]
    async fn what_breaks_is_told() {
        let broken = to_its_end(async { if true { panic!("a fault") } else { Ok::<(), Problem>(()) } }).await;
        assert!(format!("{broken:?}").contains("it could not be carried out"), "{broken:?}");
    }
}
