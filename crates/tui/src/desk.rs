use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

/// Somebody who works on a thread of his own: jobs go there, answers come back.
#[derive(Debug)]
pub(crate) struct Desk<J, A> {
    jobs: Sender<J>,
    answers: Receiver<A>,
}

/// The one at the desk is gone.
#[derive(Debug)]
pub(crate) struct Gone;

impl<J: Send + 'static, A: Send + 'static> Desk<J, A> {
    /// Somebody who does jobs in this way, one after the other.
    pub(crate) fn new(mut work: impl FnMut(J) -> A + Send + 'static) -> Self {
        let (jobs, todo) = mpsc::channel::<J>();
        let (done, answers) = mpsc::channel();
        thread::spawn(move || {
            for job in todo {
                if done.send(work(job)).is_err() {
                    return;
                }
            }
        });
        Self { jobs, answers }
    }

    /// Hands in a job; one who is gone shows when the answer is fetched.
    pub(crate) fn ask(&self, job: J) {
        let _ = self.jobs.send(job);
    }

    /// The next answer, if there is one.
    pub(crate) fn answer(&self) -> Result<Option<A>, Gone> {
        match self.answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
}
