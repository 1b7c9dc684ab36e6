//! Somebody who plays line by line: what is told and asked, and what the answers mean.

use std::io::{self, Write};

use wormery_core::{Config, Seat, Standing, Viewer};
use wormery_table::Choice;
use wormery_words::{Language, number, say};

use super::{Answer, Paper, at_hand, label, plain};
use crate::{Advice, Draw, Hints, Mood, Question, Tale};

/// How many sentences remind of a game that goes on.
const REMINDERS: usize = 8;

/// Where somebody plays line by line.
///
/// The whole board is shown at first, in every new round and when it is asked for; in between it is told what changes.
pub struct Desk<G: Draw> {
    config: Config<G::Options>,
    /// The players' names in seat order.
    pub names: Vec<String>,
    language: Language,
    hints: Hints,
    paper: Paper,
    told: Vec<String>,
    is_board_due: bool,
    takes_back: bool,
}

/// What somebody must decide.
pub struct Asked<G: Draw> {
    /// Who.
    pub seat: Seat,
    /// What the seat may know.
    pub view: G::View,
    /// What it may do.
    pub choices: Vec<Choice<G>>,
    /// Whether the last decision can be taken back.
    pub can_undo: bool,
}

/// What came of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned<A> {
    /// A decision.
    Act(A),
    /// The wish to take the last decision back, which can be done.
    Undo,
    /// The wish to leave.
    Leave,
    /// Nothing: what was asked is still open.
    Open,
}

impl<G: Draw> Desk<G> {
    /// A desk at the table of a game.
    pub fn new(
        config: Config<G::Options>,
        names: Vec<String>,
        language: Language,
        hints: Hints,
        paper: Paper,
    ) -> Self {
        Self {
            config,
            names,
            language,
            hints,
            paper,
            told: Vec::new(),
            is_board_due: true,
            takes_back: false,
        }
    }

    /// A desk at a table where decisions can be taken back.
    pub fn taking_back(self) -> Self {
        Self { takes_back: true, ..self }
    }

    /// Reminds of what happened before.
    pub fn remind(&mut self, tales: Vec<Tale>, out: &mut impl Write) -> io::Result<()> {
        self.told.extend(tales.into_iter().map(|tale| tale.text));
        if self.told.is_empty() {
            return Ok(());
        }
        writeln!(out, "{}", say!(self.language, cli_so_far))?;
        self.told[self.told.len().saturating_sub(REMINDERS)..]
            .iter()
            .try_for_each(|text| writeln!(out, "{text}"))
    }

    /// Tells what happened.
    pub fn tell(&mut self, tale: Tale, out: &mut impl Write) -> io::Result<()> {
        self.is_board_due |= tale.mood == Mood::Title;
        writeln!(out, "{}", self.paper.dim(&tale.text))?;
        self.told.push(tale.text);
        Ok(())
    }

    /// How many sentences were told.
    pub fn n_told(&self) -> usize {
        self.told.len()
    }

    /// Forgets what was told after some sentences.
    pub fn forget_after(&mut self, n_told: usize) {
        self.told.truncate(n_told);
    }

    /// Shows the board.
    pub fn show(&self, view: &G::View, viewer: Viewer, out: &mut impl Write) -> io::Result<()> {
        let board = plain::<G>(view, viewer, &self.names, self.language);
        writeln!(out, "\n{}", board.trim_end())
    }

    /// Shows the last board and the ranking.
    pub fn end(&self, view: &G::View, standing: &Standing, out: &mut impl Write) -> io::Result<()> {
        self.show(view, Viewer::Public, out)?;
        writeln!(out, "\n{}", self.paper.bold(&say!(self.language, tui_over)))?;
        let mut rows: Vec<_> = standing.entrants().iter().collect();
        rows.sort_by_key(|entrant| entrant.rank);
        rows.into_iter().try_for_each(|row| {
            let score = number(self.language, row.score.into());
            writeln!(out, "{:>3}. {}  {score}", row.rank, self.name(row.seat))
        })
    }

    /// What somebody in the ranking is called.
    pub fn name(&self, seat: Option<Seat>) -> String {
        let third = || say!(self.language, app_third_color);
        seat.and_then(|seat| self.names.get(seat.index()).cloned()).unwrap_or_else(third)
    }

    /// Shows what must be decided, and asks.
    pub fn ask(&mut self, asked: &Asked<G>, out: &mut impl Write) -> io::Result<()> {
        let viewer = Viewer::Seat(asked.seat);
        if self.is_board_due {
            self.is_board_due = false;
            self.show(&asked.view, viewer, out)?;
        } else {
            let hand = at_hand::<G>(&asked.view, viewer, &self.names, self.language);
            if !hand.is_empty() {
                writeln!(out, "\n{hand}")?;
            }
        }
        self.list(asked, out)?;
        self.prompt(asked, out)
    }

