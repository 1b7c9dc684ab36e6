//! What a server asks of the operating system.

use std::io;

#[cfg(unix)]
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};

/// Every socket is an open file: takes as many as the system gives, and makes do with what there is otherwise.
#[cfg(unix)]
pub(super) fn allow_many_files() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// Elsewhere a process has no limit of its own.
#[cfg(not(unix))]
pub(super) fn allow_many_files() {}

/// Ends when somebody wants the server to stop; listens from the call on, not from the first look.
#[cfg(unix)]
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Elsewhere there is the keyboard only.
#[cfg(windows)]
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
