"""Marked requests as their authors write them -> labelled requests, one JSON object a line (see README.md).

Usage: python3 markup.py ASSIGNMENT MARKED... > labelled.jsonl
"""
import json
import re
import sys

MARK = re.compile(r"\[\[(.*?)\|([orkdpmfn]):(.*?)\]\]", re.S)
WORK = re.compile(
    r"^(?P<code>NONE(?:~(?P<near>[A-Z0-9@a-z_-]+))?|[A-Z0-9]+-[A-Z0-9]+|@[a-z_]+)"
    r"(?P<other>(?:/[A-Z0-9@a-z_-]+)*)(?:=(?P<q>[\d.]+) ?(?P<u>[A-Z]+))?(?: (?P<flag>supplied|alt))?$"
)
ROLES = dict(o="order", r="remove", k="keep", d="done", p="place", m="measure", f="fact", n="number")


def work_of(written: str) -> dict:
    found = WORK.match(written.strip())
    if not found:
        raise ValueError(f"cannot read work {written!r}")
    code = "NONE" if found["code"].startswith("NONE") else found["code"]
    work = {"c": code}
    if found["near"]:
        work["near"] = found["near"]
    if found["other"]:
        work["or"] = [c for c in found["other"].split("/") if c]
    if found["q"]:
        work |= {"q": float(found["q"]) if "." in found["q"] else int(found["q"]), "u": found["u"]}
    if found["flag"]:
        work[found["flag"]] = True
    return work


def facts_of(written: str) -> dict:
    return dict(pair.split("=", 1) for pair in re.split(r"[ ,]+(?=\w+=)", written.strip()) if "=" in pair)


def read_marks(marked: str) -> tuple[str, list[dict]]:
    """The text without its marks, and the segments with their places in it."""
    marked = re.sub(r" ?⏎ ?", "\n", marked.strip())
    text, at, segments = "", 0, []
    for found in MARK.finditer(marked):
        text += marked[at : found.start()]
        words, role, payload = found[1], ROLES[found[2]], found[3].strip()
        segment = {"r": role, "p": words, "at": len(text)}
        if role in ("order", "remove", "keep", "done") and payload:
            segment["w"] = [work_of(part) for part in payload.split(";") if part.strip()]
        elif role in ("place", "measure") and payload:
            segment["size"] = payload
        elif role == "fact" and payload:
            segment["x"] = facts_of(payload)
        segments.append(segment)
        text += words
        at = found.end()
    return text + marked[at:], segments


KINDS = dict(home="home_project", claim="insurance", pro="contractor")


def main(assignment: str, *files: str) -> None:
    told = {}
    for line in open(assignment):
        id, kind, tags, voice, *_ = [part.strip() for part in line.split("|")]
        told[id] = {"kind": KINDS[kind], "tags": [tag for tag in tags.split() if tag != "-"], "voice": voice}
    for file in files:
        for line in open(file):
            if line.count("|") < 2 or line.startswith("#"):
                continue
            id, zip, marked = [part.strip() for part in line.split("|", 2)]
            text, segments = read_marks(marked)
            print(json.dumps({"id": id, "zip": zip, **told[id], "text": text, "seg": segments}, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
