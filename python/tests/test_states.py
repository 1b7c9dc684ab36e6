"""States with OpenSpiel's names, records, observations, bots, odds."""

import copy
import pickle
import random
import xml.etree.ElementTree

import numpy as np
import pytest
import wormery
from conftest import ROOT, every_game, every_table, golden_records

PATHS = pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)


def random_play(state, rng, stop=None):
    """Plays on at random, chance too, to the end or for some events."""
    while not state.is_terminal() and stop != 0:
        state.apply_action(rng.choice(state.legal_actions()))
        stop = None if stop is None else stop - 1
    return state


@PATHS
def test_every_action_of_every_golden_record_goes_there_and_back(path):
    record = wormery.replay(path)
    for state, step in record.states():
        if "action" in step:
            action = state.encode(step["action"])
            # A switch that is off need not be written, and is not by us.
            assert state.decode(action) == {key: step["action"][key] for key in step["action"] if step["action"][key] is not False}
            assert action in state.legal_actions() and state.current_player() == step["seat"]
    assert record.state().is_terminal() == record.is_over


@PATHS
def test_records_are_written_as_they_were_read(path, tmp_path):
    record = wormery.replay(path)
    again = wormery.Record(record.state().record(record.players))
    assert len(again.steps) == len(record.steps) and again.state().record(record.players) == again.text
    assert (again.scores, again.ranks) == (record.scores, record.ranks)
    again.write(tmp_path / "game.wgr")
    assert wormery.read_record(tmp_path / "game.wgr").text == again.text


def test_a_record_that_is_wrong_is_refused_with_its_line():
    lines = golden_records()[0].read_text().splitlines()
    with pytest.raises(ValueError, match="line 3"):
        wormery.Record("\n".join([lines[0], lines[1], lines[1]]) + "\n")


@every_table
def test_chance_can_be_asked_of_the_caller_or_come_from_a_seed(table):
    game, players, options = table
    asked = random_play(wormery.State(game, players, options), random.Random(1))
    assert asked.is_terminal() and len(asked.returns()) == players
    one, two = (random_play(wormery.State(game, players, options, seed=5), random.Random(2)) for _ in range(2))
    assert one.record() == two.record() and not one.is_chance_node()


@every_game
def test_chances_add_up_to_one(game):
    state, rng, seen = wormery.State(game, 2), random.Random(3), 0
    while not state.is_terminal() and seen < 5:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [action for action, _ in outcomes] == state.legal_actions()
            seen += 1
        state.apply_action(rng.choice(state.legal_actions()))


@every_game
def test_a_clone_goes_its_own_way(game):
    state = random_play(wormery.State(game, 2, seed=1), random.Random(1), stop=5)
    before = state.record()
    for other in (state.clone(), copy.deepcopy(state), state.child(state.legal_actions()[0])):
        random_play(other, random.Random(1))
        assert other.is_terminal() and state.record() == before


@every_table
def test_a_state_that_was_pickled_goes_on_with_the_same_luck(table):
    game, players, options = table
    for seed in (None, 6):
        state = random_play(wormery.State(game, players, options, seed=seed, start_seat=1), random.Random(7), stop=9)
        twin = pickle.loads(pickle.dumps(state))
        assert twin.history() == state.history() and twin.game == game
        for one in (state, twin):
            random_play(one, random.Random(8))
        assert twin.is_terminal() and twin.record() == state.record()
        assert pickle.loads(pickle.dumps(state)).record() == state.record()


def test_a_guess_cannot_be_pickled():
    with pytest.raises(ValueError, match="a state that was guessed has no record"):
        pickle.dumps(wormery.State("holzwurm", 2, seed=1).resample_from_infostate(0, 1))


@every_game
def test_a_guess_keeps_what_its_player_has_seen(game):
    state, rng = random_play(wormery.State(game, 3, seed=3), random.Random(5), stop=9), random.Random(6)
    state.apply_action(rng.choice(state.legal_actions()))
    guess = state.resample_from_infostate(0, 7)
    again = guess.resample_from_infostate(0, 8)
    seen = state.information_state_string(0)
    assert guess.information_state_string(0) == again.information_state_string(0) == seen
    # What others have seen of their own would tell what the player cannot know.
    own = [state.information_state_string(other) for other in (1, 2)]
    assert [guess.information_state_string(other) for other in (1, 2)] != own
    action = rng.choice(guess.legal_actions())
    guess.apply_action(action)
    after = guess.information_state_string(0)
    assert after.startswith(seen + "\n") and len(after.splitlines()) > len(seen.splitlines())


@every_game
def test_a_state_knows_its_game(game):
    players = wormery.seats(game)[1]
    options = {"expansion": True} if game == "regenwormen" else None
    rules = wormery.State(game, players, options, seed=1, start_seat=2).get_game()
    assert (rules.game, rules.num_players()) == (game, players)
    assert rules.new_initial_state().record() == wormery.State(game, players, options, start_seat=2).record()


def test_a_state_of_a_record_has_its_history():
    record = wormery.replay(golden_records()[0])
    state = record.state(0)
    for step in record.steps:
        state.apply_event({key: step[key] for key in ("action", "chance") if key in step})
    assert record.state().history() == state.history() and state.history()


