//! A table on one device, step by step.

use wormery_bots::{Pace, Roster};
use wormery_core::{Config, Described, Game, Seat};
use wormery_games::regenwormen::Action;
use wormery_games::{GameId, Holzwurm, Regenwormen, with_game};
use wormery_table::{Ply, Refused, Table, is_reversible};

use super::{DeviceTable, Input, LuckSource, Output};
use crate::{Bots, Player, names, record_text};

const PACE: Pace = Pace::Playouts(1);

/// A table that is open, its bots, and the lines of its record without the header.
struct Driven<G: Roster + Described> {
    device: DeviceTable<G>,
    bots: Bots<G>,
    lines: String,
}

impl<G: Roster + Described> Driven<G> {
    fn new(players: Vec<Player>, seed: u64) -> Self {
        let config = Config::new(players.len(), 0, G::Options::default()).unwrap();
        let bots = Bots::new(players.iter().map(Player::level), &config).unwrap();
        let device = DeviceTable::new(Table::new(config), players, LuckSource { seed, today: None });
        let mut driven = Self { device, bots, lines: String::new() };
        driven.step(Input::Open);
        driven
    }

    /// Carries out what comes of an input.
    fn step(&mut self, input: Input<G>) {
        match self.device.step(input).unwrap() {
            Output::Happened { lines, .. } => self.lines += &lines,
            Output::Undone { n_bytes } => self.lines.truncate(self.lines.len() - n_bytes as usize),
            Output::Nothing => {}
        }
        let whole = record_text(self.device.table(), &names(self.device.players())).unwrap();
        assert_eq!(whole.split_once('\n').unwrap().1, self.lines, "the lines are the record");
    }

    fn ply(&self) -> Ply {
        self.device.table().ply()
    }

    fn to_act(&self) -> Option<Seat> {
        self.device.table().turn().seat()
    }

    /// A person does the first thing that can be taken back, or the first that cannot.
    fn choose(&mut self, reversible: bool) {
        let game = self.device.table().game();
        let action = game.legal().find(|action| is_reversible(game, *action) == reversible).unwrap();
        self.step(Input::Act { ply: self.ply(), action });
    }

    fn bot_acts(&mut self) {
        let job = self.device.bot_to_act().unwrap();
        let thought = job.think(&mut self.bots, PACE);
        self.step(thought);
    }
}

fn people() -> Vec<Player> {
    vec![Player::person("Ann"), Player::person("Bo")]
}

fn with_bot() -> Vec<Player> {
    vec![Player::person("Ann"), Player::bot("Bo", "greedy")]
}

#[test]
fn whole_games_are_written_down_line_by_line() {
    for id in GameId::ALL {
        with_game!(*id, G => {
            let players = vec![Player::bot("Ann", G::LEVELS[1].name), Player::bot("Bo", G::LEVELS[1].name)];
            let mut table = Driven::<G>::new(players, 3);
            while table.to_act().is_some() {
                table.bot_acts();
            }
            assert!(table.device.bot_to_act().is_none());
            assert!(table.lines.lines().last().unwrap().starts_with("{\"result\""));
        });
    }
}

#[test]
fn a_decision_is_taken_back_as_far_as_the_last_luck() {
    let mut table = Driven::<Regenwormen>::new(people(), 7);
    table.step(Input::Undo);
    assert_eq!(table.ply(), Ply(0), "there is nothing to take back");
    table.choose(false);
    assert!(!table.device.can_undo(), "luck stays");
    let (ply, lines) = (table.ply(), table.lines.clone());
    table.choose(true);
    assert!(table.device.can_undo() && table.ply() > ply);
    table.step(Input::Undo);
    assert_eq!((table.ply(), &table.lines, table.device.can_undo()), (ply, &lines, false));
    table.choose(true);
    table.choose(false);
    assert!(!table.device.can_undo(), "new luck was asked");
}

#[test]
fn what_has_no_alternative_is_no_decision() {
    let mut table = Driven::<Regenwormen>::new(people(), 7);
    let is_forced = |table: &Driven<Regenwormen>| {
        let game = table.device.table().game();
        let legal: Vec<Action> = game.legal().collect();
        !table.device.can_undo() && legal.len() == 1 && is_reversible(game, legal[0])
    };
    while !is_forced(&table) {
        let action = table.device.table().game().legal().next().unwrap();
        table.step(Input::Act { ply: table.ply(), action });
    }
    table.choose(true);
    assert!(!table.device.can_undo());
}

#[test]
fn what_a_bot_answers_ends_it() {
    let mut table = Driven::<Holzwurm>::new(vec![Player::person("Ann"), Player::bot("Bo", "random")], 7);
    while table.device.bot_to_act().is_some() {
        table.bot_acts();
    }
    let ply = table.ply();
    table.choose(true);
    let job = table.device.bot_to_act().unwrap();
    table.step(Input::Undo);
    assert_eq!(table.ply(), ply);
    let late = job.think(&mut table.bots, PACE);
    table.choose(true);
    let before = table.ply();
    table.step(late);
    assert_eq!(table.ply(), before, "a thought about what has not happened");
    table.bot_acts();
    assert!(table.ply() > before && !table.device.can_undo());
}

#[test]
fn a_hand_that_was_seen_ends_what_others_decided() {
    let mut table = Driven::<Holzwurm>::new(people(), 7);
    let (ann, bo) = (table.to_act().unwrap(), table.to_act().unwrap().next(2));
    table.choose(true);
    assert!(table.device.covers_hands() && table.to_act() == Some(bo));
    table.step(Input::Look(ann));
    assert!(table.device.can_undo(), "Ann knows her own hand");
    table.step(Input::Look(bo));
    assert!(!table.device.can_undo());
    let mut open = Driven::<Regenwormen>::new(people(), 7);
    open.choose(false);
    open.choose(true);
    open.step(Input::Look(Seat::new(1)));
    assert!(open.device.can_undo(), "there are no hands");
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut table = Driven::<Regenwormen>::new(with_bot(), 7);
    let stale = table.device.step(Input::Act { ply: Ply(9), action: Action::Roll { golden: false } });
    assert_eq!(stale.unwrap_err(), Refused::Stale { sent: Ply(9), now: Ply(0) });
    let illegal = table.device.step(Input::Act { ply: Ply(0), action: Action::Stop });
    assert!(matches!(illegal.unwrap_err(), Refused::Illegal(_)));
    assert_eq!(table.ply(), Ply(0));
    let mut bots = Driven::<Regenwormen>::new(vec![Player::bot("Ann", "greedy"), Player::person("Bo")], 7);
    let early = bots.device.step(Input::Act { ply: Ply(0), action: Action::Roll { golden: false } });
    assert_eq!(early.unwrap_err(), Refused::NotYourTurn(Seat::new(1)), "it is a bot's turn");
    while bots.device.bot_to_act().is_some() {
        bots.bot_acts();
    }
    assert_eq!(bots.to_act(), Some(Seat::new(1)));
}
