use super::scene::*;
use crate::{Action, Options, Specialist};

/// GEN-04: an illegal action says what is wrong in words of the game.
#[test]
fn gen_04_reasons_of_the_base_game() {
    let keep = scene("row 21 | 0: | 1: | kept 4 4 W W | roll 2 2 2 4");
    assert_eq!(refusal(&keep, keep_symbol("4")), "4 is already kept");
    assert_eq!(refusal(&keep, keep_symbol("5")), "the roll shows no 5");
    assert_eq!(refusal(&keep, roll()), "a face of the roll must be kept first");
    assert_eq!(refusal(&keep, Action::Weasel), "you do not have the weasel");

    let decide = scene("row 21 22 25 | 0: 27 | 1: 24 | 2: | kept 5 5 W 4 4");
    assert_eq!(refusal(&decide, keep_symbol("4")), "nothing waits to be kept: roll, take a tile or stop");
    assert_eq!(refusal(&decide, take(21)), "the dice kept make 23: tile 21 is not the one they buy");
    assert_eq!(refusal(&decide, take(25)), "the dice kept make 23: too few for tile 25");
    assert_eq!(refusal(&decide, take(23)), "tile 23 does not lie open in the row");
    assert_eq!(refusal(&decide, steal(0)), "you cannot steal from yourself");
    assert_eq!(refusal(&decide, steal(1)), "the dice kept make 23, seat 1 shows tile 24");
    assert_eq!(refusal(&decide, steal(2)), "seat 2 has no tile");
    assert_eq!(refusal(&decide, steal(3)), "there is no seat 3");
    assert_eq!(refusal(&decide, steal(255)), "there is no seat 255");
    assert_eq!(refusal(&decide, Action::Stop), "a turn cannot be ended on purpose here");
    assert_eq!(
        refusal(&decide, Action::Roll { golden: true }),
        "the golden die joins at the first roll of a turn or not at all"
    );

    let worms_missing = scene("row 21 | 0: | 1: 25 | kept 5 5 5 5 5");
    assert_eq!(refusal(&worms_missing, take(21)), "no worm is kept");
    assert_eq!(refusal(&worms_missing, steal(1)), "no worm is kept");

    assert_eq!(refusal(&scene("row 21 | 0: | 1: | kept 5 5 5 W 1 1 1 1"), roll()), "no die is left to roll");
    assert_eq!(refusal(&scene("row 21 | 0: | 1: | kept 1 2 3 4 5 5 W"), roll()), "all six faces are kept");
    let begin = scene("row 21 | 0: | 1:");
    assert_eq!(refusal(&begin, take(21)), "the turn begins with a roll");
    assert_eq!(refusal(&begin, Action::Roll { golden: true }), "you do not have the golden die");
}

/// GEN-04: the same for the expansion.
#[test]
fn gen_04_reasons_of_the_expansion() {
    let failed = expansion("row 21 | 0: 22 weasel | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(
        refusal(&failed, keep_symbol("W")),
        "the roll shows no new face: send the weasel or let the turn fail"
    );

    let mut two = expansion("row 11+hen 21 | 0: 22 weasel | 1: 23 golden_die | kept 5 5 W 4 4");
    act(&mut two, steal(1));
    assert_eq!(refusal(&two, give_back(Specialist::Hen)), "hen is not one of the two");
    assert_eq!(refusal(&two, roll()), "one of two specialists must be given back first");

    let rob_whom =
        expansion("row 21 36 | supply 0 | 0: | 1: 1t | 2: 22 hen 2t | 3: | 4: 1t | roll 1 1 2 3 4 5 5 W");
    let mut robbing = rob_whom;
    act(&mut robbing, keep_symbol("1"));
    assert_eq!(refusal(&robbing, rob(0)), "you cannot take a token from yourself");
    assert_eq!(refusal(&robbing, rob(2)), "the hen protects the tokens of seat 2");
    assert_eq!(refusal(&robbing, rob(3)), "seat 3 has no token");
    assert_eq!(refusal(&robbing, rob(6)), "there is no seat 6");
    assert_eq!(refusal(&robbing, roll()), "a token must be taken from a player first");

    let options = Options { expansion: true, one_low_tile_per_player: true, ..Options::default() };
    let low = scene_with(options, "row 13 21 | 0: 11 | 1: | kept W 4 4");
    assert_eq!(refusal(&low, take(13)), "nobody may have both 11 and 13: you cannot take tile 13");
    let top_low = expansion("row 21 | 0: | 1: 13 | kept W 4 4");
    assert_eq!(refusal(&top_low, steal(1)), "tile 13 cannot be stolen");

    let mut used = expansion("row 21 | 0: 22 weasel | 1: | roll 1 1 1 1 1 1 1 2");
    act(&mut used, Action::Weasel);
    assert_eq!(refusal(&used, Action::Weasel), "the dice are in the air");
    throw(&mut used, "1 1 1 1 1 1 1 2");
    assert_eq!(refusal(&used, Action::Weasel), "the weasel was used in this turn");
}
