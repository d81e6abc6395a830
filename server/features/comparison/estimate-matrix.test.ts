import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, save } from '../../testing/editing.ts';
import {
  TestCreateApiTokenDocument,
  TestEstimateMatrixDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf, personAt, userOf } from '../../testing/world.ts';

const server = useTestServer();

describe('estimates side by side', () => {
  it('are told category by category in the order asked, each column up to its total', async () => {
    const guest = guestOf(server());
    const [one, standing] = [await makeEstimate(guest), await makeEstimate(guest)];
    const other = await save(guest, standing, {
      items: [{ ...editedLinesOf(standing)[0]!, category: 'Tile', quantity: 10 }],
      totalOverride: 150,
    });
    const ids = [other.id, one.id];
    const { estimateMatrix } = await guest.runOk(TestEstimateMatrixDocument, {
      ids: [...ids, other.id],
    });
    expect(estimateMatrix?.estimates.map(({ id }) => id)).toEqual(ids);
    const tile = estimateMatrix?.rows.find(({ category }) => category === 'Tile');
    expect(tile?.amounts).toEqual([106.25, null]);
    const sums = estimateMatrix?.estimates.map((_, at) =>
      estimateMatrix.rows.reduce(
        (sum, { amounts }) => sum + (amounts[at] ?? 0),
        estimateMatrix.setByHand[at] ?? 0,
      ),
    );
    expect(sums?.[0]).toBeCloseTo(150, 6);
    expect(sums?.[1]).toBeCloseTo(one.total, 6);
  });

  it('are two to six', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const error = await guest.runError(TestEstimateMatrixDocument, { ids: [id, id] });
    expect(error).toMatchObject({ code: 'BAD_INPUT', message: 'Choose 2 to 6 estimates.' });
  });

  it('are nobody else’s', async () => {
    const [guest, other] = [guestOf(server()), guestOf(server())];
    const ids = [(await makeEstimate(guest)).id, (await makeEstimate(guest)).id];
    const mine = (await makeEstimate(other)).id;
    expect((await other.runOk(TestEstimateMatrixDocument, { ids })).estimateMatrix).toBeNull();
    const mixed = await other.runOk(TestEstimateMatrixDocument, { ids: [mine, ids[0]!] });
    expect(mixed.estimateMatrix).toBeNull();
  });

  it('are read with a token that may read estimates, and with no other', async () => {
    const owner = await userOf(server(), 'matrix@example.com');
    const ids = [(await makeEstimate(owner)).id, (await makeEstimate(owner)).id];
    const programOf = async (scope: 'ESTIMATES_READ' | 'PROJECTS_READ') => {
      const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
        input: { name: scope, scopes: [scope], expiresInDays: 1 },
      });
      if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
      return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
    };
    const reader = await programOf('ESTIMATES_READ');
    const { estimateMatrix } = await reader.runOk(TestEstimateMatrixDocument, { ids });
    expect(estimateMatrix?.estimates.map(({ id }) => id)).toEqual(ids);
    const planner = await programOf('PROJECTS_READ');
    expect(await planner.runError(TestEstimateMatrixDocument, { ids })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
