"""How often two hands label alike: `python agreement.py SECOND.jsonl…`, second labels of requests in `data/`, made without sight of the first."""
import json
import sys
from collections import Counter

from data import ROLES, codes_of, example_of, read_requests
from train import segments_of


def main(*files: str) -> None:
    first = {request["id"]: request for request in read_requests("requests-*.jsonl")}
    same = all_ = hit = one = other = rows = alike = 0
    by_role = {role: [0, 0] for role in ["none", *ROLES]}
    apart = Counter()
    requests = 0
    for file in files:
        for line in open(file):
            second = json.loads(line)
            request = first.get(second["id"])
            if not request or request["text"] != second["text"]:
                continue
            requests += 1
            a, b = example_of(request), example_of(second)
            for x, y in zip(a.tags, b.tags):
                left, right = (x + 1) // 2, (y + 1) // 2
                same += left == right
                all_ += 1
                name = ROLES[left - 1] if left else "none"
                by_role[name][0] += left == right
                by_role[name][1] += 1
                if left != right:
                    apart[(name, ROLES[right - 1] if right else "none")] += 1
            mine, theirs = segments_of(a.tags), segments_of(b.tags)
            hit += len(mine & theirs)
            one += len(mine)
            other += len(theirs)
            by_place = {(s["at"], s["p"]): set(codes_of(s)) for s in second["seg"] if s.get("w")}
            for segment in request["seg"]:
                found = by_place.get((segment["at"], segment["p"]))
                if segment.get("w") and found:
                    rows += 1
                    alike += bool(found & set(codes_of(segment)))
    print(f"{requests} requests: role of a token alike {same / all_:.3f}, segments alike (F1) {2 * hit / (one + other):.3f}, a row in common where the segment is the same {alike / max(1, rows):.3f} ({rows})")
    print("by role of the first hand:", ", ".join(f"{role} {a / max(1, b):.2f}" for role, (a, b) in by_role.items()))
    print("most often apart:", ", ".join(f"{a}/{b} {n}" for (a, b), n in apart.most_common(8)))


if __name__ == "__main__":
    main(*sys.argv[1:])
