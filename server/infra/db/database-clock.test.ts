import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;

afterEach(() => vi.restoreAllMocks());

describe('the time', () => {
  it('is the database’s, also when this machine’s clock is wrong or jumps', async () => {
    const truly = Date.now();
    const clock = await openDatabaseClock(async () => truly + HOUR_MS);
    for (const jump of [-HOUR_MS, 0, 5 * HOUR_MS]) {
      vi.spyOn(Date, 'now').mockReturnValue(truly + jump);
      const off = clock.now().getTime() - (truly + HOUR_MS);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThan(60_000);
    }
    clock.close();
  });

  it('goes with the database when that is set, and goes on while it is away', async () => {
    let time = 1_000_000;
    let isAway = false;
    const askTime = async () => {
      if (isAway) throw new Error('away');
      return time;
    };
    const clock = await openDatabaseClock(askTime, 5);
    time = 9_000_000;
    await expect.poll(() => clock.now().getTime()).toBeGreaterThanOrEqual(9_000_000);
    isAway = true;
    const since = clock.now().getTime();
    await expect.poll(() => clock.now().getTime()).toBeGreaterThan(since);
    clock.close();
  });
});
