use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde_json::Value;
use wormery_core::{Config, Game};

/// What is agreed upon before a game begins, as the header of its record says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    game: String,
    options: String,
    start_seat: usize,
    n_seats: usize,
}

impl Opening {
    /// The opening of a game of this kind.
    pub fn of<G: Game>(config: &Config<G::Options>) -> Self {
        let options =
            serde_json::to_value(config.options()).expect("options have nothing that JSON cannot write");
        Self::new(G::NAME, &options, config.start().index(), config.n_seats())
    }

    pub(crate) fn new(game: &str, options: &Value, start_seat: usize, n_seats: usize) -> Self {
        Self { game: game.into(), options: in_order(options), start_seat, n_seats }
    }

    /// How many play.
    pub(crate) fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// The lines of the opening in the text that a proof begins with.
    pub(crate) fn write(&self, rules: u16, out: &mut String) {
        let Self { game, options, start_seat, .. } = self;
        let lines = format_args!("game {game}\nrules {rules}\noptions {options}\nstart_seat {start_seat}\n");
        let _ = out.write_fmt(lines);
    }
}

/// JSON in the one way that counts: no white space, names in the order of their bytes, as few escapes as possible.
fn in_order(value: &Value) -> String {
    match value {
        Value::Object(items) => {
            let mut items: Vec<(&String, &Value)> = items.iter().collect();
            items.sort_by_key(|(name, _)| *name);
            let items = items.into_iter().map(|(name, item)| text(name) + ":" + &in_order(item));
            String::from("{") + &items.collect::<Vec<_>>().join(",") + "}"
        }
        Value::Array(items) => {
            String::from("[") + &items.iter().map(in_order).collect::<Vec<_>>().join(",") + "]"
        }
        plain => plain.to_string(),
    }
}

fn text(name: &str) -> String {
    Value::from(name).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(options: &str) -> String {
        in_order(&serde_json::from_str(options).unwrap())
    }

    #[test]
    fn options_are_written_in_one_way() {
        let one =
            r#"{ "lower" : "any", "deals":10 ,"expansion":true, "x": [ {"b":-1,"a":"\u00e4\/\"\n"} ] }"#;
        let text = r#"{"deals":10,"expansion":true,"lower":"any","x":[{"a":"ä/\"\n","b":-1}]}"#;
        assert_eq!(written(one), text);
        assert_eq!(written(text), text);
        assert_eq!(written(" {\t}"), "{}");
    }

    #[test]
    fn everything_that_is_agreed_upon_is_in_the_text() {
        let text = |opening: Opening, rules| {
            let mut out = String::new();
            opening.write(rules, &mut out);
            out
        };
        let options: Value = serde_json::from_str(r#"{"deals":3}"#).unwrap();
        let opening = Opening::new("holzwurm", &options, 1, 4);
        assert_eq!(text(opening, 7), "game holzwurm\nrules 7\noptions {\"deals\":3}\nstart_seat 1\n");
    }
}
