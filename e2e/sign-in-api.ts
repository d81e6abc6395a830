// Signs in beside the page, with the code that the tested server has put into its outbox.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeMailedTo } from '../server/testing/outbox.ts';
import { guestKeyOf } from './guest-api.ts';
import type { TestedServer } from './tested-server.ts';

/** A token of a browser that is not the page's. */
export const tokenFor = async (
  page: Page,
  server: TestedServer,
  email: string,
): Promise<string> => {
  const headers = { 'X-Guest-Key': randomUUID() };
  await page.request.post('/api/auth/start/', { headers, data: { email } });
  const code = await codeMailedTo(server.dataDir, email);
  const answer = await page.request.post('/api/auth/verify/', { headers, data: { email, code } });
  return (await answer.json()).token;
};

/** Stores a sign-in. The page is signed in from its next load. */
export const storeSignIn = async (page: Page, email: string, token: string): Promise<void> => {
  const user = JSON.stringify({ email });
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('auth.user', storedUser);
      localStorage.setItem('auth.token', storedToken);
    },
    [token, user] as const,
  );
};

/** Signs the page in with a code of its own. */
export const signInPage = async (page: Page, server: TestedServer, email: string): Promise<void> =>
  storeSignIn(page, email, await tokenFor(page, server, email));

/** Signs in. What the page's guest made comes along. */
export const signInWithWork = async (
  page: Page,
  server: TestedServer,
  email: string,
): Promise<void> => {
  const headers = { 'X-Guest-Key': await guestKeyOf(page) };
  await page.request.post('/api/auth/start/', { headers, data: { email } });
  const code = await codeMailedTo(server.dataDir, email);
  const answer = await page.request.post('/api/auth/verify/', { headers, data: { email, code } });
  await storeSignIn(page, email, (await answer.json()).token);
};
