use std::io::{self, Write};
use std::path::Path;

use wormery_core::{Event, Viewer};
use wormery_games::with_game;
use wormery_host::{Loaded, game_of, load, names};
use wormery_table::{Ply, Seen, see};
use wormery_words::{Language, Reader};

use crate::{Draw, Tale};

/// The positions of a record, one after each decision with what chance answered to it.
pub(super) struct Steps<G: Draw> {
    pub(super) names: Vec<String>,
    positions: Vec<G>,
    /// What was seen on the way to each position; nothing for the first.
    seen: Vec<Vec<Seen<G>>>,
    /// How many sentences were told up to each position.
    told: Vec<usize>,
    tales: Vec<Tale>,
    pub(super) language: Language,
}

impl<G: Draw> Steps<G> {
    pub(super) fn load(path: &Path, language: Language) -> anyhow::Result<Self> {
        let Loaded { table, players, .. } = load::<G>(path)?;
        let mut steps = Self {
            names: names(&players),
            positions: vec![G::start(table.config())],
            seen: vec![Vec::new()],
            told: vec![0],
            tales: Vec::new(),
            language,
        };
        let (mut game, mut since) = (steps.positions[0].clone(), Vec::new());
        for (event, ply) in table.events().iter().zip(1..) {
            if matches!(event, Event::Action(_)) && !since.is_empty() {
                steps.push(&game, std::mem::take(&mut since));
            }
            since.push(see(&mut game, Ply(ply), event, Viewer::Public));
        }
        steps.push(&game, since);
        Ok(steps)
    }

    fn push(&mut self, game: &G, seen: Vec<Seen<G>>) {
        if seen.is_empty() {
            return;
        }
        let reader = Reader { language: self.language, names: &self.names, me: None };
        self.tales.extend(G::story(&seen, &reader));
        self.told.push(self.tales.len());
        self.positions.push(game.clone());
        self.seen.push(seen);
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
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
pub(crate) fn tell(path: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let game = game_of(path)?;
    with_game!(game, G => write_tales(&Steps::<G>::load(path, language)?, out))?;
    Ok(())
}

fn write_tales<G: Draw>(steps: &Steps<G>, out: &mut impl Write) -> io::Result<()> {
    for tale in &steps.tales {
        let text: String = tale.text.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(out, "{text}")?;
    }
    out.flush()
}
