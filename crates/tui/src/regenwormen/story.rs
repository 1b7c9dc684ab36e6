//! What happened in a frame of Regenwormen: in sentences, and for the eye.

use std::fmt::Write;

use wormery_core::{Event, Seat};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Phase, Specialist, Symbol, Tile};
use wormery_table::Seen;

use super::words::{after_keeping, called, count};
use crate::text::counted;
use crate::{Mood, Tale};

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// A turn that failed.
    pub(super) failed: Option<Failed>,
    /// A tile that was taken, returned or stolen.
    pub(super) moved: Option<Tile>,
    /// Whether dice were thrown.
    pub(super) rolled: bool,
}

/// A turn that failed, with the dice it failed with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Failed {
    pub(super) seat: Seat,
    pub(super) kept: Vec<Symbol>,
    pub(super) roll: Vec<Symbol>,
    pub(super) why: &'static str,
}

impl Trace {
    pub(super) fn of(before: &Board, seen: &[Seen<Regenwormen>], after: &Board) -> Self {
        let moved = match action(seen) {
            Some(Action::Take { tile }) => Some(tile),
            Some(Action::Steal { from }) => before.seats[from.index()].tiles.last().copied(),
            _ => None,
        };
        let failed = before.seat.filter(|_| is_failure(before, seen, after)).map(|seat| Failed {
            seat,
            kept: before.turn.kept.clone(),
            roll: faces(seen).unwrap_or(&before.turn.roll).to_vec(),
            why: why(before, seen),
        });
        Self { moved, rolled: faces(seen).is_some(), failed }
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { failed: Some(_), .. } => 2200,
            Self { moved: Some(_), .. } => 1300,
            Self { rolled: true, .. } => 1100,
            _ => 650,
        }
    }
}

fn action(seen: &[Seen<Regenwormen>]) -> Option<Action> {
    seen.iter().find_map(|seen| match &seen.glimpse {
        Event::Action(action) => Some(*action),
        Event::Chance(_) => None,
    })
}

fn faces(seen: &[Seen<Regenwormen>]) -> Option<&[Symbol]> {
    seen.iter().find_map(|seen| match &seen.glimpse {
        Event::Action(_) => None,
        Event::Chance(dice) => Some(dice.faces()),
    })
}

/// A turn that ended without a claim.
fn is_failure(before: &Board, seen: &[Seen<Regenwormen>], after: &Board) -> bool {
    let is_claim = match action(seen) {
        Some(Action::Take { .. } | Action::Steal { .. } | Action::GiveBack { .. }) => true,
        Some(Action::Rob { .. }) => before.phase == Phase::RobForRaven,
        _ => false,
    };
    (after.phase == Phase::Over || after.seat != before.seat) && !is_claim && !seen.is_empty()
}

fn why(before: &Board, seen: &[Seen<Regenwormen>]) -> &'static str {
    match action(seen) {
        Some(Action::Stop) => "stopped without a tile",
        Some(Action::Keep { symbol }) => {
            let has_worm = symbol == Symbol::Worm || before.turn.kept.contains(&Symbol::Worm);
            if has_worm { "no tile for this total" } else { "no worm was kept" }
        }
        _ => "nothing new was thrown",
    }
}

/// Tells what happened.
pub(super) fn tell(before: &Board, seen: &[Seen<Regenwormen>], after: &Board, names: &[String]) -> Vec<Tale> {
    let (Some(seat), Some(action)) = (before.seat, action(seen)) else { return Vec::new() };
    let mut tales: Vec<Tale> = deed(action, before, after, seat, names).into_iter().collect();
    if let Some(faces) = faces(seen) {
        tales.push(Tale::new(Mood::Plain, format!("{} rolls {}.", names[seat.index()], sorted(faces))));
    }
    if is_failure(before, seen, after) {
        tales.push(Tale::new(Mood::Bad, failure(before, seen, after, seat, names)));
    }
    tales.extend(tokens(before, after, names));
    tales.extend(guests(before, after, names));
    tales
}