@every_table
def test_what_is_hidden_is_not_in_an_observation(table):
    game, players, options = table
    state, rng, differ = wormery.State(game, players, options, seed=2), random.Random(4), 0
    for number in range(120):
        if state.is_terminal():
            break
        for player in range(players):
            other = state.resample_from_infostate(player, number)
            assert np.array_equal(state.observation_tensor(player), other.observation_tensor(player))
            assert state.observation_string(player) == other.observation_string(player)
            differ += any(state.observation_string(p) != other.observation_string(p) for p in range(players))
        state.apply_action(rng.choice(state.legal_actions()))
    assert (differ == 0) == (game == "regenwormen"), "only there nothing is hidden"


@every_game
def test_information_states_differ_by_what_was_seen_alone(game):
    state = random_play(wormery.State(game, 2, seed=3), random.Random(5), stop=6)
    texts = [state.information_state_string(player) for player in range(2)]
    assert all(texts) and (texts[0] == texts[1]) == (game == "regenwormen")


@every_game
def test_every_place_and_every_action_has_a_name(game):
    names, actions = wormery.observation_names(game), wormery.action_names(game)
    assert len(set(names)) == len(names) and len(set(actions)) == len(actions)
    state = wormery.State(game, 2, seed=1)
    assert state.observation_tensor(0).shape == (len(names),)
    assert state.action_to_string(0, state.legal_actions()[0]) == actions[state.legal_actions()[0]]


@every_game
def test_bots_play_whole_games(game):
    state, bot = wormery.State(game, 2, seed=1), wormery.bot(game, wormery.levels(game)[1])
    for _ in range(1_000):
        if state.is_terminal():
            break
        state.apply_action(bot.choose(state))
    assert state.is_terminal() and max(state.returns()) <= 1
    with pytest.raises(ValueError, match=f"{game} has no bot called 'nobody', only random"):
        wormery.bot(game, "nobody")


def test_a_bot_of_another_game_does_not_play():
    with pytest.raises(ValueError, match="plays holzwurm, not regenwormen"):
        wormery.bot("holzwurm", "random").choose(wormery.State("regenwormen", seed=1))


def test_odds_are_exact():
    odds = wormery.odds(kept="WW44", roll="225W")
    assert [choice["action"] for choice in odds["choices"]] == [{"type": "keep", "symbol": "5"}, {"type": "keep", "symbol": "2"}]
    assert 0 < odds["fail"] < 1 and odds["worms"] == odds["choices"][0]["worms"]
    # Eight dice with 26 points and a worm take tile 26 at once: nothing is left to chance.
    sure = wormery.odds(kept="WWWW2211")
    assert (sure["worms"], sure["fail"]) == (2, 0)
    with pytest.raises(ValueError, match="roll: with 4 dice kept, 4 dice are rolled, not 1"):
        wormery.odds(kept="WW44", roll="2")


def test_a_state_knows_the_odds_of_its_turn():
    state = wormery.State("regenwormen", 2, seed=1)
    assert state.odds()["worms"] == wormery.odds()["worms"]
    assert wormery.State("holzwurm", 2, seed=1).odds() is None


def test_a_review_has_no_remainder():
    report = wormery.review(ROOT / "records/regenwormen-3p.wgr")
    for row in report["rows"]:
        parts = sum(row[part] for part in ("start", "luck", "hidden", "own", "others", "rest"))
        assert parts == pytest.approx(row["result"], abs=1e-9)


def test_what_is_not_allowed_is_said():
    state = wormery.State("regenwormen", 2, seed=1)
    with pytest.raises(ValueError, match="regenwormen does not allow 7 now; allowed: 0"):
        state.apply_action(7)
    with pytest.raises(ValueError, match="there is no player 2"):
        state.observation_tensor(2)


@every_table
def test_a_state_is_shown_as_a_board(table):
    game, players, options = table
    state, rng = wormery.State(game, players, options, seed=2), random.Random(2)
    for _ in range(30):
        if state.is_terminal():
            break
        lines = str(state).split("\n")
        assert len(lines) > players and "{" not in str(state)
        drawn = xml.etree.ElementTree.fromstring(state._repr_html_())
        assert drawn.tag.endswith("svg") and len(list(drawn.iter())) > players
        state.apply_action(rng.choice(state.legal_actions()))


@every_table
def test_results_are_lists_of_numbers(table):
    game, players, options = table
    scores, ranks = random_play(wormery.State(game, players, options), random.Random(1)).result()
    assert isinstance(scores, list) and isinstance(ranks, list) and {type(rank) for rank in ranks} == {int}
    assert min(ranks) == 1 and len(ranks) == len(scores) >= players


def test_what_is_made_says_what_it_is():
    made = [
        wormery.vector("regenwormen", 2, 3, 1), wormery.bot("holzwurm", "hoarder"), wormery.load_game("it-happens"),
        wormery.gym_env("regenwormen"), wormery.aec_env("holzwurm", 3), wormery.State("regenwormen", 2, seed=1),
    ]
    assert [repr(one) for one in made] == [
        "<Vector of 3 games of regenwormen for 2>", "<Bot hoarder of holzwurm>", "<Game it-happens for 2>",
        "<SoloGame regenwormen for 2 against random>", "<AECGame holzwurm for 3>", "<State of regenwormen for 2, player 0 to act>",
    ]
