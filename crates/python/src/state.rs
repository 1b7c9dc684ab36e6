use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use wormery_games::with_game;
use wormery_host::config_from_json;
use wormery_record::Recorded;

use crate::any_state::{AnyState, CHANCE, Kept, OVER};
use crate::games::{game_id, options_value, record_game};
use crate::json::{from_text, to_text};
use crate::played::Played;
use crate::refused::refused;
use crate::whole::{Count, Seed};

/// A game being played, with the names of OpenSpiel's states.
///
/// With a seed chance answers by itself; without one it is a player of its own (-1) whose outcomes the caller applies.
#[pyclass(module = "wormery")]
pub(crate) struct State {
    state: Box<dyn AnyState>,
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(
        signature = (game, players=Count(2), options=None, *, seed=None, start_seat=Count(0)),
        text_signature = "(game, players=2, options=None, *, seed=None, start_seat=0)"
    )]
    fn new(
        game: &str,
        players: Count,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<Seed>,
        start_seat: Count,
    ) -> PyResult<Self> {
        let (id, options, seed) = (game_id(game)?, options_value(options)?, seed.map(|Seed(seed)| seed));
        let state: Box<dyn AnyState> = with_game!(id, G => {
            let config = config_from_json::<G>(players.0, start_seat.0, &options).map_err(refused)?;
            Box::new(Played::<G>::new(config, seed))
        });
        Ok(Self { state })
    }

    /// The state after the first events of a record; after all of them without a number.
    #[staticmethod]
    #[pyo3(signature = (text, ply=None))]
    fn from_record(text: &str, ply: Option<usize>) -> PyResult<Self> {
        let id = record_game(text)?;
        let state: Box<dyn AnyState> = with_game!(id, G => {
            let record = Recorded::<G>::parse(text).map_err(refused)?;
            let n = ply.unwrap_or(record.events.len());
            let events = record.events.get(..n).ok_or_else(|| refused(format!("the record has fewer than {n} events")))?;
            Box::new(Played::<G>::after(record.config.clone(), None, events).map_err(refused)?)
        });
        Ok(Self { state })
    }

    /// The name of the game.
    #[getter(game)]
    fn name(&self) -> &'static str {
        self.state.name()
    }

    /// The game with its players and options, as OpenSpiel's algorithms know one.
    fn get_game<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let named = PyDict::new(py);
        named.set_item("start_seat", self.state.start_seat())?;
        let options = from_text(py, &self.state.options()?)?;
        let told = (self.state.name(), self.state.n_seats(), options);
        py.import("wormery")?.getattr("Game")?.call(told, Some(&named))
    }

    /// How many play.
    fn num_players(&self) -> usize {
        self.state.n_seats()
    }

    /// The seat to act; -1 while chance is asked, -4 when the game is over.
    fn current_player(&self) -> i64 {
        self.state.current_player()
    }

    /// Whether chance is asked.
    fn is_chance_node(&self) -> bool {
        self.state.current_player() == CHANCE
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.state.current_player() == OVER
    }

    /// Whether a seat is to act.
    fn is_player_node(&self) -> bool {
        self.state.current_player() >= 0
    }

    /// Never.
    fn is_simultaneous_node(&self) -> bool {
        let _ = &self.state;
        false
    }

    /// The numbers of what can happen next; nothing for a player who is not to act.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> Vec<usize> {
        let is_asked = player.is_none_or(|player| player == self.state.current_player());
        if is_asked { self.state.legal_actions() } else { Vec::new() }
    }

    /// Every answer of chance with how likely it is; where there are too many (a deal of cards), a thousand of them stand for all.
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        self.state.chance_outcomes()
    }

    /// Lets what has a number happen; a ValueError says what is allowed instead.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        self.state.apply_action(action)
    }

    /// Lets an event happen as a record writes it: `{"action": …}`, or `{"chance": …}` with any outcome the rules allow.
    fn apply_event(&mut self, event: &Bound<'_, PyAny>) -> PyResult<()> {
        self.state.apply_event(&to_text(event)?)
    }

    /// A copy after an action.
    fn child(&self, action: i64) -> PyResult<Self> {
        let mut child = self.clone();
        child.apply_action(action)?;
        Ok(child)
    }

    /// A copy, which has the same luck before it.
    fn clone(&self) -> Self {
        Self { state: self.state.copy() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(
        state: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyType>, (&'static str, usize), Kept)> {
        let inner = &state.borrow().state;
        Ok((state.get_type(), (inner.name(), inner.n_seats()), inner.kept()?))
    }

    fn __setstate__(&mut self, kept: Kept) -> PyResult<()> {
        self.state = with_game!(record_game(&kept.0)?, G => {
            let record = Recorded::<G>::parse(&kept.0).map_err(refused)?;
            let played = Played::<G>::after(record.config, kept.1, &record.events).map_err(refused)?;
            Box::new(played.with_history(kept.2))
        });
        Ok(())
    }

    /// What the end is worth to each player, from -1 to 1; 0 before it.
    fn returns(&self) -> Vec<f32> {
        self.state.returns()
    }

    /// The same: all is given at the end.
    fn rewards(&self) -> Vec<f32> {
        self.state.returns()
    }

    /// What the end is worth to a player.
    fn player_return(&self, player: usize) -> PyResult<f32> {
        let returns = self.state.returns();
        returns.get(player).copied().ok_or_else(|| refused(format!("there is no player {player}")))
    }

    /// The final scores and ranks, seats in order, then entrants without a seat.
    fn result(&self) -> Option<(Vec<i32>, Vec<usize>)> {
        let (scores, ranks) = self.state.result()?;
        Some((scores, ranks.into_iter().map(usize::from).collect()))
    }

    /// What a player sees, in numbers between -1 and 1; the player to act, if none is named.
    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(py, self.state.observation(self.or_actor(player)?)?))
    }

    /// What a player sees, as JSON.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<usize>) -> PyResult<String> {
        self.state.view(Some(self.or_actor(player)?))
    }

    /// All that a player has seen since the start, a line of JSON for each event.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<usize>) -> PyResult<String> {
        self.state.information(self.or_actor(player)?)
    }

    /// What a player sees; what everybody sees, if none is named.
    #[pyo3(signature = (player=None))]
    fn view<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        from_text(py, &self.state.view(player)?)
    }

    /// The number of an action of the player to act that is written as in a record.
    fn encode(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.state.encode(&to_text(action)?)
    }

    /// The action of the player to act that has a number, as in a record.
    fn decode<'py>(&self, py: Python<'py>, action: usize) -> PyResult<Bound<'py, PyAny>> {
        from_text(py, &self.state.decode(action)?)
    }

    /// What an action, or an outcome of chance, is called.
    #[pyo3(signature = (player, action=None))]
    fn action_to_string(&self, player: i64, action: Option<usize>) -> PyResult<String> {
        self.state.action_name(action.map_or_else(|| usize::try_from(player).map_err(refused), Ok)?)
    }

    /// The numbers that were applied.
    fn history(&self) -> Vec<usize> {
        self.state.history()
    }

    /// The record of the game so far.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let usual = || (1..=self.state.n_seats()).map(|n| format!("Player {n}")).collect();
        self.state.record(&names.unwrap_or_else(usual))
    }

    /// A state that looks the same to a player, from a seed or from a function that gives a fraction.
    fn resample_from_infostate(&self, player: usize, sampler: &Bound<'_, PyAny>) -> PyResult<Self> {
        // OpenSpiel hands over a function that gives a fraction; a seed does as well.
        let seed = if sampler.is_callable() {
            (sampler.call0()?.extract::<f64>()? * 2_f64.powi(53)) as u64
        } else {
            sampler.extract::<Seed>()?.0
        };
        Ok(Self { state: self.state.resampled(player, seed)? })
    }

    /// What a bot of a level does for the player to act.
    fn choose(&self, py: Python<'_>, level: &str, seed: Seed) -> PyResult<usize> {
        py.detach(|| self.state.choose(level, seed.0))
    }

    /// What each action is worth to the player to act by the judge, from what that player may know.
    fn evaluate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_text(py, &py.detach(|| self.state.evaluate())?)
    }

    /// The share of the win that each row of the result can expect, by the judge and with full knowledge.
    fn win_shares(&self, py: Python<'_>) -> Vec<f64> {
        py.detach(|| self.state.win_shares())
    }

    /// The exact odds of this turn; nothing where nobody knows them.
    fn odds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_text(py, &self.state.odds()?)
    }

    fn __repr__(&self) -> String {
        let (name, n_seats) = (self.state.name(), self.state.n_seats());
        format!("<State of {name} for {n_seats}, player {} to act>", self.state.current_player())
    }

    fn __str__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.shown(py, "boards", "text")
    }

    /// The board as a drawing, in a notebook.
    fn _repr_html_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.shown(py, "drawings", "svg")
    }
}

impl State {
    /// What everybody sees, by a function of the package.
    fn shown<'py>(&self, py: Python<'py>, module: &str, function: &str) -> PyResult<Bound<'py, PyAny>> {
        let view = from_text(py, &self.state.view(None)?)?;
        let module = py.import(format!("wormery.{module}"))?;
        module.getattr(function)?.call1((self.state.name(), view))
    }

    fn or_actor(&self, player: Option<usize>) -> PyResult<usize> {
        let actor = || usize::try_from(self.state.current_player());
        player.map_or_else(actor, Ok).map_err(|_| refused("no player is to act: say which one looks"))
    }
}
