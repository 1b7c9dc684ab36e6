//! One change to a proven record that it must not survive.

use wormery_core::{Event, Game, Luck, Seat};
use wormery_fair::{Entropy, Nonce, Secret, TableId};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Line, Replay, write_step};
use wormery_table::Seeded;

use crate::play::{bytes, game_of};

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    ProofDigit,
    Id,
    OtherSecret,
    SeatEntropy,
    Outcome,
    NonceDigit,
    NonceGone,
    NonceNew,
    Action,
    Space,
    Dropped,
    Doubled,
    Swapped,
    Truncated,
    Result,
}

impl Kind {
    pub(crate) const ALL: [Self; 15] = [
        Self::ProofDigit,
        Self::Id,
        Self::OtherSecret,
        Self::SeatEntropy,
        Self::Outcome,
        Self::NonceDigit,
        Self::NonceGone,
        Self::NonceNew,
        Self::Action,
        Self::Space,
        Self::Dropped,
        Self::Doubled,
        Self::Swapped,
        Self::Truncated,
        Self::Result,
    ];

    /// Whether the change shows without knowing the rules: with a proof of version 1 only in the dice.
    pub(crate) fn shows_without_rules(self, version: u8) -> bool {
        version == 2 || self != Self::Result
    }
}

/// A record as lines, to be spoilt.
pub(crate) struct Target {
    game: GameId,
    lines: Vec<String>,
}

impl Target {
    pub(crate) fn new(record: &str) -> Self {
        Self { game: game_of(record), lines: record.lines().map(str::to_owned).collect() }
    }

    /// The record with one change of this kind; `None` where it has no place for one.
    pub(crate) fn spoilt(&self, kind: Kind, luck: &mut Seeded) -> Option<String> {
        let mut lines = self.lines.clone();
        let last = lines.len() - 1;
        match kind {
            Kind::ProofDigit => lines[0] = proof_digit(&lines[0], luck),
            Kind::Id => lines[0] = lines[0].replacen("\"id\":\"test-", "\"id\":\"tesT-", 1),
            Kind::OtherSecret => lines[0] = other_secret(&lines[0], luck),
            Kind::SeatEntropy => lines[0] = seat_entropy(&lines[0], luck)?,
            Kind::Truncated => lines.truncate(1 + luck.below(last as u32 - 1) as usize),
            Kind::Result => lines[last] = lines[last].replacen("\"ranks\":[", "\"ranks\":[1", 1),
            Kind::Dropped => drop(lines.remove(self.pick_decisive(luck, |_| true)?)),
            Kind::Doubled => {
                let place = self.pick_decisive(luck, |_| true)?;
                lines.insert(place, lines[place].clone());
            }
            Kind::Swapped => {
                let place = self.pick_decisive(luck, |_| true)?;
                lines.swap(place, place + 1);
            }
            _ => {
                let (place, line) = self.spoilt_step(kind, luck)?;
                lines[place] = line;
            }
        }
        (lines != self.lines).then(|| lines.join("\n") + "\n")
    }

    /// A step with a change of this kind, and its place.
    fn spoilt_step(&self, kind: Kind, luck: &mut Seeded) -> Option<(usize, String)> {
        let has_nonce = |line: &str| line.contains(NONCE);
        let place = match kind {
            Kind::Outcome => self.pick(luck, is_chance)?,
            Kind::NonceDigit | Kind::NonceGone => self.pick_decisive(luck, has_nonce)?,
            Kind::NonceNew => self.pick_decisive(luck, |line| is_action(line) && !has_nonce(line))?,
            Kind::Action => self.pick_decisive(luck, is_action)?,
            _ => self.pick_decisive(luck, |_| true)?,
        };
        let line = &self.lines[place];
        let spoilt = match kind {
            Kind::Outcome => other_outcome(self.game, line, luck)?,
            Kind::NonceDigit => nonce_digit(line, luck),
            Kind::NonceGone => line.split_once(META)?.0.to_owned() + "}",
            Kind::NonceNew => with_nonce(line, luck),
            Kind::Action => with_game!(self.game, G => self.other_action::<G>(place, luck))?,
            _ => line.clone() + " ",
        };
        Some((place, spoilt))
    }

