"""Text -> tokens and their features. `server/estimator/read/text/tokens.ts` does the same; a test holds both together."""
import re
from functools import lru_cache

TOKEN = re.compile(r"[A-Za-z\u00c0-\u024f]+(?:['\u2019][A-Za-z]+)?|\d+(?:[.,]\d+)*|\n|\S")
WORDS, GRAMS, SHAPES = 1 << 15, 1 << 14, 8


def tokens_of(text: str) -> list[tuple[int, int, str]]:
    """Start, end and words of each token; a line break is one of its own."""
    return [(found.start(), found.end(), found[0]) for found in TOKEN.finditer(text)]


def fnv(text: str) -> int:
    value = 0x811C9DC5
    for letter in text:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value ^ (value >> 15)


def shape_of(token: str) -> int:
    if token == "\n":
        return 1
    if token[0].isdigit():
        return 2 if len(token) <= 2 else 3
    if not token[0].isalpha():
        return 4
    if token.isupper():
        return 5 if len(token) > 1 else 6
    return 7 if token[0].isupper() else 0


@lru_cache(maxsize=200_000)
def features_of(token: str) -> tuple[int, ...]:
    """Rows of the embedding table: the word, its shape, and the letter groups of a word."""
    word = re.sub(r"\d", "0", token.lower().replace("\u2019", "'"))
    rows = [fnv(word) % WORDS, WORDS + GRAMS + shape_of(token)]
    if word[0].isalpha():
        framed = f"<{word}>"
        for size in (3, 4, 5):
            rows += [WORDS + fnv(framed[at : at + size]) % GRAMS for at in range(len(framed) - size + 1)]
    return tuple(rows)
