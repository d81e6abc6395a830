// Minutes of steady use: requests, jobs, sockets that come and go. Memory and open files must not climb.
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { TestJobChangedDocument } from '../../server/testing/gql/graphql.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding } from '../harness/fault.ts';
import { submitOne, waitForJobs } from '../harness/jobs.ts';
import { startLoad } from '../harness/load.ts';

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

export const soak = (minutes: number): Fault => ({
  id: 'F18',
  title: `${minutes} minutes of ${PER_SECOND} requests/s, jobs, and sockets that come and go`,
  async run(world) {
    const web = await world.start('web');
    await world.start('worker');
    const { headers } = await submitOne(() => web.url);
    const load = startLoad(() => `${web.url}/api/projects/`, headers, PER_SECOND);
    const until = Date.now() + minutes * 60_000;
    const churn = (async () => {
      while (Date.now() < until) {
        const { jobId, headers: own } = await submitOne(() => web.url);
        const events = personAt(web.url, own).subscribe(TestJobChangedDocument, {
          jobId: String(jobId),
        });
        await events.rest();
        await events.stop();
        await delay(100);
      }
    })();
    const memory: [minute: number, mb: number][] = [];
    const files: number[] = [];
    while (Date.now() < until) {
      await delay(LOOK_EVERY_MS);
      memory.push([Date.now() / 60_000, (await web.memory()) / 1_000_000]);
      files.push(readdirSync(`/proc/${web.pid}/fd`).length);
    }
    await churn;
    await waitForJobs(world, 30_000);
    const answers = await load.stop();
    const warm = memory.slice(Math.floor(memory.length * WARM_UP_SHARE));
    const slope = slopeOf(warm);
    const [firstMb, lastMb] = [warm[0]?.[1] ?? 0, warm.at(-1)?.[1] ?? 0];
    const warmFiles = files.slice(Math.floor(files.length * WARM_UP_SHARE));
    const half = Math.floor(warmFiles.length / 2);
    const good = answers.filter(({ status }) => status === 200).length;
    return [
      exactly('requests answered', good, answers.length),
      // A few minutes cannot tell a leak of megabytes an hour from the collector's breathing: see the slope.
      finding(
        'memory of the web process after warming up',
        `${Math.round(firstMb)} → ${Math.round(lastMb)} MB, ${slope.toFixed(1)} MB a minute`,
        lastMb - firstMb < 40,
      ),
      finding(
        'open files',
        `${Math.min(...warmFiles)}–${Math.max(...warmFiles)}, at last ${lowest(warmFiles.slice(half))}, before ${lowest(warmFiles.slice(0, half))} at the least`,
        lowest(warmFiles.slice(half)) <= lowest(warmFiles.slice(0, half)) + 5,
      ),
    ];
  },
});
