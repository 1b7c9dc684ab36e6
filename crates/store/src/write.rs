//! A change to the database: statements that take effect together or not at all.

use std::sync::Arc;

use crate::session::{Arg, Session};
use crate::{Append, AppendError, Ending, Kind, NewGame, sql};

/// A change, which the backend wraps in a transaction.
#[derive(Debug)]
pub(crate) struct Write {
    guard: Option<Guard>,
    statements: Vec<Statement>,
}

impl Write {
    /// A change of one statement.
    pub(crate) fn one(statement: Statement) -> Self {
        Self::all(vec![statement])
    }

    /// A change of several statements.
    pub(crate) fn all(statements: Vec<Statement>) -> Self {
        Self { guard: None, statements }
    }

    /// A game, its players and its first events.
    pub(crate) fn create(game: &NewGame) -> Self {
        let mut statements = vec![Statement::new(
            sql::INSERT_GAME,
            vec![
                (&game.id).into(),
                (&game.table).into(),
                (&game.game).into(),
                (&game.body).into(),
                game.created_ms.into(),
            ],
        )];
        statements.extend(game.players.iter().map(|(seat, guest)| {
            Statement::new(sql::INSERT_PLAYER, vec![(&game.id).into(), (*seat).into(), guest.into()])
        }));
        statements.extend(events(&game.id, 0, &game.events));
        Self::all(statements)
    }

    /// The same, only if the table of the game has this version.
    pub(crate) fn create_at(game: &NewGame, version: u32) -> Self {
        let mut write = Self::create(game);
        let hold = Statement::new(sql::HOLD_ROOM, vec![(&game.table).into(), version.into()]);
        write.statements.insert(0, hold.or(AppendError::Conflict));
        write
    }

    /// Events of a game, and perhaps its ending.
    pub(crate) fn append(batch: &Append) -> Self {
        let mut statements: Vec<_> =
            batch.epoch.map(|epoch| hold_owner(&batch.game, epoch)).into_iter().collect();
        statements.extend(events(&batch.game, batch.from, &batch.events));
        statements.extend(batch.ending.as_ref().map(|ending| {
            Statement::new(
                sql::END_GAME,
                vec![
                    (&batch.game).into(),
                    ending.ended_ms.into(),
                    (&ending.result).into(),
                    (&ending.body).into(),
                ],
            )
            .or(AppendError::Conflict)
        }));
        statements.extend(batch.ending.iter().flat_map(|ending| tally(&batch.game, ending)));
        let guard = Guard { game: batch.game.clone(), from: batch.from };
        Self { guard: Some(guard), statements }
    }

    /// Runs the statements; after an error the caller rolls back.
    pub(crate) async fn apply(&self, session: &mut Session<'_>) -> Result<(), AppendError> {
        if let Some(guard) = &self.guard {
            guard.check(session).await?;
        }
        for statement in &self.statements {
            statement.run(session).await?;
        }
        Ok(())
    }
}

/// One statement, its values, and what it means when it touches no row.
#[derive(Debug)]
pub(crate) struct Statement {
    /// Nothing where it is for PostgreSQL alone.
    sqlite: Option<&'static str>,
    postgres: &'static str,
    args: Vec<Arg>,
    untouched: Option<AppendError>,
}

impl Statement {
    /// A statement that may touch no row.
    pub(crate) fn new(sql: &'static str, args: Vec<Arg>) -> Self {
        Self::of_each(sql, sql, args)
    }

    /// The same where the databases do not agree on the words.
    pub(crate) fn of_each(sqlite: &'static str, postgres: &'static str, args: Vec<Arg>) -> Self {
        Self { sqlite: Some(sqlite), postgres, args, untouched: None }
    }

    /// A statement that PostgreSQL needs alone, which has many writers.
    pub(crate) fn of_postgres(postgres: &'static str, args: Vec<Arg>) -> Self {
        Self { sqlite: None, postgres, args, untouched: None }
    }

    /// Holds a guest until the end: whoever is named with him is named while he is there.
    pub(crate) fn hold_guest(id: &str) -> Self {
        Self::of_each(sql::HOLD_GUEST, sql::HOLD_GUEST_SHARED, vec![id.into()]).or(AppendError::NoGuest)
    }

    /// Makes it an error to touch no row.
    pub(crate) fn or(self, error: AppendError) -> Self {
        Self { untouched: Some(error), ..self }
    }

    async fn run(&self, session: &mut Session<'_>) -> Result<(), AppendError> {
        let sql = match session.kind() {
            Kind::Sqlite => self.sqlite,
            Kind::Postgres => Some(self.postgres),
        };
        let Some(sql) = sql else { return Ok(()) };
        let touched = session.execute(sql, &self.args).await?;
        match &self.untouched {
            Some(error) if touched == 0 => Err(error.clone()),
            _ => Ok(()),
        }
    }
}

/// When a game ended, and how many events it has.
type Found = (Option<i64>, i64);

/// The game that must be there, must go on, and must have so many events.
#[derive(Debug)]
struct Guard {
    game: String,
    from: u32,
}

impl Guard {
    async fn check(&self, session: &mut Session<'_>) -> Result<(), AppendError> {
        let found = match session.kind() {
            Kind::Postgres => self.look(session, sql::GAME_END_LOCKED).await?,
            Kind::Sqlite => self.look(session, sql::GAME_END).await?,
        };
        let (ended_ms, stored) = found.ok_or(AppendError::Missing)?;
        if ended_ms.is_some() || stored != i64::from(self.from) {
            return Err(AppendError::Conflict);
        }
        Ok(())
    }

    /// Counts what is there when nobody else can change it any more.
    async fn look(&self, session: &mut Session<'_>, end: &'static str) -> Result<Option<Found>, AppendError> {
        let game = [(&self.game).into()];
        let found: Vec<(Option<i64>,)> = session.fetch(end, &game).await?;
        let stored: Vec<(i64,)> = session.fetch(sql::GAME_PLY, &game).await?;
        Ok(found.first().zip(stored.first()).map(|((ended_ms,), (ply,))| (*ended_ms, *ply)))
    }
}

/// Holds the table of a game for the server that took it with this epoch.
fn hold_owner(game: &str, epoch: i64) -> Statement {
    Statement::new(sql::HOLD_OWNED_ROOM, vec![game.into(), epoch.into()]).or(AppendError::Conflict)
}

/// Adds a game to what its programs have done, unless it was given up.
fn tally(game: &str, ending: &Ending) -> Vec<Statement> {
    let n_seats = u32::try_from(ending.shares.len()).ok().filter(|n_seats| (1..=7).contains(n_seats));
    let Some(n_seats) = n_seats else { return Vec::new() };
    let share = |seat: u8| {
        let share = ending.shares.get(usize::from(seat)).copied().unwrap_or(0);
        if ending.uncounted.contains(&seat) { -1 } else { i64::from(share) }
    };
    let mut args: Vec<Arg> = vec![game.into()];
    args.extend((0..7).map(|seat| Arg::from(share(seat))));
    args.extend([(Ending::WHOLE / n_seats).into(), ending.ended_ms.into()]);
    vec![Statement::of_postgres(sql::HOLD_PROGRAMS, vec![game.into()]), Statement::new(sql::TALLY, args)]
}

fn events(game: &str, from: u32, bodies: &[Arc<str>]) -> impl Iterator<Item = Statement> {
    bodies
        .iter()
        .zip(i64::from(from)..)
        .map(move |(body, ply)| Statement::new(sql::INSERT_EVENT, vec![game.into(), ply.into(), body.into()]))
}
