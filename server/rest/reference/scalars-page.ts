// The page that the scalars of the GraphQL schema point to: how they are written, and how they are read.

export const SCALARS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Scalars of the API · Plumbline</title>
    <link rel="icon" href="/favicon.svg" />
    <style>
      :root { color-scheme: light dark; }
      body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
      code { font-family: ui-monospace, monospace; }
    </style>
  </head>
  <body>
    <main>
      <h1>Scalars of the API</h1>
      <h2 id="money">Money</h2>
      <p>
        An amount of the currency of its estimate (US dollars), as a JSON number
        (<a href="https://www.rfc-editor.org/rfc/rfc8259#section-6">RFC 8259, section 6</a>).
        An answer has at most two decimals: <code>1250</code>, <code>1250.5</code> and <code>-0.01</code> are amounts.
        In an input, further decimals are rounded to the cent, halves away from zero: <code>3.015</code> is <code>3.02</code>.
        Other values, numbers as strings among them, are refused.
      </p>
      <h2 id="unit-price">UnitPrice</h2>
      <p>
        A price of one unit, written as an amount is, with at most four decimals: <code>12.345</code> stays <code>12.345</code>.
        In an input, further decimals are rounded to the fourth. What it is multiplied to is rounded to the cent once:
        3 of <code>1.005</code> come to <code>3.02</code>.
      </p>
    </main>
  </body>
</html>
`;
