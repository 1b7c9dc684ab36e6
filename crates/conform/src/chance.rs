use wormery_core::{Chance, Event, Game};

/// The ways of a question add up to its total, and every outcome listed is accepted.
pub(crate) fn counts_its_ways<G: Game>(game: &G, question: &G::Chance) {
    let (Some(total), Some(ways)) = (question.total_ways(), question.ways()) else {
        assert!(question.ways().is_none() && question.total_ways().is_none(), "{question:?} counts by half");
        return;
    };
    let sum: u64 = ways.iter().map(|(_, n_ways)| n_ways).sum();
    assert_eq!(sum, total, "the ways of {question:?}");
    assert!(ways.iter().all(|(_, n_ways)| *n_ways > 0), "{question:?} lists what cannot happen");
    // A long list is tried in part, a different part for each total.
    let stride = ways.len() / 40 + 1;
    for (outcome, _) in ways.iter().skip(total as usize % stride).step_by(stride) {
        let accepted = game.clone().apply(&Event::Chance(outcome.clone()));
        assert!(accepted.is_ok(), "{outcome:?} is listed but refused in {game:?}: {accepted:?}");
    }
}
