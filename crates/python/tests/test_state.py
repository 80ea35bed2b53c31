"""One game: numbers, masks, luck, copies, records, pictures, bots."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
import random
import subprocess
import sys

import numpy as np
import pytest
from setups import EVERYTHING, named

import naust

every_setup = pytest.mark.parametrize(("game", "setup"), EVERYTHING, ids=named(EVERYTHING))


def play(state: naust.State, seed: int, steps: int | None = None) -> naust.State:
    """Random actions, to the end if no number of steps is given."""
    dice = random.Random(seed)
    while not state.over and (steps is None or steps > 0):
        state.act(dice.choice([number for number, _ in state.outcomes()] or state.legal()))
        steps = None if steps is None else steps - 1
    return state


@every_setup
def test_masks_are_the_legal_actions_and_empty_for_everybody_else(game: str, setup: str) -> None:
    spec = naust.spec(game, setup)
    state = naust.State(game, setup, 1)
    dice = random.Random(1)
    while not state.over:
        legal = state.legal()
        assert legal == sorted(set(legal)) and legal
        assert np.flatnonzero(state.mask()).tolist() == legal
        for seat in range(spec.seats):
            assert np.flatnonzero(state.mask(seat)).tolist() == state.legal(seat)
            assert bool(state.mask(seat).any()) == (seat in state.owing)
        assert state.seat in state.owing
        state.act(dice.choice(legal))
    assert state.seat is None and state.owing == [] and state.legal() == []
    assert not state.mask().any()


@every_setup
def test_numbers_and_notation_are_one_to_one(game: str, setup: str) -> None:
    spec = naust.spec(game, setup)
    state = naust.State(game, setup, 2)
    dice = random.Random(2)
    while not state.over:
        for number in state.legal():
            text = state.notation(number)
            assert state.parse(text) == number
            block = spec.block(number)
            # A range bears the word with which its actions are written.
            word = {"bet-three": "bet"}.get(block.name, block.name)
            assert text.startswith(word), (text, block)
        state.act(state.notation(dice.choice(state.legal())))


@every_setup
def test_observations_fit_their_layout(game: str, setup: str) -> None:
    spec = naust.spec(game, setup)
    assert sum(part.size for part in spec.parts) == spec.size
    assert [part.offset for part in spec.parts] == np.cumsum([0, *(p.size for p in spec.parts)])[:-1].tolist()
    assert sum(block.size for block in spec.blocks) == spec.actions
    state = play(naust.State(game, setup, 3), 3, 20)
    for seat in range(spec.seats):
        seen = state.observe(seat)
        assert seen.dtype == np.uint8 and seen.shape == (spec.size,)
        for part in spec.parts:
            assert part.of(seen).max() <= part.high
    assert naust.layout(game, setup) == spec.parts


@every_setup
def test_a_seed_and_the_actions_make_the_game(game: str, setup: str) -> None:
    one, other = (play(naust.State(game, setup, 4), 4) for _ in range(2))
    assert one == other and hash(one) == hash(other) and one.history() == other.history()
    third = play(naust.State(game, setup, 5), 4)
    assert third.history() != one.history()


@every_setup
@pytest.mark.parametrize("chance", ["resolved", "explicit"])
def test_copies_pickles_and_records_go_on_alike(game: str, setup: str, chance: str) -> None:
    state = play(naust.State(game, setup, 6, chance=chance), 6, 40)
    again = [
        copy.copy(state),
        copy.deepcopy(state),
        state.copy(),
        pickle.loads(pickle.dumps(state)),
        naust.State.replay(state.record(), 6, chance=chance),
    ]
    for other in again:
        assert other == state and other is not state
        assert other.legal() == state.legal() and other.outcomes() == state.outcomes()
    end = play(state, 7)
    for other in again:
        assert play(other, 7) == end
        assert other.record() == end.record()


@every_setup
def test_explicit_luck_is_the_same_game(game: str, setup: str) -> None:
    resolved = play(naust.State(game, setup, 8), 8)
    explicit = naust.State(game, setup, chance="explicit")
    for seat, text in resolved.history():
        assert explicit.chance == (seat is None)
        if seat is None:
            outcomes = explicit.outcomes()
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
            assert [n for n, _ in outcomes] == sorted({n for n, _ in outcomes}) == explicit.legal()
            assert all(0 <= n < naust.spec(game, setup).chances for n, _ in outcomes)
        assert explicit.seat == seat
        explicit.act(text)
    assert explicit == resolved


@every_setup
def test_rewards_come_at_the_end(game: str, setup: str) -> None:
    state = naust.State(game, setup, 9)
    assert state.rewards() == [0.0] * state.seats
    play(state, 9)
    points, places, rewards = state.points(), state.places(), state.rewards()
    assert state.rewards("points") == [float(p) for p in points]
    if state.seats == 1:
        assert rewards == [float(points[0])]
        return
    assert abs(sum(rewards)) < 1e-6 and abs(sum(state.rewards("margin"))) < 1e-4
    assert max(rewards) <= 1.0 and min(rewards) >= -1.0
    by_place = sorted(zip(places, rewards, strict=True))
    for one, two in itertools.pairwise(by_place):
        assert (one[0] == two[0]) == (one[1] == two[1]) and one[1] >= two[1]


def test_shared_places_share_the_reward() -> None:
    # Random games of Pomory tie now and then.
    for seed in range(400):
        state = play(naust.State("pomory", "2p first=a", seed), seed)
        if state.places() == [1, 1]:
            assert state.rewards() == [0.0, 0.0]
            return
    pytest.fail("no tie in 400 games")


@pytest.mark.parametrize(("game", "setup"), [("pomory", "2p"), ("nusfjord", "4p")])
def test_a_sample_looks_the_same_to_its_seat(game: str, setup: str) -> None:
    state = naust.State(game, setup, 10)
    dice = random.Random(10)
    different = 0
    while not state.over:
        seat = dice.randrange(state.seats)
        other = state.sample(seat, dice.getrandbits(60))
        assert other.sampled and not state.sampled
        assert (other.observe(seat) == state.observe(seat)).all()
        assert other.legal(seat) == state.legal(seat)
        assert other.view(seat) == state.view(seat)
        different += other != state
        state.act(dice.choice(state.legal()))
    assert different > 0
    with pytest.raises(naust.NaustError, match="sample"):
        other.record()
    with pytest.raises(naust.NaustError, match="sample"):
        pickle.dumps(other)


def test_nobody_recalls_what_was_hidden_from_them() -> None:
    """Two games that differ only in the other seat's sealed bet are the same to this one, until the bets are opened."""
    state = naust.State("pomory", "2p first=a", 11)
    while len(state.owing) < 2:
        state.act(state.legal()[0])
    one, other = state.copy(), state.copy()
    first, second = state.legal(0)[:2]
    one.act(first, 0)
    other.act(second, 0)
    assert one != other
    assert one.recall(1) == other.recall(1) and one.recall(0) != other.recall(0)
    assert (one.observe(1) == other.observe(1)).all() and (one.observe(0) != other.observe(0)).any()


