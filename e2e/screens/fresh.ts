// The screens of somebody who has done nothing yet.
import { expect, type Page } from '@playwright/test';
import {
  TestCreateApiTokenDocument,
  TestCreateWebhookDocument,
  type TestCreateWebhookMutation,
  TestRotateWebhookSecretDocument,
} from '../../server/testing/gql/graphql.ts';
import { ask } from '../contractor-api.ts';
import { openStorage } from '../guest-api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { storeSignIn, tokenFor } from '../sign-in-api.ts';
import type { TestedServer } from '../tested-server.ts';
import { heading, type Screen } from './screen.ts';

/** Screens that need nothing to have happened. */
export const freshScreens = (page: Page): Screen[] => [
  {
    name: 'home',
    address: '/',
    sign: heading(page, 'Know what the repair should cost, line by line.'),
  },
  { name: 'login', address: '/login', sign: heading(page, 'Sign in') },
  {
    name: 'login-code',
    address: '/login',
    sign: heading(page, 'Sign in'),
    state: new LoginPage(page).code,
    prepare: () => new LoginPage(page).showCodeStep('ada@example.com', '123456'),
  },
  {
    name: 'for-contractors',
    address: '/forcontractors',
    sign: page.getByRole('link', { name: 'Apply for free' }).first(),
  },
  {
    name: 'apply-email',
    address: '/contractor/apply',
    sign: page.getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'apply-faults',
    address: '/contractor/apply',
    sign: heading(page, 'Apply as a contractor'),
    state: page.getByText('Select at least one trade.'),
    prepare: async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText('Select at least one trade.')).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    },
  },
  {
    name: 'contractor-signed-out',
    address: '/contractor',
    sign: heading(page, 'Contractor profile'),
  },
  { name: 'terms', address: '/terms', sign: heading(page, 'Terms of use') },
  { name: 'privacy', address: '/privacy', sign: heading(page, 'Privacy') },
  { name: 'not-found', address: '/nowhere', sign: heading(page, 'Page not found') },
  { name: 'projects-empty', address: '/projects', sign: page.getByText('No projects yet') },
  { name: 'compare-empty', address: '/compare', sign: heading(page, 'Compare estimates') },
  { name: 'start-empty', address: '/start', sign: page.getByText('New project') },
  {
    name: 'result-unknown',
    address: '/results/CLM-ZZZZZZZZ',
    sign: heading(page, 'No estimate found'),
  },
];

/** Makes a token of a program and a webhook, whose secret is exchanged. The server takes any address of a webhook. */
const connectProgram = async (page: Page, token: string): Promise<void> => {
  await ask(page, token, TestCreateApiTokenDocument, {
    input: { name: 'Accounting', scopes: ['ESTIMATES_READ'], expiresInDays: 90 },
  });
  const { createWebhook } = await ask<TestCreateWebhookMutation>(
    page,
    token,
    TestCreateWebhookDocument,
    { input: { url: 'https://127.0.0.1/plumbline', events: ['ESTIMATE_READY', 'JOB_FAILED'] } },
  );
  if (createWebhook?.__typename !== 'CreateWebhookSuccess') throw new Error(createWebhook?.message);
  await ask(page, token, TestRotateWebhookSecretDocument, {
    input: { webhookId: createWebhook.webhook.id },
  });
};

/** Signs the page in, as one of two browsers, with a program that has access; lists the screens that only users see. */
export const userScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  const email = 'ada.lovelace@example.com';
  await openStorage(page);
  await tokenFor(page, server, email);
  const token = await tokenFor(page, server, email);
  await connectProgram(page, token);
  await storeSignIn(page, email, token);
  const menu = page.getByRole('button', { name: `account of ${email}` });
  return [
    {
      name: 'contractor-register',
      address: '/contractor',
      sign: page.getByRole('form', { name: 'Register as a contractor' }),
    },
    {
      name: 'account',
      address: '/account',
      sign: page.getByRole('button', { name: 'Sign out everywhere else' }),
      state: page.getByText(/^The previous secret also signs until/),
    },
    {
      name: 'account-rotation',
      address: '/account',
      sign: page.getByRole('button', { name: 'New secret' }),
      state: page.getByRole('dialog', { name: 'Create a new secret?' }),
      prepare: () => page.getByRole('button', { name: 'New secret' }).click(),
    },
    {
      name: 'account-menu',
      address: '/account',
      sign: menu,
      state: page.getByRole('menuitem', { name: 'Sign out' }),
      prepare: async () => {
        await menu.click();
      },
    },
  ];
};
