"""Learns Regenwormen for two by playing against itself, with numpy alone: `python learner.py 30000 > curve.csv`.

A net says what it is worth to roll on: the worms more than the other that the turn will bring. What taking a tile brings is plain,
so that one number decides everything: keep what leads to the best of "take now" and "roll on", then do the better of the two. After
each roll the net is pulled towards the best that can be made of it (temporal differences over afterstates, Adam). All is counted
in games, nothing in seconds: a run gives the same net again.
"""

import sys

import numpy as np
import wormery

NAMES = wormery.observation_names("regenwormen")
ACTIONS = wormery.action_names("regenwormen")
SYMBOLS, POINTS = "12345W", np.array([1, 2, 3, 4, 5, 5])
TILES = np.arange(21, 37)
WORMS = (TILES - 21) // 4 + 1
ROLL, KEEP, STEAL, STOP = (ACTIONS.index(name) for name in ("roll", "keep 1", "steal from +1", "stop"))
TAKE = ACTIONS.index("take 21")


def places(names):
    return [NAMES.index(name) for name in names]


KEPT, ROLLED = (places(f"{what} {symbol}" for symbol in SYMBOLS) for what in ("kept", "rolled"))
OPEN, OWN, OTHER = (places(f"{what} {tile}" for tile in TILES) for what in ("open", "own tops", "+1 tops"))
KEEPING, BEGINNING = places(["phase keep", "phase roll"])


class Table:
    """What the players to act see, taken apart."""

    def __init__(self, obs):
        self.kept, self.rolled = np.rint(9 * obs[:, KEPT]).astype(int), np.rint(9 * obs[:, ROLLED]).astype(int)
        self.open, self.other = obs[:, OPEN] > 0, obs[:, OTHER] > 0
        self.stake = obs[:, OWN] @ WORMS
        self.keeping, self.beginning = obs[:, KEEPING] > 0, obs[:, BEGINNING] > 0

    def take(self, rows, kept):
        """The best that can be taken with these dice, and the action for it; failing where there is nothing."""
        points = (kept @ POINTS)[:, None]
        reached = np.where(self.open[rows] & (points >= TILES), np.arange(1, 17), 0).max(axis=1)
        stolen = (self.other[rows] & (points == TILES)) @ WORMS
        stolen = np.where(self.open[rows][np.arange(len(rows)), np.clip(points[:, 0] - 21, 0, 15)], 0, stolen)
        taken = np.where(reached > 0, WORMS[reached - 1], 0)
        action = np.where(2 * stolen > taken, STEAL, TAKE + reached - 1)
        can = (kept[:, 5] > 0) & ((reached > 0) | (stolen > 0))
        return np.where(can, np.maximum(2 * stolen, taken), -self.stake[rows]), np.where(can, action, STOP)

    def features(self, rows, kept):
        """What rolling on depends on: symbols, dice and points so far, the row, what is at stake and what can be stolen."""
        dice, points = np.eye(9)[kept.sum(axis=1)], np.eye(41)[kept @ POINTS]
        stake = np.eye(5)[self.stake[rows].astype(int)]
        parts = (kept > 0, dice, points, self.open[rows], self.other[rows], stake)
        return np.concatenate(parts, axis=1, dtype=np.float32)


class Net:
    """Two layers, taught by Adam."""

    def __init__(self, rng, n_inputs, hidden=96):
        shapes = ((n_inputs, hidden), (hidden,), (hidden, 1), (1,))
        self.weights = [rng.normal(0, shape[0] ** -0.5, shape).astype(np.float32) * (len(shape) > 1) for shape in shapes]
        self.means = [np.zeros((2, *shape), dtype=np.float32) for shape in shapes]
        self.n = 0

    def __call__(self, x):
        a, b, c, d = self.weights
        return (np.maximum(x @ a + b, 0) @ c + d)[:, 0]

    def learn(self, x, target, rate):
        a, b, c, d = self.weights
        hidden = np.maximum(x @ a + b, 0)
        error = ((hidden @ c + d)[:, 0] - target)[:, None].astype(np.float32) / len(x)
        back = (error @ c.T) * (hidden > 0)
        self.n += 1
        for weight, mean, slope in zip(self.weights, self.means, (x.T @ back, back.sum(0), hidden.T @ error, error.sum(0)), strict=True):
            mean[0] += 0.1 * (slope - mean[0])
            mean[1] += 0.001 * (slope * slope - mean[1])
            weight -= rate * (mean[0] / (1 - 0.9**self.n)) / (np.sqrt(mean[1] / (1 - 0.999**self.n)) + 1e-8)


