use std::fmt::Write;

use wormery_core::Event;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, ColorView, ColumnView, Die, Field, MoundView, Object, Outcome, View};

use super::{Show, name_width, spaced};
use crate::words::counted;

impl Show for ItHappens {
    fn board(view: &View, names: &[String]) -> String {
        let mut board = format!("Round {} of {}\n\n", view.round, view.rounds);
        for (place, mound) in view.mounds.iter().enumerate() {
            board.push_str(&mound_lines(place, mound));
        }
        let width = name_width(names).max("Third color".len());
        for color in &view.colors {
            let name = name(color, names);
            let _ = writeln!(
                board,
                "{name:>width$}  {:<6}  {}",
                color.color,
                holdings(color, view.standing.is_some())
            );
        }
        let _ = writeln!(board, "\nWorm tiles left: {}", view.supply.worms);
        if let Some((color, value)) = view.thrown.as_ref().and_then(|die| Some((die.color, die.value?))) {
            let _ = writeln!(board, "The {color} die shows {value}.");
        }
        board
    }

    fn label(action: Action, view: &View, _: &[String]) -> String {
        match action {
            Action::Roll { die: Die::Own } => "roll a die of your own".into(),
            Action::Roll { die: Die::Third } => "roll a die of the third color".into(),
            Action::Place { mound } => place_label(view, mound.get() as usize),
            Action::Reroll => "roll this die again (costs a worm tile)".into(),
            Action::Pass => "skip this turn (costs a worm tile)".into(),
        }
    }

    fn story(before: &View, seen: &Event<Self>, after: &View, names: &[String]) -> Vec<String> {
        let mut lines = match seen {
            Event::Chance(Outcome::Mounds { cards }) => {
                vec![format!("Round {}: the mounds are {}", after.round, spaced(cards))]
            }
            Event::Chance(Outcome::Die { value }) => {
                let thrown = before.thrown.as_ref().map_or(String::new(), |die| format!("{} ", die.color));
                vec![format!("the {thrown}die shows {value}")]
            }
            Event::Action(action) => action_line(*action, before, names).into_iter().collect(),
        };
        if after.round != before.round || after.standing.is_some() {
            lines.extend(round_lines(before, after, names));
        }
        lines
    }
}

/// A mound as columns of fields, the top field first; a die covers its field.
fn mound_lines(place: usize, mound: &MoundView) -> String {
    let mut text = format!(
        "Mound {}  {}   queen {}, general {}, worm tile for a sum of {}\n",
        place + 1,
        mound.card,
        mound.queen,
        mound.general,
        mound.worm
    );
    for height in (0..3).rev() {
        let fields: Vec<String> = mound.columns.iter().map(|column| field(column, height)).collect();
        let line = format!("    {}", fields.join(" "));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    text
}

fn field(column: &ColumnView, height: usize) -> String {
    let text = match (column.fields.get(height), column.dice.get(height)) {
        (None, _) => String::new(),
        (Some(_), Some(die)) => format!("{}{}", die.color.to_string()[..1].to_uppercase(), die.value),
        (Some(Field::Blank), None) => "_".into(),
        (Some(Field::Worm), None) => "worm".into(),
        (Some(Field::Object(object)), None) => called(*object).into(),
    };
    format!("{text:<11}")
}

fn name<'a>(color: &ColorView, names: &'a [String]) -> &'a str {
    color.seat.map_or("Third color", |seat| &names[seat.index()])
}

/// What a color has; dice are of no interest after the end.
fn holdings(color: &ColorView, is_over: bool) -> String {
    let mut parts = Vec::new();
    if !is_over {
        parts.push(counted(color.dice, "die"));
        parts.extend(color.third_dice.map(|third| format!("{third} of the third color")));
    }
    parts.push(counted(color.worms, "worm tile"));
    let objects = color.objects.iter().filter(|(_, count)| **count > 0);
    parts.extend(objects.map(|(object, count)| objects_of(*object, *count)));
    match &color.point_tiles {
        Some(tiles) => parts.extend(tiles.iter().map(|tile| format!("{} {}", tile.kind, tile.value))),
        None if color.queens + color.generals > 0 => {
            parts.push(format!("{} face down", won(color.queens, color.generals)));
        }
        None => {}
    }
    parts.join(", ")
}

/// "1 bone", "2 bones"; glasses are glasses.
fn objects_of(object: Object, count: u8) -> String {
    match object {
        Object::Glasses => format!("{count} glasses"),
        _ => counted(count, called(object)),
    }
}

/// "2 queens, 1 general", without those of which there are none.
fn won(queens: u8, generals: u8) -> String {
    let parts = [(queens, "queen"), (generals, "general")];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    parts.map(|(count, noun)| counted(count, noun)).collect::<Vec<_>>().join(", ")
}

fn place_label(view: &View, mound: usize) -> String {
    let (Some(card), Some(thrown)) = (view.mounds.get(mound), &view.thrown) else { return String::new() };
    let own = card.columns.iter().position(|column| column.dice.iter().any(|die| die.color == thrown.color));
    let free = card.columns.iter().position(|column| column.dice.is_empty());
    let Some(column) = own.or(free) else { return String::new() };
    let gain = match card.columns[column].fields.get(card.columns[column].dice.len()) {
        Some(Field::Worm) => ", for a worm tile".to_owned(),
        Some(Field::Object(object)) => format!(", for a tile: {}", called(*object)),
        _ => String::new(),
    };
    let dice: u8 = card.columns[column].dice.iter().map(|die| die.value).sum();
    let sum = dice + thrown.value.unwrap_or_default();
    format!("place it on mound {}, column {}: sum {sum}{gain}", mound + 1, column + 1)
}

fn action_line(action: Action, before: &View, names: &[String]) -> Option<String> {
    let name = &names[before.to_act?.index()];
    Some(match action {
        Action::Roll { .. } => format!("{name} rolls"),
        Action::Place { mound } => {
            let label = place_label(before, mound.get() as usize);
            format!("{name} places it{}", label.trim_start_matches("place it"))
        }
        Action::Reroll => format!("{name} pays a worm tile and rolls again"),
        Action::Pass => format!("{name} pays a worm tile and skips the turn"),
    })
}

/// What the end of a round brought each color.
fn round_lines(before: &View, after: &View, names: &[String]) -> Vec<String> {
    let mut lines = vec![format!("Round {} is scored", before.round)];
    for (had, has) in before.colors.iter().zip(&after.colors) {
        let (queens, generals) = (has.queens - had.queens, has.generals - had.generals);
        if queens + generals > 0 {
            lines.push(format!("  {} gets {}", name(has, names), won(queens, generals)));
        }
    }
    lines
}

fn called(object: Object) -> &'static str {
    match object {
        Object::Map => "map",
        Object::Sneaker => "sneaker",
        Object::Bone => "bone",
        Object::Glasses => "glasses",
        Object::Loudspeaker => "loudspeaker",
        Object::Glove => "glove",
        Object::Telescope => "telescope",
        Object::Bottle => "bottle",
    }
}
