use std::io::{BufRead, Write};

use anyhow::Context;
use wormery_bots::Pace;
use wormery_core::{Seat, Standing, Turn, Viewer};
use wormery_host::{Bots, DeviceTable, Input, Journal, LuckSource, Output, Player, names, verdicts};
use wormery_table::{Ply, Previews, Table, Update, choices};
use wormery_tui::{Answer, Asked, Desk, Draw, Hints, Paper, Turned, story_of, verdict_lines};
use wormery_words::{Reader, say};

use crate::reader::language;

/// A game at one keyboard, line by line.
pub(super) struct Session<G: Draw> {
    device: DeviceTable<G>,
    desk: Desk<G>,
    journal: Journal,
    bots: Bots<G>,
    manner: Manner,
    /// What is said at the start.
    greeting: Option<String>,
    /// How many sentences were told before what happened at each ply.
    heard: Vec<(Ply, usize)>,
}

/// How it is played.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    pub(super) luck: LuckSource,
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
        let desk = Desk::new(table.config().clone(), names(players), language(), manner.hints, manner.paper)
            .taking_back();
        let device = DeviceTable::new(table, players.to_vec(), manner.luck.clone());
        Ok(Self { device, desk, journal, bots, manner, greeting: None, heard: Vec::new() })
    }

    /// Says something at the start.
    pub(super) fn greeting(self, greeting: Option<String>) -> Self {
        Self { greeting, ..self }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        if self.manner.luck.today.is_none() {
            writeln!(out, "{}", say!(language(), cli_luck, seed = self.manner.luck.seed.to_string()))?;
        }
        if let Some(greeting) = &self.greeting {
            writeln!(out, "{greeting}")?;
        }
        self.desk.remind(story_of(self.device.table(), &self.desk.names, language()), out)?;
        self.step(Input::Open, out)?;
        loop {
            let next = match self.device.table().turn() {
                Turn::Over(standing) => return self.end(&standing, out),
                Turn::Chance(_) => unreachable!("a table settles chance before anybody acts"),
                Turn::Act(seat) => match self.device.bot_to_act() {
                    Some(job) => job.think(&mut self.bots, self.manner.pace),
                    None => match self.ask(seat, input, out)? {
                        Turned::Act(action) => Input::Act { ply: self.device.table().ply(), action },
                        Turned::Undo => Input::Undo,
                        Turned::Leave | Turned::Open => return self.leave(out),
                    },
                },
            };
            self.step(next, out)?;
        }
    }

    /// Lets the table take something in, records what comes of it, and tells it.
    fn step(&mut self, input: Input<G>, out: &mut impl Write) -> anyhow::Result<()> {
        match self.device.step(input)? {
            Output::Nothing => Ok(()),
            Output::Happened { lines, update } => {
                self.journal.add(&lines).with_context(|| say!(language(), cli_not_written))?;
                self.tell(&update, out)
            }
            Output::Undone { n_bytes } => {
                self.journal.cut(n_bytes).with_context(|| say!(language(), cli_not_written))?;
                self.forget();
                Ok(writeln!(out, "{}", say!(language(), cli_undone))?)
            }
        }
    }

    /// Tells every event that happened.
    fn tell(&mut self, update: &Update<G>, out: &mut impl Write) -> anyhow::Result<()> {
        let frame = self.device.table().update_frame(Viewer::Public, update, Previews::Without);
        for seen in frame.seen {
            self.heard.push((seen.ply, self.desk.n_told()));
            let reader = Reader { language: language(), names: &self.desk.names, me: None };
            for tale in G::story(&[seen], &reader) {
                self.desk.tell(tale, out)?;
            }
        }
        Ok(())
    }

    /// Forgets what was told of what has not happened.
    fn forget(&mut self) {
        let ply = self.device.table().ply();
        if let Some(place) = self.heard.iter().position(|(heard, _)| *heard > ply) {
            self.desk.forget_after(self.heard[place].1);
            self.heard.truncate(place);
        }
    }

    /// Asks a person until something is decided.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Turned<G::Action>> {
        self.step(Input::Look(seat), out)?;
        let viewer = Viewer::Seat(seat);
        let game = self.device.table().game();
        let choices = choices(game, viewer, Previews::With);
        let asked = Asked { seat, view: game.view(viewer), choices, can_undo: self.device.can_undo() };
        self.desk.ask(&asked, out)?;
        loop {
            let turned = self.desk.turn(&Answer::read(input)?, &asked, out)?;
            if turned != Turned::Open {
                return Ok(turned);
            }
        }
    }

    fn end(&mut self, standing: &Standing, out: &mut impl Write) -> anyhow::Result<()> {
        self.desk.end(&self.device.table().game().view(Viewer::Public), standing, out)?;
        self.review(out)
    }

    /// Tells luck and skill apart; nobody asks that of bots among themselves.
    fn review(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if !self.device.players().iter().any(Player::is_person) {
            return Ok(());
        }
        writeln!(out)?;
        out.flush()?;
        let rows = verdicts::<G>(self.device.table().config(), self.device.table().events());
        let lines = rows.iter().flat_map(|row| verdict_lines(language(), row, &self.desk.names));
        Ok(lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))?)
    }

    fn leave(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(path) = self.journal.path() {
            writeln!(out, "{}", say!(language(), tui_bye_saved, path = path.display().to_string()))?;
        }
        writeln!(out, "{}", say!(language(), cli_stops, n = self.device.table().ply().0))?;
        Ok(())
    }
}
