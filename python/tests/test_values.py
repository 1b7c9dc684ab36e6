"""What positions are worth: the judge's opinion, and the exact odds of turns that somebody describes."""

import json
import math
import os
import subprocess

import numpy as np
import pytest
import wormery
from conftest import ROOT, every_game, golden_records

# A position of each game, so far into its record that there is something to choose.
PLIES = {path.stem: path for path in golden_records()}


def decisions(path, most=3):
    """The first states of a record in which a player has more than one choice."""
    found = [state for state, _ in wormery.replay(path).states() if state.is_player_node() and len(state.legal_actions()) > 1]
    return [state.clone() for state in found[:most]]


@pytest.mark.parametrize("path", golden_records()[::4], ids=lambda path: path.stem)
def test_every_choice_has_a_share_and_the_best_comes_first(path):
    for state in decisions(path, most=2):
        worth = state.evaluate()
        values = [choice["value"] for choice in worth["choices"]]
        assert worth["player"] == state.current_player() and worth["value"] == values[0] == max(values)
        assert sorted(choice["action"] for choice in worth["choices"]) == sorted(state.legal_actions())
        for choice in worth["choices"]:
            assert state.decode(choice["action"]) == choice["as"] and choice["shares"][worth["player"]] == choice["value"]
            assert sum(choice["shares"]) == pytest.approx(1, abs=1e-6)


@every_game
def test_a_vector_values_what_states_value(game):
    vec = wormery.vector(game, 2, 6, 3)
    for _ in range(9):
        vec.step(vec.sample())
    where = np.array([True, True, False, True, True, False])
    values, alone = vec.evaluate(where), wormery.vector(game, 2, 6, 3, threads=1)
    for _ in range(9):
        alone.step(alone.sample())
    assert np.array_equal(values, alone.evaluate(where), equal_nan=True)
    assert np.array_equal(~np.isnan(values), vec.mask.astype(bool) & where[:, None])
    assert np.nanmin(values) >= 0 and np.nanmax(values) <= 1


@every_game
def test_the_end_is_worth_what_it_brought(game):
    state = wormery.State(game, 2, seed=1)
    shares = state.win_shares()
    assert sum(shares) == pytest.approx(1, abs=1e-6) and len(shares) >= 2
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert wormery.Evaluator().evaluate(state).tolist() == pytest.approx(state.returns(), abs=1e-6)


def test_nobody_is_asked_where_nobody_acts():
    state = wormery.State("regenwormen", 2)
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="no seat is to act"):
        state.evaluate()
    assert sum(state.win_shares()) == pytest.approx(1, abs=1e-6)


# The same as `wormery odds` says with the flags of these names.
DESCRIBED = [
    {},
    {"row": [21, 24, 25], "tops": [26, 31], "own": 23, "kept": "WW44", "roll": "225W"},
    {"kept": "555W", "objective": "at-least:26"},
    {"own": 33, "fail_cost": 0},
    {"options": {"expansion": True}, "specialist": "weasel", "kept": "55", "roll": "13345W"},
    {"options": {"expansion": True}, "specialist": "golden_die", "roll": "12234455W"},
]


@pytest.mark.parametrize("asked", DESCRIBED, ids=str)
def test_odds_are_those_of_the_command(asked):
    program = ROOT / "target/debug/wormery"
    if not program.is_file():
        # With all tests the program is built before; the wheel alone is tried without it.
        assert "WITH_TESTS" not in os.environ, f"{program} is missing"
        pytest.skip("target/debug/wormery is not built")
    flags = []
    for name, value in asked.items():
        if name == "options":
            flags.append("--expansion")
        elif name in ("kept", "roll"):
            flags += [f"--{name}", ",".join(value)]
        elif name in ("row", "tops"):
            flags += ["--top" if name == "tops" else "--row", ",".join(map(str, value))]
        else:
            flags += [f"--{name.replace('_', '-')}", str(value)]
    told = subprocess.run([program, "odds", "--json", *flags], capture_output=True, text=True, check=True)
    command, odds = json.loads(told.stdout), wormery.odds(**asked)
    worth = "worms" if "worms" in odds else "value"
    assert odds[worth] == command["value"] and odds["fail"] == command["fail"]
    assert [(one["action"], one[worth], one["fail"]) for one in odds["choices"]] == [
        (one["action"], one["value"], one["fail"]) for one in command["choices"]
    ]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"row": [25], "own": 25}, "row and own both have tile 25"),
        ({"tops": [22, 22]}, "tops: tile 22 is there twice"),
        ({"own": 11}, "own: tile 11 comes with the expansion, pass options"),
        ({"tops": list(range(21, 28))}, "at most 6 other players"),
        ({"specialist": "weasel"}, "specialists come with the expansion"),
        ({"specialist": "raven", "options": {"expansion": True}}, "nobody holds it"),
        ({"specialist": "cat", "options": {"expansion": True}}, "specialist: "),
        ({"golden": "there", "options": {"expansion": True}}, "'pool', 'kept' or 'aside'"),
        ({"golden": "pool"}, "golden: only the holder of that specialist has it"),
        ({"weasel_used": True}, "weasel_used: only the holder"),
        ({"kept": "WWWW44445"}, "kept: 9 dice are kept, but there are only 8"),
        ({"kept": "WW", "roll": "123"}, "roll: with 2 dice kept, 6 dice are rolled, not 3"),
        ({"roll": "7"}, "roll: "),
        ({"objective": "most"}, "objective: it is worms, total"),
        ({"objective": "total", "fail_cost": 2}, "it needs objective='worms'"),
        ({"fail_cost": -1}, "fail_cost: "),
        ({"options": {"lower": "never"}}, "lower"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_words(asked, says):
    with pytest.raises(ValueError, match=says.replace("(", r"\(")):
        wormery.odds(**asked)


def test_openspiel_plans_with_the_judge():
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = wormery.load_game("regenwormen")
    bot = mcts.MCTSBot(game, 2, 8, wormery.Evaluator(), random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    while not (state.is_player_node() and len(state.legal_actions()) > 1):
        actions = state.legal_actions()
        state.apply_action(actions[0])
    assert bot.step(state) in state.legal_actions()
    assert math.isfinite(wormery.Evaluator().evaluate(state)[0])
