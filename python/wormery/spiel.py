"""What OpenSpiel's algorithms ask a game; the states have its names anyway."""

from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._native import State


class Game:
    """A game with its players and options, as OpenSpiel's algorithms know one."""

    def __init__(self, game: str, players: int = 2, options: dict[str, Any] | None = None, *, start_seat: int = 0) -> None:
        self.game = game
        self.options = options
        self.start_seat = start_seat
        self._players = players
        self.new_initial_state()

    def __repr__(self) -> str:
        return f"<Game {self.game} for {self._players}>"

    def new_initial_state(self) -> State:
        """The state before the first event; chance is asked of the caller."""
        return State(self.game, self._players, self.options, start_seat=self.start_seat)

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return _native.n_actions(self.game)

    def observation_tensor_shape(self) -> list[int]:
        return [_native.n_places(self.game)]

    def max_utility(self) -> float:
        return 1.0

    def min_utility(self) -> float:
        return -1.0

    def utility_sum(self) -> None:
        """Nothing: where an entrant without a player can win, everybody loses."""

    def get_type(self) -> Any:
        """What kind of game it is: rewards at the end, one player after the other."""
        try:
            import pyspiel  # type: ignore[import-not-found, unused-ignore]
        except ModuleNotFoundError:
            return SimpleNamespace(short_name=self.game, reward_model="terminal", dynamics="sequential")
        kind = pyspiel.GameType
        return SimpleNamespace(
            short_name=self.game,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
        )


class Evaluator:
    """What OpenSpiel's MCTS asks of a state: its worth by the judge, and how likely each action is at first."""

    def evaluate(self, state: State) -> NDArray[np.float64]:
        """What the state is worth to each player, as returns are: 1 for a win alone, `-1 / (players - 1)` for none."""
        players = state.num_players()
        shares = np.asarray(state.win_shares()[:players])
        return (players * shares - 1) / (players - 1)

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Chance as it is, and every action as likely as the others."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def load_game(game: str, players: int = 2, options: dict[str, Any] | None = None) -> Game:
    """The game of this name."""
    return Game(game, players, options)