def test_seats_that_decide_at_once_may_do_so_in_any_order() -> None:
    state = naust.State("pomory", "2p first=a", 12)
    while len(state.owing) < 2:
        state.act(state.legal()[0])
    a, b = state.legal(0)[3], state.legal(1)[5]
    one, other = state.copy(), state.copy()
    one.act(a, 0)
    one.act(b, 1)
    other.act(b, 1)
    other.act(a, 0)
    assert one == other
    assert one.seat is not None
    with pytest.raises(naust.IllegalAction, match="turn"):
        one.act(one.legal()[0], 1 - one.seat)


@every_setup
def test_what_leaves_is_plain(game: str, setup: str) -> None:
    state = play(naust.State(game, setup, 13), 13, 15)
    for viewer in (0, "spectator", "all", None):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)
    svg = state.svg()
    assert svg.startswith("<svg") and svg.endswith("</svg>") and state._repr_svg_() == svg
    assert state.png(width=200)[:8] == b"\x89PNG\r\n\x1a\n"
    pixels = state.pixels(width=200)
    assert pixels.dtype == np.uint8 and pixels.shape[1:] == (200, 3) and pixels.std() > 1
    for lang in ("en", "ru", "uk"):
        told = state.events(lang=lang)
        assert len(told) == len(state.history())
        assert all("⟨" not in sentence for step in told for sentence in step)
        if not state.over:
            assert "⟨" not in state.tell(state.legal()[0], lang)


@pytest.mark.parametrize("game", naust.games())
def test_bots_of_the_house_choose_legal_actions(game: str) -> None:
    state = naust.State(game, "2p", 14)
    for bot in naust.bots():
        assert state.choose(bot, playouts=20, seed=1) in state.legal()
        assert state.choose(bot, playouts=20, seed=1) == state.choose(bot, playouts=20, seed=1)
    assert state.choose("pilot", ms=5) in state.legal()


