import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import {
  HeavyEstimateDocument,
  HeavyProjectsDocument,
  HeavyRecentDocument,
  type TestJobFragment,
} from '../testing/gql/graphql.ts';
import { recordQueries } from '../testing/queries.ts';
import { guestOf, type Person } from '../testing/world.ts';

const server = useTestServer();

/** Who is asking is known from when they came first. */
const IDENTIFY = 0;

const withProjects = async (count: number) => {
  const guest = guestOf(server());
  const jobs: TestJobFragment[] = [];
  for (let i = 0; i < count; i++) {
    const job = await guest.submit();
    jobs.push(await guest.waitForEnd(job.id));
  }
  return { guest, jobs };
};

describe('the number of statements grows with the pages that are shown, not with what is on them', () => {
  let few: { guest: Person; jobs: TestJobFragment[] };
  let many: typeof few;
  beforeAll(async () => {
    few = await withProjects(1);
    many = await withProjects(4);
  }, 60_000);

  const count = (use: () => Promise<unknown>) =>
    recordQueries(server().pool, use).then((all) => all.length);

  it('for projects with their jobs and estimates', async () => {
    const [a, b] = [
      await count(() => few.guest.runOk(HeavyProjectsDocument, {})),
      await count(() => many.guest.runOk(HeavyProjectsDocument, {})),
    ];
    // The jobs of each project and their estimates, a page each.
    expect([a, b]).toEqual([IDENTIFY + 1 + 2, IDENTIFY + 1 + 4 * 2]);
  });

  it('for recent estimates and jobs with their uploads', async () => {
    const [a, b] = [
      await count(() => few.guest.runOk(HeavyRecentDocument, {})),
      await count(() => many.guest.runOk(HeavyRecentDocument, {})),
    ];
    expect([a, b]).toEqual([IDENTIFY + 6, IDENTIFY + 6]);
  });

  it('for one estimate with everything on its page', async () => {
    const [job] = many.jobs;
    const by = { jobId: job?.id ?? '' };
    const statements = await count(() => many.guest.runOk(HeavyEstimateDocument, { by }));
    expect(statements).toBe(IDENTIFY + 5);
  });
});
