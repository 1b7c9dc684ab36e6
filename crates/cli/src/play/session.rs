mod undo;

use std::io::{BufRead, Write};

use anyhow::Context;
use wormery_bots::Pace;
use wormery_core::{Seat, Standing, Turn, Viewer};
use wormery_host::{Bots, Journal, Player, names, verdicts};
use wormery_table::{Ply, Previews, Proposal, Seeded, Table, choices, see};
use wormery_today::{TableLuck, Today};
use wormery_tui::{Answer, Asked, Desk, Draw, Hints, Paper, Turned, story_of, verdict_lines};
use wormery_words::{Reader, say};

use crate::reader::language;
use undo::Decision;

/// A game at one keyboard, line by line.
pub(super) struct Session<G: Draw> {
    table: Table<G>,
    desk: Desk<G>,
    has_people: bool,
    journal: Journal,
    dice: TableLuck,
    today: Option<Today>,
    bots: Bots<G>,
    manner: Manner,
    /// What is said at the start.
    greeting: Option<String>,
    /// What can be taken back, the last one first.
    decisions: Vec<Decision>,
}

/// How it is played.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    pub(super) seed: u64,
    /// Of which day it is the game, if it is one.
    pub(super) today: Option<Today>,
    pub(super) pace: Pace,
    pub(super) hints: Hints,
    pub(super) paper: Paper,
}

impl<G: Draw> Session<G> {
    /// A table at which some events may have happened.
    pub(super) fn new(
        table: Table<G>,
        players: &[Player],
        journal: Journal,
        manner: Manner,
    ) -> anyhow::Result<Self> {
        let bots = Bots::new(players.iter().map(Player::level), table.config())?;
        let has_people = players.iter().any(Player::is_person);
        let desk = Desk::new(table.config().clone(), names(players), language(), manner.hints, manner.paper)
            .taking_back();
        let today = manner.today.clone();
        let dice = TableLuck::new(today.as_ref(), Seeded::for_game(manner.seed, 0));
        Ok(Self {
            table,
            desk,
            has_people,
            journal,
            dice,
            today,
            bots,
            manner,
            greeting: None,
            decisions: Vec::new(),
        })
    }

    /// Says something at the start.
    pub(super) fn greeting(self, greeting: Option<String>) -> Self {
        Self { greeting, ..self }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        if self.today.is_none() {
            writeln!(out, "{}", say!(language(), cli_luck, seed = self.manner.seed.to_string()))?;
        }
        if let Some(greeting) = &self.greeting {
            writeln!(out, "{greeting}")?;
        }
        self.desk.remind(story_of(&self.table, &self.desk.names, language()), out)?;
        let opening = self.dice.propose_chance(&self.table)?;
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
                    Turned::Act(action) => action,
                    Turned::Undo => {
                        self.undo(out)?;
                        continue;
                    }
                    Turned::Leave | Turned::Open => return self.leave(out),
                },
            };
            let proposal = self.dice.propose(&self.table, seat, self.table.ply(), action)?;
            self.remember(seat, action);
            self.happen(proposal, out)?;
        }
    }

    /// What the bot of a seat does; `None` for a person.
    fn bot_action(&mut self, seat: Seat) -> Option<G::Action> {
        if !self.bots.plays(seat) {
            return None;
        }
        let frame = self.table.frame(Viewer::Seat(seat), self.table.ply(), Previews::Without);
        let luck = match &self.today {
            Some(today) => today.thinking(frame.ply),
            None => Seeded::for_game(self.manner.seed, 1 + u64::from(frame.ply.0)),
        };
        self.bots.choose(seat, &frame, self.manner.pace, luck)
    }

    /// Lets a proposal happen, and tells and records every event of it.
    fn happen(&mut self, proposal: Proposal<G>, out: &mut impl Write) -> anyhow::Result<()> {
        self.journal
            .steps(self.table.game(), proposal.events())
            .with_context(|| say!(language(), cli_not_written))?;
        let mut game = self.table.game().clone();
        for (event, ply) in proposal.events().iter().zip(self.table.ply().0 + 1..) {
            let seen = see(&mut game, Ply(ply), event, Viewer::Public);
            let reader = Reader { language: language(), names: &self.desk.names, me: None };
            for tale in G::story(&[seen], &reader) {
                self.desk.tell(tale, out)?;
            }
        }
        self.table.commit(proposal)?;
        Ok(())
    }

    /// Asks a person until something is decided.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Turned<G::Action>> {
        self.seal(seat);
        let viewer = Viewer::Seat(seat);
        let choices = choices(self.table.game(), viewer, Previews::With);
        let asked = Asked {
            seat,
            view: self.table.game().view(viewer),
            choices,
            can_undo: !self.decisions.is_empty(),
        };
        self.desk.ask(&asked, out)?;
        loop {
            let turned = self.desk.turn(&Answer::read(input)?, &asked, out)?;
            if turned != Turned::Open {
                return Ok(turned);
            }
        }
    }

    fn end(&mut self, standing: &Standing, out: &mut impl Write) -> anyhow::Result<()> {
        self.journal.result(standing).with_context(|| say!(language(), cli_not_written))?;
        self.desk.end(&self.table.game().view(Viewer::Public), standing, out)?;
        self.review(out)
    }

    /// Tells luck and skill apart; nobody asks that of bots among themselves.
    fn review(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if !self.has_people {
            return Ok(());
        }
        writeln!(out)?;
        out.flush()?;
        let rows = verdicts::<G>(self.table.config(), self.table.events());
        let lines = rows.iter().flat_map(|row| verdict_lines(language(), row, &self.desk.names));
        Ok(lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))?)
    }

    fn leave(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(path) = self.journal.path() {
            writeln!(out, "{}", say!(language(), tui_bye_saved, path = path.display().to_string()))?;
        }
        writeln!(out, "{}", say!(language(), cli_stops, n = self.table.ply().0))?;
        Ok(())
    }
}
