import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { save } from '../../testing/editing.ts';
import { TestReviseScopeDocument, TestViewerDocument } from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf } from '../../testing/world.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator, env: { GUEST_FREE_ESTIMATES: '2' } });

it('a job that only asks uses up no free estimate; what is made of its answers does', async () => {
  const guest = guestOf(server());
  const left = async () => (await guest.runOk(TestViewerDocument, {})).viewer.freeEstimatesLeft;
  estimator.askNext(2);
  const asked = await guest.waitForEnd((await guest.submit()).id);
  await guest.waitForEnd((await guest.submit()).id);
  expect(await left()).toBe(2);

  const estimateId = asked.estimate?.id ?? '';
  const { reviseScope } = await guest.runOk(TestReviseScopeDocument, {
    input: { estimateId, version: 1, patches: [{ dropWork: 'w1' }] },
  });
  expect(reviseScope).toMatchObject({ __typename: 'ReviseScopeSuccess', estimate: { version: 2 } });
  expect(await left()).toBe(1);

  // Lines that are taken out again give nothing back.
  await save(guest, { id: estimateId, version: 2 }, { items: [] });
  expect(await left()).toBe(1);
});
