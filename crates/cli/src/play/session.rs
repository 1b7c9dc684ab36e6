use std::io::{BufRead, Write};

use anyhow::Context;
use wormery_bots::Pace;
use wormery_core::{Seat, Standing, Turn, Viewer};
use wormery_host::{Bots, Journal, Player, verdicts};
use wormery_table::{Choice, Ply, Previews, Proposal, Seeded, Table, choices, see};
use wormery_tui::{Draw, label, plain, verdict_words};
use wormery_words::{Reader, number, say};

use super::Paint;
use super::input::{self, Answer};
use crate::reader::language;

/// A game at one keyboard.
pub(super) struct Session<G: Draw> {
    table: Table<G>,
    names: Vec<String>,
    has_people: bool,
    journal: Journal,
    dice: Seeded,
    bots: Bots<G>,
    pace: Pace,
    paint: Paint,
    seed: u64,
}

/// What a person decided.
enum Decision<A> {
    Act(A),
    Leave,
}

impl<G: Draw> Session<G> {
    /// A table at which some events may have happened.
    pub(super) fn new(
        table: Table<G>,
        players: Vec<Player>,
        journal: Journal,
        pace: Pace,
        seed: u64,
        paint: Paint,
    ) -> anyhow::Result<Self> {
        let bots = Bots::new(players.iter().map(Player::level), table.config())?;
        let has_people = players.iter().any(Player::is_person);
        let names = players.into_iter().map(|player| player.name).collect();
        let dice = Seeded::for_game(seed, 0);
        Ok(Self { table, names, has_people, journal, dice, bots, pace, paint, seed })
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}", say!(language(), cli_luck, seed = self.seed.to_string()))?;
        let opening = self.table.propose_chance(&mut self.dice)?;
        self.happen(opening, out)?;
        loop {
            let seat = match self.table.turn() {
                Turn::Act(seat) => seat,
                Turn::Over(standing) => return self.end(&standing, out),
                Turn::Chance(_) => unreachable!("a table settles chance before anybody acts"),
            };
            let action = match self.bot_action(seat) {
                Some(action) => action,
                None => match self.ask(seat, input, out)? {
                    Decision::Act(action) => action,
                    Decision::Leave => return self.leave(out),
                },
            };
            let proposal = self.table.propose(seat, self.table.ply(), action, &mut self.dice)?;
            self.happen(proposal, out)?;
        }
    }

    /// What the bot of a seat does; `None` for a person.
    fn bot_action(&mut self, seat: Seat) -> Option<G::Action> {
        if !self.bots.plays(seat) {
            return None;
        }
        let frame = self.table.frame(Viewer::Seat(seat), self.table.ply(), Previews::Without);
        let luck = Seeded::for_game(self.seed, 1 + u64::from(frame.ply.0));
        self.bots.choose(seat, &frame, self.pace, luck)
    }

    /// Lets a proposal happen, and tells and records every event of it.
    fn happen(&mut self, proposal: Proposal<G>, out: &mut impl Write) -> anyhow::Result<()> {
        self.journal
            .steps(self.table.game(), proposal.events())
            .with_context(|| say!(language(), cli_not_written))?;
        let mut game = self.table.game().clone();
        let reader = Reader { language: language(), names: &self.names, me: None };
        for (event, ply) in proposal.events().iter().zip(self.table.ply().0 + 1..) {
            let seen = see(&mut game, Ply(ply), event, Viewer::Public);
            for tale in G::story(&[seen], &reader) {
                writeln!(out, "{}", self.paint.dim(&tale.text))?;
            }
        }
        self.table.commit(proposal)?;
        Ok(())
    }

    /// Shows a person the board and the choices, and waits for one of them.
    fn ask(
        &self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Decision<G::Action>> {
        let legal = choices(self.table.game(), Viewer::Seat(seat), Previews::With);
        self.show(seat, &legal, out)?;
        loop {
            write!(out, "{}> ", self.names[seat.index()])?;
            out.flush()?;
            let answer = input::read(input)?;
            writeln!(out)?;
            match answer {
                Answer::Choice(number) if (1..=legal.len()).contains(&number) => {
                    return Ok(Decision::Act(legal[number - 1].action));
                }
                Answer::Enter if legal.len() == 1 => return Ok(Decision::Act(legal[0].action)),
                Answer::Board => self.show(seat, &legal, out)?,
                Answer::Quit => return Ok(Decision::Leave),
                other => writeln!(out, "{}", advice(&other, legal.len()))?,
            }
        }
    }

    fn show(&self, seat: Seat, legal: &[Choice<G>], out: &mut impl Write) -> anyhow::Result<()> {
        let (viewer, names) = (Viewer::Seat(seat), &self.names);
        let view = self.table.game().view(viewer);
        writeln!(out, "\n{}", plain::<G>(&view, viewer, names, language()).trim_end())?;
        let question = say!(language(), cli_what, name = &names[seat.index()]);
        writeln!(out, "\n{}", self.paint.bold(&question))?;
        for (place, choice) in legal.iter().enumerate() {
            writeln!(out, "{:>3}  {}", place + 1, label(choice, &view, names, language()))?;
        }
        Ok(())
    }

    fn end(&mut self, standing: &Standing, out: &mut impl Write) -> anyhow::Result<()> {
        self.journal.result(standing).with_context(|| say!(language(), cli_not_written))?;
        let view = self.table.game().view(Viewer::Public);
        let board = plain::<G>(&view, Viewer::Public, &self.names, language());
        writeln!(out, "\n{}", board.trim_end())?;
        writeln!(out, "\n{}", self.paint.bold(&say!(language(), tui_over)))?;
        let mut rows: Vec<_> = standing.entrants().iter().collect();
        rows.sort_by_key(|entrant| entrant.rank);
        for row in rows {
            let name = self.name(row.seat);
            writeln!(out, "{:>3}. {name}  {}", row.rank, number(language(), row.score.into()))?;
        }
        self.review(out)
    }

    /// Tells luck and skill apart; nobody asks that of bots among themselves.
    fn review(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if !self.has_people {
            return Ok(());
        }
        writeln!(out)?;
        out.flush()?;
        for verdict in verdicts::<G>(self.table.config(), self.table.events()) {
            writeln!(out, "{}  {}", self.name(verdict.seat), verdict_words(language(), verdict))?;
        }
        Ok(())
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| say!(language(), app_third_color), |seat| self.names[seat.index()].clone())
    }

    fn leave(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}", say!(language(), cli_stops, n = self.table.ply().0))?;
        Ok(())
    }
}

/// What to say to an answer that decides nothing.
fn advice(answer: &Answer, n_choices: usize) -> String {
    match answer {
        Answer::Choice(number) => say!(language(), cli_no_choice, number = *number, most = n_choices),
        Answer::Unknown(text) => say!(language(), cli_unknown, text),
        Answer::Help => say!(language(), cli_help),
        _ => say!(language(), cli_type_number, most = n_choices),
    }
}
