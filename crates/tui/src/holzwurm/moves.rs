//! Moving among cards and places.

use wormery_games::holzwurm::{Action, Card};

use crate::Toward;

/// How far up and down lead, where a card has one place only.
const LEAP: usize = 8;

fn card(action: Action) -> Card {
    let Action::Play { card, .. } = action;
    card
}

/// The choices that play the same card.
pub(super) fn of_same_card(legal: &[Action], chosen: usize) -> Vec<usize> {
    let Some(action) = legal.get(chosen) else { return Vec::new() };
    (0..legal.len()).filter(|place| card(legal[*place]) == card(*action)).collect()
}

/// The choice that an arrow leads to: cards lie side by side, their places one above the other.
pub(super) fn step(legal: &[Action], from: usize, toward: Toward) -> usize {
    let same = of_same_card(legal, from);
    let at = same.iter().position(|place| *place == from).unwrap_or(0);
    match toward {
        Toward::Down if same.len() > 1 => same[(at + 1) % same.len()],
        Toward::Up if same.len() > 1 => same[(at + same.len() - 1) % same.len()],
        Toward::Right => other_card(legal, from, 1),
        Toward::Down => other_card(legal, from, LEAP),
        Toward::Left => other_card(legal, from, n_cards(legal) - 1),
        Toward::Up => other_card(legal, from, LEAP * n_cards(legal) - LEAP),
    }
}

/// The first choice of each card.
fn heads(legal: &[Action]) -> Vec<usize> {
    (0..legal.len()).filter(|place| *place == 0 || card(legal[*place]) != card(legal[*place - 1])).collect()
}

fn n_cards(legal: &[Action]) -> usize {
    heads(legal).len()
}

fn other_card(legal: &[Action], from: usize, by: usize) -> usize {
    let heads = heads(legal);
    let at = heads.iter().rposition(|head| *head <= from).unwrap_or(0);
    heads.get((at + by) % heads.len().max(1)).copied().unwrap_or(0)
}
