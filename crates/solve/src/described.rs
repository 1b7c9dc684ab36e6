//! A turn as people describe it: tiles, dice and a specialist, checked against each other.

mod dice;
mod goal;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use wormery_regenwormen::{Options, Specialist, Symbol, Tile};

use crate::Situation;
use crate::situation::MAX_SEATS;

pub use goal::Goal;

/// A turn as somebody describes it: seat 0 plays, the others sit on 1, 2 and so on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Described {
    /// The rules.
    pub options: Options,
    /// The player's specialist.
    pub specialist: Option<Specialist>,
    /// The open tiles of the row; all that nobody has, if none are named.
    pub row: Option<Vec<Tile>>,
    /// The top tiles of the other players' stacks.
    pub tops: Vec<Tile>,
    /// The player's own top tile.
    pub own: Option<Tile>,
    /// The dice that are kept.
    pub kept: Vec<Symbol>,
    /// The dice that are rolled and must be kept from; without them the player decides whether to roll.
    pub roll: Option<Vec<Symbol>>,
    /// Where the golden die of its holder is, if somebody says so.
    pub golden: Option<GoldenPlace>,
    /// Whether the weasel has been used in this turn.
    pub weasel_used: bool,
}

/// Where the golden die of its holder is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoldenPlace {
    /// Thrown, and in the pool; it is the last die of a roll.
    Pool,
    /// Among the dice that are kept.
    Kept,
    /// Left aside in this turn.
    Aside,
}

/// What a description has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// [`Described::row`].
    Row,
    /// [`Described::tops`].
    Tops,
    /// [`Described::own`].
    Own,
    /// [`Described::kept`].
    Kept,
    /// [`Described::roll`].
    Roll,
    /// [`Described::specialist`].
    Specialist,
    /// [`Described::golden`].
    Golden,
    /// [`Described::weasel_used`].
    WeaselUsed,
}

/// How the parts are called where the description is written, as flags or as arguments of a function.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// The name of a part.
    pub part: fn(Part) -> &'static str,
    /// How to play with the expansion: "add --expansion".
    pub expansion: &'static str,
    /// How to have a specialist besides.
    pub specialist: fn(Specialist) -> String,
}

impl Described {
    /// The situation, or what cannot be, with the parts as `spelling` calls them.
    pub fn situation(&self, spelling: &Spelling) -> Result<Situation, String> {
        let mut situation = Situation::opening(self.options);
        self.check_specialist(spelling)?;
        situation.specialist = self.specialist;
        self.check_tiles(spelling)?;
        self.place_tiles(&mut situation);
        self.place_dice(&mut situation, spelling)?;
        Ok(situation)
    }

    fn check_specialist(&self, spelling: &Spelling) -> Result<(), String> {
        let (name, how) = ((spelling.part)(Part::Specialist), spelling.expansion);
        match self.specialist {
            Some(specialist) if !self.options.expansion => {
                Err(format!("{name} {specialist}: specialists come with the expansion, {how}"))
            }
            Some(Specialist::Raven) => Err(format!("{name} raven: it stands on a tile, and nobody holds it")),
            _ => Ok(()),
        }
    }

    fn check_tiles(&self, spelling: &Spelling) -> Result<(), String> {
        let name = spelling.part;
        let (row, own) = (self.row.as_deref().unwrap_or_default(), self.own.as_slice());
        let places = [(Part::Row, row), (Part::Tops, &self.tops[..]), (Part::Own, own)];
        for (part, tiles) in places {
            if let Some(low) = tiles.iter().find(|tile| tile.is_low() && !self.options.expansion) {
                return Err(format!(
                    "{}: tile {low} comes with the expansion, {}",
                    name(part),
                    spelling.expansion
                ));
            }
            if let Some(twice) = repeated(tiles) {
                return Err(format!("{}: tile {twice} is there twice", name(part)));
            }
        }
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let ((part, tiles), (beside, others)) = (places[one], places[other]);
            if let Some(tile) = tiles.iter().find(|tile| others.contains(tile)) {
                let (part, beside) = (name(part), name(beside));
                return Err(format!("{part} and {beside} both have tile {tile}, and there is only one"));
            }
        }
        let (n_tops, most) = (self.tops.len(), MAX_SEATS - 1);
        if n_tops > most {
            return Err(format!(
                "{}: {n_tops} tiles, but there are at most {most} other players",
                name(Part::Tops)
            ));
        }
        Ok(())
    }

    fn place_tiles(&self, situation: &mut Situation) {
        match &self.row {
            Some(row) => situation.row = row.iter().copied().collect(),
            None => self.tops.iter().chain(&self.own).for_each(|tile| situation.row.remove(*tile)),
        }
        for (top, tile) in situation.tops.iter_mut().skip(1).zip(&self.tops) {
            *top = Some(*tile);
        }
        situation.own = self.own;
        situation.owns_low_tile = self.own.is_some_and(Tile::is_low);
    }
}

fn repeated(tiles: &[Tile]) -> Option<&Tile> {
    tiles.iter().enumerate().find(|(place, tile)| tiles[..*place].contains(tile)).map(|(_, tile)| tile)
}
