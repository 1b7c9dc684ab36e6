use std::io::{self, Stdout, Write};
use std::panic;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::cursor::Show;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::ask::LateAnswer;
use crate::signals::{Signals, stop_here};
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
        take_over()?;
        Ok(Self { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? })
    }

    /// Gives the terminal to whoever started us, stops until we may go on, and takes it back.
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        stop_here()?;
        self.come_back()
    }

    /// Takes the terminal back after somebody else had it: nothing on it is known any more.
    fn come_back(&mut self) -> io::Result<()> {
        take_over()?;
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
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
    let signals = Signals::listen()?;
    let mut full = Full::enter()?;
    let heard = listen();
    let mut last = Instant::now();
    while !app.is_done() {
        full.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        let mut must_suspend = signals.must_suspend();
        for heard in hear(&heard) {
            match heard {
                Heard::Input(input) => app.update(input),
                Heard::Suspend => must_suspend = true,
            }
        }
        if signals.must_stop() {
            app.update(Input::Quit);
        }
        if must_suspend && !app.is_done() {
            full.suspend()?;
            signals.went_on();
            // The time away is nobody's thinking time.
            last = Instant::now();
        } else if signals.went_on() {
            full.come_back()?;
        }
        let now = Instant::now();
        app.update(Input::Tick(now - last));
        last = now;
    }
    Ok(())
}

/// What comes from the keyboard and the mouse.
enum Heard {
    Input(Input),
    /// Ctrl-Z.
    Suspend,
}

impl Heard {
    fn from_event(event: &Event) -> Option<Self> {
        match event {
            Event::Key(key)
                if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) =>
            {
                Some(Self::Suspend)
            }
            event => Input::from_event(event).map(Self::Input),
        }
    }
}

/// Listens on a thread of its own: a terminal that is gone keeps its listener busy for ever.
fn listen() -> Receiver<Heard> {
    let (tell, heard) = mpsc::channel();
    thread::spawn(move || {
        let mut late = LateAnswer::default();
        while let Ok(event) = event::read() {
            if late.takes(&event) {
                continue;
            }
            if let Some(input) = Heard::from_event(&event)
                && tell.send(input).is_err()
            {
                return;
            }
        }
    });
    heard
}

/// Everything that was pressed, or nothing after a short while.
fn hear(heard: &Receiver<Heard>) -> Vec<Heard> {
    let first = heard.recv_timeout(TICK).ok();
    first.into_iter().chain(heard.try_iter()).collect()
}
