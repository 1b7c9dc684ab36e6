use wormery_games::ithappens::{Card, Column, ColumnView, Field, MoundView, Object, View};

use super::{COLORS, Colors};
use crate::Sheet;
use crate::numbers::squash;
use crate::seats::who;

const N_MOUNDS: usize = 3;
/// Nothing to gain, a worm, or one of the objects.
const FIELDS: usize = 2 + Object::COUNT;

pub(super) fn write(view: &View, colors: &Colors, sheet: &mut impl Sheet) {
    for at in 0..N_MOUNDS {
        let mound = view.mounds.get(at);
        let points = |of: fn(&MoundView) -> u8| mound.map_or(0.0, |mound| squash(of(mound).into(), 10.0));
        sheet.put(points(|mound| mound.queen), || format!("mound {at} queen"));
        sheet.put(points(|mound| mound.general), || format!("mound {at} general"));
        sheet.put(points(|mound| mound.worm), || format!("mound {at} worm"));
        for column in 0..Card::N_COLUMNS {
            let name = || format!("mound {at} column {column}");
            write_column(mound.and_then(|mound| mound.columns.get(column)), colors, name, sheet);
        }
    }
}

fn write_column(
    column: Option<&ColumnView>,
    colors: &Colors,
    name: impl Fn() -> String,
    sheet: &mut impl Sheet,
) {
    let dice = column.map_or(&[][..], |column| &column.dice);
    let owner = dice.first().map(|die| colors.away(die.color));
    sheet.one_of(owner, COLORS, |away| format!("{} of {}", name(), who(away)));
    let rank = column.and_then(|column| column.rank);
    sheet.put(rank.map_or(0.0, |rank| 1.0 / f32::from(rank)), || format!("{} one over rank", name()));
    for field in 0..Column::MAX_HEIGHT {
        let value = dice.get(field).map_or(0.0, |die| f32::from(die.value) / 6.0);
        sheet.put(value, || format!("{} die {field}", name()));
        let kind = column.and_then(|column| column.fields.get(field)).map(|field| kind(*field));
        sheet.one_of(kind, FIELDS, |kind| format!("{} field {field} {}", name(), kind_name(kind)));
    }
}

fn kind(field: Field) -> usize {
    match field {
        Field::Blank => 0,
        Field::Worm => 1,
        Field::Object(object) => 2 + object as usize,
    }
}

fn kind_name(kind: usize) -> String {
    match kind {
        0 => "blank".into(),
        1 => "worm".into(),
        object => Object::ALL[object - 2].to_string(),
    }
}
