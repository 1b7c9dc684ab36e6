//! What is told of a deal and a play, by name: every kind of effect, and every reason.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wormery_core::{Effect as _, Event, Game, Silent, Viewer, Word};

use super::guesses::house_rules;
use super::table::{Seeded, draw, pick, play_match, start};
use super::text::{action, position_with, seat};
use crate::{Effect, EndedBy, Holzwurm, Options, RowColor};

/// Lets an event happen and gives what is told of it.
pub(super) fn told(position: &mut Holzwurm, event: &Event<Holzwurm>) -> Vec<Effect> {
    let mut told = Vec::new();
    position.happen(event, &mut told).unwrap();
    told
}

/// Checks what a play tells, one effect as JSON each, without the braces and with its rule before it.
fn check(options: &str, before: &str, play: &str, expected: &[&str]) {
    let told = told(&mut position_with(options, before), &Event::Action(action(play)));
    let lines: Vec<String> = told.iter().map(line).collect();
    assert_eq!(lines, expected, "\nafter {play} on {before}");
}

fn line(effect: &Effect) -> String {
    let text = serde_json::to_string(effect).unwrap();
    let fields = text.strip_prefix(r#"{"type":"#).and_then(|text| text.strip_suffix('}')).unwrap();
    alloc::format!("{} {}", effect.rule(), fields.replace('"', ""))
}

#[test]
fn a_card_opens_a_row() {
    let before = "a: y4 n4 y1 | b: g2 | rows: r5 | fate: x13";
    check(
        "{}",
        before,
        "y4 new",
        &["HW-09 row_opened,seat:0,card:y4,row:1,color:yellow,delta:-4", "HW-07 turn_ended,seat:0,next:1"],
    );
    check(
        "{}",
        before,
        "n4 new",
        &["HW-10 row_opened,seat:0,card:n4,row:1,color:uncolored,delta:-4", "HW-07 turn_ended,seat:0,next:1"],
    );
}

#[test]
fn a_card_stays_in_a_row() {
    check(
        "{}",
        "a: g2 | b: y5 r2 | rows: r5 / y4 y6 | fate: x13 | b to play",
        "y5 in 1",
        &["HW-11 card_laid,seat:1,card:y5,row:1,color:yellow,n:3,delta:5", "HW-07 turn_ended,seat:1,next:0"],
    );
}

#[test]
fn a_card_gives_a_row_its_color() {
    let before = "a: g7 n7 r1 | b: y5 | rows: n4 n6 | fate: x13";
    check(
        "{}",
        before,
        "g7 in 0",
        &[
            "HW-09 card_laid,seat:0,card:g7,row:0,color:green,n:3,delta:7,colored:true",
            "HW-07 turn_ended,seat:0,next:1",
        ],
    );
    check(
        "{}",
        before,
        "n7 in 0",
        &[
            "HW-11 card_laid,seat:0,card:n7,row:0,color:uncolored,n:3,delta:7",
            "HW-07 turn_ended,seat:0,next:1",
        ],
    );
}

#[test]
fn a_card_that_is_too_low_takes_row_and_fate() {
    check(
        "{}",
        "a: r1 y9 | b: y2 | rows: y3 / r4 r5 / n6 | fate: x13 b7 b8",
        "r1 in 1",
        &[
            "HW-12 row_taken,seat:0,card:r1,row:1,color:red,cards:[r1,r4,r5],delta:-1",
            "HW-12 fate_taken,seat:0,card:b8,left:2,delta:8",
            "HW-07 turn_ended,seat:0,next:1",
        ],
    );
}

#[test]
fn hw_13_a_row_that_is_taken_is_told_without_the_color_that_it_did_not_get() {
    check(
        "{}",
        "a: r1 y9 | b: r9 | rows: n6 | fate: x13 b7",
        "r1 in 0",
        &[
            "HW-12 row_taken,seat:0,card:r1,row:0,color:uncolored,cards:[r1,n6],delta:6",
            "HW-12 fate_taken,seat:0,card:b7,left:1,delta:-7",
            "HW-07 turn_ended,seat:0,next:1",
        ],
    );
}

#[test]
fn going_out_ends_the_deal() {
    check(
        "{}",
        "a: y4 r3 | b: g2 | c: r7 p8 | rows: r5 | fate: x13 b8 | b to play",
        "g2 new",
        &[
            "HW-09 row_opened,seat:1,card:g2,row:1,color:green,delta:-2",
            "HW-15 deal_ended,seat:1,why:out,deal:1",
            "HW-16 hand_scored,seat:0,cards:[y4,r3],score:1,total:1",
            "HW-16 hand_scored,seat:1,cards:[],score:30,total:30",
            "HW-16 hand_scored,seat:2,cards:[r7,p8],score:1,total:1",
            "HW-06 next_deal,seat:1,deal:2",
        ],
    );
}

#[test]
fn the_poison_ends_the_deal() {
    check(
        "{}",
        "a: r1 | b: g2 | rows: r5 / y2 | fate: x13",
        "r1 in 0",
        &[
            "HW-12 row_taken,seat:0,card:r1,row:0,color:red,cards:[r1,r5],delta:-5",
            "HW-12 fate_taken,seat:0,card:x13,left:0,delta:-13",
            "HW-15 deal_ended,seat:0,why:poison,deal:1",
            "HW-16 hand_scored,seat:0,cards:[r1,r5,x13],score:-19,total:-19",
            "HW-16 hand_scored,seat:1,cards:[g2],score:2,total:2",
            "HW-06 next_deal,seat:1,deal:2",
        ],
    );
}

#[test]
fn the_poison_alone_leaves_the_row() {
    check(
        "{\"poison_takes_row\":false,\"next_start\":\"loser\"}",
        "a: y1 | b: y6 | rows: y8 | fate: x13",
        "y1 in 0",
        &[
            "HW-12 row_left,seat:0,card:y1,row:0,color:yellow,n:2,delta:1",
            "HW-12 fate_taken,seat:0,card:x13,left:0,delta:-13",
            "HW-15 deal_ended,seat:0,why:poison,deal:1",
            "HW-16 hand_scored,seat:0,cards:[x13],score:-13,total:-13",
            "HW-16 hand_scored,seat:1,cards:[y6],score:6,total:6",
            "HW-06 next_deal,seat:0,deal:2",
        ],
    );
}

#[test]
fn the_last_deal_ends_the_match_and_the_best_is_told_first() {
    check(
        "{\"deals\":1,\"out_bonus\":4}",
        "a: y1 | b: n4 | c: y2 y4 r2 r1 r3 | rows: | fate: x13 | b to play",
        "n4 new",
        &[
            "HW-10 row_opened,seat:1,card:n4,row:0,color:uncolored,delta:-4",
            "HW-15 deal_ended,seat:1,why:out,deal:1",
            "HW-16 hand_scored,seat:0,cards:[y1],score:-1,total:-1",
            "HW-16 hand_scored,seat:1,cards:[],score:4,total:4",
            "HW-16 hand_scored,seat:2,cards:[y2,y4,r1,r2,r3],score:4,total:4",
            "HW-17 match_over,deals:1",
            "HW-17 ranked,seat:1,rank:1,shared:true,score:4",
            "HW-17 ranked,seat:2,rank:1,shared:true,score:4",
            "HW-17 ranked,seat:0,rank:3,shared:false,score:-1",
        ],
    );
}

#[test]
fn a_deal_tells_everybody_his_own_hand_and_nobody_another() {
    let mut table = start(2, 1, Options::default());
    let deal = draw(&table, &mut Seeded(6));
    let told = told(&mut table, &Event::Chance(deal));
    assert_eq!(line(&told[0]), "HW-06 deal_began,seat:1,deal:1,deals:3");
    for (place, hand) in deal.hands().iter().enumerate() {
        let owner = wormery_core::Seat::new(place);
        let Effect::HandDealt { seat, n, cards } = &told[1 + place] else { panic!("a hand comes next") };
        assert_eq!((*seat, n.get(), *cards), (owner, 15, Some(*hand)));
        for viewer in Viewer::all(2) {
            let seen = table.effect_for(told[1 + place].clone(), viewer);
            let cards = viewer.is(owner).then_some(*hand);
            assert_eq!(seen, Some(Effect::HandDealt { seat: *seat, n: *n, cards }));
        }
    }
    let Effect::FateLaid { cards } = &told[3] else { panic!("fate comes last") };
    assert_eq!(cards[..], table.fate.list()[..]);
    assert_eq!(told.len(), 4);
    assert_eq!(table.turn().seat(), Some(seat("b")));
}

fn name(effect: &Effect) -> String {
    let name = match effect {
        Effect::DealBegan { .. } => "deal_began",
        Effect::HandDealt { .. } => "hand_dealt",
        Effect::FateLaid { .. } => "fate_laid",
        Effect::RowOpened { .. } => "row_opened",
        Effect::CardLaid { colored: true, .. } => "card_laid colored",
        Effect::CardLaid { colored: false, .. } => "card_laid",
        Effect::RowTaken { .. } => "row_taken",
        Effect::RowLeft { .. } => "row_left",
        Effect::FateTaken { .. } => "fate_taken",
        Effect::TurnEnded { .. } => "turn_ended",
        Effect::DealEnded { why: EndedBy::Out, .. } => "deal_ended out",
        Effect::DealEnded { why: EndedBy::Poison, .. } => "deal_ended poison",
        Effect::HandScored { .. } => "hand_scored",
        Effect::NextDeal { .. } => "next_deal",
        Effect::MatchOver { .. } => "match_over",
        Effect::Ranked { .. } => "ranked",
    };
    name.to_string()
}

const NAMES: [&str; 16] = [
    "card_laid",
    "card_laid colored",
    "deal_began",
    "deal_ended out",
    "deal_ended poison",
    "fate_laid",
    "fate_taken",
    "hand_dealt",
    "hand_scored",
    "match_over",
    "next_deal",
    "ranked",
    "row_left",
    "row_opened",
    "row_taken",
    "turn_ended",
];

/// Plays matches of every size and many variants, and shows every event with what is told of it.
pub(super) fn every_event(mut look: impl FnMut(&Holzwurm, &Event<Holzwurm>, &[Effect], &Holzwurm)) {
    for seed in 0..80 {
        let n_seats = 2 + (seed % 5) as usize;
        let first = start(n_seats, seed as usize % n_seats, house_rules(seed / 5));
        play_match(first, &mut Seeded(seed), |before, event, after| {
            look(before, event, &told(&mut before.clone(), event), after);
        });
    }
}

#[test]
fn every_effect_and_every_reason_occurs() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    every_event(|_, _, told, _| {
        for effect in told {
            *counts.entry(name(effect)).or_default() += 1;
        }
    });
    assert_eq!(counts.keys().collect::<Vec<_>>(), NAMES, "{counts:?}");
    assert_eq!(EndedBy::WORDS.len(), 2, "a new reason needs a name here");
}

