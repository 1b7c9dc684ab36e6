"""The compiled part of the package; `crates/python` has its source."""

from collections.abc import Callable
from typing import Any, Literal, Self, TypedDict, final, overload

import numpy as np
from numpy.typing import NDArray

from .spiel import Game

class ChoiceOdds(TypedDict):
    """The odds after a choice."""

    action: dict[str, Any]
    worms: float
    fail: float
    ends: list[tuple[dict[str, Any], float]]

class TurnOdds(TypedDict):
    """The odds of the rest of a turn, played for the most worms."""

    worms: float
    fail: float
    choices: list[ChoiceOdds]

class ChoiceValue(TypedDict):
    """The odds after a choice where something else than worms is counted."""

    action: dict[str, Any]
    value: float
    fail: float
    ends: list[tuple[dict[str, Any], float]]

class TurnValue(TypedDict):
    """The odds of the rest of a turn, played for something else than worms."""

    value: float
    fail: float
    choices: list[ChoiceValue]

# `as` is a word of Python itself.
ValuedChoice = TypedDict(
    "ValuedChoice", {"action": int, "as": dict[str, Any], "value": float, "margin": float, "shares": list[float]}
)

class Valued(TypedDict):
    """What a state is worth to the player to act, as `wormery evaluate` tells it; the best choice first."""

    player: int
    method: str
    judge: str
    value: float
    choices: list[ValuedChoice]

class Replayed(TypedDict):
    """How a record ended."""

    steps: int
    scores: list[int] | None
    ranks: list[int] | None

__version__: str

def games() -> list[str]:
    """The names of all games."""

