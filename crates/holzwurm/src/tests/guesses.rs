//! A guess looks like the truth to the seat that guesses, and is made from nothing but its view.

use wormery_core::{Game, Guess, Seat, Viewer};

use super::table::{Seeded, play_match, start};
use crate::{Deals, FateTies, Holzwurm, NextStart, Options, OutBonus};

pub(super) fn house_rules(seed: u64) -> Options {
    let on = seed.is_multiple_of(2);
    Options {
        deals: Deals::new(1 + (seed % 3) as i16),
        next_start: NextStart::ALL[(seed % 4) as usize],
        out_bonus: OutBonus::new(if on { 30 } else { -7 }),
        fate_ties: FateTies::ALL[(seed / 2 % 2) as usize],
        many_uncolored: seed % 4 < 2,
        poison_takes_row: seed % 8 < 4,
    }
}

/// Shows every position of random matches of every size and many variants with the guess of every seat.
fn every_guess(mut look: impl FnMut(&Holzwurm, Seat, &Holzwurm)) {
    for seed in 0..80 {
        let n_seats = 2 + (seed % 5) as usize;
        let first = start(n_seats, seed as usize % n_seats, house_rules(seed / 5));
        let mut luck = Seeded(seed ^ 0xF00D);
        let mut look_at = |table: &Holzwurm| {
            for seat in Seat::all(n_seats) {
                let view = table.view(Viewer::Seat(seat));
                look(table, seat, &Holzwurm::guess(&table.config, &view, seat, &mut luck));
            }
        };
        look_at(&first);
        play_match(first, &mut Seeded(seed), |_, _, after| look_at(after));
    }
}

#[test]
fn a_guess_looks_like_the_truth_to_the_seat_that_guesses() {
    every_guess(|table, seat, guess| {
        let viewer = Viewer::Seat(seat);
        assert_eq!(guess.view(viewer), table.view(viewer), "for {viewer:?}");
        assert!(seat != table.to_act || guess.legal().eq(table.legal()), "for {viewer:?}");
    });
}

#[test]
fn a_guess_differs_from_the_truth_in_hidden_cards_alone() {
    let (mut n_wrong, mut n_all) = (0, 0);
    every_guess(|table, _, guess| {
        n_wrong += usize::from(guess.hands != table.hands);
        n_all += 1;
        assert_eq!(Holzwurm { hands: table.hands, ..guess.clone() }, *table);
    });
    assert!(n_wrong * 10 > n_all * 8, "{n_wrong} of {n_all} guesses are wrong");
}

#[test]
fn a_guess_depends_on_nothing_but_view_and_luck() {
    let mut others = Seeded(5);
    every_guess(|table, seat, _| {
        let viewer = Viewer::Seat(seat);
        let guess =
            |truth: &Holzwurm| Holzwurm::guess(&table.config, &truth.view(viewer), seat, &mut Seeded(9));
        assert_eq!(guess(&table.reshuffled(viewer, &mut others)), guess(table));
    });
}

#[test]
fn the_cards_on_the_table_are_shown_to_searchers() {
    let table = super::text::position("a: y1 y2 | b: g5* r2 | rows: p1 p9 / b3 | fate: x13 b2");
    assert_eq!(table.rows().map(<[_]>::len).collect::<alloc::vec::Vec<_>>(), [2, 1]);
    assert_eq!(table.next_fate(), Some(super::text::card("b2")));
    assert_eq!((table.hand(Seat::new(0)).len(), table.scores(), table.n_deals_done()), (2, &[0, 0][..], 0));
}

#[test]
fn a_guess_from_a_view_that_no_table_shows_does_not_panic() {
    let table = super::text::position("a: y1 y2 | b: g5* r2 | rows: p1 p9 / b3 | fate: x13 b2");
    let seat = Seat::new(0);
    let good = table.view(Viewer::Seat(seat));
    let guess = |change: &dyn Fn(&mut crate::View)| {
        let mut view = good.clone();
        change(&mut view);
        Holzwurm::guess(&table.config, &view, seat, &mut Seeded(1)).view(Viewer::Seat(seat))
    };
    assert_eq!(guess(&|_| ()), good);
    let all = crate::Card::ALL;
    assert_eq!(guess(&|view| view.deal = 0), good);
    assert_eq!(guess(&|view| view.seats[1].n_cards = 0).seats[1].n_cards, 1);
    assert_eq!(guess(&|view| view.seats = alloc::vec![view.seats[1].clone(); 9]).seats.len(), 2);
    assert_eq!(guess(&|view| view.rows = alloc::vec![view.rows[1].clone(); 9]).rows.len(), 5);
    assert_eq!(guess(&|view| view.rows[0].cards = all.to_vec()).rows[0].cards.len(), 12);
    assert_eq!(guess(&|view| view.fate = all.map(crate::AnyCard::Card).to_vec()).fate.len(), 5);
    let last = crate::DealView {
        end: crate::End::Out(seat),
        scores: alloc::vec![0; 9],
        hands: alloc::vec![alloc::vec![]; 9],
    };
    assert_eq!(guess(&|view| view.last = Some(last.clone())).last.unwrap().hands.len(), 2);
}
