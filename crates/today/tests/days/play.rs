//! Plays games of days, with somebody on the first seat who does anything.

use wormery_bots::{Levels, Limit, Roster, Thinking};
use wormery_core::{Event, Game, Luck, Seat, Turn, Viewer};
use wormery_games::with_game;
use wormery_record::{write_header, write_result, write_step};
use wormery_table::{Seeded, Table};
use wormery_today::{Day, RuleSet, TableLuck, Today, stamped};

/// The record of a game of a day; `seed` is what the person does.
pub(crate) fn played(set: &str, day: u32, seed: u64) -> String {
    let set = RuleSet::named(set).unwrap();
    with_game!(set.game, G => {
        let (table, today) = table::<G>(set, day, seed, true);
        record(&table, &today)
    })
}

/// A table at which a game of a day was played to its end; the bots are asked anew for each action, or stay the same.
pub(crate) fn table<G: Roster>(set: RuleSet, day: u32, seed: u64, is_fresh: bool) -> (Table<G>, Today) {
    let today = Today::of::<G>(Day::new(day), set);
    let levels = today.levels::<G>().unwrap();
    let config = set.config::<G>(levels.len() + 1).unwrap();
    let bots = || -> Vec<_> {
        let seats = Seat::all(config.n_seats()).skip(1).zip(levels);
        seats.map(|(seat, level)| G::bot(level, &config, seat).unwrap()).collect()
    };
    let (mut at_seats, mut person) = (bots(), Seeded::new(seed));
    let mut luck = TableLuck::new(Some(&today), Seeded::new(0));
    let mut table = Table::<G>::new(config.clone());
    let opening = luck.propose_chance(&table).unwrap();
    table.commit(opening).unwrap();
    while let Turn::Act(seat) = table.turn() {
        let legal: Vec<_> = table.game().legal().collect();
        let action = if seat.index() == 0 {
            legal[person.below(legal.len() as u32) as usize]
        } else {
            if is_fresh {
                at_seats = bots();
            }
            let mut thinking = Thinking::new(today.thinking(table.ply()), Limit::Playouts(1));
            at_seats[seat.index() - 1].choose(&table.game().view(Viewer::Seat(seat)), &legal, &mut thinking)
        };
        let proposal = luck.propose(&table, seat, table.ply(), action).unwrap();
        table.commit(proposal).unwrap();
    }
    (table, today)
}

pub(crate) fn record<G: Game>(table: &Table<G>, today: &Today) -> String {
    let mut text = Vec::new();
    write_header::<G>(&mut text, table.config(), &["Ann", "Bo", "Cas"]).unwrap();
    let mut game = G::start(table.config());
    for event in table.events() {
        write_step(&mut text, game.turn().seat(), event).unwrap();
        game.apply(event).unwrap();
    }
    if let Turn::Over(standing) = table.turn() {
        write_result(&mut text, &standing).unwrap();
    }
    stamped(&String::from_utf8(text).unwrap(), today)
}

/// Every throw of a game with the seat, the turn and the number of the throw in it.
pub(crate) fn throws<G: Game>(table: &Table<G>) -> Vec<((usize, u32, u32), String)> {
    let (mut acting, mut n_turns, mut n_throws) = (None, [0; 8], 0);
    let mut game = G::start(table.config());
    let mut found = Vec::new();
    for event in table.events() {
        match (game.turn(), event) {
            (Turn::Act(seat), _) if acting != Some(seat.index()) => {
                acting = Some(seat.index());
                n_turns[seat.index()] += 1;
                n_throws = 0;
            }
            (Turn::Chance(question), Event::Chance(outcome)) => {
                use wormery_core::Chance;
                if question.is_for_table() {
                    acting = None;
                    n_turns[7] += 1;
                    found.push(((7, n_turns[7], 0), serde_json::to_string(outcome).unwrap()));
                } else {
                    let seat = acting.unwrap();
                    n_throws += 1;
                    found.push(((seat, n_turns[seat], n_throws), serde_json::to_string(outcome).unwrap()));
                }
            }
            _ => {}
        }
        game.apply(event).unwrap();
    }
    found
}
