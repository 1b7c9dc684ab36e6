use tokio::task::{JoinError, spawn_blocking};

/// How far those who think stand back: as a rule one who serves gets ten times their share of a core.
#[cfg(target_os = "linux")]
const BACK: i32 = 10;

/// Thinks on a thread of its own, which stands back behind those that serve people: a bot or a review can wait for a core, a
/// move should not.
pub(crate) async fn think<T: Send + 'static>(
    thinking: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    spawn_blocking(move || {
        stand_back();
        thinking()
    })
    .await
}

/// Elsewhere than on Linux it would be the whole process that stands back.
#[cfg(target_os = "linux")]
fn stand_back() {
    use rustix::process::{getpriority_process, setpriority_process};
    // Whoever may not, or stands further back already, stays where he is.
    if getpriority_process(None).is_ok_and(|now| now < BACK) {
        let _ = setpriority_process(None, BACK);
    }
}

#[cfg(not(target_os = "linux"))]
fn stand_back() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_thinks_stands_back_and_nobody_else() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let before = priority();
        assert_eq!(think(priority).await.unwrap(), before.max(BACK));
        assert_eq!(priority(), before);
    }
}
