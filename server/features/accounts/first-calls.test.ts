// Calls that each would open the same account.
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestCreateProjectDocument, TestOwnListsDocument } from '../../testing/gql/graphql.ts';
import { askForCode, verify } from '../../testing/signing-in.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();
const TOGETHER = 20;

const together = <Result>(call: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: TOGETHER }, (_, index) => call(index)));

it('a new guest’s first uploads all arrive when they come together', async () => {
  const guest = guestOf(server());
  const answers = await together(() => guest.postFile());
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const owners = await server().ports.db.file.groupBy({ by: ['accountId'], _count: true });
  expect(owners).toEqual([{ accountId: expect.any(Number), _count: TOGETHER }]);
});

it('a new guest’s first projects all arrive when they come together', async () => {
  const guest = guestOf(server());
  const input = (index: number) => ({ name: `House ${index}`, zip: '94110' });
  const answers = await together((index) =>
    guest.run(TestCreateProjectDocument, { input: input(index) }),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 50 });
  expect(viewer.projects.edges).toHaveLength(TOGETHER);
});

it('browsers that sign in to a new address at the same time find one account', async () => {
  const email = 'everywhere@example.com';
  const browsers = Array.from({ length: 5 }, () => guestOf(server()));
  const codes: string[] = [];
  for (const browser of browsers) codes.push(await askForCode(server(), browser, email));
  const outcomes = await Promise.all(
    browsers.map((browser, index) => verify(browser, email, codes[index] ?? '')),
  );
  expect(outcomes).toMatchObject(browsers.map(() => ({ __typename: 'VerifySignInSuccess' })));
  expect(await server().ports.db.account.count({ where: { email } })).toBe(1);
});
