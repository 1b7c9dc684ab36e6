//! A table takes commands and gives frames, and never runs ahead of what was committed.

use wormery_core::{Config, Event, Game, Seat, Turn, Viewer};
use wormery_holzwurm::Holzwurm;
use wormery_regenwormen::{Action, Options, Regenwormen, Symbol};
use wormery_table::{Ply, Previews, RandomPlay, Refused, Seeded, Table, is_reversible};

const ROLL: Action = Action::Roll { golden: false };

fn table() -> Table<Regenwormen> {
    Table::new(Config::new(2, 1, Options::default()).unwrap())
}

fn holzwurm() -> Table<Holzwurm> {
    let mut table = Table::new(Config::new(3, 0, wormery_holzwurm::Options::default()).unwrap());
    let opening = table.propose_chance(&mut Seeded::new(4)).unwrap();
    table.commit(opening).unwrap();
    table
}

#[test]
fn a_proposal_changes_nothing_until_it_is_committed() {
    let mut table = table();
    let proposal = table.propose(Seat::new(1), Ply(0), ROLL, &mut Seeded::new(1)).unwrap();
    assert_eq!((table.ply(), table.game()), (Ply(0), &Regenwormen::start(table.config())));
    assert_eq!((proposal.from(), proposal.events().len()), (Ply(0), 2), "the roll and what the dice show");
    table.commit(proposal).unwrap();
    assert_eq!(table.ply(), Ply(2));
    assert!(matches!(table.events(), [Event::Action(ROLL), Event::Chance(_)]));
}

#[test]
fn a_command_is_refused_out_of_turn_out_of_date_and_out_of_the_rules() {
    let table = table();
    let refused = |seat, ply, action| {
        table.propose(Seat::new(seat), Ply(ply), action, &mut Seeded::new(1)).unwrap_err().to_string()
    };
    assert_eq!(refused(0, 0, ROLL), "it is not seat 0's turn");
    assert_eq!(refused(1, 3, ROLL), "the table is at ply 0, the action was for ply 3");
    assert_eq!(refused(1, 0, Action::Keep { symbol: Symbol::One }), "the turn begins with a roll");
}

#[test]
fn the_second_of_two_proposals_for_a_ply_is_refused() {
    let mut table = table();
    let propose = |seed| table.propose(Seat::new(1), Ply(0), ROLL, &mut Seeded::new(seed)).unwrap();
    let (first, second) = (propose(1), propose(2));
    table.commit(first).unwrap();
    let before = table.clone();
    assert_eq!(table.commit(second).unwrap_err(), Refused::Stale { sent: Ply(0), now: Ply(2) });
    assert_eq!(table.events(), before.events());
}

#[test]
fn only_the_seat_to_act_gets_legal_actions() {
    let table = table();
    assert!(table.frame(Viewer::Seat(Seat::new(0)), Ply(0), Previews::With).legal.is_empty());
    assert!(table.frame(Viewer::Public, Ply(0), Previews::With).legal.is_empty());
    assert_eq!(table.frame(Viewer::Seat(Seat::new(1)), Ply(0), Previews::With).actions(), [ROLL]);
}

#[test]
fn a_frame_tells_what_was_missed() {
    let mut table = table();
    let proposal = table.propose(Seat::new(1), Ply(0), ROLL, &mut Seeded::new(1)).unwrap();
    let update = table.commit(proposal).unwrap();
    let plies = |since| {
        table
            .frame(Viewer::Public, Ply(since), Previews::With)
            .seen
            .iter()
            .map(|seen| seen.ply.0)
            .collect::<Vec<_>>()
    };
    assert_eq!((plies(0), plies(1), plies(2), plies(9)), (vec![1, 2], vec![2], vec![], vec![]));
    let frame = table.frame(Viewer::Public, Ply(0), Previews::With);
    assert_eq!(frame.seen[0].seat, Some(Seat::new(1)));
    assert_eq!(frame.seen[1].seat, None);
    let json = |frame| serde_json::to_string(&frame).unwrap();
    assert_eq!(json(table.update_frame(Viewer::Public, &update, Previews::With)), json(frame));
}

