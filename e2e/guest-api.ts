// Asks the server beside the page, as the page's guest.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fixture } from './uploads.ts';

/** The guest key that the page's browser keeps; the page shows something of the server. */
export const guestKeyOf = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('guestKey') ?? '');

const guestHeaders = async (page: Page) => ({ 'X-Guest-Key': await guestKeyOf(page) });

/** Opens a file of the server's that has no script: the cheapest place from which the page's storage can be reached. */
export const openStorage = (page: Page): Promise<unknown> => page.goto('/robots.txt');

/** Gives the page's browser a guest key before its first page of the product. */
export const becomeGuest = async (page: Page): Promise<void> => {
  await openStorage(page);
  await page.evaluate((key) => localStorage.setItem('guestKey', key), randomUUID());
};

const statusOf = async (page: Page, jobId: string | number, headers: Record<string, string>) =>
  (await page.request.get(`/api/results/by-job/${jobId}/`, { headers })).status();

/** What the old clients' path answers: 202 until there is a result, then 200. */
export const resultStatusOf = async (page: Page, jobId: string): Promise<number> =>
  statusOf(page, jobId, await guestHeaders(page));

/** A project of the page's guest, made beside the page; returns its id. */
export const makeProject = async (page: Page, name = '12 Maple Street', zip = '78701') => {
  const headers = await guestHeaders(page);
  const made = await page.request.post('/api/projects/', { headers, data: { name, zip } });
  return String((await made.json()).id);
};

export interface Wish {
  projectId: string;
  title: string;
  instructions: string;
  grade?: 'low' | 'standard' | 'high';
  agent?: 'home_project' | 'insurance' | 'contractor';
  fileName?: string;
}

interface StartedJob {
  id: number;
  claim_number: string;
}

/** Starts an estimate of the page's guest, beside the page. */
export const startJob = async (page: Page, wish: Wish): Promise<StartedJob> => {
  const headers = await guestHeaders(page);
  const upload = await page.request.post('/api/files/', {
    headers,
    multipart: {
      kind: 'photo',
      file: {
        name: wish.fileName ?? 'photo-kitchen.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile(fixture('photo-kitchen.jpg')),
      },
    },
  });
  const { id: fileId } = (await upload.json()) as { id: number };
  const submitted = await page.request.post('/api/jobs/', {
    headers,
    data: {
      project: wish.projectId,
      title: wish.title,
      instructions: wish.instructions,
      work_grade: wish.grade ?? 'standard',
      property_type: 'res',
      agent_kind: wish.agent ?? 'home_project',
      uploads: [fileId],
    },
  });
  return (await submitted.json()) as StartedJob;
};

/** An estimate of the page's guest, made beside the page; returns its claim number. */
export const makeEstimate = async (page: Page, wish: Wish): Promise<string> => {
  const headers = await guestHeaders(page);
  const job = await startJob(page, wish);
  await expect
    .poll(() => statusOf(page, job.id, headers), { timeout: 60_000, intervals: [100] })
    .toBe(200);
  return job.claim_number;
};

/** The number of the job behind an estimate. */
export const jobIdOf = async (page: Page, claimNumber: string): Promise<string> => {
  const response = await page.request.get(`/api/results/${claimNumber}/`, {
    headers: await guestHeaders(page),
  });
  return String((await response.json()).job);
};
