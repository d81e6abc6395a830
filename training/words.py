"""Writes the words that name each row, as the product reads them: `python words.py`. They stand in the book's phrases, or in requests that order it."""
import json
import re
from collections import Counter

from data import HERE, read_phrases, read_requests

TARGET = HERE.parent / "server" / "estimator" / "data" / "reader" / "row-words.json"
#: A word of requests names a row that it was said of so often, and so many times as often as of rows in general.
LEAST_SAID, LEAST_LIFT = 2, 8
#: A word that is said of more rows names none of them: "ones", "then", "side".
MOST_ROWS = 100


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-zñáéíóú]{2,}", re.sub(r"['’]", "", text.lower())))


def main(pattern: str = "requests-*.jsonl") -> None:
    named: dict[str, set[str]] = {}
    for code, phrase in read_phrases("phrases.jsonl"):
        named.setdefault(code, set()).update(words_of(phrase))
    rows, uses, said = Counter(), Counter(), Counter()
    for request in read_requests(pattern):
        for segment in request["seg"]:
            codes = [work["c"] for work in segment.get("w", [])]
            if segment["r"] not in ("order", "remove") or len(codes) != 1 or codes[0].startswith("NONE"):
                continue
            rows.update(codes)
            for word in words_of(segment["p"]):
                uses[word] += 1
                said[codes[0], word] += 1
    spread = Counter(word for _, word in said)
    for (code, word), times in said.items():
        if spread[word] <= MOST_ROWS and times >= LEAST_SAID and times * rows.total() >= LEAST_LIFT * uses[word] * rows[code]:
            named.setdefault(code, set()).add(word)
    lines = [f"  {json.dumps(code)}: {json.dumps(' '.join(sorted(words)), ensure_ascii=False)}" for code, words in sorted(named.items())]
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
