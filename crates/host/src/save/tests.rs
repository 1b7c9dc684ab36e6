//! Records on disk: one writer, one result, nothing torn.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use wormery_core::{Config, Game};
use wormery_games::Regenwormen;
use wormery_table::{Proposal, RandomPlay, Seeded, Table};

use super::{
    BeingPlayed, Journal, Notes, Saved, delete_saved, load, newest_waiting, saved_games, unfinished,
};
use crate::{Player, write_steps};

const NOTES: Notes = Notes { playouts: 7, today: None };

fn players() -> Vec<Player> {
    vec![Player::person("Ann"), Player::bot("Bo", "greedy")]
}

fn begin(path: &Path) -> std::io::Result<Journal> {
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    Journal::create::<Regenwormen>(path, &config, &players(), &NOTES)
}

/// The steps and the result of a game that was played by chance.
fn played_to_its_end() -> String {
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let mut lines = Vec::new();
    let (_, standing) =
        RandomPlay::<Regenwormen>::default().play(&config, &mut Seeded::new(1), |game, event| {
            wormery_record::write_step(&mut lines, game.turn().seat(), event).unwrap();
        });
    wormery_record::write_result(&mut lines, &standing).unwrap();
    String::from_utf8(lines).unwrap()
}

/// Whether a saved game can be gone on with.
fn goes_on(path: &Path) -> bool {
    matches!(Saved::<Regenwormen>::open(path).unwrap(), Saved::GoesOn { .. })
}

#[test]
fn a_record_has_one_writer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    let journal = begin(&path).unwrap();
    let before = fs::read(&path).unwrap();
    let refused = Saved::<Regenwormen>::open(&path).err().unwrap();
    assert_eq!(refused.downcast_ref(), Some(&BeingPlayed(path.clone())));
    assert_eq!(begin(&path).err().unwrap().kind(), ErrorKind::AlreadyExists);
    assert_eq!(newest_waiting(folder.path()), None);
    assert_eq!(unfinished(folder.path()).len(), 1);
    assert_eq!(fs::read(&path).unwrap(), before);
    drop(journal);
    assert_eq!(newest_waiting(folder.path()), Some(path.clone()));
    assert!(goes_on(&path));
}

#[test]
fn two_games_that_begin_at_once_have_two_files() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap();
    let begin = || Journal::create_in::<Regenwormen>(folder.path(), &config, &players(), &NOTES).unwrap();
    let (one, two) = (begin(), begin());
    assert_ne!(one.path(), two.path());
    assert_eq!(unfinished(folder.path()).len(), 2);
}

#[test]
fn a_record_with_a_result_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    drop(begin(&path).unwrap());
    let header = fs::read_to_string(&path).unwrap();
    let whole = format!("{header}{}", played_to_its_end());
    fs::write(&path, &whole).unwrap();
    assert!(!goes_on(&path));
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    // A result that was torn off is none: whoever goes on writes it anew.
    fs::write(&path, whole.trim_end().trim_end_matches('}')).unwrap();
    assert!(goes_on(&path));
    let steps = whole.trim_end().rsplit_once('\n').unwrap().0;
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{steps}\n"));
}

#[test]
fn what_is_written_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    let mut journal = begin(&path).unwrap();
    let mut table = Table::<Regenwormen>::new(load::<Regenwormen>(&path).unwrap().table.config().clone());
    let mut luck = Seeded::new(1);
    for _ in 0..20 {
        let Some(seat) = table.turn().seat() else { break };
        let action = table.game().legal().next().unwrap();
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        journal.add(&lines(&table, &proposal)).unwrap();
        table.commit(proposal).unwrap();
        let loaded = load::<Regenwormen>(&path).unwrap();
        assert_eq!(loaded.table.events(), table.events());
        assert_eq!((&loaded.players, loaded.playouts, loaded.is_over), (&players(), 7, false));
    }
}

#[test]
fn saved_games_are_listed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one.wgr"), folder.path().join("two.wgr"));
    fs::write(folder.path().join("no.wgr"), "nothing").unwrap();
    drop(begin(&one).unwrap());
    let journal = begin(&two).unwrap();
    let games = saved_games(folder.path());
    assert_eq!(games.len(), 2, "{games:?}");
    let game = |path: &Path| games.iter().find(|game| game.path == path).unwrap();
    assert_eq!((game(&one).is_played, game(&one).is_over, game(&one).n_lines), (false, false, 1));
    assert_eq!(game(&one).players, ["Ann", "Bo"]);
    assert!(game(&two).is_played);
    assert!(delete_saved(&two).is_err(), "it is being played");
    drop(journal);
    delete_saved(&two).unwrap();
    delete_saved(&one).unwrap();
    assert_eq!(saved_games(folder.path()), []);
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    drop(begin(&path).unwrap());
    let header = fs::read_to_string(&path).unwrap();
    for (step, why) in [
        ("{\"seat\":1,\"action\":{\"type\":\"roll\"}}\n", "line 2: seat 1 may not act"),
        ("{\"seat\":0,\"action\":{\"type\":\"stop\"}}\n", "line 2: seat 0: "),
        ("{\"result\":{\"scores\":[0,0],\"ranks\":[1,1]}}\n", "line 2: a result before the end"),
    ] {
        fs::write(&path, format!("{header}{step}")).unwrap();
        let error = format!("{:#}", load::<Regenwormen>(&path).err().unwrap());
        assert!(error.contains(why), "{error}");
    }
}

/// A new record, and one that is gone on with.
#[test]
fn what_is_cut_off_was_never_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    let table =
        Table::<Regenwormen>::new(Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap());
    let opening =
        table.propose(table.turn().seat().unwrap(), table.ply(), roll(), &mut Seeded::new(1)).unwrap();
    let opening = lines(&table, &opening);
    let mut journal = begin(&path).unwrap();
    for _ in 0..2 {
        let before = fs::read(&path).unwrap();
        journal.add(&opening).unwrap();
        let after = fs::read(&path).unwrap();
        assert_eq!(after, [&*before, opening.as_bytes()].concat());
        journal.cut(opening.len() as u64).unwrap();
        assert_eq!(fs::read(&path).unwrap(), before);
        journal.add(&opening).unwrap();
        assert_eq!(fs::read(&path).unwrap(), after, "what comes next is written where the other was");
        journal.cut(opening.len() as u64).unwrap();
        drop(journal);
        let Saved::GoesOn { journal: again, .. } = Saved::<Regenwormen>::open(&path).unwrap() else {
            panic!("it goes on")
        };
        journal = again;
    }
}

#[test]
fn a_record_that_somebody_else_has_changed_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wgr");
    let mut journal = begin(&path).unwrap();
    let changed = [fs::read(&path).unwrap(), b"{}\n".to_vec()].concat();
    fs::write(&path, &changed).unwrap();
    assert!(journal.cut(0).is_err());
    assert_eq!((fs::read(&path).unwrap(), journal.path()), (changed, None), "and is written to no more");
}

/// The lines of what is about to happen at a table.
fn lines(table: &Table<Regenwormen>, proposal: &Proposal<Regenwormen>) -> String {
    let mut lines = Vec::new();
    write_steps(&mut lines, table.game(), proposal.events()).unwrap();
    String::from_utf8(lines).unwrap()
}

fn roll() -> <Regenwormen as Game>::Action {
    wormery_games::regenwormen::Action::Roll { golden: false }
}
