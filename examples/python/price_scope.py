"""Prices some work at once, without starting a job or storing anything.

    PLUMBLINE_TOKEN=plumb_… python3 examples/python/price_scope.py 94110 "Repaint my 12x14 bedroom, walls and ceiling"

Scope of the token: ESTIMATES_READ.
"""

import sys

from plumbline import ask

zip_code, instructions = sys.argv[1:3]
preview = ask("price-preview", {"input": {"zip": zip_code, "instructions": instructions}})
priced = preview["pricePreview"]

for line in priced["items"]:
    print(f"{line['quantity']} {line['unit']} {line['name']}: {line['total']:.2f}")
print(f"Total: {priced['total']:.2f} {priced['currency']}")
expected = priced["summary"]["range"]
print(f"Expected between {expected['low']:.2f} and {expected['high']:.2f}")
for question in priced["summary"]["questions"]:
    print(f"To be answered: {question}")
