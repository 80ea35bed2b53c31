"""The games as Gymnasium environments: one seat learns, bots of the house play the others.

>>> import naust.gymnasium
>>> env = naust.gymnasium.make("fjords", "2p", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> bool(info["action_mask"].any())
True

Actions that are not legal end the game with a reward of -1; ``info["action_mask"]`` says which are legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import naust

__all__ = ["SeatEnv", "SeatVectorEnv", "make", "make_vec"]

Opponent: TypeAlias = str | Callable[[naust.State], int]
Reward: TypeAlias = Literal["win", "margin", "points"]

_Array: TypeAlias = np.ndarray[Any, Any]


def _spaces(spec: naust.Spec) -> tuple[spaces.Box, spaces.Discrete]:
    return spaces.Box(0, 255, (spec.size,), np.uint8), spaces.Discrete(spec.actions)


class SeatEnv(gymnasium.Env[_Array, int]):  # type: ignore[misc]
    """One seat of one game. ``opponent`` plays the others: a bot of the house by name, or a function from a state to an action
    number. The seat is drawn at every reset, or always ``seat``."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str = "fjords",
        setup: str = "2p",
        *,
        opponent: Opponent = "random",
        playouts: int = 100,
        seat: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.spec_of_game = naust.spec(game, setup)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.spec_of_game)
        self._seat, self._reward = seat, reward
        self._opponent, self._playouts = opponent, playouts
        self._state: naust.State | None = None
        self._mask = np.zeros(self.spec_of_game.actions, np.int8)
        self._own = seat or 0
        self._ended = True
        self._luck = 0
        # Bots of the house play in Rust, together with the rules; a record is kept only where somebody must see the state.
        self._batch: naust.Batch | None = None
        if isinstance(opponent, str) and render_mode is None:
            self._batch = naust.batch(
                game,
                setup,
                1,
                0,
                threads=1,
                reward=reward,
                autoreset="next",
                opponents=opponent if self.spec_of_game.seats > 1 else None,
                playouts=playouts,
                seat=seat,
                illegal="lose",
            )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[_Array, dict[str, Any]]:
        """Begins a new game, its luck drawn from ``self.np_random``."""
        super().reset(seed=seed)
        luck = self._luck = int(self.np_random.integers(1 << 63))
        self._ended = False
        if self._batch is not None:
            self._batch.reset(luck)
            self._own = max(int(self._batch.seat[0]), 0)
            return self._seen()
        spec = self.spec_of_game
        self._state = naust.State(spec.game, spec.setup, luck)
        self._own = luck % spec.seats if self._seat is None else self._seat
        self._let_others_play()
        return self._seen()

    def _let_others_play(self) -> None:
        state = self._state
        assert state is not None
        while state.seat is not None and state.seat != self._own:
            if callable(self._opponent):
                state.act(self._opponent(state))
            else:
                # Other luck and another turn make a bot choose anew.
                seed = (self._luck + len(state.history())) % (1 << 63)
                state.act(state.choose(self._opponent, playouts=self._playouts, seed=seed))

    def _seen(self) -> tuple[_Array, dict[str, Any]]:
        if self._batch is not None:
            observation, mask = self._batch.obs[0].copy(), self._batch.mask[0].copy()
        else:
            assert self._state is not None
            observation, mask = self._state.observe(self._own), self._state.mask(self._own)
        self._mask = mask
        return observation, {"action_mask": mask, "seat": self._own}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal, under the name that some learners look for."""
        return self._mask.astype(np.bool_)

    def step(self, action: int) -> tuple[_Array, float, bool, bool, dict[str, Any]]:
        """Acts, and lets the others act until it is this seat's turn again or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins another")
        illegal = not (0 <= action < len(self._mask) and self._mask[action])
        if self._batch is not None:
            rewards, dones = self._batch.step(np.array([action], np.int64))
            reward, terminated = float(rewards[0, self._own]), bool(dones[0])
        elif illegal:
            reward, terminated = -1.0, True
        else:
            assert self._state is not None
            self._state.act(int(action))
            self._let_others_play()
            terminated = self._state.over
            reward = float(self._state.rewards(self._reward)[self._own])
        self._ended = terminated
        observation, info = self._seen()
        if illegal:
            info["illegal_action"] = True
        return observation, reward, terminated, False, info

    def render(self) -> Any:
        """The board: text for ``ansi``, pixels for ``rgb_array``."""
        if self._state is None or self.render_mode is None:
            return None
        return self._state.pixels() if self.render_mode == "rgb_array" else repr(self._state)

    def close(self) -> None:
        """Nothing is held open."""


