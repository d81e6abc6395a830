// The clocks of single processes are an hour off, each in another direction, and jump while people work.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TestStartSignInDocument } from '../../server/testing/gql/graphql.ts';
import { verify } from '../../server/testing/signing-in.ts';
import { type Person, personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding } from '../harness/fault.ts';
import { hasItsFile, outcomeOf, type Submitted, submitOne, waitForJobs } from '../harness/jobs.ts';
import type { World } from '../harness/world.ts';

const HOUR_MS = 3_600_000;
const JOBS = 30;
const PRELOAD = new URL('../harness/wrong-clock.ts', import.meta.url).href;

interface Clock {
  set(offMs: number): void;
  env: Record<string, string>;
}

const clockIn = (world: World, name: string): Clock => {
  const file = join(world.dataDir, `${name}.clock`);
  const set = (offMs: number) => writeFileSync(file, String(offMs));
  set(0);
  return { set, env: { CLOCK_FILE: file } };
};

/** Files are named by the clock of whoever wrote them, so the newest by that name need not be. */
const codeFor = (world: World, email: string, known: Set<string>): string => {
  const outbox = join(world.dataDir, 'outbox');
  for (const name of readdirSync(outbox)) {
    const mail = readFileSync(join(outbox, name), 'utf8');
    if (known.has(name) || !mail.includes(`To: ${email}`)) continue;
    known.add(name);
    return /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '';
  }
  throw new Error('No code was mailed.');
};

const signsIn = async (world: World, asks: Person, answers: Person): Promise<string | null> => {
  const email = `${randomUUID()}@example.test`;
  await asks.runOk(TestStartSignInDocument, { input: { email } });
  const outcome = await verify(answers, email, codeFor(world, email, new Set()));
  return outcome.__typename === 'VerifySignInSuccess' ? outcome.token : null;
};

/** Seconds that a second code, asked for at once, is to be waited for. */
const waitToldBy = async (asks: Person, again: Person): Promise<number> => {
  const email = `${randomUUID()}@example.test`;
  await asks.rest('POST', '/api/auth/start/', { email });
  const answer = await again.rest('POST', '/api/auth/start/', { email });
  return answer.status === 429 ? Number(answer.headers.get('retry-after')) : Number.NaN;
};

export const clockJumps: Fault = {
  id: 'F13',
  title: 'Clocks an hour ahead and an hour behind, which then jump',
  async run(world) {
    const [aheadClock, behindClock] = [clockIn(world, 'ahead'), clockIn(world, 'behind')];
    aheadClock.set(HOUR_MS);
    behindClock.set(-HOUR_MS);
    const start = (role: 'web' | 'worker', { env }: Clock) =>
      world.start(role, env, { isBuiltIn: true, preload: PRELOAD });
    const ahead = await start('web', aheadClock);
    const behind = await start('web', behindClock);
    await start('worker', aheadClock);
    await start('worker', behindClock);
    const webs = [ahead, behind];

    let signedIn = 0;
    let tokensGood = 0;
    let waitsGood = 0;
    let linksGood = 0;
    const jobs: Submitted[] = [];
    const round = async () => {
      for (const [asked, answering] of [webs, webs.toReversed()]) {
        if (!asked || !answering) continue;
        const headers = { 'X-Guest-Key': randomUUID() };
        const here = personAt(asked.url, headers);
        const there = personAt(answering.url, headers);
        const token = await signsIn(world, here, there);
        signedIn += token === null ? 0 : 1;
        const me = await personAt(asked.url, { Authorization: `Token ${token}` }).rest(
          'GET',
          '/api/projects/',
        );
        tokensGood += me.status === 200 ? 1 : 0;
        const wait = await waitToldBy(here, there);
        waitsGood += wait > 0 && wait <= 30 ? 1 : 0;
        const job = await submitOne(() => asked.url);
        jobs.push(job);
        await waitForJobs(world, 60_000);
        linksGood += (await hasItsFile(asked.url, job, answering.url)) ? 1 : 0;
      }
    };
    await round();
    const submitting = (async () => {
      for (let turn = jobs.length; turn < JOBS; turn += 1) {
        jobs.push(await submitOne(() => webs[turn % 2]?.url ?? ahead.url));
      }
    })();
    for (const [to, from] of [
      [-HOUR_MS, HOUR_MS],
      [0, 3 * HOUR_MS],
      [HOUR_MS, -HOUR_MS],
    ]) {
      aheadClock.set(to ?? 0);
      behindClock.set(from ?? 0);
      await delay(1_000);
    }
    await submitting;
    await round();
    await waitForJobs(world, 120_000);

    const [order] = await world.query<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM (
         SELECT created_at < lag(created_at) OVER (ORDER BY id) OR finished_at < created_at
             OR abs(extract(epoch FROM created_at - started_at)) > 5 AS is_wrong
         FROM jobs JOIN job_runs ON job_runs.job_id = jobs.id) AS each WHERE is_wrong`,
    );
    const [runs] = await world.query<{ again: number }>(
      'SELECT count(*)::int AS again FROM jobs WHERE attempt > 1',
    );
    const { ready, estimates } = await outcomeOf(world);
    return [
      exactly('codes asked for here and used there', signedIn, 4),
      exactly('sign-ins good at the other process', tokensGood, 4),
      exactly('waits told between 1 and 30 s', waitsGood, 4),
      exactly('links signed here and followed there', linksGood, 4),
      exactly('jobs ended with an estimate', ready, jobs.length),
      exactly('estimates, one a job', estimates, jobs.length),
      finding('jobs begun twice', runs?.again ?? -1, runs?.again === 0),
      finding('rows out of order or of another hour', order?.wrong ?? -1, order?.wrong === 0),
    ];
  },
};
