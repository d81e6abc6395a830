// The screens of somebody who has done nothing yet.
import { expect, type Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { signInPage, tokenFor } from '../sign-in-api.ts';
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

/** Signs the page in, as one of two browsers; lists the screens that only users see. */
export const userScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  const email = 'ada.lovelace@example.com';
  await page.goto('/');
  await tokenFor(page, server, email);
  await signInPage(page, server, email);
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
