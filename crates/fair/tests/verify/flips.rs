//! One flipped bit anywhere in a record of version 2 is found.

use wormery_core::{Luck, Word};
use wormery_games::GameId;
use wormery_record::Header;
use wormery_table::Seeded;

use crate::games::{custom_deck, header};
use crate::play::{SOMETIMES, game_of, play, play_by, verify_any};

/// A record with one bit flipped, each bit as likely as the others.
pub(crate) fn flipped(record: &str, luck: &mut Seeded) -> Vec<u8> {
    let mut bytes = record.as_bytes().to_vec();
    let bit = luck.below(8 * bytes.len() as u32) as usize;
    bytes[bit / 8] ^= 1 << (bit % 8);
    bytes
}

/// Whether somebody who checks these bytes is told that they are wrong.
fn is_found(bytes: Vec<u8>) -> bool {
    let Ok(text) = String::from_utf8(bytes) else { return true };
    let Ok(header) = Header::parse(text.split('\n').next().unwrap()) else { return true };
    let Ok(game) = GameId::from_word(&header.game) else { return true };
    verify_any(game, &text).is_err()
}

/// A short record of each game, with options of all kinds.
pub(crate) fn records() -> Vec<String> {
    let deck = custom_deck();
    let games = [
        ("regenwormen", r#"{"lower":"any","flip_on_empty_fail":true}"#, 2),
        ("regenwormen", r#"{"expansion":true,"golden_faces":"standard"}"#, 3),
        ("it-happens", &deck, 3),
        ("it-happens", "{}", 2),
        ("holzwurm", r#"{"deals":1,"out_bonus":-5}"#, 4),
    ];
    let games = games.into_iter().map(|(game, options, n_seats)| header(game, options, n_seats, 1));
    games.map(|header| play(&header, 9, SOMETIMES)).collect()
}

#[test]
fn every_flipped_bit_is_found() {
    for record in records() {
        assert!(verify_any(game_of(&record), &record).is_ok());
        let mut luck = Seeded::new(31);
        for number in 0..400 {
            let bytes = flipped(&record, &mut luck);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            assert!(is_found(bytes), "flip {number} was not found:\n{text}");
        }
    }
}

/// Steps are many and headers are what people look at, so these are tried bit by bit, every one.
#[test]
fn every_bit_of_a_header_and_of_a_result_is_found() {
    for record in records() {
        let (header, result) = (record.find('\n').unwrap() + 1, record.trim_end().rfind('\n').unwrap());
        for bit in (0..8 * header).chain(8 * result..8 * record.len()) {
            let mut bytes = record.as_bytes().to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            assert!(is_found(bytes), "bit {bit} was not found:\n{text}");
        }
    }
}

/// What version 2 is for: in version 1 some flips are not found.
#[test]
fn version_1_does_not_find_them_all() {
    let record = play_by(1, &header("regenwormen", "{}", 2, 0), 9, SOMETIMES);
    let mut luck = Seeded::new(32);
    let found = (0..400).filter(|_| is_found(flipped(&record, &mut luck))).count();
    assert!((300..400).contains(&found), "{found}");
}
