// Asks the server beside the page, as the page's guest.
import type { Page } from '@playwright/test';

/** The guest key that the page's browser keeps. */
export const guestKeyOf = async (page: Page): Promise<string> => {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return stored.find(({ name }) => name === 'guestKey')?.value ?? '';
};

/** What the old clients' path answers: 202 until there is a result, then 200. */
export const resultStatusOf = async (page: Page, jobId: string): Promise<number> => {
  const response = await page.request.get(`/api/results/by-job/${jobId}/`, {
    headers: { 'X-Guest-Key': await guestKeyOf(page) },
  });
  return response.status();
};
