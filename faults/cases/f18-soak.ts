// Minutes of steady use: requests, and people who come, work and delete everything. Memory, open files and stored files must
// not climb. An hour of it with ten times the people stands for a day.
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  TestDeleteMyDataDocument,
  TestEstimateDocument,
  TestJobChangedDocument,
  TestRenameJobDocument,
} from '../../server/testing/gql/graphql.ts';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding } from '../harness/fault.ts';
import { submitOne, waitForJobs } from '../harness/jobs.ts';
import { msOf, percentile, startLoad } from '../harness/load.ts';
import type { World } from '../harness/world.ts';

const PER_SECOND = 50;
const LOOK_EVERY_MS = 5_000;
const WARM_UP_SHARE = 0.4;

/** Least squares: units of `y` for each unit of `x`. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return above / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
};

/** What stays open when nothing is under way. */
const lowest = (counts: readonly number[]): number => Math.min(...counts);

/** One visit: a job that is followed, an estimate that is saved, shown and made a PDF of; then everything is deleted. */
const visit = async (url: string): Promise<void> => {
  const { jobId, headers } = await submitOne(() => url);
  const person = personAt(url, headers);
  const events = person.subscribe(TestJobChangedDocument, { jobId: String(jobId) });
  await events.rest();
  await events.stop();
  const by = { jobId: String(jobId) };
  const { estimate } = await person.runOk(TestEstimateDocument, { by });
  if (!estimate) throw new Error('The job made no estimate.');
  for (const title of ['As it was', 'As it is']) {
    await person.run(TestRenameJobDocument, { input: { jobId: String(jobId), title } });
  }
  await person.rest('POST', `/api/results/${estimate.claimNumber}/create_pdf/`);
  await person.runOk(TestDeleteMyDataDocument, { confirmation: 'delete' });
};

/** What is looked at again and again; each must not climb. */
interface Gauge {
  name: string;
  unit: string;
  /** Climb from the warm half to the end that is nothing. */
  mostClimb: number;
  look(): Promise<number> | number;
  seen: number[];
}

const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const gaugesOf = (world: World, servers: Record<string, ServerProcess>): Gauge[] => [
  ...Object.entries(servers).flatMap(([role, server]): Gauge[] => [
    {
      name: `memory of the ${role} process`,
      unit: 'MB',
      mostClimb: 40,
      look: async () => (await server.memory()) / 1_000_000,
      seen: [],
    },
    {
      name: `open files of the ${role} process`,
      unit: '',
      mostClimb: 5,
      look: () => filesOf(server.pid),
      seen: [],
    },
  ]),
  {
    name: 'stored files',
    unit: '',
    // What those have who are under way or were deleted within the sweeper's minute.
    mostClimb: 300,
    look: async () => {
      const entries = await readdir(join(world.dataDir, 'files'), { recursive: true });
      return entries.filter((entry) => /[0-9a-f]{64}$/.test(entry)).length;
    },
    seen: [],
  },
];

/** The least of a piece: what stays when nothing is under way. */
const climbOf = ({ seen }: Gauge): readonly [before: number, after: number] => {
  const warm = seen.slice(Math.floor(seen.length * WARM_UP_SHARE));
  const half = Math.floor(warm.length / 2);
  return [lowest(warm.slice(0, half)), lowest(warm.slice(half))];
};

/** @param people who visit at once, one visit after the other */
export const soak = (minutes: number, people: number): Fault => ({
  id: 'F18',
  title: `${minutes} minutes of ${PER_SECOND} requests/s, and ${people} people at once who come, work and delete all`,
  async run(world) {
    const web = await world.start('web', {}, { isBuiltIn: true });
    const worker = await world.start('worker', {}, { isBuiltIn: true });
    const { headers } = await submitOne(() => web.url);
    const load = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND);
    const until = Date.now() + minutes * 60_000;
    let visits = 0;
    const churn = Array.from({ length: people }, async () => {
      while (Date.now() < until) {
        await visit(web.url);
        visits += 1;
      }
    });
    const gauges = gaugesOf(world, { web, worker });
    const moments: number[] = [];
    while (Date.now() < until) {
      await delay(LOOK_EVERY_MS);
      moments.push(Date.now() / 60_000);
      for (const gauge of gauges) gauge.seen.push(await gauge.look());
    }
    await Promise.all(churn);
    await waitForJobs(world, 30_000);
    const answers = await load.stop();
    const good = answers.filter(({ status }) => status === 200).length;
    const [size] = await world.query<{ mb: number }>(
      'SELECT pg_database_size(current_database())::float8 / 1e6 AS mb',
    );
    return [
      exactly('requests answered', good, answers.length),
      finding('their p99', `${Math.round(percentile(msOf(answers), 0.99))} ms`, true),
      finding('visits', visits, visits > 0),
      ...gauges.map((gauge) => {
        const [before, after] = climbOf(gauge);
        const warm = moments.map((at, index) => [at, gauge.seen[index] ?? 0] as const);
        const slope = slopeOf(warm.slice(Math.floor(warm.length * WARM_UP_SHARE)));
        // A few minutes cannot tell a leak of megabytes an hour from the collector's breathing: see the slope.
        return finding(
          `${gauge.name}, at the least`,
          `${Math.round(before)} → ${Math.round(after)} ${gauge.unit}, ${slope.toFixed(1)} a minute`,
          after - before <= gauge.mostClimb,
        );
      }),
      finding(
        'database',
        `${Math.round(size?.mb ?? 0)} MB, ${Math.round(((size?.mb ?? 0) * 1_000) / Math.max(1, visits))} kB a visit`,
        true,
      ),
    ];
  },
});
