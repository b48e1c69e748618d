"""Learn MemoRacers by self-play: PPO over many games at once. Run it with `--help` for its options."""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn

from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.evaluation import win_share
from astrodrome.research.plot import lines
from astrodrome.research.spaces.writers import MOST

GAME, GAMES, STEPS, EPOCHS, PIECES, CLIP, TRACE, ENTROPY = "memoracers", 128, 64, 3, 8, 0.2, 0.95, 0.01
ROWS = np.arange(GAMES)


class Net(nn.Module):
    def __init__(self, columns, ids, width=256):
        super().__init__()
        high = torch.tensor([one.high for one in columns])
        self.register_buffer("scale", 1 / torch.where(high < MOST, high.clamp(min=1.0), 10.0))
        self.body = nn.Sequential(nn.Linear(len(columns), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.answer, self.value = nn.Linear(width, ids), nn.Linear(width, 1)
        self.answer.weight.data *= 0.01  # at first every legal answer is about as likely

    def forward(self, seen, mask):
        held = self.body((seen * self.scale).clamp(-5.0, 5.0))
        logits = self.answer(held).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(held)[:, 0]

    @torch.no_grad()
    def best(self, seen, mask):
        """Return the likeliest id for each row."""
        return self(torch.tensor(seen), torch.tensor(mask))[0].logits.argmax(1).numpy()


@torch.no_grad()
def play(batch, net):
    """Play some steps; return what was seen, allowed, answered, how likely, and what it was worth beside its value."""
    a, kept = batch.arrays, []
    for _ in range(STEPS):
        seen, mask, seats = torch.tensor(a.observations), torch.tensor(a.masks), a.seats.copy()
        answers, value = net(seen, mask)
        ids = answers.sample()
        batch.step(ids.numpy())
        over = a.terminated | a.truncated
        kept.append((seen, mask, ids, answers.log_prob(ids), value, seats, a.rewards.copy(), over))
    ahead, gain, gains = np.full(a.rewards.shape, np.nan), np.zeros(a.rewards.shape), []
    ahead[ROWS, a.seats] = net(torch.tensor(a.observations), torch.tensor(a.masks))[1].numpy()
    for *_, value, seats, rewards, over in reversed(kept):  # each seat's next question is some steps ahead
        ahead[over], gain[over] = 0.0, 0.0
        ahead += rewards
        mine, now = (ROWS, seats), value.numpy()
        gain[mine] = np.nan_to_num(ahead[mine] - now) + TRACE * gain[mine]  # a seat's last answer: nothing is known
        ahead[mine] = now
        gains.append(torch.tensor(gain[mine], dtype=torch.float32))
    return [torch.cat(part) for part in (*list(zip(*kept, strict=True))[:5], gains[::-1])]


def learn(net, optimiser, seen, mask, ids, before, value, gain):
    """Improve the net by what was played: the answers that gained more than expected become likelier."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(ids)).chunk(PIECES):
            answers, worth = net(seen[part], mask[part])
            ratio, lead = (answers.log_prob(ids[part]) - before[part]).exp(), gain[part]
            lead = (lead - lead.mean()) / (lead.std() + 1e-6)
            clipped = torch.minimum(ratio * lead, ratio.clamp(1 - CLIP, 1 + CLIP) * lead).mean()
            missed = (worth - value[part] - gain[part]).square().mean()
            loss = 0.5 * missed - clipped - ENTROPY * answers.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def main():
    """Learn, measure now and then against our bots, and write the net and its learning curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=300, help=f"how often it learns from {GAMES * STEPS} decisions")
    parser.add_argument("--bots", default="random,easy,normal", help="the bots to measure it against")
    parser.add_argument("--out", default="my_net", help="the files to write, without their ending (my_net)")
    given = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(GAME, GAMES, seats=2, version=3)
    batch.reset(seed=1)
    net = Net(batch.table.encoder.columns, batch.table.actions.size)
    optimiser = torch.optim.Adam(net.parameters(), 5e-4, eps=1e-5)
    slower = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.1, given.updates)
    curve = {bot: [] for bot in given.bots.split(",")}
    for update in range(given.updates + 1):
        if update:
            learn(net, optimiser, *play(batch, net))
            slower.step()
        if update % max(1, given.updates // 12) == 0 or update == given.updates:
            for bot, points in curve.items():
                points.append((update * GAMES * STEPS, win_share(net.best, GAME, (bot,), 400, version=3).mean))
                print(f"{points[-1][0]:>9,} decisions: {points[-1][1]:6.1%} wins against {bot}", flush=True)
    # the bot compares these with its own
    shape = {"columns": batch.table.encoder.fingerprint, "ids": batch.table.actions.fingerprint}
    np.savez(f"{given.out}.npz", **shape, **{name: part.numpy() for name, part in net.state_dict().items()})
    drawn = lines("A net learns MemoRacers", [*curve.items()], ("decisions of self-play", "share of wins against"))
    Path(f"{given.out}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
