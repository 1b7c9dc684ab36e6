use ratatui::style::{Color, Modifier, Style};
use wormery_core::{Ground, Seat};

use crate::sixteen;

/// Whether the sky is cream or nearly black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Daylight {
    /// Dark print on cream.
    Light,
    /// Pale print on nearly black.
    Dark,
}

/// What something on the screen is, which decides its colors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The page: header and players.
    Sky,
    /// Where the pieces lie.
    Lawn,
    /// What can be done now.
    Soil,
    /// Print on sky or lawn.
    Ink,
    /// Less important print on sky or lawn.
    Dim,
    /// Less important print on soil.
    SoilDim,
    /// Lines on sky or lawn.
    Line,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// Bad news on soil.
    SoilBad,
    /// Something to look at.
    Sun,
    /// A heading.
    Title,
    /// A tile or a die.
    Piece,
    /// A piece that is of no use now.
    Faded,
    /// A piece that lies face down.
    Back,
    /// Worms on a piece.
    Worm,
    /// A piece that can be had now.
    Lit,
    /// A piece of gold.
    Gold,
    /// Something to press.
    Button,
    /// The best thing to press.
    Primary,
    /// Something to press that takes from another player, or costs cards.
    Berry,
    /// What the keys are on.
    Chosen,
}

/// The colors of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Light or dark.
    pub daylight: Daylight,
    /// The world.
    pub ground: Ground,
    /// Without any color: everything is told by shape, boldness and reversal.
    pub mono: bool,
    /// With the sixteen colors of the terminal only.
    pub sixteen: bool,
    /// Without characters beyond ASCII.
    pub ascii: bool,
}

/// Colors in pairs: light, then dark.
type Pair = (u32, u32);

impl Theme {
    /// The colors of something.
    pub fn style(self, role: Role) -> Style {
        match (self.mono, self.sixteen) {
            (true, _) => mono(role),
            (false, true) => sixteen::style(self.daylight, role),
            (false, false) => self.colored(role),
        }
    }

    fn colored(self, role: Role) -> Style {
        let (sky, lawn, soil, soil_2) = self.grounds();
        let ink = (0x002b_1a20, 0x00f8_eedb);
        let piece = |back| self.both(PIECE_INK, back);
        match role {
            Role::Sky => self.both(ink, sky),
            Role::Lawn => self.both(ink, lawn),
            Role::Soil => self.both((0x00ff_f5e2, 0x00f8_eedb), soil),
            Role::Ink => self.fore(ink),
            Role::Dim => self.fore((0x006b_4f4b, 0x00c3_b49c)),
            Role::SoilDim => self.fore((0x00e6_ccb6, 0x00cd_b8a2)),
            Role::Line => self.fore((0x008d_7159, 0x008b_8c7b)),
            Role::Good => self.fore((0x002f_6b23, 0x009f_d07c)),
            Role::Bad => self.fore((0x00b3_213f, 0x00ff_98a0)),
            Role::SoilBad => self.fore((0x00ff_bdb7, 0x00ff_98a0)),
            Role::Sun => self.fore((0x009a_5b00, 0x00f7_bd3c)).add_modifier(Modifier::BOLD),
            Role::Title => Style::new().add_modifier(Modifier::BOLD),
            Role::Piece => piece((0x00ff_f4d9, 0x00ec_dcb8)),
            Role::Faded => self.both((0x0080_7060, 0x006a_5c4c), (0x00ea_dcb8, 0x00a8_9a7e)),
            Role::Back => self.both((0x00c4_a37c, 0x0076_5e4a), (0x00a9_8763, 0x005a_4535)),
            Role::Worm => self.fore((0x00b8_403c, 0x00a8_3430)).add_modifier(Modifier::BOLD),
            Role::Lit | Role::Gold => piece((0x00ff_c640, 0x00f7_bd3c)).add_modifier(Modifier::BOLD),
            Role::Button => self.both((0x00ff_f5e2, 0x00f8_eedb), soil_2),
            Role::Primary => piece((0x00ff_c233, 0x00f7_bd3c)).add_modifier(Modifier::BOLD),
            Role::Berry => self.both((0x00ff_f8e8, 0x00ff_f8e8), (0x00c7_344f, 0x00c7_344f)),
            Role::Chosen => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        }
    }

