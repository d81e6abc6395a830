// Whoever starts many jobs does not hold up the others.
import { globalId } from '../../domain/ids.ts';
import { afterEach, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { untilHeld } from '../../testing/editing.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestBehindProxy } from '../../testing/world.ts';

const MANY = 12;
const estimator = createScriptedEstimator();
const server = useTestServer({
  estimator,
  env: { WORKER_CONCURRENCY: '1', TRUST_PROXY: '127.0.0.1' },
});
afterEach(() => estimator.open());

it.each([
  ['one owner who has many waiting', 1],
  ['guests of one network who together have', MANY],
])('another’s first job comes before the second of %s', async (_who, keys) => {
  estimator.close();
  await server().ports.db.job.deleteMany();
  const address = `198.51.100.${keys}`;
  const hoarders = Array.from({ length: keys }, () => guestBehindProxy(server(), address));
  const hoarder = hoarders[0] ?? guestBehindProxy(server());
  const other = guestBehindProxy(server());
  const projectId = await hoarder.makeProject();
  const uploads = [await hoarder.upload()];
  const first = await hoarder.submit({ projectId, uploads });
  await untilHeld(hoarder, first.id);
  const waiting = [];
  for (let turn = 1; turn < MANY; turn += 1) {
    const next = hoarders[turn];
    waiting.push(next ? await next.submit() : await hoarder.submit({ projectId, uploads }));
  }
  const late = await other.submit();
  estimator.open();
  await Promise.all([
    ...waiting.map(({ id }, turn) => (hoarders[turn + 1] ?? hoarder).waitForEnd(id)),
    other.waitForEnd(late.id),
  ]);

  const ended = await server().ports.db.job.findMany({
    orderBy: { finishedAt: 'asc' },
    select: { id: true },
  });
  const order = ended.map(({ id }) => globalId('Job', id));
  // Behind the one that ran, or beside it once that takes long; the owner's own keep their order.
  expect(new Set(order.slice(0, 2))).toEqual(new Set([first.id, late.id]));
  expect(order.slice(2)).toEqual(waiting.map(({ id }) => id));
});