#[test]
fn update_frames_add_up_to_the_whole_story() {
    let mut table = holzwurm();
    let mut luck = Seeded::new(9);
    for _ in 0..30 {
        let Turn::Act(seat) = table.turn() else { break };
        let action = table.game().legal().next().unwrap();
        let since = table.ply();
        let proposal = table.propose(seat, since, action, &mut luck).unwrap();
        let update = table.commit(proposal).unwrap();
        for viewer in Viewer::all(3) {
            let (short, long) = (
                table.update_frame(viewer, &update, Previews::With),
                table.frame(viewer, since, Previews::With),
            );
            assert_eq!(serde_json::to_string(&short).unwrap(), serde_json::to_string(&long).unwrap());
        }
    }
}

#[test]
fn the_opening_deal_is_settled_before_anybody_acts() {
    let table = holzwurm();
    assert_eq!(table.ply(), Ply(1));
    assert!(matches!(table.turn(), Turn::Act(_)));
    let again = table.propose_chance(&mut Seeded::new(1)).unwrap();
    assert!(again.events().is_empty(), "nothing is asked of chance while somebody must act");
}

#[test]
fn a_table_goes_on_from_its_events() {
    let table = holzwurm();
    let again = Table::from_events(table.config().clone(), table.events().to_vec()).unwrap();
    assert_eq!((again.game(), again.ply()), (table.game(), table.ply()));
    let twice = [table.events(), table.events()].concat();
    assert!(Table::<Holzwurm>::from_events(table.config().clone(), twice).is_err());
}

#[test]
fn nobody_acts_after_the_end() {
    let mut table =
        Table::<Holzwurm>::new(Config::new(2, 0, serde_json::from_str(r#"{"deals":1}"#).unwrap()).unwrap());
    let mut luck = Seeded::new(3);
    let opening = table.propose_chance(&mut luck).unwrap();
    table.commit(opening).unwrap();
    let mut last = None;
    while let Turn::Act(seat) = table.turn() {
        let action = table.game().legal().last().unwrap();
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        table.commit(proposal).unwrap();
        last = Some((seat, action));
    }
    let (seat, action) = last.unwrap();
    assert_eq!(table.propose(seat, table.ply(), action, &mut luck).unwrap_err(), Refused::Over);
}

/// What asks nothing of chance, lays nothing open and ends nothing can be taken back; a frame says which that is.
#[test]
fn a_frame_says_what_can_be_taken_back() {
    let mut table = table();
    let legal = |table: &Table<Regenwormen>| {
        table.frame(Viewer::Seat(Seat::new(1)), table.ply(), Previews::With).legal
    };
    assert!(legal(&table).iter().all(|choice| !choice.reversible), "a roll brings luck");
    let rolled = table.propose(Seat::new(1), Ply(0), ROLL, &mut Seeded::new(1)).unwrap();
    table.commit(rolled).unwrap();
    let kept = legal(&table);
    assert!(
        !kept.is_empty() && kept.iter().all(|choice| choice.reversible),
        "dice that are kept can lie there again"
    );
    for choice in &kept {
        assert!(is_reversible(table.game(), choice.action));
    }
    let silent = table.frame(Viewer::Seat(Seat::new(1)), table.ply(), Previews::Without).legal;
    assert!(silent.iter().all(|choice| !choice.reversible), "nobody asked");
}

#[test]
fn what_lays_hands_open_cannot_be_taken_back() {
    let (mut n_open, mut luck) = (0, Seeded::new(5));
    let config = Config::new(3, 0, wormery_holzwurm::Options::default()).unwrap();
    for _ in 0..5 {
        RandomPlay::<Holzwurm>::default().play(&config, &mut luck, |game, event| {
            let Event::Action(action) = event else { return };
            let mut after = game.clone();
            after.apply(event).unwrap();
            let ends_deal = after.turn().seat().is_none();
            assert_eq!(is_reversible(game, *action), !ends_deal);
            n_open += u32::from(ends_deal);
        });
    }
    assert!(n_open > 5, "{n_open}");
}
