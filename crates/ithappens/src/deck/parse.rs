//! Reads cards as people write them.

use alloc::vec::Vec;

use super::{BadCard, BadDeck, Card, CardText, Column, Deck, Field, Object, shown};

pub(super) fn deck(texts: &[CardText]) -> Result<Deck, BadDeck> {
    if texts.len() != Deck::SIZE {
        return Err(BadDeck::Size(texts.len()));
    }
    let mut cards = Vec::with_capacity(Deck::SIZE);
    for (place, text) in texts.iter().enumerate() {
        let card = card(place, text)?;
        if cards.iter().any(|earlier: &Card| earlier.id == card.id) {
            return Err(BadDeck::SameId(shown(card.id.as_str())));
        }
        cards.push(card);
    }
    let cards = cards.try_into().expect("there are as many cards as texts");
    Ok(Deck { cards })
}

fn card(place: usize, text: &CardText) -> Result<Card, BadDeck> {
    let Some(id) = text.id.as_deref().filter(|id| !id.is_empty()) else {
        return Err(BadDeck::NoId(place + 1));
    };
    let bad_card = |bad| BadDeck::Card { card: shown(id), bad };
    let columns = columns(id, text.columns.as_deref())?;
    Ok(Card {
        id: id.into(),
        queen: number("queen", text.queen).map_err(bad_card)?,
        general: number("general", text.general).map_err(bad_card)?,
        worm: number("worm", text.worm).map_err(bad_card)?,
        objects: objects(&columns),
        columns,
    })
}

fn objects(columns: &[Column; Card::N_COLUMNS]) -> [u8; Object::COUNT] {
    let mut counts = [0; Object::COUNT];
    for field in columns.iter().flat_map(Column::fields) {
        if let Field::Object(object) = field {
            counts[object.index()] += 1;
        }
    }
    counts
}

fn number(what: &'static str, value: Option<i64>) -> Result<u8, BadCard> {
    match value {
        Some(value @ 0..=99) => Ok(value as u8),
        Some(value) => Err(BadCard::Number { what, value }),
        None => Err(BadCard::Missing(what)),
    }
}

fn columns(id: &str, text: Option<&str>) -> Result<[Column; Card::N_COLUMNS], BadDeck> {
    let bad_card = |bad| BadDeck::Card { card: shown(id), bad };
    let texts: Vec<_> = text.ok_or_else(|| bad_card(BadCard::Missing("columns")))?.split('/').collect();
    let mut columns = [Column::SMALLEST; Card::N_COLUMNS];
    if texts.len() != columns.len() {
        return Err(bad_card(BadCard::Columns(texts.len())));
    }
    for (place, text) in texts.into_iter().enumerate() {
        let bad_column = |bad| BadDeck::Column { card: shown(id), column: place + 1, bad };
        columns[place] = Column::parse(text).map_err(bad_column)?;
    }
    Ok(columns)
}
