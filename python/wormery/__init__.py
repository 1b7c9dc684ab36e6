"""Wormery for researchers: tabletop games about worms as states, environments, records and odds.

>>> import wormery
>>> wormery.games()
['regenwormen', 'it-happens', 'holzwurm']

docs/python.md tells the rest.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ._native import State, __version__, action_names, games, levels, odds, options, seats
from ._native import place_names as observation_names
from .bots import Bot, bot
from .records import Record, read_record, replay, review
from .spiel import Evaluator, Game, load_game
from .vectors import Vector, vector

# Gymnasium need not be there; where it is, it knows our environments by name.
with suppress(ModuleNotFoundError):
    from . import registered as _registered

if TYPE_CHECKING:
    from .aec import AECGame
    from .solo import SoloGame

__all__ = [
    "Bot", "Evaluator", "Game", "Record", "State", "Vector", "__version__", "action_names", "aec_env", "bot", "games", "gym_env", "levels", "load_game",
    "observation_names", "odds", "options", "read_record", "replay", "review", "seats", "vector",
]


def aec_env(
    game: str, players: int = 2, options: dict[str, Any] | None = None, *, start_seat: int = 0, render_mode: str | None = None
) -> "AECGame":
    """A PettingZoo environment in which the players take turns; needs the package pettingzoo."""
    from .aec import AECGame

    return AECGame(game, players, options, start_seat=start_seat, render_mode=render_mode)


def gym_env(
    game: str,
    players: int = 2,
    opponents: str = "random",
    options: dict[str, Any] | None = None,
    *,
    seat: int = 0,
    start_seat: int = 0,
    render_mode: str | None = None,
) -> "SoloGame":
    """A Gymnasium environment for one player against bots of a level; needs the package gymnasium."""
    from .solo import SoloGame

    return SoloGame(game, players, opponents, options, seat=seat, start_seat=start_seat, render_mode=render_mode)
