"""Five board games for research: rules in Rust, observations and action numbers for programs that learn.

>>> import naust
>>> naust.games()
['fjords', 'fleet', 'newlands', 'nusfjord', 'pomory']

One game is a :class:`State`, many stepped together are a :class:`Batch`. The adapters ``naust.pettingzoo``,
``naust.gymnasium`` and ``naust.openspiel`` are loaded when they are first named and need the package they adapt.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal

from naust import _naust
from naust._naust import Batch, IllegalAction, NaustError, State, __version__, games, info

__all__ = [
    "Batch",
    "Block",
    "IllegalAction",
    "NaustError",
    "Part",
    "Spec",
    "State",
    "__version__",
    "arena",
    "batch",
    "bots",
    "games",
    "info",
    "layout",
    "spec",
]

#: The adapters, each with the package that it needs.
_ADAPTERS = {"gymnasium": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo"}


def __getattr__(name: str) -> ModuleType:
    if name not in _ADAPTERS:
        raise AttributeError(f"module 'naust' has no attribute {name!r}")
    try:
        return importlib.import_module(f"naust.{name}")
    except ModuleNotFoundError as missing:
        # The same advice does not help where our own module is broken.
        if missing.name != _ADAPTERS[name]:
            raise
        raise ImportError(f"naust.{name} needs a package that is not here: pip install 'naust[{name}]'") from missing


@dataclass(frozen=True)
class Block:
    """A range of action numbers: ``offset`` to ``offset + size``, told apart by indices of ``shape``; ``axes`` says of what."""

    name: str
    offset: int
    shape: tuple[int, ...]
    axes: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it has.

        >>> Block("lay", 0, (70, 4, 6)).size
        1680
        """
        size = 1
        for extent in self.shape:
            size *= extent
        return size

    def index(self, number: int) -> tuple[int, ...]:
        """What tells an action of the range apart from the others.

        >>> Block("lay", 0, (70, 4, 6)).index(31)
        (1, 1, 1)
        """
        rest = number - self.offset
        if not 0 <= rest < self.size:
            raise NaustError(f"{number} is not a number of {self.name}")
        indices: list[int] = []
        for extent in reversed(self.shape):
            rest, index = divmod(rest, extent)
            indices.append(index)
        return tuple(reversed(indices))


