"""One round of Pomory's sealed bets solved by OpenSpiel's CFR, with the exploitability of what it found.

The whole of Pomory is far too large, so the game is reduced: both players stand before the bets of one round, choose one of
their pairs of cards, and are paid the difference of the points that the round brings. Luck may take one of a few courses, all
equally likely, and nobody plays news. What is left is a game that counterfactual regret minimisation solves.

    python examples/pomory_cfr.py --iterations 200
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import naust

ROUND = naust.spec("pomory", "2p").part("counts").offset


def quiet(state: naust.State) -> int:
    """Passes where that is possible, else does the first thing that is."""
    for word in ("pass", "end"):
        try:
            return state.parse(word)
        except naust.IllegalAction:
            continue
    return state.legal()[0]


def before_the_bets(seed: int, rounds: int) -> str:
    """The record of a game that stands before the sealed bets of a later round."""
    state = naust.State("pomory", "2p first=a", seed)
    while len(state.owing) < 2 or state.observe(0)[ROUND] < rounds:
        state.act(state.choose("greedy", seed=seed))
    return state.record()


def payoffs(record: str, courses: int) -> tuple[list[str], list[str], np.ndarray[Any, Any]]:
    """What each pair of bets brings the first player, on average over some courses of luck."""
    start = [naust.State.replay(record, seed) for seed in range(courses)]
    bets = [start[0].legal(seat) for seat in (0, 1)]
    names = [[words(start[0], seat, bet) for bet in bets[seat]] for seat in (0, 1)]
    matrix = np.zeros((len(bets[0]), len(bets[1])))
    for position in start:
        round_now = position.observe(0)[ROUND]
        lead = position.points()[0] - position.points()[1]
        for row, mine in enumerate(bets[0]):
            after_mine = position.copy()
            after_mine.act(mine, 0)
            for column, theirs in enumerate(bets[1]):
                state = after_mine.copy()
                state.act(theirs, 1)
                while not state.over and state.observe(0)[ROUND] == round_now:
                    state.act(quiet(state))
                matrix[row, column] += state.points()[0] - state.points()[1] - lead
    return names[0], names[1], matrix / courses


def words(state: naust.State, seat: int, bet: int) -> str:
    """A bet in notation, whoever is asked first."""
    other = state.copy()
    other.act(bet, seat)
    return other.history()[-1][1] if other.history()[-1][0] == seat else str(bet)


def solve(matrix: np.ndarray[Any, Any], names: tuple[list[str], list[str]], iterations: int) -> tuple[Any, Any]:
    """The game for OpenSpiel, and the solver after so many iterations."""
    simultaneous = pyspiel.create_matrix_game("bets", "Bets", *names, matrix.tolist(), (-matrix).tolist())
    game = pyspiel.convert_to_turn_based(simultaneous)
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(iterations + 1):
        if iteration % max(1, iterations // 5) == 0:
            found = exploitability.exploitability(game, solver.average_policy())
            print(f"{iteration:5} iterations: exploitability {found:.4f} points")
        solver.evaluate_and_update_policy()
    return game, solver


def main() -> None:
    """Solves one position and prints the bets that are made."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3, help="bets of which round")
    parser.add_argument("--courses", type=int, default=9, help="courses that luck may take")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    own, theirs, matrix = payoffs(before_the_bets(args.seed, args.rounds), args.courses)
    print(f"{matrix.shape[0]} bets against {matrix.shape[1]}, {args.courses} courses of luck")
    game, solver = solve(matrix, (own, theirs), args.iterations)
    chosen = solver.average_policy().action_probabilities(game.new_initial_state())
    for action, share in sorted(chosen.items(), key=lambda item: -item[1])[:6]:
        if share > 0.01:
            print(f"  {own[action]:<16} {share:5.1%}")


if __name__ == "__main__":
    main()
