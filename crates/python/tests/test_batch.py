"""Many games stepped together are the same games as one by one."""

from __future__ import annotations

import multiprocessing
import pickle
import sys
import threading
import warnings
from multiprocessing.connection import Connection

import numpy as np
import pytest
from setups import EVERYTHING, named

import naust

every_setup = pytest.mark.parametrize(("game", "setup"), EVERYTHING, ids=named(EVERYTHING))


@every_setup
@pytest.mark.parametrize("chance", ["resolved", "explicit"])
def test_a_batch_is_the_same_as_single_games(game: str, setup: str, chance: str) -> None:
    batch = naust.batch(game, setup, 5, seed=21, threads=2, chance=chance)  # type: ignore[arg-type]
    singles = [naust.State(game, setup, 21 + i, chance=chance) for i in range(5)]
    assert batch.seeds() == [21 + i for i in range(5)]
    ended = 0
    # Long enough for a game to end, with luck as steps of their own too.
    for _ in range((700 if game == "pomory" else 400) * (3 if chance == "explicit" else 1)):
        for row, state in enumerate(singles):
            nobody = -1 if state.chance else -2
            assert batch.seat[row] == (nobody if state.seat is None else state.seat)
            if state.seat is not None:
                assert (batch.obs[row] == state.observe()).all()
            assert (batch.mask[row] == state.mask()).all()
            if state.chance:
                assert dict(batch.outcomes(row)) == pytest.approx(dict(state.outcomes()))
        offsets, numbers = batch.legal()
        rows = [numbers[offsets[row] : offsets[row + 1]].tolist() for row in range(5)]
        assert rows == [state.legal() for state in singles]
        actions = batch.sample().copy()
        assert all(batch.mask[row, action] for row, action in enumerate(actions))
        reward, done = batch.step(actions)
        for row, state in enumerate(singles):
            state.act(int(actions[row]))
            assert done[row] == state.over
            assert (reward[row] == np.float32(state.rewards())).all()
            if state.over:
                ended += 1
                singles[row] = naust.State(game, setup, batch.seeds()[row], chance=chance)
    assert ended > 0


@every_setup
def test_threads_change_nothing(game: str, setup: str) -> None:
    def run(threads: int) -> list[np.ndarray]:
        batch = naust.batch(game, setup, 7, seed=3, threads=threads)
        assert batch.threads == threads
        seen = []
        for _ in range(60):
            reward, done = batch.step_random(5)
            seen += [batch.obs.copy(), batch.mask.copy(), batch.seat.copy(), reward.copy(), done.copy()]
        return seen

    for one, other in zip(run(1), run(3), strict=True):
        assert (one == other).all()


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    batch = naust.batch("fjords", "2p", 4, seed=1)
    batch.step_random(30)
    before = [array.copy() for array in (batch.obs, batch.mask, batch.seat, batch.action)]
    actions = batch.sample().copy()
    before[3] = actions.copy()
    wrong = int(np.flatnonzero(batch.mask[2] == 0)[0])
    for bad in (wrong, -1, 1 << 40):
        actions[2] = bad
        with pytest.raises(naust.IllegalAction, match=f"action {bad} is not legal in game 2"):
            batch.step(actions)
        for array, was in zip((batch.obs, batch.mask, batch.seat, batch.action), before, strict=True):
            assert (array == was).all()


