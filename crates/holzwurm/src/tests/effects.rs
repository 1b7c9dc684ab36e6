//! Effects on a wire and as previews: strict, secret, short.

use alloc::string::String;
use alloc::vec::Vec;

use serde_json::{from_str, to_string};
use wormery_core::{Event, Game, Seat, Viewer};
use wormery_table::{Choice, Frame, Ply, Previews, choices, see};

use super::table::every_position;
use super::text::{position, position_with, seat};
use super::told::every_event;
use crate::position::Phase;
use crate::{Effect, Holzwurm};

#[test]
fn effects_are_read_back_as_they_were_written_by_every_viewer() {
    every_event(|before, _, told, after| {
        for viewer in Viewer::all(before.n_seats()) {
            for effect in told.iter().filter_map(|effect| after.effect_for(effect.clone(), viewer)) {
                let text = to_string(&effect).unwrap();
                assert_eq!(from_str::<Effect>(&text).unwrap(), effect, "{text}");
            }
        }
    });
}

#[test]
fn effects_are_read_strictly() {
    for text in [
        "null",
        "{}",
        r#""turn_ended""#,
        r#"["turn_ended",0,1]"#,
        r#"{"seat":0,"next":1}"#,
        r#"{"type":"turn_over","seat":0,"next":1}"#,
        r#"{"type":"turn_ended","seat":0}"#,
        r#"{"type":"turn_ended","seat":0,"next":1,"why":"out"}"#,
        r#"{"type":"turn_ended","seat":0,"seat":0,"next":1}"#,
        r#"{"type":"turn_ended","seat":-1,"next":1}"#,
        r#"{"type":"hand_dealt","seat":0,"n":15,"cards":null}"#,
        r#"{"type":"hand_dealt","seat":0,"n":16}"#,
        r#"{"type":"hand_dealt","seat":0,"n":2,"cards":["y1","y1"]}"#,
        r#"{"type":"hand_scored","seat":0,"cards":["x13","x13"],"score":-13,"total":0}"#,
        r#"{"type":"hand_scored","seat":0,"cards":["y12"],"score":-13,"total":0}"#,
        r#"{"type":"fate_laid","cards":["x13"]}"#,
        r#"{"type":"row_opened","seat":0,"card":"x13","row":0,"color":"red","delta":0}"#,
        r#"{"type":"row_opened","seat":0,"card":"r1","row":5,"color":"red","delta":0}"#,
        r#"{"type":"row_opened","seat":0,"card":"r1","row":0,"color":"grey","delta":0}"#,
        r#"{"type":"row_opened","seat":0,"card":"r1","row":0,"color":"red","delta":0.5}"#,
        r#"{"type":"deal_ended","seat":0,"why":"bored","deal":1}"#,
        r#"{"type":"deal_ended","seat":0,"why":"out","deal":101}"#,
        r#"{"type":"ranked","seat":0,"rank":7,"shared":false,"score":0}"#,
        r#"{"type":"ranked","seat":0,"rank":1,"shared":"no","score":0}"#,
    ] {
        assert!(from_str::<Effect>(text).is_err(), "{text} was read");
    }
    let text = r#" {"next":1,"seat":0,"type":"turn_ended"} "#;
    assert_eq!(from_str::<Effect>(text).unwrap(), Effect::TurnEnded { seat: seat("a"), next: seat("b") });
}

fn previews(table: &Holzwurm, viewer: Viewer) -> Vec<Choice<Holzwurm>> {
    choices(table, viewer, Previews::With)
}

#[test]
fn hw_18_previews_depend_on_nothing_that_is_hidden() {
    let mut n_ends = 0;
    every_position(40, |table, luck| {
        let viewer = Viewer::Seat(table.to_act);
        let seen = previews(table, viewer);
        assert_eq!(previews(&table.reshuffled(viewer, luck), viewer), seen);
        let is_end = |effect: &Effect| matches!(effect, Effect::DealEnded { .. });
        n_ends += seen.iter().flat_map(|choice| &choice.effects).filter(|effect| is_end(effect)).count();
    });
    assert!(n_ends > 100, "{n_ends}");
}

