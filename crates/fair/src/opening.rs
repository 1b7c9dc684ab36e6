use alloc::string::{String, ToString};

use serde_json::Value;
use wormery_core::{Config, Game};

/// What is agreed upon before a game begins, as the header of its record says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) start_seat: usize,
    pub(crate) n_seats: usize,
}

impl Opening {
    /// The opening of a game of this kind.
    pub fn of<G: Game>(config: &Config<G::Options>) -> Self {
        let options =
            serde_json::to_value(config.options()).expect("options have nothing that JSON cannot write");
        Self::new(G::NAME, &options, config.start().index(), config.n_seats())
    }

    /// The options are written in the one way that counts: no white space, names in the order of their bytes, as few
    /// escapes as possible. That is how JSON values write themselves, unless some crate asks `serde_json` to keep the
    /// order of names: a test sees to it that none does.
    pub(crate) fn new(game: &str, options: &Value, start_seat: usize, n_seats: usize) -> Self {
        Self { game: game.into(), options: options.to_string(), start_seat, n_seats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(options: &str) -> String {
        Opening::new("x", &serde_json::from_str(options).unwrap(), 0, 2).options
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
}
