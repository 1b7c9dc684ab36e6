"""Many games side by side."""

import os
import threading
import warnings

import numpy as np
import pytest
import wormery
from conftest import every_game, every_table


@every_table
def test_arrays_are_filled_in_place(table):
    game, players, options = table
    vec = wormery.vector(game, players, 16, 1, options)
    first = vec.reset(2)
    before = [array.copy() for array in first]
    for _ in range(20):
        arrays = vec.step(vec.sample())
        assert all(array is same for array, same in zip(arrays, first, strict=True))
        assert all(np.shares_memory(array, same) for array, same in zip(arrays, first, strict=True))
    assert not np.array_equal(before[0], arrays[0])
    assert arrays[0].shape == (16, len(wormery.observation_names(game))) and arrays[0].dtype == np.float32
    assert arrays[1].shape == (16, len(wormery.action_names(game))) and arrays[1].any(axis=1).all()


@every_table
def test_a_vector_sees_what_states_see(table):
    """The same actions and the same luck lead to the same numbers."""
    game, players, options = table
    seed, n = 9, 3
    vec = wormery.vector(game, players, n, seed, options)
    # The luck of one game out of many, as crates/table deals it out; the seats take turns in beginning.
    lucks = [seed ^ ((idx + 1) * 0x9E3779B97F4A7C15 % 2**64) for idx in range(n)]
    states = [wormery.State(game, players, options, seed=luck, start_seat=idx % players) for idx, luck in enumerate(lucks)]
    for _ in range(60):
        if any(state.is_terminal() for state in states):
            break
        for idx, state in enumerate(states):
            assert vec.to_act[idx] == state.current_player()
            assert np.array_equal(vec.obs[idx], state.observation_tensor())
            assert list(np.flatnonzero(vec.mask[idx])) == state.legal_actions()
        actions = vec.sample()
        _, _, _, reward, done = vec.step(actions)
        for idx, state in enumerate(states):
            state.apply_action(int(actions[idx]))
            assert done[idx] == state.is_terminal() and reward[idx].tolist() == state.returns()


@every_game
def test_seeds_decide_everything(game):
    def play(seed):
        vec = wormery.vector(game, 2, 8, seed)
        return [vec.step(vec.sample())[0].copy() for _ in range(50)]

    one, again, other = play(4), play(4), play(5)
    assert np.array_equal(one, again) and not np.array_equal(one, other)


@every_game
def test_no_game_moves_when_one_action_is_not_allowed(game):
    vec = wormery.vector(game, 2, 32, 1)
    for _ in range(10):
        vec.step(vec.sample())
    actions = vec.sample().copy()
    foul = int(np.flatnonzero(vec.mask[17] == 0)[0])
    wrong = actions.copy()
    wrong[17] = foul
    before = [array.copy() for array in (vec.obs, vec.mask, vec.to_act)]
    for bad in (wrong, np.where(np.arange(32) == 17, -1, actions), np.where(np.arange(32) == 17, 10**9, actions)):
        with pytest.raises(ValueError, match=f"game 17 of {game}: seat . may not do {bad[17]}"):
            vec.step(bad)
    assert all(np.array_equal(a, b) for a, b in zip(before, (vec.obs, vec.mask, vec.to_act), strict=True))
    # Had one of them moved, its luck would differ from now on.
    twin = wormery.vector(game, 2, 32, 1)
    for _ in range(10):
        twin.step(twin.sample())
    assert np.array_equal(vec.step(actions)[0], twin.step(actions)[0])


def test_a_mask_that_somebody_wrote_to_allows_nothing():
    vec = wormery.vector("regenwormen", 2, 2, 1)
    vec.mask[:] = 1
    with pytest.raises(ValueError, match="may not do 45"):
        vec.step([45, 45])
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        vec.step([0])


def test_what_is_no_action_is_not_made_one():
    vec = wormery.vector("regenwormen", 2, 2, 1)
    for actions in ([0.0, 0.5], np.zeros(2, dtype=np.float32), [True, False]):
        with pytest.raises(ValueError, match="actions are whole numbers, not "):
            vec.step(actions)
    vec.step(np.zeros(2, dtype=np.uint8))


