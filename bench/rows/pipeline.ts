// Row 10: what the pipeline from submit to ready costs beside two bare durable commits of the same rows.
import type { Row } from '../harness/bench.ts';
import { type Child } from '../harness/child.ts';
import { profile } from '../harness/profile.ts';
import { watchCpu } from '../harness/processes.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { median, percentile } from '../harness/statistics.ts';
import type { LoadResult } from '../pipeline/load.ts';
import type { Pipeline } from '../pipeline/our-server.ts';

const ROUNDS = 7;
const JOBS = 200;
const AT_ONCE = 8;
const SINGLE_JOBS = 100;

const at = (program: string) => new URL(`../pipeline/${program}`, import.meta.url);

type Name = 'ours' | 'two' | 'bare';

interface PipelineResult extends LoadResult {
  cpuMs: number;
  databaseCpuMs: number;
}

/** Each of the processes has its share of the customers. */
const runLoad = async (
  processes: readonly Child<Pipeline>[],
  postmaster: number,
): Promise<PipelineResult> => {
  const share = 1 / processes.length;
  await Promise.all(processes.map((child) => child.ask('prepare', JOBS * share)));
  const cpus = processes.map(({ pid }) => watchCpu(pid));
  const databaseCpu = watchCpu(postmaster);
  const results = await Promise.all(processes.map((child) => child.ask('run', AT_ONCE * share)));
  return {
    jobsPerSecond: results.reduce((sum, { jobsPerSecond }) => sum + jobsPerSecond, 0),
    times: results.flatMap(({ times }) => times),
    cpuMs: cpus.reduce((sum, cpu) => sum + cpu(), 0) / JOBS,
    databaseCpuMs: databaseCpu() / JOBS,
  };
};

const describe = (rounds: readonly Round<Name, PipelineResult>[], name: Name): string => {
  const middle = (figure: 'jobsPerSecond' | 'cpuMs' | 'databaseCpuMs') =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(2);
  return `${name}: ${middle('jobsPerSecond')} jobs/s with ${AT_ONCE} under way; CPU a job ${middle('cpuMs')} ms process + ${middle('databaseCpuMs')} ms PostgreSQL.`;
};

export const pipelineRow: Row = {
  rows: [10],
  title: 'Pipeline',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const services = await startServices();
      const { url, postmaster } = await scratch.database(services);
      const folder = await scratch.folder();
      const env = {
        ...serverEnv(folder),
        DATABASE_URL: url,
        WORKER_CONCURRENCY: String(AT_ONCE),
      };
      // Processes of one database take each other's jobs.
      const ofTwo = {
        ...env,
        DATABASE_URL: (await scratch.database(services)).url,
        REDIS_URL: services.redisUrl,
      };
      const ours = await scratch.child<Pipeline>(at('our-server.ts'), env);
      const bare = await scratch.child<Pipeline>(at('bare-commits.ts'), env);
      const two = [
        await scratch.child<Pipeline>(at('our-server.ts'), ofTwo),
        await scratch.child<Pipeline>(at('our-server.ts'), ofTwo),
      ];
      const rounds = await runRounds(
        {
          ours: () => runLoad([ours], postmaster),
          two: () => runLoad(two, postmaster),
          bare: () => runLoad([bare], postmaster),
        },
        ROUNDS,
      );
      await profile('a job, submit → ready', { server: ours, postmaster }, () =>
        runLoad([ours], postmaster),
      );
      await ours.ask('prepare', SINGLE_JOBS);
      const { times } = await ours.ask('run', 1);
      const overheads = times.map(({ afterSubmitMs }) => afterSubmitMs);
      const whole = times.map(({ totalMs }) => totalMs);
      const cpu = medianOf(
        rounds,
        (round) =>
          (round.bare.cpuMs + round.bare.databaseCpuMs) /
          (round.ours.cpuMs + round.ours.databaseCpuMs),
      );
      const ofTwoAndOne = (figure: (result: PipelineResult) => number) =>
        medianOf(rounds, (round) => figure(round.two) / figure(round.ours));
      return {
        figures: [
          {
            row: 10,
            name: 'submit → ready, estimator without delay, jobs/s ÷ two bare durable commits',
            measured: medianOf(
              rounds,
              (round) => round.ours.jobsPerSecond / round.bare.jobsPerSecond,
            ),
            unit: '×',
            goal: { atLeast: 0.12 },
          },
          {
            row: 10,
            name: 'the same with two processes, jobs/s ÷ with one',
            measured: ofTwoAndOne(({ jobsPerSecond }) => jobsPerSecond),
            unit: '×',
          },
          {
            row: 10,
            name: 'CPU of a job with two processes, PostgreSQL’s included, ÷ with one',
            measured: ofTwoAndOne(({ cpuMs, databaseCpuMs }) => cpuMs + databaseCpuMs),
            unit: '×',
          },
          {
            row: 10,
            name: 'one job alone, submit answered → ready event, p50',
            measured: median(overheads),
            unit: 'ms',
            goal: { atMost: 25 },
          },
        ],
        notes: [
          describe(rounds, 'ours'),
          describe(rounds, 'two'),
          describe(rounds, 'bare'),
          'The scripted estimator answers in the server’s own process; the built-in one works in a process of its own, whose messages row 11 shows.',
          `CPU of two bare commits ÷ CPU of our job: ${cpu.toFixed(3)}.`,
          `One job alone, with the submit itself: p50 ${median(whole).toFixed(1)} ms, p95 ${percentile(whole, 0.95).toFixed(1)} ms.`,
        ],
      };
    }),
};