    /// A step that passes a test; the last line is the result.
    fn pick(&self, luck: &mut Seeded, passes: impl Fn(&str) -> bool) -> Option<usize> {
        let steps = 1..self.lines.len() - 1;
        let places: Vec<usize> = steps.filter(|place| passes(&self.lines[*place])).collect();
        (!places.is_empty()).then(|| places[luck.below(places.len() as u32) as usize])
    }

    /// A step that passes a test and whose change must be found. With a proof of version 1 it is followed by so many
    /// outcomes without a nonce that they cannot all stay the same: a deal, or eight of the other games.
    fn pick_decisive(&self, luck: &mut Seeded, passes: impl Fn(&str) -> bool) -> Option<usize> {
        if self.lines[0].contains("\"version\":2") {
            return self.pick(luck, passes);
        }
        let enough = if self.game == GameId::Holzwurm { 1 } else { 8 };
        let last = (1..self.lines.len()).rev().find(|place| self.hashed_from(*place) >= enough)?;
        let places: Vec<usize> = (1..last).filter(|place| passes(&self.lines[*place])).collect();
        (!places.is_empty()).then(|| places[luck.below(places.len() as u32) as usize])
    }

    /// The outcomes without a nonce from a line on.
    fn hashed_from(&self, place: usize) -> usize {
        let is_hashed = |at: &usize| is_chance(&self.lines[*at]) && !self.nonce_before(*at);
        (place..self.lines.len()).filter(is_hashed).count()
    }

    fn nonce_before(&self, place: usize) -> bool {
        self.lines[1..place].iter().rfind(|line| is_action(line)).is_some_and(|line| line.contains(NONCE))
    }

    /// Another legal action of the same seat, with the same nonce.
    fn other_action<G: Game>(&self, place: usize, luck: &mut Seeded) -> Option<String> {
        let mut replay = Replay::<G>::new(&Header::parse(&self.lines[0]).unwrap().config::<G>().unwrap());
        self.lines[1..place].iter().for_each(|line| replay.line(line).unwrap());
        let Line::Step(step) = Line::<G>::parse(&self.lines[place]).unwrap() else { return None };
        let others: Vec<G::Action> =
            replay.game().legal().filter(|action| Event::Action(*action) != step.event).collect();
        let other = *others.get(luck.below(others.len().max(1) as u32) as usize)?;
        let mut out = Vec::new();
        write_step::<G>(&mut out, step.seat, &Event::Action(other)).unwrap();
        let line = String::from_utf8(out).unwrap().trim_end().to_owned();
        let meta = self.lines[place].split_once(META).map(|(_, meta)| META.to_owned() + meta);
        Some(match meta {
            Some(meta) => line.strip_suffix('}')?.to_owned() + &meta,
            None => line,
        })
    }
}

const META: &str = ",\"meta\":";
const NONCE: &str = "\"nonce\":\"";

fn is_chance(line: &str) -> bool {
    line.starts_with("{\"chance\"")
}

fn is_action(line: &str) -> bool {
    line.starts_with("{\"seat\"")
}

/// Changes one of the hex digits of the proof: commitment, secret, a hash or entropy.
fn proof_digit(header: &str, luck: &mut Seeded) -> String {
    let is_long = |run: &str| run.len() >= 32 && run.bytes().all(|byte| byte.is_ascii_hexdigit());
    let runs: Vec<&str> = header.split('"').filter(|run| is_long(run)).collect();
    let run = runs[luck.below(runs.len() as u32) as usize];
    header.replacen(run, &other_digit(run, luck), 1)
}

fn other_digit(run: &str, luck: &mut Seeded) -> String {
    let place = luck.below(run.len() as u32) as usize;
    let digit = u32::from_str_radix(&run[place..=place], 16).unwrap();
    format!("{}{:x}{}", &run[..place], digit ^ (1 << luck.below(4)), &run[place + 1..])
}

