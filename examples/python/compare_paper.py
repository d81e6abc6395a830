"""Uploads somebody else's bid or claim, waits until it is read, and sets it beside an estimate of the same work.

    PLUMBLINE_TOKEN=plumb_… python3 examples/python/compare_paper.py bid.pdf CLM-7KQ2MX4P

Scopes of the token: FILES_WRITE, ESTIMATES_READ.
"""

import pathlib
import sys
import time

from plumbline import ask, upload

document, claim_number = sys.argv[1:3]
file_id = upload(pathlib.Path(document), "doc")
paper = ask("read-paper", {"fileId": file_id})["paper"]
while paper["state"] == "WAITING":
    time.sleep(0.5)
    # Or follow `paperChanged`, as submit_and_follow.py follows a job.
    paper = ask("read-paper", {"fileId": file_id})["paper"]
estimate = paper["estimate"]
if estimate is None:
    raise RuntimeError(paper["note"])
print(f"Read: {len(estimate['lines'])} lines, {estimate['unreadCount']} pieces not used")

variables = {"fileId": file_id, "claimNumber": claim_number}
compared = ask("compare-paper", variables)["paperComparison"]
if compared is None:
    raise RuntimeError(f"There is no estimate {claim_number} of yours.")
print(f"Theirs: {compared['theirs']['total']:.2f}")
print(f"Ours: {compared['ours']['total']:.2f}, {compared['low']:.2f} to {compared['high']:.2f}")
print(compared["summary"])
for step in compared["waterfall"]:
    if step["amount"] != 0:
        print(f"{step['cause']}: {step['amount']:.2f}")
for row in compared["rows"]:
    if row["kind"] == "MISSING_FROM_THEIRS":
        print(f"Missing: {row['ours']['name']}, {row['ours']['amount']:.2f}. {row['why']}")
