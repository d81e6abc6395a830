// Whoever starts many jobs does not hold up the others.
import { afterEach, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { untilHeld } from '../../testing/editing.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf } from '../../testing/world.ts';

const MANY = 12;
const estimator = createScriptedEstimator();
const server = useTestServer({ estimator, env: { WORKER_CONCURRENCY: '1' } });
afterEach(() => estimator.open());

it('one owner’s first job comes before the second of another who has many waiting', async () => {
  estimator.close();
  const [hoarder, other] = [guestOf(server()), guestOf(server())];
  const projectId = await hoarder.makeProject();
  const uploads = [await hoarder.upload()];
  const first = await hoarder.submit({ projectId, uploads });
  await untilHeld(hoarder, first.id);
  const waiting = [];
  for (let turn = 1; turn < MANY; turn += 1) {
    waiting.push(await hoarder.submit({ projectId, uploads }));
  }
  const late = await other.submit();
  estimator.open();
  await Promise.all([
    ...waiting.map(({ id }) => hoarder.waitForEnd(id)),
    other.waitForEnd(late.id),
  ]);

  const ended = await server().ports.db.job.findMany({
    orderBy: { finishedAt: 'asc' },
    select: { id: true },
  });
  const order = ended.map(({ id }) => String(id));
  // Behind the one that ran; the owner's own keep their order.
  expect(order).toEqual([first.id, late.id, ...waiting.map(({ id }) => id)]);
});