def seats(game: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""

def options(game: str) -> list[dict[str, Any]]:
    """The options of a game: name, kind with its values, rule, and when it matters."""

def levels(game: str) -> list[str]:
    """The levels of the bots of a game, the weakest first."""

def n_actions(game: str) -> int:
    """How many actions a game has."""

def n_places(game: str) -> int:
    """How many numbers an observation has."""

def action_names(game: str) -> list[str]:
    """What each action is called; other seats are counted from the player to act: +1 is the next."""

def place_names(game: str) -> list[str]:
    """What each number of an observation is; other seats are counted from the one who looks: +1 is the next."""

def illegal_returns(seat: int, players: int) -> list[float]:
    """What it is worth to each seat that one of them did what is not allowed."""

@overload
def odds(
    kept: str = "",
    roll: str = "",
    *,
    row: list[int] | None = None,
    tops: list[int] = ...,
    own: int | None = None,
    options: dict[str, Any] | None = None,
    specialist: str | None = None,
    golden: str | None = None,
    weasel_used: bool = False,
    objective: Literal["worms"] = "worms",
    fail_cost: float | str | None = None,
) -> TurnOdds: ...
@overload
def odds(
    kept: str = "",
    roll: str = "",
    *,
    row: list[int] | None = None,
    tops: list[int] = ...,
    own: int | None = None,
    options: dict[str, Any] | None = None,
    specialist: str | None = None,
    golden: str | None = None,
    weasel_used: bool = False,
    objective: str = "worms",
    fail_cost: float | str | None = None,
) -> TurnOdds | TurnValue:
    """The exact odds of the rest of a turn of Regenwormen: dice kept, dice rolled, open tiles, others' top tiles, own top tile.

    `objective` is "worms", "total", "at-least:N" or "exactly:N", `fail_cost` a number of worms or "own" for those of the own
    top tile. With the expansion, `specialist` is the one held and `golden` says where its die is: "pool", "kept" or "aside".
    """

def replay(text: str) -> Replayed:
    """Checks every line of a record, and says how the game ended."""

def review(text: str) -> dict[str, Any]:
    """Tells luck and skill of a record apart."""

@final
class State:
    """A game being played, with the names of OpenSpiel's states.

    With a seed chance answers by itself; without one it is a player of its own (-1) whose outcomes the caller applies.
    """

    def __new__(
        cls, game: str, players: int = 2, options: dict[str, Any] | None = None, *, seed: int | None = None, start_seat: int = 0
    ) -> Self: ...
    @staticmethod
    def from_record(text: str, ply: int | None = None) -> State:
        """The state after the first events of a record; after all of them without a number."""
    @property
    def game(self) -> str:
        """The name of the game."""
    def get_game(self) -> Game:
        """The game with its players and options, as OpenSpiel's algorithms know one."""
    def num_players(self) -> int:
        """How many play."""
    def current_player(self) -> int:
        """The seat to act; -1 while chance is asked, -4 when the game is over."""
    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
    def is_terminal(self) -> bool:
        """Whether the game is over."""
    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
    def is_simultaneous_node(self) -> bool:
        """Never."""
    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of what can happen next; nothing for a player who is not to act."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every answer of chance with how likely it is; where there are too many (a deal of cards), a thousand of them stand for all."""
    def apply_action(self, action: int) -> None:
        """Lets what has a number happen; a ValueError says what is allowed instead."""
    def apply_event(self, event: dict[str, Any]) -> None:
        """Lets an event happen as a record writes it: `{"action": …}`, or `{"chance": …}` with any outcome the rules allow."""
    def child(self, action: int) -> State:
        """A copy after an action."""
    def clone(self) -> State:
        """A copy, which has the same luck before it."""
    def _repr_html_(self) -> str:
        """The board as a drawing, in a notebook."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: object) -> State: ...
    def returns(self) -> list[float]:
        """What the end is worth to each player, from -1 to 1; 0 before it."""
    def rewards(self) -> list[float]:
        """The same: all is given at the end."""
    def player_return(self, player: int) -> float:
        """What the end is worth to a player."""
    def result(self) -> tuple[list[int], list[int]] | None:
        """The final scores and ranks, seats in order, then entrants without a seat."""
    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player sees, in numbers between -1 and 1; the player to act, if none is named."""
    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON."""
    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen since the start, a line of JSON for each event."""
    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a player sees; what everybody sees, if none is named."""
    def encode(self, action: dict[str, Any]) -> int:
        """The number of an action of the player to act that is written as in a record."""
    def decode(self, action: int) -> dict[str, Any]:
        """The action of the player to act that has a number, as in a record."""
    def action_to_string(self, player: int, action: int | None = None) -> str:
        """What an action, or an outcome of chance, is called."""
    def history(self) -> list[int]:
        """The numbers that were applied."""
    def record(self, names: list[str] | None = None) -> str:
        """The record of the game so far."""
    def resample_from_infostate(self, player: int, sampler: int | Callable[[], float]) -> State:
        """A state that looks the same to a player, from a seed or from a function that gives a fraction."""
    def choose(self, level: str, seed: int) -> int:
        """What a bot of a level does for the player to act."""
    def evaluate(self) -> Valued:
        """What each action is worth to the player to act by the judge, from what that player may know."""
    def win_shares(self) -> list[float]:
        """The share of the win that each row of the result can expect, by the judge and with full knowledge."""
    def odds(self) -> TurnOdds | None:
        """The exact odds of this turn; nothing where nobody knows them."""

@final
class Batch:
    """Many games side by side, which write into arrays of their own; `wormery.Vector` is made of it."""

    def __new__(
        cls, game: str, players: int, n: int, seed: int, options: dict[str, Any] | None = None, threads: int | None = None
    ) -> Self: ...
    @property
    def observations(self) -> NDArray[np.float32]:
        """What the player to act sees in each game."""
    @property
    def masks(self) -> NDArray[np.int8]:
        """Which actions that player has."""
    @property
    def to_act(self) -> NDArray[np.int64]:
        """The player to act in each game."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the end was worth to each seat, in the step that ended a game."""
    @property
    def scores(self) -> NDArray[np.int32]:
        """The final scores, in the step that ended a game."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game."""
    def reset(self, seed: int) -> None:
        """Begins all games anew."""
    def step(self, actions: NDArray[np.int64]) -> None:
        """Lets every game go on by an action."""
    def sample(self, actions: NDArray[np.int64]) -> None:
        """Draws an allowed action for every game."""
    def choose(self, level: str, wanted: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """Writes down what bots of a level do in the games that are wanted."""
    def evaluate(self, wanted: NDArray[np.bool_], values: NDArray[np.float64]) -> None:
        """Writes what each action is worth to the player to act into a row for each game that is wanted."""