def test_the_arena_tells_who_is_stronger() -> None:
    seen: list[int] = []
    greedy, rand = naust.arena("pomory", "2p", ["greedy", "random"], games=20, seed=1, progress=seen.append)
    assert greedy["win_rate"] > 0.8 and greedy["games"] == 20
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert abs(greedy["wins"] + rand["wins"] - 20) < 1e-9 and max(seen) == 20


def test_the_arena_shows_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    naust.arena("fleet", "2p", ["random", "random"], games=6, seed=1, progress=True)
    assert "6/6" in capsys.readouterr().err


def test_mistakes_are_told() -> None:
    with pytest.raises(naust.NaustError, match="no game is called `chess`; there are fjords, fleet"):
        naust.State("chess", "2p")
    with pytest.raises(naust.NaustError, match="setup `9p`"):
        naust.State("fjords", "9p")
    with pytest.raises(naust.NaustError, match="resolved"):
        naust.State("fjords", "2p", chance="never")
    state = naust.State("fjords", "2p", 1)
    before = state.copy()
    wrong = next(n for n in range(naust.spec("fjords", "2p").actions) if n not in state.legal())
    for action in (wrong, -1, 1 << 40, "house", "sing"):
        with pytest.raises(naust.IllegalAction):
            state.act(action)
    for thing in (None, 1.5, [1]):
        with pytest.raises(TypeError):
            state.act(thing)  # type: ignore[arg-type]
    for call in (state.notation, state.tell):
        with pytest.raises(naust.IllegalAction):
            call(wrong)
    with pytest.raises(naust.NaustError, match="there is no seat 2"):
        state.observe(2)
    with pytest.raises(naust.NaustError, match="no reward"):
        state.rewards("glory")
    with pytest.raises(naust.NaustError, match="no player is called"):
        state.choose("nobody")
    with pytest.raises(naust.NaustError, match="ms or playouts"):
        state.choose(ms=1, playouts=1)
    with pytest.raises(naust.NaustError, match="viewer"):
        state.view("everybody")
    with pytest.raises(naust.NaustError, match="words"):
        state.events(lang="de")
    with pytest.raises(naust.NaustError, match="line 1"):
        naust.State.replay("no record")
    with pytest.raises(naust.NaustError, match="players named"):
        naust.arena("fjords", "3p", ["random"])
    assert state == before
    assert state != 7


def test_numpy_integers_are_numbers() -> None:
    state = naust.State("fleet", "2p", 1)
    for kind in (np.int32, np.int64, np.uint8):
        state.act(kind(state.legal()[0]))


def test_spec_finds_ranges_and_fields() -> None:
    spec = naust.spec("fjords", "2p")
    assert (spec.actions, spec.encoding, spec.seats, spec.secrets) == (2690, 1, 2, False)
    assert spec.block(2 * 24 + 7).index(2 * 24 + 7) == (2, 1, 1)
    with pytest.raises(naust.NaustError, match="no action number"):
        spec.block(2690)
    with pytest.raises(naust.NaustError, match="no field"):
        spec.part("moon")


@every_setup
def test_observations_tell_apart_what_a_seat_can_tell_apart(game: str, setup: str) -> None:
    """What different actions lead to looks different to every seat whose view of it is different."""
    state, dice = naust.State(game, setup, 15), random.Random(15)
    compared = 0
    while not state.over:
        legal = state.legal()
        if dice.random() < 0.15:
            after = []
            for number in dice.sample(legal, min(len(legal), 8)):
                after.append(state.copy())
                after[-1].act(number)
            for seat in range(state.seats):
                views: dict[bytes, object] = {}
                for other in after:
                    view = other.view(seat)
                    assert views.setdefault(other.observe(seat).tobytes(), view) == view
                    compared += 1
        state.act(dice.choice(legal))
    assert compared > 0


def test_adapters_are_loaded_when_they_are_named() -> None:
    code = (
        "import sys, naust; before = set(sys.modules)\n"
        "assert not before & {'gymnasium', 'pettingzoo', 'pyspiel'}\n"
        "naust.gymnasium.make('fleet', '2p'); naust.pettingzoo.env('fleet', '2p'); naust.openspiel.register()\n"
        "sys.modules['pettingzoo'] = None; del sys.modules['naust.pettingzoo'], naust.pettingzoo\n"
        "try: naust.pettingzoo\n"
        "except ImportError as error: print(error)\n"
        "try: naust.chess\n"
        "except AttributeError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "pip install 'naust[pettingzoo]'" in done.stdout and "no attribute 'chess'" in done.stdout
