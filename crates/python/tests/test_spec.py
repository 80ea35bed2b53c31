"""The document of numbers and bytes is what the module says."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from setups import EVERYTHING, named

import naust

DOCUMENT = Path(os.environ.get("NAUST_DOCS", Path(__file__).parents[3] / "docs")) / "encoding.md"

#: A setup of each game and of each variant that has numbers of its own.
DESCRIBED = [
    ("fjords", "2p"),
    ("fjords", "2p original"),
    ("fleet", "2p"),
    ("newlands", "2p"),
    ("nusfjord", "2p"),
    ("pomory", "2p"),
]

HEAD = """# Action numbers and observations

What every action number and every byte of an observation means, written by `naust.spec(game, setup).describe()`. A test
compares this page with the module (`UPDATE_EXPECT=1 crates/python/test` writes it anew). Other setups differ in the number of
seats alone, and Nusfjord in the sizes of `once` and `trade` with another edition. [python.md](python.md) says how the numbers
are used. Where nothing else is said, seats are counted clockwise from the observer, kinds are numbers in the order of the
game's notation, and 0 is none.

"""


def test_the_document_is_up_to_date() -> None:
    text = HEAD + "\n".join(naust.spec(game, setup).describe() for game, setup in DESCRIBED)
    if os.environ.get("UPDATE_EXPECT"):
        DOCUMENT.write_text(text)
    assert DOCUMENT.read_text() == text


@pytest.mark.parametrize(("game", "setup"), EVERYTHING, ids=named(EVERYTHING))
def test_every_byte_has_a_name(game: str, setup: str) -> None:
    spec = naust.spec(game, setup)
    observation = np.arange(spec.size)
    for part in spec.parts:
        assert part.columns or part.note
        if part.columns:
            found = [part.column(observation, name).reshape(*part.shape[:-1], -1) for name, _ in part.columns]
            assert (np.concatenate(found, axis=-1) == part.of(observation)).all()
    for block in spec.blocks:
        assert len(block.axes) == len(block.shape)
    with pytest.raises(naust.NaustError, match="no column"):
        spec.parts[0].column(observation, "moon")
