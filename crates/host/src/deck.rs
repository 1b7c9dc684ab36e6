use serde_json::{Map, Value};
use wormery_core::{Described, Illegal, OptionKind};

/// A deck file as a table takes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    /// What its owner calls it; has no effect.
    pub name: Option<String>,
    /// The options that a record holds for it.
    pub options: Map<String, Value>,
}

/// Reads and checks a deck file of a game; `None` for a game without decks of one's own.
pub fn read_deck<G: Described>(text: &str) -> Option<Result<Deck, Illegal>> {
    let decks = G::DECKS?;
    Some((decks.read)(text).map(|file| Deck { name: file.name, options: of_deck::<G>(&file.options) }))
}

/// The options that are about cards.
fn of_deck<G: Described>(options: &G::Options) -> Map<String, Value> {
    let mut options = serde_json::to_value(options).expect("options have nothing that JSON cannot write");
    let names = deck_options::<G>().flat_map(|(name, cards)| [name, cards]);
    names.filter_map(|name| Some((name.to_owned(), options.get_mut(name)?.take()))).collect()
}

/// The option that names the deck of a game, and the one that holds its cards.
pub fn deck_options<G: Described>() -> impl Iterator<Item = (&'static str, &'static str)> {
    G::OPTIONS.iter().filter_map(|info| match info.kind {
        OptionKind::Deck { cards } => Some((info.name, cards)),
        _ => None,
    })
}
