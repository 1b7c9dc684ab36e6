//! The worked example of `docs/fair-dice.md` is right, byte for byte.

use std::fs;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hkdf::Hkdf;
use sha2::{Digest, Sha256};
use wormery_core::{Config, Game, Seat};
use wormery_fair::{
    Commitment, Digest as GameDigest, Entropy, EntropyHash, FairTable, Key, NameHash, Nonce, Opening, Proof,
    Salt, Secret, Sitting, TableId, VerifyError, header_line, verify, verify_so_far,
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

/// The text that the chain begins with.
fn opening_text() -> String {
    let page = page();
    page.split_once("```text\nwormery-header-2").unwrap().1.split_once("```").unwrap().0.to_owned()
}

fn proof() -> Proof {
    let seat = |name, salt, entropy| Sitting { name, salt: parsed(salt, 0), entropy };
    let seats = [seat("Ann", "s_0", Some(parsed("r_0", 0))), seat("Bo", "s_1", None)];
    Proof::new(parsed("id", 0), parsed("S", 0), Regenwormen::RULES, seats)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn unhex(name: &str) -> [u8; 32] {
    *parsed::<GameDigest>(name, 0).as_bytes()
}

#[test]
fn commitment_hash_and_key_are_right() {
    let (id, secret, entropy): (TableId, Secret, Entropy) =
        (parsed("id", 0), parsed("S", 0), parsed("r_0", 0));
    assert_eq!(parsed::<Commitment>("C", 0), secret.commitment(&id));
    assert_eq!(parsed::<EntropyHash>("h_0", 0), entropy.hash(&id, Seat::new(0)));
    assert_eq!(parsed::<Key>("K", 0), Key::derive(&secret, &id, [Some(&entropy), None]));
}

#[test]
fn names_are_hashed_as_the_page_says() {
    for (name, salt, hash) in [("Ann", "s_0", "m_0"), ("Bo", "s_1", "m_1")] {
        assert_eq!(parsed::<Salt>(salt, 0).hash(name), parsed::<NameHash>(hash, 0));
    }
    let names = [b"wormery-names-2", &unhex("m_0")[..], &unhex("m_1")].concat();
    assert_eq!(value("N", 0), hex(&Sha256::digest(names)));
}

/// Works the chain out again, with nothing of ours.
#[test]
fn the_chain_is_right() {
    let mut head = Sha256::digest(format!("wormery-header-2{}", opening_text()));
    assert_eq!(value("D_0", 0), hex(&head));
    for (number, line) in (1..).zip(record().split_inclusive('\n').skip(1)) {
        head = Sha256::digest([&head, line.as_bytes()].concat());
        if [1, 4, 5].contains(&number) {
            assert_eq!(value(&format!("D_{number}"), 0), hex(&head));
        }
    }
    let end = [b"wormery-end-2", &head[..], &unhex("N")].concat();
    assert_eq!(value("E", 0), hex(&Sha256::digest(end)));
}

/// Works out the key and the bytes of an outcome again, with nothing of ours but the key of the game.
fn check_outcome(occurrence: usize, ply: u8) {
    let mut key = [0; 32];
    let info = [b"outcome-2\0\0\0", &[ply][..], &unhex(&format!("D_{ply}"))].concat();
    Hkdf::<Sha256>::new(None, parsed::<Key>("K", 0).as_bytes()).expand(&info, &mut key).unwrap();
    assert_eq!(value("key", occurrence), hex(&key));
    let mut stream = vec![0; value("stream", occurrence).split(' ').count() - 1];
    ChaCha20::new(&key.into(), &[0; 12].into()).apply_keystream(&mut stream);
    let bytes: Vec<String> = stream.iter().map(|byte| hex(&[*byte])).collect();
    assert_eq!(value("stream", occurrence), bytes.join(" ") + " …");
    let faces = stream
        .iter()
        .filter(|byte| **byte < 252)
        .map(|byte| ["1", "2", "3", "4", "5", "W"][*byte as usize % 6]);
    assert_eq!(value("faces", occurrence), faces.collect::<Vec<_>>().join(" "));
}

#[test]
fn streams_and_faces_are_right() {
    check_outcome(0, 1);
    check_outcome(1, 4);
}

#[test]
fn the_fair_table_writes_the_record_of_the_example() {
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let dice = proof().dice(&Opening::of::<Regenwormen>(&config)).unwrap();
    let mut table = FairTable::<Regenwormen>::new(config.clone(), dice);
    let nonce: Nonce = record().split_once("\"nonce\":\"").unwrap().1[..32].parse().unwrap();
    let (symbol, mut steps) = (Symbol::Worm, String::new());
    for (action, nonce) in [(ROLL, Some(nonce)), (Action::Keep { symbol }, None), (ROLL, None)] {
        let proposal = table.propose(Seat::new(0), table.table().ply(), action, nonce).unwrap();
        steps += &(proposal.lines().join("\n") + "\n");
        table.commit(proposal).unwrap();
    }
    let header = header_line::<Regenwormen>(&config, &["Ann", "Bo"], &proof().with_digest(table.digest()));
    assert_eq!(format!("{header}\n{steps}"), record());
}

#[test]
fn the_record_of_the_example_is_proven_as_far_as_it_goes() {
    let verified = verify_so_far::<Regenwormen>(&record()).unwrap();
    assert_eq!((verified.outcomes, verified.with_nonce), (2, 1));
    let digest = parsed("E", 0);
    assert_eq!(verified.proof, proof().with_digest(Some(digest)));
    assert_eq!(verified.check_kept(&digest), Ok(()));
    assert_eq!(verify::<Regenwormen>(&record()), Err(VerifyError::NotOver));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.wgr");
    fs::write(&file, record()).unwrap();
    assert_eq!(python(&[], std::slice::from_ref(&file)).status.code(), Some(1));
    assert_eq!(python(&["--so-far"], &[file]).status.code(), Some(0));
}
