// The model against what was measured of the real thing, and against itself where the answer is plain.
import { describe, expect, it } from 'vitest';
import { closedLoop, HABITS, reconnect, SERVICE, simulate } from './plumbline.ts';

/** Row 10 of docs/benchmarks.md: eight customers, one process, two cores of which PostgreSQL has one. */
const MEASURED = { customers: 8, jobsPerSecond: 546.89 };

describe('the model', () => {
  it('makes as many jobs a second as one process was measured to, within 15 %', () => {
    const made = closedLoop(MEASURED.customers, { processes: 1, database: 1 });
    expect(Math.abs(made / MEASURED.jobsPerSecond - 1)).toBeLessThan(0.15);
  });

  it('is bounded by the database once processes are many', () => {
    const made = closedLoop(200, { processes: 20, database: 1 });
    expect(made).toBeLessThan(1 / SERVICE.jobDatabase);
    expect(made).toBeGreaterThan(0.95 / SERVICE.jobDatabase);
  });

  it('keeps cores as busy as the sum of the work says', () => {
    const shape = { web: 2, workers: 2, media: 40, database: 2 };
    const { stations, made } = simulate(shape, 20, 600);
    const media = stations.find(({ name }) => name === 'media')?.utilization ?? 0;
    const work =
      HABITS.photos * SERVICE.photo +
      HABITS.recognizedPages * SERVICE.page +
      HABITS.pdfs * SERVICE.pdf;
    expect(made).toBeGreaterThan(11_000);
    expect(Math.abs(media / ((20 * work) / 40) - 1)).toBeLessThan(0.05);
  });

  it('opens lost sockets no faster than its web processes can', () => {
    const shape = { web: 4, workers: 1, media: 1, database: 4 };
    const seconds = reconnect(shape, 40_000, 1);
    expect(seconds).toBeGreaterThan((0.95 * 40_000 * SERVICE.openSocket) / 4);
    expect(reconnect(shape, 4_000, 30)).toBeLessThan(32);
  });
});
