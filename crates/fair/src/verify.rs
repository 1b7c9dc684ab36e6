use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};

use wormery_core::{Chance, Event, Game, Seat, Turn};
use wormery_record::{BadLine, Header, Line, Replay, Replayed};

use crate::lines::step_line;
use crate::{BadProof, Dice, Digest, Nonce, Opening, Proof, meta};

/// What a proven record turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The proof.
    pub proof: Proof,
    /// How many outcomes were recomputed.
    pub outcomes: u64,
    /// How many of them depend on a nonce of the roller, which the host could not know beforehand.
    pub with_nonce: u64,
    /// Steps and standing, as a replay finds them.
    pub replayed: Replayed,
}

impl Verified {
    /// Compares the record with a digest that somebody kept when the game was over.
    pub fn check_kept(&self, kept: &Digest) -> Result<(), VerifyError> {
        match self.proof.digest() {
            Some(digest) if digest == kept => Ok(()),
            Some(_) => Err(VerifyError::Other),
            None => Err(VerifyError::NoDigest),
        }
    }
}

/// Why a record is not proven.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The record was not played with fair dice.
    #[error("the record has no proof")]
    NoProof,
    /// The game is not over yet, or the host keeps the secret to itself.
    #[error("the secret is not published, so nothing can be checked yet")]
    NoSecret,
    /// Everything up to the last line is right, but it is not the whole game.
    #[error("the dice so far are those of the proof, but the record stops before the end of the game")]
    NotOver,
    /// The proof contradicts itself or the game.
    #[error("line 1: {0}")]
    BadProof(BadProof),
    /// An outcome is not the one that follows from the proof.
    #[error("line {line}: the dice are not those of the proof")]
    Dice {
        /// Counted from 1, the header.
        line: u64,
    },
    /// There is nothing that the whole record could be compared with.
    #[error("the proof has no digest")]
    NoDigest,
    /// Something of the record was changed, or something is missing.
    #[error("the digest is not that of the record: something in it was changed, or its end is missing")]
    Digest,
    /// The record is right by itself, but somebody has kept the digest of another one.
    #[error("the record is another one than was played")]
    Other,
    /// A line breaks the format or the rules.
    #[error(transparent)]
    BadLine(#[from] BadLine),
}

/// Recomputes everything in the record of a whole game: commitment, hashes, key, every outcome, every rule.
pub fn verify<G: Game>(record: &str) -> Result<Verified, VerifyError> {
    whole(check_record(record, G::NAME, begin::<G>))
}

/// Like [`verify`], for a record that may stop before the end, as that of an abandoned game does.
///
/// With a proof of version 1 nothing in the record shows whether more had happened.
pub fn verify_so_far<G: Game>(record: &str) -> Result<Verified, VerifyError> {
    check_record(record, G::NAME, begin::<G>)
}

fn whole(found: Result<Verified, VerifyError>) -> Result<Verified, VerifyError> {
    found.and_then(
        |found| if found.replayed.standing.is_some() { Ok(found) } else { Err(VerifyError::NotOver) },
    )
}

/// A game of any kind whose record is being checked. What depends on no game is written once for all of them.
trait Checked {
    fn line(&mut self, text: &str, so_far: &mut SoFar) -> Result<(), Fault>;
    fn end(&self) -> Replayed;
}

impl<G: Game> Checked for Replay<G> {
    fn line(&mut self, text: &str, so_far: &mut SoFar) -> Result<(), Fault> {
        check_line(self, text, so_far).map(drop)
    }

    fn end(&self) -> Replayed {
        Self::end(self)
    }
}

fn begin<G: Game>(header: &Header<'_>) -> Result<Box<dyn Checked>, String> {
    Ok(Box::new(Replay::<G>::new(&header.config::<G>()?)))
}

