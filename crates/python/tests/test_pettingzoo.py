"""PettingZoo's own suites, and what they do not look at."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from setups import EVERY_SEAT_COUNT, EVERYTHING, SOLO, named

import naust
from naust.pettingzoo import env, parallel_env, raw_env

every_setup = pytest.mark.parametrize(("game", "setup"), EVERYTHING, ids=named(EVERYTHING))
SEAT_COUNTS = EVERY_SEAT_COUNT + SOLO
every_seat_count = pytest.mark.parametrize(("game", "setup"), SEAT_COUNTS, ids=named(SEAT_COUNTS))


@every_setup
def test_api(game: str, setup: str) -> None:
    api_test(env(game, setup), num_cycles=1000)
    api_test(raw_env(game, setup), num_cycles=200)


@every_setup
def test_seeds(game: str, setup: str) -> None:
    seed_test(lambda: env(game, setup), num_cycles=500)


@every_seat_count
def test_rendering(game: str, setup: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: env(game, setup, render_mode=render_mode))
    assert game in capsys.readouterr().out


@every_seat_count
def test_parallel_api(game: str, setup: str) -> None:
    parallel_api_test(parallel_env(game, setup), num_cycles=300)


@every_setup
def test_whole_games_with_true_masks(game: str, setup: str) -> None:
    """The suites never compare masks with the rules."""
    environment = raw_env(game, setup)
    for seed in range(2):
        environment.reset(seed=seed)
        dice = np.random.default_rng(seed)
        paid = dict.fromkeys(environment.possible_agents, 0.0)
        for agent in environment.agent_iter():
            observation, reward, termination, truncation, _ = environment.last()
            paid[agent] += reward
            assert observation is not None
            mask, state = observation["action_mask"], environment.state_of_game
            for other in environment.agents:
                if other != agent:
                    assert not environment.observe(other)["action_mask"].any()
            if termination or truncation:
                assert not mask.any()
                environment.step(None)
                continue
            assert np.flatnonzero(mask).tolist() == state.legal()
            environment.step(dice.choice(np.flatnonzero(mask)))
        assert environment.agents == [] and environment.state_of_game.over
        assert list(paid.values()) == environment.state_of_game.rewards()


def test_an_illegal_action_ends_the_game_at_its_agents_cost() -> None:
    environment = env("fjords", "2p")
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    environment.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(environment.terminations.values()) and environment.rewards[agent] == -1
    raw = raw_env("fjords", "2p")
    raw.reset(seed=1)
    with pytest.raises(naust.IllegalAction):
        raw.step(int(np.flatnonzero(mask == 0)[0]))


def test_rewards_can_be_chosen() -> None:
    environment = raw_env("fleet", "2p", reward="points")
    environment.reset(seed=1)
    while environment.agents and not any(environment.terminations.values()):
        environment.step(environment.state_of_game.legal()[0])
    assert list(environment.rewards.values()) == environment.state_of_game.points()


@every_seat_count
def test_pickled_environments_play_alike(game: str, setup: str) -> None:
    one = raw_env(game, setup)
    other = pickle.loads(pickle.dumps(one))
    for environment in (one, other):
        environment.reset(seed=3)
        # Less than the shortest game, one of Nusfjord alone.
        for _ in range(15):
            environment.step(environment.state_of_game.legal()[-1])
    assert one.state_of_game == other.state_of_game
