// Short ways for tests to share something, and to read it as somebody else.
import {
  TestCreateSharedLinkDocument,
  type TestCreateSharedLinkMutationVariables,
  TestSharedDocument,
  TestSharedLinksDocument,
} from './gql/graphql.ts';
import type { Person } from './world.ts';

type ShareInput = TestCreateSharedLinkMutationVariables['input'];
type ShareWish = Partial<ShareInput> & Pick<ShareInput, 'subject'>;

/** What came of it, whatever it was. */
export const tryShare = async (person: Person, wish: ShareWish) => {
  const input = { life: 'WEEK', hidesIdentity: false, ...wish } as const;
  return (await person.runOk(TestCreateSharedLinkDocument, { input })).createSharedLink;
};

/** The link, with the secret of its address. */
export const share = async (person: Person, wish: ShareWish) => {
  const made = await tryShare(person, wish);
  if (made.__typename !== 'CreateSharedLinkSuccess') throw new Error(made.message);
  const token = /\/shared\/([\w-]{43})$/.exec(made.url)?.[1];
  if (token === undefined) throw new Error(`No secret ends ${made.url}`);
  return { ...made.link, token, url: made.url };
};

export const openShared = async (person: Person, token: string) =>
  (await person.runOk(TestSharedDocument, { token })).shared;

export const sharedLinksOf = async (person: Person) =>
  (await person.runOk(TestSharedLinksDocument, {})).sharedLinks;
