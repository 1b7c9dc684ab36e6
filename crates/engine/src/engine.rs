use std::time::{Duration, Instant};

use serde::Serialize;
use wormery_core::Game;
use wormery_core::wire::plain_reason;
use wormery_table::{Frame, Previews};
use wormery_visible::{line as line_of, visible};

use crate::lines::Line;
use crate::message::HelloLine;
use crate::process::{Heard, Process};
use crate::{Answer, EngineHello, Fault, Hello, NewGame, Over, PROTOCOL, Reason, ToEngine};

/// So many letters of its name are kept.
const LONGEST_NAME: usize = 60;

/// How long an engine that has nothing more to read may take to end.
pub(crate) const GRACE: Duration = Duration::from_secs(1);
/// How long a process that has closed its output may take to end, so that we can say how it did.
const LAST_BREATH: Duration = Duration::from_millis(200);
/// After so many starts in a row that failed nobody tries again.
const MOST_STARTS: u32 = 3;

/// How long an engine may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Until it has answered the first line.
    pub start: Duration,
    /// For a decision.
    pub per_move: Duration,
}

/// A program that plays one game after the other; it is started when it is needed, and again after a fault.
#[derive(Debug)]
pub struct Engine {
    command: String,
    limits: Limits,
    running: Option<Running>,
    /// What was wrong with the last start, and how many in a row failed.
    failed: Option<(Fault, u32)>,
    /// The game that is played.
    game: Option<String>,
    name: Option<String>,
}

#[derive(Debug)]
struct Running {
    process: Process,
    hello: EngineHello,
    /// Whether it has said anything in this game, or was started for it.
    is_known: bool,
}

impl Engine {
    /// An engine that a shell command starts.
    pub fn new(command: impl Into<String>, limits: Limits) -> Self {
        let command = command.into();
        Self { command, limits, running: None, failed: None, game: None, name: None }
    }

    /// How it may be driven.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// What it calls itself, once it has.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What it answered to the first line.
    pub fn hello(&self) -> Option<&EngineHello> {
        self.running.as_ref().map(|running| &running.hello)
    }

    /// Whether its frames tell what each action would bring about.
    pub fn previews(&self) -> Previews {
        if self.hello().is_some_and(|hello| hello.previews) { Previews::With } else { Previews::Without }
    }

    /// Starts the program, if it does not run.
    pub(crate) fn greet_first(&mut self) -> Result<(), Fault> {
        if self.running.is_some() { Ok(()) } else { self.start() }
    }

    /// Begins a game; starts the program where it does not run.
    pub fn begin(&mut self, game: &NewGame) -> Result<(), Fault> {
        self.game = Some(line(&ToEngine::<()>::New(Box::new(game.clone()))));
        if self.running.as_ref().is_some_and(|running| running.process.is_over()) {
            self.running = None;
        }
        match &mut self.running {
            Some(running) => running.is_known = false,
            None => self.start()?,
        }
        let running = self.running.as_ref().expect("it was started");
        if !running.hello.games.contains(&game.game) {
            let games = running.hello.games.join(", ");
            let detail = format!("it does not play {}, only {games}", game.game);
            return Err(self.give_up(Fault::new(Reason::Start, detail)));
        }
        self.tell_game();
        Ok(())
    }

    /// The engine's action for a frame.
    pub fn ask<G: Game>(&mut self, frame: &Frame<G>) -> Result<G::Action, Fault> {
        let asked = line(&ToEngine::Frame(frame));
        self.say(&asked);
        let answer = match self.hear(self.limits.per_move) {
            // It ended after the game before, and we did not know it yet.
            Err(Fault { reason: Reason::Crash, .. }) if self.ended_before() => {
                self.running = None;
                self.start()?;
                self.tell_game();
                self.say(&asked);
                self.hear(self.limits.per_move)
            }
            heard => heard,
        };
        let action = answer.and_then(|text| read(&text, frame));
        action.map_err(|fault| self.give_up(fault))
    }

    /// Tells how the game ended.
    pub fn over(&mut self, over: &Over) {
        self.say(&line(&ToEngine::<()>::Over(over.clone())));
    }

    /// Sends any line, as a newer referee might.
    pub(crate) fn say(&self, line: &str) {
        if let Some(running) = &self.running {
            running.process.send(line.to_owned());
        }
    }

    /// A line that nobody asked for, if one comes within this time.
    pub(crate) fn overhear(&self, within: Duration) -> Option<Line> {
        match self.running.as_ref()?.process.line(Instant::now() + within) {
            Heard::Line(line) => Some(line),
            Heard::Nothing | Heard::End => None,
        }
    }