def test_where_has_a_place_for_every_game():
    vec = wormery.vector("regenwormen", 2, 3, 1)
    for where in ([True, False], np.ones(4, dtype=bool)):
        with pytest.raises(ValueError, match=f"3 games need as many places in `where`, not {len(where)}"):
            vec.bot_actions("cautious", where)
    with pytest.raises(ValueError, match="True or False for each game, not int64"):
        vec.bot_actions("cautious", [0, 1, 1])


@every_game
def test_games_begin_anew_and_tell_how_they_ended(game):
    vec = wormery.vector(game, 3, 8, 1)
    ends = 0
    while ends < 8:
        _, _, _, reward, done = vec.step(vec.bot_actions(wormery.levels(game)[1]))
        ends += done.sum()
        for seat in np.flatnonzero(done):
            best = vec.score[seat] == vec.score[seat].max()
            assert reward[seat].sum() == pytest.approx(0, abs=1e-6) and reward[seat][best].max() == reward[seat].max()
        assert (vec.score[~done] == 0).all()


def test_bots_can_play_some_of_the_games():
    vec = wormery.vector("regenwormen", 2, 64, 1)
    wins = np.zeros(2)
    while wins.sum() < 100:
        actions = np.where(vec.to_act == 0, vec.bot_actions("cautious", vec.to_act == 0), vec.sample())
        _, _, _, reward, _ = vec.step(actions)
        wins += (reward > 0).sum(axis=0)
    assert wins[0] > 5 * wins[1]


def test_tables_that_cannot_be_are_refused():
    with pytest.raises(ValueError, match="2 to 7 players, not 8"):
        wormery.vector("regenwormen", 8, 1, 1)
    with pytest.raises(ValueError, match="unknown game"):
        wormery.vector("chess", 2, 1, 1)
    with pytest.raises(ValueError, match="options: "):
        wormery.vector("holzwurm", 2, 1, 1, {"deals": 0})
    with pytest.raises(ValueError, match="a count is a number from 0 to 2.*, not -1"):
        wormery.vector("holzwurm", 2, -1, 1)


def test_seeds_are_not_negative():
    for make in (
        lambda: wormery.vector("holzwurm", 2, 1, -1),
        lambda: wormery.vector("holzwurm", 2, 1, 2**64),
        lambda: wormery.vector("holzwurm", 2, 1, 1).reset(-1),
        lambda: wormery.State("holzwurm", 2, seed=-1),
        lambda: wormery.State("holzwurm", 2, seed=1).resample_from_infostate(0, -1),
        lambda: wormery.bot("holzwurm", "random", -1),
    ):
        with pytest.raises(ValueError, match="a seed is a number from 0 to 2.*, not "):
            make()


@every_table
def test_more_threads_change_nothing(table):
    game, players, options = table
    one, two = (wormery.vector(game, players, 600, 4, options, threads=threads) for threads in (1, 3))
    for _ in range(15):
        actions = one.sample().copy()
        assert np.array_equal(actions, two.sample())
        for here, there in zip(one.step(actions), two.step(actions), strict=True):
            assert np.array_equal(here, there)
        assert np.array_equal(one.score, two.score)


def test_a_step_lets_other_threads_work():
    """Another thread counts on while a step is under way; a step that kept the interpreter would let it count a few times."""
    vec, counted, is_over = wormery.vector("holzwurm", 4, 20_000, 1), 0, threading.Event()
    actions = vec.sample().copy()

    def step():
        vec.step(actions)
        is_over.set()

    thread = threading.Thread(target=step)
    thread.start()
    while not is_over.is_set():
        counted += 1
    thread.join()
    assert counted > 1_000


def test_a_forked_process_steps_by_itself():
    vec = wormery.vector("regenwormen", 2, 600, 1)
    vec.step(vec.sample())
    expected = wormery.vector("regenwormen", 2, 600, 1)
    for _ in range(2):
        expected.step(expected.sample())
    with warnings.catch_warnings():
        # Python itself warns of a fork beside threads: that is what is tried here.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        vec.step(vec.sample())
        os._exit(0 if np.array_equal(vec.obs, expected.obs) else 1)
    assert os.waitpid(child, 0)[1] == 0
