// Row 18: from a fresh clone with its packages installed to the line with the address, on an empty data folder.
import { join } from 'node:path';
import type { Row } from '../harness/bench.ts';
import { withScratch } from '../harness/scratch.ts';
import { median } from '../harness/statistics.ts';
import { makeFreshClone } from '../fresh-clone/clone.ts';
import { type FirstStart, startFirst } from '../fresh-clone/first-start.ts';

const ROUNDS = 3;

const startOnce = () =>
  withScratch(async (scratch) => {
    const folder = await scratch.folder();
    makeFreshClone(folder);
    const first = await startFirst(folder, join(folder, 'data'));
    const second = await startFirst(folder, join(folder, 'data'));
    return { first, second };
  });

export const freshCloneRow: Row = {
  rows: [18],
  title: 'Fresh clone',
  async run() {
    const rounds: { first: FirstStart; second: FirstStart }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await startOnce());
    const again = median(rounds.map(({ second }) => second.readySeconds));
    return {
      figures: [
        {
          row: 18,
          name: 'fresh clone → ready, without the package manager’s own time',
          measured: median(rounds.map(({ first }) => first.readySeconds)),
          unit: 's',
          goal: { atMost: 30 },
          stretch: { atMost: 15 },
        },
      ],
      notes: [
        `Steps of the last first start: ${rounds.at(-1)?.first.steps.join('; ') || 'none'}. They go on at once; the rest is npm itself and the server.`,
        `A second start of the same clone: ${again.toFixed(1)} s.`,
      ],
    };
  },
};
