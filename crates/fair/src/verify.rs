use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use wormery_core::{Chance, Config, Event, Game, Turn};
use wormery_record::{BadLine, Header, Line, Replay, Replayed, Step};

use crate::lines::step_line;
use crate::{BadProof, Dice, Digest, Opening, Proof, meta};

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
    let verified = verify_so_far::<G>(record)?;
    if verified.replayed.standing.is_none() {
        return Err(VerifyError::NotOver);
    }
    Ok(verified)
}

/// Like [`verify`], for a record that may stop before the end, as that of an abandoned game does.
///
/// With a proof of version 1 nothing in the record shows whether more had happened.
pub fn verify_so_far<G: Game>(record: &str) -> Result<Verified, VerifyError> {
    let mut lines = record.strip_suffix('\n').unwrap_or(record).split('\n');
    let (config, dice, proof) = read_header::<G>(lines.next().unwrap_or_default())?;
    let mut check = Check::<G>::new(&config, dice);
    for (line, text) in (2..).zip(lines) {
        check.line(text).map_err(|fault| fault.at(line))?;
    }
    check.end(proof)
}

fn read_header<G: Game>(text: &str) -> Result<(Config<G::Options>, Dice, Proof), VerifyError> {
    let bad = |error| BadLine { line: 1, error };
    let header = Header::parse(text).map_err(bad)?;
    if header.game != G::NAME {
        return Err(bad(format!("the record is one of {:?}, not of {:?}", header.game, G::NAME)).into());
    }
    let config = header.config::<G>().map_err(bad)?;
    let proof = meta::proof(header.meta).map_err(bad)?.ok_or(VerifyError::NoProof)?;
    let opening = opening(&header).map_err(bad)?;
    let dice = proof.dice(&opening).and_then(|dice| proof.check_names(&header.players).map(|()| dice));
    let dice = dice.map_err(|bad| match bad {
        BadProof::NoSecret => VerifyError::NoSecret,
        bad => VerifyError::BadProof(bad),
    })?;
    Ok((config, dice, proof))
}

/// What the header says, not what it means: an option that is written though it is the default makes another text.
fn opening(header: &Header<'_>) -> Result<Opening, String> {
    let options = serde_json::from_str(header.options()).map_err(|error| error.to_string())?;
    Ok(Opening::new(&header.game, &options, header.start_seat, header.players.len()))
}

/// A record being checked, line by line.
pub(crate) struct Check<G: Game> {
    replay: Replay<G>,
    dice: Dice,
    outcomes: u64,
    with_nonce: u64,
    result: Option<String>,
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

impl<G: Game> Check<G> {
    pub(crate) fn new(config: &Config<G::Options>, dice: Dice) -> Self {
        Self { replay: Replay::new(config), dice, outcomes: 0, with_nonce: 0, result: None }
    }

    /// Checks a line after the header and lets it happen; `None` for the result.
    pub(crate) fn line(&mut self, text: &str) -> Result<Option<Event<G>>, Fault> {
        let before = self.replay.game().turn();
        self.replay.line(text).map_err(Fault::Line)?;
        match Line::parse(text).map_err(Fault::Line)? {
            Line::Step(step) => self.step(text, step, &before).map(Some),
            Line::Result(_) => {
                self.result = Some(text.to_owned());
                Ok(None)
            }
        }
    }

    fn step(&mut self, text: &str, step: Step<'_, G>, before: &Turn<G>) -> Result<Event<G>, Fault> {
        if let (Event::Chance(outcome), Turn::Chance(question)) = (&step.event, before) {
            if *outcome != question.draw(&mut self.dice.luck()) {
                return Err(Fault::Dice);
            }
            self.check_writing(text, &step_line(None, &step.event, None))?;
            self.outcomes += 1;
            self.with_nonce += u64::from(self.dice.has_nonce());
            self.dice.push_outcome(text);
        } else {
            let nonce = meta::nonce(step.meta).map_err(Fault::Line)?;
            self.check_writing(text, &step_line(step.seat, &step.event, nonce))?;
            self.dice.push_action(text, nonce);
        }
        Ok(step.event)
    }

    fn check_writing(&self, text: &str, expected: &str) -> Result<(), Fault> {
        if self.dice.are_strict() && text != expected {
            return Err(Fault::Line(
                "a proven line is written in one way only, without spaces and notes".into(),
            ));
        }
        Ok(())
    }

    pub(crate) fn into_dice(self) -> Dice {
        self.dice
    }

    fn end(self, proof: Proof) -> Result<Verified, VerifyError> {
        let Self { replay, dice, outcomes, with_nonce, result } = self;
        let replayed = replay.end();
        if let Some(digest) = dice.digest(result.as_deref()) {
            let claimed = proof.digest().ok_or(VerifyError::NoDigest)?;
            if digest != *claimed || result.is_some() != replayed.standing.is_some() {
                return Err(VerifyError::Digest);
            }
        }
        Ok(Verified { proof, outcomes, with_nonce, replayed })
    }
}
