// How many estimates somebody has is kept, not counted: it stays right whatever happens to them, and costs the same for all.
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestDeleteJobDocument,
  TestDeleteProjectDocument,
  TestRestoreJobDocument,
  TestRestoreProjectDocument,
  TestSearchEstimatesDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { estimateOf } from '../../testing/introducing.ts';
import { recordQueries } from '../../testing/queries.ts';
import { signIn } from '../../testing/signing-in.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { sweepDeleted } from '../deletion/sweep-deleted.ts';
import { sumEstimateCounts } from './estimate-counts.ts';

const server = useTestServer();
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

const countOf = async (person: Person): Promise<number> => {
  const { viewer } = await person.runOk(TestSearchEstimatesDocument, { query: '', first: 1 });
  return viewer.estimates.totalCount;
};

/** Before and after the sweeper has added it up. */
const countsOf = async (person: Person) => {
  const before = await countOf(person);
  await sumEstimateCounts(server().ports);
  return [before, await countOf(person)];
};

const rowsOf = async (accountId: number) => {
  const { rows } = await server().pool.query<{ change: string; is_sum: boolean }>(
    'SELECT change, is_sum FROM estimate_counts WHERE account_id = $1',
    [accountId],
  );
  return rows;
};

const accountOf = async (estimateId: string): Promise<number> => {
  const { rows } = await server().pool.query<{ account_id: number }>(
    'SELECT account_id FROM estimates WHERE id = $1',
    [numberOf(estimateId)],
  );
  return rows[0]?.account_id ?? 0;
};

it('follows what is made, deleted, restored, adopted and removed for good', async () => {
  const guest = guestOf(server());
  expect(await countsOf(guest)).toEqual([0, 0]);
  const projectId = await guest.makeProject();
  const first = await estimateOf(guest);
  const second = await estimateOf(guest, { projectId });
  expect(await countsOf(guest)).toEqual([2, 2]);

  const { jobId } = first;
  await guest.runOk(TestDeleteJobDocument, { jobId });
  expect(await countsOf(guest)).toEqual([1, 1]);
  await guest.runOk(TestRestoreJobDocument, { jobId });
  expect(await countsOf(guest)).toEqual([2, 2]);
  await guest.runOk(TestDeleteProjectDocument, { projectId });
  expect(await countsOf(guest)).toEqual([1, 1]);
  await guest.runOk(TestRestoreProjectDocument, { projectId });
  await guest.runOk(TestDeleteJobDocument, { jobId });

  const guestAccount = await accountOf(second.estimateId);
  const { user } = await signIn(server(), guest, 'counted@example.com');
  expect(await countsOf(user)).toEqual([1, 1]);
  expect(await rowsOf(guestAccount)).toEqual([]);

  const later = new Date(Date.now() + MONTH_MS);
  await sweepDeleted({ ...server().ports, now: () => later });
  expect(await countsOf(user)).toEqual([1, 1]);
});

it('is one row once it was added up, also by several sweepers at once', async () => {
  const guest = guestOf(server());
  const { estimateId } = await estimateOf(guest);
  await estimateOf(guest);
  const { ports } = server();
  await Promise.all([sumEstimateCounts(ports), sumEstimateCounts(ports)]);
  await sumEstimateCounts(ports);
  expect(await rowsOf(await accountOf(estimateId))).toEqual([{ change: '2', is_sum: true }]);
  expect(await countOf(guest)).toBe(2);
});

it('reads no estimate', async () => {
  const guest = guestOf(server());
  await estimateOf(guest);
  const recorded = await recordQueries(server().pool, () => countOf(guest));
  const counting = recorded.filter(({ text }) => /count\(|sum\(/i.test(text));
  expect(counting.map(({ text }) => /FROM "?(?:public"?\.)?"?(\w+)/.exec(text)?.[1])).toEqual([
    'estimate_counts',
  ]);
});
