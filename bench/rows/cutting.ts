// Row 23: all cut plans of a house of 40 rooms in a process of its own, beside the same without the solver.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CutTimes } from '../cutting/cut-house.ts';
import { ROOMS } from '../cutting/house.ts';
import type { Row } from '../harness/bench.ts';
import { median } from '../harness/statistics.ts';

const ROUNDS = 7;
const PROGRAM = fileURLToPath(new URL('../cutting/cut-house.ts', import.meta.url));

const cutOnce = async (): Promise<CutTimes> => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
  return JSON.parse(stdout) as CutTimes;
};

export const cuttingRow: Row = {
  rows: [23],
  title: 'Cut plans',
  run: async () => {
    const times: CutTimes[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await cutOnce());
    const middle = (of: keyof CutTimes) => median(times.map((time) => time[of]));
    return {
      figures: [
        {
          row: 23,
          name: `all cut plans of a house of ${ROOMS} rooms, solver loaded anew`,
          measured: middle('withSolver'),
          unit: 'ms',
          goal: { atMost: 1_500 },
        },
        {
          row: 23,
          name: 'time with the solver / without it',
          measured: middle('withSolver') / middle('withoutSolver'),
          unit: '×',
        },
      ],
      notes: [
        `CPU ${middle('cpuMs').toFixed(0)} ms; without the solver ${middle('withoutSolver').toFixed(1)} ms.`,
      ],
    };
  },
};
