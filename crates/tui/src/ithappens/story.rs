//! What happened in a frame of It Happens..: in sentences, and for the eye.

use std::fmt::Write;

use wormery_core::Event;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, MoundView, Outcome, View};
use wormery_table::Seen;

use super::words::{gain, letter, owner, spot};
use crate::{Mood, Tale};

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// A die that was placed: mound, column, field.
    pub(super) placed: Option<(usize, usize, usize)>,
    /// Whether a die was thrown.
    pub(super) rolled: bool,
    /// Whether a round was judged.
    pub(super) judged: bool,
}

impl Trace {
    pub(super) fn of(before: &View, seen: &[Seen<ItHappens>], after: &View) -> Self {
        let judged = is_judged(before, after);
        let placed = action(seen)
            .and_then(|action| placement(before, action))
            .map(|(mound, spot)| (mound, spot.column, spot.field));
        Self { placed: placed.filter(|_| !judged), rolled: thrown(seen).is_some(), judged }
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { judged: true, .. } => 3000,
            Self { placed: Some(_), .. } => 1100,
            _ => 800,
        }
    }
}

fn action(seen: &[Seen<ItHappens>]) -> Option<Action> {
    seen.iter().find_map(|seen| match &seen.glimpse {
        Event::Action(action) => Some(*action),
        Event::Chance(_) => None,
    })
}

fn thrown(seen: &[Seen<ItHappens>]) -> Option<i16> {
    seen.iter().find_map(|seen| match &seen.glimpse {
        Event::Chance(Outcome::Die { value }) => Some(value.get()),
        _ => None,
    })
}

fn is_judged(before: &View, after: &View) -> bool {
    !before.mounds.is_empty() && (after.round != before.round || after.standing.is_some())
}

fn placement(before: &View, action: Action) -> Option<(usize, super::words::Spot)> {
    let Action::Place { mound } = action else { return None };
    let (mound, thrown) = (mound.get() as usize, before.thrown.as_ref()?);
    Some((mound, spot(before.mounds.get(mound)?, thrown.color, thrown.value?)?))
}

/// Tells what happened.
pub(super) fn tell(before: &View, seen: &[Seen<ItHappens>], after: &View, names: &[String]) -> Vec<Tale> {
    let mut tales = Vec::new();
    if let (Some(action), Some(seat)) = (action(seen), before.to_act) {
        tales.extend(deed(before, action, thrown(seen), &names[seat.index()]));
    }
    if is_judged(before, after) {
        tales.extend(judgement(before, action(seen), names));
    }
    if after.round != before.round && after.standing.is_none() {
        tales.push(Tale::new(Mood::Title, format!("Round {} of {}.", after.round, after.rounds)));
    }
    tales
}

fn deed(before: &View, action: Action, thrown: Option<i16>, name: &str) -> Option<Tale> {
    let value = thrown.unwrap_or_default();
    let text = match action {
        Action::Roll { .. } => format!("{name} rolls a {value}."),
        Action::Reroll => format!("{name} pays a worm and rolls again: {value}."),
        Action::Pass => format!("{name} pays a worm and sits out."),
        Action::Place { .. } => {
            let (mound, spot) = placement(before, action)?;
            let thrown = before.thrown.as_ref()?;
            let found = gain(spot.gain).map_or(String::new(), |gain| format!(", and finds {gain}"));
            format!(
                "{name} puts the {} {} on mound {}, column {}: {}{found}.",
                thrown.color,
                thrown.value?,
                letter(mound),
                spot.column + 1,
                spot.sum
            )
        }
    };
    Some(Tale::new(Mood::Plain, text))
}

/// Who won what on each mound, the last die included.
fn judgement(before: &View, action: Option<Action>, names: &[String]) -> Vec<Tale> {
    let last = action.and_then(|action| placement(before, action));
    let color = before.thrown.as_ref().map(|thrown| thrown.color);
    let mounds = before.mounds.iter().enumerate();
    let sentence = |(place, mound): (usize, &MoundView)| {
        let last = last.as_ref().filter(|(on, _)| *on == place).zip(color);
        let sums = sums(mound, last.map(|((_, spot), color)| (spot.column, color, spot.sum)));
        verdict(place, mound, &sums, before, names)
    };
    mounds.map(sentence).collect()
}

/// The colors of a mound with their sums, from left to right.
fn sums(mound: &MoundView, last: Option<(usize, Color, u8)>) -> Vec<(Color, u8)> {
    let sum = |(place, column): (usize, &wormery_games::ithappens::ColumnView)| match last {
        Some((on, color, sum)) if on == place => Some((color, sum)),
        _ => Some((column.dice.first()?.color, column.dice.iter().map(|die| die.value).sum())),
    };
    mound.columns.iter().enumerate().filter_map(sum).collect()
}

fn verdict(place: usize, mound: &MoundView, sums: &[(Color, u8)], view: &View, names: &[String]) -> Tale {
    let mut order: Vec<&(Color, u8)> = sums.iter().collect();
    order.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
    let name = |color: Color| {
        view.colors.iter().find(|view| view.color == color).map_or("", |view| owner(view, names))
    };
    let mut text = format!("Mound {}:", letter(place));
    match order.as_slice() {
        [] => text += " nobody came.",
        [(first, _)] => {
            let _ = write!(text, " {} wins the queen ({}).", name(*first), mound.queen);
        }
        [(first, _), (second, _), ..] => {
            let _ = write!(
                text,
                " {} wins the queen ({}), {} the general ({}).",
                name(*first),
                mound.queen,
                name(*second),
                mound.general
            );
        }
    }
    for (color, _) in sums.iter().filter(|(_, sum)| *sum == mound.worm) {
        let _ = write!(text, " {} hits {}: a worm.", name(*color), mound.worm);
    }
    Tale::new(Mood::Good, text)
}
