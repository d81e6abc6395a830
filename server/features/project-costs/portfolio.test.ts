import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save, untilHeld } from '../../testing/editing.ts';
import {
  TestCreateApiTokenDocument,
  TestDeleteProjectDocument,
  TestPortfolioDocument,
} from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person, personAt, userOf } from '../../testing/world.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator });

const portfolioOf = async (person: Person) =>
  (await person.runOk(TestPortfolioDocument, {})).viewer.portfolio;

describe('the portfolio', () => {
  it('is empty for whoever has nothing', async () => {
    expect(await portfolioOf(guestOf(server()))).toEqual({
      total: 0,
      readyCount: 0,
      pendingCount: 0,
      projects: [],
    });
  });

  it('adds up what is ready, says how far each project is, and shows its photos', async () => {
    const guest = guestOf(server());
    const [older, newer] = [await guest.makeProject(), await guest.makeProject()];
    const photo = await guest.upload();
    const one = await makeEstimate(guest, { projectId: older, uploads: [photo] });
    const other = await makeEstimate(guest, { projectId: newer });
    await save(guest, other, { items: [], totalOverride: 100 });
    estimator.close();
    const running = await guest.submit({ projectId: newer });
    await untilHeld(guest, running.id);

    const portfolio = await portfolioOf(guest);
    expect(portfolio).toMatchObject({ total: one.total + 100, readyCount: 2, pendingCount: 1 });
    expect(portfolio.projects.map(({ projectId }) => projectId)).toEqual([newer, older]);
    expect(portfolio.projects[1]).toMatchObject({
      total: one.total,
      readyCount: 1,
      pendingCount: 0,
      pictures: [{ id: photo, thumbnailUrl: expect.stringContaining('/files/') }],
    });

    estimator.open();
    await guest.waitForEnd(running.id);
    await guest.runOk(TestDeleteProjectDocument, { projectId: older });
    expect((await portfolioOf(guest)).projects.map(({ projectId }) => projectId)).toEqual([newer]);
    expect((await portfolioOf(guest)).total).toBe(100 + one.total);
  });

  it('is nobody else’s', async () => {
    const guest = guestOf(server());
    await makeEstimate(guest);
    expect((await portfolioOf(guestOf(server()))).projects).toEqual([]);
  });

  it('is read with a token for estimates, and project by project with one for projects, too', async () => {
    const owner = await userOf(server(), 'portfolio@example.com');
    const { total } = await makeEstimate(owner);
    const programOf = async (...scopes: ('ESTIMATES_READ' | 'PROJECTS_READ')[]) => {
      const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
        input: { name: 'Sums', scopes, expiresInDays: 1 },
      });
      if (createApiToken?.__typename !== 'CreateApiTokenSuccess')
        throw new Error(JSON.stringify(createApiToken));
      return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
    };
    const read = async (program: Person, selection: string) => {
      const query = `{ viewer { portfolio { ${selection} } } }`;
      const answer = await program.rest('POST', '/graphql', { query });
      return (await answer.json()) as object;
    };
    const reader = await programOf('ESTIMATES_READ');
    expect(await read(reader, 'total readyCount')).toEqual({
      data: { viewer: { portfolio: { total, readyCount: 1 } } },
    });
    const refused = (scope: string) => ({
      errors: [{ message: expect.stringContaining(scope), extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await read(reader, 'projects { total }')).toEqual(refused('PROJECTS_READ'));
    expect(await read(await programOf('PROJECTS_READ'), 'total')).toEqual(
      refused('ESTIMATES_READ'),
    );
    expect(
      await read(await programOf('ESTIMATES_READ', 'PROJECTS_READ'), 'projects { total }'),
    ).toEqual({ data: { viewer: { portfolio: { projects: [{ total }] } } } });
  });

  it('is asked for a few times in a document, and not over and over', async () => {
    const guest = guestOf(server());
    const ask = async (times: number) => {
      const fields = Array.from({ length: times }, (_, at) => `p${at}: portfolio { total }`);
      const query = `{ viewer { ${fields.join(' ')} } }`;
      const answer = await guest.rest('POST', '/graphql', { query });
      return (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    };
    expect((await ask(3)).errors).toBeUndefined();
    expect((await ask(4)).errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });

  it('takes as many statements for many projects as for one', async () => {
    const guest = guestOf(server());
    const { pool } = server();
    const count = async () => (await recordQueries(pool, () => portfolioOf(guest))).length;
    await makeEstimate(guest);
    const forOne = await count();
    for (let made = 0; made < 2; made += 1) await makeEstimate(guest);
    expect(await count()).toBe(forOne);
  });
});
