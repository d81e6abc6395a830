"""Labelled requests and phrases as training examples."""
import json
import random
import re
from dataclasses import dataclass
from pathlib import Path

from text import tokens_of

HERE = Path(__file__).parent
ROLES = ["order", "remove", "keep", "done", "place", "measure", "fact", "number"]
TAGS = ["O"] + [f"{edge}-{role}" for role in ROLES for edge in "BI"]
RANKED = {"order", "remove", "keep", "done"}


@dataclass
class Example:
    id: str
    text: str
    tokens: list
    tags: list[int]
    #: First token, end, and the codes of each segment that names rows of the book.
    spans: list[tuple[int, int, list[str]]]
    #: True where only the rows are known: single phrases, without their request.
    bare: bool = False


def codes_of(segment: dict) -> list[str]:
    codes = [work["c"] for work in segment.get("w", []) if work["c"] != "NONE"]
    return list(dict.fromkeys(codes)) or (["NONE"] if segment.get("w") else [])


def example_of(request: dict) -> Example:
    tokens = tokens_of(request["text"])
    tags, spans = [0] * len(tokens), []
    for segment in request["seg"]:
        start, end = segment["at"], segment["at"] + len(segment["p"])
        inside = [i for i, (a, b, _) in enumerate(tokens) if a < end and b > start]
        if not inside:
            continue
        role = ROLES.index(segment["r"])
        for i in inside:
            tags[i] = 2 + 2 * role
        tags[inside[0]] = 1 + 2 * role
        codes = codes_of(segment)
        if segment["r"] in RANKED and codes:
            spans.append((inside[0], inside[-1] + 1, codes))
    return Example(request["id"], request["text"], tokens, tags, spans)


def read_requests(pattern: str = "requests-*.jsonl") -> list[dict]:
    return [json.loads(line) for file in sorted((HERE / "data").glob(pattern)) for line in open(file)]


def read_phrases(pattern: str = "phrases*.jsonl") -> list[tuple[str, str]]:
    """Rows and their phrases; the row NONE has those for which the book has none."""
    files = sorted((HERE / "data").glob(pattern))
    return [(row["c"], phrase) for file in files for row in map(json.loads, open(file)) for phrase in row["a"]]


def codes_in(phrases: list[tuple[str, str]]) -> dict[str, int]:
    """Each row and package with its place in the ranking; NONE is the last."""
    return {code: i for i, code in enumerate([*dict.fromkeys(code for code, _ in phrases if code != "NONE"), "NONE"])}


def phrase_example(code: str, phrase: str) -> Example:
    tokens = tokens_of(phrase)
    role = ROLES.index("remove" if code.startswith("DEM-") else "order")
    tags = [1 + 2 * role] + [2 + 2 * role] * (len(tokens) - 1)
    return Example(f"{code}:{phrase}", phrase, tokens, tags, [(0, len(tokens), [code])], bare=True)


def exchanged(request: dict, phrases: dict[str, list[str]], swaps: random.Random) -> dict:
    """The same request with other things ordered: single words of the book's phrases in place of segments of one row."""
    text, at, segments = "", 0, []
    for segment in request["seg"]:
        words, codes = segment["p"], codes_of(segment)
        text += request["text"][at : segment["at"]]
        new = dict(segment, at=len(text))
        if segment["r"] in RANKED and len(codes) == 1 and codes[0] in phrases and swaps.random() < 0.35:
            code = codes[0] if swaps.random() < 0.5 else swaps.choice(list(phrases))
            figure = re.match(r"^(?:about |approx\.? |roughly )?\d[\d,.]*(?: ?(?:sf|lf|sq ?ft|ft|sq|ea|feet|square feet))?(?: of)? ", words, re.I)
            new["p"] = (figure[0] if figure else "") + swaps.choice(phrases[code])
            new["w"] = [dict(segment["w"][0], c=code)]
        text += new["p"]
        segments.append(new)
        at = segment["at"] + len(words)
    return dict(request, text=text + request["text"][at:], seg=segments)


def roughened(request: dict, swaps: random.Random) -> dict:
    """The same request typed worse: small letters, no stops, letters lost or changed places. Lengths stay as they are."""
    text = request["text"]
    kind = swaps.random()
    if kind < 0.3:
        text = text.lower()
    elif kind < 0.4:
        text = text.upper()
    if swaps.random() < 0.25:
        text = re.sub(r"[.,;](?=\s)", " ", text)
    if swaps.random() < 0.5:
        letters = list(text)
        for i in range(1, len(letters) - 1):
            if letters[i].isalpha() and letters[i + 1].isalpha() and swaps.random() < 0.012:
                letters[i], letters[i + 1] = letters[i + 1], letters[i]
        text = "".join(letters)
    if len(text) != len(request["text"]):
        return request
    return dict(request, text=text, seg=[dict(s, p=text[s["at"] : s["at"] + len(s["p"])]) for s in request["seg"]])
