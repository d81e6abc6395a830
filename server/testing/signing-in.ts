// Signing in through the product's own doors, with the code that was mailed.
import type { TestServer } from './app.ts';
import {
  TestStartSignInDocument,
  TestVerifySignInDocument,
  type TestVerifySignInMutation,
} from './gql/graphql.ts';
import type { Told } from './execute.ts';
import { codeMailedTo } from './outbox.ts';
import { type Person, personAt } from './world.ts';

type Verified = Told<TestVerifySignInMutation>['verifySignIn'];

type Reached = Pick<TestServer, 'url' | 'dataDir'>;

export const askForCode = async ({ dataDir }: Reached, person: Person, email: string) => {
  const { startSignIn } = await person.runOk(TestStartSignInDocument, { input: { email } });
  if (startSignIn.__typename !== 'StartSignInSuccess') throw new Error(startSignIn.message);
  return codeMailedTo(dataDir, startSignIn.email);
};

export const verify = async (person: Person, email: string, code: string): Promise<Verified> =>
  (await person.runOk(TestVerifySignInDocument, { input: { email, code } })).verifySignIn;

/** The person once more, now signed in, with the guest key still beside the token. */
export const signIn = async (server: Reached, person: Person, email: string) => {
  const outcome = await verify(person, email, await askForCode(server, person, email));
  if (outcome.__typename !== 'VerifySignInSuccess') throw new Error(outcome.message);
  const headers = { ...person.headers, Authorization: `Token ${outcome.token}` };
  return { ...outcome, user: personAt(server.url, headers) };
};

/** A code of the same shape that is wrong. */
export const anotherThan = (code: string): string =>
  String((Number(code) + 1) % 1e6).padStart(6, '0');

export const sendSignIn = (person: Person, email: string) =>
  person.run(TestStartSignInDocument, { input: { email } });
