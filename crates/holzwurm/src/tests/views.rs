//! What views and glimpses show.

use alloc::string::String;

use serde::Serialize;
use wormery_core::{Event, Game, Guess, Seat, Viewer};

use super::table::{Seeded, draw, start};
use super::text::{action, position, position_with, seat};
use crate::{Holzwurm, Options};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

const TABLE: &str = "a: g5 r2* | b: y1 p3* n9* | rows: n2 n4 / g1 g9 g7 g4 | fate: x13 g8 | b to play";

#[test]
fn a_seat_sees_its_own_hand() {
    let expected = concat!(
        r#"{"deal":1,"deals":3,"starter":0,"to_act":1,"hand":["r2","g5"],"#,
        r#""seats":[{"n_cards":2,"known":["r2"],"score":0},{"n_cards":3,"known":["p3","n9"],"score":0}],"#,
        r#""rows":[{"cards":["n2","n4"],"display":["n2","n4"],"needs":3},"#,
        r#"{"color":"green","cards":["g1","g9","g7","g4"],"display":["g7","g9","g1","g4"],"needs":5}],"#,
        r#""fate":["x13","g8"]}"#,
    );
    assert_eq!(json(&position(TABLE).view(Viewer::Seat(seat("a")))), expected);
}

#[test]
fn the_public_sees_no_hand() {
    let view = position(TABLE).view(Viewer::Public);
    assert_eq!(view.hand, None);
    let stranger = position(TABLE).view(Viewer::Seat(Seat::new(5)));
    assert_eq!(stranger, view, "nobody sits there");
    let own = position(TABLE).view(Viewer::Seat(seat("b")));
    assert_eq!(crate::View { hand: None, ..own }, view, "the rest is the same for everybody");
}

#[test]
fn a_view_before_the_first_deal_is_empty() {
    let expected = concat!(
        r#"{"deal":1,"deals":3,"starter":1,"seats":[{"n_cards":0,"known":[],"score":0},"#,
        r#"{"n_cards":0,"known":[],"score":0}],"rows":[],"fate":[]}"#,
    );
    assert_eq!(json(&start(2, 1, Options::default()).view(Viewer::Public)), expected);
}

#[test]
fn hands_are_laid_open_when_the_deal_is_over() {
    let mut table = position("a: y1 r10 | b: y6 b7* | rows: y8 y3 | fate: x13");
    table.apply(&Event::Action(action("y1 in 0"))).unwrap();
    let expected = concat!(
        r#"{"deal":2,"deals":3,"starter":1,"seats":[{"n_cards":0,"known":[],"score":1},"#,
        r#"{"n_cards":0,"known":[],"score":-1}],"rows":[],"fate":[],"#,
        r#""last":{"end":{"type":"poison","seat":0},"scores":[1,-1],"#,
        r#""hands":[["y1","y3","y8","r10","x13"],["y6","b7"]]}}"#,
    );
    // -1 -3 +8 +10 -13 = 1, +6 -7 = -1.
    assert_eq!(json(&table.view(Viewer::Public)), expected);
}

#[test]
fn the_last_view_has_the_standing() {
    let mut table = position_with("{\"deals\":1}", "a: n4 | b: y2 | rows: | fate: x13");
    table.apply(&Event::Action(action("n4 new"))).unwrap();
    let view = table.view(Viewer::Public);
    assert_eq!((view.deal, view.deals, view.to_act), (1, 1, None));
    assert_eq!(json(&view.last.unwrap().end), r#"{"type":"out","seat":0}"#);
    assert_eq!(view.standing.unwrap().scores(), [30, 2]);
}

#[test]
fn a_glimpse_of_a_play_shows_the_play() {
    let event = Event::Action(action("g5 in 1"));
    for viewer in Viewer::all(2) {
        let glimpse = position(TABLE).glimpse(&event, viewer);
        assert_eq!(json(&glimpse), r#"{"action":{"type":"play","card":"g5","row":1}}"#);
    }
}

#[test]
fn a_glimpse_of_a_deal_shows_the_fate_cards_and_the_own_hand() {
    let table = start(3, 0, Options::default());
    let deal = draw(&table, &mut Seeded(6));
    let seen = |viewer| json(&table.glimpse(&Event::<Holzwurm>::Chance(deal), viewer));
    let fate = json(&deal.fate());
    for seat in Seat::all(3) {
        let hand = json(&deal.hands()[seat.index()]);
        let expected = alloc::format!(r#"{{"chance":{{"type":"deal","fate":{fate},"hand":{hand}}}}}"#);
        assert_eq!(seen(Viewer::Seat(seat)), expected);
    }
    assert_eq!(seen(Viewer::Public), alloc::format!(r#"{{"chance":{{"type":"deal","fate":{fate}}}}}"#));
}

#[test]
fn views_and_glimpses_are_read_back_as_they_were_written_and_serve_guesses() {
    super::told::every_event(|before, event, _, after| {
        for viewer in Viewer::all(before.n_seats()) {
            let view = after.view(viewer);
            let back: crate::View = serde_json::from_str(&json(&view)).unwrap();
            assert_eq!(back, view);
            let glimpse = before.glimpse(event, viewer);
            let back: crate::Glimpse = serde_json::from_str(&json(&glimpse)).unwrap();
            assert_eq!(back, glimpse);
        }
        let view = after.view(Viewer::Seat(after.to_act));
        let back = serde_json::from_str(&json(&view)).unwrap();
        let guess = |view| Holzwurm::guess(&after.config, view, after.to_act, &mut Seeded(9));
        assert_eq!(guess(&back), guess(&view));
    });
}
