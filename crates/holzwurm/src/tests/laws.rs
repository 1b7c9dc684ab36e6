//! The laws that every game keeps, and the law of secrecy on whole frames.

use alloc::vec::Vec;

use wormery_conform::{Laws, conforms, same_frame};
use wormery_core::{Config, Event, Game, Seat, Viewer};

use super::random::{all_plays, everything};
use super::table::{Seeded, draw, pick, start};
use crate::{Cards, Deal, Deals, FateTies, Holzwurm, NextStart, Options, OutBonus};

fn house_rules() -> Options {
    Options {
        deals: Deals::new(2),
        next_start: NextStart::Loser,
        out_bonus: OutBonus::new(-5),
        fate_ties: FateTies::InputOrder,
        many_uncolored: false,
        poison_takes_row: false,
    }
}

#[test]
fn holzwurm_conforms() {
    let actions: Vec<_> = all_plays().collect();
    let conserved = |table: &Holzwurm| {
        let n_dealt = table.n_seats() * table.deal_question().hand_size() + 6;
        let before_first_deal = table.fate.list().is_empty() && table.last.is_none();
        assert_eq!(everything(table).len(), if before_first_deal { 0 } else { n_dealt });
    };
    let laws = Laws { actions: &actions, conserved: &conserved, games: 4, most_steps: 1000 };
    for n_seats in 2..=6 {
        for options in [Options::default(), house_rules()] {
            conforms(&Config::new(n_seats, n_seats - 1, options).unwrap(), n_seats as u64, &laws);
        }
    }
}

/// Two courses that differ in one hidden card of each of two hands give a third seat the same frames.
#[test]
fn hw_18_frames_do_not_depend_on_hidden_cards() {
    let (b, c) = (Seat::new(1), Seat::new(2));
    for seed in 0..50 {
        let (deal, plays, after) = first_plays(seed);
        let unseen = |seat: Seat| {
            let still_dealt = after.hands[seat.index()].overlap(deal.hands()[seat.index()]);
            let known = after.known[seat.index()];
            still_dealt.iter().find(|card| !known.contains(*card)).unwrap()
        };
        let mut hands: Vec<Cards> = deal.hands().to_vec();
        for (from, to) in [(b, c), (c, b)] {
            hands[from.index()].remove(unseen(from));
            hands[to.index()].insert(unseen(from));
        }
        let other = Deal::new(deal.fate(), &hands).unwrap();
        assert_ne!(other, deal);
        let course = |deal| -> Vec<_> { [Event::Chance(deal)].into_iter().chain(plays.clone()).collect() };
        let config = Config::new(4, 0, Options::default()).unwrap();
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(3)), Viewer::Public] {
            same_frame(&config, &course(deal), &course(other), viewer);
        }
    }
}

/// The first deal of a match of four, twenty plays, and the position after them.
fn first_plays(seed: u64) -> (Deal, Vec<Event<Holzwurm>>, Holzwurm) {
    let mut luck = Seeded(seed);
    let mut table = start(4, 0, Options::default());
    let deal = draw(&table, &mut luck);
    table.apply(&Event::Chance(deal)).unwrap();
    let mut plays = Vec::new();
    for _ in 0..20 {
        let event = Event::Action(pick(&table, &mut luck));
        table.apply(&event).unwrap();
        plays.push(event);
    }
    (deal, plays, table)
}
