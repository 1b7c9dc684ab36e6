"""One of OpenSpiel's algorithms, pointed at our states."""

import numpy as np
import pytest
import wormery
from conftest import ROOT, every_game

pytest.importorskip("pyspiel", reason="open_spiel is not installed: its search is not tried on our states")

from open_spiel.python.algorithms import mcts  # noqa: E402


@every_game
def test_its_tree_search_plays_our_games(game):
    # From near the end, where playing on at random is short.
    record = wormery.replay(sorted((ROOT / "records").glob(f"{game}-*.wgr"))[0])
    rules = wormery.load_game(game, len(record.players), record.options)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(rules, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = record.state(len(record.steps) - 5)
    decisions = 0
    while not state.is_terminal() and decisions < 2:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions > 0
