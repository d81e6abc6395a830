// Row 9: one event to thousands who follow the same job, beside the least that can tell them.
import type { Row } from '../harness/bench.ts';
import { medianOf, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { openFanOut } from '../push/fan-out.ts';
import type { PushServer } from '../push/our-server.ts';
import type { PushWriter } from '../push/our-writer.ts';
import { seedJobs } from '../push/seed.ts';

const FOLLOWERS = 3_000;
const ROUNDS = 5;
const EVENTS = 3;

const at = (program: string) => new URL(`../push/${program}`, import.meta.url);

export const fanOutRow: Row = {
  rows: [9],
  title: 'Fan-out',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const services = await startServices();
      const { url } = await scratch.database(services);
      const env = {
        ...serverEnv(await scratch.folder()),
        DATABASE_URL: url,
        REDIS_URL: services.redisUrl,
        ROLE: 'web',
      };
      const sideOf = async (name: 'our' | 'bare') => {
        const server = await scratch.child<PushServer>(at(`${name}-server.ts`), env);
        const writer = await scratch.child<PushWriter>(at(`${name}-writer.ts`), env);
        return { server, writer };
      };
      const [our, plain] = [await sideOf('our'), await sideOf('bare')];
      await seedJobs(url, 1);
      const ours = await openFanOut(scratch, our.server, our.writer, FOLLOWERS);
      const bare = await openFanOut(scratch, plain.server, plain.writer, FOLLOWERS);
      let sent = 1;
      const next = () => (sent += EVENTS);
      const rounds = await runRounds(
        { ours: () => ours(next(), EVENTS), bare: () => bare(next(), EVENTS) },
        ROUNDS,
      );
      const lost = rounds.reduce((sum, round) => sum + round.ours.lost, 0);
      const middle = (name: 'ours' | 'bare', figure: 'cpuMs' | 'lastMs') =>
        medianOf(rounds, (round) => round[name][figure]);
      return {
        figures: [
          {
            row: 9,
            name: `one event to ${FOLLOWERS} followers, CPU of a message ÷ bare ws`,
            measured: medianOf(rounds, (round) => round.ours.cpuMs / round.bare.cpuMs),
            unit: '×',
            goal: { atMost: 2.5 },
          },
          {
            row: 9,
            name: 'the same, until the last has it',
            measured: middle('ours', 'lastMs'),
            unit: 'ms',
          },
        ],
        notes: [
          `A message: ours ${(middle('ours', 'cpuMs') * 1000).toFixed(0)} µs of CPU, bare ${(middle('bare', 'cpuMs') * 1000).toFixed(0)} µs; the last has it after ${middle('ours', 'lastMs').toFixed(0)} and ${middle('bare', 'lastMs').toFixed(0)} ms; ${lost} of ours lost.`,
        ],
      };
    }),
};
