import { describe, expect, it } from 'vitest';
import { type KeptVersion, versionsToForget } from './thin-versions.ts';

const edit = (version: number, pricedVersion = 1, bytes = 10): KeptVersion => ({
  version,
  isEdit: true,
  pricedVersion,
  bytes,
});
const made = (version: number, bytes = 10): KeptVersion => ({
  version,
  isEdit: false,
  pricedVersion: version,
  bytes,
});
const now = (version: number, pricedVersion = 1) => ({ version, pricedVersion, bytes: 10 });
const roomy = { versions: 500, bytes: 1_000 };

describe('versions that are forgotten', () => {
  it.each<[string, KeptVersion[], ReturnType<typeof now>, typeof roomy, number[]]>([
    ['are none while all have room', [made(1), edit(2), edit(3)], now(4), roomy, []],
    [
      'are the oldest edits, until the rest has room',
      [made(1), edit(2), edit(3), edit(4)],
      now(5),
      { ...roomy, bytes: 35 },
      [2, 3],
    ],
    [
      'are no first version, whatever it takes',
      [made(1, 900), edit(2), edit(3)],
      now(4),
      { ...roomy, bytes: 100 },
      [2, 3],
    ],
    [
      'are what jobs made only after all edits',
      [made(1), made(2), edit(3, 1), edit(4, 1)],
      now(5),
      { ...roomy, bytes: 25 },
      [3, 4, 2],
    ],
    [
      'are no pricing that a kept one is an edit of',
      [made(1), made(2), edit(3, 2), made(4)],
      now(5, 4),
      { ...roomy, bytes: 25 },
      [3, 2],
    ],
    [
      'are edits beyond the most that are kept',
      [made(1), edit(2), edit(3), made(4), edit(5, 4)],
      now(6, 4),
      { ...roomy, versions: 2 },
      [2, 3],
    ],
  ])('%s', (_what, kept, current, limits, forgotten) => {
    expect(versionsToForget(kept, current, limits)).toEqual(forgotten);
  });
});