#[test]
fn hw_18_what_is_told_of_a_play_depends_on_nothing_that_stays_hidden() {
    let mut n_told = 0;
    every_position(20, |table, luck| {
        for viewer in Viewer::all(table.n_seats()) {
            let other = table.reshuffled(viewer, luck);
            for action in table.legal().filter(|action| other.legal().any(|legal| legal == *action)) {
                let tell = |mut table: Holzwurm| {
                    let seen = see(&mut table, Ply(1), &Event::Action(action), viewer);
                    (table.phase == Phase::Play).then_some(seen.effects)
                };
                let told = tell(table.clone());
                n_told += usize::from(told.is_some());
                assert!(told.is_none() || tell(other.clone()).is_none_or(|other| Some(other) == told));
            }
        }
    });
    assert!(n_told > 10_000, "{n_told}");
}

#[test]
fn a_preview_of_the_end_says_what_going_out_scores_and_nothing_of_the_hands() {
    let kinds = |options: &str, text: &str| -> Vec<String> {
        let choice = previews(&position_with(options, text), Viewer::Seat(seat("a"))).remove(0);
        choice.effects.iter().map(|effect| to_string(effect).unwrap()).collect()
    };
    let out = kinds("{}", "a: n4 | b: y10 | rows: | fate: x13");
    assert_eq!(out.len(), 3, "{out:?}");
    assert_eq!(out[1], r#"{"type":"deal_ended","seat":0,"why":"out","deal":1}"#);
    assert_eq!(out[2], r#"{"type":"hand_scored","seat":0,"cards":[],"score":30,"total":30}"#);
    let last = kinds(r#"{"deals":1}"#, "a: r1 r2 | b: y10 | rows: r5 | fate: x13");
    assert_eq!(
        last[2..],
        [r#"{"type":"deal_ended","seat":0,"why":"poison","deal":1}"#, r#"{"type":"match_over","deals":1}"#,]
    );
}

/// The bytes of a frame with previews: the view, the choices, and one event that was seen.
fn frame_size(table: &Holzwurm) -> (usize, usize) {
    let viewer = Viewer::Seat(table.to_act);
    let legal = previews(table, viewer);
    let action = legal.first().map(|choice| choice.action);
    let seen = action.map(|action| see(&mut table.clone(), Ply(1), &Event::Action(action), viewer));
    let n_choices = legal.len();
    let frame = Frame { ply: Ply(100), view: table.view(viewer), legal, seen: seen.into_iter().collect() };
    (to_string(&frame).unwrap().len(), n_choices)
}

#[test]
fn frames_with_previews_stay_short() {
    let (mut longest, mut of_fifteen) = ((0, 0), (0, 0));
    every_position(200, |table, _| {
        let size = frame_size(table);
        longest = longest.max(size);
        if table.own_hand().len() == 15 {
            of_fifteen = of_fifteen.max(size);
        }
    });
    assert!(of_fifteen.0 < 13_000, "{of_fifteen:?}");
    assert!(longest.0 < 16_000, "{longest:?}");
}

#[test]
fn even_the_frame_of_ten_jokers_and_long_rows_is_short_enough() {
    let grey = "n2 n3 n4 n5 n6 n7 n8 n9 n10 n11";
    let rows = ["y", "r", "g", "p", "b"].map(|color| "_1 _2 _3 _4 _5 _6 _7 _8 _9".replace('_', color));
    let text =
        alloc::format!("a: {grey} y10 r10 g10 p10 b10 | b: y11 | rows: {} | fate: x13 b11", rows.join(" / "));
    let table = position(&text);
    let (size, n_choices) = frame_size(&table);
    assert_eq!((n_choices, table.hand(Seat::new(0)).len()), (55, 15));
    assert!(size < 16_000, "{size}");
}
