use pyo3::PyResult;

/// A game being played, whichever it is: numbers and JSON in, numbers and JSON out.
pub(crate) trait AnyState: Send + Sync {
    /// The same state once more.
    fn copy(&self) -> Box<dyn AnyState>;
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// What differs from the usual rules, as JSON.
    fn options(&self) -> PyResult<String>;
    /// Who begins.
    fn start_seat(&self) -> usize;
    /// How many play.
    fn n_seats(&self) -> usize;
    /// The seat to act; [`CHANCE`] and [`OVER`] besides.
    fn current_player(&self) -> i64;
    /// The numbers of what can happen next: actions, or outcomes of chance.
    fn legal_actions(&self) -> Vec<usize>;
    /// Every outcome of chance with how likely it is.
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>>;
    /// Lets what has a number happen.
    fn apply_action(&mut self, number: i64) -> PyResult<()>;
    /// Lets an event happen as a record writes it.
    fn apply_event(&mut self, event: &str) -> PyResult<()>;
    /// What the end is worth to each seat; 0 before.
    fn returns(&self) -> Vec<f32>;
    /// The final scores and ranks of the seats.
    fn result(&self) -> Option<(Vec<i32>, Vec<u8>)>;
    /// What a seat sees, in numbers.
    fn observation(&self, seat: usize) -> PyResult<Vec<f32>>;
    /// What a seat sees, or the public, as JSON.
    fn view(&self, seat: Option<usize>) -> PyResult<String>;
    /// All that a seat has seen, line by line.
    fn information(&self, seat: usize) -> PyResult<String>;
    /// The number of an action of the seat to act that is written as in a record.
    fn encode(&self, action: &str) -> PyResult<usize>;
    /// The action of the seat to act that has a number, as in a record.
    fn decode(&self, number: usize) -> PyResult<String>;
    /// What the action with a number, or the outcome while chance is asked, is called.
    fn action_name(&self, number: usize) -> PyResult<String>;
    /// The numbers that were applied.
    fn history(&self) -> Vec<usize>;
    /// The record so far.
    fn record(&self, names: &[String]) -> PyResult<String>;
    /// All that is needed to have it again.
    fn kept(&self) -> PyResult<Kept>;
    /// A state that looks the same to a seat.
    fn resampled(&self, seat: usize, seed: u64) -> PyResult<Box<dyn AnyState>>;
    /// What a bot of a level does for the seat to act.
    fn choose(&self, level: &str, seed: u64) -> PyResult<usize>;
    /// What each action of the seat to act is worth by the judge, from what that seat may know, as JSON.
    fn evaluate(&self) -> PyResult<String>;
    /// The share of the win that each row of the standing can expect, with full knowledge.
    fn win_shares(&self) -> Vec<f64>;
    /// The exact odds of the turn, as JSON; `null` where nobody knows them.
    fn odds(&self) -> PyResult<String>;
}

/// A state at rest: its record, the seed of its luck, and the numbers that were applied.
pub(crate) type Kept = (String, Option<u64>, Vec<usize>);

/// OpenSpiel's number for chance.
pub(crate) const CHANCE: i64 = -1;
/// OpenSpiel's number for the end.
pub(crate) const OVER: i64 = -4;