fn sorted(faces: &[Symbol]) -> String {
    let mut faces = faces.to_vec();
    faces.sort_unstable();
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn deed(action: Action, before: &Board, after: &Board, seat: Seat, names: &[String]) -> Option<Tale> {
    let name = &names[seat.index()];
    let plain = |text: String| Some(Tale::new(Mood::Plain, text));
    match action {
        Action::Roll { golden: false } | Action::Stop | Action::Accept => None,
        Action::Roll { golden: true } => plain(format!("{name} takes the golden die along.")),
        Action::Keep { symbol } => {
            let faces = vec![symbol.to_string(); count(&before.turn.roll, symbol)].join(" ");
            plain(format!("{name} keeps {faces}: {}.", after_keeping(before, symbol)))
        }
        Action::Take { tile } => {
            let text = format!("{name} takes {tile}: {}.", counted(tile.worms(), "worm"));
            Some(Tale::new(Mood::Good, text))
        }
        Action::Steal { from } => Some(Tale::new(Mood::Good, theft(before, after, name, from, names))),
        Action::Weasel => plain(format!("{name} sends the weasel.")),
        Action::GiveBack { specialist } => plain(format!("{name} gives back the {}.", called(specialist))),
        Action::Rob { from } => plain(format!("{name} takes a token from {}.", names[from.index()])),
    }
}

fn theft(before: &Board, after: &Board, name: &str, from: Seat, names: &[String]) -> String {
    let (had, has) = (&before.seats[from.index()].tiles, &after.seats[from.index()].tiles);
    let victim = &names[from.index()];
    match had.last() {
        Some(tile) if has.len() < had.len() => format!("Pinched! {name} steals {tile} from {victim}."),
        _ => format!("{name} takes the hen from {victim}."),
    }
}

fn failure(
    before: &Board,
    seen: &[Seen<Regenwormen>],
    after: &Board,
    seat: Seat,
    names: &[String],
) -> String {
    let mut text = format!("{}’s turn fails: {}.", names[seat.index()], why(before, seen));
    let (had, has) = (&before.seats[seat.index()].tiles, &after.seats[seat.index()].tiles);
    if let Some(tile) = had.last().filter(|_| has.len() < had.len()) {
        let _ = write!(text, " The {tile} goes back.");
    }
    let is_down = |board: &Board, tile: Tile| board.row.iter().any(|row| row.tile == tile && !row.open);
    if let Some(turned) = after.row.iter().find(|row| !row.open && !is_down(before, row.tile)) {
        let _ = write!(text, " The {} is turned face down.", turned.tile);
    }
    text
}

fn tokens(before: &Board, after: &Board, names: &[String]) -> Vec<Tale> {
    let seats = before.seats.iter().zip(&after.seats).zip(names);
    let gains = seats.filter(|((had, has), _)| has.tokens > had.tokens);
    gains.map(|(_, name)| Tale::new(Mood::Good, format!("{name} gets a worm token."))).collect()
}

/// Specialists that are somewhere else now.
fn guests(before: &Board, after: &Board, names: &[String]) -> Vec<Tale> {
    let place = |board: &Board, guest: Specialist| {
        if let Some(row) = board.row.iter().find(|row| row.specialist == Some(guest)) {
            return format!("hops onto {}", row.tile);
        }
        let holder = board.seats.iter().position(|seat| seat.specialists.contains(&guest));
        holder.map_or("leaves the game".into(), |seat| format!("goes to {}", names[seat]))
    };
    let moved = Specialist::ALL.iter().filter(|guest| place(before, **guest) != place(after, **guest));
    let in_play = moved.filter(|_| before.expansion);
    in_play
        .map(|guest| Tale::new(Mood::Plain, format!("The {} {}.", called(*guest), place(after, *guest))))
        .collect()
}
