use std::time::Duration;

use serde_json::{Map, Value};
use wormery_bots::Roster;
use wormery_core::{Config, Described, Luck, Options, Seat, Turn, Word};
use wormery_games::{GameId, with_game};
use wormery_host::{config_from_json, result_rows};
use wormery_table::{Seeded, Table};

use crate::lines::Line;
use crate::{Ending, Engine, Fault, Limits, NewGame, Over, Reason, Watcher};

/// How long an engine is listened to when nothing was asked.
const SILENCE: Duration = Duration::from_millis(50);

/// What only a newer engine knows.
const NEWER: &str = "{\"note\":{\"text\":\"for newer engines\"}}\n";

/// Something that an engine must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// It answers the first line.
    Hello,
    /// It says which games it plays, and there are such games.
    Games,
    /// It answers the first frame.
    Answers,
    /// It passes over what it does not know.
    Newer,
    /// It goes on after a game that was stopped.
    Stopped,
    /// It plays whole games.
    Plays {
        /// The game.
        game: &'static str,
        /// What differs from the usual rules.
        rules: Option<&'static str>,
        /// For how many.
        players: usize,
    },
    /// It says nothing that nobody asked for.
    Quiet,
    /// It ends when its input does.
    Ends,
}

/// What came of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What was checked.
    pub check: Check,
    /// What there is to know of it: the name, the games.
    pub told: Option<String>,
    /// What came of it.
    pub verdict: Verdict,
}

/// How a check ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All is well.
    Good,
    /// Something is wrong.
    Wrong(Fault),
    /// There was nobody left to ask.
    Unchecked,
}

impl Verdict {
    /// What is wrong, if anything is.
    pub fn wrong(&self) -> Option<&Fault> {
        match self {
            Self::Wrong(fault) => Some(fault),
            Self::Good | Self::Unchecked => None,
        }
    }
}

/// Tries an engine out, and tells what was found as it goes.
pub fn check(command: &str, limits: Limits, tell: &mut dyn FnMut(&Found)) {
    let mut checking =
        Checking { engine: Engine::new(command, limits), tell, noise: None, has_listened: false, n_games: 0 };
    if let Some(games) = checking.greet() {
        checking.short_games(&games);
        for id in games {
            with_game!(id, G => checking.play_all::<G>());
        }
        checking.end();
    }
}

struct Checking<'a> {
    engine: Engine,
    tell: &'a mut dyn FnMut(&Found),
    /// What was said though nobody had asked.
    noise: Option<Line>,
    /// Whether anybody listened after a game.
    has_listened: bool,
    n_games: u32,
}

/// By which rules, and for how many.
#[derive(Clone, Copy)]
struct Rules {
    edition: Option<&'static str>,
    n_seats: usize,
}

