"""What the product's weights answer here, for the test that holds the product to it: `python answers.py WEIGHTS.bin OUT.jsonl`.

200 of the labelled texts; of each the tag of every token and, of every segment that training marks as work, the likeliest row.
"""
import json
import struct
import sys

import numpy
import torch

from data import example_of, read_requests
from network import Network
from train import segments_of

MANY = 200


def read_weights(path: str) -> tuple[Network, list[str], list[str]]:
    with open(path, "rb") as file:
        content = file.read()
    length = struct.unpack("<I", content[:4])[0]
    head = json.loads(content[4 : 4 + length])
    at, state = 4 + length, {}
    for array in head["arrays"]:
        rows, columns = array["rows"], array["columns"]
        scale = numpy.frombuffer(content, "<f4", rows, at)
        values = numpy.frombuffer(content, "i1", rows * columns, at + 4 * rows).reshape(rows, columns)
        at += 4 * rows + rows * columns
        state[array["name"]] = torch.tensor(values * scale[:, None])
    net = Network(len(head["tags"]), len(head["codes"]))
    shapes = {name: weight.shape for name, weight in net.state_dict().items()}
    net.load_state_dict({name: weight.reshape(shapes[name]) for name, weight in state.items()})
    return net.eval(), head["tags"], head["codes"]


def main(weights: str, target: str) -> None:
    net, tags, codes = read_weights(weights)
    requests = read_requests()
    with open(target, "w") as file, torch.no_grad():
        for request in requests[:: len(requests) // MANY][:MANY]:
            example = example_of(request)
            words, states = net.read([example], "cpu")
            path = net.best(net.scores(words, states)[0], len(example.tokens))
            rows = []
            mask = torch.ones(1, len(example.tokens))
            for first, end, _ in sorted(segments_of(path)):
                if tags[path[first]][2:] in ("order", "remove", "keep", "done"):
                    rows.append([first, end, codes[int(net.ranks(words, states, [(0, first, end)], mask)[0].argmax())]])
            file.write(json.dumps({"text": request["text"], "tags": [tags[i] for i in path], "rows": rows}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
