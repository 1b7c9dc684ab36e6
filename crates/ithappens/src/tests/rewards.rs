use super::play::*;
use crate::{Color, ItHappens, Object};

fn objects(game: &ItHappens, color: Color, object: Object) -> u8 {
    game.piles[color.index()].objects[object.index()]
}

#[test]
fn ih_14_an_object_field_gives_a_tile_of_its_kind() {
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, "MAP / BOT / SPK / . / .")]);
    play(&mut game, "C+F1+F2 1@0 1@0 1@0");
    assert_eq!(objects(&game, Color::Yellow, Object::Map), 1);
    assert_eq!(objects(&game, Color::Red, Object::Bottle), 1);
    assert_eq!(objects(&game, Color::Green, Object::Loudspeaker), 1);
    assert_eq!(game.supply.objects, [3, 4, 4, 4, 3, 4, 4, 3]);
}

#[test]
fn ih_14_the_field_of_the_die_counts_not_those_below() {
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, ". W TEL / . / . / . / .")]);
    let gains =
        |game: &ItHappens| (worms(game, Color::Yellow), objects(game, Color::Yellow, Object::Telescope));
    play(&mut game, "C+F1+F2 1@0 1@1 1@1");
    assert_eq!(gains(&game), (2, 0));
    play(&mut game, "1@0 1@1 1@1");
    assert_eq!(gains(&game), (3, 0));
    play(&mut game, "1@0");
    assert_eq!(gains(&game), (3, 1));
}

#[test]
fn ih_14_objects_can_run_out_with_a_custom_deck() {
    let maps = "MAP MAP MAP / MAP MAP MAP / . / . / .";
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, maps)]);
    play(&mut game, "C+F1+F2 1@0 1@0 1@1 1@0 1@0 1@1 1@0");
    assert_eq!((objects(&game, Color::Yellow, Object::Map), objects(&game, Color::Red, Object::Map)), (2, 2));
    assert_eq!(game.supply.objects[Object::Map.index()], 0);
}

#[test]
fn ih_14_an_empty_supply_gives_no_worm() {
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, "W / W / . / . / .")]);
    game.supply.worms = 1;
    play(&mut game, "C+F1+F2 1@0 1@0");
    assert_eq!((worms(&game, Color::Yellow), worms(&game, Color::Red), game.supply.worms), (3, 2, 0));
}

#[test]
fn ih_14_a_worm_gained_is_used_from_the_next_turn_on() {
    let mut game = game_on(3, 0, &[card("C", 0, 0, 99, "W / . / . / . / .")]);
    play(&mut game, "C+F1+F2 1!1!1@0");
    assert_eq!(worms(&game, Color::Yellow), 1);
    play(&mut game, "1@1 1@1");
    assert_eq!(legal(&game), "own pass");
}
