"""How fast the games are, beside those of others: ``python -m naust.bench``.

All numbers are steps (decisions of seats; what luck decides is not counted) per second, with random legal actions. The first
table is a batch; the second single games, in Rust with observation and mask, then through Python; the third games of other
libraries, where those are installed. ``--cpu`` counts seconds of the processor, all threads together, instead of seconds on the
wall: rates per core, which hardly depend on what else the machine does. ``--json`` prints everything for programs.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import naust

SETUPS = {
    "fjords": ["2p", "4p"],
    "fleet": ["2p", "4p"],
    "newlands": ["2p", "5p"],
    "nusfjord": ["2p", "5p"],
    "pomory": ["2p"],
}

#: A round of steps that takes about so long is measured at once; the best round counts, for other programs only take away.
ROUND = 0.1

#: What a second is: time on the wall, or of the processor.
clock: Callable[[], float] = time.perf_counter


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps per second of the best round. ``steps`` does a few and says how many."""
    steps()
    best, end = 0.0, clock() + seconds
    while clock() < end:
        done, begin = 0, clock()
        while (took := clock() - begin) < ROUND:
            done += steps()
        best = max(best, done / took)
    return best


def of_batch(game: str, setup: str, n: int, threads: int, seconds: float, **wanted: bool) -> float:
    """A batch with random actions chosen in Rust."""
    batch = naust.batch(game, setup, n, seed=1, threads=threads, **wanted)  # type: ignore[arg-type]

    times = max(4, 1024 // n)

    def steps() -> int:
        batch.step_random(times)
        return times * n

    return rate(steps, seconds)


def of_batch_from_python(game: str, setup: str, n: int, threads: int, seconds: float) -> float:
    """A batch whose actions come from an array."""
    batch = naust.batch(game, setup, n, seed=1, threads=threads)

    def steps() -> int:
        batch.step(batch.sample())
        return n

    return rate(steps, seconds)


def of_state(game: str, setup: str, seconds: float, look: Callable[[naust.State], object]) -> float:
    """One game at a time through Python."""
    dice = random.Random(1)
    state = naust.State(game, setup, 1)

    def steps() -> int:
        nonlocal state
        for _ in range(100):
            if state.over:
                state = naust.State(game, setup, dice.getrandbits(60))
            legal = state.legal()
            look(state)
            state.act(legal[int(dice.random() * len(legal))])
        return 100

    return rate(steps, seconds)


def of_aec(make: Callable[[], Any], seconds: float) -> float:
    """A PettingZoo environment with masked random actions."""
    environment = make()
    dice = np.random.default_rng(1)
    environment.reset(seed=1)

    def steps() -> int:
        for _ in range(50):
            if not environment.agents:
                environment.reset()
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(legal[int(dice.random() * len(legal))]))
        return 50

    return rate(steps, seconds)


def of_gymnasium(environment: Any, seconds: float) -> float:
    """A Gymnasium environment with masked random actions; own decisions count."""
    dice = np.random.default_rng(1)
    _, info = environment.reset(seed=1)

    def steps() -> int:
        nonlocal info
        for _ in range(50):
            legal = np.flatnonzero(info["action_mask"])
            _, _, terminated, truncated, info = environment.step(int(legal[int(dice.random() * len(legal))]))
            if terminated or truncated:
                _, info = environment.reset()
        return 50

    return rate(steps, seconds)


