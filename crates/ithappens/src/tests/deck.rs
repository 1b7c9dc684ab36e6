use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wormery_core::Word;

use super::play::card;
use crate::DeckText;
use crate::deck::read_file;
use crate::{BadDeck, Card, CardText, Column, Deck, Field, Object};

const COLUMNS: &str = ". / . W / . MAP . / SHO . / W BON";

fn twelve() -> Vec<CardText> {
    Deck::reconstruction_1().to_cards()
}

/// The message for a deck in which the third card is changed.
fn error_with(change: impl Fn(&mut CardText)) -> String {
    let mut cards = twelve();
    change(&mut cards[2]);
    error(&cards)
}

/// The message for these cards; checks that it has a code that says the same.
fn error(cards: &[CardText]) -> String {
    let bad = Deck::from_cards(cards).unwrap_err();
    assert!(BadDeck::CODES.contains(&bad.refusal().code()));
    super::words::check_refusal(&bad.refusal());
    bad.to_string()
}

fn error_in_columns(columns: &'static str) -> String {
    error_with(|card| card.columns = Some(columns.into()))
}

#[test]
fn ih_02_a_card_has_five_columns_of_one_to_three_fields() {
    let deck = Deck::reconstruction_1();
    let first = &deck.cards()[0];
    let heights: Vec<_> = first.columns().iter().map(|column| column.height()).collect();
    assert_eq!(heights, [1, 2, 3, 2, 2]);
    assert_eq!(first.columns()[2].fields(), [Field::Blank, Field::Object(Object::Map), Field::Blank]);
    assert_eq!(first.columns()[4].fields(), [Field::Worm, Field::Object(Object::Bone)]);
    assert_eq!((first.id().as_str(), first.queen(), first.general(), first.worm()), ("M01", 5, 2, 4));
}

