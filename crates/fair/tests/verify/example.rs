//! The worked example of `docs/fair-dice.md` is right, byte for byte.

use std::fs;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hkdf::Hkdf;
use sha2::{Digest, Sha256};
use wormery_core::{Config, Game, Seat};
use wormery_fair::{
    Commitment, Entropy, EntropyHash, FairTable, Key, Nonce, Proof, Secret, TableId, VerifyError,
    header_line, verify, verify_so_far,
};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Symbol};

use crate::golden::root;
use crate::python::python;

const ROLL: Action = Action::Roll { golden: false };

fn page() -> String {
    fs::read_to_string(root().join("docs/fair-dice.md")).unwrap()
}

/// The value of a name in the example; names that occur twice are counted.
fn value(name: &str, occurrence: usize) -> String {
    let (page, begins) = (page(), format!("{name} = "));
    let mut values = page.lines().filter_map(|line| line.strip_prefix(&begins));
    values.nth(occurrence).unwrap_or_else(|| panic!("{name} is in the example")).to_owned()
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Debug>>(name: &str, occurrence: usize) -> T {
    value(name, occurrence).parse().unwrap()
}

/// The record at the end of the example.
fn record() -> String {
    let page = page();
    page.split_once("```jsonl\n").unwrap().1.split_once("```").unwrap().0.to_owned()
}

fn proof() -> Proof {
    Proof::new(parsed("id", 0), parsed("S", 0), [Some(parsed("r_0", 0)), None])
}

#[test]
fn commitment_hash_and_key_are_right() {
    let (id, secret, entropy): (TableId, Secret, Entropy) =
        (parsed("id", 0), parsed("S", 0), parsed("r_0", 0));
    assert_eq!(parsed::<Commitment>("C", 0), secret.commitment(&id));
    assert_eq!(parsed::<EntropyHash>("h_0", 0), entropy.hash(&id, Seat::new(0)));
    assert_eq!(parsed::<Key>("K", 0), Key::derive(&secret, &id, [Some(&entropy), None]));
}

/// Works out the key and the bytes of an outcome again, with nothing of ours but the key of the game.
fn check_outcome(occurrence: usize, ply: u8, nonce: &[u8]) {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>();
    assert_eq!(value("n", occurrence), hex(nonce).concat());
    let mut key = [0; 32];
    let info = [b"outcome\0\0\0", &[ply][..], nonce].concat();
    Hkdf::<Sha256>::new(None, parsed::<Key>("K", 0).as_bytes()).expand(&info, &mut key).unwrap();
    assert_eq!(value("key", occurrence), hex(&key).concat());
    let mut stream = vec![0; value("stream", occurrence).split(' ').count() - 1];
    ChaCha20::new(&key.into(), &[0; 12].into()).apply_keystream(&mut stream);
    assert_eq!(value("stream", occurrence), hex(&stream).join(" ") + " …");
    let faces = stream
        .iter()
        .filter(|byte| **byte < 252)
        .map(|byte| ["1", "2", "3", "4", "5", "W"][*byte as usize % 6]);
    assert_eq!(value("faces", occurrence), faces.collect::<Vec<_>>().join(" "));
}

#[test]
fn nonces_streams_and_faces_are_right() {
    check_outcome(0, 1, parsed::<Nonce>("n", 0).as_bytes());
    let so_far: String = record().split_inclusive('\n').skip(1).take(4).collect();
    check_outcome(1, 4, &Sha256::digest(format!("wormery-record-1t-42{so_far}")));
}

#[test]
fn the_fair_table_writes_the_record_of_the_example() {
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let mut record = header_line::<Regenwormen>(&config, &["Ann", "Bo"], &proof()) + "\n";
    let mut table = FairTable::<Regenwormen>::new(config, proof().dice(2).unwrap());
    let symbol = Symbol::Worm;
    for (action, nonce) in [(ROLL, Some(parsed("n", 0))), (Action::Keep { symbol }, None), (ROLL, None)] {
        let proposal = table.propose(Seat::new(0), table.table().ply(), action, nonce).unwrap();
        record += &(proposal.lines().join("\n") + "\n");
        table.commit(proposal).unwrap();
    }
    assert_eq!(record, self::record());
}

#[test]
fn the_record_of_the_example_is_proven_as_far_as_it_goes() {
    let verified = verify_so_far::<Regenwormen>(&record()).unwrap();
    assert_eq!((verified.outcomes, verified.with_nonce), (2, 1));
    assert_eq!(verified.proof, proof());
    assert_eq!(verify::<Regenwormen>(&record()), Err(VerifyError::NotOver));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.wgr");
    fs::write(&file, record()).unwrap();
    assert_eq!(python(&[], std::slice::from_ref(&file)).status.code(), Some(1));
    assert_eq!(python(&["--so-far"], &[file]).status.code(), Some(0));
}
