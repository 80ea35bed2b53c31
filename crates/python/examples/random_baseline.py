"""How far random play gets against the house's bots: the least that anything learned must beat.

python examples/random_baseline.py --games 200
"""

from __future__ import annotations

import argparse

import numpy as np

import naust


def baseline(game: str, setup: str, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """Mean reward of random play and the half width of its 95 % interval."""
    batch = naust.batch(game, setup, 64, seed, opponents=opponent, playouts=20)
    own = batch.seat.copy()
    rewards: list[float] = []
    while len(rewards) < games:
        reward, done = batch.step(batch.sample())
        ended = np.flatnonzero(done)
        rewards += reward[ended, own[ended]].tolist()
        own[ended] = batch.seat[ended]
    found = np.array(rewards[:games])
    return float(found.mean()), 1.96 * float(found.std()) / games**0.5


def main() -> None:
    """Prints one line for each game and bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("mean reward of random play (1 wins every game, -1 loses every game)")
    for game in naust.games():
        for opponent in ("random", "greedy"):
            mean, width = baseline(game, "2p", opponent, args.games, args.seed)
            print(f"{game:>9} 2p against {opponent:<7} {mean:+.2f} ± {width:.2f}")


if __name__ == "__main__":
    main()
