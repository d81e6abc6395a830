// Whoever looks at a page: nobody, or somebody of the demo, signed in without a mail.
import type { BrowserContext } from '@playwright/test';
import { createSignIn } from '../../server/features/accounts/sign-in-tokens.ts';
import { OPERATOR_EMAIL, type ReachedServer } from '../../server/testing/app.ts';
import { userOf } from '../../server/testing/world.ts';
import { CONTRACTORS, MARIA, TOM } from '../demo/cast.ts';
import { HANNA, VERA } from './story.ts';

const NEWCOMER = 'newcomer@demo.example';

const EMAILS = {
  guest: null,
  newcomer: NEWCOMER,
  maria: MARIA.email,
  tom: TOM.email,
  hanna: HANNA.email,
  applicant: VERA,
  contractor: CONTRACTORS[0]?.email ?? null,
  operator: OPERATOR_EMAIL,
} as const;

export type Who = keyof typeof EMAILS;

export const welcomeNewcomer = async (server: ReachedServer): Promise<void> => {
  await userOf(server, NEWCOMER);
};

/** What the page of this context remembers before it is opened. */
export const signInAs = async (
  { ports }: ReachedServer,
  context: BrowserContext,
  who: Who,
): Promise<void> => {
  const email = EMAILS[who];
  if (email === null) return;
  const account = await ports.db.account.findUniqueOrThrow({ where: { email } });
  const now = ports.now();
  const signIn = { accountId: account.id, device: 'Chrome on macOS', callerHash: who, now };
  const token = await ports.db.$transaction((tx) => createSignIn(tx, signIn));
  const stored = { 'auth.token': token, 'auth.user': JSON.stringify({ email }) };
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
};
