"""Writes trained weights as the product reads them: `python export.py IN.pt OUT.bin`. Whole numbers of one byte, a scale a row."""
import json
import struct
import sys

import numpy
import torch


def read_weights(source: str) -> tuple[list[str], dict[str, torch.Tensor]]:
    """The rows and packages of written weights, and each matrix (rows, columns) with its name."""
    with open(source, "rb") as file:
        (length,) = struct.unpack("<I", file.read(4))
        head, payload = json.loads(file.read(length)), file.read()
    matrices, at = {}, 0
    for array in head["arrays"]:
        rows, columns = array["rows"], array["columns"]
        scale = numpy.frombuffer(payload, numpy.float32, rows, at)
        values = numpy.frombuffer(payload, numpy.int8, rows * columns, at + 4 * rows).reshape(rows, columns)
        matrices[array["name"]] = torch.from_numpy(values * scale[:, None])
        at += 4 * rows + rows * columns
    return head["codes"], matrices


def main(source: str, target: str) -> None:
    saved = torch.load(source)
    arrays, payload = [], b""
    for name, weight in saved["state"].items():
        matrix = weight.reshape(weight.shape[0], -1) if weight.dim() == 2 else weight.reshape(1, -1)
        if weight.dim() == 1:
            matrix = matrix.T.contiguous()
        scale = matrix.abs().amax(1).clamp(min=1e-8) / 127
        values = (matrix / scale.unsqueeze(1)).round().to(torch.int8)
        arrays.append({"name": name, "rows": matrix.shape[0], "columns": matrix.shape[1]})
        payload += scale.to(torch.float32).numpy().tobytes() + values.numpy().tobytes()
    head = json.dumps({"tags": saved["tags"], "codes": saved["codes"], "arrays": arrays}).encode()
    with open(target, "wb") as file:
        file.write(struct.pack("<I", len(head)) + head + payload)


if __name__ == "__main__":
    main(*sys.argv[1:])
