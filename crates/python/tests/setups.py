"""Which games are tried, and under which setups."""

from __future__ import annotations

#: Every game at every number of seats.
EVERY_SEAT_COUNT = [
    ("fjords", "2p"),
    ("fjords", "3p"),
    ("fjords", "4p"),
    ("fleet", "2p"),
    ("fleet", "3p"),
    ("fleet", "4p"),
    ("newlands", "2p"),
    ("newlands", "3p"),
    ("newlands", "4p"),
    ("newlands", "5p"),
    ("nusfjord", "2p"),
    ("nusfjord", "3p"),
    ("nusfjord", "4p"),
    ("nusfjord", "5p"),
    ("pomory", "2p"),
]

#: Games for one.
SOLO = [("fleet", "1p"), ("nusfjord", "1p"), ("nusfjord", "1p hard")]

#: Every variant once.
VARIANTS = [
    ("fjords", "2p epic"),
    ("fjords", "2p original"),
    ("fjords", "4p runes=strength,water,friendship,journey,horse,wisdom,home,secret"),
    ("fleet", "3p captains trophies"),
    ("newlands", "3p hand removal=printed"),
    ("nusfjord", "3p mixed deck=cod"),
    ("pomory", "2p first=b"),
]

EVERYTHING = EVERY_SEAT_COUNT + SOLO + VARIANTS


def named(pairs: list[tuple[str, str]]) -> list[str]:
    """Names for pytest."""
    return [f"{game}-{setup.replace(' ', '-')}" for game, setup in pairs]
