//! A game at a server's table, line by line.

use std::io::{self, Write};
use std::rc::Rc;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::{Duration, Instant};

use wormery_client::{Far, Heard};
use wormery_core::Viewer;
use wormery_host::{Aftermath, config_from_json};
use wormery_protocol::{Command, TableInfo, TableState};
use wormery_table::{Frame, Ply};
use wormery_words::{Reader, say};

use super::super::words;
use super::{Goes, Visit};
use crate::plain::{Answer, Asked, Desk, Turned};
use crate::{Draw, verdict_lines};

/// How long luck and skill may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game that is followed and played.
pub(super) struct FarGame<G: Draw> {
    far: Far<G>,
    id: String,
    desk: Desk<G>,
    shown: Option<Shown<G>>,
    asked: Option<(Ply, Asked<G>)>,
    /// What is found out when the game is over.
    review: Option<Receiver<Aftermath<G>>>,
    is_over: bool,
}

/// What was seen last.
struct Shown<G: Draw> {
    view: G::View,
    viewer: Viewer,
}

impl<G: Draw> FarGame<G> {
    pub(super) fn new(visit: &Visit, table: &TableInfo, id: &str) -> anyhow::Result<Self> {
        let config = config_from_json::<G>(table.seats.len(), table.start_seat.into(), &table.options)?;
        let language = visit.habits.language;
        let names = words::names(language, &table.seats);
        let desk = Desk::new(config, names, language, visit.habits.hints, visit.paper);
        let far = Far::new(Rc::clone(&visit.room), id.to_owned());
        Ok(Self { far, id: id.to_owned(), desk, shown: None, asked: None, review: None, is_over: false })
    }

    /// Plays until the next game begins, or somebody leaves.
    pub(super) fn run(&mut self, visit: &mut Visit, out: &mut dyn Write) -> io::Result<Goes> {
        loop {
            if visit.listen(out)? == Goes::Away {
                return Ok(Goes::Away);
            }
            if visit.next_game().is_some_and(|id| id != self.id) {
                return Ok(Goes::On);
            }
            self.hear(visit, out)?;
            self.hear_review(visit, out)?;
            out.flush()?;
            let answer = match (&self.asked, self.is_over) {
                (Some(_), _) => visit.lines.next(),
                (None, true) => visit.lines.next_after_game(),
                (None, false) => visit.lines.next_unasked(),
            };
            if let Some(answer) = answer
                && self.answer(&answer, visit, out)? == Goes::Away
            {
                return self.last_words(visit, out).map(|()| Goes::Away);
            }
        }
    }

