// Pages in the states that somebody brings them into: menus and dialogs open, forms filled, jobs on their way.
import { expect, type Page } from '@playwright/test';
import { Bell } from '../../e2e/pages/bell.ts';
import { LoginPage } from '../../e2e/pages/login-page.ts';
import { ResultPage } from '../../e2e/pages/result-page.ts';
import { StartPage } from '../../e2e/pages/start-page.ts';
import { fixture, KITCHEN_WORK } from '../../e2e/uploads.ts';
import type { Shot } from './shot.ts';
import type { Told } from './story.ts';

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const fillStart = async (page: Page): Promise<StartPage> => {
  const start = new StartPage(page);
  await start.choose('PHOTO', fixture('photo-kitchen.jpg'));
  await start.choose('FLOOR', fixture('plan.png'));
  await start.title.fill('Kitchen refresh');
  await start.details.fill(KITCHEN_WORK);
  await start.expectAdded('PHOTO', 1);
  await start.expectAdded('FLOOR', 1);
  return start;
};

const fillApplication = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill('edith@demo.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Full name').fill('Edith Clarke');
  await page.getByLabel('Phone').fill('415 555 0142');
  await page.getByRole('checkbox', { name: 'Kitchen & Bath' }).check();
  await page.getByLabel('ZIP codes you work in').fill('94110, 94114');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
};

const MENUS: readonly Omit<Shot, 'address' | 'as' | 'isScreenOnly'>[] = [
  {
    name: 'result-more',
    prepare: async (page) => {
      await new ResultPage(page).openMore();
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    },
  },
  {
    name: 'result-share',
    prepare: async (page) => {
      await new ResultPage(page).openShare();
      await expect(page.getByRole('dialog', { name: 'Share / Export' })).toBeVisible();
    },
  },
  {
    name: 'result-history',
    prepare: async (page) => {
      await new ResultPage(page).openMore();
      await press('History')(page);
      await expect(page.getByRole('dialog', { name: /^(?!More$)/ })).toBeVisible();
    },
  },
  {
    name: 'result-contractors',
    prepare: async (page) => {
      await press('Find Contractors')(page);
      await expect(page.getByRole('dialog', { name: 'Find Contractors' })).toBeVisible();
    },
  },
  { name: 'result-unsaved', prepare: (page) => new ResultPage(page).setTotal('12000') },
  { name: 'result-price-source', prepare: (page) => new ResultPage(page).openPriceSource() },
];

/** A job on its way; its page never falls silent, and stands once it says this. */
const atWork = (name: string, jobId: string, says: string): Shot => ({
  name,
  address: `/results/${jobId}`,
  as: 'hanna',
  isAlive: true,
  prepare: (page) => expect(page.getByText(says)).toBeVisible(),
});

/** States of what the story has made. */
export const statesOf = (told: Told): readonly Shot[] => {
  const { projectId, claim, bid, asking, canceled, failed, running, reading } = told;
  const result = `/results/${claim}`;
  const start = `/start?project=${projectId}`;
  return [
    { name: 'sample', address: '/sample', as: 'guest' },
    {
      name: 'demo',
      address: '/',
      as: 'guest',
      prepare: press('Watch the demo'),
      isScreenOnly: true,
    },
    { name: 'offline', address: '/offline.html', as: 'guest' },
    {
      name: 'login-code',
      address: '/login',
      as: 'guest',
      prepare: (page) => new LoginPage(page).showCodeStep('ada@example.com', '123456'),
    },
    { name: 'apply-thanks', address: '/contractor/apply', as: 'guest', prepare: fillApplication },
    { name: 'start-filled', address: start, as: 'hanna', prepare: fillStart },
    {
      name: 'start-refused',
      address: start,
      as: 'hanna',
      prepare: async (page) => (await fillStart(page)).choose('PHOTO', fixture('scope.pdf')),
    },
    atWork('running', running, '1 line priced so far'),
    atWork('reading', reading, 'page 3 of 8'),
    { name: 'canceled', address: `/results/${canceled}`, as: 'hanna' },
    { name: 'failed', address: `/results/${failed}`, as: 'hanna' },
    { name: 'result-claim', address: result, as: 'hanna' },
    { name: 'result-bid', address: `/results/${bid}`, as: 'hanna' },
    { name: 'result-asks', address: `/results/${asking}`, as: 'hanna' },
    { name: 'bid', address: `/results/${bid}?open=bid`, as: 'hanna', isScreenOnly: true },
    ...MENUS.map((menu): Shot => ({ ...menu, address: result, as: 'hanna', isScreenOnly: true })),
    {
      name: 'result-print',
      address: result,
      as: 'hanna',
      prepare: async (page) => {
        await page.emulateMedia({ media: 'print' });
        // What browsers send before they print.
        await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      },
    },
    {
      name: 'bell',
      address: '/projects',
      as: 'hanna',
      isScreenOnly: true,
      prepare: (page) => new Bell(page).button.click(),
    },
    {
      name: 'project-delete',
      address: `/projects/${projectId}`,
      as: 'hanna',
      isScreenOnly: true,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page.getByRole('dialog', { name: /^Delete “/ })).toBeVisible();
      },
    },
    {
      name: 'lead-thread',
      address: '/contractor',
      as: 'contractor',
      prepare: press(/^Maria/),
      isScreenOnly: true,
    },
  ];
};
