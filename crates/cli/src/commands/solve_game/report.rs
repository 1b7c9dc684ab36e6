use std::io::{self, Write};

use anyhow::Context;
use serde::Serialize;
use serde_json::value::RawValue;
use wormery_endgame::{Layout, Values, n_positions, shown, start};
use wormery_games::regenwormen::{Options, Tile, Tiles};
use wormery_words::{decimal, percent, say};

use super::args::grouped;
use super::regret::Loss;
use crate::out::out;
use crate::reader::language;

/// What is told of a game that was solved.
#[derive(Serialize)]
pub(super) struct Report {
    tiles: Tiles,
    options: Options,
    positions: usize,
    /// The share of the win of who begins.
    first: Share,
    second: Share,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Asked>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<Loss>,
}

/// A position that was asked for.
#[derive(Serialize)]
struct Asked {
    own: Vec<Tile>,
    other: Vec<Tile>,
    /// The share of the player to move, and of the one who waits.
    moves: Share,
    waits: Share,
}

/// A share of the win, written with twelve digits.
struct Share(f64);

impl Serialize for Share {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = RawValue::from_string(format!("{:.12}", self.0)).map_err(serde::ser::Error::custom)?;
        digits.serialize(serializer)
    }
}

impl Share {
    fn percent(&self) -> String {
        percent(language(), self.0, 4)
    }
}

impl Report {
    pub(super) fn new(
        tiles: Tiles,
        values: &Values,
        position: Option<&Layout>,
        bots: Vec<Loss>,
    ) -> anyhow::Result<Self> {
        let start = start(values.options(), tiles).context("--tiles: a game has tiles")?;
        let [first, second] = values.shares(&start).expect("the game is solved").map(Share);
        let position = position.map(|layout| Asked::new(values, layout));
        let positions = n_positions(tiles.iter().count());
        Ok(Self { tiles, options: *values.options(), positions, first, second, position, bots })
    }

    pub(super) fn print(&self, json: bool) -> anyhow::Result<()> {
        let mut out = out();
        if json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
            return Ok(());
        }
        let (tiles, positions) = (shown(self.tiles), grouped(self.positions as u128));
        let language = language();
        writeln!(out, "{}", say!(language, cli_solved_game, tiles, positions))?;
        writeln!(out, "{}", say!(language, cli_solved_shares))?;
        write_share(&mut out, &say!(language, cli_solved_begins), &self.first)?;
        write_share(&mut out, &say!(language, cli_solved_other), &self.second)?;
        if let Some(asked) = &self.position {
            let (own, other) = (named(&asked.own), named(&asked.other));
            writeln!(out, "{}", say!(language, cli_solved_asked, own, other))?;
            write_share(&mut out, &say!(language, cli_solved_moves), &asked.moves)?;
            write_share(&mut out, &say!(language, cli_solved_waits), &asked.waits)?;
        }
        self.print_bots(&mut out)?;
        Ok(())
    }

    fn print_bots(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(games) = self.bots.first().map(|loss| loss.games) else { return Ok(()) };
        let language = language();
        writeln!(out, "{}", say!(language, cli_solved_losses, n = grouped(games.into())))?;
        let (per_game, per_decision) =
            (say!(language, cli_solved_per_game), say!(language, cli_solved_per_decision));
        writeln!(out, "  {:<16} {per_game:>16} {per_decision:>16}", say!(language, cli_solved_bot))?;
        for Loss { bot, per_game, margin, per_decision, .. } in &self.bots {
            let number = |share: f64, digits| decimal(language, share * 100.0, digits);
            let per_game = format!("{} ± {}", number(*per_game, 2), number(*margin, 2));
            writeln!(out, "  {bot:<16} {per_game:>16} {:>16}", number(*per_decision, 4))?;
        }
        Ok(())
    }
}

impl Asked {
    fn new(values: &Values, layout: &Layout) -> Self {
        let share = values.of(layout).expect("the game is solved");
        let (own, other) = (layout.own.clone(), layout.other.clone());
        Self { own, other, moves: Share(share), waits: Share(1.0 - share) }
    }
}

fn write_share(out: &mut impl Write, who: &str, share: &Share) -> io::Result<()> {
    writeln!(out, "  {who:<22} {}", share.percent())
}

/// A stack in words, from the bottom up.
fn named(stack: &[Tile]) -> String {
    match stack {
        [] => say!(language(), cli_solved_nothing),
        tiles => tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(", "),
    }
}
