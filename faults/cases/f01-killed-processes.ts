// Web and worker are killed in turn at random moments while people submit jobs.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { atMost, exactly, type Fault, finding } from '../harness/fault.ts';
import { outcomeOf, submitOne, waitForJobs } from '../harness/jobs.ts';
import type { World } from '../harness/world.ts';

const JOBS = 200;
const AT_ONCE = 4;
const LONGEST_LIFE_MS = 1_500;
const ENDED_WITHIN_MS = 180_000;

/** Files read by what could die of it: a document and a plan, in turns. */
const FIXTURES = resolve(import.meta.dirname, '../../server/testing/fixtures');
const FILES = [
  { name: 'scope.docx', kind: 'doc' },
  { name: 'plan.pdf', kind: 'floor' },
].map((file) => ({ ...file, bytes: new Uint8Array(readFileSync(resolve(FIXTURES, file.name))) }));

/** One role, always with a process at work in it but for the moments after a kill. */
const keepAlive = async (
  world: World,
  role: 'web' | 'worker',
  env: Record<string, string> = {},
) => {
  let current: ServerProcess = await world.start(role, env, { isBuiltIn: true });
  return {
    url: () => current.url,
    async killAndStart() {
      await delay(Math.random() * LONGEST_LIFE_MS);
      await current.kill();
      current = await world.start(role, env, { isBuiltIn: true });
    },
  };
};

export const killedProcesses = (kills: number): Fault => ({
  id: 'F1',
  title: `${kills} × SIGKILL of web and worker, ${JOBS} jobs`,
  async run(world) {
    const port = '0';
    const web = await keepAlive(world, 'web', { PORT: port });
    const worker = await keepAlive(world, 'worker');

    const submitted: number[] = [];
    const people = Array.from({ length: AT_ONCE }, async (_, person) => {
      for (let turn = person; turn < JOBS; turn += AT_ONCE) {
        submitted.push((await submitOne(web.url, FILES[turn % FILES.length])).jobId);
      }
    });
    for (let kill = 0; kill < kills; kill += 1) {
      await (kill % 2 === 0 ? worker : web).killAndStart();
    }
    await Promise.all(people);
    const begun = Date.now();
    await waitForJobs(world, ENDED_WITHIN_MS);
    const [again] = await world.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM jobs WHERE attempt > 1',
    );
    const [leftOut] = await world.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM job_files WHERE is_left_out',
    );
    const { ready, failed, estimates, jobs } = await outcomeOf(world);
    return [
      exactly('jobs that were taken in are kept, once each', jobs, new Set(submitted).size),
      exactly('jobs ended with an estimate', ready, JOBS),
      exactly('estimates, one a job', estimates, JOBS),
      finding('jobs given up', failed, failed === 0),
      finding('jobs whose worker was killed', again?.count ?? 0, true),
      atMost(
        '  of them ready without the file that was being read',
        leftOut?.count ?? 0,
        JOBS / 10,
        'jobs',
      ),
      finding('last job after the last kill', `${Date.now() - begun} ms`, true),
    ];
  },
});
