//! What happened in a frame of Holzwurm: in sentences, and for the eye.

use wormery_core::Seat;
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, Card, DealView, End, Glimpse, View};
use wormery_table::Seen;

use super::words::{any, called, color, is_too_low, signed};
use crate::text::{counted, listed};
use crate::{Mood, Tale};

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The card that was played and stayed.
    pub(super) played: Option<Card>,
    /// Whether somebody took a row.
    pub(super) took: bool,
    /// Whether a deal ended.
    pub(super) is_deal_over: bool,
}

impl Trace {
    pub(super) fn of(before: &View, seen: &[Seen<Holzwurm>], after: &View) -> Self {
        let Some(action) = action(seen) else { return Self::default() };
        let Action::Play { card, .. } = action;
        let took = is_too_low(before, action);
        Self { played: Some(card).filter(|_| !took), took, is_deal_over: is_over(before, after) }
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { is_deal_over: true, .. } => 4000,
            Self { took: true, .. } => 2000,
            _ => 1100,
        }
    }
}

fn action(seen: &[Seen<Holzwurm>]) -> Option<Action> {
    seen.iter().find_map(|seen| match &seen.glimpse {
        Glimpse::Action(action) => Some(*action),
        Glimpse::Chance(_) => None,
    })
}

fn is_over(before: &View, after: &View) -> bool {
    before.to_act.is_some() && (after.deal != before.deal || after.standing.is_some())
}

/// Tells what happened.
pub(super) fn tell(before: &View, seen: &[Seen<Holzwurm>], after: &View, names: &[String]) -> Vec<Tale> {
    let mut tales = Vec::new();
    if let (Some(action), Some(seat)) = (action(seen), before.to_act) {
        tales.push(deed(before, action, &names[seat.index()]));
    }
    if let (true, Some(last)) = (is_over(before, after), &after.last) {
        tales.extend(end(last, names));
    }
    if after.deal != before.deal {
        tales.push(Tale::new(Mood::Title, format!("Deal {} of {}.", after.deal, after.deals)));
    }
    tales
}

fn deed(before: &View, action: Action, name: &str) -> Tale {
    let Action::Play { card, row } = action;
    let Some(row) = row.and_then(|row| before.rows.get(row.index())) else {
        return Tale::new(Mood::Plain, format!("{name} opens a row with the {}.", called(card)));
    };
    if !is_too_low(before, action) {
        return Tale::new(
            Mood::Plain,
            format!("{name} plays the {} on the {} row.", called(card), color(row)),
        );
    }
    let fate = before.fate.last().map_or(String::new(), |fate| format!(" and {} from fate", any(*fate)));
    let n_cards = counted(row.cards.len(), "card");
    let text = format!(
        "{name} plays the {}, too low: {name} takes {n_cards} of the {} row{fate}.",
        called(card),
        color(row)
    );
    Tale::new(Mood::Bad, text)
}

/// How a deal ended and what it scored.
pub(super) fn end(last: &DealView, names: &[String]) -> Vec<Tale> {
    let name = |seat: Seat| &names[seat.index()];
    let how = match last.end {
        End::Out(seat) => format!("The deal is over: {} is out of cards.", name(seat)),
        End::Poison(seat) => format!("The deal is over: {} has the poison.", name(seat)),
    };
    vec![Tale::new(Mood::Title, how), Tale::new(Mood::Good, scores(last, names))]
}

/// "Ann scores +30, Bo −11".
pub(super) fn scores(last: &DealView, names: &[String]) -> String {
    let scores: Vec<String> =
        last.scores.iter().zip(names).map(|(score, name)| format!("{name} {}", signed(*score))).collect();
    format!("The deal scores {}.", listed(&scores))
}
