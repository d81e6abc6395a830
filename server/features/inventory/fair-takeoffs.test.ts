// Whoever has many materials taken off does not hold up the others.
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { guestBehindProxy, type Person } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const MANY = 8;
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
  const taken = (id: string) =>
    db.inventory.findUniqueOrThrow({ where: { estimateId: numberOf(id) } });
  await expect.poll(async () => (await taken(its.id)).status).toBe('DONE');
  const { createdAt, updatedAt } = await taken(its.id);
  // One ran when it came, and another may have been begun in that very moment. The queue had as many as are left.
  const meanwhile = { status: 'DONE' as const, updatedAt: { gt: createdAt, lt: updatedAt } };
  expect(await db.inventory.count({ where: meanwhile })).toBeLessThanOrEqual(2);
});
