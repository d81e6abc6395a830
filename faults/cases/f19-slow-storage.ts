// Object storage answers late, and then not at all, while people upload and others look at their projects.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeXlsxOfCells } from '../../server/infra/media/testing/attacks.ts';
import { personAt } from '../../server/testing/world.ts';
import { atMost, exactly, type Fault, finding } from '../harness/fault.ts';
import { outcomeOf, submitOne, waitForJobs } from '../harness/jobs.ts';
import { msOf, percentile, startLoad } from '../harness/load.ts';
import { startFaultyStorage } from '../harness/storage.ts';

const LATE_MS = 1_500;
const FROZEN_MS = 25_000;
const JOBS = 20;
const PER_SECOND = 20;
const PAGES_P99_MS = 500;

let rows = 1;
/** Makes a document of its own each time, so that none is stored already. */
const newDocument = () => ({
  name: 'list.xlsx',
  kind: 'doc',
  bytes: new Uint8Array(makeXlsxOfCells((rows += 1), 2)),
});

export const slowStorage: Fault = {
  id: 'F19',
  title: `Storage ${LATE_MS} ms late with each answer, then frozen for ${FROZEN_MS / 1_000} s`,
  async run(world) {
    const storage = await startFaultyStorage();
    try {
      const web = await world.start('web', storage.env, { isBuiltIn: true });
      await world.start('worker', storage.env, { isBuiltIn: true });
      const { headers } = await submitOne(() => web.url);
      const pages = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND);
      const alive = startLoad(() => `${web.url}/healthz`, {}, 5);

      storage.slowDown(LATE_MS);
      await Promise.all(
        Array.from({ length: JOBS }, () => submitOne(() => web.url, newDocument())),
      );
      await waitForJobs(world, 120_000);
      const late = await outcomeOf(world);
      storage.slowDown(0);

      // Some are at work when it stops answering.
      const working = Array.from({ length: JOBS }, () => submitOne(() => web.url, newDocument()));
      await delay(300);
      storage.freeze();
      const uploads = Array.from({ length: 4 }, () =>
        personAt(web.url, { 'X-Guest-Key': randomUUID() }).postFile(newDocument()),
      );
      await delay(FROZEN_MS);
      const readiness = (await fetch(`${web.url}/readyz`)).status;
      await storage.thaw();
      const thawed = Date.now();
      while ((await fetch(`${web.url}/readyz`)).status !== 200) await delay(20);
      const recovered = Date.now() - thawed;
      const taken = await Promise.all(uploads);
      await Promise.all(working);
      await waitForJobs(world, 180_000);
      const answers = await pages.stop();
      const health = await alive.stop();
      const { ready, failed } = await outcomeOf(world);
      const partial = (await storage.files()).filter((name) => name.startsWith('partial/'));
      const said = taken.filter(
        ({ status, headers: told }) =>
          status === 201 || (status === 503 && told.get('retry-after') !== null),
      );
      return [
        exactly('late: jobs ended with an estimate', late.ready, JOBS + 1),
        exactly(
          'frozen: uploads taken in the end, or refused with the time to come back',
          said.length,
          4,
        ),
        finding('/readyz meanwhile', readiness, readiness === 503),
        atMost('ready again after the thaw', recovered, 5_000, 'ms'),
        exactly('jobs ended with an estimate', ready, 2 * JOBS + 1),
        finding('jobs given up', failed, failed === 0),
        finding('left in the bucket of what was cut off', partial.length, partial.length === 0),
        exactly(
          'pages answered',
          answers.filter(({ status }) => status === 200).length,
          answers.length,
        ),
        atMost('their p99', percentile(msOf(answers), 0.99), PAGES_P99_MS, 'ms'),
        exactly(
          '/healthz answered',
          health.filter(({ status }) => status === 200).length,
          health.length,
        ),
      ];
    } finally {
      await world.stopAll();
      await storage.close();
    }
  },
};
