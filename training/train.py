"""Trains the reader's network: `python train.py OUT.pt` (README.md says what it needs and how long it takes).

--teachers N  fine-tunes N sentence encoders first; the network then learns from the labels and from what these make of them.
--hold PREFIX…  requests that are kept back; what the networks make of them is printed.
--begin WEIGHTS  goes on from written weights: some epochs at a third of the rate teach what new texts say.
--new PREFIX…  texts that such weights do not know yet: each epoch goes over all of them, and over a --share of the others.
"""
import argparse
import random
import time
from collections import defaultdict

import torch

from data import ROLES, TAGS, codes_in, example_of, exchanged, phrase_example, read_phrases, read_requests, roughened
from export import read_weights
from network import Network


def batch_of(examples, codes, device):
    """Tags and mask (texts, tokens), spans (text, first, end), and the share of each row in each span's rows."""
    longest = max(len(example.tokens) for example in examples)
    tags = torch.zeros(len(examples), longest, dtype=torch.long)
    mask = torch.zeros(len(examples), longest)
    spans, wanted = [], []
    for i, example in enumerate(examples):
        tags[i, : len(example.tags)] = torch.tensor(example.tags)
        mask[i, : len(example.tags)] = 1
        for first, end, own in example.spans:
            known = [codes[code] for code in own if code in codes]
            if known:
                spans.append((i, first, end))
                wanted.append(known)
    target = torch.zeros(len(spans), len(codes))
    for i, known in enumerate(wanted):
        target[i, known] = 1 / len(known)
    return tags.to(device), mask.to(device), spans, target.to(device)


def taught(teachers, examples, mask, spans, device):
    """What the teachers make of a batch, on average: chances of tags and of rows."""
    with torch.no_grad():
        tags, rows = 0, 0
        for teacher in teachers:
            words, states = teacher.read(examples, device)
            tags = tags + teacher.chances(teacher.scores(words, states), mask) / len(teachers)
            if spans:
                rows = rows + teacher.ranks(words, states, spans, mask, examples[0].bare).softmax(-1) / len(teachers)
    return tags, rows


