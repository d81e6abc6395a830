import { numberOf } from '../../testing/ids.ts';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestSubmitJobDocument, TestViewerDocument } from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, userOf } from '../../testing/world.ts';
import { DAY_MS } from '../../domain/time.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({
  estimator,
  env: { GUEST_FREE_ESTIMATES: '2', GUEST_DAILY_PER_ADDRESS: '6', USER_DAILY_ESTIMATES: '1' },
});

const quotaOf = async (person: ReturnType<typeof guestOf>) =>
  (await person.runOk(TestViewerDocument, {})).viewer.quota;

const restBody = async (person: ReturnType<typeof guestOf>) => ({
  instructions: 'Repaint the bedroom',
  property_type: 'res',
  work_grade: 'standard',
  uploads: [numberOf(await person.upload())],
  agent_kind: 'home_project',
  project: numberOf(await person.makeProject()),
});

describe('the free trial', () => {
  it('ends with the words that send a guest to sign in', async () => {
    const guest = guestOf(server());
    const told = [await quotaOf(guest)];
    await guest.submit();
    told.push(await quotaOf(guest));
    await guest.submit();
    told.push(await quotaOf(guest));
    expect(told).toEqual([2, 1, 0].map((left) => ({ estimatesLeftToday: left, resetsAt: null })));
    const input = await guest.submitInput();
    expect(await guest.runError(TestSubmitJobDocument, { input })).toEqual({
      message: 'Free trial used up — sign in to continue.',
      code: 'QUOTA_EXHAUSTED',
    });
    const answer = await guest.rest('POST', '/api/jobs/', await restBody(guest));
    expect(answer.status).toBe(402);
    expect(await answer.json()).toEqual({
      detail: 'Free trial used up — sign in to continue.',
      code: 'guest_quota_exhausted',
      login_required: true,
    });
  });

  it('lets no submit slip past when they come together', async () => {
    const guest = guestOf(server());
    const input = await guest.submitInput();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.run(TestSubmitJobDocument, { input })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
  });

  it('does not count a job that failed', async () => {
    const guest = guestOf(server());
    estimator.failNext(3);
    await guest.waitForEnd((await guest.submit()).id);
    await guest.submit();
    await expect(guest.submit()).rejects.toThrow('QUOTA_EXHAUSTED');
  });

  it('ends for fresh keys from one address, too', async () => {
    const fresh = guestOf(server());
    await expect(fresh.submit()).rejects.toThrow('QUOTA_EXHAUSTED');
    const { estimatesLeftToday, resetsAt } = await quotaOf(fresh);
    expect(estimatesLeftToday).toBe(0);
    // A day after the first of these tests, which was a moment ago.
    expect(Date.parse(resetsAt ?? '')).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
  });
});

describe('a user’s daily cap', () => {
  it('answers with the time to wait', async () => {
    const user = await userOf(server(), 'busy@example.test');
    expect(await quotaOf(user)).toEqual({ estimatesLeftToday: 1, resetsAt: null });
    await user.submit();
    expect(await quotaOf(user)).toEqual({ estimatesLeftToday: 0, resetsAt: expect.any(String) });
    const input = await user.submitInput();
    const error = await user.runError(TestSubmitJobDocument, { input });
    expect(error).toMatchObject({
      code: 'THROTTLED',
      message: expect.stringContaining('throttled'),
    });
    expect(error.retryAfterSeconds).toBeGreaterThan(86_000);
    const answer = await user.rest('POST', '/api/jobs/', await restBody(user));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });
});
