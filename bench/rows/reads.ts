// Rows 1 and 4: what partners' programs read, beside a server written by hand for exactly that. Both answer the same bytes.
import type { Row } from '../harness/bench.ts';
import { withClient } from '../harness/databases.ts';
import type { Figure } from '../harness/figure.ts';
import { watchCpu } from '../harness/processes.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { percentile } from '../harness/statistics.ts';
import type { ReadServer } from '../reads/by-hand.ts';
import { ask, askFor, type Question } from '../reads/load.ts';
import { MANY_LINES, READS } from '../reads/questions.ts';
import { documentOf, seedReads } from '../reads/seed.ts';

const ESTIMATES = 1_000;
const LINES = 12;
const ROUNDS = 7;
const WARM_MS = 1_500;
const MS = 1_500;
const AT_ONCE = 8;

type Name = 'ours' | 'byHand';
interface Result {
  perSecond: number;
  serverCpuMs: number;
  databaseCpuMs: number;
  p50: number;
}

const OURS = new URL('../save/our-server.ts', import.meta.url);
const BY_HAND = new URL('../reads/by-hand.ts', import.meta.url);

const cpuOf = ({ serverCpuMs, databaseCpuMs }: Result) => serverCpuMs + databaseCpuMs;

const noteOf = (rounds: readonly Round<Name, Result>[], name: Name): string => {
  const middle = (figure: keyof Result, digits = 3) =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(digits);
  return `${name} ${middle('perSecond', 0)} a second, p50 ${middle('p50', 1)} ms, CPU ${middle('serverCpuMs')} ms server + ${middle('databaseCpuMs')} ms PostgreSQL`;
};

export const readsRow: Row = {
  row: 1,
  title: 'Reads',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url, postmaster } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const servers = {
        ours: await scratch.child<ReadServer>(OURS, env),
        byHand: await scratch.child<ReadServer>(BY_HAND, env),
      };
      const addresses = {
        ours: await servers.ours.ask('address'),
        byHand: await servers.byHand.ask('address'),
      };
      const { owners } = await seedReads(url, ESTIMATES, LINES);
      await withClient(url, (client) =>
        client.query('UPDATE estimates SET document = $1 WHERE id = 1', [documentOf(MANY_LINES)]),
      );
      const load = (name: Name, next: () => Question, ms: number) =>
        askFor(addresses[name], next, { ms, atOnce: AT_ONCE });
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const { row, name, questionOf, goal, stretch } of READS) {
        const next = () => questionOf(1 + Math.floor(Math.random() * (owners - 1)));
        const [ours, byHand] = [
          await ask(addresses.ours, questionOf(1)),
          await ask(addresses.byHand, questionOf(1)),
        ];
        if (ours !== byHand) throw new Error(`Two answers to ${name}: ${ours} and ${byHand}`);
        const measure = (side: Name) => async (): Promise<Result> => {
          const [serverCpu, databaseCpu] = [watchCpu(servers[side].pid), watchCpu(postmaster)];
          const times = await load(side, next, MS);
          return {
            perSecond: (times.length / MS) * 1_000,
            serverCpuMs: serverCpu() / times.length,
            databaseCpuMs: databaseCpu() / times.length,
            p50: percentile(times, 0.5),
          };
        };
        await load('ours', next, WARM_MS);
        await load('byHand', next, WARM_MS);
        const rounds = await runRounds(
          { ours: measure('ours'), byHand: measure('byHand') },
          ROUNDS,
        );
        figures.push({
          row,
          name: `${name}, CPU by hand ÷ ours`,
          measured: medianOf(rounds, (round) => cpuOf(round.byHand) / cpuOf(round.ours)),
          unit: '×',
          goal: { atLeast: goal },
          stretch: { atLeast: stretch },
        });
        notes.push(
          `${name} (${(ours.length / 1024).toFixed(1)} kB): ${noteOf(rounds, 'ours')}; ${noteOf(rounds, 'byHand')}.`,
        );
      }
      return { figures, notes };
    }),
};
