"""Bots of any level, which see what the seat to act sees."""

from . import _native
from ._native import State


class Bot:
    """Chooses for the player to act, from what that player may know."""

    def __init__(self, game: str, level: str, seed: int = 0) -> None:
        if level not in _native.levels(game):
            raise ValueError(f"{game} has no bot called {level!r}, only {', '.join(_native.levels(game))}")
        if not 0 <= seed < 2**64:
            raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
        self.game = game
        self.level = level
        self._seed = seed

    def __repr__(self) -> str:
        return f"<Bot {self.level} of {self.game}>"

    def choose(self, state: State) -> int:
        """The number of the action to take."""
        if state.game != self.game:
            raise ValueError(f"this bot plays {self.game}, not {state.game}")
        self._seed = (self._seed + 1) % 2**64
        return state.choose(self.level, self._seed)

    # OpenSpiel's bots are asked by this name.
    step = choose


def bot(game: str, level: str, seed: int = 0) -> Bot:
    """The bot of a level; the same seed thinks the same."""
    return Bot(game, level, seed)
