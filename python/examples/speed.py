"""How many steps a second 1,024 games for two take side by side, random actions under the mask: `python speed.py [SECONDS]`."""

import sys
import time

import numpy as np
import wormery

N = 1_024


def by_numpy(vec, rng):
    """An allowed action for every game, each equally likely, by the arrays alone."""
    numbers = np.flatnonzero(vec.mask.view(np.bool_))
    counts = np.add.reduce(vec.mask, axis=1, dtype=np.int64)
    first = np.cumsum(counts) - counts
    nth = (rng.random(N) * counts).astype(np.int64)
    return numbers[first + nth] - np.arange(N) * vec.n_actions


def steps_a_second(vec, choose, seconds):
    """Steps of single games by the time of this process alone: what others do on the machine does not count."""
    n_steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(50):
            vec.step(choose(vec))
        n_steps += 50 * N
    return n_steps / (time.process_time() - begin)


def main(seconds=3.0):
    rng = np.random.default_rng(1)
    print(f"{'steps a second':14} {'vec.sample()':>14} {'numpy':>14} {'no choosing':>14}")
    for game in wormery.games():
        figures = []
        for choose in (lambda vec: vec.sample(), lambda vec: by_numpy(vec, rng)):
            figures.append(steps_a_second(wormery.vector(game, 2, N, 1), choose, seconds))
        sampling, vec = wormery.vector(game, 2, N, 1), None
        begin, n = time.process_time(), 0
        while time.process_time() - begin < seconds / 3:
            sampling.sample()
            n += N
        cost = (time.process_time() - begin) / n
        figures.append(1 / (1 / figures[0] - cost))
        print(f"{game:14} " + " ".join(f"{figure:14,.0f}" for figure in figures))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
