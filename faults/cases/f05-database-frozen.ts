// PostgreSQL and its connections stand still under load.
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, exactly, type Fault, finding } from '../harness/fault.ts';
import { submitOne } from '../harness/jobs.ts';
import { msOf, startLoad } from '../harness/load.ts';

const FROZEN_MS = 15_000;
const PER_SECOND = 20;

export const databaseFrozen: Fault = {
  id: 'F5',
  title: `PostgreSQL frozen for ${FROZEN_MS / 1_000} s under ${PER_SECOND} requests/s`,
  async run(world) {
    const web = await world.start('web');
    const { headers } = await submitOne(() => web.url);
    const load = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND);
    const alive = startLoad(() => `${web.url}/healthz`, {}, 5);
    await delay(1_000);
    world.services.database.freeze();
    await delay(FROZEN_MS / 2);
    const readiness = (await fetch(`${web.url}/readyz`)).status;
    await delay(FROZEN_MS / 2);
    world.services.database.thaw();
    const thawed = Date.now();
    while ((await fetch(`${web.url}/api/projects/`, { headers })).status !== 200) await delay(20);
    const recovered = Date.now() - thawed;
    await delay(1_000);
    const answers = await load.stop();
    const health = await alive.stop();
    const wrong = answers.filter(({ status }) => status !== 200 && status !== 503).length;
    return [
      finding('answers other than 200 and 503', `${wrong} of ${answers.length}`, wrong === 0),
      atMost('longest request', Math.max(...msOf(answers)), 10_500, 'ms'),
      exactly(
        '/healthz answered',
        health.filter(({ status }) => status === 200).length,
        health.length,
      ),
      finding('/readyz meanwhile', readiness, readiness === 503),
      atMost('first good answer after the thaw', recovered, 2_000, 'ms'),
    ];
  },
};
