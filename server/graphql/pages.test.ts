// Pages of a list read one after the other are the list, in both directions, also where entries have the same date.
import { globalId } from '../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { type TestPagesQueryVariables, TestPagesDocument } from '../testing/gql/graphql.ts';
import { recordQueries } from '../testing/queries.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { numberOf } from '../testing/ids.ts';

const server = useTestServer();
const DATES = ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02', '2026-03-05'];

describe('pages', () => {
  let guest: Person;
  let project: string;
  const newestFirst: string[] = [];
  beforeAll(async () => {
    guest = guestOf(server());
    project = await guest.makeProject();
    const jobs = await Promise.all(DATES.map(() => guest.submit({ projectId: project })));
    const ids = jobs.map(({ id }) => numberOf(id)).toSorted((a, b) => a - b);
    for (const [index, id] of ids.entries()) {
      const values = [DATES[index], id];
      await server().pool.query('UPDATE jobs SET created_at = $1 WHERE id = $2', values);
    }
    newestFirst.push(...ids.map((id) => globalId('Job', id)).toReversed());
  }, 60_000);

  type Page = Omit<TestPagesQueryVariables, 'project'>;
  const pageOf = async (page: Page) => {
    const answer = await guest.runOk(TestPagesDocument, { project, ...page });
    const ids = (nodes: readonly { id: string }[] = []) => nodes.map(({ id }) => id);
    return {
      ...answer.viewer.jobs,
      ids: ids(answer.viewer.jobs.nodes),
      ofProject: ids(answer.project?.jobs.nodes),
      countOfProject: answer.project?.jobs.totalCount,
      next: {
        after: answer.viewer.jobs.pageInfo.endCursor,
        afterOfProject: answer.project?.jobs.pageInfo.endCursor,
      },
      former: {
        before: answer.viewer.jobs.pageInfo.startCursor,
        beforeOfProject: answer.project?.jobs.pageInfo.startCursor,
      },
    };
  };

  it('follow each other downwards, and are counted in all', async () => {
    const first = await pageOf({ first: 2 });
    const second = await pageOf({ first: 2, ...first.next });
    const third = await pageOf({ first: 2, ...second.next });
    const pages = [first, second, third];
    expect(pages.flatMap(({ ids }) => ids)).toEqual(newestFirst);
    expect(pages.flatMap(({ ofProject }) => ofProject)).toEqual(newestFirst);
    for (const { totalCount, countOfProject } of pages)
      expect([totalCount, countOfProject]).toEqual([5, 5]);
    expect(third.pageInfo.hasNextPage).toBe(false);
  });

  it('follow each other upwards', async () => {
    const last = await pageOf({ last: 2 });
    const before = await pageOf({ last: 2, ...last.former });
    const top = await pageOf({ last: 2, ...before.former });
    expect([top, before, last].flatMap(({ ids }) => ids)).toEqual(newestFirst);
    expect([top, before, last].flatMap(({ ofProject }) => ofProject)).toEqual(newestFirst);
  });

  it('follow each other oldest first', async () => {
    const orderBy = { field: 'CREATED_AT', direction: 'ASC' } as const;
    const first = await pageOf({ first: 3, orderBy });
    const second = await pageOf({ first: 3, orderBy, ...first.next });
    expect([...first.ids, ...second.ids]).toEqual(newestFirst.toReversed());
    expect([...first.ofProject, ...second.ofProject]).toEqual(newestFirst.toReversed());
  });

  it('go on within what is asked for', async () => {
    const filter = { createdFrom: '2026-03-02T00:00:00Z', createdBefore: '2026-03-05T00:00:00Z' };
    const first = await pageOf({ first: 2, filter });
    const second = await pageOf({ first: 2, filter, ...first.next });
    expect([...first.ids, ...second.ids]).toEqual(newestFirst.slice(1, 4));
    expect([...first.ofProject, ...second.ofProject]).toEqual(newestFirst.slice(1, 4));
    expect([first.totalCount, second.countOfProject]).toEqual([3, 3]);
  });

  it('are cut by the database, whatever lies before and after them', async () => {
    const { next } = await pageOf({ first: 2 });
    const statements = await recordQueries(server().pool, () => pageOf({ first: 2, ...next }));
    const lists = statements.filter(({ text }) => /FROM "public"."jobs".*ORDER BY/.test(text));
    expect(lists).toHaveLength(2);
    for (const { text } of lists) {
      expect(text).toContain('LIMIT');
      expect(text).toMatch(/AND "public"."jobs"."created_at" <= \$\d+/);
    }
  });
});
