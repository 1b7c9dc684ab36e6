use serde::Serialize;
use wormery_bots::{Puzzling, Roster, fingerprint};
use wormery_core::Event;

use crate::crew::side_by_side;
use crate::{BadSheet, Doubt, Puzzle, Sheet};

/// What a second opinion says of puzzles that were found before.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Checked {
    /// How many were looked at.
    pub puzzles: usize,
    /// Of how many it has the same best choice.
    pub same_best: usize,
    /// The lines of those of which it has another one.
    pub others: Vec<usize>,
    /// Of how many it is sure of that: the 95 % interval of the difference to the second excludes zero.
    pub sure: usize,
    /// The lines of those of which it is not.
    pub doubtful: Vec<usize>,
    /// By how much the best choices are ahead as they are written, on average.
    pub gap_written: f64,
    /// The same as it is seen now.
    pub gap_now: f64,
    /// By how much the shares of all choices differ from those that are written, on average.
    pub differs_by: f64,
}

/// Asks the second opinion of a game about every puzzle of a sheet, with other luck and on all cores, and tells after each
/// that it was asked.
pub fn check<G: Roster>(
    sheet: &Sheet,
    puzzling: &Puzzling<G>,
    seed: u64,
    tell: impl Fn() + Sync,
) -> Result<Checked, BadSheet> {
    let all = side_by_side(
        sheet.puzzles.len(),
        || (),
        |(), place| {
            let puzzle = &sheet.puzzles[place];
            // The luck is the puzzle's own, wherever it stands.
            let one = check_one(sheet, puzzle, puzzling, seed ^ fingerprint(&puzzle.steps));
            tell();
            one
        },
    );
    let mut sum = Checked::default();
    for (line, one) in (2..).zip(all) {
        let one = one.ok_or_else(|| BadSheet { line, error: "it does not follow the rules".into() })?;
        sum.puzzles += 1;
        sum.same_best += one.same_best;
        sum.others.extend((one.same_best == 0).then_some(line));
        sum.sure += one.sure;
        sum.doubtful.extend((one.sure == 0).then_some(line));
        sum.gap_written += one.gap_written;
        sum.gap_now += one.gap_now;
        sum.differs_by += one.differs_by;
    }
    Ok(sum.mean())
}

impl Checked {
    /// With means instead of sums.
    fn mean(self) -> Self {
        let n = self.puzzles.max(1) as f64;
        let (gap_written, gap_now, differs_by) = (self.gap_written, self.gap_now, self.differs_by);
        Self { gap_written: gap_written / n, gap_now: gap_now / n, differs_by: differs_by / n, ..self }
    }
}

fn check_one<G: Roster>(
    sheet: &Sheet,
    puzzle: &Puzzle,
    puzzling: &Puzzling<G>,
    seed: u64,
) -> Option<Checked> {
    let names = vec![String::new(); puzzle.players];
    let recorded = sheet.recorded::<G>(puzzle, &names)?;
    let mut game = G::start(&recorded.config);
    for event in &recorded.events {
        game.apply(event).ok()?;
    }
    let legal: Option<Vec<G::Action>> = puzzle.choices.iter().map(|worth| sheet.action::<G>(worth)).collect();
    let (legal, seat) = (legal?, game.turn().seat()?);
    let is_legal = |action: &G::Action| game.clone().apply(&Event::Action(*action)).is_ok();
    if !legal.iter().all(is_legal) {
        return None;
    }
    // Evaluators are asked in the order of the rules.
    let by_rules: Vec<G::Action> = game.legal().collect();
    let place = |action: &G::Action| by_rules.iter().position(|other| other == action);
    let places: Option<Vec<usize>> = legal.iter().map(place).collect();
    let places = places.filter(|places| places.len() == by_rules.len())?;
    let mut shares = vec![0.0; by_rules.len()];
    places.iter().zip(&puzzle.choices).for_each(|(place, worth)| shares[*place] = worth.share);
    let doubt = Doubt::new(&recorded.config, puzzling.second, seed).without_luck(puzzling.luck);
    let asked = doubt.asks_about(&shares, places[0], *places.get(puzzle.tempting)?);
    let opinion = doubt.hear(&game, seat, (&by_rules, &asked));
    let differences = asked.iter().zip(&opinion.shares).map(|(place, share)| (shares[*place] - share).abs());
    Some(Checked {
        puzzles: 1,
        same_best: usize::from(opinion.gap() > 0.0),
        others: Vec::new(),
        sure: usize::from(opinion.is_sure()),
        doubtful: Vec::new(),
        gap_written: puzzle.choices[0].share - puzzle.choices[1].share,
        gap_now: opinion.gap(),
        differs_by: differences.sum::<f64>() / asked.len() as f64,
    })
}