fn check_record(
    record: &str,
    game: &str,
    begin: fn(&Header<'_>) -> Result<Box<dyn Checked>, String>,
) -> Result<Verified, VerifyError> {
    let mut lines = record.strip_suffix('\n').unwrap_or(record).split('\n');
    let bad = |error| BadLine { line: 1, error };
    let header = Header::parse(lines.next().unwrap_or_default()).map_err(bad)?;
    if header.game != game {
        return Err(bad(format!("the record is one of {:?}, not of {game:?}", header.game)).into());
    }
    let mut checked = begin(&header).map_err(bad)?;
    let proof = meta::proof(header.meta).map_err(bad)?.ok_or(VerifyError::NoProof)?;
    let mut so_far = SoFar::new(dice(&header, &proof)?);
    for (line, text) in (2..).zip(lines) {
        checked.line(text, &mut so_far).map_err(|fault| fault.at(line))?;
    }
    so_far.end(proof, checked.end())
}

/// The dice of a proof that fits its header.
fn dice(header: &Header<'_>, proof: &Proof) -> Result<Dice, VerifyError> {
    // What the header says, not what it means: an option that is written though it is the default makes another text.
    let options = serde_json::from_str(header.options());
    let options = options.map_err(|error| BadLine { line: 1, error: error.to_string() })?;
    let opening = Opening::new(&header.game, &options, header.start_seat, header.players.len());
    let dice = proof.dice(&opening).and_then(|dice| proof.check_names(&header.players).map(|()| dice));
    dice.map_err(|bad| match bad {
        BadProof::NoSecret => VerifyError::NoSecret,
        bad => VerifyError::BadProof(bad),
    })
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("the dice are not those of the proof")]
    Dice,
    #[error("{0}")]
    Line(String),
}

impl Fault {
    fn at(self, line: u64) -> VerifyError {
        match self {
            Self::Dice => VerifyError::Dice { line },
            Self::Line(error) => BadLine { line, error }.into(),
        }
    }
}

/// Checks a line after the header and lets it happen; `None` for the result.
pub(crate) fn check_line<G: Game>(
    replay: &mut Replay<G>,
    text: &str,
    so_far: &mut SoFar,
) -> Result<Option<Event<G>>, Fault> {
    let before = replay.game().turn();
    let Line::Step(step) = replay.read(text).map_err(Fault::Line)? else {
        so_far.result = Some(text.to_owned());
        return Ok(None);
    };
    if let (Event::Chance(outcome), Turn::Chance(question)) = (&step.event, before)
        && *outcome != question.draw(&mut so_far.dice.luck())
    {
        return Err(Fault::Dice);
    }
    let nonce = if step.seat.is_some() { meta::nonce(step.meta).map_err(Fault::Line)? } else { None };
    so_far.note(text, &step_line(step.seat, &step.event, nonce), step.seat, nonce)?;
    Ok(Some(step.event))
}

/// A record being checked, as far as it is the same for every game.
pub(crate) struct SoFar {
    dice: Dice,
    outcomes: u64,
    with_nonce: u64,
    result: Option<String>,
}

impl SoFar {
    pub(crate) fn new(dice: Dice) -> Self {
        Self { dice, outcomes: 0, with_nonce: 0, result: None }
    }

    /// Notes a step by its line; `written` is how we would write it.
    fn note(
        &mut self,
        text: &str,
        written: &str,
        seat: Option<Seat>,
        nonce: Option<Nonce>,
    ) -> Result<(), Fault> {
        if self.dice.are_strict() && text != written {
            return Err(Fault::Line(
                "a proven line is written in one way only, without spaces and notes".into(),
            ));
        }
        if seat.is_some() {
            self.dice.push_action(text, nonce);
        } else {
            self.outcomes += 1;
            self.with_nonce += u64::from(self.dice.has_nonce());
            self.dice.push_outcome(text);
        }
        Ok(())
    }

    pub(crate) fn into_dice(self) -> Dice {
        self.dice
    }

    /// Whether the record comes to the digest of its proof, and has a result if the game is over.
    fn end(self, proof: Proof, replayed: Replayed) -> Result<Verified, VerifyError> {
        if let Some(digest) = self.dice.digest(self.result.as_deref()) {
            let claimed = proof.digest().ok_or(VerifyError::NoDigest)?;
            if digest != *claimed || self.result.is_some() != replayed.standing.is_some() {
                return Err(VerifyError::Digest);
            }
        }
        Ok(Verified { proof, outcomes: self.outcomes, with_nonce: self.with_nonce, replayed })
    }
}
