//! Effects by name: what each event tells, in its order. Rule ids name the scenes, as elsewhere.

use std::string::{String, ToString};
use std::vec::Vec;

use wormery_core::{Event, Game};

use super::fold::folded;
use super::scene::*;
use crate::{Action, Dice, GoldenFaces, Options, Regenwormen, Specialist, Symbol, Tiebreak, VoluntaryFail};

/// What an event tells, one line for each effect: "failed,seat:0,why:no_new,total:20".
fn lines(game: &mut Regenwormen, event: &Event<Regenwormen>) -> Vec<String> {
    let (after, told) = folded(game, event);
    *game = after;
    let text = |effect| serde_json::to_string(effect).unwrap().replace(['{', '}', '"'], "");
    told.iter().map(|effect| text(effect).replace("type:", "")).collect()
}

fn told(game: &mut Regenwormen, action: Action) -> Vec<String> {
    lines(game, &Event::Action(action))
}

/// What a throw tells after a roll.
fn fallen(game: &mut Regenwormen, faces: &str) -> Vec<String> {
    let faces: Vec<Symbol> =
        faces.split(' ').map(|face| wormery_core::Word::from_word(face).unwrap()).collect();
    lines(game, &Event::Chance(Dice::new(&faces).unwrap()))
}

fn extra() -> Options {
    Options { expansion: true, ..Options::default() }
}

/// Rolls on with everything kept so far and lets the dice fall.
fn rolls(text: &str, faces: &str) -> Vec<String> {
    rolls_with(extra(), text, faces)
}

fn rolls_with(options: Options, text: &str, faces: &str) -> Vec<String> {
    let mut game = scene_with(options, text);
    act(&mut game, roll());
    fallen(&mut game, faces)
}

/// RW-06, RW-07: dice go up and come down.
#[test]
fn rw_06_a_roll_is_told_twice() {
    let mut game = scene("row 21 36 | 0: | 1:");
    assert_eq!(told(&mut game, roll()), ["thrown,seat:0,why:roll,dice:8,golden:false"]);
    assert_eq!(fallen(&mut game, "5 5 W 1 1 1 2 3"), ["rolled,seat:0,faces:[5,5,W,1,1,1,2,3],golden:false"]);
}

/// RX-17: the golden die joins once, and falls last.
#[test]
fn rx_17_the_golden_die_joins() {
    let options = Options { golden_faces: GoldenFaces::Standard, ..extra() };
    let mut game = scene_with(options, "row 21 36 | supply 7 | 0: 22 golden_die | 1:");
    assert_eq!(
        told(&mut game, Action::Roll { golden: true }),
        ["thrown,seat:0,why:golden,dice:9,golden:true"]
    );
    assert_eq!(
        fallen(&mut game, "5 5 W 2 2 2 2 3 5"),
        ["rolled,seat:0,faces:[5,5,W,2,2,2,2,3,5],golden:true"]
    );
    assert_eq!(
        told(&mut game, keep_symbol("5")),
        [
            "kept,seat:0,symbol:5,dice:3,golden:true,gain:15,total:15,worm:none,left:6",
            "out_of_reach,seat:0,total:15,why:no_worm"
        ]
    );
    assert_eq!(told(&mut game, roll()), ["thrown,seat:0,why:roll,dice:6,golden:false"]);
}

