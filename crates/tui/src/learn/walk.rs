use std::io::{self, BufRead, Write};

use wormery_core::{Event, Seat, Viewer};
use wormery_table::{Choice, Ply, Previews, choices, see};
use wormery_words::{Language, Reader, say};

use super::Script;
use super::lesson::{Lesson, Step};
use crate::{Answer, Draw, Paper, at_hand, label, plain};

/// Who learns.
const LEARNER: usize = 0;
/// After so many mistakes the worm offers to do it.
const MISSES: usize = 2;

/// How a lesson ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walked {
    /// It was walked to its end.
    Done,
    /// Somebody left.
    Left,
}

/// A lesson on its way.
pub(crate) struct Walk<G: Draw> {
    lesson: Lesson<G>,
    game: G,
    n_events: u32,
    names: Vec<String>,
    language: Language,
    paper: Paper,
}

/// What came of an answer.
enum Turned<A> {
    Act(A),
    Leave,
}

impl<G: Draw> Walk<G> {
    pub(crate) fn new(script: &Script, language: Language, paper: Paper) -> Self {
        let lesson = Lesson::<G>::read(script);
        let mut game = G::start(&lesson.config);
        for event in &lesson.start {
            game.apply(event).expect("the record was played by the rules");
        }
        let names = lesson.players.clone();
        let n_events = lesson.start.len() as u32;
        Self { lesson, game, n_events, names, language, paper }
    }

