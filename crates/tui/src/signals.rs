//! What the system tells a program in a terminal.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};

/// What was told since somebody looked.
pub(crate) struct Signals {
    stop: Arc<AtomicBool>,
    suspend: Arc<AtomicBool>,
    went_on: Arc<AtomicBool>,
}

impl Signals {
    pub(crate) fn listen() -> io::Result<Self> {
        let signals = Self { stop: Arc::default(), suspend: Arc::default(), went_on: Arc::default() };
        for signal in [SIGTERM, SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.stop))?;
        }
        #[cfg(unix)]
        for (signal, told) in
            [(SIGHUP, &signals.stop), (SIGTSTP, &signals.suspend), (SIGCONT, &signals.went_on)]
        {
            signal_hook::flag::register(signal, Arc::clone(told))?;
        }
        Ok(signals)
    }

    pub(crate) fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether somebody wants the terminal for a while; true once.
    pub(crate) fn must_suspend(&self) -> bool {
        self.suspend.swap(false, Ordering::Relaxed)
    }

    /// Whether the program was stopped and goes on; true once.
    pub(crate) fn went_on(&self) -> bool {
        self.went_on.swap(false, Ordering::Relaxed)
    }
}

/// Stops the program until it may go on.
#[cfg(unix)]
pub(crate) fn stop_here() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}

/// Elsewhere nothing could make it go on.
#[cfg(not(unix))]
pub(crate) fn stop_here() -> io::Result<()> {
    Ok(())
}
