import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { chancesOf, encode } from './network.ts';
import { readerData } from './read-text.ts';
import { tagsOf } from './tags.ts';
import { tokensOf } from './tokens.ts';

/** What training answers with the same weights: `training/answers.py`. */
const answers = readFileSync(new URL('testing/answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    z
      .object({
        text: z.string(),
        tags: z.array(z.string()),
        rows: z.array(z.tuple([z.int(), z.int(), z.string()])),
      })
      .parse(JSON.parse(line)),
  );

/** Sums of floats in another order: two chances that are equal to six places may change places. */
const OF_A_THOUSAND = 2;

it('answers as training does on 200 texts', () => {
  const { network } = readerData();
  let tokens = 0;
  let otherTags = 0;
  let segments = 0;
  let otherRows = 0;
  for (const { text, tags, rows } of answers) {
    const encoded = encode(network, tokensOf(text));
    const own = tagsOf(network, encoded).map((tag) => network.tags[tag]);
    expect(own).toHaveLength(tags.length);
    tokens += tags.length;
    otherTags += tags.filter((tag, at) => tag !== own[at]).length;
    for (const [first, end, code] of rows) {
      const chances = chancesOf(network, encoded, first, end);
      const best = chances.reduce(
        (most, chance, at) => (chance > (chances[most] ?? 0) ? at : most),
        0,
      );
      segments += 1;
      otherRows += Number(network.codes[best] !== code);
    }
  }
  expect(answers).toHaveLength(200);
  expect((1000 * otherTags) / tokens).toBeLessThanOrEqual(OF_A_THOUSAND);
  expect((1000 * otherRows) / segments).toBeLessThanOrEqual(OF_A_THOUSAND);
});