    /// Walks to the end, or until somebody leaves.
    pub(crate) fn go(mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Walked> {
        let steps = std::mem::take(&mut self.lesson.steps);
        writeln!(out, "{}", say!(self.language, cli_learn_you, name = &self.names[LEARNER]))?;
        let mut is_board_due = true;
        for (place, step) in steps.iter().enumerate() {
            self.show(is_board_due, out)?;
            let number = say!(self.language, learn_step_n, n = place + 1, all = steps.len());
            writeln!(out, "\n{number}")?;
            let Turned::Act(action) = self.ask(step, input, out)? else { return Ok(Walked::Left) };
            is_board_due = self.happen(action, &step.luck, out)?;
        }
        self.end(out)?;
        Ok(Walked::Done)
    }

    fn viewer() -> Viewer {
        Viewer::Seat(Seat::new(LEARNER))
    }

    /// The board, or what lies before the learner.
    fn show(&self, is_whole: bool, out: &mut impl Write) -> io::Result<()> {
        let view = self.game.view(Self::viewer());
        let board = plain::<G>(&view, Self::viewer(), &self.names, self.language);
        let hand = at_hand::<G>(&view, Self::viewer(), &self.names, self.language);
        match (is_whole, hand.is_empty()) {
            (true, _) => writeln!(out, "\n{}", board.trim_end()),
            (false, false) => writeln!(out, "\n{hand}"),
            (false, true) => Ok(()),
        }
    }

    /// Asks until the right thing is chosen, shown or skipped.
    fn ask(
        &self,
        step: &Step<G>,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Turned<G::Action>> {
        let legal = choices(&self.game, Self::viewer(), Previews::With);
        self.list(step, &legal, out)?;
        let mut n_misses = 0;
        loop {
            write!(out, "{}> ", self.names[LEARNER])?;
            out.flush()?;
            let answer = Answer::read(input)?;
            writeln!(out)?;
            match self.turn(&answer, step, &legal, out)? {
                Some(Turned::Act(action)) if !step.aim.contains(&action) => {
                    n_misses += 1;
                    self.correct(step, action, n_misses, out)?;
                }
                Some(turned) => return Ok(turned),
                None => {}
            }
        }
    }

    /// The sentence, and the choices with a mark at the one to take.
    fn list(&self, step: &Step<G>, legal: &[Choice<G>], out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.paper.bold(step.say.text(self.language)))?;
        let view = self.game.view(Self::viewer());
        for (place, choice) in legal.iter().enumerate() {
            let mark = if step.aim.contains(&choice.action) { ">" } else { " " };
            let text = label(choice, &view, &self.names, self.language);
            writeln!(out, " {mark}{:>2}  {text}", place + 1)?;
        }
        writeln!(out, "{}", self.paper.dim(&say!(self.language, cli_learn_keys)))
    }

    /// What an answer means; nothing where the question is still open.
    fn turn(
        &self,
        answer: &Answer,
        step: &Step<G>,
        legal: &[Choice<G>],
        out: &mut impl Write,
    ) -> io::Result<Option<Turned<G::Action>>> {
        let most = legal.len();
        match answer {
            Answer::Choice(number) if (1..=most).contains(number) => {
                return Ok(Some(Turned::Act(legal[number - 1].action)));
            }
            Answer::Quit => return Ok(Some(Turned::Leave)),
            Answer::Unknown(word) if word == "n" || word == "s" => {
                return Ok(Some(self.shown(step, legal, out)?));
            }
            Answer::Unknown(word) if word == "y" => writeln!(out, "{}", step.why.text(self.language))?,
            Answer::Board => self.show(true, out)?,
            Answer::Choice(number) => {
                writeln!(out, "{}", say!(self.language, cli_no_choice, number = *number, most))?;
            }
            Answer::Unknown(text) => {
                let text: String = text.chars().take(40).collect();
                writeln!(out, "{}", say!(self.language, cli_unknown, text))?;
            }
            _ => writeln!(out, "{}", say!(self.language, cli_learn_keys))?,
        }
        Ok(None)
    }

    /// The worm does it.
    fn shown(
        &self,
        step: &Step<G>,
        legal: &[Choice<G>],
        out: &mut impl Write,
    ) -> io::Result<Turned<G::Action>> {
        let view = self.game.view(Self::viewer());
        if let Some(choice) = legal.iter().find(|choice| choice.action == step.aim[0]) {
            let what = label(choice, &view, &self.names, self.language);
            writeln!(out, "{}", say!(self.language, cli_learn_shown, what))?;
        }
        Ok(Turned::Act(step.aim[0]))
    }

    /// What would happen, and that it may be tried again.
    fn correct(
        &self,
        step: &Step<G>,
        action: G::Action,
        n_misses: usize,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let wrong = step.wrong.iter().find(|wrong| wrong.action == action);
        let own = wrong.map(|wrong| wrong.say.text(self.language).to_owned());
        let answer = own.unwrap_or_else(|| say!(self.language, learn_other));
        let again = say!(self.language, learn_try);
        let show = if n_misses < MISSES {
            String::new()
        } else {
            format!(" {}", say!(self.language, cli_learn_show))
        };
        writeln!(out, "{answer}\n{again}.{show}")
    }

    /// Lets a choice and what follows happen, and tells it; whether others have acted meanwhile.
    fn happen(&mut self, action: G::Action, luck: &[Event<G>], out: &mut impl Write) -> io::Result<bool> {
        let events = [Event::Action(action)].into_iter().chain(luck.iter().cloned());
        let mut have_others_acted = false;
        for event in events {
            self.n_events += 1;
            let seen = see(&mut self.game, Ply(self.n_events), &event, Self::viewer());
            have_others_acted |= seen.seat.is_some_and(|seat| seat != Seat::new(LEARNER));
            let reader = Reader { language: self.language, names: &self.names, me: Some(LEARNER) };
            for tale in G::story(&[seen], &reader) {
                writeln!(out, "{}", self.paper.dim(&tale.text))?;
            }
        }
        Ok(have_others_acted)
    }

    fn end(&self, out: &mut impl Write) -> io::Result<()> {
        let (done, learned) = (say!(self.language, learn_well_done), say!(self.language, learn_learned));
        writeln!(out, "\n{}\n{learned}:", self.paper.bold(&done))?;
        self.lesson.learned.iter().try_for_each(|point| writeln!(out, "- {}", point.text(self.language)))
    }
}
