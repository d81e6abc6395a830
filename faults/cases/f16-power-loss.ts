// What was acknowledged is on the disk: the database is killed again and again while people submit, and the calls by which data
// reach a disk are counted. The power itself cannot be cut here: a killed program's writes survive it in the kernel.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openEmbeddedPostgres } from '../../server/infra/db/pglite.ts';
import { numberOf } from '../../server/testing/ids.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding, type Finding } from '../harness/fault.ts';
import { hasItsFile, insist, type Submitted, submitOne, waitForJobs } from '../harness/jobs.ts';
import type { World } from '../harness/world.ts';

const KILLS = 5;
const AT_ONCE = 4;
const LONGEST_LIFE_MS = 3_000;
/** One more may give up a job, whose process was killed under it three times. */
const EMBEDDED_KILLS = 2;
/** Time that the work of a few jobs takes. */
const LONGEST_WORK_MS = 1_000;
const LOOK_EVERY_MS = 20;
const PROJECTS = 10;
const MUST_BE_ON = ['fsync', 'synchronous_commit', 'full_page_writes'];

const killedServer = async (world: World): Promise<Finding[]> => {
  const web = await world.start('web', {}, { isBuiltIn: true });
  await world.start('worker', {}, { isBuiltIn: true });
  const { database } = world.services;
  const settings = await world.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'on'",
    [MUST_BE_ON],
  );
  const acknowledged: Submitted[] = [];
  let isOver = false;
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) acknowledged.push(await submitOne(() => web.url));
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(Math.random() * LONGEST_LIFE_MS);
    await database.crash();
    await database.start();
  }
  isOver = true;
  await Promise.all(people);
  await waitForJobs(world, 120_000);
  let found = 0;
  for (const job of acknowledged) {
    if (await hasItsFile(web.url, job)) found += 1;
  }
  return [
    exactly(
      `${KILLS} × SIGKILL of PostgreSQL: jobs acknowledged that end with estimate and file`,
      found,
      acknowledged.length,
    ),
    exactly(`settings on (${MUST_BE_ON.join(', ')})`, settings.length, MUST_BE_ON.length),
  ];
};

/** Calls by which a process wrote its data through to the disk, until `stop`; null where nobody can count them. */
const countSyncs = (pid: number): { stop(): Promise<number | null> } => {
  const args = ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-p', String(pid)];
  const traced = promisify(execFile)('strace', args);
  // It writes its trace to the error output, and is ended by a signal: both count as failing.
  const output = traced.catch(({ code, stderr }: { code?: string; stderr: string }) =>
    code === 'ENOENT' ? null : stderr,
  );
  return {
    async stop() {
      traced.child.kill('SIGINT');
      const text = await output;
      const seen = typeof text === 'string' ? text : (text?.stderr ?? null);
      return seen === null || seen.includes('Operation not permitted')
        ? null
        : (seen.match(/f(?:data)?sync\(/g)?.length ?? 0);
    },
  };
};

const embedded = async (world: World): Promise<Finding[]> => {
  const server = await world.start('all', { DATABASE_URL: '', REDIS_URL: '' });
  const person = personAt(server.url, { 'X-Guest-Key': randomUUID() });
  await person.makeProject();
  await delay(2_000);
  const tracing = countSyncs(server.pid);
  await delay(1_000);
  const kept: string[] = [];
  for (let turn = 0; turn < PROJECTS; turn += 1) kept.push(await person.makeProject());
  await delay(500);
  const syncs = await tracing.stop();
  await server.kill();
  const again = await world.start('all', { DATABASE_URL: '', REDIS_URL: '' });
  const listed = await personAt(again.url, person.headers).rest('GET', '/api/projects/');
  const ids = new Set(((await listed.json()) as { id: number }[]).map(({ id }) => id));
  return [
    exactly(
      'embedded database, SIGKILL: projects acknowledged that are there',
      kept.filter((id) => ids.has(numberOf(id))).length,
      PROJECTS,
    ),
    finding(
      `  writes through to the disk while ${PROJECTS} were made`,
      syncs ?? 'nobody could count (strace)',
      syncs === null || syncs >= PROJECTS,
    ),
  ];
};

/** Jobs, their estimates and their messages of a folder whose process has ended. */
const countsIn = async (dataDir: string) => {
  const { pool, close } = await openEmbeddedPostgres(join(dataDir, 'postgres'), () => undefined);
  const { rows } = await pool.query<Record<'jobs' | 'again' | 'estimates' | 'messages', number>>(
    `SELECT (SELECT count(*) FROM jobs)::int AS jobs, (SELECT count(*) FROM jobs WHERE attempt > 1)::int AS again,
      (SELECT count(*) FROM estimates)::int AS estimates,
      (SELECT count(*) FROM queue_messages WHERE kind = 'run-job')::int AS messages`,
  );
  await close();
  return rows[0];
};

/** What the queue leaves to the disk half a second later is done once more, and nothing else. */
const killedWithItsQueue = async (world: World): Promise<Finding[]> => {
  const dataDir = join(world.dataDir, 'killed');
  const start = () =>
    world.start('all', { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir }, { isBuiltIn: true });
  let server = await start();
  const acknowledged: Submitted[] = [];
  let isOver = false;
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) acknowledged.push(await submitOne(() => server.url));
  });
  for (let kill = 1; kill <= EMBEDDED_KILLS; kill += 1) {
    while (acknowledged.length < kill * AT_ONCE) await delay(LOOK_EVERY_MS);
    await delay(Math.random() * LONGEST_WORK_MS);
    await server.kill();
    server = await start();
  }
  isOver = true;
  await Promise.all(people);
  const requireItsFile = async (job: Submitted) => {
    if (!(await hasItsFile(server.url, job))) throw new Error(`Job ${job.jobId} has not ended.`);
  };
  const ended = await Promise.allSettled(
    acknowledged.map((job) => insist(() => requireItsFile(job))),
  );
  await server.stop();
  const counts = await countsIn(dataDir);
  const count = acknowledged.length;
  return [
    exactly(
      `embedded database, ${EMBEDDED_KILLS} × SIGKILL: jobs acknowledged that end with estimate and file`,
      ended.filter(({ status }) => status === 'fulfilled').length,
      count,
    ),
    exactly('  jobs', counts?.jobs ?? 0, count),
    exactly('  estimates', counts?.estimates ?? 0, count),
    exactly('  messages of jobs that are left', counts?.messages ?? -1, 0),
    finding('  jobs begun anew', counts?.again ?? 0, true),
  ];
};

export const powerLoss: Fault = {
  id: 'F16',
  title: 'What was acknowledged is on the disk',
  run: async (world) => [
    ...(await killedServer(world)),
    ...(await embedded(world)),
    ...(await killedWithItsQueue(world)),
  ],
};