/// RX-18: nothing new, but the weasel is ready.
#[test]
fn rx_18_the_weasel() {
    let mut game = expansion("row 21 36 | 0: 22 weasel | 1: | kept 5 5 5 W W | roll 5 5 W");
    assert_eq!(told(&mut game, Action::Weasel), ["thrown,seat:0,why:weasel,dice:3,golden:false"]);
    assert_eq!(
        fallen(&mut game, "5 W W"),
        [
            "rolled,seat:0,faces:[5,W,W],golden:false",
            "failed,seat:0,why:no_new,total:25",
            "tile_returned,seat:0,tile:22,worms:1",
            "tile_turned,seat:0,tile:36",
            "specialist_lost,seat:0,specialist:weasel,why:failed",
            "specialist_placed,seat:0,specialist:weasel,tile:21",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
    assert_eq!(
        rolls("row 36 | 0: 22 weasel | 1: | kept 5 5 5 W W", "5 5 W"),
        ["rolled,seat:0,faces:[5,5,W],golden:false", "nothing_new,seat:0"]
    );
    let mut game = expansion("row 36+hen | 0: 22 weasel | 1: | kept 5 5 5 W W | roll 5 5 W");
    assert_eq!(
        told(&mut game, Action::Accept)[..2],
        ["failed,seat:0,why:accepted,total:25", "tile_returned,seat:0,tile:22,worms:1"]
    );
}

/// RW-09, RW-A4: why rolling is over.
#[test]
fn rw_09_rolling_is_over() {
    let mut game = scene("row 21 | 0: | 1: | kept 1 2 3 4 5 | roll W W W");
    assert_eq!(
        told(&mut game, keep_symbol("W")),
        [
            "kept,seat:0,symbol:W,dice:3,golden:false,gain:15,total:30,worm:kept,left:0",
            "rolling_over,seat:0,why:no_dice",
            "in_reach,seat:0,total:30,tiles:[21]"
        ]
    );
    let mut game = scene("row 21 | 0: | 1: | kept 1 2 3 4 5 | roll W W 1");
    assert_eq!(
        told(&mut game, keep_symbol("W"))[1..],
        ["rolling_over,seat:0,why:all_symbols", "in_reach,seat:0,total:25,tiles:[21]"]
    );
}

/// RW-12 to RW-14, RX-08, RX-11: what is in reach, and from whom.
#[test]
fn rw_13_what_is_in_reach() {
    let after_four = |text: &str| {
        told(&mut expansion(&std::format!("{text} | kept 5 5 W | roll 4 4 1 1 2")), keep_symbol("4"))[1]
            .clone()
    };
    assert_eq!(after_four("row 21 23 | 0: | 1:"), "in_reach,seat:0,total:23,tiles:[23]");
    assert_eq!(
        after_four("row 11 21 24 | 0: | 1: 22 23"),
        "in_reach,seat:0,total:23,tiles:[21],from:1,steal:tile"
    );
    assert_eq!(
        after_four("row 24 | 0: | 1: | 2: 23 hen"),
        "in_reach,seat:0,total:23,tiles:[],from:2,steal:hen"
    );
    let mut low = expansion("row 13 21 | 0: | 1: | kept W | roll 4 4 1 1 2 2 2");
    assert_eq!(told(&mut low, keep_symbol("4"))[1], "in_reach,seat:0,total:13,tiles:[13]");
    let wide = Options { lower: crate::Lower::Any, ..Options::default() };
    let mut game = scene_with(wide, "row 21 22 23 24 | 0: | 1: | kept 5 5 W | roll 4 4 1 1 2");
    assert_eq!(told(&mut game, keep_symbol("4"))[1], "in_reach,seat:0,total:23,tiles:[21,22,23]");
}

/// RW-11, RW-15, RX-07: what is missing.
#[test]
fn rw_15_what_is_out_of_reach() {
    let after_four = |text: &str| {
        told(&mut expansion(&std::format!("{text} | roll 4 4 1 1 2 3 5 5")), keep_symbol("4"))[1].clone()
    };
    assert_eq!(after_four("row 11 21 | 0: | 1:"), "out_of_reach,seat:0,total:8,why:no_worm");
    assert_eq!(
        after_four("row 21 | 0: canned_worm | 1:"),
        "out_of_reach,seat:0,total:13,why:no_tile,points:8,tile:21"
    );
    assert_eq!(
        after_four("row 24 30 | 0: canned_worm | 1: | 2: 23"),
        "out_of_reach,seat:0,total:13,why:no_tile,points:10,tile:23,from:2"
    );
    let mut nothing = expansion("row 11 | 0: | 1: 13 | kept 5 5 W | roll 4 4 1 1 2");
    assert_eq!(told(&mut nothing, keep_symbol("4"))[1], "out_of_reach,seat:0,total:23,why:no_tile");
}

/// RX-07: a worm silences the canned one, which had counted.
#[test]
fn rx_07_the_canned_worm_falls_silent() {
    let mut game = expansion("row 21 | 0: 22 canned_worm | 1: | kept 4 4 | roll W 5 5 5 5 5");
    let mut other = game.clone();
    assert_eq!(
        told(&mut game, keep_symbol("W")),
        [
            "kept,seat:0,symbol:W,dice:1,golden:false,gain:0,total:13,worm:kept,left:5",
            "out_of_reach,seat:0,total:13,why:no_tile,points:8,tile:21"
        ]
    );
    assert_eq!(
        told(&mut other, keep_symbol("5"))[0],
        "kept,seat:0,symbol:5,dice:5,golden:false,gain:25,total:38,worm:canned,left:1"
    );
}

/// RW-16, RX-07: why a turn has failed; the canned worm is a worm, and robbing for ones comes first.
#[test]
fn rw_16_why_a_turn_has_failed() {
    let failure = |game: &mut Regenwormen, action| {
        told(game, action).into_iter().find(|line| line.starts_with("failed")).unwrap()
    };
    let rolled_out = |text: &str| expansion(&std::format!("{text} | kept 2 2 2 3 3 4 | roll 5 5"));
    assert_eq!(
        failure(&mut rolled_out("row 36 | 0: | 1:"), keep_symbol("5")),
        "failed,seat:0,why:no_worm,total:26"
    );
    assert_eq!(
        failure(&mut rolled_out("row 36 | 0: canned_worm | 1:"), keep_symbol("5")),
        "failed,seat:0,why:no_tile,total:31"
    );
    let ones = |text: &str| {
        let mut game = expansion(&std::format!("row 36 | supply 0 | {text} | kept 2 2 2 3 3 3 | roll 1 1"));
        act(&mut game, keep_symbol("1"));
        game
    };
    assert_eq!(failure(&mut ones("0: | 1: 1t | 2: 1t"), rob(1)), "failed,seat:0,why:no_worm,total:17");
    assert_eq!(
        failure(&mut ones("0: canned_worm | 1: 1t | 2: 1t"), rob(1)),
        "failed,seat:0,why:no_tile,total:22"
    );
    // Without a worm it is the worm that is missing, even where 11 and 13 would need none (RW-16, case b).
    let lax = Options { low_tiles_need_worm: false, ..extra() };
    let mut game = scene_with(lax, "row 11 | 0: | 1: 13 | kept 1 1 1 1 1 2 2 | roll 4");
    assert_eq!(failure(&mut game, keep_symbol("4")), "failed,seat:0,why:no_worm,total:13");
    let mut game = scene("row 28 | 0: | 1: | kept 5 5 W");
    assert_eq!(failure(&mut game, Action::Stop), "failed,seat:0,why:stopped,total:15");
    let options = Options { voluntary_fail: VoluntaryFail::Always, ..Options::default() };
    let mut game = scene_with(options, "row 21 | 0: | 1: | kept 5 5 5 5 W");
    assert_eq!(failure(&mut game, Action::Stop), "failed,seat:0,why:stopped,total:25");
}

/// RW-18, RW-19: what failing costs.
#[test]
fn rw_18_what_failing_costs() {
    let fails = |options, text: &str| {
        rolls_with(options, &std::format!("{text} | kept W W 5 5"), "5 W W 5")[2..].to_vec()
    };
    let base = Options::default();
    assert_eq!(
        fails(base, "row 21 33 | 0: 25 27 | 1:"),
        [
            "tile_returned,seat:0,tile:27,worms:2",
            "tile_turned,seat:0,tile:33",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
    assert_eq!(
        fails(base, "row 21 | 0: 27 | 1:"),
        ["tile_returned,seat:0,tile:27,worms:2", "turn_ended,seat:0,next:1,total:0"]
    );
    assert_eq!(
        fails(base, "row 21 | 0: | 1:"),
        ["nothing_returned,seat:0,why:no_tile", "turn_ended,seat:0,next:1,total:0"]
    );
    let flipping = Options { flip_on_empty_fail: true, ..base };
    assert_eq!(
        fails(flipping, "row 21 | 0: | 1: 30"),
        [
            "nothing_returned,seat:0,why:no_tile",
            "tile_turned,seat:0,tile:21",
            "game_over,seat:0,why:no_tile",
            "won,seat:1,worms:3,why:most_worms,tile:30",
            "ranked,seat:0,rank:2,worms:0"
        ]
    );
}

/// RX-15: the hen in place of a tile, and not even she without tiles.
#[test]
fn rx_15_the_hen_goes_or_stays() {
    let fails = |options, text: &str| {
        rolls_with(options, &std::format!("{text} | kept W W 5 5"), "5 W W 5")[2..].to_vec()
    };
    assert_eq!(
        fails(extra(), "row 24 | 0: 22 28 hen | 1: canned_worm"),
        [
            "hen_lost,seat:0,tile:28",
            "specialist_placed,seat:0,specialist:hen,tile:24",
            "turn_ended,seat:0,next:1,total:5"
        ]
    );
    assert_eq!(
        fails(extra(), "row 24 | 0: hen | 1:"),
        ["nothing_returned,seat:0,why:hen_stays", "turn_ended,seat:0,next:1,total:0"]
    );
    let turning = Options { hen_fail_turns_tile: true, ..extra() };
    assert_eq!(
        fails(turning, "row 24+raven 30 | 0: 22 28 hen | 1:"),
        [
            "hen_lost,seat:0,tile:28",
            "specialist_placed,seat:0,specialist:hen,tile:30",
            "tile_turned,seat:0,tile:30,specialist:hen",
            "specialist_out,seat:0,specialist:hen",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
}

/// RX-15, RX-A2: who is placed first.
#[test]
fn rx_15_two_specialists_look_for_tiles() {
    let fails = |options| {
        let text = "row 11 13 36+raven | 0: 22 golden_die | 1: | kept W W 5 5";
        rolls_with(options, text, "5 W W 5")[3..6].to_vec()
    };
    let own = [
        "specialist_lost,seat:0,specialist:golden_die,why:failed",
        "specialist_placed,seat:0,specialist:golden_die,tile:11",
    ];
    assert_eq!(fails(extra())[..1], ["tile_turned,seat:0,tile:36,specialist:raven"]);
    assert_eq!(fails(extra())[1..], own);
    let displaced = Options { displaced_first: true, ..extra() };
    assert_eq!(fails(displaced)[1..2], ["specialist_placed,seat:0,specialist:raven,tile:11"]);
}

/// RW-17, RX-12: a tile with whoever stands on it.
#[test]
fn rx_12_taking_a_tile() {
    let mut game = expansion("row 21 30+hen | 0: 36 | 1: | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, take(21)),
        ["tile_taken,seat:0,tile:21,worms:1,total:23,why:lower", "turn_ended,seat:0,next:1,total:0"]
    );
    let mut game = expansion("row 21 23+hen | 0: 36 | 1: | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, take(23)),
        [
            "tile_taken,seat:0,tile:23,worms:1,total:23,why:exact",
            "specialist_gained,seat:0,specialist:hen,tile:23",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
}

/// RW-13, RX-10, RX-11, RX-13: stealing, and one specialist too many.
#[test]
fn rx_10_stealing() {
    let mut game = expansion("row 21 24 | 0: 22 hen | 1: 26 23 weasel | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, steal(1)),
        [
            "tile_stolen,seat:0,from:1,tile:23,worms:1",
            "specialist_gained,seat:0,specialist:weasel,tile:23,from:1",
            "must_give_back,seat:0,held:hen,new:weasel"
        ]
    );
    assert_eq!(
        told(&mut game, give_back(Specialist::Hen)),
        [
            "specialist_lost,seat:0,specialist:hen,why:given_back",
            "specialist_placed,seat:0,specialist:hen,tile:21",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
    let mut game = expansion("row 21 | 0: | 1: 23 hen | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, steal(1)),
        ["hen_stolen,seat:0,from:1,tile:23", "turn_ended,seat:0,next:1,total:0"]
    );
}

/// RX-12, RX-19, RX-20: where a token comes from, for ones and for the raven.
#[test]
fn rx_19_where_a_token_comes_from() {
    let token = |text: &str| {
        let game = |turn: &str| expansion(&std::format!("row 11 23+raven | {text} | {turn}"));
        let (ones, raven) = (game("kept 5 5 W 4 | roll 1 1 2 3"), game("kept 5 5 W 4 4"));
        let lines = [told(&mut ones.clone(), keep_symbol("1")), told(&mut raven.clone(), take(23))];
        lines.map(|lines| lines[1].clone())
    };
    assert_eq!(
        token("supply 7 | 0: | 1:"),
        ["token,seat:0,why:ones,supply:6", "token,seat:0,why:raven,supply:6"]
    );
    assert_eq!(
        token("supply 0 | 0: | 1: | 2: 2t"),
        ["token_robbed,seat:0,from:2,why:ones", "token_robbed,seat:0,from:2,why:raven"]
    );
    assert_eq!(token("supply 0 | 0: | 1: hen 7t"), ["no_token,seat:0,why:ones", "no_token,seat:0,why:raven"]);
    assert_eq!(
        token("supply 0 | 0: | 1: 3t | 2: 4t"),
        ["must_rob,seat:0,why:ones", "must_rob,seat:0,why:raven"]
    );
    let mut game = expansion("row 11 23+raven | supply 0 | 0: | 1: 3t | 2: 4t | kept 5 5 W 4 4");
    act(&mut game, take(23));
    assert_eq!(
        told(&mut game, rob(2)),
        [
            "token_robbed,seat:0,from:2,why:raven",
            "specialist_placed,seat:0,specialist:raven,tile:11",
            "turn_ended,seat:0,next:1,total:0"
        ]
    );
}

/// RW-21 to RW-23, RX-22: the end, and everybody's place.
#[test]
fn rw_23_the_end_is_told() {
    let mut game = scene("row 23 | 0: | 1: 24 | 2: 30 | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, take(23))[1..],
        [
            "game_over,seat:0,why:no_tile",
            "won,seat:2,worms:3,why:most_worms,tile:30",
            "ranked,seat:1,rank:2,worms:1,tile:24",
            "ranked,seat:0,rank:3,worms:1,tile:23"
        ]
    );
    let mut game = scene("row 23 | 0: | 1: 24 | 2: | kept 5 5 W 4 4");
    assert_eq!(told(&mut game, take(23))[2], "won,seat:1,worms:1,why:highest_tile,tile:24");
    let shared = Options { tiebreak: Tiebreak::Shared, ..Options::default() };
    let mut game = scene_with(shared, "row 23 | 0: | 1: 24 | 2: | kept 5 5 W 4 4");
    assert_eq!(
        told(&mut game, take(23))[2..],
        ["won,seat:0,worms:1,why:shared", "won,seat:1,worms:1,why:shared", "ranked,seat:2,rank:3,worms:0"]
    );
    let ignores = Options { end_ignores_low_tiles: true, ..extra() };
    let mut game = scene_with(ignores, "row 11 23 | 0: | 1: | kept 5 5 W 4 4");
    assert_eq!(told(&mut game, take(23))[1], "game_over,seat:0,why:only_low");
}

/// RW-24: everybody is told everything.
#[test]
fn rw_24_everybody_is_told_the_same() {
    let game = expansion("row 21 | 0: | 1: 23 hen | kept 5 5 W 4 4");
    let (after, told) = folded(&game, &Event::Action(steal(1)));
    for viewer in wormery_core::Viewer::all(2) {
        let heard = told.iter().filter_map(|effect| after.effect_for(*effect, viewer));
        assert!(heard.eq(told.iter().copied()));
    }
}

/// Nothing but the format is read.
#[test]
fn odd_effects_are_refused() {
    let reads = |text: &str| serde_json::from_str::<crate::Effect>(text);
    assert!(reads(r#"{"why":"no_new","total":45,"seat":1,"type":"failed"}"#).is_ok());
    for (text, reason) in [
        (r#"{"type":"failed","seat":1,"why":"no_new","total":46}"#, "46 is not a number from 0 to 45"),
        (r#"{"type":"failed","seat":1,"why":"bored","total":4}"#, "unknown failure \"bored\""),
        (r#"{"type":"failed","seat":1,"why":"no_new"}"#, "missing field `total`"),
        (r#"{"type":"failed","seat":1,"why":"no_new","total":4,"tile":21}"#, "unknown field `tile`"),
        (r#"{"type":"fails","seat":1}"#, "unknown variant `fails`"),
        (r#"{"type":"tile_turned","seat":1,"tile":21,"specialist":null}"#, "invalid type: null"),
        (r#"{"type":"in_reach","seat":1,"total":30,"tiles":[22,21]}"#, "ascending order"),
        (r#"{"type":"in_reach","seat":1,"total":30,"tiles":[12]}"#, "there is no tile 12"),
        (r#"{"type":"rolled","seat":1,"faces":["6"],"golden":false}"#, "unknown symbol"),
        (
            r#"{"type":"rolled","seat":1,"faces":["1","1","1","1","1","1","1","1","1","1"],"golden":false}"#,
            "more than nine dice",
        ),
        (r#"["failed",1,"no_new",4]"#, "expected an object"),
    ] {
        let refused = reads(text).unwrap_err().to_string();
        assert!(refused.contains(reason), "{text}: {refused}");
    }
}