    /// The choices, with what can be said about them.
    fn list(&self, asked: &Asked<G>, out: &mut impl Write) -> io::Result<()> {
        let question = say!(self.language, cli_what, name = &self.names[asked.seat.index()]);
        writeln!(out, "\n{}", self.paper.bold(&question))?;
        let advice = self.advice(asked);
        for (place, choice) in asked.choices.iter().enumerate() {
            let label = label(choice, &asked.view, &self.names, self.language);
            let notes = advice.iter().flat_map(|advice| &advice.notes);
            match notes.into_iter().find(|(action, _)| *action == choice.action) {
                Some((_, note)) => writeln!(out, "{:>3}  {label} · {note}", place + 1)?,
                None => writeln!(out, "{:>3}  {label}", place + 1)?,
            }
        }
        match (self.hints, advice) {
            (Hints::Odds, Some(advice)) => writeln!(out, "{}", advice.odds),
            (Hints::Coach, Some(advice)) => writeln!(out, "{}\n{}", advice.odds, advice.coach),
            _ => Ok(()),
        }
    }

    /// Shows who is asked.
    pub(crate) fn prompt(&self, asked: &Asked<G>, out: &mut impl Write) -> io::Result<()> {
        write!(out, "{}> ", self.names[asked.seat.index()])?;
        out.flush()
    }

    fn advice(&self, asked: &Asked<G>) -> Option<Advice<G::Action>> {
        if self.hints == Hints::Off {
            return None;
        }
        Some(G::advise(&Question {
            config: self.config.clone(),
            seat: asked.seat,
            view: asked.view.clone(),
            choices: asked.choices.clone(),
            names: self.names.clone(),
            language: self.language,
        }))
    }

    /// Does what an answer asks for; where it decides nothing, asks again.
    pub fn turn(
        &mut self,
        answer: &Answer,
        asked: &Asked<G>,
        out: &mut impl Write,
    ) -> io::Result<Turned<G::Action>> {
        writeln!(out)?;
        match answer {
            Answer::Choice(number) if (1..=asked.choices.len()).contains(number) => {
                return Ok(Turned::Act(asked.choices[number - 1].action));
            }
            Answer::Enter if asked.choices.len() == 1 => return Ok(Turned::Act(asked.choices[0].action)),
            Answer::Quit => return Ok(Turned::Leave),
            Answer::Undo if asked.can_undo => return Ok(Turned::Undo),
            Answer::Undo if self.takes_back => writeln!(out, "{}", say!(self.language, tui_no_undo))?,
            Answer::Board => {
                self.show(&asked.view, Viewer::Seat(asked.seat), out)?;
                self.list(asked, out)?;
            }
            Answer::Hints => {
                self.turn_hints(out)?;
                self.list(asked, out)?;
            }
            Answer::Help => self.help(out)?,
            Answer::Log => self.log(out)?,
            other => writeln!(out, "{}", self.refusal(other, asked.choices.len()))?,
        }
        self.prompt(asked, out)?;
        Ok(Turned::Open)
    }

    /// More hints, or none.
    pub fn turn_hints(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.hints = self.hints.next();
        writeln!(out, "{}", say!(self.language, cli_hints, word = self.hints.word(self.language)))
    }

    /// Explains the keys and the rules.
    pub fn help(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", say!(self.language, cli_help))?;
        if self.takes_back {
            writeln!(out, "{}", say!(self.language, cli_help_undo))?;
        }
        G::minute(self.language).iter().try_for_each(|text| writeln!(out, "{text}"))
    }

    /// Tells the game so far.
    pub fn log(&self, out: &mut impl Write) -> io::Result<()> {
        if self.told.is_empty() {
            return writeln!(out, "{}", say!(self.language, app_log_empty));
        }
        self.told.iter().try_for_each(|text| writeln!(out, "{text}"))
    }

    /// What to say to an answer that decides nothing.
    fn refusal(&self, answer: &Answer, n_choices: usize) -> String {
        match answer {
            Answer::Choice(number) => say!(self.language, cli_no_choice, number = *number, most = n_choices),
            Answer::Unknown(text) => {
                let text: String = text.chars().take(40).collect();
                say!(self.language, cli_unknown, text)
            }
            _ => say!(self.language, cli_type_number, most = n_choices),
        }
    }
}
