//! What is told, by name.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Value, json, to_value};
use wormery_core::{Event, Game, Seat};

use super::play::*;
use super::random::unusual_options;
use crate::{Action, DeckOption, Die, Effect, ItHappens, Options, Outcome, Pips};

const WIDE: &str = ". . . / . . . / . . . / . . . / . . .";

pub(super) fn told(game: &mut ItHappens, event: &Event<ItHappens>) -> Vec<Effect> {
    let mut told = Vec::new();
    game.happen(event, &mut told).unwrap();
    told
}

/// What an action tells, as JSON.
fn act_told(game: &mut ItHappens, action: Action) -> Vec<Value> {
    let effects = told(game, &Event::Action(action));
    effects.iter().map(|effect| to_value(effect).unwrap()).collect()
}

/// What the die tells when it falls.
fn die_told(game: &mut ItHappens, value: i16) -> Vec<Value> {
    let effects = told(game, &Event::Chance(Outcome::Die { value: Pips::new(value) }));
    effects.iter().map(|effect| to_value(effect).unwrap()).collect()
}

fn of_type<'a>(told: &'a [Value], kind: &str) -> Vec<&'a Value> {
    told.iter().filter(|effect| effect["type"] == kind).collect()
}

#[test]
fn ih_06_a_round_begins_with_three_mounds() {
    let mut game = new_game(3, 1);
    let told: Vec<_> =
        told(&mut game, &draw("M02+M01+M03")).iter().map(|effect| to_value(effect).unwrap()).collect();
    assert_eq!(told[0], json!({"type": "round_began", "seat": 1, "round": 1, "rounds": 4}));
    let columns = [". GLA", "W", "SPK .", ". W GLV", ". ."];
    let first = json!({"type": "mound_laid", "mound": 0, "card": "M02", "queen": 4, "general": 2, "worm": 5, "columns": columns});
    assert_eq!((&told[1], told.len()), (&first, 4));
}

#[test]
fn ih_10_a_die_is_thrown_and_falls() {
    let mut game = new_game(2, 0);
    play(&mut game, "M01+M02+M03");
    let thrown = act_told(&mut game, Action::Roll { die: Die::Third });
    assert_eq!(thrown, [json!({"type": "die_thrown", "seat": 0, "color": "green", "die": "third"})]);
    let rolled = die_told(&mut game, 4);
    assert_eq!(rolled, [json!({"type": "rolled", "seat": 0, "color": "green", "die": "third", "value": 4})]);
}

#[test]
fn ih_12_a_reroll_is_paid_and_thrown() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03 4");
    let told = act_told(&mut game, Action::Reroll);
    let paid =
        json!({"type": "worm_paid", "seat": 0, "color": "yellow", "why": "reroll", "worms": 1, "supply": 19});
    assert_eq!(told, [paid, json!({"type": "die_thrown", "seat": 0, "color": "yellow", "die": "own"})]);
}

#[test]
fn ih_13_a_pass_gives_a_thrown_die_back() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    let told = act_told(&mut game, Action::Pass);
    let paid =
        json!({"type": "worm_paid", "seat": 0, "color": "yellow", "why": "pass", "worms": 1, "supply": 19});
    assert_eq!(told, [paid, json!({"type": "turn_ended", "seat": 0, "next": 1})]);
    play(&mut game, "4");
    let told = act_told(&mut game, Action::Pass);
    assert_eq!(told[1], json!({"type": "die_returned", "seat": 1, "color": "red", "value": 4, "dice": 5}));
}

#[test]
fn ih_14_a_die_finds_what_its_field_shows() {
    let mut game = game_on(2, 0, &[card("C", 7, 3, 9, "W MAP / GLA / . / . / .")]);
    play(&mut game, "C+F1+F2 t6");
    let placed = json!({
        "type": "die_placed", "seat": 0, "color": "green", "die": "third", "value": 6,
        "mound": 0, "column": 0, "field": 0, "sum": 6, "dice": 3, "third_dice": 1,
    });
    let stands = json!({"type": "stands", "color": "green", "mound": 0, "sum": 6, "rank": 1, "why": "alone", "by": 0, "hits": false});
    let found = json!({"type": "found", "color": "green", "find": "W", "gain": "worm", "owned": 1, "kinds": 0, "supply": 19});
    let told = act_told(&mut game, place(0));
    assert_eq!(told, [placed, stands, found, json!({"type": "turn_ended", "seat": 0, "next": 1})]);
    play(&mut game, "2");
    let found = json!({"type": "found", "seat": 1, "color": "red", "find": "GLA", "gain": "new", "owned": 1, "kinds": 1, "supply": 3});
    assert_eq!(of_type(&act_told(&mut game, place(0)), "found"), [&found]);
}

