import fc from 'fast-check';
import { expect, it } from 'vitest';
import { turnsOf } from '../testing/turns.ts';
import { hasLongList, jsonBytes, jsonPieces, type WrittenPieces } from './json-bytes.ts';

/** Lists of 1 to 3 pieces, whose entries are alike. */
const long = fc
  .tuple(fc.integer({ min: 190, max: 410 }), fc.jsonValue({ maxDepth: 1 }))
  .map(([length, value]) => Array.from({ length }, (_, at) => ({ at, value })));

it('writes the very bytes of the whole', async () => {
  const document = fc.record(
    {
      items: fc.oneof(long, fc.jsonValue({ maxDepth: 1 })),
      'a "name"': fc.jsonValue(),
      scope: fc.option(fc.record({ work: long, facts: fc.jsonValue() }, { requiredKeys: [] })),
      absent: fc.constant(undefined),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(document, async (any) => {
      expect(String(await jsonBytes(any))).toBe(JSON.stringify(any));
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

it('finds and writes long lists in an answer, in lists of things and beside dates', async () => {
  const items = Array.from({ length: 450 }, (_, id) => ({ id, at: new Date(id) }));
  const answer = { data: { shown: [{ at: new Date(0), items }, null, { items: [] }], none: [] } };
  expect(hasLongList(answer, 5)).toBe(true);
  expect(hasLongList(answer, 2)).toBe(false);
  expect((await jsonPieces(answer, 5)).join('')).toBe(JSON.stringify(answer));
});

it('writes what is not there as JSON has it: null in a list, and nothing in an object', async () => {
  const document = { none: undefined, one: [undefined, 1, { none: undefined }] };
  expect(String(await jsonBytes(document))).toBe(JSON.stringify(document));
});

it('writes the very bytes of each next version, whatever changed', async () => {
  const edit = fc.record({
    at: fc.nat(700),
    gone: fc.integer({ min: 0, max: 3 }),
    added: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
      const written: WrittenPieces = new WeakMap();
      let items: readonly unknown[] = Array.from({ length: 700 }, (_, at) => ({ at }));
      for (const { at, gone, added } of edits) {
        items = items.toSpliced(at, gone, ...added);
        const document = { items, scope: { work: items } };
        expect(String(await jsonBytes(document, { written }))).toBe(JSON.stringify(document));
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

it('reads of the next version the pieces that changed', async () => {
  let reads = 0;
  const items = Array.from({ length: 2_000 }, (_, at) => ({
    get number() {
      reads += 1;
      return at;
    },
  }));
  const written: WrittenPieces = new WeakMap();
  await jsonBytes({ items }, { written });
  expect(reads).toBe(2_000);
  await jsonBytes({ items: items.with(1_234, { number: 0 }) }, { written });
  expect(reads).toBe(2_199);
});

it('writes a long list between what others do', async () => {
  const items = Array.from({ length: 2_000 }, () => ({ text: 'x'.repeat(1_000) }));
  const turns = await turnsOf(() => jsonBytes({ items }));
  expect(turns).toBeGreaterThanOrEqual(5);
});
