use std::io::{self, BufRead, Write};

use wormery_core::{Seat, Viewer};
use wormery_puzzles::{Puzzle, Sheet, Worth};
use wormery_review::{Grade, Reasons};
use wormery_table::{Frame, Previews, Table};
use wormery_words::{Language, say};

use super::bars::bar;
use crate::text::percent;
use crate::verdict::fact_words;
use crate::{Answer, Draw, Paper, label, plain};

/// Those at the table.
const NAMES: [&str; 7] = ["Ann", "Bo", "Cas", "Dee", "Eli", "Fay", "Gus"];

/// A puzzle before somebody.
pub(super) struct Pose<G: Draw> {
    table: Table<G>,
    seat: Seat,
    /// What its seat sees, and may choose.
    frame: Frame<G>,
    names: Vec<String>,
    /// The same by its worth, the best first: the place among the choices, and the worth.
    ranked: Vec<(usize, Worth)>,
    tempting: usize,
    language: Language,
    paper: Paper,
}

impl<G: Draw> Pose<G> {
    /// A table at which it comes to the decision; `None` if the rules do not allow it.
    pub(super) fn new(sheet: &Sheet, puzzle: &Puzzle, language: Language, paper: Paper) -> Option<Self> {
        let names: Vec<String> = NAMES.iter().take(puzzle.players).map(|name| (*name).to_owned()).collect();
        let recorded = sheet.recorded::<G>(puzzle, &names)?;
        let table = Table::<G>::from_events(recorded.config, recorded.events).ok()?;
        let seat = table.turn().seat()?;
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::With);
        let place = |worth: &Worth| {
            let action = sheet.action::<G>(worth)?;
            Some((frame.legal.iter().position(|choice| choice.action == action)?, worth.clone()))
        };
        let ranked = puzzle.choices.iter().map(place).collect::<Option<Vec<_>>>()?;
        let tempting = ranked.get(puzzle.tempting)?.0;
        Some(Self { table, seat, frame, names, ranked, tempting, language, paper })
    }

    /// Asks once, and answers.
    pub(super) fn go(self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let name = &self.names[self.seat.index()];
        writeln!(out, "{}", say!(self.language, cli_learn_you, name))?;
        self.show(out)?;
        writeln!(out, "\n{}", self.paper.bold(&say!(self.language, puzzle_ask)))?;
        for place in 0..self.frame.legal.len() {
            writeln!(out, "  {:>2}  {}", place + 1, self.label(place))?;
        }
        writeln!(out, "{}", self.paper.dim(&say!(self.language, cli_puzzle_keys)))?;
        match self.ask(input, out)? {
            Some(mine) => self.tell(mine, out),
            None => Ok(()),
        }
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        let viewer = Viewer::Seat(self.seat);
        let board = plain::<G>(&self.frame.view, viewer, &self.names, self.language);
        writeln!(out, "\n{}", board.trim_end())
    }

    fn label(&self, place: usize) -> String {
        label(&self.frame.legal[place], &self.frame.view, &self.names, self.language)
    }

    /// The place of the choice; `None` if somebody leaves.
    fn ask(&self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<usize>> {
        let most = self.frame.legal.len();
        loop {
            write!(out, "{}> ", self.names[self.seat.index()])?;
            out.flush()?;
            let answer = Answer::read(input)?;
            writeln!(out)?;
            match answer {
                Answer::Choice(number) if (1..=most).contains(&number) => return Ok(Some(number - 1)),
                Answer::Quit => return Ok(None),
                Answer::Board => self.show(out)?,
                Answer::Choice(number) => {
                    writeln!(out, "{}", say!(self.language, cli_no_choice, number, most))?;
                }
                _ => writeln!(out, "{}", say!(self.language, cli_puzzle_keys))?,
            }
        }
    }

    /// The verdict, why, and a bar for every choice.
    fn tell(&self, mine: usize, out: &mut impl Write) -> io::Result<()> {
        let best = self.ranked[0].0;
        let verdict = if self.is_right(mine) {
            say!(self.language, puzzle_right)
        } else {
            say!(self.language, puzzle_better, what = self.label(best))
        };
        writeln!(out, "{}", self.paper.bold(&verdict))?;
        if let Some(why) = self.why(mine) {
            writeln!(out, "{why}")?;
        }
        writeln!(out, "\n{}", say!(self.language, puzzle_often))?;
        self.ranked.iter().try_for_each(|(place, worth)| self.row(*place, worth, mine, out))
    }

    /// Why the best is better than the own choice, or than what is tempting.
    fn why(&self, mine: usize) -> Option<String> {
        let best = self.ranked[0].0;
        let others = [mine, self.tempting].into_iter().filter(|place| *place != best);
        let reasons = Reasons::new(self.table.game(), self.seat);
        let why = |place: usize| reasons.why(&self.frame.legal[best], &self.frame.legal[place]);
        others.filter_map(why).find_map(|fact| fact_words::<G>(self.language, &fact, &self.names))
    }

    fn is_right(&self, place: usize) -> bool {
        let best = self.ranked[0].1.share;
        let is_good = |worth: &Worth| Grade::of_cost(best - worth.share).is_good();
        self.ranked.iter().any(|(of, worth)| *of == place && is_good(worth))
    }

    fn row(&self, place: usize, worth: &Worth, mine: usize, out: &mut impl Write) -> io::Result<()> {
        let best = (place == self.ranked[0].0).then(|| say!(self.language, puzzle_best));
        let own = (place == mine).then(|| say!(self.language, puzzle_mine));
        let notes: Vec<String> = best.into_iter().chain(own).collect();
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let share = percent(worth.share, self.language);
        writeln!(out, "  {} {share:>5}  {}{notes}", bar(worth.share), self.label(place))
    }
}
