"""The examples run, and find what they should. The one that needs PyTorch is tried as far as it goes without."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import matplotlib
import numpy as np

import naust

EXAMPLES = Path(os.environ.get("NAUST_EXAMPLES", Path(__file__).parent.parent / "examples"))


def run(name: str, *args: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *args],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_baseline() -> None:
    told = run("random_baseline.py", "--games", "40")
    found = re.findall(r"(\w+) 2p against (\w+) +([+-]\d\.\d\d)", told)
    assert {game for game, _, _ in found} == set(naust.games())
    # Random play is no match for greedy at any game.
    assert all(float(mean) < -0.5 for _, opponent, mean in found if opponent == "greedy")


def test_openspiel_search() -> None:
    told = run("openspiel_search.py", "--games", "2", "--simulations", "4")
    assert re.search(r" mcts at naust_fjords, 4 simulations a move: won \d of 2 games", told)
    assert "ismcts at naust_pomory" in told


def test_cfr_becomes_hard_to_exploit() -> None:
    told = run("pomory_cfr.py", "--iterations", "60", "--courses", "3")
    found = [float(number) for number in re.findall(r"exploitability (\d+\.\d+)", told)]
    assert len(found) >= 3 and found[0] > 0.1
    assert found[-1] < 0.2 * found[0]


def test_what_the_learner_needs_of_us() -> None:
    """examples/ppo.py without its network: batches against a bot, observations and masks that can be copied as they are."""
    batch = naust.batch("fleet", "2p", 32, 1, opponents="greedy")
    own = batch.seat.copy()
    paid: list[float] = []
    for _ in range(120):
        assert batch.obs.flags.c_contiguous and batch.mask.flags.c_contiguous
        logits = np.where(batch.mask.astype(bool), 0.0, -np.inf)
        reward, done = batch.step(logits.argmax(-1))
        paid += reward[np.arange(32), own][done].tolist()
        own[done] = batch.seat[done]
    assert paid and set(paid) <= {-1.0, 0.0, 1.0}
    compile((EXAMPLES / "ppo.py").read_text(), "ppo.py", "exec")


def test_the_notebook_runs() -> None:
    matplotlib.use("Agg")
    notebook = json.loads((EXAMPLES / "naust.ipynb").read_text())
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    curve = names["curve"]
    assert isinstance(curve, list) and np.mean(curve[-10:]) > np.mean(curve[:10])