@dataclass(frozen=True)
class Part:
    """A field of an observation: bytes ``offset`` to ``offset + size``, none above ``high``.

    ``columns`` names what stands along the last axis, each with how many bytes it takes; ``note`` says what they mean.
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int
    columns: tuple[tuple[str, int], ...] = ()
    note: str = ""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        size = 1
        for extent in self.shape:
            size *= extent
        return size

    def of(self, observation: Any) -> Any:
        """The field of an observation, or of many (the last axis is the observation's), as a view in its shape.

        >>> import naust
        >>> s = naust.State("fjords", "2p", seed=1)
        >>> naust.spec("fjords", "2p").part("row").of(s.observe()).shape
        (4, 8)
        """
        field = observation[..., self.offset : self.offset + self.size]
        return field.reshape(*observation.shape[:-1], *self.shape)

    def column(self, observation: Any, name: str) -> Any:
        """A named column of the field, without an axis of its own if it is one byte.

        >>> import naust
        >>> s = naust.State("fjords", "2p", seed=1)
        >>> seats = naust.spec("fjords", "2p").part("seats")
        >>> (seats.column(s.observe(), "points") - 64).tolist()
        [0, 0]
        """
        begin = 0
        for column, length in self.columns:
            if column == name:
                field = self.of(observation)
                return field[..., begin] if length == 1 else field[..., begin : begin + length]
            begin += length
        raise NaustError(f"no column of {self.name} is called {name!r}; there are {', '.join(c for c, _ in self.columns)}")


@dataclass(frozen=True)
class Spec:
    """A game in numbers, as one setup has it."""

    game: str
    setup: str
    encoding: int
    seats: int
    actions: int
    size: int
    chances: int
    max_steps: int
    secrets: bool
    blocks: tuple[Block, ...]
    parts: tuple[Part, ...]

    def block(self, number: int) -> Block:
        """The range an action number belongs to.

        >>> import naust
        >>> naust.spec("fjords", "2p").block(1680).name
        'house'
        """
        for block in self.blocks:
            if block.offset <= number < block.offset + block.size:
                return block
        raise NaustError(f"{number} is no action number of {self.game}; there are {self.actions}")

    def part(self, name: str) -> Part:
        """The field of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise NaustError(f"no field is called {name!r}; there are {', '.join(p.name for p in self.parts)}")

    def describe(self) -> str:
        """All numbers and bytes in words, as Markdown.

        >>> import naust
        >>> print(naust.spec("fleet", "2p").describe().splitlines()[0])
        ### fleet 2p: encoding 1, 46 actions, 385 bytes
        """
        lines = [f"### {self.game} {self.setup}: encoding {self.encoding}, {self.actions:,} actions, {self.size:,} bytes", ""]
        lines += ["| action | numbers | by |", "|---|---|---|"]
        for block in self.blocks:
            last = block.offset + block.size - 1
            numbers = f"{block.offset}" if block.size == 1 else f"{block.offset}–{last}"
            axes = " × ".join(f"{axis} ({extent})" for axis, extent in zip(block.axes, block.shape, strict=True))
            lines.append(f"| `{block.name}` | {numbers} | {axes} |")
        lines += ["", "| field | from byte | shape | at most | what |", "|---|---|---|---|---|"]
        for part in self.parts:
            shape = " × ".join(map(str, part.shape))
            columns = ", ".join(f"`{name}`" if length == 1 else f"`{name}` ×{length}" for name, length in part.columns)
            what = ". ".join(filter(None, (columns, part.note)))
            lines.append(f"| `{part.name}` | {part.offset} | {shape} | {part.high} | {what} |")
        return "\n".join(lines) + "\n"


def spec(game: str, setup: str) -> Spec:
    """How many actions, bytes and outcomes a game has under a setup, and what each of them is.

    >>> import naust
    >>> naust.spec("fleet", "2p").actions
    46
    """
    found = _naust.spec(game, setup)
    blocks = tuple(Block(name, offset, tuple(shape), tuple(axes)) for name, offset, shape, axes in found.pop("blocks"))
    parts = tuple(
        Part(name, offset, tuple(shape), high, tuple(columns), note)
        for name, offset, shape, high, columns, note in found.pop("parts")
    )
    return Spec(blocks=blocks, parts=parts, **found)


def layout(game: str, setup: str) -> tuple[Part, ...]:
    """The fields of an observation, in order.

    >>> import naust
    >>> [part.name for part in naust.layout("fjords", "2p")][:3]
    ['hexes', 'open', 'row']
    """
    return spec(game, setup).parts


def batch(
    game: str,
    setup: str,
    n: int,
    seed: int | None = None,
    *,
    threads: int | None = None,
    obs: bool = True,
    mask: bool = True,
    reward: Literal["win", "margin", "points"] = "win",
    chance: Literal["resolved", "explicit"] = "resolved",
    autoreset: Literal["same", "next"] = "same",
    opponents: str | None = None,
    playouts: int = 100,
    seat: int | None = None,
    illegal: Literal["raise", "lose"] = "raise",
) -> Batch:
    """``n`` games stepped together on ``threads`` threads (all cores if None), without the interpreter's lock.

    Game i has the luck of ``seed + i``, so results do not depend on ``threads``. A game that ends begins anew, in the same
    step or in the next (``autoreset``). ``opponents`` names a bot of the house that plays all seats but one: ``seat``, or a
    seat drawn for every game. With ``chance="explicit"`` the games also stop where luck decides. With ``illegal="lose"`` an
    illegal action ends its game and costs its seat 1; else it is refused and nothing changes anywhere.

    >>> import naust
    >>> b = naust.batch("pomory", "2p", n=8, seed=3)
    >>> reward, done = b.step(b.sample())
    >>> bool(done.any())
    False
    """
    return Batch(
        game,
        setup,
        n,
        seed,
        threads=threads,
        obs=obs,
        mask=mask,
        reward=reward,
        chance=chance,
        autoreset=autoreset,
        opponents=opponents,
        playouts=playouts,
        seat=seat,
        illegal=illegal,
    )


def bots() -> list[str]:
    """The names of the house's bots; ``search:2000`` and ``search:500ms`` say how long one thinks.

    >>> import naust
    >>> "greedy" in naust.bots()
    True
    """
    return _naust.bots_of_the_house()


def arena(
    game: str,
    setup: str,
    players: Iterable[str],
    *,
    games: int = 100,
    seed: int = 0,
    playouts: int = 100,
    progress: bool | Callable[[int], object] = False,
) -> list[dict[str, Any]]:
    """Bots of the house against each other on all cores, seats rotated, the same luck for every seating.

    ``progress=True`` shows a bar, if tqdm is installed; a function is called with the number of finished games.

    >>> import naust
    >>> greedy, random = naust.arena("fjords", "2p", ["greedy", "random"], games=10, seed=1)
    >>> greedy["win_rate"] > random["win_rate"]
    True
    """
    players = list(players)
    if progress is True:
        from tqdm.auto import tqdm

        with tqdm(total=games, unit="game") as bar:

            def show(finished: int) -> None:
                bar.update(max(0, finished - bar.n))

            return _naust.arena_report(game, setup, players, games, seed, playouts, show)
    return _naust.arena_report(game, setup, players, games, seed, playouts, progress or None)