def test_actions_are_integers_one_for_each_game() -> None:
    batch = naust.batch("fleet", "2p", 3, seed=1)
    for bad in (np.zeros(3), [0.5, 1, 2], "abc", None, np.zeros((3, 1), np.int64)):
        with pytest.raises(TypeError):
            batch.step(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step(np.zeros(2, np.int64))
    for kind in (np.int32, np.int16, np.uint32, np.int64):
        batch.step(batch.sample().astype(kind))
    batch.step(batch.sample().tolist())
    # The batch's own array may be handed back.
    batch.step(batch.sample())


def test_an_illegal_action_may_lose_instead() -> None:
    batch = naust.batch("fjords", "2p", 2, seed=1, illegal="lose", autoreset="next")
    actions = batch.sample().copy()
    loser = int(batch.seat[1])
    actions[1] = int(np.flatnonzero(batch.mask[1] == 0)[0])
    reward, done = batch.step(actions)
    assert done.tolist() == [False, True] and reward[1, loser] == -1 and reward[1].sum() == -1
    assert batch.seat[1] == -2 and not batch.mask[1].any()
    reward, done = batch.step(actions * 0 + batch.sample())
    assert done.tolist() == [False, False] and not reward.any() and batch.mask[1].any()


def test_the_next_game_begins_in_the_same_step_or_the_next() -> None:
    same = naust.batch("fleet", "2p", 1, seed=5)
    later = naust.batch("fleet", "2p", 1, seed=5, autoreset="next")
    while not later.done[0]:
        actions = later.sample().copy()
        assert (same.sample() == actions).all()
        same.step(actions)
        later.step(actions)
    assert same.done[0] and (same.reward == later.reward).all()
    assert later.seat[0] == -2 and not later.mask.any() and same.mask.any()
    later.step([12345])
    assert not later.done[0] and (later.obs == same.obs).all() and (later.mask == same.mask).all()


@pytest.mark.parametrize("game", naust.games())
def test_bots_play_the_other_seats(game: str) -> None:
    batch = naust.batch(game, "2p", 6, seed=2, opponents="greedy", threads=2)
    own = batch.seat.copy()
    assert set(own.tolist()) == {0, 1}
    wins, games = 0.0, 0
    for _ in range(400):
        reward, done = batch.step(batch.sample())
        for row in np.flatnonzero(done):
            wins, games = wins + reward[row, own[row]], games + 1
            own[row] = batch.seat[row]
        assert (batch.seat == own).all()
    assert games > 0 and wins < 0


def test_a_seat_may_be_named() -> None:
    batch = naust.batch("newlands", "4p", 3, seed=1, opponents="random", seat=2)
    for _ in range(50):
        batch.step_random()
        assert (batch.seat == 2).all()


def test_resets() -> None:
    batch = naust.batch("pomory", "2p", 3, seed=9)
    first = batch.obs.copy()
    batch.step_random(50)
    batch.reset(9)
    assert (batch.obs == first).all()
    batch.reset([10, 9, 9])
    assert (batch.obs[1] == batch.obs[2]).all() and batch.seeds() == [10, 9, 9]
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        batch.reset([1, 2])


def test_arrays_that_nobody_wants_are_not_made() -> None:
    batch = naust.batch("newlands", "2p", 4, seed=1, obs=False, mask=False)
    assert batch.obs.shape == (4, 0) and batch.mask.shape == (4, 0)
    batch.step_random(100)
    batch.step(batch.sample())


def test_mistakes_are_told() -> None:
    for wrong in (
        {"n": 0},
        {"autoreset": "never"},
        {"chance": "never"},
        {"reward": "glory"},
        {"opponents": "nobody"},
        {"seat": 2},
        {"illegal": "shrug"},
        {"playouts": 0},
    ):
        with pytest.raises(naust.NaustError):
            naust.batch(**{"game": "fjords", "setup": "2p", "n": 2, **wrong})  # type: ignore[arg-type]
    batch = naust.batch("fjords", "2p", 2)
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(batch)
    with pytest.raises(naust.NaustError, match="there is no game 2"):
        batch.outcomes(2)


def test_other_threads_run_while_a_batch_steps() -> None:
    batch = naust.batch("newlands", "2p", 64, seed=4, threads=1)
    told, ran = threading.Event(), threading.Event()

    def listen() -> None:
        told.wait()
        ran.set()

    other = threading.Thread(target=listen)
    other.start()
    before = sys.getswitchinterval()
    # No thread is made to give way, so the other one runs only where this one lets the lock go.
    sys.setswitchinterval(1000)
    try:
        told.set()
        for _ in range(200):
            batch.step_random(20)
            if ran.is_set():
                break
        while_stepping = ran.is_set()
    finally:
        sys.setswitchinterval(before)
        told.set()
        other.join()
    assert while_stepping


def test_a_forked_process_goes_on_with_threads_of_its_own() -> None:
    batch = naust.batch("fleet", "2p", 8, seed=6, threads=2)
    batch.step_random(10)

    def go_on(pipe: Connection) -> None:
        batch.step_random(10)
        pipe.send(batch.obs.copy())

    mine, theirs = multiprocessing.Pipe()
    with warnings.catch_warnings():
        # Newer Pythons warn of any fork beside threads.
        warnings.simplefilter("ignore", DeprecationWarning)
        process = multiprocessing.get_context("fork").Process(target=go_on, args=(theirs,))
        process.start()
    answered = mine.poll(60)
    if not answered:
        process.kill()
    process.join()
    assert answered, "the forked process stepped with threads that it does not have"
    batch.step_random(10)
    assert (mine.recv() == batch.obs).all()
