"""OpenSpiel's own suites: random simulation, the API on a partial tree, playthroughs, and its algorithms."""

from __future__ import annotations

import pickle
import random
import sys

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

import naust
import naust.openspiel

naust.openspiel.register()
naust.openspiel.register()

EVERY_SEAT_COUNT = [
    f"naust_{game}(players={players})"
    for game, (low, high) in ((game, naust.info(game)["seats"]) for game in naust.games())
    for players in range(max(low, 2), high + 1)
]
SOLO = [name for name in naust.openspiel.NAMES if name.endswith("_solo")]
VARIANTS = [
    "naust_fjords(epic=True)",
    "naust_fjords(original=True)",
    "naust_fjords(players=4,runes=strength+water+friendship+journey+horse+wisdom+home+secret)",
    "naust_fleet(players=3,captains=True,trophies=True)",
    "naust_newlands(players=3,hand=True,removal=printed)",
    "naust_nusfjord(players=3,mixed=True,deck=cod)",
    "naust_pomory(first=b)",
]
EVERYTHING = EVERY_SEAT_COUNT + SOLO + VARIANTS

every_game = pytest.mark.parametrize("name", EVERYTHING)


@pytest.fixture(scope="module", autouse=True)
def _flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])


def test_all_games_are_registered() -> None:
    assert {name.split("(")[0] for name in EVERYTHING} == set(naust.openspiel.NAMES)
    assert set(naust.openspiel.NAMES) <= set(pyspiel.registered_names())


@every_game
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@every_game
def test_simulation_with_pickles(name: str) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(name))


@every_game
def test_api_on_a_partial_tree(name: str) -> None:
    class Suite(api_test.EnforceAPIOnPartialTreeBase):
        """The suite is made for every game by itself."""

    Suite.game_name, Suite.game = name, pyspiel.load_game(name)
    suite = api_test.unittest.TestLoader().loadTestsFromTestCase(Suite)
    result = api_test.unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.failures and not result.errors, (result.failures + result.errors)[0][1]


#: Playthroughs write down what everybody knows after every step, so their length goes by the square of the game's.
SHORT = {"naust_fjords(players=2)", "naust_fleet(players=2)", "naust_nusfjord(players=2)", *SOLO}


@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in SHORT else pytest.mark.long) for name in EVERYTHING])
def test_playthroughs_can_be_replayed(name: str) -> None:
    text = generate_playthrough.playthrough(name, None, seed=1)
    assert text.count("Apply action") > 20
    again = generate_playthrough.playthrough(name, None, seed=1)
    assert text == again


@every_game
def test_types_are_true(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    secretive = ("pomory" in name or "nusfjord" in name) and "solo" not in name
    assert (kind.information == hidden) == secretive
    again = pyspiel.load_game(str(game))
    assert again.num_distinct_actions() == game.num_distinct_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@every_game
def test_the_same_game_as_ours(name: str) -> None:
    """What OpenSpiel plays, our rules accept: same numbers, same points, same observation."""
    game = pyspiel.load_game(name)
    state, dice = game.new_initial_state(), random.Random(1)
    ours = naust.State(game.spec.game, game.spec.setup, chance="explicit")
    while not state.is_terminal():
        if state.is_chance_node():
            action = dice.choice(state.chance_outcomes())[0]
        else:
            assert state.legal_actions() == ours.legal()
            player = state.current_player()
            assert (np.array(state.observation_tensor(player)) == ours.observe(player)).all()
            action = dice.choice(state.legal_actions())
        assert state.action_to_string(action) == ours.notation(action)
        state.apply_action(action)
        ours.act(action)
    assert ours.over and state.returns() == ours.rewards()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises((pyspiel.SpielError, ValueError)):
        pyspiel.load_game("naust_fjords(players=7)")


def test_mcts_finds_a_move() -> None:
    game = pyspiel.load_game("naust_fjords")
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = MCTSBot(game, 2.0, 10, evaluator, random_state=np.random.RandomState(1))
    state = after_luck(game.new_initial_state())
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["naust_pomory", "naust_nusfjord(players=3)"])
def test_ismcts_sees_no_more_than_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game=game, uct_c=2.0, max_simulations=6, evaluator=evaluator, random_state=np.random.RandomState(1))
    state = after_luck(game.new_initial_state())
    assert bot.step(state) in state.legal_actions()
    # The key of an information state is the same for a sample and for the state it was made of.
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def after_luck(state: pyspiel.State) -> pyspiel.State:
    """Lets luck decide until a player must."""
    dice = random.Random(3)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, weights)[0])
    return state


@pytest.mark.parametrize("name", [f"naust_{game}" for game in naust.games()])
def test_reinforcement_learning_environment(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name))
    dice = random.Random(1)
    step = environment.reset()
    turns = 0
    while not step.last() and turns < 400:
        player = step.observations["current_player"]
        step = environment.step([dice.choice(step.observations["legal_actions"][player])])
        turns += 1
    assert turns > 20


def test_samples_in_which_another_holds_something_else_are_told_apart() -> None:
    """A search keeps what it learns by this key: under one key the same actions must be legal."""
    state = pyspiel.load_game("naust_pomory").new_initial_state()
    random = np.random.default_rng(3)
    several = 0
    for _ in range(120):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=weights)))
            continue
        seat = state.current_player()
        samples = [state.resample_from_infostate(seat, random.random) for _ in range(6)]
        known: dict[str, bytes] = {}
        for sample in samples:
            holds = sample.inner.observe(1 - seat).tobytes()
            assert known.setdefault(sample.information_state_string(1 - seat), holds) == holds
        several += len(known) > 1
        state.apply_action(int(random.choice(state.legal_actions())))
    assert several > 0, "nobody held anything that could have been otherwise"
