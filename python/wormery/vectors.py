"""Many games side by side, in arrays that are filled in place."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native

Arrays = tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.int64], NDArray[np.float32], NDArray[np.bool_]]


class Vector:
    """Many games of one kind; those that are over begin anew by themselves, the seats taking turns in beginning.

    Every array belongs to the vector, and the next step writes over it: copy what you want to keep. Large vectors are stepped
    on `threads` cores, on all of them without a number; how many there are changes nothing but the time.
    """

    def __init__(
        self,
        game: str,
        players: int,
        n: int,
        seed: int,
        options: dict[str, Any] | None = None,
        *,
        threads: int | None = None,
    ) -> None:
        self._batch = _native.Batch(game, players, n, seed, options, threads)
        self.game = game
        self.players = players
        self.n = n
        self.n_actions = _native.n_actions(game)
        self.obs: NDArray[np.float32] = self._batch.observations
        self.mask: NDArray[np.int8] = self._batch.masks
        self.to_act: NDArray[np.int64] = self._batch.to_act
        self.reward: NDArray[np.float32] = self._batch.rewards
        self.score: NDArray[np.int32] = self._batch.scores
        self.done: NDArray[np.bool_] = self._batch.done
        self._sampled = np.zeros(n, dtype=np.int64)
        self._chosen = np.zeros(n, dtype=np.int64)
        self._all = np.ones(n, dtype=np.bool_)

    def __repr__(self) -> str:
        return f"<Vector of {self.n} games of {self.game} for {self.players}>"

    def _arrays(self) -> Arrays:
        return self.obs, self.mask, self.to_act, self.reward, self.done

    def reset(self, seed: int) -> Arrays:
        """Begins all games anew, as a vector with this seed begins."""
        self._batch.reset(seed)
        return self._arrays()

    def step(self, actions: ArrayLike) -> Arrays:
        """Lets every game go on by one action of the player to act, and chance answer what it is asked.

        A ValueError names the first game that does not allow its action; then no game has moved.
        """
        self._batch.step(_whole(actions))
        return self._arrays()

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, each equally likely; from a seed of its own, so the games' luck stays the same."""
        self._batch.sample(self._sampled)
        return self._sampled

    def bot_actions(self, level: str, where: ArrayLike | None = None) -> NDArray[np.int64]:
        """What a bot of a level does in each game, from what the player to act sees; elsewhere what was there before."""
        self._batch.choose(level, self._all if where is None else _yes_or_no(where), self._chosen)
        return self._chosen

    def evaluate(self, where: ArrayLike | None = None) -> NDArray[np.float64]:
        """What each action is worth to the player to act in each game: the share of the win by the judge, from what that player
        sees; not a number where an action is not allowed, and in games where nobody wants to know it. A new array of
        (n, actions).
        """
        values = np.empty((self.n, self.n_actions))
        self._batch.evaluate(self._all if where is None else _yes_or_no(where), values)
        return values


def _whole(actions: ArrayLike) -> NDArray[np.int64]:
    """Actions as the games take them; a fraction is a mistake, and is not cut off."""
    numbers = np.asarray(actions)
    if numbers.size and numbers.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {numbers.dtype}")
    return np.ascontiguousarray(numbers, dtype=np.int64)


def _yes_or_no(where: ArrayLike) -> NDArray[np.bool_]:
    """In which games somebody wants to know something."""
    wanted = np.asarray(where)
    if wanted.size and wanted.dtype != np.bool_:
        raise ValueError(f"`where` says True or False for each game, not {wanted.dtype}")
    return np.ascontiguousarray(wanted, dtype=np.bool_)


def vector(
    game: str, players: int, n: int, seed: int, options: dict[str, Any] | None = None, *, threads: int | None = None
) -> Vector:
    """Plays `n` games side by side with luck from a seed."""
    return Vector(game, players, n, seed, options, threads=threads)
