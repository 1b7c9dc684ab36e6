use std::io::{BufRead, Write};

use anyhow::anyhow;
use wormery_core::{Seat, Standing, Turn, Viewer};
use wormery_table::{Proposal, Seeded, Table};
use wormery_tui::{Draw, Journal, Player, verdicts};

use super::input::{self, Answer};
use super::{Bots, Paint};
use crate::show::Show;
use crate::words::counted;

const HELP: &str = "\
Type the number of what you want to do and press Enter. With only one choice, Enter is enough.
b shows the board again, q leaves the game, ? shows this help.";

/// A game at one keyboard.
pub(super) struct Session<G: Show + Draw> {
    table: Table<G>,
    names: Vec<String>,
    has_people: bool,
    journal: Journal,
    dice: Seeded,
    bots: Bots<G>,
    paint: Paint,
    seed: u64,
}

/// What a person decided.
enum Decision<A> {
    Act(A),
    Leave,
}

impl<G: Show + Draw> Session<G> {
    /// A table at which some events may have happened.
    pub(super) fn new(
        table: Table<G>,
        players: Vec<Player>,
        bots: Bots<G>,
        journal: Journal,
        seed: u64,
        paint: Paint,
    ) -> Self {
        let has_people = players.iter().any(Player::is_person);
        let names = players.into_iter().map(|player| player.name).collect();
        Self { table, names, has_people, journal, dice: Seeded::for_game(seed, 0), bots, paint, seed }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "Luck number {}. Type ? for help, q to leave.", self.seed)?;
        let opening = self.table.propose_chance(&mut self.dice)?;
        self.happen(opening, out)?;
        loop {
            let seat = match self.table.turn() {
                Turn::Act(seat) => seat,
                Turn::Over(standing) => return self.end(&standing, out),
                Turn::Chance(_) => unreachable!("a table settles chance before anybody acts"),
            };
            let action = match self.bots.choose(&self.table, seat) {
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

    /// Lets a proposal happen, and tells and records every event of it.
    fn happen(&mut self, proposal: Proposal<G>, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(problem) = self.journal.steps(self.table.game(), proposal.events()) {
            return Err(anyhow!("write the record: {problem}"));
        }
        let mut game = self.table.game().clone();
        for event in proposal.events() {
            let before = game.view(Viewer::Public);
            let glimpse = game.glimpse(event, Viewer::Public);
            game.apply(event)?;
            for line in <G as Show>::story(&before, &glimpse, &game.view(Viewer::Public), &self.names) {
                writeln!(out, "{}", self.paint.dim(&line))?;
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
        let legal: Vec<G::Action> = self.table.game().legal().collect();
        self.show(seat, &legal, out)?;
        loop {
            write!(out, "{}> ", self.names[seat.index()])?;
            out.flush()?;
            let answer = input::read(input)?;
            writeln!(out)?;
            match answer {
                Answer::Choice(number) if (1..=legal.len()).contains(&number) => {
                    return Ok(Decision::Act(legal[number - 1]));
                }
                Answer::Enter if legal.len() == 1 => return Ok(Decision::Act(legal[0])),
                Answer::Board => self.show(seat, &legal, out)?,
                Answer::Quit => return Ok(Decision::Leave),
                other => writeln!(out, "{}", advice(&other, legal.len()))?,
            }
        }
    }

    fn show(&self, seat: Seat, legal: &[G::Action], out: &mut impl Write) -> anyhow::Result<()> {
        let (view, names) = (self.table.game().view(Viewer::Seat(seat)), &self.names);
        writeln!(out, "\n{}", <G as Show>::board(&view, names).trim_end())?;
        writeln!(out, "\n{}", self.paint.bold(&format!("{}, what do you do?", names[seat.index()])))?;
        for (place, action) in legal.iter().enumerate() {
            writeln!(out, "{:>3}  {}", place + 1, <G as Show>::label(*action, &view, names))?;
        }
        Ok(())
    }

    fn end(&mut self, standing: &Standing, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(problem) = self.journal.result(standing) {
            return Err(anyhow!("write the record: {problem}"));
        }
        let view = self.table.game().view(Viewer::Public);
        writeln!(out, "\n{}", <G as Show>::board(&view, &self.names).trim_end())?;
        writeln!(out, "\n{}", self.paint.bold("The game is over."))?;
        let mut rows: Vec<_> = standing.entrants().iter().collect();
        rows.sort_by_key(|entrant| entrant.rank);
        for row in rows {
            let name = self.name(row.seat);
            writeln!(out, "{:>3}. {name}: {}", row.rank, row.score)?;
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
            writeln!(out, "{}: {}", self.name(verdict.seat), verdict.words())?;
        }
        Ok(())
    }

    fn name(&self, seat: Option<Seat>) -> &str {
        seat.map_or("Third color", |seat| &self.names[seat.index()])
    }

    fn leave(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "The game stops here, after {}.", counted(self.table.ply().0, "step"))?;
        Ok(())
    }
}

/// What to say to an answer that decides nothing.
fn advice(answer: &Answer, n_choices: usize) -> String {
    match answer {
        Answer::Choice(number) => format!("There is no choice {number}: 1 to {n_choices}."),
        Answer::Unknown(text) => format!("\"{text}\" is no choice: type a number, or ? for help."),
        Answer::Help => HELP.to_owned(),
        _ => format!("Type a number from 1 to {n_choices}, or ? for help."),
    }
}
