"""What the environments have in common."""

import json

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import _native
from ._native import State


def observation_space(game: str) -> spaces.Box:
    """Every number lies between -1 and 1."""
    return spaces.Box(-1.0, 1.0, (_native.n_places(game),), np.float32)


def action_space(game: str) -> spaces.Discrete:
    """Actions by their numbers."""
    return spaces.Discrete(_native.n_actions(game))


def action_mask(state: State, player: int) -> NDArray[np.int8]:
    """1 for each action that a player may take now."""
    mask = np.zeros(_native.n_actions(state.game), dtype=np.int8)
    if not state.is_terminal():
        mask[state.legal_actions(player)] = 1
    return mask


def text(state: State) -> str:
    """What everybody sees, a line for each part of it."""
    return "\n".join(f"{name}: {json.dumps(part)}" for name, part in state.view().items())
