// A server with many sockets is killed and comes back; each socket follows a job, with the page's own way of returning.
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { SOCKET_RETRY, spread, waitBefore } from '../../server/domain/account/backoff.ts';
import { atMost, exactly, type Fault } from '../harness/fault.ts';
import { submitOne, waitForJobs } from '../harness/jobs.ts';
import { percentile } from '../harness/load.ts';

const QUERY = 'subscription ($jobId: ID!) { jobChanged(jobId: $jobId) { status } }';
const AT_ONCE = 50;
const JOBS = 10;

interface Follower {
  /** Resolves at the next event. */
  heard(): Promise<unknown>;
  status(): string | undefined;
  stop(): void;
}

const follow = (url: string, jobId: number, headers: Record<string, string>): Follower => {
  const client: Client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: headers,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => delay(spread(waitBefore(SOCKET_RETRY, retries))),
  });
  let next = Promise.withResolvers<unknown>();
  let status: string | undefined;
  client.subscribe<{ jobChanged: { status: string } }>(
    { query: QUERY, variables: { jobId: String(jobId) } },
    {
      next: ({ data }) => {
        status = data?.jobChanged.status ?? status;
        next.resolve(status);
        next = Promise.withResolvers();
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    heard: () => next.promise,
    status: () => status,
    stop: () => void client.dispose(),
  };
};

export const socketsReturn = (count: number, downMs: number): Fault => ({
  id: 'F10',
  title: `${count} sockets, the web process killed and back after ${downMs / 1_000} s`,
  async run(world) {
    const web = await world.start('web');
    const worker = await world.start('worker', {}, { isClosed: true });
    const jobs = await Promise.all(Array.from({ length: JOBS }, () => submitOne(() => web.url)));
    const followers: Follower[] = [];
    while (followers.length < count) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - followers.length) }, (_, at) => {
        const job = jobs[at % JOBS];
        if (!job) throw new Error('There is no such job.');
        return follow(web.url, job.jobId, job.headers);
      });
      await Promise.all(batch.map((each) => each.heard()));
      followers.push(...batch);
    }
    const port = new URL(web.url).port;
    await web.kill();
    // The jobs end while nobody listens.
    worker.open();
    await waitForJobs(world, 60_000);
    await delay(downMs);
    const returned = followers.map(async (each) => {
      await each.heard();
      return Date.now();
    });
    await world.start('web', { PORT: port });
    const up = Date.now();
    const late = (await Promise.all(returned)).map((moment) => moment - up);
    const ready = followers.filter((each) => each.status() === 'READY').length;
    for (const each of followers) each.stop();
    return [
      exactly('sockets back, and told of the end they missed', ready, count),
      atMost('99 of 100 are back, after the server was up', percentile(late, 0.99), 12_500, 'ms'),
      atMost('half of them', percentile(late, 0.5), 10_000, 'ms'),
    ];
  },
});
