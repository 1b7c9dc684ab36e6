use serde_json::{Map, Value};
use wormery_core::{Described, Luck, OptionInfo, OptionKind};

use crate::bytes::Bytes;

/// Options of a game; the bytes decide which of them differ from the default, and how.
pub(crate) fn options<G: Described>(bytes: &mut Bytes<'_>) -> Value {
    let mut options = Map::new();
    for info in G::OPTIONS {
        let values = others(info);
        let choice = bytes.below(values.len() as u32 + 1) as usize;
        if let Some(value) = values.get(choice) {
            options.insert(info.name.into(), value.clone());
        }
    }
    options.extend(deck::<G>(bytes));
    Value::Object(options)
}

/// The values of an option that differ from the default.
pub(crate) fn others(info: &OptionInfo) -> Vec<Value> {
    match info.kind {
        OptionKind::Switch { usual } => vec![(!usual).into()],
        OptionKind::Choice { values } => values[1..].iter().map(|word| (*word).into()).collect(),
        OptionKind::Numbers { values } => values[1..].iter().map(|number| (*number).into()).collect(),
        OptionKind::Range { least, most, usual, .. } => {
            let few = [least, least + 1, 0, most];
            few.into_iter().filter(|n| (least..=most).contains(n) && *n != usual).map(Value::from).collect()
        }
        OptionKind::Deck { .. } => Vec::new(),
    }
}

/// Cards of one's own, every second time: our deck with other numbers, if that is still a deck.
fn deck<G: Described>(bytes: &mut Bytes<'_>) -> Map<String, Value> {
    let Some(decks) = G::DECKS.filter(|_| bytes.below(2) == 1) else { return Map::new() };
    let mut digit = |letter: char| if letter.is_ascii_digit() { other_digit(letter, bytes) } else { letter };
    let text: String = decks.example.chars().map(&mut digit).collect();
    let Ok(file) = (decks.read)(&text) else { return Map::new() };
    let Ok(Value::Object(mut options)) = serde_json::to_value(&file.options) else { return Map::new() };
    let names = G::OPTIONS.iter().filter_map(|info| match info.kind {
        OptionKind::Deck { cards } => Some([info.name, cards]),
        _ => None,
    });
    names.flatten().filter_map(|name| options.remove_entry(name)).collect()
}

/// Mostly the same digit, so that most of a deck stays one.
fn other_digit(digit: char, bytes: &mut Bytes<'_>) -> char {
    match bytes.below(16) {
        other @ 0..3 => char::from(b'0' + (digit as u8 - b'0' + other as u8 * 3) % 10),
        _ => digit,
    }
}
