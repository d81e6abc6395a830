// Row 6: how long a change of a job takes from the row to the client's socket, beside the least that can push.
// Rows 7 and 8 fall out on the way: the same against clients who poll, and what an open socket costs.
import type { Row } from '../harness/bench.ts';
import { profile } from '../harness/profile.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { mean, percentile, shuffled } from '../harness/statistics.ts';
import type { PushServer } from '../push/our-server.ts';
import type { PushWriter } from '../push/our-writer.ts';
import { delaysOfPolling } from '../push/polling.ts';
import { seedJobs } from '../push/seed.ts';
import { openSide, type PushResult } from '../push/side.ts';

const SOCKETS = 5_000;
const ROUNDS = 7;
const EVENTS = 400;
const EVERY_MS = 5;

const at = (program: string) => new URL(`../push/${program}`, import.meta.url);

type Name = 'ours' | 'bare';
type PushRound = Round<Name, PushResult>;

const p99 = (rounds: readonly PushRound[], name: Name) =>
  percentile(
    rounds.flatMap((round) => round[name].delaysMs),
    0.99,
  );

const cpuOf = ({ serverCpuMs, databaseCpuMs }: PushResult) => serverCpuMs + databaseCpuMs;

const describe = (rounds: readonly PushRound[], name: Name): string => {
  const [server, database, p50] = (['serverCpuMs', 'databaseCpuMs', 'p50'] as const).map((figure) =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(2),
  );
  const lost = rounds.reduce((sum, round) => sum + round[name].lost, 0);
  return `${name}: p50 ${p50} ms, p99 ${p99(rounds, name).toFixed(2)} ms; CPU an event ${server} ms server + ${database} ms PostgreSQL (with the write); ${lost} of ${rounds.length * EVENTS} events lost.`;
};

export const pushRow: Row = {
  rows: [6, 7, 8],
  title: 'Push',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const services = await startServices();
      const { url, postmaster } = await scratch.database(services);
      const env = {
        ...serverEnv(await scratch.folder()),
        DATABASE_URL: url,
        REDIS_URL: services.redisUrl,
        ROLE: 'web',
      };
      const ourServer = await scratch.child<PushServer>(at('our-server.ts'), env);
      await seedJobs(url, SOCKETS);
      const ourWriter = await scratch.child<PushWriter>(at('our-writer.ts'), env);
      const ours = await openSide(scratch, {
        server: ourServer,
        writer: ourWriter,
        sockets: SOCKETS,
        postmaster,
      });
      const bare = await openSide(scratch, {
        server: await scratch.child<PushServer>(at('bare-server.ts'), env),
        writer: await scratch.child<PushWriter>(at('bare-writer.ts'), env),
        sockets: SOCKETS,
        postmaster,
      });

      let sent = 1;
      const jobIds = Array.from({ length: SOCKETS }, (_, index) => index + 1);
      const nextOrder = () => {
        const firstEvent = sent;
        sent += EVENTS;
        return { firstEvent, jobIds: shuffled(jobIds).slice(0, EVENTS), everyMs: EVERY_MS };
      };
      const rounds = await runRounds(
        { ours: () => ours.send(nextOrder()), bare: () => bare.send(nextOrder()) },
        ROUNDS,
      );
      await profile('push, an event', { server: ourServer, postmaster }, () =>
        ours.send(nextOrder()),
      );
      const httpAddress = (await ourServer.ask('address')).replace('ws', 'http');
      const polled = mean(await delaysOfPolling(httpAddress, ourWriter, sent));
      const pushed = mean(rounds.flatMap((round) => round.ours.delaysMs));
      const ratio = medianOf(rounds, (round) => round.ours.p50 / round.bare.p50);
      return {
        figures: [
          {
            row: 6,
            name: `push, state written → event at the client, p50 ÷ bare ws + ioredis, ${SOCKETS} sockets`,
            measured: ratio,
            unit: '×',
            goal: { atMost: 1.3 },
            stretch: { atMost: 1.15 },
          },
          {
            row: 6,
            name: 'the same, p99',
            measured: p99(rounds, 'ours'),
            unit: 'ms',
            goal: { atMost: 5 },
          },
          {
            row: 7,
            name: 'push, mean delay, so many times less than of polling every 2 s',
            measured: polled / pushed,
            unit: '×',
            goal: { atLeast: 1_000 },
            stretch: { atLeast: 2_500 },
          },
          {
            row: 8,
            name: 'memory of an open socket ÷ bare ws',
            measured: ours.socketKb / bare.socketKb,
            unit: '×',
            goal: { atMost: 2 },
          },
          {
            row: 8,
            name: 'CPU of a socket that is opened ÷ bare ws',
            measured: ours.openCpuMs / bare.openCpuMs,
            unit: '×',
            goal: { atMost: 5 },
          },
          {
            row: 6,
            name: 'CPU of an event, server and database, ÷ bare',
            measured: medianOf(rounds, (round) => cpuOf(round.ours) / cpuOf(round.bare)),
            unit: '×',
            goal: { atMost: 3 },
          },
        ],
        notes: [
          describe(rounds, 'ours'),
          describe(rounds, 'bare'),
          `Mean delay: pushed ${pushed.toFixed(2)} ms, polled every 2 s ${polled.toFixed(0)} ms.`,
          `CPU of a socket that is opened: ours ${ours.openCpuMs.toFixed(2)} ms, bare ${bare.openCpuMs.toFixed(2)} ms.`,
          `Memory of a socket: ours ${ours.socketKb.toFixed(1)} kB, bare ${bare.socketKb.toFixed(1)} kB.`,
        ],
      };
    }),
};
