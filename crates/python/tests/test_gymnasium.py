"""Gymnasium's checker, and vectors that are the same as single environments."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from setups import EVERYTHING, named

import naust
import naust.gymnasium
from naust.gymnasium import SeatEnv, make, make_vec

every_setup = pytest.mark.parametrize(("game", "setup"), EVERYTHING, ids=named(EVERYTHING))


@every_setup
def test_checker(game: str, setup: str) -> None:
    check_env(make(game, setup).unwrapped)


@pytest.mark.parametrize("game", naust.games())
def test_checker_with_pictures(game: str) -> None:
    check_env(make(game, "2p", render_mode="rgb_array").unwrapped)


@every_setup
def test_whole_games(game: str, setup: str) -> None:
    environment = make(game, setup, opponent="random")
    for seed in range(3):
        _, info = environment.reset(seed=seed)
        dice = np.random.default_rng(seed)
        for _ in range(2000):
            assert (environment.unwrapped.action_masks() == info["action_mask"]).all()
            action = int(dice.choice(np.flatnonzero(info["action_mask"])))
            _, reward, terminated, truncated, info = environment.step(action)
            assert not truncated and "illegal_action" not in info
            if terminated:
                break
            assert reward == 0
        assert terminated and not info["action_mask"].any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            environment.unwrapped.step(action)


@every_setup
def test_a_vector_is_the_same_as_single_environments(game: str, setup: str) -> None:
    single = SyncVectorEnv(
        [lambda: SeatEnv(game, setup, opponent="greedy", seat=None) for _ in range(3)],
        autoreset_mode=AutoresetMode.NEXT_STEP,
    )
    vector = make_vec(game, setup, 3, opponent="greedy")
    dice = np.random.default_rng(1)
    (one, info), (other, others) = single.reset(seed=5), vector.reset(seed=5)
    ended = 0
    for step in range(250):
        assert one.dtype == other.dtype and (one == other).all()
        assert (info["action_mask"] == others["action_mask"]).all() and (info["seat"] == others["seat"]).all()
        masks = others["action_mask"]
        actions = np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        if step == 100:
            # Somebody makes a mistake.
            actions[1] = int(np.flatnonzero(masks[1] == 0)[0])
        one, rewards, terminated, truncated, info = single.step(actions)
        other, paid, done, cut, others = vector.step(actions)
        assert rewards.dtype == paid.dtype and (rewards == paid).all()
        assert (terminated == done).all() and (truncated == cut).all()
        assert ("illegal_action" in info) == ("illegal_action" in others)
        ended += int(done.sum())
    assert ended > 0


def test_vectors_by_gymnasium_itself() -> None:
    vector = gymnasium.make_vec("naust/fjords-v1", num_envs=2, vectorization_mode="vector_entry_point")
    observation, _ = vector.reset(seed=1)
    assert observation.shape == vector.observation_space.shape
    assert vector.observation_space.contains(observation)
    vector.close()


def test_an_illegal_action_loses() -> None:
    for environment in (make("fjords", "2p"), make("fjords", "2p", opponent=lambda state: state.legal()[0])):
        _, info = environment.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, reward, terminated, truncated, info = environment.step(wrong)
        assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, True)


def test_an_opponent_may_be_a_function() -> None:
    asked: list[int] = []

    def opponent(state: naust.State) -> int:
        assert state.seat is not None
        asked.append(state.seat)
        return state.legal()[-1]

    environment = make("newlands", "3p", opponent=opponent, seat=1)
    _, info = environment.reset(seed=2)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = environment.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert set(asked) == {0, 2} and info["seat"] == 1
    assert environment.unwrapped.action_masks().sum() == 0


def test_pictures() -> None:
    text = make("pomory", "2p", render_mode="ansi")
    text.reset(seed=1)
    assert "pomory" in str(text.render())
    with pytest.raises(naust.NaustError, match="not drawn"):
        naust.gymnasium.SeatVectorEnv(2, "pomory", "2p", render_mode="ansi")
