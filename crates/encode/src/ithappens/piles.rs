use std::collections::BTreeMap;

use wormery_games::ithappens::{ColorView, Object, View};

use super::{COLORS, Colors};
use crate::Sheet;
use crate::numbers::squash;
use crate::seats::who;

pub(super) fn write(view: &View, colors: &Colors, sheet: &mut impl Sheet) {
    let mut by_place = [None; COLORS];
    for color in &view.colors {
        by_place[colors.away(color.color)] = Some(color);
    }
    for (away, color) in by_place.into_iter().enumerate() {
        write_color(color, away, sheet);
    }
    sheet.put(f32::from(view.supply.worms) / 24.0, || "supply worms".into());
    write_objects(Some(&view.supply.objects), || "supply".into(), sheet);
}

fn write_color(color: Option<&ColorView>, away: usize, sheet: &mut impl Sheet) {
    let number = |of: fn(&ColorView) -> f32| color.map_or(0.0, of);
    let mut put = |name: &str, value: f32| sheet.put(value, || format!("{} {name}", who(away)));
    put("plays", number(|_| 1.0));
    put("dice", number(|color| f32::from(color.dice) / 5.0));
    put("third dice", number(|color| f32::from(color.third_dice.unwrap_or(0)) / 2.0));
    put("worms", number(|color| f32::from(color.worms) / 24.0));
    put("pair points", number(|color| squash(color.pair_points.into(), 10.0)));
    put("variety", number(|color| squash(color.variety.into(), 10.0)));
    put("queens", number(|color| f32::from(color.queens) / 12.0));
    put("generals", number(|color| f32::from(color.generals) / 12.0));
    put("point tiles seen", number(|color| f32::from(u8::from(color.point_tiles.is_some()))));
    put("points of tiles seen", number(|color| squash(seen_points(color), 20.0)));
    write_objects(color.map(|color| &color.objects), || who(away), sheet);
}

/// How many there are of each kind; a view has all kinds.
fn write_objects(objects: Option<&BTreeMap<Object, u8>>, whose: impl Fn() -> String, sheet: &mut impl Sheet) {
    let mut counts = objects.into_iter().flat_map(BTreeMap::values);
    for object in Object::ALL {
        let n = counts.next().copied().unwrap_or(0);
        sheet.put(f32::from(n) / 4.0, || format!("{} {object}", whose()));
    }
}

/// The points on the tiles whose fronts the viewer may see.
fn seen_points(color: &ColorView) -> i32 {
    color.point_tiles.iter().flatten().map(|tile| i32::from(tile.value)).sum()
}
