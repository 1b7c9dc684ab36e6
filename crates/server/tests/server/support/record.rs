use std::collections::BTreeMap;

use serde_json::Value;
use wormery_core::Word;
use wormery_fair::{Verified, verify};
use wormery_games::{GameId, replay, with_game};

use super::Players;

/// Checks the record of a finished game in every way, and against what the clients sent.
pub(crate) fn check_record(game: &str, record: &str, players: &Players) -> Verified {
    let replayed = replay(record.as_bytes()).expect("the record replays");
    assert!(replayed.standing.is_some(), "the game is over");
    let verified =
        with_game!(GameId::from_word(game).unwrap(), G => verify::<G>(record)).expect("it is proven");
    assert_eq!((verified.proof.version(), verified.proof.withdrawn()), (2, vec![]));
    let entropies = verified.proof.seats().iter().map(|seat| seat.entropy().map(ToString::to_string));
    for (seat, entropy) in entropies.enumerate() {
        assert_eq!(entropy.as_ref(), players.entropies.get(&(seat as u64)), "the entropy of seat {seat}");
    }
    assert_eq!(nonces(record), players.nonces, "every nonce is in the record, at its ply");
    verified
}

/// The nonces of a record, by the ply at which they were sent.
fn nonces(record: &str) -> BTreeMap<u64, String> {
    let steps = record.lines().skip(1).enumerate();
    let nonce = |(ply, line): (usize, &str)| {
        let line: Value = serde_json::from_str(line).unwrap();
        Some((ply as u64, line["meta"]["nonce"].as_str()?.to_owned()))
    };
    steps.filter_map(nonce).collect()
}
