use wormery_core::{Config, Game, Guess, Seat};
use wormery_games::holzwurm::{
    Action, AnyCard, Card, Color, Holzwurm, Options, RowIdx, RowView, SeatView, View,
};
use wormery_table::Seeded;

use crate::{Levels, Limit, Roster, Thinking};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn row(text: &str) -> RowView {
    let cards = cards(text);
    let color = cards.iter().map(|card| card.color()).find(|color| *color != Color::Grey);
    RowView { color, display: cards.clone(), needs: cards.len() as u8 + 1, cards }
}

/// What seat 0 sees in the last deal of an even match of two; the other seat holds `n_theirs` cards.
fn view(hand: &str, n_theirs: u8, rows: &[&str], fate: &str) -> View {
    let seat = |n_cards| SeatView { n_cards, known: Vec::new(), score: 10 };
    let above = cards(fate).into_iter().map(AnyCard::Card);
    View {
        deal: 3,
        deals: 3,
        starter: Seat::new(0),
        to_act: Some(Seat::new(0)),
        hand: Some(cards(hand)),
        seats: vec![seat(cards(hand).len() as u8), seat(n_theirs)],
        rows: rows.iter().map(|text| row(text)).collect(),
        fate: [AnyCard::Poison].into_iter().chain(above).collect(),
        last: None,
        standing: None,
    }
}

/// Every level but the random one must not put this card there.
fn nobody_plays(view: &View, card: &str, row: usize) {
    let wrong = Action::Play { card: card.parse().unwrap(), row: RowIdx::new(row) };
    for level in &Holzwurm::LEVELS[1..] {
        assert_ne!(choice(level.name, view), wrong, "{}", level.name);
    }
}

fn choice(level: &str, view: &View) -> Action {
    let config = Config::new(2, 0, Options::default()).unwrap();
    let seat = Seat::new(0);
    let legal: Vec<_> = Holzwurm::guess(&config, view, seat, &mut Seeded::new(1)).legal().collect();
    let mut thinking = Thinking::new(Seeded::new(2), Limit::Playouts(400));
    Holzwurm::bot(level, &config, seat).unwrap().choose(view, &legal, &mut thinking)
}

#[test]
fn the_last_card_goes_where_it_stays() {
    nobody_plays(&view("n4", 6, &["y1 y3 y5 y7", "r2 r9"], "b9 b7"), "n4", 0);
}

#[test]
fn nobody_takes_the_poison_card_while_there_is_another_way() {
    nobody_plays(&view("b9 n2", 6, &["y1 y3 y5", "b3"], ""), "n2", 0);
}

#[test]
fn the_seer_takes_the_poison_card_when_that_wins() {
    // The other seat is about to go out for 30 points, and the row is worth more than that.
    let view = view("y2 n10 g10", 1, &["y4 y6 y8 y10", "b4 b11"], "");
    assert_eq!(choice("seer", &view), Action::Play { card: cards("y2")[0], row: RowIdx::new(0) });
}

#[test]
fn the_hoarder_takes_a_row_of_plus_cards() {
    let view = view("y2 b9 g7", 12, &["y4 y6 y8", "b3"], "n10");
    assert_eq!(choice("hoarder", &view), Action::Play { card: cards("y2")[0], row: RowIdx::new(0) });
}

/// What people are told about each play, in the order of the plays.
fn told(view: &View) -> Vec<f64> {
    let config = Config::new(2, 0, Options::default()).unwrap();
    let seat = Seat::new(0);
    let legal: Vec<_> = Holzwurm::guess(&config, view, seat, &mut Seeded::new(1)).legal().collect();
    let choices = Holzwurm::judge(&config).choices(view, seat, &legal);
    choices.iter().map(|choice| choice.shares.of(seat.index())).collect()
}

#[test]
fn what_people_are_told_about_a_play_does_not_hang_on_luck() {
    let view =
        view("y6 y8 p1 p2 p4 p8 b2 b8 n6", 6, &["y9 y5 y11", "g3 g7", "p3 p9", "r5 r9 r3"], "g1 n7 p7 r11");
    let (one, other) = (told(&view), told(&view));
    for (one, other) in one.iter().zip(&other) {
        assert!((0.0..=1.0).contains(one), "{one} is no share");
        assert!(one.to_bits() == other.to_bits(), "{one:.2} and {other:.2}");
    }
}
