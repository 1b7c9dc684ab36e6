use wormery_core::{Config, Game, Options, Seat, Viewer};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::ItHappens;
use wormery_regenwormen::Regenwormen;
use wormery_table::{Ply, Previews, Seeded, Table};

use crate::{Follow, Follower, SentFrame};

/// Plays a random game, and lets everybody follow it by the JSON that a server sends; some come back late.
fn follows<G: Follow>(options: &str, n_seats: usize, seed: u64)
where
    G::Options: Options,
{
    let config = Config::new(n_seats, 0, serde_json::from_str(options).unwrap()).unwrap();
    let mut table = Table::<G>::new(config.clone());
    let mut luck = Seeded::new(seed);
    let opening = table.propose_chance(&mut luck).unwrap();
    table.commit(opening).unwrap();
    let viewers: Vec<Viewer> = Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut followers: Vec<G::Follower> =
        viewers.iter().map(|viewer| G::Follower::new(&config, *viewer)).collect();
    for turn in 0_u32.. {
        for (place, (viewer, follower)) in viewers.iter().zip(&mut followers).enumerate() {
            // Everybody looks now and then, and at the end.
            if (turn as usize + place).is_multiple_of(3) || table.turn().is_over() {
                agrees(&table, *viewer, follower);
            }
        }
        let Some(seat) = table.turn().seat() else { return };
        let legal: Vec<_> = table.game().legal().collect();
        let action = legal[wormery_core::Luck::below(&mut luck, legal.len() as u32) as usize];
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        table.commit(proposal).unwrap();
    }
}

fn agrees<G: Follow>(table: &Table<G>, viewer: Viewer, follower: &mut G::Follower) {
    let frame = table.frame(viewer, follower.ply(), Previews::With);
    let text = serde_json::to_string(&frame).unwrap();
    let sent: SentFrame = serde_json::from_str(&text).unwrap();
    let read = follower.read(&sent).unwrap();
    assert_eq!(read.view, frame.view);
    assert_eq!(read.legal, frame.legal);
    assert_eq!(serde_json::to_string(&read).unwrap(), text, "what was read is written the same way");
    // A frame that comes twice does no harm.
    assert_eq!(follower.read(&sent).unwrap().view, frame.view);
}

#[test]
fn every_game_can_be_followed_by_everybody() {
    for seed in 0..4 {
        follows::<Regenwormen>("{}", 2, seed);
        follows::<Regenwormen>(r#"{"expansion":true}"#, 5, seed);
        follows::<ItHappens>("{}", 2, seed);
        follows::<ItHappens>("{}", 4, seed);
        follows::<Holzwurm>("{}", 2, seed);
        follows::<Holzwurm>(r#"{"deals":2}"#, 6, seed);
    }
}

#[test]
fn a_gap_is_noticed() {
    let config = Config::new(2, 0, wormery_regenwormen::Options::default()).unwrap();
    let mut table = Table::<Regenwormen>::new(config.clone());
    let mut luck = Seeded::new(1);
    for _ in 0..6 {
        let (seat, action) = (table.turn().seat().unwrap(), table.game().legal().next().unwrap());
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        table.commit(proposal).unwrap();
    }
    let late = serde_json::to_value(table.frame(Viewer::Public, Ply(3), Previews::With)).unwrap();
    let late: SentFrame = serde_json::from_value(late).unwrap();
    let mut follower = <Regenwormen as Follow>::Follower::new(&config, Viewer::Public);
    assert!(follower.read(&late).is_err());
    let whole = serde_json::to_value(table.frame(Viewer::Public, Ply(0), Previews::With)).unwrap();
    assert!(follower.read(&serde_json::from_value(whole).unwrap()).is_ok(), "the gap did no harm");
}
