// Rows of one place that order no more than another row there does: the same thing named again, and parts that it holds.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJson } from '../../book/table.ts';
import { isWork } from './neighbors.ts';
import type { Mention } from './neighbors.ts';
import type { NamedRow } from './shape.ts';

const FILE = new URL('../../data/reader/held-rows.json', import.meta.url);
/**
 * Rows by patterns of their codes, what each holds, and words by which alone it holds that: of what it holds (`said`), of its own
 * (`saying`), and between both. Own judgment by row.
 */
const TABLE = z.array(
  z.strictObject({
    row: z.string(),
    holds: z.string(),
    said: z.string().optional(),
    saying: z.string().optional(),
    between: z.string().optional(),
  }),
);

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

const HELD = readJson('reader/held-rows.json', readFileSync(FILE, 'utf8'), TABLE).map(
  ({ row, holds, said = '.*', saying = '.*', between = '[^]*' }) => ({
    row: whole(row),
    holds: whole(holds),
    said: whole(said),
    saying: whole(saying),
    between: whole(between),
  }),
);

/** Words by which a thing is another one, and no part of what stands beside it: "the back door", "the other toilet". */
const OF_OTHER =
  /\b(?:other|another|second|existing|old|upstairs|downstairs|back|rear|side|left|right|bath\w*|bed ?rooms?|closets?|pantry|interior|laundry|basement|garage|hall\w*|kitchen|ceilings?)\b/gi;
const isOfOther = (held: string, other: string): boolean =>
  (held.match(OF_OTHER) ?? []).some((word) => !other.toLowerCase().includes(word.toLowerCase()));

/** "New vanity with top and sink", "system, furnace and AC": whether the one row is bought with the other. */
const isHeldBy = (held: NamedRow<Mention>, other: NamedRow<Mention>, text: string): boolean =>
  isWork(held.source) &&
  other.source.role === 'order' &&
  !isOfOther(held.source.words, other.source.words) &&
  HELD.some(
    ({ row, holds, said, saying, between }) =>
      holds.test(held.code) &&
      row.test(other.code) &&
      said.test(held.source.words.trim()) &&
      saying.test(other.source.words.trim()) &&
      between.test(text.slice(other.source.end, held.source.start)),
  );

/** Rows without an amount of their own, by the mention that orders the thing: "warehouse lighting: 24 high bays". */
export const doublesIn = (
  rows: readonly NamedRow<Mention>[],
  text: string,
): ReadonlyMap<NamedRow<Mention>, Mention> =>
  new Map(
    rows.flatMap((row, at) => {
      if (row.quantity !== null) return [];
      const double = rows.find(
        (other, otherAt) =>
          (other.code === row.code &&
            otherAt !== at &&
            (other.quantity !== null || otherAt < at)) ||
          isHeldBy(row, other, text),
      );
      return double ? [[row, double.source] as const] : [];
    }),
  );
