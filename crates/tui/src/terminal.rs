use std::io::{self, Stdout, Write};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::cursor::Show;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

use crate::{App, Input};

/// How often the program looks at the clock.
const TICK: Duration = Duration::from_millis(40);

/// The terminal while a game has all of it; dropping it gives everything back.
struct Full {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Full {
    fn enter() -> io::Result<Self> {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            default(info);
        }));
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(Self { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? })
    }
}

impl Drop for Full {
    fn drop(&mut self) {
        restore();
        let _ = panic::take_hook();
    }
}

/// Gives the terminal back as it was; nothing can be done where that fails.
fn restore() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = io::stdout().flush();
}

/// Runs a program on the whole terminal until it is done, or until it is told to stop.
pub(crate) fn run(app: &mut App) -> io::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let mut full = Full::enter()?;
    let heard = listen();
    let mut last = Instant::now();
    while !app.is_done() {
        full.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        for input in inputs(&heard) {
            app.update(input);
        }
        if stop.load(Ordering::Relaxed) {
            app.update(Input::Quit);
        }
        let now = Instant::now();
        app.update(Input::Tick(now - last));
        last = now;
    }
    Ok(())
}

/// Listens on a thread of its own: a terminal that is gone keeps its listener busy for ever.
fn listen() -> Receiver<Input> {
    let (tell, heard) = mpsc::channel();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if let Some(input) = Input::from_event(&event)
                && tell.send(input).is_err()
            {
                return;
            }
        }
    });
    heard
}

/// Everything that was pressed, or nothing after a short while.
fn inputs(heard: &Receiver<Input>) -> Vec<Input> {
    let first = heard.recv_timeout(TICK).ok();
    first.into_iter().chain(heard.try_iter()).collect()
}
