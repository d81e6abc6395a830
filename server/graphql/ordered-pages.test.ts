// Pages of lists that are ordered by something else than a date, of one project's, and of those a viewer is two sides of.
import { globalId } from '../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import {
  TestAcceptContractorDocument,
  TestDeleteJobDocument,
  TestOrderedPagesDocument,
  type TestOrderedPagesQueryVariables,
  TestPagesDocument,
  TestProjectPagesDocument,
  TestRespondToLeadDocument,
  TestRestoreJobDocument,
  TestThreadPagesDocument,
  type TestThreadPagesQueryVariables,
} from '../testing/gql/graphql.ts';
import { askFor, contractorOf, estimateOf, introduced, leadOf } from '../testing/introducing.ts';
import { guestOf, type Person, userOf } from '../testing/world.ts';
import { numberOf } from '../testing/ids.ts';

const server = useTestServer();
const TOTALS = [500, 100, 500, 500, 900];

describe('pages of estimates', () => {
  let guest: Person;
  let project: string;
  /** Estimates in the order of `TOTALS`. */
  let made: { estimateId: string; jobId: string }[] = [];
  const idsAt = (...places: number[]) => places.map((place) => made[place]?.estimateId);
  beforeAll(async () => {
    guest = guestOf(server());
    project = await guest.makeProject();
    made = await Promise.all(TOTALS.map(() => estimateOf(guest, { projectId: project })));
    made = made.toSorted((a, b) => numberOf(a.estimateId) - numberOf(b.estimateId));
    for (const [place, total] of TOTALS.entries()) {
      const values = [total, numberOf(made[place]?.estimateId)];
      await server().pool.query('UPDATE estimates SET total_cents = $1 WHERE id = $2', values);
    }
  }, 60_000);

  const pageOf = async (page: TestOrderedPagesQueryVariables) => {
    const { viewer } = await guest.runOk(TestOrderedPagesDocument, page);
    return { ...viewer.estimates, ids: viewer.estimates.nodes.map(({ id }) => id) };
  };

  it('by their totals follow each other in both directions', async () => {
    const orderBy = { field: 'TOTAL', direction: 'DESC' } as const;
    const first = await pageOf({ first: 2, orderBy });
    const second = await pageOf({ first: 3, orderBy, after: first.pageInfo.endCursor });
    expect([...first.ids, ...second.ids]).toEqual(idsAt(4, 3, 2, 0, 1));
    const above = await pageOf({ last: 2, orderBy, before: second.pageInfo.startCursor });
    expect(above.ids).toEqual(first.ids);
    const ascending = { ...orderBy, direction: 'ASC' } as const;
    const least = await pageOf({ first: 2, orderBy: ascending });
    const rest = await pageOf({ first: 3, orderBy: ascending, after: least.pageInfo.endCursor });
    expect([...least.ids, ...rest.ids]).toEqual(idsAt(1, 0, 2, 3, 4));
  });

  it('in one project are those of that project, and nobody sees somebody else’s there', async () => {
    const filter = { projectId: project };
    const elsewhere = await estimateOf(guest, { projectId: await guest.makeProject() });
    const first = await pageOf({ first: 2, filter });
    const second = await pageOf({ first: 9, filter, after: first.pageInfo.endCursor });
    expect([...first.ids, ...second.ids]).not.toContain(elsewhere.estimateId);
    expect(first.ids.length + second.ids.length).toBe(TOTALS.length);
    expect(second.totalCount).toBe(TOTALS.length);
    const other = await guestOf(server()).runOk(TestOrderedPagesDocument, { filter });
    expect(other.viewer.estimates).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('leave out what was deleted, and so does the number of a project’s jobs', async () => {
    const counted = async () => {
      const answer = await guest.runOk(TestPagesDocument, { project, first: 1 });
      return answer.project?.jobs.totalCount;
    };
    const jobId = made[0]?.jobId ?? '';
    await guest.runOk(TestDeleteJobDocument, { jobId });
    expect(await counted()).toBe(TOTALS.length - 1);
    expect((await pageOf({ filter: { projectId: project } })).ids).toHaveLength(TOTALS.length - 1);
    await guest.runOk(TestRestoreJobDocument, { jobId });
    expect(await counted()).toBe(TOTALS.length);
  });
});

it('pages of projects by their names follow each other, also where two have the same', async () => {
  const guest = guestOf(server());
  const ids: string[] = [];
  for (const name of ['Oak', 'Elm', 'Oak']) {
    const answer = await guest.rest('POST', '/api/projects/', { name, zip: '94110' });
    ids.push(globalId('Project', ((await answer.json()) as { id: number }).id));
  }
  const pageOf = async (after: string | null, direction: 'ASC' | 'DESC') => {
    const orderBy = { field: 'NAME', direction } as const;
    const answer = await guest.runOk(TestProjectPagesDocument, { first: 2, after, orderBy });
    return answer.viewer.projects;
  };
  for (const [direction, order] of [
    ['ASC', [1, 0, 2]],
    ['DESC', [2, 0, 1]],
  ] as const) {
    const first = await pageOf(null, direction);
    const second = await pageOf(first.pageInfo.endCursor ?? null, direction);
    const names = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(names).toEqual(order.map((place) => ids[place]));
  }
});

it('pages of conversations are those of a homeowner and of a contractor, the latest introduction first', async () => {
  const email = 'both@example.com';
  const both = await contractorOf(server(), email, { zipCodes: ['94111'] });
  const asHomeowner = await introduced(server(), both, 'painter@example.com');
  const ada = await userOf(server(), 'ada@example.com');
  const leads = [asHomeowner.leadId];
  const project = await ada.rest('POST', '/api/projects/', { name: 'Elm', zip: '94111' });
  const { id } = (await project.json()) as { id: number };
  const { estimateId } = await estimateOf(ada, { projectId: globalId('Project', id) });
  await askFor(ada, estimateId);
  const { id: leadId } = await leadOf(both);
  await both.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
  await ada.runOk(TestAcceptContractorDocument, { input: { leadId } });
  leads.unshift(leadId);

  const pageOf = async (page: TestThreadPagesQueryVariables) => {
    const { viewer } = await both.runOk(TestThreadPagesDocument, page);
    return { ...viewer.leadThreads, ids: viewer.leadThreads.nodes.map((thread) => thread.leadId) };
  };
  expect(await pageOf({})).toMatchObject({ ids: leads, totalCount: 2 });
  const first = await pageOf({ first: 1 });
  const second = await pageOf({ first: 1, after: first.pageInfo.endCursor });
  expect([...first.ids, ...second.ids]).toEqual(leads);
  expect((await pageOf({ last: 1, before: second.pageInfo.startCursor })).ids).toEqual(first.ids);
  expect((await pageOf({ last: 1 })).ids).toEqual(second.ids);
});
