use serde::Serialize;
use wormery_core::Game;
use wormery_host::Verdict;
use wormery_review::Place;

/// Something that one row of the standing should look at again, as `--json` tells it.
#[derive(Serialize)]
pub(super) struct Moment {
    row: usize,
    kind: Kind,
    ply: u32,
    line: u32,
    turn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<u32>,
    /// The share of the win that it brought; below zero if it took one.
    share: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Choice,
    Luck,
}

impl Moment {
    fn new(row: usize, kind: Kind, place: Place, share: f64) -> Self {
        Self { row, kind, ply: place.ply, line: place.ply + 2, turn: place.turn, deal: place.deal, share }
    }
}

/// The moments of everybody.
pub(super) fn all<G: Game>(verdicts: &[Verdict<G>]) -> Vec<Moment> {
    verdicts.iter().enumerate().flat_map(|(row, verdict)| of_row(row, verdict)).collect()
}

fn of_row<G: Game>(row: usize, verdict: &Verdict<G>) -> impl Iterator<Item = Moment> {
    let dearest = verdict.moments.dearest.iter();
    let swings = verdict.moments.swings.iter();
    let choices = dearest.map(move |dear| Moment::new(row, Kind::Choice, dear.place, -dear.cost));
    choices.chain(swings.map(move |swing| Moment::new(row, Kind::Luck, swing.place, swing.luck)))
}
