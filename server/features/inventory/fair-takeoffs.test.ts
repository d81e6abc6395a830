// Whoever has many materials taken off does not hold up the others.
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { guestBehindProxy, type Person } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const MANY = 6;
const server = useTestServer({ env: { WORKER_CONCURRENCY: '1', TRUST_PROXY: '127.0.0.1' } });

/** Many words to match take a worker seconds. */
const slowItems = Array.from({ length: 500 }, (_, index) => ({
  description: `Zyxwvut quvwxyz plonkage brrrtle snerfing wugglet ${index} of unheard-of make`,
  quantity: 1,
  unit: 'EA',
}));

const start = (person: Person, id: string, items?: typeof slowItems) =>
  person.rest('POST', `/api/results/${id}/inventory/refresh/`, items && { items });

it('a stranger’s takeoff comes before the second of a network that has many waiting', async () => {
  const { db } = server().ports;
  const hoarders = Array.from({ length: MANY }, () => guestBehindProxy(server(), '198.51.100.5'));
  const other = guestBehindProxy(server());
  const theirs = [];
  for (const hoarder of hoarders) theirs.push({ hoarder, made: await makeEstimate(hoarder) });
  const its = await makeEstimate(other);
  for (const { hoarder, made } of theirs)
    expect((await start(hoarder, made.id, slowItems)).status).toBeLessThan(300);
  expect((await start(other, its.id)).status).toBeLessThan(300);
  const statusOf = async (id: string) =>
    (await db.inventory.findUnique({ where: { estimateId: numberOf(id) } }))?.status;
  await expect.poll(() => statusOf(its.id)).toBe('DONE');
  // The one that ran before it may have ended, and the next has begun.
  expect(await db.inventory.count({ where: { status: 'PENDING' } })).toBeGreaterThanOrEqual(
    MANY - 2,
  );
});