    /// Ends it in peace; an error says what it did instead of ending.
    pub(crate) fn end(&mut self) -> Result<(), String> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        match running.process.end(GRACE) {
            None => Err(format!("it still ran {} ms after the end of its input", GRACE.as_millis())),
            Some(status) if !status.success() => Err(format!("it ended with {status}")),
            Some(_) => Ok(()),
        }
    }

    fn ended_before(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !running.is_known)
    }

    fn tell_game(&self) {
        if let Some(game) = &self.game {
            self.say(game);
        }
    }

    fn start(&mut self) -> Result<(), Fault> {
        if let Some((fault, MOST_STARTS..)) = &self.failed {
            return Err(fault.clone());
        }
        match self.greet() {
            Ok(running) => {
                self.name = Some(running.hello.name.clone());
                self.running = Some(running);
                self.failed = None;
                Ok(())
            }
            Err(fault) => {
                let before = self.failed.take().map_or(0, |(_, count)| count);
                self.failed = Some((fault.clone(), before + 1));
                Err(fault)
            }
        }
    }

    fn greet(&self) -> Result<Running, Fault> {
        let unable = |error: std::io::Error| Fault::new(Reason::Start, error.to_string());
        let mut process = Process::start(&self.command).map_err(unable)?;
        let hello = Hello { protocol: PROTOCOL, name: "wormery".into() };
        process.send(line(&ToEngine::<()>::Hello(hello)));
        let text = hear(&mut process, self.limits.start);
        match text.and_then(|text| greeting(&text)) {
            Ok(hello) => Ok(Running { process, hello, is_known: true }),
            Err(fault) => {
                process.end(Duration::ZERO);
                Err(Fault { reason: Reason::Start, ..fault }.with(process.said()))
            }
        }
    }

    fn hear(&mut self, within: Duration) -> Result<String, Fault> {
        let Some(running) = &mut self.running else {
            return Err(Fault::new(Reason::Crash, "it does not run"));
        };
        let text = hear(&mut running.process, within)?;
        running.is_known = true;
        Ok(text)
    }

    /// Ends a program that did what must not be done: nobody knows what it thinks is going on.
    fn give_up(&mut self, fault: Fault) -> Fault {
        let Some(mut running) = self.running.take() else { return fault };
        running.process.end(Duration::ZERO);
        fault.with(running.process.said())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

/// The next line of a process.
fn hear(process: &mut Process, within: Duration) -> Result<String, Fault> {
    let nonsense = |detail: &str| Err(Fault::new(Reason::Nonsense, detail));
    match process.line(Instant::now() + within) {
        Heard::Line(Line::Text(text)) => Ok(text),
        Heard::Line(Line::TooLong) => nonsense("its line is longer than 64 KiB"),
        Heard::Line(Line::NotText) => nonsense("its line is not UTF-8"),
        Heard::Nothing => Err(Fault::new(
            Reason::Late,
            format!(
                "no whole line came within {} ms; a line ends with a line feed, and output must be flushed",
                within.as_millis()
            ),
        )),
        Heard::End => {
            let how = process.end(LAST_BREATH);
            let detail =
                how.map_or("it closed its output".into(), |status| format!("it ended with {status}"));
            Err(Fault::new(Reason::Crash, detail))
        }
    }
}

fn greeting(text: &str) -> Result<EngineHello, Fault> {
    let unfit = |detail: String| Fault::new(Reason::Start, detail);
    let HelloLine { mut hello } = serde_json::from_str(text).map_err(|error| {
        let why = plain_reason(&error.to_string());
        unfit(format!("its first line is no greeting: {why}: {}", cut(text)))
    })?;
    if hello.protocol != PROTOCOL {
        return Err(unfit(format!("it speaks protocol {}, and this is {PROTOCOL}", hello.protocol)));
    }
    hello.name = named(&hello.name);
    Ok(hello)
}

/// What an engine calls itself, as records and tables can show it.
fn named(name: &str) -> String {
    let name: String = visible(name).chars().take(LONGEST_NAME).collect();
    if name.is_empty() { "engine".into() } else { name }
}

/// Reads the answer to a frame.
fn read<G: Game>(text: &str, frame: &Frame<G>) -> Result<G::Action, Fault> {
    let ply = frame.ply.0;
    let answer: Answer = serde_json::from_str(text).map_err(|error| {
        let why = plain_reason(&error.to_string());
        let what = "its line is no answer, and only answers go to standard output";
        Fault::new(Reason::Nonsense, format!("ply {ply}: {what}: {why}: {}", cut(text)))
    })?;
    if answer.ply != ply {
        let detail = format!("ply {ply}: it answered ply {}", answer.ply);
        return Err(Fault::new(Reason::WrongPly, detail));
    }
    let illegal = || {
        let detail = format!("ply {ply}: {} is not legal", cut(answer.action.get()));
        Fault::new(Reason::Illegal, detail)
    };
    let action = serde_json::from_str(answer.action.get()).map_err(|_| illegal())?;
    let is_legal = frame.legal.iter().any(|choice| choice.action == action);
    if is_legal { Ok(action) } else { Err(illegal()) }
}

/// The beginning of a text from elsewhere, harmless on a terminal.
fn cut(text: &str) -> String {
    let text = line_of(text);
    let mut letters = text.chars();
    let begin: String = letters.by_ref().take(80).collect();
    if letters.next().is_some() { begin + "…" } else { begin }
}

/// A message as the line that is sent.
fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message has nothing that JSON cannot write") + "\n"
}
