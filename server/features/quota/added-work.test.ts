// Other work priced by way of corrections, once the trial is used up.
import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { BEDROOM } from '../../testing/bedrooms.ts';
import { TestReviseScopeDocument, TestViewerDocument } from '../../testing/gql/graphql.ts';
import { makeUnderstood, readUnderstood, revise, type Understood } from '../../testing/scoping.ts';
import { guestBehindProxy, type Person, userOf } from '../../testing/world.ts';

const FREE = 1;
const OF_NETWORK = 3;

const server = useTestServer({
  estimator: createBuiltInEstimator(book),
  env: {
    GUEST_FREE_ESTIMATES: String(FREE),
    GUEST_DAILY_PER_ADDRESS: String(OF_NETWORK),
    USER_DAILY_ESTIMATES: '2',
    TRUST_PROXY: '127.0.0.1',
  },
});

const lights = (count: number) =>
  Array.from({ length: count }, () => ({
    addWork: { placeId: null, code: 'ELE-RECESS', quantity: 1 },
  }));

const tryAdding = (person: Person, { id, version }: Understood, count: number) =>
  person.runError(TestReviseScopeDocument, {
    input: { estimateId: id, version, patches: lights(count) },
  });

const leftOf = async (person: Person) =>
  (await person.runOk(TestViewerDocument, {})).viewer.freeEstimatesLeft;

describe('work that is added to what was read', () => {
  it('is free as long as it corrects', async () => {
    const guest = guestBehindProxy(server());
    const estimate = await makeUnderstood(guest, BEDROOM);
    expect(await leftOf(guest)).toBe(0);
    const added = await revise(guest, estimate, ...lights(9));
    expect(added.scope.work).toHaveLength(estimate.scope.work.length + 9);
  });

  it('counts once it is more than was read', async () => {
    const guest = guestBehindProxy(server());
    const estimate = await makeUnderstood(guest, BEDROOM);
    const usedUp = {
      code: 'QUOTA_EXHAUSTED',
      message: 'Free trial used up — sign in to continue.',
    };
    expect(await tryAdding(guest, estimate, 10)).toMatchObject(usedUp);
    expect((await readUnderstood(guest, estimate.id)).version).toBe(1);
    // Taking work out in between makes no room for other work.
    let standing = await revise(guest, estimate, ...lights(9));
    standing = await revise(
      guest,
      standing,
      ...standing.scope.work.slice(1).map(({ id }) => ({ dropWork: id })),
    );
    expect(await tryAdding(guest, standing, 1)).toMatchObject(usedUp);
  });

  it('is throttled for a user who has had the runs of a day', async () => {
    const user = await userOf(server(), 'adder@example.test');
    const estimate = await makeUnderstood(user, BEDROOM);
    const once = await revise(user, estimate, ...lights(10));
    expect(await tryAdding(user, once, 10)).toMatchObject({ code: 'THROTTLED' });
    expect((await readUnderstood(user, estimate.id)).version).toBe(2);
  });
});