def of_openspiel(name: str, tensor: bool, seconds: float) -> float:
    """An OpenSpiel game with random actions, luck drawn by its weights."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    state = game.new_initial_state()

    def steps() -> int:
        nonlocal state
        done = 0
        while done < 50:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            done += 1
        return done

    return rate(steps, seconds)


def of_pgx(name: str, n: int, seconds: float) -> float:
    """A Pgx environment, compiled and vectorised."""
    import jax
    import pgx

    env = pgx.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    logits = jax.jit(lambda mask: jax.numpy.log(mask.astype(jax.numpy.float32)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, logits(mask), axis=1))
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, n))

    def steps() -> int:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        action = choose(one, state.legal_action_mask)
        state = step(state, action, jax.random.split(two, n))
        state.current_player.block_until_ready()
        return n

    return rate(steps, seconds)


def has(module: str) -> bool:
    """Is a package installed?"""
    return importlib.util.find_spec(module) is not None


def measure(games: list[str], n: int, threads: int, seconds: float) -> dict[str, dict[str, dict[str, float]]]:
    """All tables."""
    batches: dict[str, dict[str, float]] = {}
    singles: dict[str, dict[str, float]] = {}
    others: dict[str, dict[str, float]] = {}
    for game in games:
        for setup in SETUPS[game]:
            row = batches[f"{game} {setup}"] = {}
            row["lists, 1 thread"] = of_batch(game, setup, n, 1, seconds, obs=False, mask=False)
            row["+ mask"] = of_batch(game, setup, n, 1, seconds, obs=False)
            row["+ mask + obs"] = of_batch(game, setup, n, 1, seconds)
            row[f"the same, {threads} threads"] = of_batch(game, setup, n, threads, seconds)
            row["from Python"] = of_batch_from_python(game, setup, n, threads, seconds)
            print(f"{game} {setup}: batch measured", file=sys.stderr)
    for game in games:
        setup = SETUPS[game][0]
        row = singles[f"{game} {setup}"] = {}
        row["in Rust"] = of_batch(game, setup, 1, 1, seconds)
        row["legal + act"] = of_state(game, setup, seconds, lambda state: None)
        row["+ observe"] = of_state(game, setup, seconds, lambda state: state.observe())
        row["+ mask"] = of_state(game, setup, seconds, lambda state: (state.observe(), state.mask()))
        if has("pettingzoo"):
            import naust.pettingzoo as zoo

            row["raw_env"] = of_aec(lambda g=game, s=setup: zoo.raw_env(g, s), seconds)  # type: ignore[misc]
            row["env"] = of_aec(lambda g=game, s=setup: zoo.env(g, s), seconds)  # type: ignore[misc]
        if has("gymnasium"):
            import naust.gymnasium as gym

            row["Gymnasium"] = of_gymnasium(gym.SeatEnv(game, setup), seconds)
        if has("pyspiel"):
            import naust.openspiel as spiel

            spiel.register()
            row["OpenSpiel"] = of_openspiel(f"naust_{game}", False, seconds)
            row["+ tensor"] = of_openspiel(f"naust_{game}", True, seconds)
        print(f"{game} {setup}: single games measured", file=sys.stderr)
    if has("pyspiel"):
        for name in ("backgammon", "hex", "connect_four"):
            others[f"OpenSpiel {name} (C++)"] = {
                "single": of_openspiel(name, False, seconds),
                "+ tensor": of_openspiel(name, True, seconds),
            }
    if has("pettingzoo") and has("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        for title, module in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
            others[f"PettingZoo {title}"] = {
                "raw_env": of_aec(module.raw_env, seconds),
                "env": of_aec(module.env, seconds),
            }
    if has("pgx"):
        for name in ("backgammon", "hex", "connect_four"):
            others[f"Pgx {name}"] = {f"jit, vmap {n}": of_pgx(name, n, seconds)}
    return {"batch": batches, "single": singles, "others": others}


def table(title: str, rows: dict[str, dict[str, float]], second: str) -> None:
    """Prints numbers in thousands."""
    if not rows:
        return
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    width = max(len(name) for name in rows)
    print(f"\n{title}, thousand steps a {second}")
    print(" " * width, *(f"{column:>{max(len(column), 9)}}" for column in columns), sep="  ")
    for name, row in rows.items():
        cells = (f"{row[c] / 1e3:>{max(len(c), 9)},.1f}" if c in row else " " * max(len(c), 9) for c in columns)
        print(f"{name:<{width}}", *cells, sep="  ")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m naust.bench", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number (default 1)")
    parser.add_argument("--n", type=int, default=1024, help="games of a batch (default 1024)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="threads of a batch")
    parser.add_argument("--cpu", action="store_true", help="count seconds of the processor, for a machine with other work")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    unknown = [game for game in args.games if game not in SETUPS]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(SETUPS)}")
    if args.seconds <= 0 or args.n < 1 or args.threads < 1:
        parser.error("seconds, games and threads are positive")
    global clock
    clock = time.process_time if args.cpu else time.perf_counter
    second = "second of one core" if args.cpu else "second"
    found = measure(args.games or list(SETUPS), args.n, args.threads, args.seconds)
    if args.json:
        print(json.dumps(found, indent=1))
        return
    table(f"A batch of {args.n} games", found["batch"], second)
    table("Single games through Python", found["single"], second)
    table("Games of others", found["others"], second)


if __name__ == "__main__":
    main()
