use std::io::{self, Write};

use wormery_core::{Event, Viewer};
use wormery_games::with_game;
use wormery_record::Recorded;
use wormery_table::{Ply, Seen, see};
use wormery_visible::visible;
use wormery_words::{Language, Reader};

use super::Source;
use crate::{Draw, Tale};

/// The positions of a record, one after each decision with what chance answered to it.
pub(super) struct Steps<G: Draw> {
    pub(super) names: Vec<String>,
    positions: Vec<G>,
    /// What was seen on the way to each position; nothing for the first.
    seen: Vec<Vec<Seen<G>>>,
    /// How many sentences were told up to each position.
    told: Vec<usize>,
    /// The last line of the record that has happened in each position; the header is line 1.
    lines: Vec<u32>,
    tales: Vec<Tale>,
    pub(super) language: Language,
}

impl<G: Draw> Steps<G> {
    pub(super) fn new(recorded: &Recorded<G>, language: Language) -> Self {
        let mut steps = Self {
            names: recorded.players.iter().map(|name| visible(name)).collect(),
            positions: vec![G::start(&recorded.config)],
            seen: vec![Vec::new()],
            told: vec![0],
            lines: vec![1],
            tales: Vec::new(),
            language,
        };
        let (mut game, mut since) = (steps.positions[0].clone(), Vec::new());
        for (event, ply) in recorded.events.iter().zip(1..) {
            if matches!(event, Event::Action(_)) && !since.is_empty() {
                steps.push(&game, std::mem::take(&mut since));
            }
            since.push(see(&mut game, Ply(ply), event, Viewer::Public));
        }
        steps.push(&game, since);
        steps
    }

    fn push(&mut self, game: &G, seen: Vec<Seen<G>>) {
        let Some(last) = seen.last() else { return };
        self.lines.push(last.ply.0 + 1);
        let reader = Reader { language: self.language, names: &self.names, me: None };
        self.tales.extend(G::story(&seen, &reader));
        self.told.push(self.tales.len());
        self.positions.push(game.clone());
        self.seen.push(seen);
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// The last line of the record that has happened.
    pub(super) fn line(&self, at: usize) -> u32 {
        self.lines[at]
    }

    /// The first line of those that led to a position.
    pub(super) fn first_line(&self, at: usize) -> u32 {
        at.checked_sub(1).map_or(1, |before| self.lines[before] + 1)
    }

    /// The first position in which a line has happened; the last one for lines beyond the end.
    pub(super) fn with_line(&self, line: u32) -> usize {
        self.lines.partition_point(|last| *last < line).min(self.lines.len() - 1)
    }

    /// Who looks at a position: the one to act, so that hands can be seen.
    pub(super) fn viewer(&self, at: usize) -> Viewer {
        self.positions[at].turn().seat().map_or(Viewer::Public, Viewer::Seat)
    }

    pub(super) fn view(&self, at: usize) -> G::View {
        self.positions[at].view(self.viewer(at))
    }

    pub(super) fn trace(&self, at: usize) -> G::Trace {
        let Some(before) = at.checked_sub(1) else { return G::Trace::default() };
        G::trace(&self.positions[before].view(Viewer::Public), &self.seen[at])
    }

    /// What was told up to a position.
    pub(super) fn tales(&self, at: usize) -> &[Tale] {
        &self.tales[..self.told[at]]
    }
}

/// Tells a record from its beginning, one sentence a line.
pub(crate) fn tell(source: &Source, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    with_game!(source.game()?, G => {
        let recorded = Recorded::<G>::parse(&source.text)?;
        write_tales(&Steps::new(&recorded, language), out)
    })?;
    Ok(())
}

fn write_tales<G: Draw>(steps: &Steps<G>, out: &mut impl Write) -> io::Result<()> {
    for tale in &steps.tales {
        let text: String = tale.text.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(out, "{text}")?;
    }
    out.flush()
}
