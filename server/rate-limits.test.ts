import { describe, expect, it } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer({ env: { RATE_LIMITS: 'on' } });

describe('rate limits', () => {
  it('answer with the time to wait, in words that old clients try again for', async () => {
    const guest = guestOf(server());
    const statuses: number[] = [];
    let last: Response | undefined;
    while (last?.status !== 429 && statuses.length < 400) {
      last = await guest.rest('GET', '/api/projects/');
      statuses.push(last.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(await last?.json()).toEqual({
      detail: `Too many requests. Try again in ${seconds} seconds.`,
      code: 'too_many_requests',
    });
  });

  it('count by address, so that a fresh key does not help', async () => {
    expect((await guestOf(server()).rest('GET', '/api/projects/')).status).toBe(429);
  });

  it('never stop a health check', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`${server().url}/healthz`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
