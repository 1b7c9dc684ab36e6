use serde::Serialize;
use wormery_core::wire::Object;
use wormery_core::{Chance, Config, Described, Event, Options, Turn, Viewer};
use wormery_games::{GameId, with_game};
use wormery_record::{Line, write_step};

use crate::bytes::Bytes;
use crate::menu;
use crate::steps::steps;

/// A game by any config takes what is legal and nothing else, keeps what it was when it refuses an event, and can
/// be shown to everybody at any time.
pub fn apply(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let Some(id) = bytes.pick(GameId::ALL) else { return };
    with_game!(*id, G => {
        let config = config::<G>(&mut bytes);
        Match::<G>::new(&config).play(&mut bytes);
    });
}

fn config<G: Described>(bytes: &mut Bytes<'_>) -> Config<G::Options> {
    let options = menu::options::<G>(bytes);
    let Object(options) = serde_json::from_value(options).expect("the menu offers options of the game");
    let numbers: Vec<usize> = G::Options::SEATS.collect();
    let n_seats = *bytes.pick(&numbers).expect("a game has seats");
    let start = usize::from(bytes.next().unwrap_or(0)) % n_seats;
    Config::new(n_seats, start, options).expect("the seats exist")
}

/// A game, and lines that have happened in it or might.
struct Match<G> {
    game: G,
    viewers: Vec<Viewer>,
    lines: Vec<String>,
}

impl<G: Described> Match<G> {
    fn new(config: &Config<G::Options>) -> Self {
        Self { game: G::start(config), viewers: Viewer::all(config.n_seats()).collect(), lines: steps::<G>() }
    }

    fn play(mut self, bytes: &mut Bytes<'_>) {
        while let Some(byte) = bytes.next() {
            match byte {
                // Mostly the game goes on, so that late positions are reached as well.
                0..160 => self.go_on(bytes),
                160..165 => self.show_position(),
                _ => {
                    self.imagine(bytes).map(|event| self.attempt(&event));
                }
            }
        }
        self.show_position();
    }

    /// Lets happen what is due: a legal action, or an answer of chance.
    fn go_on(&mut self, bytes: &mut Bytes<'_>) {
        let legal: Vec<G::Action> = self.game.legal().collect();
        let due = match self.game.turn() {
            Turn::Act(_) => Event::Action(*bytes.pick(&legal).expect("somebody who must act can act")),
            Turn::Chance(question) => Event::Chance(question.draw(bytes)),
            Turn::Over(_) => return assert!(legal.is_empty(), "{legal:?} is legal after the end"),
        };
        self.remember(&due);
        assert!(self.attempt(&due), "{due:?} is due but refused");
    }

    /// Reads a line that happened before or might happen in such a game, with up to two of its bytes changed.
    fn imagine(&self, bytes: &mut Bytes<'_>) -> Option<Event<G>> {
        let mut line = bytes.pick(&self.lines)?.clone().into_bytes();
        for _ in 0..2 {
            let place = usize::from(bytes.next()?);
            if let Some(changed) = line.get_mut(place) {
                *changed = bytes.next()?;
            }
        }
        match Line::parse(str::from_utf8(&line).ok()?) {
            Ok(Line::Step(step)) => Some(step.event),
            _ => None,
        }
    }

    /// Tries an event on the game; whether it was accepted.
    fn attempt(&mut self, event: &Event<G>) -> bool {
        let (before, is_legal) = (self.game.clone(), self.is_legal(event));
        let answer = self.game.apply(event);
        if let Some(is_legal) = is_legal {
            assert_eq!(answer.is_ok(), is_legal, "{event:?} in {before:?}: {answer:?}");
        }
        match answer {
            Ok(()) => self.show_event(&before, event),
            Err(_) => assert!(self.game == before, "{event:?} is refused but changes {before:?}"),
        }
        answer.is_ok()
    }

    /// Whether the rules allow an event; `None` for an answer of chance, of which there may be too many to list.
    fn is_legal(&self, event: &Event<G>) -> Option<bool> {
        match (event, self.game.turn()) {
            (Event::Action(action), _) => Some(self.game.legal().any(|legal| legal == *action)),
            (Event::Chance(_), Turn::Chance(_)) => None,
            (Event::Chance(_), _) => Some(false),
        }
    }

    /// Shows an event to everybody.
    fn show_event(&self, before: &G, event: &Event<G>) {
        self.viewers.iter().for_each(|viewer| show(&before.glimpse(event, *viewer)));
    }

    /// Shows the position to everybody.
    fn show_position(&self) {
        self.viewers.iter().for_each(|viewer| show(&self.game.view(*viewer)));
    }

    fn remember(&mut self, event: &Event<G>) {
        let mut line = Vec::new();
        write_step(&mut line, self.game.turn().seat(), event).expect("memory takes everything");
        self.lines.push(String::from_utf8(line).expect("a record is text"));
    }
}

fn show(seen: &impl Serialize) {
    serde_json::to_vec(seen).expect("what anybody sees can be written");
}
