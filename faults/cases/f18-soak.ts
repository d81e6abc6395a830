// Minutes of steady use: requests, and people who come, work and delete everything. Memory, open files and the disk must not
// climb. An hour of it with ten times the people stands for a day.
import { readdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import {
  TestDeleteMyDataDocument,
  TestEstimateDocument,
  TestJobChangedDocument,
  TestRenameJobDocument,
} from '../../server/testing/gql/graphql.ts';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, type Finding, finding } from '../harness/fault.ts';
import { insist, submitOne, waitForJobs } from '../harness/jobs.ts';
import { type Answer, msOf, percentile, startLoad } from '../harness/load.ts';
import { treeMemory } from '../harness/memory.ts';
import type { World } from '../harness/world.ts';

const PER_SECOND = 50;
/** Requests that wait at once: what is counted is answers, not how fast a busy machine gives them. */
const MOST_OPEN = 20;
/** Share of them that a server answers, however busy the machine is: one that turns all away has shown nothing. */
const LEAST_ANSWERED = 0.5;
const LOOK_EVERY_MS = 5_000;
const WARM_UP_SHARE = 0.4;
/** Parts of the warm time. Within each of them there is a moment when nothing is under way. */
const PARTS = 4;
/** Visits come in so many rounds, with a rest after each. */
const ROUNDS = 8;
/** Processes of a server that rest so long have collected their garbage. */
const REST_MS = 15_000;
/** Values of a gauge that are told, evenly over the time. */
const TOLD = 6;
/** What was deleted is taken away by then, on a busy machine, too. */
const SWEPT_WITHIN_MS = 150_000;
/** After so many looks a line says how far it is: an hour is long. */
const LOOKS_A_SIGN = 60;
/** Relations of the database that are told by their growth. */
const MOST_GROWN = 12;
/** What one who deleted everything leaves for a day: rows that count runs, with their indexes. kB. */
const MOST_LEFT_OF_A_VISIT = 8;
/** Room of rows that were replaced or deleted and is used again: what a minute of visits needs, until the next vacuum. MB. */
const MOST_UNUSED = 20;

/** Least squares: units of `y` for each unit of `x`. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return above / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
};

/** One visit: a job that is followed, an estimate that is saved, shown and made a PDF of; then everything is deleted. */
const visit = async (url: string, begin: (step: string) => void): Promise<void> => {
  begin('submit');
  const { jobId, headers } = await submitOne(() => url);
  const person = personAt(url, headers);
  begin('follow');
  const events = person.subscribe(TestJobChangedDocument, { jobId: String(jobId) });
  await events.rest();
  await events.stop();
  begin('read');
  const by = { jobId: String(jobId) };
  // Who is told to come again does, here as below.
  const { estimate } = await insist(() => person.runOk(TestEstimateDocument, { by }));
  if (!estimate) throw new Error('The job made no estimate.');
  begin('rename');
  for (const title of ['As it was', 'As it is']) {
    await person.run(TestRenameJobDocument, { input: { jobId: String(jobId), title } });
  }
  begin('make a PDF');
  // All people are one network, of which one document is laid out at a time.
  await insist(async () => {
    const pdf = await person.rest('POST', `/api/results/${estimate.claimNumber}/create_pdf/`);
    if (!pdf.ok) throw new Error(`No PDF: ${pdf.status}.`);
  });
  begin('delete');
  await insist(() => person.runOk(TestDeleteMyDataDocument, { confirmation: 'delete' }));
};

/** What is looked at again and again; each must not climb. */
interface Gauge {
  name: string;
  unit: string;
  /** Climb over the warm time, by the slope, that is nothing. */
  mostClimb: number;
  look(): Promise<number> | number;
  seen: number[];
}

const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Files by their content. What goes while it is looked at counts nothing. */
const storedFiles = async (dataDir: string): Promise<{ count: number; bytes: number }> => {
  const folder = join(dataDir, 'files');
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { count: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const databaseMb = async (world: World): Promise<number> => {
  const [size] = await world.query<{ mb: number }>(
    'SELECT pg_database_size(current_database())::float8 / 1e6 AS mb',
  );
  return size?.mb ?? 0;
};

/** Size of what is in it, without the room of rows that were replaced or deleted. */
const packedMb = async (world: World): Promise<number> => {
  await world.query('VACUUM (FULL)');
  return databaseMb(world);
};

/** Bytes of each table, index and file of long values. */
const relationSizes = async (world: World): Promise<ReadonlyMap<string, number>> => {
  const rows = await world.query<{ name: string; bytes: number }>(
    `SELECT relation.oid::regclass::text || coalesce(' of ' || owner.oid::regclass::text, '') AS name,
       pg_relation_size(relation.oid)::float8 AS bytes
     FROM pg_class AS relation LEFT JOIN pg_class AS owner ON owner.reltoastrelid = relation.oid
     WHERE relation.relkind IN ('r', 'i', 't')`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
};

interface Sizes {
  packed: number;
  bytes: ReadonlyMap<string, number>;
  visits: number;
}

/** What grew most between two looks, in kB a visit. */
const grown = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  visits: number,
): string =>
  [...after]
    .map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / 1_000 / visits] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_GROWN)
    .map(([name, kb]) => `${name} ${kb.toFixed(2)}`)
    .join(', ');

