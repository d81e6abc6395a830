// Redis ends while jobs are followed, the jobs end meanwhile, and Redis comes back.
import { setTimeout as delay } from 'node:timers/promises';
import { TestJobChangedDocument } from '../../server/testing/gql/graphql.ts';
import { personAt } from '../../server/testing/world.ts';
import { atMost, exactly, type Fault } from '../harness/fault.ts';
import { submitOne, waitForJobs } from '../harness/jobs.ts';
import { startLoad } from '../harness/load.ts';

const JOBS = 20;
const AWAY_MS = 3_000;

export const redisAway: Fault = {
  id: 'F3',
  title: `Redis away for ${AWAY_MS / 1_000} s while ${JOBS} followed jobs end`,
  async run(world) {
    const web = await world.start('web');
    const worker = await world.start('worker', {}, { isClosed: true });
    const people = [];
    for (let job = 0; job < JOBS; job += 1) people.push(await submitOne(() => web.url));
    let back = 0;
    const ends = people.map(async ({ jobId, headers }) => {
      const events = personAt(web.url, headers).subscribe(TestJobChangedDocument, {
        jobId: String(jobId),
      });
      await events.take();
      const seen = await events.rest();
      await events.stop();
      return { stage: seen.at(-1)?.jobChanged.status, late: Date.now() - back };
    });
    const first = people[0];
    const load = startLoad(() => `${web.url}/api/projects/`, first?.headers ?? {}, 20);
    await delay(500);

    await world.services.redis.stop('SIGTERM');
    worker.open();
    await waitForJobs(world, 60_000);
    await delay(AWAY_MS);
    await world.services.redis.start();
    back = Date.now();

    const told = await Promise.all(ends);
    const answers = await load.stop();
    const ready = told.filter(({ stage }) => stage === 'READY').length;
    const failed = answers.filter(({ status }) => status !== 200).length;
    return [
      exactly('followers were told of the end', ready, JOBS),
      atMost(
        'last of them, after Redis was back',
        Math.max(...told.map(({ late }) => late)),
        4_000,
        'ms',
      ),
      exactly('requests answered meanwhile', answers.length - failed, answers.length),
    ];
  },
};