#[test]
fn ih_14_a_find_is_new_a_pair_or_one_more() {
    let gains = |options: Options| {
        let deck = deck_of(&[
            card("C", 0, 0, 99, "MAP MAP MAP / . / . / . / ."),
            card("D", 0, 0, 99, "MAP / . / . / . / ."),
        ]);
        let mut game = game_with(3, 0, Options { deck: DeckOption::custom(deck), ..options });
        play(&mut game, "C+D+F1");
        let turns = [0, 0, 0, 1].map(|mound| {
            play(&mut game, "1");
            let gain = of_type(&act_told(&mut game, place(mound)), "found")[0]["gain"].to_string();
            play(&mut game, if mound == 0 { "1@2 1@2" } else { "1@1 1@1" });
            gain
        });
        turns.join(" ").replace('"', "")
    };
    assert_eq!(gains(Options::default()), "new pair more more");
    assert_eq!(gains(unusual_options()), "new pair more pair");
}

#[test]
fn ih_14_an_empty_supply_is_told() {
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, "MAP W / . / . / . / .")]);
    play(&mut game, "C+F1+F2");
    (game.supply.objects[0], game.supply.worms) = (0, 0);
    let mut nothing = |find: &str| {
        play(&mut game, "1");
        let told = act_told(&mut game, place(0));
        let expected = json!({"type": "none_left", "seat": 0, "color": "yellow", "mound": 0, "find": find, "why": "field"});
        assert_eq!((of_type(&told, "none_left"), of_type(&told, "found").len()), (alloc::vec![&expected], 0));
        play(&mut game, "1@1 1@1");
    };
    nothing("MAP");
    nothing("W");
}

/// How yellow, red and green compare after each die on one mound.
#[test]
fn ih_15_a_die_tells_where_its_color_stands() {
    let mut game = game_on(3, 0, &[card("C", 7, 3, 8, WIDE)]);
    play(&mut game, "C+F1+F2");
    let mut stand = |value: &str| {
        play(&mut game, value);
        let told = act_told(&mut game, place(0));
        let stands = of_type(&told, "stands")[0];
        let rival = stands.get("rival").map_or("nobody", |rival| rival.as_str().unwrap());
        assert_eq!(stands.get("to").is_some(), rival != "nobody");
        format!(
            "{} {} {rival} by {} {}",
            stands["rank"],
            stands["why"].as_str().unwrap(),
            stands["by"],
            stands["hits"]
        )
    };
    assert_eq!(stand("5"), "1 alone nobody by 0 false");
    assert_eq!(stand("5"), "2 right yellow by 0 false");
    assert_eq!(stand("4"), "3 behind red by 1 false");
    assert_eq!(stand("3"), "1 ahead red by 3 true");
    assert_eq!(stand("3"), "2 right yellow by 0 true");
    assert_eq!(stand("6"), "1 ahead yellow by 2 false");
    assert_eq!(stand("2"), "1 left green by 0 false");
}

#[test]
fn ih_15_the_rival_may_be_the_third_color() {
    let mut game = game_on(2, 0, &[card("C", 7, 3, 9, WIDE)]);
    play(&mut game, "C+F1+F2 t6@0 2");
    let told = act_told(&mut game, place(0));
    let stands = json!({
        "type": "stands", "seat": 1, "color": "red", "mound": 0, "sum": 2, "rank": 2, "why": "behind", "rival": "green",
        "by": 4, "hits": false,
    });
    assert_eq!(of_type(&told, "stands"), [&stands]);
}

#[test]
fn ih_09_who_can_act_no_more_is_told_once() {
    let mut game = super::placing::narrow_game(3);
    play(&mut game, "1@0 pass 1@0  1@1 pass 1@1  1@2 1@0 1@2  1@2 1");
    let done = |told: Vec<Value>| of_type(&told, "done").into_iter().cloned().collect::<Vec<_>>();
    assert_eq!(done(act_told(&mut game, place(1))), [] as [Value; 0]);
    play(&mut game, "1");
    let full = json!({"type": "done", "seat": 2, "why": "no_place", "dice": 1});
    assert_eq!(done(act_told(&mut game, place(2))), [full]);
    play(&mut game, "1");
    assert_eq!(done(act_told(&mut game, place(2))), [] as [Value; 0]);
}

