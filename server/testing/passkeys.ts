// Accounts with passkeys, and browsers that are asked for one.

import { later } from './clock.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import {
  TestAddPasskeyDocument,
  TestFinishSignInDocument,
  TestOwnPasskeysDocument,
  TestStartPasskeyDocument,
} from './gql/graphql.ts';
import { mailsTo } from './outbox.ts';
import { askForCode, signIn, verify } from './signing-in.ts';
import { guestOf, type Person } from './world.ts';
import type { TestServer } from './app.ts';

export const passkeysOn = (server: () => TestServer) => {
  const at = <Result>(ms: number, use: () => Promise<Result>) => later(server(), ms, use);

  const start = async (user: Person) => {
    const { startPasskey } = await user.runOk(TestStartPasskeyDocument, {});
    if (startPasskey.__typename !== 'StartPasskeySuccess') throw new Error(startPasskey.message);
    return startPasskey.creation;
  };

  const add = async (user: Person, key: Authenticator, name = 'My key') => {
    const creation = await start(user);
    const input = { ...key.create(creation), ticket: creation.ticket, name };
    return (await user.runOk(TestAddPasskeyDocument, { input })).addPasskey;
  };

  /** Somebody who has just signed in and added a passkey, with what there is for losing it. */
  const withPasskey = async (email: string) => {
    const key = createAuthenticator();
    const { user } = await signIn(server(), guestOf(server()), email);
    const outcome = await add(user, key);
    if (outcome.__typename !== 'AddPasskeySuccess') throw new Error(outcome.message);
    return { key, user, account: outcome.account, recoveryCodes: outcome.recoveryCodes ?? [] };
  };

  /** What is asked of a browser that has entered the right code. */
  const question = async (browser: Person, email: string) => {
    const outcome = await verify(browser, email, await askForCode(server(), browser, email));
    if (outcome.__typename !== 'PasskeyNeeded') throw new Error(`It was a ${outcome.__typename}.`);
    return outcome;
  };

  const finish = async (
    browser: Person,
    input: Parameters<typeof browser.runOk<unknown, { input: object }>>[1]['input'],
  ) => (await browser.runOk(TestFinishSignInDocument, { input: input as never })).finishSignIn;

  const passkeysOf = async (user: Person) =>
    (await user.runOk(TestOwnPasskeysDocument, {})).viewer.account;

  const subjectsTo = async (email: string): Promise<string[]> =>
    (await mailsTo(server().dataDir, email)).flatMap(
      (mail) => /^Subject: ((?:A passkey|A recovery).*)/m.exec(mail)?.[1]?.trim() ?? [],
    );

  return { at, start, add, withPasskey, question, finish, passkeysOf, subjectsTo };
};
