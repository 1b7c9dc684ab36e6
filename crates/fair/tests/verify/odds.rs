//! A million dice, drawn as in a game, are even: each face, and each pair of neighbors.

use wormery_core::{Chance, Config, Event, Game};
use wormery_fair::{FairTable, Nonce, Opening, Secret};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Dice as Faces, Symbol, Throw};
use wormery_table::{Ply, Seeded};

use crate::play::{bots, bytes};

/// The sum of squared deviations from an even spread, in units of what is expected.
fn chi_squared(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

fn place(face: Symbol) -> usize {
    Symbol::ALL.iter().position(|symbol| *symbol == face).unwrap()
}

fn check(throws: impl Iterator<Item = Faces>) {
    let (mut faces, mut pairs) = ([0; 6], [0; 36]);
    for throw in throws {
        throw.faces().iter().for_each(|face| faces[place(*face)] += 1);
        for pair in throw.faces().chunks_exact(2) {
            pairs[6 * place(pair[0]) + place(pair[1])] += 1;
        }
    }
    assert!(faces.iter().sum::<u64>() >= 1_000_000);
    // One in ten thousand fair generators is beyond these, with 5 and 35 degrees of freedom.
    assert!(chi_squared(&faces) < 25.7, "{faces:?}");
    assert!(chi_squared(&pairs) < 73.0, "{pairs:?}");
}

/// Throws of eight dice in one long game, some with nonces, some without.
#[test]
fn a_million_dice_of_one_game_are_even() {
    let mut luck = Seeded::new(11);
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let proof = bots("odds", Secret::new(bytes(&mut luck)), 2);
    let mut dice = proof.dice(&Opening::of::<Regenwormen>(&config)).unwrap();
    check((0..125_000).map(|number| {
        let nonce = (number % 2 == 0).then(|| Nonce::new(bytes(&mut luck)));
        dice.push_action(r#"{"seat":0,"action":{"type":"roll"}}"#, nonce);
        let thrown = Throw { n_dice: 8, golden: None }.draw(&mut dice.luck());
        dice.push_outcome(&format!("{thrown:?}"));
        thrown
    }));
}

/// The first throw of many games, each with its own secret.
#[test]
fn a_million_dice_of_many_games_are_even() {
    let mut luck = Seeded::new(12);
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let opening = Opening::of::<Regenwormen>(&config);
    let roll = Regenwormen::start(&config).legal().next().unwrap();
    check((0..125_000).map(|number| {
        let proof = bots(&format!("odds-{number}"), Secret::new(bytes(&mut luck)), 2);
        let dice = proof.dice(&opening).unwrap();
        let table = FairTable::<Regenwormen>::new(config.clone(), dice);
        let proposal = table.propose(config.start(), Ply(0), roll, None).unwrap();
        let Event::Chance(thrown) = proposal.events()[1] else { panic!("a roll is answered by dice") };
        thrown
    }));
}
