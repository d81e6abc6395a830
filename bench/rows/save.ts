// Row 19: a save of an estimate of 200 lines, request to answer, beside a bare UPDATE and INSERT of the same document.
import type { Row } from '../harness/bench.ts';
import { profile } from '../harness/profile.ts';
import { watchCpu } from '../harness/processes.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { percentile } from '../harness/statistics.ts';
import type { SaveServer } from '../save/our-server.ts';
import { bareSaverOf, LINES, type SaveOnce, saverOf } from '../save/save.ts';

const ROUNDS = 7;
const SAVES = 60;

const at = (program: string) => new URL(`../save/${program}`, import.meta.url);

type Name = 'ours' | 'bare';

interface SaveResult {
  p50: number;
  serverCpuMs: number;
  databaseCpuMs: number;
}

const saveMany = async (
  saveOnce: SaveOnce,
  pids: { server: number; postmaster: number },
): Promise<SaveResult> => {
  const [serverCpu, databaseCpu] = [watchCpu(pids.server), watchCpu(pids.postmaster)];
  const times: number[] = [];
  for (let number = 1; number <= SAVES; number++) {
    const started = performance.now();
    // Never twice the same: an edit that changes nothing is not written.
    await saveOnce(number + Math.round(Math.random() * 1e6) / 100);
    times.push(performance.now() - started);
  }
  return {
    p50: percentile(times, 0.5),
    serverCpuMs: serverCpu() / SAVES,
    databaseCpuMs: databaseCpu() / SAVES,
  };
};

const describe = (rounds: readonly Round<Name, SaveResult>[], name: Name): string => {
  const middle = (figure: keyof SaveResult) =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(2);
  return `${name}: p50 ${middle('p50')} ms; CPU a save ${middle('serverCpuMs')} ms server + ${middle('databaseCpuMs')} ms PostgreSQL.`;
};

export const saveRow: Row = {
  rows: [19],
  title: 'Save',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url, postmaster } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const ourServer = await scratch.child<SaveServer>(at('our-server.ts'), env);
      const bareServer = await scratch.child<SaveServer>(at('bare-server.ts'), env);
      const ours = await saverOf(await ourServer.ask('address'));
      const second = await saverOf(await ourServer.ask('address'));
      const bare = await bareSaverOf(await bareServer.ask('address'), url, second.estimateId);
      const rounds = await runRounds(
        {
          ours: () => saveMany(ours.saveOnce, { server: ourServer.pid, postmaster }),
          bare: () => saveMany(bare, { server: bareServer.pid, postmaster }),
        },
        ROUNDS,
      );
      await profile('a save of 200 lines', { server: ourServer, postmaster }, () =>
        saveMany(ours.saveOnce, { server: ourServer.pid, postmaster }),
      );
      return {
        figures: [
          {
            row: 19,
            name: `save of ${LINES} lines, request → answer with every line, p50 ÷ bare UPDATE + INSERT`,
            measured: medianOf(rounds, (round) => round.ours.p50 / round.bare.p50),
            unit: '×',
            goal: { atMost: 5 },
            stretch: { atMost: 3 },
          },
          {
            row: 19,
            name: 'the same, p50',
            measured: medianOf(rounds, (round) => round.ours.p50),
            unit: 'ms',
            goal: { atMost: 50 },
          },
        ],
        notes: [describe(rounds, 'ours'), describe(rounds, 'bare')],
      };
    }),
};
