import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save, untilHeld } from '../../testing/editing.ts';
import { TestDeleteProjectDocument, TestPortfolioDocument } from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';

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
