use std::io::{BufRead, Write};
use std::mem;

use wormery_bots::Roster;
use wormery_core::{Config, Seat, Standing, Turn, Viewer};
use wormery_table::{Proposal, Seeded, Table};

use super::input::{self, Answer};
use super::{Bots, Paint, Recorder, Seats};
use crate::show::Show;
use crate::words::counted;

const HELP: &str = "\
Type the number of what you want to do and press Enter. With only one choice, Enter is enough.
b shows the board again, q leaves the game, ? shows this help.";

/// A game at one keyboard.
pub(super) struct Session<G: Show + Roster> {
    table: Table<G>,
    seats: Seats,
    recorder: Recorder,
    dice: Seeded,
    bots: Bots<G>,
    paint: Paint,
    seed: u64,
    /// Who was shown the board last.
    shown_to: Option<Seat>,
    /// What was told since then.
    told: Vec<String>,
}

/// What a person decided.
enum Decision<A> {
    Act(A),
    Leave,
}

impl<G: Show + Roster> Session<G> {
    pub(super) fn new(
        config: Config<G::Options>,
        seats: Seats,
        bots: Bots<G>,
        recorder: Recorder,
        seed: u64,
        paint: Paint,
    ) -> Self {
        let dice = Seeded::for_game(seed, 0);
        Self {
            table: Table::new(config),
            seats,
            recorder,
            dice,
            bots,
            paint,
            seed,
            shown_to: None,
            told: Vec::new(),
        }
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
            let action = if self.seats.is_person(seat) {
                match self.ask(seat, input, out)? {
                    Decision::Act(action) => action,
                    Decision::Leave => return self.leave(out),
                }
            } else {
                self.bots.choose(&self.table, seat)
            };
            let proposal = self.table.propose(seat, self.table.ply(), action, &mut self.dice)?;
            self.happen(proposal, out)?;
        }
    }

    /// Lets a proposal happen, and tells and records every event of it.
    fn happen(&mut self, proposal: Proposal<G>, out: &mut impl Write) -> anyhow::Result<()> {
        let mut game = self.table.game().clone();
        for event in proposal.events() {
            let (seat, before) = (game.turn().seat(), game.view(Viewer::Public));
            let glimpse = game.glimpse(event, Viewer::Public);
            game.apply(event)?;
            self.recorder.step::<G>(seat, event)?;
            for line in G::story(&before, &glimpse, &game.view(Viewer::Public), self.seats.names()) {
                writeln!(out, "{}", self.paint.dim(&line))?;
                self.told.push(line);
            }
        }
        self.table.commit(proposal)?;
        Ok(())
    }

    /// Shows a person the board and the choices, and waits for one of them.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Decision<G::Action>> {
        if !self.hand_over(seat, input, out)? {
            return Ok(Decision::Leave);
        }
        let legal: Vec<G::Action> = self.table.game().legal().collect();
        self.show(seat, &legal, out)?;
        loop {
            write!(out, "{}> ", self.seats.names()[seat.index()])?;
            out.flush()?;
            let answer = input::read(input)?;
            if self.paint.clear().is_none() {
                writeln!(out)?;
            }
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

    /// Where people share a terminal, nobody sees the cards of the one before; `false` if someone leaves.
    fn hand_over(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let changes = self.shown_to.replace(seat) != Some(seat);
        let told = mem::take(&mut self.told);
        let Some(clear) = self.paint.clear() else { return Ok(true) };
        if !G::HAS_SECRETS || !changes || self.seats.n_people() < 2 {
            return Ok(true);
        }
        let name = &self.seats.names()[seat.index()];
        write!(out, "{clear}{name}, it is your turn. Press Enter when nobody else looks. ")?;
        out.flush()?;
        let stays = input::read(input)? != Answer::Quit;
        write!(out, "{clear}")?;
        for line in told {
            writeln!(out, "{}", self.paint.dim(&line))?;
        }
        Ok(stays)
    }

    fn show(&self, seat: Seat, legal: &[G::Action], out: &mut impl Write) -> anyhow::Result<()> {
        let (view, names) = (self.table.game().view(Viewer::Seat(seat)), self.seats.names());
        writeln!(out, "\n{}", G::board(&view, names).trim_end())?;
        writeln!(out, "\n{}", self.paint.bold(&format!("{}, what do you do?", names[seat.index()])))?;
        for (place, action) in legal.iter().enumerate() {
            writeln!(out, "{:>3}  {}", place + 1, G::label(*action, &view, names))?;
        }
        Ok(())
    }

    fn end(&mut self, standing: &Standing, out: &mut impl Write) -> anyhow::Result<()> {
        self.recorder.result(standing)?;
        let view = self.table.game().view(Viewer::Public);
        writeln!(out, "\n{}", G::board(&view, self.seats.names()).trim_end())?;
        writeln!(out, "\n{}", self.paint.bold("The game is over."))?;
        let mut rows: Vec<_> = standing.entrants().iter().collect();
        rows.sort_by_key(|entrant| entrant.rank);
        for row in rows {
            let name = row.seat.map_or("Third color", |seat| &self.seats.names()[seat.index()]);
            writeln!(out, "{:>3}. {name}: {}", row.rank, row.score)?;
        }
        Ok(())
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