class SeatVectorEnv(VectorEnv[_Array, _Array, _Array]):  # type: ignore[misc]
    """One seat of each of many games, stepped together in Rust. The call after an end begins the next game there."""

    metadata = {  # noqa: RUF012 (Gymnasium's way)
        "render_modes": [],
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str = "fjords",
        setup: str = "2p",
        *,
        opponent: str = "random",
        playouts: int = 100,
        seat: int | None = None,
        reward: Reward = "win",
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None:
            raise naust.NaustError("many games are not drawn; a single environment is")
        spec = naust.spec(game, setup)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space, self.single_action_space = _spaces(spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._luck = [np.random.default_rng() for _ in range(num_envs)]
        self._rows = np.arange(num_envs)
        self._own = np.zeros(num_envs, np.int64)
        self._batch = naust.batch(
            game,
            setup,
            num_envs,
            0,
            threads=threads,
            reward=reward,
            autoreset="next",
            opponents=opponent if spec.seats > 1 else None,
            playouts=playouts,
            seat=seat,
            illegal="lose",
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Array, dict[str, Any]]:
        """Begins all games anew; game i is seeded with ``seed + i``."""
        if isinstance(seed, int):
            seeds: list[int | None] = [seed + game for game in range(self.num_envs)]
        else:
            seeds = [None] * self.num_envs if seed is None else list(seed)
        for game, own in enumerate(seeds):
            if own is not None:
                self._luck[game] = seeding.np_random(own)[0]
        self._batch.reset([int(luck.integers(1 << 63)) for luck in self._luck])
        self._own = np.maximum(self._batch.seat, 0).astype(np.int64)
        self._ended = np.zeros(self.num_envs, np.bool_)
        return self._seen()

    def _seen(self) -> tuple[_Array, dict[str, Any]]:
        mask = self._batch.mask.copy()
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {
            "action_mask": mask,
            "_action_mask": everywhere,
            "seat": self._own.copy(),
            "_seat": everywhere,
        }
        return self._batch.obs.copy(), info

    def step(self, actions: _Array) -> tuple[_Array, _Array, _Array, _Array, dict[str, Any]]:
        """Acts in every game; a game that ended in the last step begins anew and ignores its action."""
        began = self._ended
        for game in np.flatnonzero(began):
            self._batch.plan(int(game), int(self._luck[game].integers(1 << 63)))
        illegal = (self._batch.mask[self._rows, actions] == 0) & ~began
        rewards, dones = self._batch.step(actions)
        if began.any():
            self._own = np.where(began, np.maximum(self._batch.seat, 0), self._own)
        reward = rewards[self._rows, self._own].astype(np.float64)
        self._ended = dones.copy()
        observation, info = self._seen()
        if illegal.any():
            info["illegal_action"], info["_illegal_action"] = illegal.copy(), illegal
        return observation, reward, self._ended.copy(), np.zeros(self.num_envs, np.bool_), info


def _name(game: str) -> str:
    return f"naust/{game}-v{naust.spec(game, _smallest(game)).encoding}"


def _smallest(game: str) -> str:
    return f"{naust.info(game)['seats'][0]}p"


def _register() -> None:
    for game in naust.games():
        if _name(game) not in gymnasium.registry:
            gymnasium.register(
                _name(game),
                entry_point="naust.gymnasium:SeatEnv",
                vector_entry_point="naust.gymnasium:SeatVectorEnv",
                nondeterministic=False,
                kwargs={"game": game, "setup": _smallest(game)},
            )


def make(game: str, setup: str, **kwargs: Any) -> gymnasium.Env[_Array, int]:
    """One seat of a game, registered with Gymnasium: see :class:`SeatEnv` for what can be named."""
    return gymnasium.make(_name(game), setup=setup, **kwargs)


def make_vec(game: str, setup: str, num_envs: int, **kwargs: Any) -> VectorEnv[_Array, _Array, _Array]:
    """One seat of each of many games: see :class:`SeatVectorEnv` for what can be named."""
    return gymnasium.make_vec(_name(game), num_envs=num_envs, vectorization_mode="vector_entry_point", setup=setup, **kwargs)


_register()