const gaugesOf = (world: World, servers: Record<string, ServerProcess>): Gauge[] => [
  ...Object.entries(servers).flatMap(([role, server]): Gauge[] => [
    {
      // Looked at first: the collector breathes, and what is in use after a collection does not.
      name: `what the ${role} process uses after a collection`,
      unit: 'MB',
      mostClimb: 5,
      look: async () => (await server.used()) / 1_000_000,
      seen: [],
    },
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
    look: async () => (await storedFiles(world.dataDir)).count,
    seen: [],
  },
  {
    name: 'bytes of stored files',
    unit: 'MB',
    mostClimb: 10,
    look: async () => (await storedFiles(world.dataDir)).bytes / 1e6,
    seen: [],
  },
];

/** Memory at rest, once garbage has been collected: of the server when it is looked at, of the others when they have rested. */
const restingGaugesOf = (servers: Record<string, ServerProcess>): Gauge[] =>
  Object.entries(servers).map(([role, server]) => ({
    name: `memory of the ${role} process and all that it started, after a collection`,
    unit: 'MB',
    mostClimb: 40,
    async look() {
      await server.used();
      return treeMemory(server.pid);
    },
    seen: [],
  }));

type Point = readonly [minute: number, value: number];

const lookAt = async (gauges: readonly Gauge[], moments: number[]): Promise<void> => {
  moments.push(Date.now() / 60_000);
  for (const gauge of gauges) gauge.seen.push(await gauge.look());
};

const warmOf = ({ seen }: Gauge, moments: readonly number[]): Point[] =>
  moments
    .map((at, index) => [at, seen[index] ?? 0] as const)
    .slice(Math.floor(moments.length * WARM_UP_SHARE));

/** The least of each part of the time: what stays when nothing is under way, such as processes that come and go. */
const leastOf = (points: readonly Point[]): Point[] => {
  const size = Math.ceil(points.length / PARTS);
  return Array.from({ length: PARTS }, (_, part) => points.slice(part * size, (part + 1) * size))
    .map((within) => within.toSorted(([, a], [, b]) => a - b))
    .flatMap(([least]) => (least ? [least] : []));
};

/** The value at the end of each part of the time. */
const seriesOf = (seen: readonly number[]): string =>
  Array.from({ length: TOLD }, (_, part) => seen[Math.ceil(((part + 1) * seen.length) / TOLD) - 1])
    .map((value) => Math.round(value ?? 0))
    .join(', ');

const gaugeFinding = (gauge: Gauge, moments: readonly number[]): Finding => {
  const points = warmOf(gauge, moments);
  const least = leastOf(points);
  const slope = slopeOf(points);
  const minutes = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  // The collector breathes, and processes come and go. What climbs shows in both, even when it begins late.
  const climb = Math.min(slope, slopeOf(least)) * minutes;
  return finding(
    gauge.name,
    `${slope.toFixed(2)} ${gauge.unit} a minute, ${(slope * minutes).toFixed(1)} in ${minutes.toFixed(0)} warm minutes (at the least ${least.map(([, value]) => Math.round(value)).join(' → ')}); ${seriesOf(gauge.seen)}`,
    climb <= gauge.mostClimb,
  );
};

const signOfLife = (
  { whole, failures }: Visits,
  gauges: readonly Gauge[],
  database: readonly (readonly [visits: number, mb: number])[],
): string =>
  [
    `  ${whole} visits, ${failures.length} failed`,
    ...gauges.map(({ name, seen, unit }) => `${name} ${Math.round(seen.at(-1) ?? 0)} ${unit}`),
    `database ${Math.round(database.at(-1)?.[1] ?? 0)} MB`,
  ].join('; ');

/** Visits one after the other until then; one that fails is told and does not end the others. */
const keepVisiting = async (url: string, until: number, seen: Visits): Promise<void> => {
  while (Date.now() < until) {
    let step = '';
    const begun = Date.now();
    try {
      await visit(url, (next) => {
        step = `${next}, ${Math.round((Date.now() - begun) / 1_000)} s after it came`;
      });
      seen.whole += 1;
    } catch (error) {
      const what = inspect(error, { compact: true, breakLength: Infinity }).slice(0, 500);
      const seconds = Math.round((Date.now() - begun) / 1_000);
      seen.failures.push(`${step}, ended after ${seconds} s: ${what}`);
    }
  }
};

/**
 * What visits have left since then, after the sweeper's minute: kB of each, and in which relations. What was under way at the first
 * look is gone at the second, so a short time shows too little.
 */
const leftBy = async (world: World, since: Sizes, visits: number) => {
  await delay(SWEPT_WITHIN_MS);
  const whole = await databaseMb(world);
  const packed = await packedMb(world);
  const count = visits - since.visits;
  return {
    count,
    kb: ((packed - since.packed) * 1_000) / count,
    unusedMb: whole - packed,
    where: grown(since.bytes, await relationSizes(world), count),
  };
};

const wordsOfLeft = ({ count, kb, where }: Awaited<ReturnType<typeof leftBy>>): string =>
  count === 0 ? 'not known, as no visit ended in the warm time' : `${kb.toFixed(1)} kB: ${where}`;

/** A server that is busy says so, and when to come again. */
const isTurnedAway = ({ status, retryAfter }: Answer): boolean =>
  (status === 429 || status === 503) && retryAfter !== null;

const isWell = (answer: Answer): boolean => answer.status === 200 || isTurnedAway(answer);

/** How many of each kind. */
const countsOf = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status, refusal }) => `${status} ${refusal}`)]
    .map(([kind, { length }]) => `${length} times ${kind}`)
    .join('; ') || 'none';

