//! Records with random damage: whatever comes, the reader answers, and about a line that is there.
//!
//! A quick look with a fixed seed; `make fuzz` looks longer.

use std::fs;
use std::path::Path;

use wormery_record::ReplayError;

/// How many damaged records are read.
const ROUNDS: usize = 10_000;

/// Random enough to do damage (Marsaglia's xorshift).
struct Xorshift(u64);

impl Xorshift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// The golden records, whole games and odd ones.
fn golden() -> Vec<Vec<u8>> {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let folders = [records.clone(), records.join("odd")];
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "wgr"));
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Damages a record in one of many ways.
fn damage(record: &mut Vec<u8>, others: &[Vec<u8>], random: &mut Xorshift) {
    let place = random.below(record.len());
    match random.below(9) {
        0 if !record.is_empty() => record[place] ^= 1 << random.below(8),
        1 if !record.is_empty() => {
            record[place] = *random.pick(b"\"{}[]:,-.0123456789WMtruefalsnp \n\r\\\xff");
        }
        2 => record.insert(place, random.next() as u8),
        3 if !record.is_empty() => drop(record.remove(place)),
        4 => record.truncate(place),
        5 => record.truncate(lines_until(record, place)),
        6 => repeat_line(record, place),
        7 => {
            let other = random.pick(others);
            record.truncate(place);
            record.extend_from_slice(&other[random.below(other.len())..]);
        }
        _ => {
            let end = (place + random.below(60)).min(record.len());
            record.drain(place..end);
        }
    }
}

/// Writes the line at a place twice.
fn repeat_line(record: &mut Vec<u8>, place: usize) {
    let start = lines_until(record, place);
    let length = record[start..].iter().position(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let line = record[start..start + length].to_vec();
    record.splice(start..start, line);
}

/// How long the lines are that end before a place.
fn lines_until(record: &[u8], place: usize) -> usize {
    record[..place].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1)
}

/// Reads a record and says whether the answer was yes, no or that it is no text.
fn check(record: &[u8]) -> usize {
    let n_lines = record.split(|byte| *byte == b'\n').count() as u64;
    let shown = || String::from_utf8_lossy(record);
    match wormery_games::replay(record) {
        Ok(replayed) => {
            assert!(replayed.steps < n_lines, "{replayed:?} in {}", shown());
            0
        }
        Err(ReplayError::BadLine(bad)) => {
            assert!((1..=n_lines).contains(&bad.line) && !bad.error.is_empty(), "{bad} in {}", shown());
            1
        }
        Err(ReplayError::Unreadable(_)) => {
            assert!(str::from_utf8(record).is_err(), "a text can be read: {}", shown());
            2
        }
    }
}

#[test]
fn damaged_records_are_answered() {
    let records = golden();
    let mut random = Xorshift(0x2545_f491_4f6c_dd1d);
    let mut answers = [0; 3];
    for _ in 0..ROUNDS {
        let mut record = random.pick(&records).clone();
        for _ in 0..=random.below(3) {
            damage(&mut record, &records, &mut random);
        }
        answers[check(&record)] += 1;
    }
    assert!(answers.iter().all(|count| *count > ROUNDS / 100), "all three answers are common: {answers:?}");
}
