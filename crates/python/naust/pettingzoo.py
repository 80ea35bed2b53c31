"""The games as PettingZoo environments (AEC).

>>> from naust.pettingzoo import raw_env
>>> env = raw_env("fjords", "2p")
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1']

Where several seats decide at once (Pomory's sealed bets), they do so one after the other, and none sees what another chose:
the same game. ``env`` is ``raw_env`` in PettingZoo's usual wrappers, which cost most of the speed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import naust

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """One game: an agent for every seat. Observations are dicts of ``observation`` and ``action_mask``."""

    metadata = {  # noqa: RUF012 (PettingZoo's way)
        "render_modes": ["ansi", "human", "rgb_array"],
        "name": "naust_v1",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "fjords",
        setup: str = "2p",
        *,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, setup, reward=reward, render_mode=render_mode)
        super().__init__()
        spec = naust.spec(game, setup)
        self.game, self.setup, self.reward, self.render_mode = game, spec.setup, reward, render_mode
        self.metadata = {**self.metadata, "name": f"naust_{game}_v{spec.encoding}"}
        self.possible_agents = [f"player_{seat}" for seat in range(spec.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (spec.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(spec.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.state_of_game = naust.State(game, self.setup, 0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions: always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; a seed decides all its luck."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = naust.State(self.game, self.setup, int(self._random.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        seat = self.state_of_game.seat
        return self.possible_agents[seat] if seat is not None else self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What an agent may know, and what it may do now: nothing if it is not asked."""
        seat = self._seat[agent]
        state = self.state_of_game
        asked = state.seat == seat
        return {
            "observation": state.observe(seat),
            "action_mask": state.mask() if asked else np.zeros(self.action_spaces[agent].n, np.int8),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise naust.IllegalAction("None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        state = self.state_of_game
        state.act(int(action))
        if state.over:
            self.rewards = dict(zip(self.possible_agents, state.rewards(self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
        self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """The board: text for ``ansi``, pixels for ``rgb_array``; ``human`` prints the text."""
        if self.render_mode == "rgb_array":
            return self.state_of_game.pixels()
        text = _letters(self.state_of_game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def _letters(state: naust.State) -> str:
    steps = state.history()
    last = f"{len(steps)}. {steps[-1][1]}" if steps else "nothing yet"
    return f"{state!r} points {state.points()} after {last}"


def env(game: str = "fjords", setup: str = "2p", **kwargs: Any) -> AECEnv:
    """A game in PettingZoo's wrappers: an illegal action ends the game and costs its agent 1."""
    wrapped = raw_env(game, setup, **kwargs)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(game: str = "fjords", setup: str = "2p", **kwargs: Any) -> Any:
    """A game as a parallel environment; agents that are not asked have an empty mask."""
    return turn_based_aec_to_parallel(raw_env(game, setup, **kwargs))
