//! Games of every kind are proven, whoever sends nonces and whoever does not.

use wormery_core::{Config, Game, Seat};
use wormery_fair::{
    BadProof, Digest, FairTable, Nonce, Opening, Proof, Secret, VerifyError, WITHDRAWN, verify, verify_so_far,
};
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_record::{Header, Line};
use wormery_table::{Ply, Refused};

use crate::play::{SOMETIMES, bots, game_of, play, play_by, verify_any};

/// Twelve cards that somebody typed in, with ids that need care in JSON, out of order.
pub(crate) fn custom_deck() -> String {
    let columns = ". / . W / . MAP . / SHO . / W BON";
    let card = |place: usize| {
        let id =
            ["Z \\\"9\\\"", "\\u00e4", "李"].get(place).map_or(format!("C{}", 20 - place), |id| (*id).into());
        format!(r#"{{"id":"{id}","queen":5,"general":2,"worm":4,"columns":"{columns}"}}"#)
    };
    let cards: Vec<String> = (0..12).map(card).collect();
    format!(r#"{{"deck":"custom","deck_cards":[{}]}}"#, cards.join(","))
}

/// Headers of every game with several options, for every number of players.
pub(crate) fn headers() -> Vec<String> {
    let deck = custom_deck();
    let kinds: [(&str, usize, &[&str]); 3] = [
        (
            "regenwormen",
            7,
            &[
                "{}",
                r#"{"expansion":true}"#,
                r#"{"expansion":true,"golden_faces":"standard","voluntary_fail":"always"}"#,
                r#"{"expansion":true,"weasel_after_fail":false,"displaced_first":true}"#,
                r#"{"lower":"any","flip_on_empty_fail":true,"voluntary_fail":"never"}"#,
            ],
        ),
        ("it-happens", 5, &["{}", r#"{"skip_timing":"before_roll","dummy_start_worms":2}"#, &deck]),
        ("holzwurm", 6, &[r#"{"deals":2}"#, r#"{"next_start":"loser","many_uncoloured":false}"#]),
    ];
    let mut headers = Vec::new();
    for (game, most, options) in kinds {
        for n_seats in 2..=most {
            headers.extend(options.iter().map(|options| header(game, options, n_seats, n_seats / 2)));
        }
    }
    headers
}

pub(crate) fn header(game: &str, options: &str, n_seats: usize, start: usize) -> String {
    let players: Vec<String> = (0..n_seats).map(|seat| format!("\"Player {seat}\"")).collect();
    let players = players.join(",");
    format!(
        r#"{{"record":1,"game":"{game}","options":{options},"players":[{players}],"start_seat":{start}}}"#
    )
}

#[test]
fn two_hundred_games_of_every_kind_are_proven() {
    let headers = headers();
    for seed in 0..204_u64 {
        let nonces = [SOMETIMES, 0, 4, 1][seed as usize % 4];
        let version = 1 + (seed / 4 % 2) as u8;
        let record = play_by(version, &headers[seed as usize % headers.len()], seed, nonces);
        let verified =
            verify_any(game_of(&record), &record).unwrap_or_else(|error| panic!("{seed}: {error}"));
        let chances = record.lines().filter(|line| line.starts_with("{\"chance\"")).count() as u64;
        assert_eq!((verified.outcomes, verified.proof.version()), (chances, version));
        match nonces {
            0 => assert_eq!(verified.with_nonce, 0),
            4 => assert_eq!(verified.outcomes - verified.with_nonce, u64::from(game_of(&record).opens())),
            _ => assert!(verified.with_nonce < chances),
        }
    }
}

trait Opens {
    /// Whether chance answers before anybody can act.
    fn opens(self) -> bool;
}

impl Opens for wormery_games::GameId {
    fn opens(self) -> bool {
        self != Self::Regenwormen
    }
}

#[test]
fn a_record_without_a_proof_or_a_secret_or_an_end_says_so() {
    let header = header("regenwormen", "{}", 2, 0);
    assert_eq!(verify::<Regenwormen>(&header), Err(VerifyError::NoProof));
    assert_eq!(
        verify::<Regenwormen>(&header.replace("\"start_seat\"", "\"meta\":{\"x\":1},\"start_seat\"")),
        Err(VerifyError::NoProof)
    );

    for version in [1, 2] {
        let record = play_by(version, &header, 5, SOMETIMES);
        let secret = record.split_once(",\"secret\":\"").unwrap().1.split_once('"').unwrap().0;
        let sealed = record.replace(&format!(",\"secret\":\"{secret}\""), "");
        assert_eq!(verify::<Regenwormen>(&sealed), Err(VerifyError::NoSecret));
    }
}

#[test]
fn in_version_1_a_record_may_be_cut_short() {
    let record = play_by(1, &header("regenwormen", "{}", 2, 0), 5, SOMETIMES);
    let lines: Vec<&str> = record.lines().collect();
    let abandoned = lines[..20].join("\n");
    assert_eq!(verify::<Regenwormen>(&abandoned), Err(VerifyError::NotOver));
    assert_eq!(verify_so_far::<Regenwormen>(&abandoned).unwrap().replayed.steps, 19);
    let without_result = lines[..lines.len() - 1].join("\n");
    let verified = verify::<Regenwormen>(&without_result).expect("the format lets the result be missing");
    assert_eq!(verified.check_kept(&Digest::new([0; 32])), Err(VerifyError::NoDigest));
}

#[test]
fn in_version_2_a_record_is_whole_and_the_one_that_was_played() {
    let record = play(&header("regenwormen", "{}", 2, 0), 5, SOMETIMES);
    let verified = verify::<Regenwormen>(&record).unwrap();
    let digest = *verified.proof.digest().unwrap();
    assert_eq!(verified.check_kept(&digest), Ok(()));
    assert_eq!(verified.check_kept(&Digest::new([0; 32])), Err(VerifyError::Other));
    let lines: Vec<&str> = record.lines().collect();
    for n_lines in [1, 2, 20, lines.len() - 1] {
        let cut = lines[..n_lines].join("\n");
        assert_eq!(verify_so_far::<Regenwormen>(&cut), Err(VerifyError::Digest));
    }
    let without = record.replacen(&format!(",\"digest\":\"{digest}\""), "", 1);
    assert_eq!(verify::<Regenwormen>(&without), Err(VerifyError::NoDigest));
}

/// The same meaning may be written in other ways in the header, but not in a step: there it would be luck to choose from.
#[test]
fn in_version_2_a_step_is_written_in_one_way() {
    let record = play(&header("holzwurm", r#"{"deals":2}"#, 2, 0), 5, SOMETIMES);
    assert!(verify::<Holzwurm>(&record.replacen("{\"deals\":2}", "{ \"deals\" :\t2 }", 1)).is_ok());
    let lines: Vec<&str> = record.lines().collect();
    let place = lines.iter().position(|line| line.starts_with("{\"seat\"")).unwrap();
    let note = lines[place].trim_end_matches('}').to_owned() + "},\"t\":5}";
    for (line, spoilt) in
        [(place, lines[place].replace(",\"act", ", \"act")), (place, note), (1, lines[1].to_owned() + " ")]
    {
        let mut lines: Vec<&str> = lines.clone();
        lines[line] = &spoilt;
        let error = verify::<Holzwurm>(&lines.join("\n")).unwrap_err().to_string();
        let why = "a proven line is written in one way only, without spaces and notes";
        assert_eq!(error, format!("line {}: {why}", line + 1), "{spoilt}");
    }
}

#[test]
fn a_withdrawn_name_is_said_and_the_rest_is_proven() {
    let record = play(&header("holzwurm", r#"{"deals":1}"#, 2, 0), 6, SOMETIMES);
    let proof = verify::<Holzwurm>(&record).unwrap().proof;
    let salt = proof.seats()[1].name.unwrap().salt.unwrap();
    let nameless = record.replacen(&format!(",\"salt\":\"{salt}\""), "", 1);
    let bad = Err(VerifyError::BadProof(BadProof::Name(Seat::new(1))));
    assert_eq!(verify::<Holzwurm>(&nameless), bad);
    let withdrawn = verify::<Holzwurm>(&nameless.replacen("Player 1", WITHDRAWN, 1)).unwrap();
    assert_eq!(withdrawn.proof.withdrawn(), [Seat::new(1)]);
    assert_eq!(withdrawn.proof.digest(), proof.digest());
    assert_eq!(verify::<Holzwurm>(&record.replacen("Player 1", "Player l", 1)), bad);
}

#[test]
fn errors_name_the_line_and_what_is_wrong() {
    let record = play(&header("regenwormen", "{}", 2, 0), 5, 0);
    let error = |record: &str| verify::<Regenwormen>(record).unwrap_err().to_string();
    let mut lines: Vec<&str> = record.lines().collect();
    lines[2] = r#"{"chance":{"type":"dice","faces":["1","1","1","1","1","1","1","1"]}}"#;
    assert_eq!(error(&lines.join("\n")), "line 3: the dice are not those of the proof");
    lines[2] = r#"{"chance":{"type":"dice","faces":["1"]}}"#;
    assert_eq!(error(&lines.join("\n")), "line 3: chance: 8 dice are rolled, not 1");
    let other = record.replacen("test-5", "test-6", 1);
    assert_eq!(error(&other), "line 1: the secret is not the one that the server committed to");
    assert_eq!(
        verify::<Holzwurm>(&record).unwrap_err().to_string(),
        "line 1: the record is one of \"regenwormen\", not of \"holzwurm\""
    );
    let digest = record.replacen("\"digest\":\"", "\"digest\":\"0", 1);
    assert_eq!(error(&digest), "line 1: meta: a digest is 64 lower-case hex digits");
    let nonce = record.replacen("}}\n{\"chance\"", "},\"meta\":{\"nonce\":\"AB\"}}\n{\"chance\"", 1);
    assert_eq!(error(&nonce), "line 2: meta: a nonce is 32 lower-case hex digits");
}

fn fair<G: Game>(n_seats: usize) -> (Config<G::Options>, Proof) {
    let config = Config::new(n_seats, 0, G::Options::default()).unwrap();
    (config, bots("t", Secret::new([1; 32]), n_seats))
}

fn table<G: Game>(config: &Config<G::Options>, proof: &Proof) -> FairTable<G> {
    FairTable::new(config.clone(), proof.dice(&Opening::of::<G>(config)).unwrap())
}

#[test]
fn a_refused_action_changes_nothing_and_a_second_proposal_is_stale() {
    let (config, proof) = fair::<Regenwormen>(2);
    let mut table = table::<Regenwormen>(&config, &proof);
    let roll = table.table().game().legal().next().unwrap();
    let propose = |nonce| table.propose(Seat::new(0), Ply(0), roll, nonce).unwrap();
    let (first, second) = (propose(None), propose(Some(Nonce::new([1; 16]))));
    assert_eq!(first.lines(), propose(None).lines());
    assert_ne!(first.events()[1], second.events()[1]);
    assert!(second.lines()[0].ends_with(r#","meta":{"nonce":"01010101010101010101010101010101"}}"#));
    assert_eq!(
        table.propose(Seat::new(1), Ply(0), roll, None).unwrap_err(),
        Refused::NotYourTurn(Seat::new(1))
    );
    table.commit(first).unwrap();
    assert_eq!(table.commit(second).unwrap_err(), Refused::Stale { sent: Ply(0), now: Ply(2) });
}

/// A store that lost the outcome but kept the action gives the same outcome again: there is no second try.
#[test]
fn an_outcome_that_was_not_stored_comes_again() {
    let (config, proof) = fair::<ItHappens>(3);
    let mut table = table::<ItHappens>(&config, &proof);
    let opening = table.propose_chance().unwrap();
    let mut lines = opening.lines().to_vec();
    table.commit(opening).unwrap();
    let roll = table.table().game().legal().next().unwrap();
    let proposal = table.propose(Seat::new(0), Ply(1), roll, Some(Nonce::new([7; 16]))).unwrap();
    lines.push(proposal.lines()[0].clone());
    let stored = lines.iter().map(|line| &**line);
    let dice = proof.dice(&Opening::of::<ItHappens>(&config)).unwrap();
    let again = FairTable::<ItHappens>::resume(config, dice, stored).unwrap();
    assert_eq!(again.propose_chance().unwrap().lines(), &proposal.lines()[1..]);
}

#[test]
fn a_damaged_store_is_not_resumed() {
    let record = play(&header("it-happens", "{}", 3, 0), 8, SOMETIMES);
    let header = Header::parse(record.lines().next().unwrap()).unwrap();
    let config = header.config::<ItHappens>().unwrap();
    let proof = verify::<ItHappens>(&record).unwrap().proof;
    let mut lines: Vec<&str> = record.lines().skip(1).collect();
    let Line::Step(_) = Line::<ItHappens>::parse(lines[0]).unwrap() else {
        panic!("a record begins with a step")
    };
    lines[0] = r#"{"chance":{"type":"mounds","cards":["M01","M02","M03"]}}"#;
    let dice = proof.dice(&Opening::of::<ItHappens>(&config)).unwrap();
    let error = FairTable::<ItHappens>::resume(config, dice, lines).unwrap_err();
    assert_eq!(error.to_string(), "line 2: the dice are not those of the proof");
}
