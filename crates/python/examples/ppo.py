"""Proximal policy optimisation in PyTorch that learns a game against a bot of the house.

PyTorch is not needed by anything else here: ``pip install torch`` first.

    python examples/ppo.py --game fleet --setup 2p --opponent greedy --minutes 8 --out fleet.json --plot fleet.png

A network of two hidden layers sees the bytes of the observation and the mask; many games run at once in Rust, the opponent
with them. It learns from the difference of points, for whoever loses every game learns nothing from that. The file gets the
learning curve: how often the learner won during training, by decisions taken; the picture, for which matplotlib is needed,
shows it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import naust


def network(size: int, actions: int, width: int) -> tuple[Any, Any, Any]:
    """What is shared, then the policy and the value of a position."""
    body = nn.Sequential(nn.Linear(size, width), nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
    policy, value = nn.Linear(width, actions), nn.Linear(width, 1)
    nn.init.orthogonal_(policy.weight, 0.01)
    nn.init.zeros_(policy.bias)
    return body, policy, value


class Learner:
    """The network with its optimiser."""

    def __init__(self, spec: naust.Spec, width: int, rate: float, device: str) -> None:
        self.device = torch.device(device)
        high = np.concatenate([np.full(part.size, max(1, min(part.high, 32))) for part in spec.parts])
        self.scale = torch.tensor(1.0 / high, dtype=torch.float32, device=self.device)
        parts = network(spec.size, spec.actions, width)
        self.body, self.policy, self.value = (part.to(self.device) for part in parts)
        self.parameters = [p for part in parts for p in part.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=rate, eps=1e-5)

    def look(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The policy over legal actions, and the value."""
        hidden = self.body(seen.to(torch.float32) * self.scale)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)

    def tensor(self, array: np.ndarray[Any, Any]) -> Any:
        """An array of the batch, copied to the device."""
        return torch.from_numpy(array.copy()).to(self.device)

    def improve(self, rollout: dict[str, Any], epochs: int, pieces: int, entropy: float, clip: float) -> None:
        """Several passes over what was seen."""
        flat = {key: value.flatten(0, 1) for key, value in rollout.items()}
        count = len(flat["action"])
        for _ in range(epochs):
            for rows in torch.randperm(count, device=self.device).chunk(pieces):
                policy, value = self.look(flat["seen"][rows], flat["mask"][rows])
                gain = flat["gain"][rows]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (policy.log_prob(flat["action"][rows]) - flat["log_prob"][rows]).exp()
                surrogate = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
                loss = -surrogate + 0.5 * (value - flat["target"][rows]).pow(2).mean() - entropy * policy.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.optimiser.step()


#: So many points of difference count as much as one.
POINTS = 40.0


def share(margins: list[float]) -> float:
    """The share of games that were won; a tie is half of one."""
    return float(np.mean((np.sign(margins) + 1) / 2))


def collect(learner: Learner, batch: naust.Batch, own: Any, steps: int, discount: float, trace: float) -> Any:
    """Plays on, and says what each decision was worth (generalised advantage estimation)."""
    kept: dict[str, list[Any]] = {key: [] for key in ("seen", "mask", "action", "log_prob", "value")}
    rewards, ends = [], []
    results: list[float] = []
    with torch.no_grad():
        for _ in range(steps):
            seen, mask = learner.tensor(batch.obs), learner.tensor(batch.mask).bool()
            policy, value = learner.look(seen, mask)
            action = policy.sample()
            for key, kept_value in zip(kept, (seen, mask, action, policy.log_prob(action), value), strict=True):
                kept[key].append(kept_value)
            reward, done = batch.step(action.cpu().numpy())
            paid = reward[np.arange(len(own)), own]
            results += paid[done].tolist()
            own[done] = batch.seat[done]
            rewards.append(learner.tensor(paid / np.float32(POINTS)))
            ends.append(learner.tensor(done))
        _, last = learner.look(learner.tensor(batch.obs), learner.tensor(batch.mask).bool())
    gains, gain = [], torch.zeros_like(last)
    for step in reversed(range(steps)):
        goes_on = (~ends[step]).float()
        after = kept["value"][step + 1] if step + 1 < steps else last
        error = rewards[step] + discount * after * goes_on - kept["value"][step]
        gain = error + discount * trace * goes_on * gain
        gains.append(gain)
    rollout = {key: torch.stack(kept[key]) for key in ("seen", "mask", "action", "log_prob")}
    rollout["gain"] = torch.stack(gains[::-1])
    rollout["target"] = rollout["gain"] + torch.stack(kept["value"])
    return rollout, results


def match(learner: Learner, game: str, setup: str, opponent: str, games: int, seed: int) -> float:
    """The share of games won with the most likely action, against luck that was not trained on."""
    batch = naust.batch(game, setup, 256, seed, opponents=opponent)
    own = batch.seat.copy()
    results: list[float] = []
    while len(results) < games:
        with torch.no_grad():
            policy, _ = learner.look(learner.tensor(batch.obs), learner.tensor(batch.mask).bool())
        reward, done = batch.step(policy.probs.argmax(-1).cpu().numpy())
        results += reward[np.arange(len(own)), own][done].tolist()
        own[done] = batch.seat[done]
    return share(results)


def draw(curve: list[dict[str, float]], title: str, out: Path) -> None:
    """The learning curve as a picture, each point the mean of about a hundredth of all games."""
    import matplotlib.pyplot as plt

    pieces = np.array_split(np.array([[point["decisions"], point["won"], point["games"]] for point in curve]), 100)
    at = [piece[-1, 0] / 1e6 for piece in pieces if len(piece)]
    won = [100 * np.average(piece[:, 1], weights=piece[:, 2]) for piece in pieces if len(piece)]
    figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    axes.plot(at, won)
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="million decisions", ylabel="games won, %", ylim=(0, 100), title=title)
    figure.savefig(out, dpi=110)


def main() -> None:
    """Learns, writes the curve, and plays a match."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="fleet")
    parser.add_argument("--setup", default="2p")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between improvements")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--discount", type=float, default=0.999)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("ppo.json"))
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    spec = naust.spec(args.game, args.setup)
    learner = Learner(spec, args.width, args.rate, args.device)
    batch = naust.batch(args.game, args.setup, args.games, args.seed, opponents=args.opponent, reward="margin")
    own, decisions, curve = batch.seat.copy(), 0, []
    begin = time.monotonic()
    while (minutes := (time.monotonic() - begin) / 60) < args.minutes:
        for group in learner.optimiser.param_groups:
            group["lr"] = args.rate * max(0.05, 1 - minutes / args.minutes)
        rollout, results = collect(learner, batch, own, args.steps, args.discount, 0.95)
        learner.improve(rollout, 3, 4, args.entropy, 0.2)
        decisions += args.games * args.steps
        if results:
            won, margin = share(results), float(np.mean(results))
            curve.append({"minutes": minutes, "decisions": decisions, "won": won, "margin": margin, "games": len(results)})
            if len(curve) % 20 == 1:
                print(f"{minutes:5.1f} min, {decisions:>11,} decisions: won {won:.1%}, {margin:+.1f} points", flush=True)
    won = match(learner, args.game, args.setup, args.opponent, 2000, args.seed + 10_000_000)
    print(f"a match of 2,000 games against {args.opponent}: won {won:.1%}")
    options = {key: str(value) for key, value in vars(args).items() if key not in ("out", "plot")}
    args.out.write_text(json.dumps({"options": options, "match": won, "curve": curve}))
    if args.plot:
        draw(curve, f"{args.game} {args.setup}: PPO against {args.opponent}", args.plot)


if __name__ == "__main__":
    main()
