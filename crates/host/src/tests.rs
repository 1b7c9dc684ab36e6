//! A table here without a screen: bots, config, records.

use serde_json::json;
use wormery_bots::{Bot, Levels, Pace, Roster};
use wormery_core::{Config, Game, Seat, Turn, Viewer};
use wormery_games::{GameId, Holzwurm, Regenwormen, with_game};
use wormery_record::Recorded;
use wormery_table::{Previews, Seeded, Table};

use crate::{Bots, NoSuchBot, config_from_json, level_of, options_from_json, record_text, rules};

fn config<G: Game>(n_seats: usize) -> Config<G::Options> {
    Config::new(n_seats, 0, G::Options::default()).unwrap()
}

#[test]
fn bots_sit_where_they_are_put() {
    let config = config::<Regenwormen>(3);
    let mut bots = Bots::<Regenwormen>::new([None, Some("greedy"), None], &config).unwrap();
    let table = Table::<Regenwormen>::new(config);
    let frame = table.frame(Viewer::Seat(Seat::new(0)), table.ply(), Previews::Without);
    let mut decides = |seat| bots.choose(seat, &frame, Pace::Playouts(1), Seeded::new(1)).is_some();
    assert_eq!(Seat::all(3).map(&mut decides).collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn a_level_that_does_not_exist_is_refused_with_those_that_do() {
    let refused = Bots::<Holzwurm>::new([Some("wizard"), None], &config::<Holzwurm>(2)).err();
    let said = refused.as_ref().map(NoSuchBot::to_string).unwrap();
    assert!(said.starts_with("holzwurm has no bot called \"wizard\", only random, "), "{said}");
    assert_eq!(level_of::<Holzwurm>("wizard").err(), refused);
    assert!(level_of::<Holzwurm>("random").is_ok());
}

#[test]
fn a_config_comes_from_json() {
    let config = config_from_json::<Regenwormen>(3, 1, &json!({ "expansion": true })).unwrap();
    assert_eq!((config.n_seats(), config.start().index()), (3, 1));
    assert_ne!(*config.options(), <Regenwormen as Game>::Options::default());
    let said = |n_seats, start, options| {
        config_from_json::<Regenwormen>(n_seats, start, &options).unwrap_err().to_string()
    };
    assert!(said(3, 0, json!({ "moon": 1 })).starts_with("options: unknown field `moon`"));
    assert!(said(3, 0, json!(null)).starts_with("options: "));
    assert!(said(99, 0, json!({})).contains("99"));
    assert!(options_from_json::<Regenwormen>(&json!({})).is_ok());
}

/// Plays a game of bots to its end.
fn played<G: Roster>() -> Table<G> {
    let mut table = Table::<G>::new(config::<G>(3));
    // The second of the list of every game is one that brings a game to its end.
    let mut bots: Vec<Box<dyn Bot<G>>> =
        Seat::all(3).filter_map(|seat| G::bot(G::LEVELS[1].name, table.config(), seat)).collect();
    let mut luck = Seeded::new(1);
    let opening = table.propose_chance(&mut luck).unwrap();
    table.commit(opening).unwrap();
    while let Turn::Act(seat) = table.turn() {
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::Without);
        let bot = &mut bots[seat.index()];
        let action = Pace::Playouts(1)
            .think(Seeded::new(2), |thinking| bot.choose(&frame.view, &frame.actions(), thinking));
        let proposal = table.propose(seat, frame.ply, action, &mut luck).unwrap();
        table.commit(proposal).unwrap();
    }
    table
}

#[test]
fn the_record_of_a_table_replays() {
    for id in GameId::ALL {
        with_game!(*id, G => {
            let table = played::<G>();
            let text = record_text(&table, &["Ann", "Bo", "Cas"]).unwrap();
            assert!(text.lines().last().unwrap().starts_with("{\"result\""));
            let recorded = Recorded::<G>::parse(&text).unwrap();
            assert_eq!(recorded.players, ["Ann", "Bo", "Cas"]);
            assert_eq!(recorded.events, table.events());
        });
    }
}

#[test]
fn every_game_is_in_the_rules() {
    let rules = rules();
    assert_eq!(rules.len(), GameId::ALL.len());
    for game in &rules {
        assert!(game.min_players >= 2 && game.max_players >= game.min_players, "{game:?}");
        assert_eq!(game.levels[0].name, "random");
    }
}
