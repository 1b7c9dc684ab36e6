"""The examples and the code of docs/python.md run."""

import re
import sys

import numpy as np
import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "python/examples"))

import curve  # noqa: E402
import learner  # noqa: E402
import speed  # noqa: E402


def test_the_code_of_the_documents_runs(monkeypatch):
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/python.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    names = {}
    for block in blocks:
        exec(block, names)


def test_the_learner_learns_the_same_again():
    def play():
        return learner.train(16, lambda *_: None, n=32)

    net, again = play(), play()
    assert all(map(np.array_equal, net.weights, again.weights))
    assert learner.measure(net, n_games=100) > 0.1, "before it has learned, it wins one game of a hundred"


def test_the_curve_in_the_documents_is_drawn_from_its_data(tmp_path):
    curve.main(ROOT / "docs/python/learner.csv", tmp_path / "learner.svg")
    assert (tmp_path / "learner.svg").read_text() == (ROOT / "docs/python/learner.svg").read_text()


def test_the_learner_is_short():
    assert len((ROOT / "python/examples/learner.py").read_text().splitlines()) < 150


@pytest.mark.parametrize("game", ["regenwormen", "holzwurm"])
def test_choosing_by_numpy_keeps_to_the_mask(game):
    vec, rng = learner.wormery.vector(game, 2, speed.N, 1), np.random.default_rng(1)
    for _ in range(20):
        vec.step(speed.by_numpy(vec, rng))
