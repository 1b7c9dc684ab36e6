"""OpenSpiel's searches, pointed at our states."""

import numpy as np
import pytest
import wormery
from conftest import every_game

pytest.importorskip("pyspiel", reason="open_spiel is not installed: its searches are not tried on our states")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402


def tree(rules, rng):
    return mcts.MCTSBot(rules, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


def guessing(rules, rng, **more):
    return ismcts.ISMCTSBot(rules, mcts.RandomRolloutEvaluator(1, rng), 1.4, 4, random_state=rng, **more)


def by_sight(rules, rng):
    return guessing(rules, rng, use_observation_string=True, allow_inconsistent_action_sets=True)


@every_game
@pytest.mark.parametrize("search", [tree, guessing, by_sight], ids=lambda search: search.__name__)
def test_its_searches_find_a_move_in_our_games(game, search):
    rng, bot = np.random.RandomState(1), wormery.bot(game, wormery.levels(game)[1])
    # A roll has 1,287 outcomes, which take long to list: there chance answers by itself.
    state = wormery.State(game, 2, seed=3 if game == "regenwormen" else None)
    # Late enough that playing on at random is short, and where there is something to choose.
    while len(state.history()) < 20 or state.is_chance_node() or len(state.legal_actions()) < 2:
        n_outcomes = len(state.legal_actions())
        state.apply_action(int(rng.choice(n_outcomes)) if state.is_chance_node() else bot.choose(state))
    assert search(state.get_game(), rng).step(state) in state.legal_actions()
