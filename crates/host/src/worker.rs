use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

/// A thread that does jobs one after the other: they go there, answers come back.
#[derive(Debug)]
pub struct Worker<J, A> {
    jobs: Sender<J>,
    answers: Receiver<A>,
}

/// The thread has ended.
#[derive(Debug)]
pub struct Gone;

impl<J: Send + 'static, A: Send + 'static> Worker<J, A> {
    /// A thread that does jobs in this way.
    pub fn new(mut work: impl FnMut(J) -> A + Send + 'static) -> Self {
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

    /// Hands in a job; a thread that has ended shows when the answer is fetched.
    pub fn ask(&self, job: J) {
        let _ = self.jobs.send(job);
    }

    /// The next answer, if there is one.
    pub fn answer(&self) -> Result<Option<A>, Gone> {
        match self.answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
}
