use serde_json::{Value, json};
use wormery_fair::{BadProof, Verified, VerifyError};

/// What was found out about the luck of a record.
pub(crate) fn verified(found: Result<Verified, VerifyError>) -> Value {
    match found {
        Ok(found) => json!({ "fair": true, "outcomes": found.outcomes, "with_nonce": found.with_nonce }),
        Err(error) => {
            let (fault, line, seat) = fault(&error);
            json!({ "fair": false, "error": error.to_string(), "fault": fault, "line": line, "seat": seat })
        }
    }
}

/// A word for what is wrong, and where.
fn fault(error: &VerifyError) -> (&'static str, Option<u64>, Option<usize>) {
    match error {
        VerifyError::NoProof => ("no_proof", None, None),
        VerifyError::NoSecret | VerifyError::BadProof(BadProof::NoSecret) => ("no_secret", None, None),
        VerifyError::NotOver => ("not_over", None, None),
        VerifyError::BadProof(BadProof::Commitment) => ("commitment", None, None),
        VerifyError::BadProof(BadProof::Entropy(seat)) => ("entropy", None, Some(seat.index())),
        VerifyError::BadProof(BadProof::Seats { .. }) => ("entropy", None, None),
        VerifyError::Dice { line } => ("dice", Some(*line), None),
        VerifyError::BadProof(BadProof::Name(seat)) => ("name", None, Some(seat.index())),
        VerifyError::NoDigest | VerifyError::Digest | VerifyError::Other => ("digest", None, None),
        VerifyError::BadLine(bad) => ("line", Some(bad.line), None),
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::Seat;
    use wormery_record::BadLine;

    use super::*;

    #[test]
    fn every_fault_has_a_word_and_a_place() {
        let said = |error: VerifyError| {
            let value = verified(Err(error));
            (value["fault"].as_str().unwrap().to_owned(), value["line"].as_u64(), value["seat"].as_u64())
        };
        assert_eq!(said(VerifyError::NoProof), ("no_proof".into(), None, None));
        assert_eq!(said(VerifyError::NoSecret), ("no_secret".into(), None, None));
        assert_eq!(said(VerifyError::NotOver), ("not_over".into(), None, None));
        assert_eq!(said(VerifyError::BadProof(BadProof::Commitment)), ("commitment".into(), None, None));
        let of_seat = VerifyError::BadProof(BadProof::Entropy(Seat::new(2)));
        assert_eq!(said(of_seat), ("entropy".into(), None, Some(2)));
        assert_eq!(said(VerifyError::Dice { line: 7 }), ("dice".into(), Some(7), None));
        let of_name = VerifyError::BadProof(BadProof::Name(Seat::new(1)));
        assert_eq!(said(of_name), ("name".into(), None, Some(1)));
        assert_eq!(said(VerifyError::Digest), ("digest".into(), None, None));
        let bad = BadLine { line: 3, error: "no".into() };
        assert_eq!(said(VerifyError::BadLine(bad)), ("line".into(), Some(3), None));
    }
}
