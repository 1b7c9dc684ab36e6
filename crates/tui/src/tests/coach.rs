//! Enter does what the coach marks.

use std::cell::RefCell;
use std::rc::Rc;

use wormery_core::{Event, Viewer};
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_review::advice;
use wormery_table::{Ply, Table};

use super::script::{frames, setup, table};
use crate::screen::Screen;
use crate::table::TableScreen;
use crate::{Draw, Hints, Input, Key, Link, News};

/// A table at which one frame is shown, and what was chosen then.
struct Once<G: Draw> {
    frame: Option<News<G>>,
    taken: Rc<RefCell<Option<G::Action>>>,
}

impl<G: Draw> Link<G> for Once<G> {
    fn next(&mut self, _: wormery_words::Language) -> Option<News<G>> {
        self.frame.take()
    }

    fn act(&mut self, _: Ply, action: G::Action) {
        *self.taken.borrow_mut() = Some(action);
    }
}

/// What Enter does at a ply of a golden record with these keys before it, and the best choice of the judge.
fn entered<G: Draw>(table: &Table<G>, ply: usize, before: &[Key]) -> Option<(G::Action, G::Action)> {
    let cut = Table::from_events(table.config().clone(), table.events()[..ply].iter().cloned()).unwrap();
    let seat = cut.turn().seat()?;
    let viewer = Viewer::Seat(seat);
    let frame = frames(table, ply, viewer).pop()?;
    let legal = frame.actions();
    let config = table.config();
    let advised = advice(&mut *G::judge(config), config, &frame.view, seat, &legal);
    // What gives something away is asked about first.
    let best = frame.legal.iter().find(|choice| choice.action == advised[0].action)?;
    if legal.len() < 2 || G::gives_away(best) {
        return None;
    }
    let taken = Rc::new(RefCell::new(None));
    let link = Once { frame: Some(News::Frame { viewer, frame }), taken: Rc::clone(&taken) };
    let mut screen = TableScreen::new(Box::new(link), setup(table));
    for key in before {
        screen.update(Input::Key(*key));
    }
    screen.advise_now(Hints::Coach);
    screen.update(Input::Key(Key::Enter));
    let taken = *taken.borrow();
    Some((taken.expect("Enter chooses"), advised[0].action))
}

fn plies<G: Draw>(table: &Table<G>) -> impl Iterator<Item = usize> {
    let is_act = |ply: &usize| matches!(table.events()[*ply], Event::Action(_));
    (1..table.events().len()).filter(is_act).step_by(7)
}

fn enter_obeys<G: Draw>(name: &str) {
    let table = table::<G>(name);
    let found: Vec<_> = plies(&table).filter_map(|ply| Some((ply, entered(&table, ply, &[])?))).collect();
    for (ply, (taken, best)) in &found {
        assert_eq!(taken, best, "{name}, ply {ply}");
    }
    assert!(found.len() > 8, "{name}: only {} decisions", found.len());
}

#[test]
fn enter_does_what_the_coach_marks() {
    enter_obeys::<Regenwormen>("regenwormen-3p.wgr");
    enter_obeys::<ItHappens>("it-happens-3p.wgr");
    enter_obeys::<Holzwurm>("holzwurm-3p.wgr");
}

#[test]
fn who_points_elsewhere_before_the_coach_speaks_stays_there() {
    let table = table::<Holzwurm>("holzwurm-3p.wgr");
    let moved = plies(&table).filter_map(|ply| entered(&table, ply, &[Key::Right]));
    assert!(moved.into_iter().any(|(taken, best)| taken != best));
}
