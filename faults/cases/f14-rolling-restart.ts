// Two web and two worker processes on PostgreSQL, Redis and S3 behind a proxy are replaced one after the other under load, jobs and uploads.
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { atMost, exactly, type Fault } from '../harness/fault.ts';
import { hasItsFile, outcomeOf, type Submitted, submitOne, waitForJobs } from '../harness/jobs.ts';
import { startLoad } from '../harness/load.ts';
import { startFaultyStorage } from '../harness/storage.ts';
import { startProxy } from '../harness/proxy.ts';

const PER_SECOND = 50;
const JOBS = 60;

export const rollingRestart: Fault = {
  id: 'F14',
  title: `Two web and two worker processes replaced in turn under ${PER_SECOND} requests/s and ${JOBS} jobs`,
  async run(world) {
    const storage = await startFaultyStorage();
    const start = (role: 'web' | 'worker') =>
      world.start(role, { DRAIN_SECONDS: '1', ...storage.env }, { isBuiltIn: true });
    const webs = [await start('web'), await start('web')];
    const workers = [await start('worker'), await start('worker')];
    const proxy = await startProxy();
    await proxy.use(webs.map(({ url }) => url));
    const { headers } = await submitOne(() => proxy.url);
    const load = startLoad(() => `${proxy.url}/api/projects/`, headers, PER_SECOND);

    const codes: (number | null)[] = [];
    let slowest = 0;
    const stop = async (process: ServerProcess) => {
      const begun = Date.now();
      codes.push(await process.stop());
      slowest = Math.max(slowest, Date.now() - begun);
    };
    const submitted: Submitted[] = [];
    const submitting = (async () => {
      for (let job = 1; job < JOBS; job += 1) submitted.push(await submitOne(() => proxy.url));
    })();
    for (const turn of [0, 1]) {
      const [oldWeb, oldWorker] = [webs[turn], workers[turn]];
      if (!oldWeb || !oldWorker) throw new Error('There is nothing to replace.');
      webs[turn] = await start('web');
      await proxy.use([...webs, oldWeb].map(({ url }) => url));
      await stop(oldWeb);
      await proxy.use(webs.map(({ url }) => url));
      workers[turn] = await start('worker');
      await stop(oldWorker);
      await delay(500);
    }
    await submitting;
    await waitForJobs(world, 120_000);
    const answers = await load.stop();
    const files = await Promise.all(submitted.map((job) => hasItsFile(proxy.url, job)));
    proxy.close();
    await world.stopAll();
    await storage.close();
    const good = answers.filter(({ status }) => status === 200).length;
    const { ready, estimates } = await outcomeOf(world);
    return [
      exactly('requests answered', good, answers.length),
      exactly('processes that ended in good order', codes.filter((code) => code === 0).length, 4),
      atMost('longest end', slowest, 25_000, 'ms'),
      exactly('jobs ended with an estimate', ready, JOBS),
      exactly('estimates, one a job', estimates, JOBS),
      exactly('uploads that can be downloaded', files.filter(Boolean).length, submitted.length),
    ];
  },
};
