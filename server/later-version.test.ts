// While processes are replaced one after the other, the next version adds columns under the eyes of this one.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { TestEstimateDocument, TestOwnListsDocument } from './testing/gql/graphql.ts';
import { guestOf, type Person } from './testing/world.ts';

const server = useTestServer();

/** A job that is sent twice by one key and followed to its end, and its owner's lists. */
const work = async (guest: Person, projectId: string) => {
  const input = await guest.submitInput({ projectId, idempotencyKey: randomUUID() });
  const { id } = await guest.submit(input);
  expect((await guest.submit(input)).id).toBe(id);
  await guest.waitForEnd(id);
  const { estimate } = await guest.runOk(TestEstimateDocument, { by: { jobId: id } });
  const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 2 });
  return { items: estimate?.items.length, projects: viewer.projects.edges.length };
};

it('work goes on when every table has a column more than this version knows', async () => {
  const guest = guestOf(server());
  const projectId = await guest.makeProject();
  const before = await work(guest, projectId);
  const { pool } = server();
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of rows) await pool.query(`ALTER TABLE "${name}" ADD COLUMN "later" INTEGER`);
  expect(await work(guest, projectId)).toEqual(before);
});
