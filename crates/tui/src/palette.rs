//! The palette of 256 colors: the one that looks most like a color.

use std::cell::RefCell;
use std::collections::HashMap;

use ratatui::style::Color;

thread_local! {
    /// A screen has few colors and many cells.
    static KNOWN: RefCell<HashMap<(u8, u8, u8), u8>> = RefCell::new(HashMap::new());
}

/// The nearest color of the cube of 6 by 6 by 6 or of the greys.
pub(crate) fn nearest(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
    let find =
        || (16..=255).min_by(|one, two| apart(color, *one).total_cmp(&apart(color, *two))).unwrap_or(0);
    KNOWN.with_borrow_mut(|known| Color::Indexed(*known.entry((red, green, blue)).or_insert_with(find)))
}

/// How different a color of the palette looks.
fn apart(color: Color, index: u8) -> f64 {
    let (one, two) = (seen(color), seen(shown(index)));
    one.iter().zip(two).map(|(one, two)| (one - two).powi(2)).sum()
}

/// What a color of the palette is.
pub(crate) fn shown(index: u8) -> Color {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    if index >= 232 {
        let grey = 8 + 10 * (index - 232);
        return Color::Rgb(grey, grey, grey);
    }
    let of = |step: u8| LEVELS[usize::from(step % 6)];
    let place = index.saturating_sub(16);
    Color::Rgb(of(place / 36), of(place / 6), of(place))
}

/// What the three kinds of cones in an eye see of red, green and blue.
const CONES: [[f64; 3]; 3] =
    [[0.412_221, 0.536_333, 0.051_446], [0.211_903, 0.680_700, 0.107_397], [0.088_302, 0.281_719, 0.629_979]];
/// Lightness and two axes of hue, from what the cones see.
const AXES: [[f64; 3]; 3] = [
    [0.210_454, 0.793_618, -0.004_072],
    [1.977_998, -2.428_592, 0.450_594],
    [0.025_904, 0.782_772, -0.808_676],
];

fn dot(one: [f64; 3], two: [f64; 3]) -> f64 {
    one.iter().zip(two).map(|(one, two)| one * two).sum()
}

/// A color as eyes see it (Oklab): lightness, and two axes of hue.
fn seen(color: Color) -> [f64; 3] {
    let Color::Rgb(red, green, blue) = color else { return [0.0; 3] };
    let linear = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let light = [red, green, blue].map(linear);
    let cones = CONES.map(|row| dot(row, light).cbrt());
    AXES.map(|row| dot(row, cones))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_of_the_palette_are_their_own_neighbors() {
        for index in 16..=255 {
            let Color::Indexed(found) = nearest(shown(index)) else { panic!("an index") };
            assert_eq!(shown(found), shown(index));
        }
        assert_eq!(nearest(Color::Reset), Color::Reset);
    }

    #[test]
    fn cream_is_not_yellow() {
        let cream = nearest(Color::Rgb(0xfd, 0xf6, 0xe6));
        assert!([Color::Indexed(255), Color::Indexed(231)].contains(&cream), "{cream:?}");
    }
}
