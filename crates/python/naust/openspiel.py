"""The games as OpenSpiel games.

>>> import naust.openspiel, pyspiel
>>> naust.openspiel.register()
>>> game = pyspiel.load_game("naust_fjords(players=3,runes=strength+water)")
>>> game.num_players()
3

All are sequential with explicit chance. Where several seats decide at once (Pomory's sealed bets, Nusfjord's short fish) they
do so one after the other, and none sees what another chose: the same game. ``register()`` must run in every process before a
state is read back from text.

OpenSpiel's bots written in C++ (``pyspiel.MCTSBot``, ``pyspiel.ISMCTSBot``) cannot play games that are written in Python, ours
or its own ``python_tic_tac_toe``: they end the process. Its bots written in Python can.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

import naust

__all__ = ["NAMES", "register"]

_SOLO = ("fleet", "nusfjord")

#: The short names of all games that ``register`` makes known.
NAMES: tuple[str, ...] = (
    *(f"naust_{game}" for game in naust.games()),
    *(f"naust_{game}_solo" for game in _SOLO),
)

_REGISTERED: set[str] = set()


def _parameters(game: str, players: int) -> dict[str, Any]:
    """What may be written behind a game's name, each with its default."""
    found: dict[str, Any] = {"players": players}
    for key, (kind, of) in naust.info(game)["options"].items():
        found[key] = False if kind == "switch" else of[0] if kind == "one" else ""
    return found


def _setup(game: str, params: dict[str, Any]) -> str:
    """The setup that parameters mean. Several values of one option are joined by ``+``, for a comma ends a parameter."""
    words = [f"{params['players']}p"]
    for key, (kind, of) in naust.info(game)["options"].items():
        value = params.get(key)
        if kind == "switch":
            words += [key] if value else []
        elif kind == "one":
            words += [f"{key}={value}"] if value and value != of[0] else []
        elif value:
            words.append(f"{key}={str(value).replace('+', ',')}")
    return " ".join(words)


class _Observer:
    """What a player observes: the whole as numbers, or as text what is public, what is private, or all since the beginning."""

    def __init__(self, spec: naust.Spec, kind: pyspiel.IIGObservationType | None, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; found {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # Nothing is private where nobody else plays.
        self._secrets = spec.secrets and spec.seats > 1
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if self._public and self._private and not self._recalls:
            self.tensor = np.zeros(spec.size, np.float32)
            self.dict = {part.name: part.of(self.tensor) for part in spec.parts}

    def set_from(self, state: NaustState, player: int) -> None:
        """Writes what ``player`` observes into ``tensor``."""
        if self.tensor is not None:
            self.tensor[:] = state.inner.observe(player)

    def string_from(self, state: NaustState, player: int) -> str:
        """What ``player`` observes as text."""
        if self._public and self._private:
            if self._recalls:
                return state.recall(player)
            return f"{player}:{state.inner.observe(player).tobytes().hex()}"
        if self._public:
            return json.dumps(state.inner.view("spectator"))
        if not (self._private and self._secrets):
            return ""
        own, everybody = state.inner.view(player), state.inner.view("spectator")
        return "hand:" + json.dumps({key: own[key] for key in own if own[key] != everybody[key]})


class NaustState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games; ``inner`` is the :class:`naust.State`."""

    def __init__(self, game: Any, inner: naust.State) -> None:
        super().__init__(game)
        self.inner = inner
        # What each player knew when a sample was made; nothing for a state that was played from the beginning.
        self.known: list[str] = []

    def current_player(self) -> int:
        """The player to act, or who stands for luck or for nobody."""
        seat = self.inner.seat
        if seat is not None:
            return seat
        return int(pyspiel.PlayerId.CHANCE if self.inner.chance else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal() if player == self.inner.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, with its probability."""
        return self.inner.outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            return self.inner.notation(action)
        except naust.IllegalAction:
            # Asked of a state in which it is not possible, a number has no better name.
            return f"{'luck' if player < 0 else 'action'} {action}"

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.inner.over

    def returns(self) -> list[float]:
        """What each player is paid: nothing before the end."""
        return self.inner.rewards()

    def recall(self, player: int) -> str:
        """All that a player has seen and done."""
        before = self.known[player] if self.known else ""
        return before + self.inner.recall(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> NaustState:
        """A random state that ``player`` cannot tell from this one."""
        other: NaustState = self.clone()
        other.inner = self.inner.sample(player, int(sampler() * (1 << 53)))

        # What the others hold differs from sample to sample, and with it what they may do: searches tell states apart by this.
        def guessed(seat: int) -> str:
            holds = hashlib.blake2b(other.inner.observe(seat).tobytes(), digest_size=8).hexdigest()
            return f"a sample of {player}, {holds}\n"

        other.known = [self.recall(seat) if seat == player else guessed(seat) for seat in range(self.inner.seats)]
        return other

    def __str__(self) -> str:
        steps = "\n".join(f"{'*' if seat is None else seat} {text}" for seat, text in self.inner.history())
        return f"a sample, {hash(self.inner)}\n{steps}" if self.inner.sampled else steps


def _define(key: str, solo: bool) -> tuple[Any, type]:
    low, high = naust.info(key)["seats"]
    low, high = (1, 1) if solo else (max(low, 2), high)
    secrets = naust.info(key)["secrets"] and not solo
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    game_type = pyspiel.GameType(
        short_name=f"naust_{key}{'_solo' if solo else ''}",
        long_name=f"Naust: {key}{', alone' if solo else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(key, low),
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        """One of our games under one setup."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {**_parameters(key, low), **(params or {})}
            self.spec = naust.spec(key, _setup(key, chosen))
            if not low <= self.spec.seats <= high:
                raise ValueError(f"{game_type.short_name} is for {low} to {high} players, not {self.spec.seats}")
            info = pyspiel.GameInfo(
                num_distinct_actions=self.spec.actions,
                max_chance_outcomes=self.spec.chances,
                num_players=self.spec.seats,
                min_utility=-200.0 if solo else -1.0,
                max_utility=500.0 if solo else 1.0,
                utility_sum=None if solo else 0.0,
                max_game_length=self.spec.max_steps,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> NaustState:
            """The beginning of a game."""
            return NaustState(self, naust.State(key, self.spec.setup, 0, chance="explicit"))

        def make_py_observer(self, kind: Any = None, params: Any = None) -> _Observer:
            """An observer; without a kind OpenSpiel names the parameters first."""
            if isinstance(kind, dict):
                kind, params = None, kind
            return _Observer(self.spec, kind, params)

        def max_chance_nodes_in_history(self) -> int:
            """An upper bound for how often luck decides."""
            return self.spec.max_steps

    Game.__name__ = Game.__qualname__ = f"{key.capitalize()}{'Solo' if solo else ''}Game"
    return game_type, Game


_GAMES = [_define(key, solo) for key in naust.games() for solo in ((False, True) if key in _SOLO else (False,))]

# Pickles name a class by its module.
globals().update({game.__name__: game for _, game in _GAMES})


def register() -> None:
    """Makes the games known to OpenSpiel; calling it again does nothing."""
    for game_type, game in _GAMES:
        if game_type.short_name not in _REGISTERED:
            _REGISTERED.add(game_type.short_name)
            pyspiel.register_game(game_type, game)