def train(net, requests, phrases, codes, epochs, rate, device, size=32, seed=1, teachers=(), slow=(), name="", each=None, known=(), share=0.0):
    """Trains in place. `slow`: parameters that learn at a twentieth of the rate. `known`: texts of which each epoch takes a `share`."""
    torch.manual_seed(seed)
    swaps = random.Random(seed)
    by_code = defaultdict(list)
    for code, phrase in phrases:
        by_code[code].append(phrase)
    gentle = {id(p) for p in slow}
    groups = [{"params": [p for p in net.parameters() if id(p) not in gentle], "lr": rate}, {"params": list(slow), "lr": rate / 20}]
    groups = [group for group in groups if group["params"]]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02)
    bare = [phrase_example(*phrase) for phrase in phrases]
    again = int(share * len(known))
    per_epoch = 2 * (len(requests) + again) // size + len(bare) // (4 * size) + 2
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [group["lr"] for group in groups], total_steps=epochs * per_epoch + 5, pct_start=0.1)
    for epoch in range(epochs):
        began, losses = time.time(), [0.0, 0.0]
        gone_over = [*requests, *swaps.sample(known, again)]
        made = [example_of(r) for r in gone_over]
        made += [example_of(roughened(exchanged(r, by_code, swaps), swaps)) for r in gone_over]
        made = [m for m in made if m.tokens]
        # Texts of like length together, in random order; phrases apart, since nothing is learned of their tags.
        made.sort(key=lambda m: len(m.tokens) // 8 + swaps.random())
        swaps.shuffle(bare)
        batches = [made[i : i + size] for i in range(0, len(made), size)]
        batches += [bare[i : i + 4 * size] for i in range(0, len(bare), 4 * size)]
        swaps.shuffle(batches)
        net.train()
        for examples in batches:
            tags, mask, spans, target = batch_of(examples, codes, device)
            told = taught(teachers, examples, mask, spans, device) if teachers else None
            words, states = net.read(examples, device)
            loss = torch.zeros((), device=device)
            if not examples[0].bare:
                scores = net.scores(words, states)
                chain = net.chain_loss(scores, tags, mask).sum() / mask.sum()
                loss = loss + 4 * chain
                if told:
                    loss = loss - 2 * ((told[0] * torch.log_softmax(scores, -1)).sum(-1) * mask).sum() / mask.sum()
                losses[0] += chain.item()
            if spans:
                if told:
                    target = (target + told[1]) / 2
                rank = -(target * torch.log_softmax(net.ranks(words, states, spans, mask, examples[0].bare), -1)).sum(-1).mean()
                loss = loss + rank
                losses[1] += rank.item()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimizer.step()
            schedule.step()
        print(f"{name} epoch {epoch + 1}: tags {losses[0] / len(batches):.3f}, rows {losses[1] / len(batches):.3f}, {time.time() - began:.0f} s", flush=True)
        if each and ((epoch + 1) % 5 == 0 or epoch + 1 == epochs):
            print(name, each(net), flush=True)
    net.eval()


@torch.no_grad()
def measure(net, requests, codes, device="cpu"):
    """Share of tokens with the right role, exact segments, and rows of the true segments found first and among five."""
    net.eval()
    names = list(codes)
    right = all_ = hit = said = true = first = five = ranked = 0
    by_role = {role: [0, 0, 0] for role in ROLES}
    for request in requests:
        example = example_of(request)
        if not example.tokens:
            continue
        _, mask, spans, target = batch_of([example], codes, device)
        words, states = net.read([example], device)
        path = net.best(net.scores(words, states)[0], len(example.tokens))
        for told, found in zip(example.tags, path):
            a, b = (told + 1) // 2, (found + 1) // 2
            right += a == b
            all_ += 1
            if a:
                by_role[ROLES[a - 1]][1] += 1
            if b:
                by_role[ROLES[b - 1]][2] += 1
            if a and a == b:
                by_role[ROLES[a - 1]][0] += 1
        mine, theirs = segments_of(path), segments_of(example.tags)
        hit += len(mine & theirs)
        said += len(mine)
        true += len(theirs)
        if spans:
            best = net.ranks(words, states, spans, mask).topk(5, -1)[1]
            good = target.gather(1, best) > 0
            ranked += len(spans)
            first += int(good[:, 0].sum())
            five += int(good.any(1).sum())
    f1 = 2 * hit / max(1, said + true)
    roles = ", ".join(f"{role} {h / max(1, t):.2f}/{h / max(1, s):.2f}" for role, (h, t, s) in by_role.items())
    return f"role {right / all_:.3f}, segments {f1:.3f}, row first {first / max(1, ranked):.3f}, of five {five / max(1, ranked):.3f} ({ranked}); found/right: {roles}"


def segments_of(tags):
    """First token, end and role of each segment."""
    found, start, role = set(), None, None
    for i, tag in enumerate([*tags, 0]):
        now = (tag + 1) // 2
        if start is not None and (tag == 0 or tag % 2 == 1 or now != role):
            found.add((start, i, role))
            start = None
        if tag and start is None:
            start, role = i, now
    return found


def begin_with(net, weights: str, codes) -> None:
    """Fills the network with written weights. A row or package that they do not know keeps its random beginning."""
    known, matrices = read_weights(weights)
    state = net.state_dict()
    own = [(codes[code], at) for at, code in enumerate(known) if code in codes]
    for name, weight in state.items():
        if name not in matrices:
            continue
        matrix = matrices[name]
        if name.startswith("rank."):
            into, outof = zip(*own)
            flat = matrix.reshape(len(known), -1)
            weight.view(len(codes), -1)[list(into)] = flat[list(outof)]
        else:
            weight.copy_(matrix.reshape(weight.shape))
    net.load_state_dict(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--width", type=int, default=96)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--drop", type=float, default=0.35)
    parser.add_argument("--hold", nargs="*", default=[])
    parser.add_argument("--begin", metavar="WEIGHTS")
    parser.add_argument("--new", nargs="*", default=[])
    parser.add_argument("--share", type=float, default=0.25)
    parser.add_argument("--teachers", type=int, default=0)
    parser.add_argument("--teacher-epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    told = parser.parse_args()
    requests, phrases = read_requests(), read_phrases()
    held = [r for r in requests if any(r["id"].startswith(prefix) for prefix in told.hold)]
    requests = [r for r in requests if r not in held] if held else requests
    codes = codes_in(phrases)
    known = [r for r in requests if told.new and not r["id"].startswith(tuple(told.new))]
    requests = [r for r in requests if not told.new or r["id"].startswith(tuple(told.new))]
    print(len(requests), "requests,", len(known), "known ones,", len(phrases), "phrases,", len(codes), "rows and packages,", len(held), "held back", flush=True)
    each = (lambda net: measure(net, held[:300], codes, told.device)) if held else None
    teachers = []
    for i in range(told.teachers):
        from teacher import Teacher

        torch.manual_seed(told.seed + i)
        teacher = Teacher(len(TAGS), len(codes)).to(told.device)
        train(teacher, [*known, *requests], phrases, codes, told.teacher_epochs, 1.5e-3, told.device, told.size, told.seed + i, slow=list(teacher.encoder.parameters()), name=f"teacher {i + 1}", each=each)
        teachers.append(teacher)
    torch.manual_seed(told.seed)
    net = Network(len(TAGS), len(codes), told.width, told.hidden, drop=told.drop).to(told.device)
    if told.begin:
        begin_with(net, told.begin, codes)
    train(net, requests, phrases, codes, told.epochs, told.rate, told.device, told.size, told.seed, teachers, name="network", each=each, known=known, share=told.share)
    torch.save({"state": net.cpu().state_dict(), "codes": list(codes), "tags": TAGS}, told.out)


if __name__ == "__main__":
    main()
