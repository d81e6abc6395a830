// What a caller is told of what is left.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { TestRateLimitDocument } from '../testing/gql/graphql.ts';
import { guestOf } from '../testing/world.ts';

const counting = useTestServer({ env: { RATE_LIMITS: 'on' } });
const uncounted = useTestServer();

const WISH = { orderBy: { field: 'NAME', direction: 'ASC' } } as const;

describe('Query.rateLimit', () => {
  it('tells what the document costs and how many calls are left in the minute', async () => {
    const guest = guestOf(counting());
    const ask = async (projects: number) => {
      const { rateLimit } = await guest.runOk(TestRateLimitDocument, { projects, ...WISH });
      return rateLimit;
    };
    const [few, many] = [await ask(1), await ask(50)];
    // A project costs two, itself and its number, and the pages differ by 49 of them.
    expect(many.cost - few.cost).toBe(49 * 2);
    expect(few).toMatchObject({ limit: 600, remaining: expect.any(Number) });
    expect(many.remaining).toBe((few.remaining ?? 0) - 1);
    const seconds = (Date.parse(many.resetsAt ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(61);
  });

  it('counts the operations of sockets, too', async () => {
    const guest = guestOf(counting());
    const over = guest.subscribe(TestRateLimitDocument, { projects: 1, ...WISH });
    const [answer] = await over.rest();
    const after = await guest.runOk(TestRateLimitDocument, { projects: 1, ...WISH });
    expect(answer?.rateLimit.limit).toBe(600);
    expect(after.rateLimit.remaining).toBe((answer?.rateLimit.remaining ?? 0) - 1);
  });

  it('tells no number where nothing is counted', async () => {
    const { rateLimit } = await guestOf(uncounted()).runOk(TestRateLimitDocument, {
      projects: 1,
      ...WISH,
    });
    expect(rateLimit).toMatchObject({ limit: null, remaining: null, resetsAt: null });
    expect(rateLimit.cost).toBeGreaterThan(0);
  });
});
