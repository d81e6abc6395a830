// Long texts are parsed in pieces: what comes of it, and what is refused, is as if they were parsed whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnsOf } from '../testing/turns.ts';
import { parseInTurns, requireShape } from './json-shape.ts';

const parse = (json: string): Promise<unknown> =>
  new Promise((resolve) => resolve(JSON.parse(json)));

const inPieces = async (json: string): Promise<unknown> => {
  const longLists = await requireShape(json, 100_000);
  return parseInTurns(json, longLists, parse);
};

/** Three of them make a piece. */
const LONG = 'ab, ]}"\\'.repeat(17_000);
const FILLED = Array.from({ length: 12 }, () => LONG);
const filled = JSON.stringify(FILLED).slice(1, -1);
const BLANK = ' '.repeat(600_000);

describe('a text with a long list', () => {
  it('is what the whole is, wherever the list stands', async () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const list = fc.array(value, { maxLength: 4 }).map((own) => [...FILLED, ...own, ...FILLED]);
    const any = fc.oneof(
      list,
      fc.record({ items: list, after: value }),
      fc.record({
        before: value,
        raw: fc.record({ items: list, scope: fc.record({ work: list }) }),
      }),
      fc.tuple(value, list),
    );
    await fc.assert(
      fc.asyncProperty(any, async (body) => {
        const json = JSON.stringify(body);
        expect(await inPieces(json)).toEqual(JSON.parse(json));
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it.each([
    ['of which another one has the name', `{"a":[${filled}],"a":1}`],
    ['under the name of one before it', `{"a":1,"a":[${filled}]}`],
    ['that is empty where it stands twice', `{"a":[${filled}],"b":{"a":[ ]}}`],
    ['with blanks between its entries', `{"a":[${filled}${BLANK},${BLANK}1 ]}`],
    ['beside a text that is written like one', `{"a":[${filled}],"b":"[${'1,'.repeat(300)}"}`],
  ])('%s is what the whole is', async (_what, json) => {
    expect(await inPieces(json)).toEqual(JSON.parse(json));
  });

  it.each([
    ['an entry at its end', `{"a":[${filled},]}`],
    ['an entry within', `{"a":[${filled},${BLANK},1]}`],
    ['its first entry', `{"a":[${BLANK},${filled}]}`],
    ['its bracket', `{"a":[${filled}}`],
    ['a bracket, but has a brace', `{"a":[${filled}}}`],
    ['a comma', `{"a":[${filled} ${filled}]}`],
    ['a colon', `{"a"[${filled}]}`],
    ['a name, and stands in its place', `{${JSON.stringify(FILLED)}:1}`],
    ['a name behind another', `{"a":1,${JSON.stringify(FILLED)}:2}`],
    ['an end within an entry', `{"a":[${filled},{],${filled}]}`],
  ])('that misses %s is no JSON', async (_what, json) => {
    expect(() => void JSON.parse(json)).toThrow(SyntaxError);
    await expect(inPieces(json)).rejects.toThrow(SyntaxError);
  });

  it('is parsed while others are served', async () => {
    const longLists = await requireShape(`[${filled}]`, 100);
    const turns = await turnsOf(() => parseInTurns(`[${filled}]`, longLists, parse));
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
