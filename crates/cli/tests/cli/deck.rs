use std::fs;

use serde_json::Value;

use crate::program::{put, root, scratch, wormery};

/// The deck file that comes with the game.
fn our_deck() -> String {
    fs::read_to_string(root().join("crates/ithappens/deck/reconstruction-1.toml")).unwrap()
}

/// Our deck with one thing changed, which must be there exactly as often as it should be changed.
fn changed(from: &str, to: &str) -> String {
    let deck = our_deck();
    assert_eq!(deck.matches(from).count(), 1, "{from:?} is in the deck once");
    deck.replace(from, to)
}

/// The columns of card M01, and others in their place.
fn with_columns(columns: &str) -> String {
    changed(". / . W / . MAP . / SHO . / W BON", columns)
}

/// What is said of a deck that is none, after the name of the flag and the file.
fn complaint(deck: &str) -> String {
    let folder = scratch();
    put(folder.path(), "deck.toml", deck);
    let complaint = wormery(folder.path(), "random it-happens --deck deck.toml").failed();
    assert_eq!(wormery(folder.path(), "play it-happens --deck deck.toml").failed(), complaint);
    complaint.strip_prefix("wormery: --deck deck.toml: ").expect("the flag is named").trim_end().to_owned()
}

#[test]
fn our_own_deck_file_is_a_deck_and_its_cards_are_recorded() {
    let folder = scratch();
    put(folder.path(), "deck.toml", our_deck());
    wormery(folder.path(), "random it-happens --deck deck.toml --seed 1 --out .").done();
    wormery(folder.path(), "random it-happens --seed 1 --out default").done();
    let record = fs::read_to_string(folder.path().join("it-happens-1-0.wgr")).unwrap();
    let by_default = fs::read_to_string(folder.path().join("default/it-happens-1-0.wgr")).unwrap();
    let (header, steps) = record.split_once('\n').unwrap();
    assert_eq!(
        Some(steps),
        by_default.split_once('\n').map(|(_, steps)| steps),
        "the same cards, the same game"
    );
    let header: Value = serde_json::from_str(header).unwrap();
    assert_eq!(header["options"]["deck"], "custom");
    let cards = header["options"]["deck_cards"].as_array().unwrap();
    assert_eq!(cards.len(), 12);
    assert_eq!(cards[0]["columns"], ". / . W / . MAP . / SHO . / W BON");
    let answer = wormery(folder.path(), "replay it-happens-1-0.wgr").done();
    assert!(answer.contains(": over after "), "{answer}");
}

#[test]
fn a_deck_can_be_played_with_and_recorded() {
    let folder = scratch();
    put(folder.path(), "deck.toml", changed("M12", "Wormhole"));
    wormery(folder.path(), "play it-happens --bots 2 --deck deck.toml --out game.wgr --seed 1").done();
    let record = fs::read_to_string(folder.path().join("game.wgr")).unwrap();
    assert!(record.lines().next().unwrap().contains("\"id\":\"Wormhole\""));
    wormery(folder.path(), "replay game.wgr").done();
}

#[test]
fn a_deck_has_twelve_cards_with_names() {
    let deck = our_deck();
    let (eleven, last) = deck.rsplit_once("[[cards]]").unwrap();
    assert_eq!(complaint(eleven), "11 cards, a deck has 12");
    let extra = last.replace("M12", "M13");
    assert_eq!(complaint(&format!("{deck}\n[[cards]]{extra}")), "13 cards, a deck has 12");
    assert_eq!(complaint("cards = []"), "0 cards, a deck has 12");
    assert_eq!(complaint(&changed("id = \"M02\"", "id = \"M01\"")), "two cards are called M01");
    assert_eq!(complaint(&changed("id = \"M02\"\n", "")), "card 2 has no id");
}

#[test]
fn a_card_has_three_numbers() {
    let first = "queen = 5\ngeneral = 2\nworm = 4";
    let numbers = |numbers: &str| complaint(&changed(first, numbers));
    assert_eq!(numbers("queen = 5\nworm = 4"), "card M01: general is missing");
    assert_eq!(numbers("general = 2\nworm = 4"), "card M01: queen is missing");
    assert_eq!(numbers("queen = 5\ngeneral = 2"), "card M01: worm is missing");
    assert_eq!(
        numbers("queen = 100\ngeneral = 2\nworm = 4"),
        "card M01: queen is 100, not a number from 0 to 99"
    );
}

#[test]
fn a_card_has_five_columns_of_one_to_three_fields() {
    let columns = |columns: &str| complaint(&with_columns(columns));
    assert_eq!(columns(". / . W / . MAP . / SHO ."), "card M01: 4 columns, a card has 5");
    assert_eq!(columns(". / / . MAP . / SHO . / W BON"), "card M01, column 2: 0 fields, a column has 1 to 3");
    assert_eq!(
        columns(". / . W / . MAP . W / SHO . / W BON"),
        "card M01, column 3: 4 fields, a column has 1 to 3"
    );
    assert_eq!(columns(". / . W / . MAP . / SHO . / W HAT"), "card M01, column 5: unknown object \"HAT\"");
    assert_eq!(columns("\\t. / . W / . / . / ."), "card M01, column 1: only spaces may stand between fields");
}

#[test]
fn a_deck_file_is_toml_in_the_right_form() {
    assert_eq!(
        complaint("twelve cards"),
        "line 1 of the file is not understood: key with no value, expected `=`"
    );
    let misspelt = complaint(&changed("queen = 5\ngeneral = 2", "quen = 5\ngeneral = 2"));
    assert!(misspelt.starts_with("line 14 of the file is not understood: "), "{misspelt}");
    assert!(misspelt.contains("unknown field `quen`, expected one of `id`, `queen`,"), "{misspelt}");
}

#[test]
fn a_deck_that_cannot_be_read_is_named() {
    let folder = scratch();
    put(folder.path(), "image.png", b"\x89PNG\r\n\x1a\n");
    for file in ["missing.toml", "image.png", "."] {
        let complaint = wormery(folder.path(), &format!("random it-happens --deck {file}")).failed();
        assert!(complaint.starts_with(&format!("wormery: --deck {file}: ")), "{complaint}");
    }
}

#[test]
fn other_games_have_no_deck() {
    let folder = scratch();
    put(folder.path(), "deck.toml", our_deck());
    for game in ["regenwormen", "holzwurm"] {
        let complaint = wormery(folder.path(), &format!("random {game} --deck deck.toml")).failed();
        assert_eq!(complaint, format!("wormery: --deck: {game} has no deck, only it-happens has\n"));
    }
}
