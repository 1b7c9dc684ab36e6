"""What the environments have in common."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import _native
from ._native import State


@dataclass(frozen=True)
class Table:
    """Who plays what."""

    game: str
    players: int
    options: dict[str, Any] | None
    start_seat: int

    def begin(self, seed: int) -> State:
        """A new game with luck from a seed."""
        return State(self.game, self.players, self.options, seed=seed, start_seat=self.start_seat)


def known_mode(render_mode: str | None) -> str | None:
    """How to show the board, if there is such a way."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
    return render_mode


def observation_space(game: str) -> "spaces.Box[np.float32]":
    """Every number lies between -1 and 1."""
    return spaces.Box(-1.0, 1.0, (_native.n_places(game),), np.float32)


def action_space(game: str) -> "spaces.Discrete[np.int64]":
    """Actions by their numbers."""
    return spaces.Discrete(_native.n_actions(game))


def action_mask(state: State, player: int) -> NDArray[np.int8]:
    """1 for each action that a player may take now."""
    mask = np.zeros(_native.n_actions(state.game), dtype=np.int8)
    if not state.is_terminal():
        mask[state.legal_actions(player)] = 1
    return mask
