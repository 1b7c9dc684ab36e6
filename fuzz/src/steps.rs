use std::any::TypeId;
use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex};

use serde_json::{Map, Value};
use wormery_core::wire::Object;
use wormery_core::{Chance, Config, Described, Event, Luck, Options, Turn};
use wormery_record::write_step;

use crate::menu::others;

/// Lines of each game, by its type: they are the same every time.
static KNOWN: LazyLock<Mutex<HashMap<TypeId, Vec<String>>>> = LazyLock::new(Mutex::default);

/// Lines that are steps of a game, a few of each kind, from games by many rules.
pub(crate) fn steps<G: Described>() -> Vec<String> {
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    known.entry(TypeId::of::<G>()).or_insert_with(find::<G>).clone()
}

fn find<G: Described>() -> Vec<String> {
    let mut found = BTreeMap::new();
    play::<G>(Map::new(), &mut found);
    for info in G::OPTIONS {
        for value in others(info) {
            play::<G>(Map::from_iter([(info.name.to_owned(), value)]), &mut found);
        }
    }
    found.into_values().flatten().collect()
}

/// Plays a game and keeps up to three lines of each kind: the same names of fields, and the same type.
fn play<G: Described>(options: Map<String, Value>, found: &mut BTreeMap<String, Vec<String>>) {
    let Object(options) = serde_json::from_value(Value::Object(options)).expect("an option of the game");
    let n_seats = *G::Options::SEATS.start();
    let mut game = G::start(&Config::new(n_seats, 0, options).expect("a game has seats"));
    let mut luck = Lcg(1);
    for _ in 0..2000 {
        let legal: Vec<G::Action> = game.legal().collect();
        let event = match game.turn() {
            Turn::Act(_) => Event::Action(legal[luck.below(legal.len() as u32) as usize]),
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Over(_) => return,
        };
        let mut line = Vec::new();
        write_step(&mut line, game.turn().seat(), &event).expect("memory takes everything");
        keep(String::from_utf8(line).expect("a record is text"), found);
        game.apply(&event).expect("what is due is legal");
    }
}

fn keep(line: String, found: &mut BTreeMap<String, Vec<String>>) {
    let kind: String = line.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    let lines = found.entry(kind).or_default();
    if lines.len() < 3 && !lines.contains(&line) {
        lines.push(line);
    }
}

/// Luck enough for examples.
struct Lcg(u64);

impl Luck for Lcg {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}