/// The checks that the reference lists below its table; IH-03 for the tiles.
#[test]
fn ih_03_the_reconstruction_adds_up() {
    let deck = Deck::reconstruction_1();
    let fields: Vec<_> = deck.cards().iter().flat_map(Card::columns).flat_map(Column::fields).collect();
    let count = |field| fields.iter().filter(|f| **f == &field).count();
    assert_eq!(fields.len(), 120);
    assert_eq!(count(Field::Worm), 14);
    assert!(Object::ALL.iter().all(|object| count(Field::Object(*object)) == 4));
    let mut points: Vec<_> = deck.cards().iter().flat_map(|card| [card.queen(), card.general()]).collect();
    points.sort_unstable();
    assert_eq!(points, [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9]);
    assert!(deck.cards().iter().all(|card| card.queen() > card.general()));
    let ids: Vec<_> = deck.cards().iter().map(|card| card.id().as_str()).collect();
    assert_eq!(ids, ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"]);
    let worms: Vec<_> = deck.cards().iter().map(Card::worm).collect();
    assert_eq!(worms, [4, 5, 3, 6, 7, 5, 6, 4, 8, 7, 3, 8]);
}

#[test]
fn a_deck_is_written_as_it_is_read() {
    let cards = twelve();
    assert_eq!(cards[0], card("M01", 5, 2, 4, COLUMNS));
    assert_eq!(Deck::from_cards(&cards).unwrap(), Deck::reconstruction_1());
}

#[test]
fn more_or_fewer_spaces_have_no_meaning() {
    let mut cards = twelve();
    cards[0].columns = Some("./ .   W/. MAP . /SHO . /  W BON ".into());
    let deck = Deck::from_cards(&cards).unwrap();
    assert_eq!(deck, Deck::reconstruction_1());
    assert_eq!(deck.to_cards()[0].columns.as_deref(), Some(COLUMNS));
}

#[test]
fn the_number_of_cards() {
    let mut cards = twelve();
    cards.push(card("M13", 1, 1, 1, COLUMNS));
    assert_eq!(error(&cards), "13 cards, a deck has 12");
    assert_eq!(error(&cards[..11]), "11 cards, a deck has 12");
    assert_eq!(error(&cards[..1]), "1 card, a deck has 12");
    assert_eq!(error(&[]), "0 cards, a deck has 12");
}

#[test]
fn ids() {
    assert_eq!(error_with(|card| card.id = None), "card 3 has no id");
    assert_eq!(error_with(|card| card.id = Some("".into())), "card 3 has no id");
    assert_eq!(error_with(|card| card.id = Some("M02".into())), "two cards are called M02");
    assert_eq!(error_with(|card| card.id = Some("M07".into())), "two cards are called M07");
    let long = error_with(|card| (card.id, card.queen) = (Some("\u{1b}x".repeat(99).into()), None));
    assert_eq!(long, alloc::format!("card {}: queen is missing", "\u{fffd}x".repeat(20)));
}

#[test]
fn missing_keys() {
    assert_eq!(error_with(|card| card.queen = None), "card M03: queen is missing");
    assert_eq!(error_with(|card| card.general = None), "card M03: general is missing");
    assert_eq!(error_with(|card| card.worm = None), "card M03: worm is missing");
    assert_eq!(error_with(|card| card.columns = None), "card M03: columns is missing");
}

#[test]
fn numbers_from_0_to_99() {
    assert_eq!(
        error_with(|card| card.queen = Some(100)),
        "card M03: queen is 100, not a number from 0 to 99"
    );
    assert_eq!(
        error_with(|card| card.general = Some(-1)),
        "card M03: general is -1, not a number from 0 to 99"
    );
    let worm = error_with(|card| card.worm = Some(i64::MAX));
    assert_eq!(worm, "card M03: worm is 9223372036854775807, not a number from 0 to 99");
    let mut cards = twelve();
    (cards[2].queen, cards[2].general, cards[2].worm) = (Some(99), Some(0), Some(0));
    let deck = Deck::from_cards(&cards).unwrap();
    assert_eq!((deck.cards()[2].queen(), deck.cards()[2].general()), (99, 0));
}

#[test]
fn the_number_of_columns() {
    assert_eq!(error_in_columns(". / . / . / ."), "card M03: 4 columns, a card has 5");
    assert_eq!(error_in_columns(". / . / . / . / . / ."), "card M03: 6 columns, a card has 5");
    assert_eq!(error_in_columns("."), "card M03: 1 column, a card has 5");
    assert_eq!(error_in_columns(""), "card M03: 1 column, a card has 5");
}

#[test]
fn the_number_of_fields() {
    let error = "card M03, column 2: 4 fields, a column has 1 to 3";
    assert_eq!(error_in_columns(". / . W . . / . / . / ."), error);
    assert_eq!(error_in_columns(". / . / . / . / "), "card M03, column 5: 0 fields, a column has 1 to 3");
    assert_eq!(error_in_columns("/ . / . / . / . "), "card M03, column 1: 0 fields, a column has 1 to 3");
}

#[test]
fn unknown_objects() {
    assert_eq!(error_in_columns(". / . / . / . / . CAT"), "card M03, column 5: unknown object \"CAT\"");
    assert_eq!(error_in_columns("map / . / . / . / ."), "card M03, column 1: unknown object \"map\"");
    assert_eq!(error_in_columns(". / .W / . / . / ."), "card M03, column 2: unknown object \".W\"");
}

#[test]
fn only_spaces_are_white_space() {
    for columns in [". / .\tW / . / . / .", ". / .\n/ . / . / .", ". / \u{a0}. / . / . / ."] {
        let error = "card M03, column 2: only spaces may stand between fields";
        assert_eq!(error_in_columns(columns), error);
    }
}

#[test]
fn objects_have_names() {
    let words: Vec<_> = Object::ALL.iter().map(|object| object.word()).collect();
    assert_eq!(words, ["MAP", "SHO", "BON", "GLA", "SPK", "GLV", "TEL", "BOT"]);
    assert_eq!(Field::Object(Object::Telescope).to_string(), "TEL");
}

#[test]
fn a_code_names_card_and_column() {
    let mut cards = twelve();
    cards[2].columns = Some(". / . / . / . / . CAT".into());
    let refusal = Deck::from_cards(&cards).unwrap_err().refusal();
    assert_eq!(refusal.code(), "ih_deck_unknown");
    assert_eq!(super::words::args(&refusal), serde_json::json!({"card": "M03", "column": 5, "word": "CAT"}));
}

#[test]
fn a_deck_file_is_read_and_checked() {
    let example = read_file(DeckText::EXAMPLE).unwrap();
    let cards = example.options.deck.deck().to_cards();
    assert_eq!((example.name.as_deref(), cards), (Some("reconstruction-1"), twelve()));
    let code = |from: &str, to: &str| {
        let bad = read_file(&DeckText::EXAMPLE.replacen(from, to, 1)).unwrap_err();
        super::words::check_refusal(&bad.refusal());
        alloc::format!("{} {}", bad.refusal().code(), super::words::args(&bad.refusal()))
    };
    assert_eq!(
        code("queen = 5", "queen = 500"),
        r#"ih_deck_number {"card":"M01","value":"500","what":"queen"}"#
    );
    for (wrong, why) in [("queen = five", "expected"), ("king = 5", "king")] {
        let said = code("queen = 5", wrong);
        assert!(said.starts_with(r#"ih_deck_line {"line":14,"why":""#) && said.contains(why), "{said}");
    }
    assert_eq!(code("SHO .", "CAT ."), r#"ih_deck_unknown {"card":"M01","column":4,"word":"CAT"}"#);
}
