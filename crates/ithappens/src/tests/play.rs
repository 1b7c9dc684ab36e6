//! Plays games written as text.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wormery_core::{Config, Event, Game, Illegal, Luck, Seat, Turn, Word};

use crate::{Action, CardText, Color, Deck, DeckOption, Die, ItHappens, MoundIdx, Options, Outcome, Pips};

/// A game with the default options.
pub(super) fn new_game(n_seats: usize, start: usize) -> ItHappens {
    game_with(n_seats, start, Options::default())
}

pub(super) fn game_with(n_seats: usize, start: usize, options: Options) -> ItHappens {
    ItHappens::start(&Config::new(n_seats, start, options).unwrap())
}

/// A game with some cards of interest and others that have room for everything and give nothing.
pub(super) fn game_on(n_seats: usize, start: usize, cards: &[CardText]) -> ItHappens {
    let deck = DeckOption::custom(deck_of(cards));
    game_with(n_seats, start, Options { deck, ..Options::default() })
}

/// The given cards, filled up to twelve with roomy ones called F1, F2 and so on.
pub(super) fn deck_of(cards: &[CardText]) -> Deck {
    let fillers = (1..).map(|n| card(&format!("F{n}"), 0, 0, 99, ". . . / . . . / . . . / . . . / . . ."));
    let cards: Vec<_> = cards.iter().cloned().chain(fillers).take(Deck::SIZE).collect();
    Deck::from_cards(&cards).unwrap()
}

pub(super) fn card(id: &str, queen: i64, general: i64, worm: i64, columns: &str) -> CardText {
    CardText {
        id: Some(id.to_string().into()),
        queen: Some(queen),
        general: Some(general),
        worm: Some(worm),
        columns: Some(columns.to_string().into()),
    }
}

/// A card of the reconstructed deck.
pub(super) fn printed(id: &str) -> CardText {
    let cards = Deck::reconstruction_1().to_cards();
    cards.into_iter().find(|card| card.id.as_deref() == Some(id)).unwrap()
}

/// Plays words such as these, for whoever is on turn:
///
/// `M01+M02+M03` lays out mounds. `4@0` throws a 4 of the own color and places it on mound 0, `t4@0` of the
/// third color, `4!3@0` throws again in between. `4`, `!3` and `@0` are the parts alone. `pass` passes.
pub(super) fn play(game: &mut ItHappens, script: &str) {
    for word in script.split_whitespace() {
        if word == "pass" {
            act(game, Action::Pass);
        } else if word.contains('+') {
            game.apply(&draw(word)).unwrap();
        } else {
            play_die(game, word);
        }
    }
}

fn play_die(game: &mut ItHappens, word: &str) {
    let mut die = Die::Own;
    let mut before = None;
    for letter in word.chars() {
        match (before, letter.to_digit(10)) {
            (Some('@'), Some(mound)) => act(game, place(mound.into())),
            (Some('!'), Some(value)) => {
                act(game, Action::Reroll);
                fall(game, value);
            }
            (_, Some(value)) => {
                act(game, Action::Roll { die });
                fall(game, value);
            }
            (_, None) if letter == 't' => die = Die::Third,
            (_, None) => {}
        }
        before = Some(letter);
    }
}

pub(super) fn act(game: &mut ItHappens, action: Action) {
    let result = game.apply(&Event::Action(action));
    assert_eq!(result, Ok(()), "{action:?} on {game:#?}");
}

fn fall(game: &mut ItHappens, value: u32) {
    let value = Pips::new(value as i16);
    game.apply(&Event::Chance(Outcome::Die { value })).unwrap();
}

pub(super) fn place(mound: i64) -> Action {
    Action::Place { mound: MoundIdx::try_from(mound).unwrap() }
}

/// The outcome `M01+M02+M03`.
pub(super) fn draw(cards: &str) -> Event<ItHappens> {
    let cards: Vec<_> = cards.split('+').map(Into::into).collect();
    Event::Chance(Outcome::Mounds { cards: Box::new(cards.try_into().unwrap()) })
}

/// Places all dice left in the round on the mounds 2 and 1, ones only; the third color's dice come first.
pub(super) fn rest_aside(game: &mut ItHappens) {
    let round = game.round;
    while game.round == round && !game.turn().is_over() {
        if let Some(roll) = game.legal().filter(|action| matches!(action, Action::Roll { .. })).last() {
            act(game, roll);
            fall(game, 1);
        }
        let aside =
            [place(2), place(1)].into_iter().find(|action| game.legal().any(|legal| legal == *action));
        act(game, aside.expect("there is a place on mound 2 or 1"));
    }
}

/// The dice on a mound, column by column: `y4 | r3 2 | - | - | -`.
pub(super) fn dice_on(game: &ItHappens, mound: usize) -> String {
    let columns = game.mounds[mound].stacks().iter().map(|stack| match stack.color() {
        None => "-".to_string(),
        Some(color) => {
            let dice: Vec<_> = stack.dice().iter().map(ToString::to_string).collect();
            format!("{}{}", &color.word()[..1], dice.join(" "))
        }
    });
    columns.collect::<Vec<_>>().join(" | ")
}

pub(super) fn to_act(game: &ItHappens) -> Option<Seat> {
    game.turn().seat()
}

/// What the seat on turn may do, as JSON words: `own third 0 1 2 reroll pass`.
pub(super) fn legal(game: &ItHappens) -> String {
    let words = game.legal().map(|action| match action {
        Action::Roll { die } => die.to_string(),
        Action::Place { mound } => mound.to_string(),
        Action::Reroll => "reroll".to_string(),
        Action::Pass => "pass".to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The reason for which an event is refused; checks that nothing changes.
pub(super) fn refused(game: &ItHappens, event: &Event<ItHappens>) -> String {
    let mut after = game.clone();
    let illegal: Illegal = after.apply(event).expect_err("the event is illegal");
    assert_eq!(after, *game, "a refused event changes nothing");
    super::words::check_refusal(&illegal);
    illegal.to_string()
}

pub(super) fn refused_action(game: &ItHappens, action: Action) -> String {
    assert!(game.legal().all(|legal| legal != action));
    refused(game, &Event::Action(action))
}

pub(super) fn worms(game: &ItHappens, color: Color) -> u8 {
    game.piles[color.index()].worms
}

/// The winners of a card's queen and general tile.
pub(super) fn winners(game: &ItHappens, card: &str) -> (Option<Color>, Option<Color>) {
    let card = game.deck.find(&card.into()).unwrap();
    (game.tiles.queens[card], game.tiles.generals[card])
}

/// A small generator for tests.
pub(super) struct Xorshift(pub(super) u64);

impl Luck for Xorshift {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// One random event; `None` when the game is over.
pub(super) fn random_event(game: &ItHappens, luck: &mut Xorshift) -> Option<Event<ItHappens>> {
    use wormery_core::Chance;
    match game.turn() {
        Turn::Act(_) => {
            let actions: Vec<_> = game.legal().collect();
            Some(Event::Action(actions[luck.below(actions.len() as u32) as usize]))
        }
        Turn::Chance(question) => Some(Event::Chance(question.draw(luck))),
        Turn::Over(_) => None,
    }
}
