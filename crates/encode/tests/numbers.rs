//! Laws of the numbers, for every game and over all golden records.

use std::fs;
use std::path::Path;

use wormery_core::{Config, Described, Event, Game, Guess, Options, Seat, Secrets, Turn, Viewer, Word};
use wormery_encode::{Arrays, Batch, Encode, action_names, legal_set, observe, place_names};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Recorded};
use wormery_table::{RandomPlay, Seeded};

fn records() -> Vec<(GameId, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let files = [folder.clone(), folder.join("odd")].map(|folder| fs::read_dir(folder).unwrap());
    let files = files.into_iter().flatten().map(|entry| entry.unwrap().path());
    let texts = files.filter(|file| file.extension().is_some_and(|ending| ending == "wgr"));
    let texts = texts.filter_map(|file| fs::read_to_string(file).ok());
    let known = texts.filter_map(|text| {
        let header = Header::parse(text.lines().next()?).ok()?;
        Some((GameId::from_word(&header.game).ok()?, text))
    });
    known.collect()
}

#[test]
fn every_action_of_every_golden_record_goes_there_and_back() {
    let (mut n_records, mut n_actions) = (0, 0);
    for (game, text) in records() {
        n_actions +=
            with_game!(game, G => Recorded::<G>::parse(&text).map_or(0, |record| there_and_back(&record)));
        n_records += 1;
    }
    assert!(n_records >= 25 && n_actions > 2_000, "only {n_actions} actions in {n_records} records");
}

fn there_and_back<G: Encode>(record: &Recorded<G>) -> usize {
    let (mut game, n_seats, mut n_actions) = (G::start(&record.config), record.config.n_seats(), 0);
    for event in &record.events {
        if let (Turn::Act(seat), Event::Action(action)) = (game.turn(), event) {
            let number = G::encode(*action, seat, n_seats);
            assert_eq!(G::decode(number, seat, n_seats), Some(*action));
            let legal = legal_set(&game, n_seats);
            assert!(legal.contains(number));
            assert_eq!(legal.len(), game.legal().count(), "no two actions have the same number");
            n_actions += 1;
        }
        game.apply(event).unwrap();
    }
    n_actions
}

#[test]
fn every_place_has_a_name_of_its_own_and_so_has_every_action() {
    for &game in GameId::ALL {
        let (places, actions) = with_game!(game, G => {
            assert_eq!(place_names::<G>().len(), G::N_PLACES, "{game}");
            (place_names::<G>(), action_names::<G>())
        });
        for names in [places, actions] {
            let mut sorted = names.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), names.len(), "{game}: a name comes twice");
            assert!(!sorted.iter().any(String::is_empty));
        }
    }
}

fn configs<O: Options>() -> impl Iterator<Item = Config<O>> {
    O::SEATS.map(|n_seats| Config::new(n_seats, n_seats - 1, O::default()).unwrap())
}

/// Plays at random, and looks at every position.
fn watch<G: Encode>(config: &Config<G::Options>, mut look: impl FnMut(&G)) {
    let mut luck = Seeded::new(7);
    RandomPlay::<G>::default().play(config, &mut luck, |game, _| look(game));
}

#[test]
fn every_number_lies_between_its_bounds_for_every_seat() {
    for &game in GameId::ALL {
        with_game!(game, G => configs().for_each(|config| {
            let mut row = vec![0.0; G::N_PLACES];
            watch::<G>(&config, |game| {
                for seat in Seat::all(config.n_seats()) {
                    row.fill(f32::NAN);
                    observe(&config, game, seat, &mut row);
                    assert!(row.iter().all(|number| (-1.0..=1.0).contains(number)));
                }
            });
        }));
    }
}

/// What a seat cannot see is not in its numbers: a position that looks the same to it gives the same ones.
#[test]
fn hidden_cards_change_no_number() {
    for &game in GameId::ALL {
        with_game!(game, G => configs().for_each(|config| swap_hidden::<G>(&config)));
    }
}

fn swap_hidden<G: Encode + Guess + Described>(config: &Config<G::Options>) {
    let (mut luck, mut rows) = (Seeded::new(3), [vec![0.0; G::N_PLACES], vec![0.0; G::N_PLACES]]);
    let (mut n_looks, mut n_swapped) = (0, 0);
    watch::<G>(config, |game| {
        n_looks += 1;
        // Every position is too many of a long game.
        if n_looks % 7 != 0 || !matches!(game.turn(), Turn::Act(_)) {
            return;
        }
        for seat in Seat::all(config.n_seats()) {
            let other = G::guess(config, &game.view(Viewer::Seat(seat)), seat, &mut luck);
            n_swapped += usize::from(other != *game);
            let [one, two] = &mut rows;
            observe(config, game, seat, one);
            observe(config, &other, seat, two);
            assert_eq!(one, two);
        }
    });
    assert!(n_swapped > 0 || G::ABOUT.secrets == Secrets::None, "nothing was swapped");
}

struct Owned {
    observations: Vec<f32>,
    masks: Vec<i8>,
    to_act: Vec<i64>,
    rewards: Vec<f32>,
    scores: Vec<i32>,
    done: Vec<bool>,
}

impl Owned {
    fn new<G: Encode>(batch: &Batch<G>) -> Self {
        let (n, seats) = (batch.n_games(), batch.n_seats());
        Self {
            observations: vec![0.0; n * G::N_PLACES],
            masks: vec![0; n * G::N_ACTIONS],
            to_act: vec![0; n],
            rewards: vec![0.0; n * seats],
            scores: vec![0; n * seats],
            done: vec![false; n],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            to_act: &mut self.to_act,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            done: &mut self.done,
        }
    }
}

#[test]
fn games_of_a_batch_go_on_end_and_begin_again() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let mut batch = Batch::<G>::new(2, &<G as Game>::Options::default(), 8, 5).unwrap();
            let (mut owned, mut actions, mut n_ends) = (Owned::new(&batch), vec![0; 8], 0);
            batch.show(&mut owned.arrays());
            while n_ends < 20 {
                batch.sample(&mut actions);
                assert!(actions.iter().zip(owned.masks.chunks(G::N_ACTIONS)).all(|(action, mask)| mask[*action as usize] == 1));
                batch.step(&actions, &mut owned.arrays()).unwrap();
                n_ends += owned.done.iter().filter(|done| **done).count();
                let ended: Vec<bool> = owned.rewards.chunks(2).map(|rewards| rewards != [0.0, 0.0]).collect();
                assert!(ended.iter().zip(&owned.done).all(|(ended, done)| *done || !ended));
            }
        });
    }
}

#[test]
fn one_action_that_is_not_allowed_stops_all_games() {
    let n_refused = GameId::ALL.iter().map(|&game| {
        with_game!(game, G => {
            let mut batch = Batch::<G>::new(2, &<G as Game>::Options::default(), 4, 5).unwrap();
            let (mut owned, mut actions) = (Owned::new(&batch), vec![0; 4]);
            batch.sample(&mut actions);
            actions[3] = -1;
            let before: Vec<_> = batch.positions().map(|(_, game, _)| game.clone()).collect();
            let refused = batch.step(&actions, &mut owned.arrays()).unwrap_err();
            assert!(refused.to_string().starts_with(&format!("game 3 of {}: seat 1 may not do -1", G::NAME)), "{refused}");
            assert!(batch.positions().map(|(_, game, _)| game).eq(before.iter()));
            1
        })
    });
    assert_eq!(n_refused.sum::<usize>(), GameId::ALL.len());
}
