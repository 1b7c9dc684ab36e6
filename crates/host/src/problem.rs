use wormery_protocol::{Code, Problem};
use wormery_table::Refused;

/// What a client is told when a table refuses an action.
pub fn problem_of(refused: &Refused) -> Problem {
    let code = match refused {
        Refused::Illegal(illegal) => return Problem::illegal(illegal),
        Refused::Stale { now, .. } => return Problem::new(Code::Stale, refused.to_string()).at(now.0),
        Refused::NotYourTurn(_) => Code::NotYourTurn,
        Refused::Over => Code::GameOver,
    };
    Problem::new(code, refused.to_string())
}

#[cfg(test)]
mod tests {
    use wormery_core::{Illegal, Seat};
    use wormery_table::Ply;

    use super::*;

    #[test]
    fn every_refusal_has_its_code() {
        let told = |refused: Refused| {
            let problem = problem_of(&refused);
            assert_eq!(problem.detail, refused.to_string());
            (problem.code, problem.ply, problem.refusal.map(|rule| rule.code))
        };
        let illegal = Illegal::new("hw_no_row", "row 2 does not exist").text("row", 2);
        assert_eq!(told(illegal.into()), (Code::Illegal, None, Some("hw_no_row".into())));
        let stale = Refused::Stale { sent: Ply(3), now: Ply(5) };
        assert_eq!(told(stale), (Code::Stale, Some(5), None), "the client learns where the table is");
        assert_eq!(told(Refused::NotYourTurn(Seat::new(1))), (Code::NotYourTurn, None, None));
        assert_eq!(told(Refused::Over), (Code::GameOver, None, None));
    }
}
