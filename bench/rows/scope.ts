// Row 20: how long a person waits for the reading of a text, and for the estimate after a correction of what was understood.
import type { Row } from '../harness/bench.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { median, percentile } from '../harness/statistics.ts';
import { correctionsOf, previewAll } from '../scope/correct.ts';
import type { ScopeServer } from '../scope/our-server.ts';

const PASSES = 5;
const CORRECTIONS = 200;

export const scopeRow: Row = {
  rows: [20],
  title: 'Preview and correction',
  run: () =>
    withScratch(async (scratch) => {
      const program = new URL('../scope/our-server.ts', import.meta.url);
      const env = serverEnv(await scratch.folder());
      const url = await (await scratch.child<ScopeServer>(program, env)).ask('address');
      const first = await previewAll(url);
      const previews: number[] = [];
      for (let pass = 0; pass < PASSES; pass++) previews.push(...(await previewAll(url)));
      const corrections = await correctionsOf(url);
      const times = await corrections.run(CORRECTIONS);
      return {
        figures: [
          {
            row: 20,
            name: `preview of ${first.length} typical texts, request → answer, p95`,
            measured: percentile(previews, 0.95),
            unit: 'ms',
            goal: { atMost: 50 },
          },
          {
            row: 20,
            name: `correction of ${corrections.lines} lines, request → answer with every line, p95`,
            measured: percentile(times, 0.95),
            unit: 'ms',
            goal: { atMost: 1_000 },
          },
        ],
        notes: [
          `Preview: p50 ${median(previews).toFixed(2)} ms, slowest ${Math.max(...previews).toFixed(1)} ms; the first pass after the start: p95 ${percentile(first, 0.95).toFixed(1)} ms, slowest ${Math.max(...first).toFixed(1)} ms.`,
          `Correction, on the embedded database: p50 ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms.`,
        ],
      };
    }),
};
