use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::plain::Answer;

/// How long nothing happens before the table is looked at again.
const BREATH: Duration = Duration::from_millis(20);

/// What is typed while a table far away goes on.
pub(super) struct Lines {
    typed: Receiver<Answer>,
    waiting: VecDeque<Answer>,
    /// Whether a person types, who sees what is asked; answers from a pipe were written before.
    is_person: bool,
}

impl Lines {
    /// Reads standard input on a thread of its own.
    pub(super) fn of_stdin() -> Self {
        let (tell, typed) = mpsc::channel();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                // Where there is nothing to read any more, nobody is there either.
                let answer = Answer::read(&mut input).unwrap_or(Answer::Quit);
                let is_last = answer == Answer::Quit;
                if tell.send(answer).is_err() || is_last {
                    return;
                }
            }
        });
        Self { typed, waiting: VecDeque::new(), is_person: io::stdin().is_terminal() }
    }

    /// The next line, if one comes soon.
    pub(super) fn next(&mut self) -> Option<Answer> {
        if self.waiting.is_empty() {
            self.fetch();
        }
        self.waiting.pop_front()
    }

    /// The next line after a game: choices from a pipe were meant for it, and are dropped.
    pub(super) fn next_after_game(&mut self) -> Option<Answer> {
        let answer = self.next();
        answer.filter(|answer| self.is_person || !is_choice(answer))
    }

    /// Whether somebody reads what is asked.
    pub(super) fn is_person(&self) -> bool {
        self.is_person
    }

    /// The next line while nothing is asked: a choice from a pipe waits for its question.
    pub(super) fn next_unasked(&mut self) -> Option<Answer> {
        self.fetch();
        let is_person = self.is_person;
        self.waiting.pop_front_if(|next| is_person || !is_choice(next))
    }

    /// Takes in what was typed, or waits a moment.
    fn fetch(&mut self) {
        match self.typed.recv_timeout(BREATH) {
            Ok(answer) => self.waiting.push_back(answer),
            // Whoever has said all waits as anybody else.
            Err(mpsc::RecvTimeoutError::Disconnected) => thread::sleep(BREATH),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
        }
    }
}

fn is_choice(answer: &Answer) -> bool {
    matches!(answer, Answer::Choice(_) | Answer::Enter)
}
