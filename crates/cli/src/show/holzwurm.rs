use std::fmt::Write;

use wormery_core::Seat;
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, Card, DealView, End, Glimpse, RowIdx, RowView, SeatView, View};

use super::{Show, name_width, spaced};
use crate::words::counted;

impl Show for Holzwurm {
    fn board(view: &View, names: &[String]) -> String {
        let mut board = format!("Deal {} of {}\n\n", view.deal, view.deals);
        match view.fate.as_slice() {
            [] => board.push_str("The fate row is empty.\n\n"),
            fate => {
                let _ =
                    writeln!(board, "Fate row, the next card last, x13 is the poison:  {}\n", spaced(fate));
            }
        }
        if view.rows.is_empty() {
            board.push_str("No row is on the table.\n");
        }
        for (place, row) in view.rows.iter().enumerate() {
            let _ = writeln!(board, "Row {}  {:<10} {}", place + 1, color(row), spaced(&row.display));
        }
        board.push('\n');
        let width = name_width(names);
        for (seat, name) in view.seats.iter().zip(names) {
            let _ = writeln!(board, "{name:>width$}  {}", holdings(seat));
        }
        if let (Some(hand), Some(_)) = (&view.hand, view.to_act) {
            let _ = writeln!(board, "\nYour hand:  {}", spaced(hand));
            board.push_str(
                "(y yellow, r red, g green, p purple, b blue, n grey; even numbers count, odd ones cost)\n",
            );
        }
        board
    }

    fn label(action: Action, view: &View, _: &[String]) -> String {
        let Action::Play { card, row } = action;
        let Some(row) = row else { return format!("{card:<4} opens a new row") };
        let text = format!("{card:<4} to row {} ({})", row.index() + 1, color(&view.rows[row.index()]));
        if is_too_low(card, row, view) {
            format!("{text}: too low, takes the row and a fate card")
        } else {
            text
        }
    }

    fn story(before: &View, seen: &Glimpse, after: &View, names: &[String]) -> Vec<String> {
        let mut lines = match seen {
            Glimpse::Chance(deal) => {
                vec![format!("Deal {}: the fate cards are {}", after.deal, spaced(deal.fate))]
            }
            Glimpse::Action(action) => play_lines(*action, before, names),
        };
        if let (Glimpse::Action(_), Some(last), None) = (seen, &after.last, after.to_act) {
            lines.extend(deal_lines(last, names));
        }
        lines
    }
}

fn color(row: &RowView) -> String {
    row.color.map_or("no color".into(), |color| color.to_string())
}

fn holdings(seat: &SeatView) -> String {
    let known = match seat.known.as_slice() {
        [] => String::new(),
        known => format!(", among them {}", spaced(known)),
    };
    format!("{}: {}{known}", counted(seat.score, "point"), counted(seat.n_cards, "card"))
}

fn is_too_low(card: Card, row: RowIdx, view: &View) -> bool {
    usize::from(card.value()) <= view.rows[row.index()].cards.len()
}

fn play_lines(action: Action, before: &View, names: &[String]) -> Vec<String> {
    let Some(seat) = before.to_act else { return Vec::new() };
    let name = &names[seat.index()];
    let Action::Play { card, row } = action;
    let Some(row) = row else { return vec![format!("{name} opens a row with {card}")] };
    let on = &before.rows[row.index()];
    let mut lines = vec![format!("{name} plays {card} to row {} ({})", row.index() + 1, color(on))];
    if is_too_low(card, row, before) {
        let fate = before.fate.last().map_or(String::new(), |fate| format!(" and {fate} from the fate row"));
        lines.push(format!("  too low: {name} takes {}{fate}", spaced(&on.cards)));
    }
    lines
}

fn deal_lines(last: &DealView, names: &[String]) -> Vec<String> {
    let name = |seat: Seat| &names[seat.index()];
    let mut lines = vec![match last.end {
        End::Out(seat) => format!("The deal is over: {} has no card left", name(seat)),
        End::Poison(seat) => format!("The deal is over: {} has the poison card", name(seat)),
    }];
    for ((score, hand), name) in last.scores.iter().zip(&last.hands).zip(names) {
        lines.push(
            format!(
                "  {name} scores {score} {}",
                if hand.is_empty() { String::new() } else { format!("({})", spaced(hand)) }
            )
            .trim_end()
            .to_owned(),
        );
    }
    lines
}