impl Checking<'_> {
    fn found(&mut self, check: Check, told: Option<String>, result: Result<(), Fault>) {
        let verdict = result.map_or_else(Verdict::Wrong, |()| Verdict::Good);
        (self.tell)(&Found { check, told, verdict });
    }

    fn unchecked(&mut self, check: Check) {
        (self.tell)(&Found { check, told: None, verdict: Verdict::Unchecked });
    }

    /// Greets the engine; gives the games it plays, if that can be played on with.
    fn greet(&mut self) -> Option<Vec<GameId>> {
        if let Err(fault) = self.engine.greet_first() {
            self.found(Check::Hello, None, Err(fault));
            return None;
        }
        let hello = self.engine.hello()?.clone();
        self.found(Check::Hello, Some(hello.name), Ok(()));
        let known = |name: &String| GameId::from_word(name).ok();
        let games: Vec<GameId> = hello.games.iter().filter_map(known).collect();
        let strange = hello.games.iter().find(|name| known(name).is_none());
        let wrong = match strange {
            Some(name) => Err(format!("there is no game {name:?}")),
            None if games.is_empty() => Err("it plays no game".into()),
            None => Ok(()),
        };
        let wrong = wrong.map_err(|detail: String| Fault::new(Reason::Start, detail));
        self.found(Check::Games, Some(hello.games.join(", ")), wrong);
        (!games.is_empty()).then_some(games)
    }

    /// Games that are stopped after one answer: a plain one, one with a line that only a newer engine knows, and one after such games.
    fn short_games(&mut self, games: &[GameId]) {
        let answers = self.short_game(games[0], None);
        let can_answer = answers.is_ok();
        self.found(Check::Answers, None, answers);
        for (check, line) in [(Check::Newer, Some(NEWER)), (Check::Stopped, None)] {
            if can_answer {
                let result = self.short_game(games[0], line);
                self.found(check, None, result);
            } else {
                self.unchecked(check);
            }
        }
    }

    fn short_game(&mut self, id: GameId, line: Option<&str>) -> Result<(), Fault> {
        with_game!(id, G => {
            let n_seats = *<<G as wormery_core::Game>::Options as Options>::SEATS.start();
            self.play::<G>(Rules { edition: None, n_seats }, line, Some(1))
        })
    }

    fn play_all<G: Roster + Described>(&mut self) {
        let seats = <G::Options as Options>::SEATS;
        let editions = G::ABOUT.editions.iter().map(|edition| Some(edition.option));
        for edition in [None].into_iter().chain(editions) {
            for n_seats in [*seats.start(), *seats.end()] {
                let result = self.play::<G>(Rules { edition, n_seats }, None, None);
                let check = Check::Plays { game: G::NAME, rules: edition, players: n_seats };
                self.found(check, None, result);
            }
        }
    }

    /// Plays a game against others who do anything; with a line before the first frame, and so many answers.
    fn play<G: Roster>(&mut self, table: Rules, line: Option<&str>, most: Option<u32>) -> Result<(), Fault> {
        let options: Map<String, Value> =
            table.edition.map(|name| (name.to_owned(), true.into())).into_iter().collect();
        let options = Value::Object(options);
        let config =
            config_from_json::<G>(table.n_seats, 0, &options).expect("a game for so many by its own rules");
        self.n_games += 1;
        let seat = Seat::new(self.n_games as usize % table.n_seats);
        self.engine.begin(&NewGame {
            game: G::NAME.into(),
            options,
            players: (1..=table.n_seats).map(|number| format!("Player {number}")).collect(),
            start_seat: 0,
            seat: seat.index(),
            move_ms: self.engine.limits().per_move.as_millis() as u64,
            seed: self.n_games,
        })?;
        if let Some(line) = line {
            self.engine.say(line);
        }
        let over = self.play_on::<G>(config, seat, most)?;
        self.engine.over(&over);
        self.noise = self.noise.take().or(self.engine.overhear(SILENCE));
        self.has_listened = true;
        Ok(())
    }

    fn play_on<G: Roster>(
        &mut self,
        config: Config<G::Options>,
        seat: Seat,
        most: Option<u32>,
    ) -> Result<Over, Fault> {
        let mut luck = Seeded::for_game(1, self.n_games.into());
        let mut table = Table::<G>::new(config);
        let mut watcher = Watcher::new(table.game().clone(), seat);
        let mut n_asked = 0;
        let opening = table.propose_chance(&mut luck).expect("a game can begin");
        table.commit(opening).expect("nobody else plays");
        loop {
            let to_act = match table.turn() {
                Turn::Act(to_act) => to_act,
                Turn::Over(standing) => {
                    let shares = (0..table.config().n_seats()).map(|seat| standing.win_share(seat)).collect();
                    let result = Some(result_rows(&standing));
                    return Ok(Over { reason: Ending::END, seats: Vec::new(), shares, result });
                }
                Turn::Chance(_) => unreachable!("a table lets chance answer"),
            };
            let legal: Vec<G::Action> = table.game().legal().collect();
            let action = if to_act == seat && legal.len() > 1 {
                if most == Some(n_asked) {
                    return Ok(stopped(table.config().n_seats(), seat));
                }
                n_asked += 1;
                let frame = watcher.frame(table.game(), table.events(), self.engine.previews());
                self.engine.ask(&frame)?
            } else {
                legal[luck.below(legal.len() as u32) as usize]
            };
            let proposal = table.propose(to_act, table.ply(), action, &mut luck).expect("a legal action");
            table.commit(proposal).expect("nobody else plays");
        }
    }

    /// Whether it was quiet, and whether it ends; nobody knows that of one that never came so far, or does not run.
    fn end(&mut self) {
        if self.has_listened {
            self.quiet();
        } else {
            self.unchecked(Check::Quiet);
        }
        if self.engine.hello().is_some() {
            let ended = self.engine.end().map_err(|detail| Fault::new(Reason::Late, detail));
            self.found(Check::Ends, None, ended);
        } else {
            self.unchecked(Check::Ends);
        }
    }

    fn quiet(&mut self) {
        let noise = match self.noise.take() {
            None => Ok(()),
            Some(Line::Text(text)) => Err(format!("it said {text:?} when the game was over")),
            Some(Line::TooLong | Line::NotText) => Err("it said something when the game was over".into()),
        };
        let nonsense = |detail| Fault::new(Reason::Nonsense, detail);
        self.found(Check::Quiet, None, noise.map_err(nonsense));
    }
}

/// How a game ends that another seat has spoiled.
fn stopped(n_seats: usize, seat: Seat) -> Over {
    let other = seat.next(n_seats);
    let share = |at: Seat| if at == other { 0.0 } else { 1.0 / (n_seats - 1) as f64 };
    let shares = Seat::all(n_seats).map(share).collect();
    Over { reason: Ending::Fault(Reason::Late), seats: vec![other], shares, result: None }
}