interface Visits {
  whole: number;
  failures: string[];
}

/** @param people who visit at once, one visit after the other */
export const soak = (minutes: number, people: number): Fault => ({
  id: 'F18',
  title: `${minutes} minutes of ${PER_SECOND} requests/s, and ${people} people at once who come, work and delete all`,
  async run(world) {
    const web = await world.start('web', {}, { isBuiltIn: true });
    const worker = await world.start('worker', {}, { isBuiltIn: true });
    const { headers } = await submitOne(() => web.url);
    const load = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND, MOST_OPEN);
    const visits: Visits = { whole: 0, failures: [] };
    const gauges = gaugesOf(world, { web, worker });
    const moments: number[] = [];
    const resting = restingGaugesOf({ web, worker });
    const rests: number[] = [];
    const database: (readonly [visits: number, mb: number])[] = [];
    const warmFrom = Date.now() + WARM_UP_SHARE * minutes * 60_000;
    let sizes: Sizes | null = null;
    for (let round = 0; round < ROUNDS; round++) {
      const until = Date.now() + (minutes * 60_000) / ROUNDS;
      const churn = Array.from({ length: people }, () => keepVisiting(web.url, until, visits));
      while (Date.now() < until) {
        await delay(LOOK_EVERY_MS);
        await lookAt(gauges, moments);
        database.push([visits.whole, await databaseMb(world)]);
        if (!sizes && Date.now() >= warmFrom) {
          const packed = await packedMb(world);
          sizes = { packed, bytes: await relationSizes(world), visits: visits.whole };
        }
        if (moments.length % LOOKS_A_SIGN === 0) console.log(signOfLife(visits, gauges, database));
      }
      await Promise.all(churn);
      await delay(REST_MS);
      await lookAt(resting, rests);
    }
    await waitForJobs(world, 30_000);
    const answers = await load.stop();
    const left = sizes && (await leftBy(world, sizes, visits.whole));
    const turnedAway = answers.filter(isTurnedAway);
    const answered = answers.filter(({ status }) => status === 200).length;
    return [
      finding(
        'requests answered with what was asked for',
        `${answered} of ${answers.length}`,
        answered >= LEAST_ANSWERED * Math.max(1, answers.length),
      ),
      exactly(
        'requests answered, or turned away with a sentence and a time',
        answered + turnedAway.length,
        answers.length,
      ),
      finding('turned away', countsOf(turnedAway), true),
      finding('failed', countsOf(answers.filter((answer) => !isWell(answer))), true),
      finding('their p99', `${Math.round(percentile(msOf(answers), 0.99))} ms`, true),
      finding('visits', visits.whole, visits.whole > 0),
      finding(
        'visits that failed',
        `${visits.failures.length} ${visits.failures.slice(0, 3).join('; ')}`,
        visits.failures.length === 0,
      ),
      ...gauges.map((gauge) => gaugeFinding(gauge, moments)),
      ...resting.map((gauge) => gaugeFinding(gauge, rests)),
      finding('database', `${seriesOf(database.map(([, mb]) => mb))} MB`, true),
      finding(
        'what a visit leaves in it',
        left ? wordsOfLeft(left) : 'too short a time',
        left === null || (left.count > 0 && left.kb <= MOST_LEFT_OF_A_VISIT),
      ),
      finding(
        'its room that is unused',
        left ? `${left.unusedMb.toFixed(1)} MB` : 'too short a time',
        left === null || left.unusedMb <= MOST_UNUSED,
      ),
    ];
  },
});