#[test]
fn every_rule_that_is_named_exists() {
    let rules = include_str!("../../../../docs/rules/holzwurm.md");
    let mut named = BTreeSet::new();
    every_event(|_, _, told, _| named.extend(told.iter().map(wormery_core::Effect::rule)));
    let has = |rule: &&str| rules.contains(&alloc::format!("- **{rule}**"));
    assert!(named.iter().all(has), "{named:?}");
    assert_eq!(named.len(), 11, "{named:?}");
}

#[test]
fn a_refused_event_tells_nothing_and_silence_changes_nothing() {
    let mut luck = Seeded(3);
    every_event(|before, event, _, after| {
        let mut silent = before.clone();
        silent.happen(event, &mut Silent).unwrap();
        assert_eq!(silent, *after);
        let mut heard = Vec::new();
        let again = after.clone().happen(&wrong(after, &mut luck), &mut heard);
        assert_eq!((again.is_err(), heard), (true, Vec::new()));
    });
}

/// An event that a position refuses.
fn wrong(position: &Holzwurm, luck: &mut Seeded) -> Event<Holzwurm> {
    let other = start(position.n_seats(), 0, Options::default());
    if position.turn().seat().is_some() {
        return Event::Chance(draw(&other, luck));
    }
    let mut dealt = other.clone();
    dealt.apply(&Event::Chance(draw(&other, luck))).unwrap();
    Event::Action(pick(&dealt, luck))
}

#[test]
fn rows_have_a_word_for_every_color() {
    for color in crate::Color::ALL {
        let word = if *color == crate::Color::Grey { "uncolored" } else { color.word() };
        assert_eq!(RowColor::from(Some(*color)).word(), word);
    }
    assert_eq!(RowColor::from(None), RowColor::Uncolored);
}
