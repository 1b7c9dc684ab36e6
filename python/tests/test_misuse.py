"""Whatever is passed: an error of Python, never the end of the interpreter."""

import random

import numpy as np
import pytest
import wormery
from wormery import _native

ODD = [
    None, -1, 0, 1, 2, 3, 7, 255, 2**31, 2**63, 2**64, -(2**63), 0.5, float("nan"), float("inf"), "", "x", "regenwormen", "holzwurm",
    "greedy", b"x", [], [1], [25, 25], {}, {"expansion": True}, {"expansion": 1}, {"type": "roll"}, {"lower": None}, (), True, object(),
    np.zeros(3), np.zeros((2, 2), dtype=np.int64), np.ones(4, dtype=bool), "W" * 400, "\\ud800", "{}", "\n",
]


def is_answered(rng, function):
    args = [rng.choice(ODD) for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4)))]
    named = rng.sample(["options", "seed", "start_seat", "n", "threads", "row"], rng.choice((0, 0, 0, 1, 2)))
    named = {name: rng.choice(ODD) for name in named}
    try:
        function(*args, **named)
    # A panic is a BaseException, and no test expects one.
    except Exception:  # noqa: BLE001
        return False
    return True


def members(thing):
    return [getattr(thing, name) for name in dir(thing) if not name.startswith("__") and callable(getattr(thing, name, None))]


def test_ten_thousand_calls_with_odd_arguments():
    rng = random.Random(1)
    functions = [getattr(_native, name) for name in dir(_native) if callable(getattr(_native, name))]
    functions += [wormery.vector, wormery.bot, wormery.load_game, wormery.Record, wormery.gym_env, wormery.aec_env]
    n_answered = 0
    for turn in range(10_000):
        if turn % 40 == 0:
            game = rng.choice(wormery.games())
            state, vec = wormery.State(game, 2, seed=turn), wormery.vector(game, 2, 4, turn)
            things = functions + members(state) + members(vec) + members(vec._batch)
        n_answered += is_answered(rng, rng.choice(things))
    assert n_answered > 500


@pytest.mark.parametrize("n", [0, 10**8, 10**12, 2**64 - 1])
def test_a_vector_has_a_size_that_can_be(n):
    with pytest.raises(ValueError, match="n is a number from 1 to 1048576"):
        wormery.vector("regenwormen", 2, n, 1)


def test_threads_are_counted():
    with pytest.raises(ValueError, match="threads is a number from 1 to 256, not 0"):
        wormery.vector("regenwormen", 2, 4, 1, threads=0)


def test_what_is_asked_before_a_reset_says_so():
    env = wormery.aec_env("regenwormen")
    with pytest.raises(AttributeError, match="reset the environment first"):
        env.agent_selection
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        env.nothing
