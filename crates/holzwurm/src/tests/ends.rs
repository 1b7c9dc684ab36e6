//! End and scores: HW-06 for further deals, HW-15 to HW-17.

use alloc::vec::Vec;

use wormery_core::{Event, Game, Silent, Turn};

use super::table::{Seeded, draw, play_match, start};
use super::text::{action, check, check_with, position_with, seat, show};
use crate::{Deals, End, Holzwurm, Options, OutBonus};

#[test]
fn hw_15a_the_deal_ends_when_a_hand_is_empty_after_a_successful_play() {
    check(
        "a: y4 r3 | b: g2 | c: r7 p8 | rows: r5 | fate: x13 b8 | b to play",
        "g2 new",
        "a: y4 r3 = 1 | b: = 30 | c: r7 p8 = 1 | rows: r5 / g2 | fate: x13 b8 | b is out, b starts deal 2",
    );
}

#[test]
fn hw_15_last_card_too_low_gives_cards_again_and_the_deal_goes_on() {
    check(
        "a: r1 | b: g2 | rows: r5 | fate: x13 b8",
        "r1 in 0",
        "a: r1* r5* b8* | b: g2 | rows: | fate: x13 | b to play",
    );
}

#[test]
fn hw_15b_nobody_goes_out_when_the_last_card_takes_the_poison() {
    check(
        "a: r1 | b: g2 | rows: r5 / y2 | fate: x13",
        "r1 in 0",
        "a: r1 r5 x13 = -19 | b: g2 = 2 | rows: y2 | fate: | a has the poison, b starts deal 2",
    );
}

#[test]
fn hw_16_rows_and_fate_row_count_for_nobody() {
    check(
        "a: n2 | b: y10 | rows: y2 y4 y6 y8 / r10 | fate: x13 b10 n10",
        "n2 new",
        "a: = 30 | b: y10 = 10 | rows: y2 y4 y6 y8 / r10 / n2 | fate: x13 b10 n10 | a is out, b starts deal 2",
    );
}

#[test]
fn hw_16_going_out_scores_the_bonus_exactly() {
    for bonus in [-1000, -7, 0, 30, 1000] {
        let options = alloc::format!("{{\"out_bonus\":{bonus}}}");
        let after =
            alloc::format!("a: = {bonus} | b: y1 = -1 | rows: n4 | fate: x13 | a is out, b starts deal 2");
        check_with(&options, "a: n4 | b: y1 | rows: | fate: x13", "n4 new", &after);
    }
}

#[test]
fn hw_17_match_scores_add_up_and_ties_share() {
    let options = "{\"deals\":2,\"out_bonus\":4}";
    let mut table = position_with(options, "a: n4 | b: n6 | c: y1 | rows: | fate: x13");
    table.n_done = 1;
    table.scores = [7, 5, 0, 0, 0, 0];
    table.apply(&Event::Action(action("n4 new"))).unwrap();
    assert_eq!(
        show(&table),
        "a: = 4 | b: n6 = 6 | c: y1 = -1 | rows: n4 | fate: x13 | a is out, match 11 11 -1"
    );
    let Turn::Over(standing) = table.turn() else { panic!("the match is over") };
    assert_eq!(standing.scores(), [11, 11, -1]);
    assert_eq!(standing.ranks(), [1, 1, 3]);
    assert!(standing.entrants().iter().all(|entrant| entrant.tiebreaks.is_empty()));
    assert_eq!(table.legal().count(), 0);
}

#[test]
fn hw_17_a_match_has_as_many_deals_as_the_option_says() {
    for deals in [1, 2, 3, 100] {
        let options = Options { deals: Deals::new(deals), ..Options::default() };
        let mut n_deals = 0;
        let over = play_match(start(2, 0, options), &mut Seeded(9), |_, event, _| {
            n_deals += i16::from(matches!(event, Event::Chance(_)));
        });
        assert!(over.turn().is_over());
        assert_eq!(n_deals, deals);
    }
    assert_eq!(Options::default().deals.get(), 3);
}

#[test]
fn hw_17_the_match_score_is_the_sum_of_the_deals() {
    let mut total = [0; 6];
    let over = play_match(start(4, 0, Options::default()), &mut Seeded(3), |before, _, after| {
        if before.n_done < after.n_done {
            let scores = after.last.as_ref().unwrap().scores;
            total.iter_mut().zip(scores).for_each(|(sum, score)| *sum += i32::from(score));
        }
    });
    assert_eq!(over.scores, total);
    assert!(total.iter().any(|score| *score != 0));
}

#[test]
fn scores_do_not_overflow_in_the_longest_match() {
    let options = Options { deals: Deals::new(100), out_bonus: OutBonus::new(1000), ..Options::default() };
    let mut table = start(2, 0, options);
    table.scores = [99_000, -99_000, 0, 0, 0, 0];
    table.n_done = 99;
    table.finish_deal(End::Out(seat("a")), &mut Silent);
    assert_eq!(table.scores[0], 100_000);
}

/// Ends a deal of four with the scores 4, 4, -1 and -1.
fn next_starter(next_start: &str, last_starter: &str) -> Holzwurm {
    let options = alloc::format!("{{\"next_start\":\"{next_start}\",\"out_bonus\":4}}");
    let mut table = position_with(&options, "a: n4 | b: n2 y2 | c: y1 | d: p1 | rows: | fate: x13");
    table.starter = seat(last_starter);
    table.apply(&Event::Action(action("n4 new"))).unwrap();
    table
}

#[test]
fn hw_06_next_start_options() {
    let cases = [
        ("rotate", ["b", "c", "d", "a"]),
        ("same", ["a", "a", "a", "a"]),
        // The winners are a and b, the losers c and d; the search begins with the last starter.
        ("winner", ["a", "b", "a", "a"]),
        ("loser", ["c", "c", "c", "d"]),
    ];
    for (next_start, expected) in cases {
        let starters: Vec<_> =
            ["a", "b", "c", "d"].map(|last| next_starter(next_start, last).starter).to_vec();
        assert_eq!(starters, expected.map(seat), "{next_start}");
    }
}

#[test]
fn hw_06_the_next_starter_plays_first() {
    let mut table = next_starter("loser", "d");
    let deal = draw(&table, &mut Seeded(2));
    table.apply(&Event::Chance(deal)).unwrap();
    assert_eq!(table.turn().seat(), Some(seat("d")));
}

#[test]
fn hw_06_same_keeps_the_start_seat_of_the_match() {
    let options = serde_json::from_str("{\"next_start\":\"same\"}").unwrap();
    play_match(start(3, 2, options), &mut Seeded(4), |before, _, _| {
        assert_eq!(before.starter, seat("c"));
    });
}

#[test]
fn the_next_deal_clears_the_table() {
    let mut table = next_starter("rotate", "a");
    assert_eq!(table.rows.as_slice().len(), 1, "the rows stay until then");
    let deal = draw(&table, &mut Seeded(2));
    table.apply(&Event::Chance(deal)).unwrap();
    assert_eq!(table.rows.as_slice().len(), 0);
    assert_eq!(table.fate.list().len(), 6);
    assert_eq!(&table.hands[..4], deal.hands());
    assert_eq!(table.n_done, 1);
}
