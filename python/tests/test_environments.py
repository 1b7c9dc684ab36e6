"""PettingZoo's and Gymnasium's own checks, of which every warning is an error (pyproject.toml), and fouls."""

import pickle

import gymnasium
import numpy as np
import pytest
import wormery
from conftest import every_table
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test


def aec(table, **more):
    game, players, options = table
    return wormery.aec_env(game, players, options, **more)


def gym(table, **more):
    game, players, options = table
    return wormery.gym_env(game, players, options=options, **more)


@every_table
def test_pettingzoo_finds_nothing_to_say(table, capsys):
    api_test(aec(table, render_mode="ansi"), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_the_same_seed_gives_the_same_game(table):
    seed_test(lambda: aec(table), num_cycles=60)


@every_table
def test_gymnasium_finds_nothing_to_say(table):
    check_env(gym(table, render_mode="ansi"))


@every_table
def test_a_foul_ends_the_game_as_a_loss(table):
    env = aec(table)
    env.reset(seed=1)
    fouler = env.agent_selection
    env.step(int(np.flatnonzero(env.infos[fouler]["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.infos[fouler]["illegal"]
    assert env.rewards[fouler] == -1 and sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    assert [agent for agent in env.agents if "illegal" in env.infos[agent]] == [fouler]


@every_table
def test_a_foul_of_one_player_against_bots_is_a_loss_too(table):
    env = gym(table)
    _, info = env.reset(seed=1)
    foul = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(foul)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(ValueError, match="the game is over: reset it first"):
        env.step(env.action_space.sample())
    _, info = env.reset(seed=1)
    env.step(int(np.argmax(info["action_mask"])))


@every_table
def test_what_is_pickled_goes_on_as_before(table):
    bot = wormery.bot(table[0], wormery.levels(table[0])[1])
    env = aec(table)
    env.reset(seed=4)
    for _ in range(5):
        env.step(bot.choose(env.state_now))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        action = bot.choose(env.state_now)
        for one in (env, twin):
            one.step(action)
        assert np.array_equal(env.observe(env.agent_selection), twin.observe(twin.agent_selection))
    solo = pickle.loads(pickle.dumps(gym(table)))
    assert np.array_equal(solo.reset(seed=1)[0], gym(table).reset(seed=1)[0])


def test_a_board_is_shown_as_text_or_not_at_all():
    for make in (aec, gym):
        with pytest.raises(ValueError, match="render_mode is None or 'ansi', not 'human'"):
            make(("regenwormen", 2, None), render_mode="human")


@every_table
def test_whole_games_end_with_what_they_were_worth(table):
    # By a bot: at random a game can take thousands of steps.
    env, bot = aec(table), wormery.bot(table[0], wormery.levels(table[0])[1])
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else bot.choose(env.state_now))
    assert list(totals.values()) == pytest.approx(env.state_now.returns())


def test_a_board_can_be_read():
    env = wormery.gym_env("regenwormen", 2, opponents="cautious", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("row     21~ 22~") and "player 0   0 worms  no tile" in env.render()


@pytest.mark.parametrize("game", wormery.games())
def test_gymnasium_knows_the_environments_by_name(game):
    env = gymnasium.make(f"wormery/{game}-v0", players=2)
    _, info = env.reset(seed=1)
    assert env.spec.id == f"wormery/{game}-v0"
    assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    many = gymnasium.make_vec(f"wormery/{game}-v0", num_envs=3, vectorization_mode="sync")
    observations, _ = many.reset(seed=1)
    assert observations.shape == (3, len(wormery.observation_names(game)))