/// Exchanges the secret together with its commitment, as a host could who committed to nothing.
fn other_secret(header: &str, luck: &mut Seeded) -> String {
    let value = |name: &str| header.split_once(name).unwrap().1.split_once('"').unwrap().0;
    let secret = Secret::new(bytes(luck));
    let commitment = secret.commitment(&id_of(header)).to_string();
    let header_then = header.replacen(value("\"commitment\":\""), &commitment, 1);
    header_then.replacen(value("\"secret\":\""), &secret.to_string(), 1)
}

fn id_of(header: &str) -> TableId {
    let fair = header.split_once("\"fair\":{").unwrap().1;
    fair.split_once("\"id\":\"").unwrap().1.split_once('"').unwrap().0.parse().unwrap()
}

/// Silences a seat, or gives one that was silent entropy with the right hash.
fn seat_entropy(header: &str, luck: &mut Seeded) -> Option<String> {
    let (before, seats) = header.split_once("\"seats\":[")?;
    let mut seats: Vec<String> = seats.strip_suffix("]}}}")?.split("},").map(str::to_owned).collect();
    seats.iter_mut().filter(|seat| !seat.ends_with('}')).for_each(|seat| seat.push('}'));
    let place = luck.below(seats.len() as u32) as usize;
    seats[place] = if let Some((rest, _)) = seats[place].split_once("\"hash\":\"") {
        rest.trim_end_matches(',').to_owned() + "}"
    } else {
        let (rest, entropy) = (seats[place].trim_end_matches('}'), Entropy::new(bytes(luck)));
        let comma = if rest == "{" { "" } else { "," };
        let hash = entropy.hash(&id_of(header), Seat::new(place));
        format!(r#"{rest}{comma}"hash":"{hash}","entropy":"{entropy}"}}"#)
    };
    Some(format!("{before}\"seats\":[{}]}}}}}}", seats.join(",")))
}

fn nonce_digit(line: &str, luck: &mut Seeded) -> String {
    let nonce = &line.split_once(NONCE).unwrap().1[..32];
    line.replacen(nonce, &other_digit(nonce, luck), 1)
}

fn with_nonce(line: &str, luck: &mut Seeded) -> String {
    let nonce = Nonce::new(bytes(luck));
    format!("{}{META}{{{NONCE}{nonce}\"}}}}", line.strip_suffix('}').unwrap())
}

/// An outcome that differs: another face, another value, two cards exchanged.
fn other_outcome(game: GameId, line: &str, luck: &mut Seeded) -> Option<String> {
    let Some((before, list)) = line.split_once('[') else {
        let (before, value) = line.split_once("\"value\":")?;
        let value: u32 = value[..1].parse().unwrap();
        return Some(format!("{before}\"value\":{}}}}}", (value + luck.below(5)) % 6 + 1));
    };
    // Every second piece is what stands between two quotation marks.
    let mut pieces: Vec<&str> = list.split('"').collect();
    let n_items = pieces.len() as u32 / 2;
    match game {
        GameId::Regenwormen => {
            let place = luck.below(n_items) as usize * 2 + 1;
            let faces = ["1", "2", "3", "4", "5", "W"].into_iter().filter(|face| *face != pieces[place]);
            pieces[place] = faces.collect::<Vec<_>>()[luck.below(5) as usize];
        }
        // Some ids have quotation marks of their own.
        GameId::ItHappens if list.contains('\\') => return None,
        GameId::ItHappens => pieces.swap(1, 3 + 2 * luck.below(2) as usize),
        // A fate card and one out of a hand; "hands" itself is the piece between them.
        GameId::Holzwurm => {
            let (fate, hand) = (luck.below(5) as usize, 6 + luck.below(n_items - 6) as usize);
            pieces.swap(2 * fate + 1, 2 * hand + 1);
        }
    }
    Some(format!("{before}[{}", pieces.join("\"")))
}
