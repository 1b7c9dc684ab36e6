use alloc::vec::Vec;

use wormery_core::{Seat, Standing};

use super::play::{game_with, new_game};
use crate::{Color, ItHappens, Object, Options, PairPoints};

/// Gives a color objects by kind, worm tiles, and the tiles of cards counted from 1.
fn give(
    game: &mut ItHappens,
    color: Color,
    objects: [u8; Object::COUNT],
    worms: u8,
    queens: &[usize],
    generals: &[usize],
) {
    let pile = &mut game.piles[color.index()];
    (pile.objects, pile.worms) = (objects, worms);
    for card in queens {
        game.tiles.queens[card - 1] = Some(color);
    }
    for card in generals {
        game.tiles.generals[card - 1] = Some(color);
    }
}

/// The final scores when yellow has these objects and the others have nothing at all.
fn scores_with(options: Options, objects: [u8; Object::COUNT]) -> Vec<i32> {
    let mut game = game_with(3, 0, options);
    for color in [Color::Yellow, Color::Red, Color::Green] {
        give(&mut game, color, [0; 8], 0, &[], &[]);
    }
    give(&mut game, Color::Yellow, objects, 0, &[], &[]);
    game.standing().scores()
}

/// The rule book's example: queens 9, 5 and 4, general 3.
fn rule_book_end(other_kinds: usize) -> Standing {
    let mut game = new_game(3, 0);
    give(&mut game, Color::Yellow, [2, 2, 1, 1, 1, 0, 0, 0], 3, &[11, 1, 2], &[3]);
    let mut others = [0; 8];
    others[..other_kinds].fill(1);
    give(&mut game, Color::Red, others, 0, &[], &[]);
    game.standing()
}

#[test]
fn ih_t4_final_score_of_the_rule_book() {
    assert_eq!(rule_book_end(6).scores()[0], 34);
    assert_eq!(rule_book_end(5).scores()[0], 44);
    assert_eq!(rule_book_end(4).scores()[0], 44);
}

#[test]
fn ih_t8_four_of_a_kind_are_worth_five() {
    assert_eq!(scores_with(Options::default(), [4, 0, 0, 0, 0, 0, 0, 0])[0], 5 + 10);
}

#[test]
fn ih_t10_more_queens_win_a_tie() {
    let mut game = new_game(3, 0);
    give(&mut game, Color::Yellow, [0; 8], 0, &[4, 5], &[1, 2, 3, 4, 5]);
    give(&mut game, Color::Red, [0; 8], 10, &[1, 2, 3], &[]);
    let standing = game.standing();
    assert_eq!(standing.scores(), [24, 24, 2]);
    assert_eq!(standing.ranks(), [2, 1, 3]);
    assert_eq!(standing.entrants()[0].tiebreaks, [2, 5, 0]);
    assert_eq!(standing.entrants()[1].tiebreaks, [3, 0, 10]);
}

#[test]
fn ih_20_pairs_per_kind() {
    let bonus = 10;
    let score = |objects| scores_with(Options::default(), objects)[0];
    assert_eq!(score([1, 1, 1, 0, 0, 0, 0, 0]), bonus);
    assert_eq!(score([2, 3, 1, 0, 0, 0, 0, 4]), 15 + bonus);
}

#[test]
fn ih_20_pairs_per_pair() {
    let options = Options { pair_points: PairPoints::PerPair, ..Options::default() };
    assert_eq!(scores_with(options, [2, 3, 1, 0, 0, 0, 0, 4])[0], 20 + 10);
}

#[test]
fn ih_20_worms_and_point_tiles() {
    let mut game = new_game(3, 0);
    give(&mut game, Color::Green, [0; 8], 7, &[12], &[12, 1]);
    assert_eq!(game.standing().scores(), [2, 2, 7 + 9 + 6 + 2]);
}

#[test]
fn ih_21_everybody_with_the_most_kinds_gets_ten() {
    let mut game = new_game(4, 0);
    for color in [Color::Yellow, Color::Blue] {
        give(&mut game, color, [0, 1, 0, 0, 1, 0, 0, 0], 0, &[], &[]);
    }
    give(&mut game, Color::Red, [2, 0, 0, 0, 0, 0, 0, 0], 0, &[], &[]);
    assert_eq!(game.standing().scores(), [10, 5, 2, 10]);
}

#[test]
fn ih_21_no_bonus_when_nobody_has_an_object() {
    assert_eq!(scores_with(Options::default(), [0; 8]), [0, 0, 0]);
}

#[test]
fn ih_21_zero_diversity_bonus() {
    let options = Options { zero_diversity_bonus: true, ..Options::default() };
    assert_eq!(scores_with(options.clone(), [0; 8]), [10, 10, 10]);
    assert_eq!(scores_with(options.clone(), [1, 0, 0, 0, 0, 0, 0, 0]), [10, 0, 0]);
    let mut two = game_with(2, 0, options);
    give(&mut two, Color::Yellow, [0; 8], 1, &[], &[]);
    assert_eq!(two.standing().scores(), [11, 12, 10]);
}

#[test]
fn ih_22_points_before_queens() {
    let mut game = new_game(3, 0);
    give(&mut game, Color::Yellow, [0; 8], 0, &[1, 2], &[]);
    give(&mut game, Color::Red, [0; 8], 10, &[], &[]);
    assert_eq!(game.standing().ranks(), [2, 1, 3]);
}

#[test]
fn ih_22_then_generals_then_worms_then_shared() {
    let mut game = new_game(5, 0);
    give(&mut game, Color::Yellow, [0; 8], 6, &[], &[]);
    give(&mut game, Color::Red, [0; 8], 4, &[], &[1]);
    give(&mut game, Color::Green, [0; 8], 2, &[], &[2, 4]);
    give(&mut game, Color::Blue, [0; 8], 6, &[], &[]);
    give(&mut game, Color::White, [2, 0, 0, 0, 0, 0, 0, 0], 1, &[], &[]);
    for pile in &mut game.piles[..4] {
        pile.objects[0] = 1;
    }
    let standing = game.standing();
    assert_eq!(standing.scores(), [16; 5]);
    assert_eq!(standing.ranks(), [3, 2, 1, 3, 5]);
}

#[test]
fn ih_22_the_third_color_is_ranked_too() {
    let mut game = new_game(2, 0);
    give(&mut game, Color::THIRD, [1, 0, 0, 0, 0, 0, 0, 0], 0, &[12], &[]);
    let standing = game.standing();
    let seats: Vec<_> = standing.entrants().iter().map(|entrant| entrant.seat).collect();
    assert_eq!(seats, [Some(Seat::new(0)), Some(Seat::new(1)), None]);
    assert_eq!(standing.scores(), [2, 2, 19]);
    assert_eq!(standing.ranks(), [2, 2, 1]);
}
