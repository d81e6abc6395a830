// PostgreSQL is restarted under load, in good order and at once, while jobs run.
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, exactly, type Fault, finding } from '../harness/fault.ts';
import { outcomeOf, submitOne, waitForJobs } from '../harness/jobs.ts';
import { startLoad } from '../harness/load.ts';

const JOBS = 40;
const PER_SECOND = 50;
const AWAY_MS = 1_000;

export const databaseRestarted: Fault = {
  id: 'F4',
  title: `PostgreSQL restarted, fast and immediate, under ${PER_SECOND} requests/s and ${JOBS} jobs`,
  async run(world) {
    const web = await world.start('web', {}, { isBuiltIn: true });
    await world.start('worker', {}, { isBuiltIn: true });
    const { headers } = await submitOne(() => web.url);
    const load = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND);
    const submitting = Array.from({ length: JOBS - 1 }, () => submitOne(() => web.url));
    let slowestReturn = 0;
    const gaps: [from: number, to: number][] = [];
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await delay(2_000);
      const from = Date.now();
      await world.services.database.stop(signal);
      await delay(AWAY_MS);
      await world.services.database.start();
      const up = Date.now();
      while ((await fetch(`${web.url}/readyz`)).status !== 200) await delay(20);
      slowestReturn = Math.max(slowestReturn, Date.now() - up);
      gaps.push([from, Date.now()]);
    }
    await Promise.all(submitting);
    await waitForJobs(world, 180_000);
    const answers = await load.stop();
    const refused = answers.filter(({ status }) => status === 503);
    const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
    const outside = answers.filter(
      ({ status, startedAt }) =>
        status !== 200 && !gaps.some(([from, to]) => startedAt >= from - 100 && startedAt <= to),
    );
    const { ready, estimates } = await outcomeOf(world);
    return [
      finding(
        'answers other than 200 and 503',
        `${wrong.length} of ${answers.length}`,
        wrong.length === 0,
      ),
      exactly(
        '503 that say when to come back',
        refused.filter((each) => each.retryAfter).length,
        refused.length,
      ),
      finding('failures outside the outages', outside.length, outside.length === 0),
      atMost('ready again, after PostgreSQL was up', slowestReturn, 1_000, 'ms'),
      exactly('jobs ended with an estimate', ready, JOBS),
      exactly('estimates, one a job', estimates, JOBS),
    ];
  },
};