/// The third color's last place makes both unable to act at once.
#[test]
fn ih_09_the_third_color_can_end_it_for_both() {
    let mut game = super::placing::narrow_game(2);
    play(&mut game, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1@2 t1@0 t1@1 t1@2");
    game.hands[0].third = 1;
    play(&mut game, "t1");
    let told = act_told(&mut game, place(2));
    let seats: Vec<_> =
        of_type(&told, "done").iter().map(|done| (done["seat"].clone(), done["why"].clone())).collect();
    assert_eq!(seats, [(json!(0), json!("no_place")), (json!(1), json!("no_place"))]);
    assert_eq!(of_type(&told, "turn_ended"), [&json!({"type": "turn_ended", "seat": 1})]);
}

/// The round's last event on three mounds: one contested, one with a single color, one empty.
pub(super) fn end_of_round() -> Vec<Value> {
    let narrow = ". / . / . / . / .";
    let mut game = game_on(
        3,
        0,
        &[card("C", 7, 3, 6, "MAP . . / . . . / . . . / . . . / . . ."), card("D", 6, 2, 9, narrow)],
    );
    play(&mut game, "C+D+F1 4@0 6@0 6@0 2@0 1@1 pass");
    (game.hands[0].own, game.hands[1].own, game.hands[2].own) = (0, 0, 1);
    game.begin_turn(Seat::new(2));
    play(&mut game, "1");
    act_told(&mut game, place(0))
}

#[test]
fn ih_15_to_19_the_judging_of_a_round() {
    let told = end_of_round();
    let judged = json!({
        "type": "mound_judged", "mound": 0, "card": "C", "queen": 7, "general": 3, "worm": 6,
        "columns": ["MAP . .", ". . .", ". . .", ". . .", ". . ."],
        "colors": ["yellow", "red", "green"], "dice": ["4 2", "6", "6 1"], "sums": [6, 6, 7],
    });
    let start = told.iter().position(|effect| effect["type"] == "round_ended").unwrap();
    let expected = [
        json!({"type": "round_ended", "round": 1, "rounds": 4}),
        judged,
        json!({"type": "tile_won", "seat": 2, "color": "green", "mound": 0, "tile": "queen", "value": 7, "sum": 7, "why": "sum", "owned": 1}),
        json!({"type": "tile_won", "seat": 0, "color": "yellow", "mound": 0, "tile": "general", "value": 3, "sum": 6, "why": "column", "owned": 1}),
        json!({"type": "worm_won", "seat": 0, "color": "yellow", "mound": 0, "sum": 6, "worms": 3, "supply": 18}),
        json!({"type": "worm_won", "seat": 1, "color": "red", "mound": 0, "sum": 6, "worms": 3, "supply": 17}),
    ];
    assert_eq!(told[start..start + expected.len()], expected);
    assert_eq!(told.last().unwrap(), &json!({"type": "cleared", "dice": 5, "round": 2}));
}

#[test]
fn ih_16_tiles_that_nobody_wins_leave_the_game() {
    let told = end_of_round();
    let removed = |mound: u8, tile: &str, value: u8, why: &str| json!({"type": "tile_removed", "mound": mound, "tile": tile, "value": value, "why": why});
    let expected = [
        removed(1, "general", 2, "alone"),
        removed(2, "queen", 0, "nobody"),
        removed(2, "general", 0, "nobody"),
    ];
    assert_eq!(of_type(&told, "tile_removed"), expected.iter().collect::<Vec<_>>());
}

pub(super) fn hit_without_worms() -> Vec<Value> {
    let mut game = game_on(3, 0, &[card("C", 7, 3, 5, WIDE)]);
    play(&mut game, "C+F1+F2 5@0");
    game.supply.worms = 0;
    end_by_ones(&mut game)
}

#[test]
fn ih_17_a_hit_without_a_worm_tile_is_told() {
    let told = hit_without_worms();
    let missed = json!({"type": "none_left", "seat": 0, "color": "yellow", "mound": 0, "find": "W", "why": "worm_number"});
    assert_eq!((of_type(&told, "none_left"), of_type(&told, "worm_won").len()), (alloc::vec![&missed], 0));
}

/// Plays the rest of a round with ones on mounds 2 and 1; what its last event told.
fn end_by_ones(game: &mut ItHappens) -> Vec<Value> {
    let round = game.round;
    let mut last = Vec::new();
    while game.round == round && !game.turn().is_over() {
        if let Some(roll) = game.legal().filter(|action| matches!(action, Action::Roll { .. })).last() {
            act(game, roll);
            die_told(game, 1);
        }
        let aside =
            [place(2), place(1)].into_iter().find(|action| game.legal().any(|legal| legal == *action));
        last = act_told(game, aside.unwrap());
    }
    last
}

/// What the last event of a game told, with the tiles that colors have then.
fn end_of_game(n_seats: usize, options: &Options, give: impl Fn(&mut ItHappens)) -> Vec<Value> {
    let deck = DeckOption::custom(deck_of(&[]));
    let mut game = game_with(n_seats, 0, Options { deck, ..options.clone() });
    for cards in ["F1+F2+F3", "F4+F5+F6", "F7+F8+F9"] {
        play(&mut game, cards);
        rest_aside(&mut game);
    }
    play(&mut game, "F10+F11+F12");
    game.tiles = crate::tiles::Tiles::NONE;
    give(&mut game);
    end_by_ones(&mut game)
}

#[test]
fn ih_20_to_22_the_end_of_a_game() {
    let told = end_of_game(2, &Options::default(), |game| {
        (game.piles[0].objects, game.piles[0].worms) = ([2, 3, 1, 0, 0, 0, 0, 4], 3);
        (game.piles[1].objects, game.piles[1].worms) = ([1, 1, 1, 1, 0, 0, 0, 0], 0);
        game.piles[2].worms = 1;
    });
    let scored = of_type(&told, "scored");
    assert_eq!(
        *scored[0],
        json!({
            "type": "scored", "seat": 0, "color": "yellow", "pairs": ["MAP", "SHO", "BOT"], "pair_points": 15, "kinds": 4,
            "variety": 10, "worms": 3, "queens": scored[0]["queens"], "queen_points": 0, "generals": scored[0]["generals"],
            "general_points": 0, "score": 28,
        })
    );
    assert_eq!((&scored[1]["variety"], &scored[1]["score"]), (&json!(10), &json!(10)));
    assert_eq!(
        (scored[2].get("seat"), &scored[2]["variety"], &scored[2]["score"]),
        (None, &json!(0), &json!(1))
    );
    let ranked =
        json!({"type": "ranked", "seat": 0, "color": "yellow", "rank": 1, "score": 28, "why": "points"});
    assert_eq!(*of_type(&told, "ranked")[0], ranked);
    assert_eq!(told.len(), told.iter().position(|effect| effect["type"] == "scored").unwrap() + 6);
    let cleared = json!({"type": "cleared", "dice": 5, "third_dice": 2});
    assert_eq!(of_type(&told, "cleared"), [&cleared]);
}

#[test]
fn ih_20_every_pair_is_listed_where_every_pair_counts() {
    let told = end_of_game(3, &unusual_options(), |game| game.piles[1].objects = [4, 0, 3, 1, 0, 0, 0, 0]);
    let red = of_type(&told, "scored")[1].clone();
    assert_eq!((&red["pairs"], &red["pair_points"]), (&json!(["MAP", "MAP", "BON"]), &json!(15)));
}

/// How the places of four colors are told that have these worm tiles, queens and generals, and a pair or not.
fn ranking(have: [(u8, usize, usize, bool); 4]) -> Vec<Effect> {
    let mut game = new_game(4, 0);
    let mut cards = 0..;
    for (place, (worms, queens, generals, pair)) in have.into_iter().enumerate() {
        let color = Some(crate::Color::ALL[place]);
        (game.piles[place].worms, game.piles[place].objects[0]) = (worms, 1 + u8::from(pair));
        cards.by_ref().take(queens).for_each(|card| game.tiles.queens[card] = color);
        cards.by_ref().take(generals).for_each(|card| game.tiles.generals[card] = color);
    }
    (0..4).map(|place| game.ranked(place)).collect()
}

/// In words: "1 red points, 2 green queens".
fn ranks(told: &[Effect]) -> String {
    let words = told.iter().map(|effect| match effect {
        Effect::Ranked { rank, color, why, .. } => format!("{rank} {color} {why}"),
        _ => panic!("{effect:?}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Games that end level on points, so that queens, generals, worms or nothing decides.
pub(super) fn close_ends() -> [Vec<Effect>; 3] {
    [
        ranking([(0, 1, 0, false), (0, 0, 0, true), (3, 0, 1, false), (1, 0, 0, false)]),
        ranking([(5, 0, 0, false), (5, 0, 0, false), (0, 0, 0, false), (5, 0, 0, false)]),
        ranking([(5, 0, 0, false), (0, 0, 0, true), (4, 0, 0, false), (3, 0, 0, false)]),
    ]
}

#[test]
fn ih_22_what_decides_the_ranks_is_told() {
    let [queens, shared, worms] = close_ends();
    assert_eq!(ranks(&queens), "1 yellow queens, 2 green generals, 3 red points, 4 blue points");
    assert_eq!(ranks(&shared), "1 yellow shared, 1 red shared, 1 blue shared, 4 green points");
    assert_eq!(ranks(&worms), "1 yellow worms, 2 red points, 3 green points, 4 blue points");
}
