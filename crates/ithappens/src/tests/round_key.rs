use super::play::*;
use crate::RoundKey;

/// The key after three players played some dice on roomy mounds.
fn key_after(script: &str) -> RoundKey {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3");
    play(&mut game, script);
    game.round_key()
}

#[test]
fn the_order_of_the_dice_in_a_column_does_not_matter() {
    assert_eq!(key_after("2@0 1@1 1@1 5@0"), key_after("5@0 1@1 1@1 2@0"));
}

#[test]
fn sums_columns_tiles_and_turns_matter() {
    let key = key_after("2@0 1@1 1@1 5@0");
    for other in
        ["2@0 1@1 1@1 4@0", "2@0 1@0 1@1 5@0", "2@0 1@1 1@1", "2@0 1@1 1@1 3!5@0", "2@0 1@1 1@1 5@0 3"]
    {
        assert_ne!(key_after(other), key, "{other}");
    }
}
