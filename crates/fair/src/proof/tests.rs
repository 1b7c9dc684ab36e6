use serde_json::json;

use super::*;
use crate::{Salt, WITHDRAWN};

fn id() -> TableId {
    "t-1".parse().unwrap()
}

const NAMES: [&str; 3] = ["Ann", "Bo", "Cas"];

fn proof() -> Proof {
    let entropy = [None, Some(Entropy::new([2; 16])), None];
    let sitting = |(name, entropy)| Sitting { name, salt: Salt::new([3; 16]), entropy };
    Proof::new(id(), Secret::new([1; 32]), 1, NAMES.into_iter().zip(entropy).map(sitting))
}

fn old() -> Proof {
    Proof::of_version_1(id(), Secret::new([1; 32]), [None, Some(Entropy::new([2; 16])), None])
}

fn opening(n_seats: usize) -> Opening {
    Opening::new("regenwormen", &json!({}), 0, n_seats)
}

fn text(proof: &Proof) -> String {
    serde_json::to_string(proof).unwrap()
}

fn names() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

#[test]
fn a_proof_survives_its_way_through_text_with_and_without_its_secret() {
    let over = proof().with_digest(Some(Digest::new([7; 32])));
    for proof in [proof(), proof().sealed(), old(), old().sealed(), over] {
        assert_eq!(serde_json::from_str::<Proof>(&text(&proof)).unwrap(), proof);
    }
    assert!(!text(&proof().sealed()).contains("secret"));
    assert!(text(&old()).contains(r#""seats":[{},{"hash":""#));
    assert!(text(&proof()).starts_with(r#"{"version":2,"id":"t-1","rules":1,"commitment":""#));
    assert!(!text(&old()).contains("version"));
    assert_eq!(old().with_digest(Some(Digest::new([7; 32]))), old());
}

#[test]
fn a_proof_without_its_secret_or_for_other_seats_gives_no_dice() {
    for proof in [proof(), old()] {
        assert!(proof.dice(&opening(3)).is_ok());
        assert_eq!(proof.sealed().dice(&opening(3)).unwrap_err(), BadProof::NoSecret);
        assert_eq!(proof.dice(&opening(2)).unwrap_err(), BadProof::Seats { in_proof: 3, in_game: 2 });
    }
}

#[test]
fn half_a_seat_a_list_and_a_key_too_many_are_refused() {
    let good = text(&old());
    let hash = good.split(r#""hash":""#).nth(1).unwrap().split('"').next().unwrap();
    let half = format!(r#"{{"hash":"{hash}"}},"#);
    for (from, to) in [("{},", half.as_str()), ("{},", "[],"), (r#""id""#, r#""x":1,"id""#)] {
        let bad = good.replacen(from, to, 1);
        assert!(serde_json::from_str::<Proof>(&bad).is_err(), "{bad}");
    }
}

#[test]
fn a_proof_is_of_one_version_and_has_all_of_it() {
    let good = text(&proof());
    let why = |text: &str| serde_json::from_str::<Proof>(text).unwrap_err();
    for version in ["1", "3", "0", "\"2\"", "null"] {
        why(&good.replacen("\"version\":2", &format!("\"version\":{version}"), 1));
    }
    why(&good.replacen("\"version\":2,", "", 1));
    why(&good.replacen(",\"rules\":1", "", 1));
    why(&good.replacen("name_hash", "name_hasg", 1));
    let hash = format!("\"name_hash\":\"{}\",", Salt::new([3; 16]).hash("Ann"));
    let error = why(&good.replacen(&hash, "", 1));
    assert!(error.to_string().contains("half of something"), "{error}");
}

#[test]
fn a_name_is_the_one_of_its_hash_or_withdrawn() {
    assert_eq!(proof().check_names(&names()), Ok(()));
    let mut others = names();
    others[1] = "Bob".into();
    assert_eq!(proof().check_names(&others), Err(BadProof::Name(Seat::new(1))));
    assert_eq!(old().check_names(&others), Ok(()), "version 1 says nothing of names");
    let mut withdrawn = proof();
    withdrawn.withdraw_name(Seat::new(1));
    withdrawn.withdraw_name(Seat::new(9));
    assert_eq!(withdrawn.withdrawn(), [Seat::new(1)]);
    assert_eq!(withdrawn.check_names(&others), Err(BadProof::Name(Seat::new(1))));
    others[1] = WITHDRAWN.into();
    assert_eq!(withdrawn.check_names(&others), Ok(()));
}

#[test]
fn withdrawing_a_name_changes_neither_dice_nor_digest() {
    let mut withdrawn = proof();
    withdrawn.withdraw_name(Seat::new(0));
    assert_ne!(text(&withdrawn), text(&proof()));
    let digest = |proof: Proof| proof.dice(&opening(3)).unwrap().digest(None);
    assert_eq!(digest(withdrawn), digest(proof()));
}

#[test]
fn whatever_is_agreed_upon_counts_for_the_digest() {
    let of = |proof: &Proof, opening: &Opening| proof.dice(opening).unwrap().digest(None).unwrap();
    let good = of(&proof(), &opening(3));
    let openings = [
        Opening::new("holzwurm", &json!({}), 0, 3),
        Opening::new("regenwormen", &json!({"expansion": true}), 0, 3),
        Opening::new("regenwormen", &json!({}), 1, 3),
    ];
    assert!(openings.iter().all(|opening| of(&proof(), opening) != good));
    let sitting = |name| Sitting { name, salt: Salt::new([3; 16]), entropy: None };
    let silent = Proof::new(id(), Secret::new([1; 32]), 1, NAMES.map(sitting));
    let other_rules = Proof { bound: Some(Bound { rules: 2, digest: None }), ..proof() };
    assert!([silent, other_rules].iter().all(|other| of(other, &opening(3)) != good));
}

/// The page of the protocol has the same text.
#[test]
fn what_is_agreed_upon_is_a_text_of_a_few_lines() {
    let opening = Opening::new("holzwurm", &json!({"deals": 3}), 1, 3);
    let text = proof().opening_text(&opening, 7);
    let (commitment, hash) = (proof().commitment, proof().seats()[1].sent.unwrap().hash);
    let agreed = "wormery-header-2\nid t-1\ngame holzwurm\nrules 7\noptions {\"deals\":3}\nstart_seat 1\n";
    assert_eq!(text, format!("{agreed}commitment {commitment}\nseat -\nseat {hash}\nseat -\n"));
}
