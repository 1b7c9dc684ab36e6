//! Random games, checked against the reference read word by word.

use alloc::vec::Vec;

use wormery_core::{Event, Game, Seat, Turn, Viewer};

use super::play::*;
use crate::{
    Action, CardText, Color, DeckOption, Die, DummyStartWorms, ItHappens, MoundIdx, Options, Outcome,
    PairPoints, SkipTiming, View,
};

/// The legal actions, derived from a view by the wording of IH-08 to IH-13.
fn legal_by_the_book(view: &View, seat: Seat, options: &Options) -> Vec<Action> {
    let own = Color::ALL[seat.index()];
    let player = view.colors.iter().find(|color| color.color == own).unwrap();
    let has_place = |color| (0..3).any(|mound| has_place_on(view, color, mound));
    let can_own = player.dice > 0 && has_place(own);
    let can_third = player.third_dice.unwrap_or(0) > 0 && has_place(Color::Green);
    let mut legal = Vec::new();
    if let Some(thrown) = &view.thrown {
        let mounds = (0..3).filter(|mound| has_place_on(view, thrown.color, *mound));
        legal.extend(mounds.map(|mound| place(mound as i64)));
        if thrown.color == own && player.worms > 0 {
            legal.push(Action::Reroll);
            legal.extend((options.skip_timing == SkipTiming::Any).then_some(Action::Pass));
        }
    } else {
        legal.extend(can_own.then_some(Action::Roll { die: Die::Own }));
        legal.extend(can_third.then_some(Action::Roll { die: Die::Third }));
        legal.extend((can_own && player.worms > 0).then_some(Action::Pass));
    }
    legal
}

fn has_place_on(view: &View, color: Color, mound: usize) -> bool {
    let columns = &view.mounds[mound].columns;
    let own = columns.iter().find(|column| column.dice.iter().any(|die| die.color == color));
    let column = own.or_else(|| columns.iter().find(|column| column.dice.is_empty()));
    column.is_some_and(|column| column.dice.len() < column.fields.len())
}

/// No tile and no die is ever lost.
pub(super) fn check_tiles_and_dice(view: &View) {
    let worms: u8 = view.colors.iter().map(|color| color.worms).sum();
    assert_eq!(worms + view.supply.worms, 24);
    for (kind, in_supply) in &view.supply.objects {
        let taken: u8 = view.colors.iter().map(|color| color.objects[kind]).sum();
        assert_eq!(taken + in_supply, 4);
    }
    for color in &view.colors {
        let columns = view.mounds.iter().flat_map(|mound| &mound.columns);
        let placed = columns.flat_map(|column| &column.dice).filter(|die| die.color == color.color).count();
        assert_eq!(placed + usize::from(color.dice), if color.seat.is_some() { 5 } else { 4 });
    }
}

/// Every action there is.
pub(super) const EVERY_ACTION: [Action; 7] = [
    Action::Roll { die: Die::Own },
    Action::Roll { die: Die::Third },
    Action::Place { mound: MoundIdx::new(0) },
    Action::Place { mound: MoundIdx::new(1) },
    Action::Place { mound: MoundIdx::new(2) },
    Action::Reroll,
    Action::Pass,
];

fn play_and_check(n_seats: usize, start: usize, options: &Options, luck: &mut Xorshift) -> usize {
    let mut game = game_with(n_seats, start, options.clone());
    let mut replay = game.clone();
    let mut steps = 0;
    while let Some(event) = random_event(&game, luck) {
        let view = game.view(Viewer::Public);
        check_tiles_and_dice(&view);
        let legal: Vec<_> = game.legal().collect();
        match game.turn() {
            Turn::Act(seat) => assert_eq!(legal, legal_by_the_book(&view, seat, options)),
            _ => assert_eq!(legal, []),
        }
        for action in EVERY_ACTION {
            let accepted = game.clone().apply(&Event::Action(action)).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{action:?} on {game:#?}");
        }
        game.apply(&event).unwrap();
        replay.apply(&through_text(&event)).unwrap();
        assert_eq!(replay, game);
        steps += 1;
    }
    assert_eq!(game.standing().entrants().len(), n_seats.max(3));
    steps
}

fn through_text(event: &Event<ItHappens>) -> Event<ItHappens> {
    match event {
        Event::Action(action) => {
            Event::Action(serde_json::from_str(&serde_json::to_string(action).unwrap()).unwrap())
        }
        Event::Chance(outcome) => {
            let text = serde_json::to_string(outcome).unwrap();
            Event::Chance(serde_json::from_str::<Outcome>(&text).unwrap())
        }
    }
}

#[test]
fn random_games_follow_the_book() {
    let mut luck = Xorshift(2024);
    for n_seats in 2..=5 {
        for start in 0..n_seats {
            assert!(play_and_check(n_seats, start, &Options::default(), &mut luck) > 50);
        }
    }
}

/// No option but the deck as usual.
pub(super) fn unusual_options() -> Options {
    Options {
        skip_timing: SkipTiming::BeforeRoll,
        dummy_start_worms: DummyStartWorms::Two,
        deck: DeckOption::default(),
        open_points: true,
        pair_points: PairPoints::PerPair,
        zero_diversity_bonus: true,
    }
}

#[test]
fn random_games_with_unusual_options_follow_the_book() {
    for n_seats in 2..=5 {
        play_and_check(n_seats, 0, &unusual_options(), &mut Xorshift(11));
    }
}

/// Cards that exhaust the supplies: maps and worms everywhere, some columns of one field.
pub(super) fn greedy_cards() -> Vec<CardText> {
    let columns = ["MAP MAP MAP / W W W / W / MAP / . .", "W / W / W / W / W", "W W W / MAP / . / . . / W W"];
    (1..=12).map(|n| card(&alloc::format!("G{n}"), 99, 98, n, columns[n as usize % 3])).collect()
}

#[test]
fn random_games_with_a_greedy_deck_follow_the_book() {
    let deck = DeckOption::custom(deck_of(&greedy_cards()));
    let options = Options { deck, ..Options::default() };
    for n_seats in 2..=5 {
        for seed in 1..6 {
            play_and_check(n_seats, 0, &options, &mut Xorshift(seed));
        }
    }
}