    /// Nobody leaves a game that is over before the table says what it comes to; whoever is no person waits for luck and
    /// skill, too.
    fn last_words(&mut self, visit: &Visit, out: &mut dyn Write) -> io::Result<()> {
        let until = Instant::now() + PATIENCE;
        let waits =
            |game: &Self| game.lacks_its_end(visit) || game.review.is_some() && !visit.lines.is_person();
        while waits(self) && Instant::now() < until {
            visit.room.borrow_mut().listen();
            self.hear_review(visit, out)?;
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Whether the game is over, and the table is yet to say so with its digest.
    fn lacks_its_end(&self, visit: &Visit) -> bool {
        let room = visit.room.borrow();
        self.is_over
            && room.state() == Some(TableState::Playing)
            && room.lost.is_none()
            && room.ended.is_none()
    }

    fn hear(&mut self, visit: &Visit, mut out: &mut dyn Write) -> io::Result<()> {
        self.desk.names = words::names(visit.habits.language, visit.room.borrow().seat_infos());
        while let Some(heard) = self.far.next_heard() {
            match heard {
                Heard::Frame { viewer, frame } => self.show(viewer, frame, visit, out)?,
                Heard::Aside(item) => {
                    if let Some(text) = visit.aside(item, &self.desk.names) {
                        writeln!(out, "{text}")?;
                        self.ask_again(&mut out)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn show(
        &mut self,
        viewer: Viewer,
        frame: Frame<G>,
        visit: &Visit,
        mut out: &mut dyn Write,
    ) -> io::Result<()> {
        let reader = Reader { language: visit.habits.language, names: &self.desk.names, me: None };
        let tales = G::story(&frame.seen, &reader);
        if self.shown.is_none() && frame.seen.len() > 1 {
            self.desk.remind(tales, &mut out)?;
        } else {
            tales.into_iter().try_for_each(|tale| self.desk.tell(tale, &mut out))?;
        }
        let seat = match viewer {
            Viewer::Seat(seat) if !frame.legal.is_empty() => Some(seat),
            _ => None,
        };
        let Frame { ply, view, legal, .. } = frame;
        self.asked =
            seat.map(|seat| (ply, Asked { seat, view: view.clone(), choices: legal, can_undo: false }));
        if let Some((_, asked)) = &self.asked {
            self.desk.ask(asked, &mut out)?;
        }
        let standing = G::standing(&view);
        self.shown = Some(Shown { view, viewer });
        if let (Some(standing), false) = (standing, self.is_over) {
            self.is_over = true;
            self.desk.end(&self.shown.as_ref().expect("just shown").view, &standing, &mut out)?;
            self.review = self.far.review();
            writeln!(out, "{}", say!(visit.habits.language, hall_again))?;
        }
        Ok(())
    }

    fn ask_again(&mut self, out: &mut impl Write) -> io::Result<()> {
        match &self.asked {
            Some((_, asked)) => self.desk.prompt(asked, out),
            None => Ok(()),
        }
    }

    /// Luck and skill, and whether the luck is proven.
    fn hear_review(&mut self, visit: &Visit, out: &mut dyn Write) -> io::Result<()> {
        let language = visit.habits.language;
        let Some(found) = self.review.as_ref().and_then(|review| review.try_recv().ok()) else {
            return Ok(());
        };
        if found.is_thinking {
            if found.is_other {
                writeln!(out, "{}", say!(language, hall_forged))?;
            }
            if let Some(n) = found.proven {
                writeln!(out, "{}", say!(language, tui_end_proven, n))?;
            }
            return Ok(());
        }
        let lines = found.rows.iter().flat_map(|row| verdict_lines(language, row, &self.desk.names));
        lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))?;
        self.review = None;
        Ok(())
    }

    fn answer(&mut self, answer: &Answer, visit: &Visit, mut out: &mut dyn Write) -> io::Result<Goes> {
        if *answer == Answer::Quit {
            return Ok(Goes::Away);
        }
        if let Answer::Unknown(text) = answer
            && visit.say(text)
        {
            return Ok(Goes::On);
        }
        if let Some((ply, asked)) = &self.asked {
            if let Turned::Act(action) = self.desk.turn(answer, asked, &mut out)? {
                self.far.act(*ply, action);
                self.asked = None;
            }
            return Ok(Goes::On);
        }
        self.answer_unasked(answer, visit, out)?;
        Ok(Goes::On)
    }

    fn answer_unasked(&mut self, answer: &Answer, visit: &Visit, mut out: &mut dyn Write) -> io::Result<()> {
        let language = visit.habits.language;
        match answer {
            Answer::Board => match &self.shown {
                Some(shown) => self.desk.show(&shown.view, shown.viewer, &mut out),
                None => Ok(()),
            },
            Answer::Help => self.desk.help(&mut out),
            Answer::Log => self.desk.log(&mut out),
            Answer::Hints => self.desk.turn_hints(&mut out),
            Answer::Unknown(text) if self.is_over && text.eq_ignore_ascii_case("n") => {
                visit.room.borrow_mut().send(Command::Rematch {});
                Ok(())
            }
            _ if self.is_over => writeln!(out, "{}", say!(language, hall_again)),
            _ => writeln!(out, "{}", say!(language, hall_not_asked)),
        }
    }
}
