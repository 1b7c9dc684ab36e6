//! Says effects, one on each line of standard input, in all languages.
//!
//! A line is `{"game":"regenwormen","effect":{…},"names":["Ann","Bo"],"me":0}`, or has `refusal` in the place of `game` and
//! `effect`; `me` may be null. The answer is a line `{"en":"…","nl":"…","de":"…","fr":"…"}`, with null for silence.
//! The web client's test compares them with its own sentences.

use std::error::Error;
use std::io::{self, BufRead, Write};

use serde_json::{Map, Value};
use wormery_words::{Language, Reader, refusal, sentence};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        writeln!(out, "{}", in_all_languages(&serde_json::from_str(&line?)?))?;
    }
    Ok(())
}

fn in_all_languages(line: &Value) -> Value {
    let names = line["names"].as_array().into_iter().flatten();
    let names: Vec<String> = names.map(|name| name.as_str().unwrap_or_default().to_owned()).collect();
    let me = line["me"].as_u64().and_then(|seat| seat.try_into().ok());
    let said = Language::ALL.map(|language| {
        let reader = Reader { language, names: &names, me };
        let text = match line.get("refusal") {
            Some(refused) => refusal(&reader, refused),
            None => sentence(&reader, line["game"].as_str().unwrap_or_default(), &line["effect"]),
        };
        (language.code().to_owned(), text.into())
    });
    Value::Object(Map::from_iter(said))
}
