import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItemReader, jsonIn } from './read-items.ts';

const readIn = (text: string, pieces: number[]): unknown[] => {
  const reader = createItemReader(['changes']);
  const found: { value: unknown }[] = [];
  let at = 0;
  for (const length of pieces) {
    found.push(...reader.push(text.slice(at, at + length)));
    at += length;
  }
  return [...found, ...reader.push(text.slice(at))].map(({ value }) => value);
};

describe('objects of an array that is still arriving', () => {
  it('are the same however the text is cut, whatever their strings hold', () => {
    const item = fc.record({
      name: fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', 'a', ' ', 'é') }),
      more: fc.array(fc.record({ deep: fc.integer() }), { maxLength: 2 }),
    });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), cuts, (changes, pieces) => {
        const text = JSON.stringify({ before: [{ no: 1 }], changes, after: [{ no: 2 }] });
        expect(readIn(text, pieces)).toEqual(changes);
      }),
    );
  });

  it('come out as soon as their last brace is there', () => {
    const reader = createItemReader(['changes']);
    expect(reader.push('{"changes": [{"op": "add"')).toEqual([]);
    expect(reader.push('}')).toEqual([{ list: 'changes', value: { op: 'add' } }]);
  });

  it('come out of several lists, each once', () => {
    const reader = createItemReader(['places', 'work']);
    const text =
      '{"work": [{"a": 1}], "other": [{"a": 2}], "places": [{"a": 3}], "work": [{"a": 4}]}';
    expect(reader.push(text)).toEqual([
      { list: 'work', value: { a: 1 } },
      { list: 'places', value: { a: 3 } },
    ]);
  });

  it.each([
    ['prose and fences around', 'Sure [1]:\n```json\n{"changes": [{"a": 1}]}\n```'],
    ['a broken neighbor', '{"changes": [{"a": }, {"a": 1}]}'],
    [
      'a name that only looks like the array’s',
      '{"x": {"changes": [{"a": 9}]}, "changes": [{"a": 1}]}',
    ],
  ])('survive %s', (_name, text) => {
    expect(readIn(text, [])).toEqual([{ a: 1 }]);
  });

  it('are read from a text of any length, letter by letter', () => {
    // Work that grew with the square of the length would not end in time.
    const text = `{"changes": [${'{"a":1},'.repeat(39_999)}{"a":1}]}`;
    const pieces = Array.from({ length: text.length }, () => 1);
    expect(readIn(text, pieces)).toHaveLength(40_000);
  });
});

describe('the JSON object in a reply', () => {
  it.each([
    ['```json\n{"a": 1}\n```', { a: 1 }],
    ['no JSON at all', undefined],
    ['{"a": ', undefined],
    ['', undefined],
  ])('%j', (text, json) => {
    expect(jsonIn(text)).toEqual(json);
  });
});
