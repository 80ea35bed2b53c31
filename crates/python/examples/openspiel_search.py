"""OpenSpiel's own MCTS at Fjords and its ISMCTS, which is for games with hidden information, at Pomory, against random play.

python examples/openspiel_search.py --games 4 --simulations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import naust.openspiel


def searcher(kind: str, game: Any, simulations: int, seed: int) -> Any:
    """A bot of OpenSpiel that is written in Python; those in C++ cannot play games that are not."""
    random = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, random)
    if kind == "mcts":
        return MCTSBot(game, 1.5, simulations, evaluator, random_state=random)
    return ISMCTSBot(game=game, uct_c=1.5, max_simulations=simulations, evaluator=evaluator, random_state=random)


def play(game: Any, bot: Any, seat: int, random: np.random.Generator) -> float:
    """One game of the bot at a seat against random play: what it is paid."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = int(random.choice(outcomes, p=weights))
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = int(random.choice(state.legal_actions()))
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    """Prints how both bots did."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    naust.openspiel.register()
    for kind, name in (("mcts", "naust_fjords"), ("ismcts", "naust_pomory")):
        game = pyspiel.load_game(name)
        random = np.random.default_rng(args.seed)
        bot = searcher(kind, game, args.simulations, args.seed)
        paid = [play(game, bot, seat % 2, random) for seat in range(args.games)]
        print(f"{kind:>6} at {name}, {args.simulations} simulations a move: won {paid.count(1.0)} of {args.games} games")


if __name__ == "__main__":
    main()
