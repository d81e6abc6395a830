// A person's visit to a result of 5,000 lines in a browser: how long each thing takes until it is painted, ms.
import type { Page } from '@playwright/test';
import { typeInto } from '../keystroke/type-into.ts';
import { median } from '../harness/statistics.ts';
import type { LargeEstimate } from './seed.ts';

export interface Visit {
  openMs: number;
  correctMs: number[];
  keystrokeMs: number;
  saveMs: number;
  compareMs: number;
}

const CORRECTIONS = 5;
const DIGITS = '123456';
const FIRST_LINE = 1;

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

const timed = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  await painted(page);
  return performance.now() - began;
};

/** The page becomes the guest's whom the estimate belongs to. */
export const enter = async (page: Page, guestKey: string): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem('guestKey', key), guestKey);
};

const understood = (page: Page) => page.getByRole('region', { name: 'What we understood' });
const outline = (page: Page) => page.getByRole('grid', { name: 'Project Outline' });

/** A question that the page asks by itself a moment later lies over it. */
const closeQuestion = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
};

const correctOften = async (page: Page): Promise<number[]> => {
  const panel = understood(page);
  await panel
    .getByRole('button', { name: /^Room 1 / })
    .first()
    .click();
  const length = panel.getByRole('textbox', { name: 'Length, ft, Room 1', exact: true });
  const total = await page.getByRole('textbox', { name: 'Total project cost' }).elementHandle();
  const shown = () => total?.evaluate((field) => (field as HTMLInputElement).value);
  const times: number[] = [];
  for (let number = 1; number <= CORRECTIONS; number++) {
    // Never twice the same: a correction that changes nothing is not written.
    await length.fill(String(14 + number));
    const before = await shown();
    times.push(
      await timed(page, async () => {
        await length.press('Enter');
        await page.waitForFunction(
          ([field, was]) => (field as HTMLInputElement | null)?.value !== was,
          [total, before] as const,
        );
      }),
    );
  }
  return times;
};

const saveOnce = async (page: Page): Promise<number> => {
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  return timed(page, async () => {
    await page.keyboard.press('Control+s');
    await bar.waitFor({ state: 'hidden' });
  });
};

/** @param other claim number of the estimate that it is compared with */
export const visit = async (
  page: Page,
  { claimNumber }: LargeEstimate,
  other: string,
): Promise<Visit> => {
  const openMs = await timed(page, async () => {
    await page.goto(`/results/${claimNumber}`);
    await understood(page).waitFor();
  });
  await closeQuestion(page);
  const correctMs = await correctOften(page);
  await outline(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Unfold all groups' }).click();
  const { paintMs } = await typeInto(page, FIRST_LINE, DIGITS);
  const saveMs = await saveOnce(page);
  const compareMs = await timed(page, async () => {
    await page.goto(`/compare?left=${claimNumber}&right=${other}`);
    await page
      .getByText(/ costs \$/)
      .first()
      .waitFor();
  });
  return { openMs, correctMs, keystrokeMs: median(paintMs), saveMs, compareMs };
};
