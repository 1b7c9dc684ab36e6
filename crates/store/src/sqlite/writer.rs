//! The one writer: it commits whatever has queued up meanwhile as one group.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::AppendError;
use crate::session::Session;
use crate::write::Write;

/// How many changes may wait.
const QUEUE: usize = 1024;
/// How many changes may share a commit.
const GROUP: usize = 256;
/// How long a change may wait for a place in the queue.
const PATIENCE: Duration = Duration::from_secs(5);

type Answer = Result<(), AppendError>;

/// The handle of the task that writes.
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task, which ends when the handle is dropped or closed.
    pub(super) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = Task { options, connection: Some(connection), jobs };
        Self { queue, task: Mutex::new(Some(tokio::spawn(task.run()))) }
    }

    /// Queues a change and waits until it is stored or refused.
    pub(super) async fn write(&self, write: Write) -> Answer {
        let (reply, answer) = oneshot::channel();
        let sent = self.queue.send_timeout(Job::Write(write, reply), PATIENCE).await;
        sent.map_err(|error| match error {
            mpsc::error::SendTimeoutError::Timeout(_) => AppendError::unavailable("too much is waiting"),
            mpsc::error::SendTimeoutError::Closed(_) => closed(),
        })?;
        // The queue is emptied before the task ends, unless it dies.
        answer.await.unwrap_or_else(|_| Err(AppendError::unknown("its writer has stopped")))
    }

    /// Lets the task finish what is queued, and waits for its end.
    pub(super) async fn close(&self) {
        let mut task = self.task.lock().await;
        // Nobody listens once the task has ended, which is what we want.
        let _ = self.queue.send(Job::Close).await;
        if let Some(task) = task.take() {
            let _ = task.await;
        }
    }
}

/// What the task is asked to do.
enum Job {
    Write(Write, oneshot::Sender<Answer>),
    Close,
}

/// What the task owns.
struct Task {
    options: SqliteConnectOptions,
    /// `None` after a fault, until the next group.
    connection: Option<SqliteConnection>,
    jobs: mpsc::Receiver<Job>,
}

impl Task {
    async fn run(mut self) {
        let mut jobs = Vec::with_capacity(GROUP);
        while self.jobs.recv_many(&mut jobs, GROUP).await > 0 {
            let mut writes = Vec::with_capacity(jobs.len());
            let mut replies = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Write(write, reply) => {
                        writes.push(write);
                        replies.push(reply);
                    }
                    // What is queued already still comes out of the channel.
                    Job::Close => self.jobs.close(),
                }
            }
            self.serve(&writes, replies).await;
        }
        self.finish().await;
    }

    async fn serve(&mut self, writes: &[Write], replies: Vec<oneshot::Sender<Answer>>) {
        if writes.is_empty() {
            return;
        }
        let answers = match self.commit(writes).await {
            Ok(answers) => answers,
            Err(error) => {
                self.discard().await;
                vec![Err(error); writes.len()]
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // An error says that the one who asked has gone.
            let _ = reply.send(answer);
        }
    }

    /// Stores the group in one transaction; an error other than `Unknown` means that nothing of it is stored.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Answer>, AppendError> {
        let connection = self.connection().await?;
        run(connection, "begin immediate").await?;
        let mut answers = Vec::with_capacity(writes.len());
        for write in writes {
            answers.push(attempt(connection, write).await?);
        }
        let committed = Session::Sqlite(connection).execute("commit", &[]).await;
        committed.map_err(AppendError::committing)?;
        Ok(answers)
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, AppendError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Closes a connection that had a fault, which rolls back; a new one has no unknown state.
    async fn discard(&mut self) {
        if let Some(connection) = self.connection.take() {
            // What cannot be closed is dropped, which has the same effect a little later.
            let _ = connection.close().await;
        }
    }

    async fn finish(mut self) {
        if let Some(mut connection) = self.connection.take() {
            // The log is read at the next start if it cannot be emptied now.
            let _ = run(&mut connection, "pragma wal_checkpoint(truncate)").await;
            let _ = connection.close().await;
        }
    }
}

/// Tries one change; a refusal undoes it alone, a fault ends the group.
async fn attempt(connection: &mut SqliteConnection, write: &Write) -> Result<Answer, AppendError> {
    run(connection, "savepoint change").await?;
    let answer = write.apply(&mut Session::Sqlite(connection)).await;
    match answer {
        // SQLite may have rolled back the whole transaction, so what went before is lost too.
        Err(fault @ AppendError::Unavailable(_)) => return Err(fault),
        Err(_) => run(connection, "rollback to change").await?,
        Ok(()) => {}
    }
    run(connection, "release change").await?;
    Ok(answer)
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), AppendError> {
    Session::Sqlite(connection).execute(sql, &[]).await?;
    Ok(())
}

fn closed() -> AppendError {
    AppendError::unavailable("it has been closed")
}
