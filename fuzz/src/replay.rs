use std::io::{BufRead, BufReader};

use wormery_record::{BadLine, ReplayError, Replayed};

/// What the reader says of a record; without the words of the operating system, so that it can be compared.
#[derive(PartialEq, Debug)]
enum Answer {
    Valid(Replayed),
    Wrong(BadLine),
    Unreadable,
}

/// Any bytes are answered: what is no text is unreadable, what is wrong is wrong in a line that is there, and in
/// whatever pieces the bytes come, the answer is the same.
pub fn replay(bytes: &[u8]) {
    let answer = answer(bytes);
    let n_lines = bytes.split(|byte| *byte == b'\n').count() as u64;
    match &answer {
        Answer::Valid(replayed) => assert!(replayed.steps < n_lines, "{replayed:?} in {n_lines} lines"),
        Answer::Wrong(bad) => assert!((1..=n_lines).contains(&bad.line), "{bad:?} in {n_lines} lines"),
        Answer::Unreadable => {}
    }
    assert_eq!(answer == Answer::Unreadable, str::from_utf8(bytes).is_err(), "{answer:?}");
    let in_pieces = self::answer(BufReader::with_capacity(3, bytes));
    assert_eq!(answer, in_pieces, "the answer to three bytes at a time");
}

fn answer(reader: impl BufRead) -> Answer {
    match wormery_games::replay(reader) {
        Ok(replayed) => Answer::Valid(replayed),
        Err(ReplayError::BadLine(bad)) => Answer::Wrong(bad),
        Err(ReplayError::Unreadable(_)) => Answer::Unreadable,
    }
}
