"""Prints all estimates with their lines, page by page.

    PLUMBLINE_TOKEN=plumb_… python3 examples/python/estimates.py

Scope of the token: ESTIMATES_READ.
"""

from plumbline import ask

after = None
while True:
    page = ask("estimates", {"first": 10, "after": after})["viewer"]["estimates"]
    for estimate in page["nodes"]:
        title = estimate["title"] or "Estimate"
        print(f"{estimate['claimNumber']} {title}: {estimate['total']:.2f} {estimate['currency']}")
        for line in estimate["items"]:
            print(f"  {line['quantity']} {line['unit']} {line['name']}: {line['total']:.2f}")
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]