def choose(net, table, n):
    """The action of everybody, what it is worth, and what the net was told where it is to roll on."""
    actions, values = np.full(n, ROLL), np.zeros(n)
    rows, symbols = np.nonzero(table.keeping[:, None] & (table.rolled > 0) & (table.kept == 0))
    deciding = np.flatnonzero(~table.keeping & ~table.beginning)
    after = table.kept[rows].copy()
    after[np.arange(len(rows)), symbols] = table.rolled[rows, symbols]
    rows, kept = np.concatenate([rows, deciding]), np.concatenate([after, table.kept[deciding]])
    take, how = table.take(rows, kept)
    on = np.where((kept.sum(axis=1) < 8) & ~(kept > 0).all(axis=1), net(table.features(rows, kept)), -9)
    worth, n_keeps = np.maximum(take, on), len(symbols)
    best = np.full((n, 6), -99.0)
    best[rows[:n_keeps], symbols] = worth[:n_keeps]
    actions[table.keeping], values[table.keeping] = (KEEP + best.argmax(axis=1))[table.keeping], best.max(axis=1)[table.keeping]
    actions[deciding] = np.where(on >= take, ROLL, how)[n_keeps:]
    return actions, values


def train(n_games, watch, every=1_000, seed=1, n=512, rate=2e-3):
    """Plays against itself until so many games are over; `watch` is told of the net now and then."""
    rng, vec = np.random.default_rng(seed), wormery.vector("regenwormen", 2, n, seed)
    table = Table(vec.obs)
    net, done, told = Net(rng, table.features(np.arange(n), table.kept).shape[1]), 0, 0
    watch(net, 0)
    while done < n_games:
        actions, _ = choose(net, table, n)
        actions = np.where(rng.random(n) < 0.03, vec.sample(), actions)
        rolling = np.flatnonzero(actions == ROLL)
        told_net, stake = table.features(rolling, table.kept[rolling]), table.stake[rolling]
        vec.step(actions)
        table = Table(vec.obs)
        _, values = choose(net, table, n)
        # Who may not keep anything has failed, and somebody else is to act.
        target = np.where(table.keeping[rolling], values[rolling], -stake)
        net.learn(told_net, target, rate * max(0.05, 1 - done / n_games))
        done += int(vec.done.sum())
        if done >= told + every:
            told = done - done % every
            watch(net, told)
    return net


def measure(net, level="cautious", n_games=2_000, seed=99):
    """The share of the wins against a bot, both beginning equally often; a tie is half a win."""
    n = n_games // 2
    vec, seat, left, wins = wormery.vector("regenwormen", 2, n, seed), np.arange(n) // 2 % 2, np.full(n, 2), 0.0
    while left.any():
        own = vec.to_act == seat
        actions, _ = choose(net, Table(vec.obs), n)
        _, _, _, reward, done = vec.step(np.where(own, actions, vec.bot_actions(level, ~own)))
        ended = np.flatnonzero(done & (left > 0))
        wins += (0.5 + 0.5 * reward[ended, seat[ended]]).sum()
        left[ended] -= 1
    return wins / n_games


if __name__ == "__main__":
    print("games,share")
    train(int(sys.argv[1]), lambda net, games: print(f"{games},{measure(net):.4f}", flush=True))
