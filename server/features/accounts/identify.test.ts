import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestDeleteMyDataDocument, TestOwnListsDocument } from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { signIn } from '../../testing/signing-in.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer();

const projectsOf = async (person: Person): Promise<string[]> => {
  const { viewer } = await person.runOk(TestOwnListsDocument, {});
  return viewer.projects.edges.map(({ node }) => node.id);
};

const lookUps = async (use: () => Promise<unknown>): Promise<number> => {
  const recorded = await recordQueries(server().pool, use);
  return recorded.filter(({ text }) => text.includes('guest_key_hash')).length;
};

it('a guest is looked up until there is an account, and not again', async () => {
  const guest = guestOf(server());
  expect(await lookUps(() => projectsOf(guest))).toBe(1);
  const project = await guest.makeProject();
  expect(await lookUps(() => projectsOf(guest))).toBe(1);
  expect(await lookUps(() => projectsOf(guest))).toBe(0);
  expect(await projectsOf(guest)).toEqual([project]);
});

it('a key opens the same account after its work went to a user, and after all was deleted', async () => {
  const guest = guestOf(server());
  const adopted = await guest.makeProject();
  expect(await projectsOf(guest)).toEqual([adopted]);
  const { user } = await signIn(server(), guest, 'key@example.com');
  expect([await projectsOf(guest), await projectsOf(user)]).toEqual([[], [adopted]]);

  const deleted = await guest.makeProject();
  expect(await projectsOf(guest)).toEqual([deleted]);
  await guest.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });
  expect(await projectsOf(guest)).toEqual([]);

  const kept = await guest.makeProject();
  expect([await projectsOf(guest), await projectsOf(user)]).toEqual([[kept], [adopted]]);
});