    /// Sky, lawn, soil and what is pressed on soil.
    fn grounds(self) -> (Pair, Pair, Pair, Pair) {
        match self.ground {
            Ground::Garden => (
                (0x00fd_f6e6, 0x0014_1816),
                (0x00df_e8b6, 0x001d_2b20),
                (0x004d_3028, 0x0021_1512),
                (0x006e_4a3d, 0x0044_3028),
            ),
            Ground::Savannah => (
                (0x00ff_f4e2, 0x0019_1512),
                (0x00f7_dda8, 0x0033_261a),
                (0x006d_3420, 0x002a_1610),
                (0x008c_4c33, 0x004e_3023),
            ),
            Ground::Workshop => (
                (0x00fb_f4e8, 0x0017_1615),
                (0x00ec_d3a6, 0x003a_2c1e),
                (0x003c_3a47, 0x001b_1a21),
                (0x0058_5666, 0x0038_3744),
            ),
        }
    }

    /// The shape and the letter of a seat.
    pub fn sign(seat: Seat) -> &'static str {
        ["●A", "■B", "▲C", "◆D", "▼E", "★F", "✚G"][seat.index() % 7]
    }

    /// The color of a seat, as print.
    pub fn seat(self, seat: Seat) -> Style {
        const COLORS: [Pair; 7] = [
            (0x008a_6400, 0x00f2_c230),
            (0x00c2_302b, 0x00ff_7d74),
            (0x001f_7d55, 0x005c_cb97),
            (0x0026_78be, 0x0078_bdf2),
            (0x0070_665a, 0x00ff_faf0),
            (0x006b_3d9e, 0x00b9_8ae8),
            (0x005a_5055, 0x00a8_9ea3),
        ];
        self.print(COLORS[seat.index() % 7])
    }

    /// The color of a seat, as a piece: a die on a mound.
    pub fn seat_piece(self, seat: Seat) -> Style {
        const COLORS: [(u32, u32); 7] = [
            (0x002b_1a20, 0x00f2_c230),
            (0x00ff_ffff, 0x00c2_302b),
            (0x002b_1a20, 0x0043_ab7a),
            (0x002b_1a20, 0x0078_bdf2),
            (0x002b_1a20, 0x00ff_faf0),
            (0x00ff_ffff, 0x006b_3d9e),
            (0x00ff_ffff, 0x005a_5055),
        ];
        let (print, back) = COLORS[seat.index() % 7];
        self.piece(print, back)
    }

    /// Print on a piece of any color.
    pub fn piece(self, print: u32, back: u32) -> Style {
        if self.mono {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        if self.sixteen {
            return sixteen::piece(rgb(back));
        }
        Style::new().fg(rgb(print)).bg(rgb(back)).add_modifier(Modifier::BOLD)
    }

    /// Bold print of a color.
    pub fn print(self, pair: Pair) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match (self.mono, self.sixteen) {
            (true, _) => bold,
            (false, true) => bold.fg(sixteen::print(self.daylight, rgb(pair.1))),
            (false, false) => bold.patch(self.fore(pair)),
        }
    }

    fn fore(self, fore: Pair) -> Style {
        Style::new().fg(self.pick(fore))
    }

    fn both(self, fore: Pair, back: Pair) -> Style {
        Style::new().fg(self.pick(fore)).bg(self.pick(back))
    }

    fn pick(self, (light, dark): Pair) -> Color {
        rgb(if self.daylight == Daylight::Light { light } else { dark })
    }
}

const PIECE_INK: Pair = (0x002b_1a20, 0x002b_1a20);

fn rgb(value: u32) -> Color {
    Color::Rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
}

/// Without colors the terminal's own print is used everywhere.
fn mono(role: Role) -> Style {
    let plain = Style::new();
    match role {
        Role::Dim | Role::SoilDim | Role::Faded | Role::Line | Role::Back => {
            plain.add_modifier(Modifier::DIM)
        }
        Role::Title | Role::Sun | Role::Bad | Role::SoilBad | Role::Good | Role::Gold | Role::Worm => {
            plain.add_modifier(Modifier::BOLD)
        }
        Role::Lit | Role::Primary => plain.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        Role::Chosen => plain.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        Role::Sky | Role::Lawn | Role::Soil | Role::Ink | Role::Piece | Role::Button | Role::Berry => plain,
    }
}
