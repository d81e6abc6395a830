// Row 11: how long the built-in estimator takes for the texts people type.
import type { Row } from '../harness/bench.ts';
import { childrenOf, peakMemoryMb } from '../harness/processes.ts';
import { withScratch } from '../harness/scratch.ts';
import { median, percentile } from '../harness/statistics.ts';
import type { EstimatorAlone } from '../estimator/our-estimator.ts';
import type { RemoteEstimator } from '../estimator/remote-estimator.ts';

const PASSES = 10;

export const estimatorRow: Row = {
  rows: [11],
  title: 'Built-in estimator',
  run: () =>
    withScratch(async (scratch) => {
      const program = new URL('../estimator/our-estimator.ts', import.meta.url);
      const remote = new URL('../estimator/remote-estimator.ts', import.meta.url);
      const estimator = await scratch.child<EstimatorAlone>(program);
      const { modules, priceBook } = await estimator.ask('loadMs');
      const first = await estimator.ask('priceAll');
      const warm: number[] = [];
      for (let pass = 0; pass < PASSES; pass++)
        warm.push(...(await estimator.ask('priceAll')).times);
      const far = await scratch.child<RemoteEstimator>(remote);
      await far.ask('priceAll');
      const remotely: number[] = [];
      for (let pass = 0; pass < PASSES; pass++) remotely.push(...(await far.ask('priceAll')).times);
      const peaks = childrenOf(far.pid).map(peakMemoryMb);
      const texts = first.times.length;
      return {
        figures: [
          {
            row: 11,
            name: `built-in estimator, ${texts} typical texts, p50`,
            measured: median(warm),
            unit: 'ms',
            goal: { atMost: 10 },
            stretch: { atMost: 3 },
          },
          { row: 11, name: 'the same, p95', measured: percentile(warm, 0.95), unit: 'ms' },
          {
            row: 11,
            name: 'the same as a server has it, in a process of its own, p50',
            measured: median(remotely),
            unit: 'ms',
          },
          {
            row: 11,
            name: 'loading the price book',
            measured: priceBook,
            unit: 'ms',
            goal: { atMost: 150 },
          },
          {
            row: 11,
            name: 'peak memory of that process',
            measured: Math.max(...peaks),
            unit: 'MB',
            goal: { atMost: 120 },
          },
        ],
        notes: [
          `${(first.lines / texts).toFixed(1)} lines a text. The first pass after the start: p50 ${median(first.times).toFixed(2)} ms, slowest ${Math.max(...first.times).toFixed(1)} ms. Loading the modules takes ${modules.toFixed(0)} ms beside the price book.`,
        ],
      };
    }),
};
