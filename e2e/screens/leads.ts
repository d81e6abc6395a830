// The screens between a homeowner and contractors: a request with one who is available and one who is introduced.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { approvedContractor, operatorToken } from '../contractor-api.ts';
import type { Screen } from './screen.ts';
import { openStorage } from '../guest-api.ts';
import { storeSignIn, tokenFor } from '../sign-in-api.ts';
import type { TestedServer } from '../tested-server.ts';
import { BEDROOM_WORK, fixture } from '../uploads.ts';

interface Neighborhood {
  zip: string;
  homeowner: string;
  /** E-mail address of the first or the second contractor, by place from 0. */
  emailOf(place: number): string;
}

const LEADS: Neighborhood = {
  zip: '94107',
  homeowner: 'ada.leads@example.com',
  emailOf: (place) => `painter${place}@example.com`,
};
const LONG = 'Schmidt-Featherstonehaugh & Daughters Remodeling of Greater Northern California';
const COMPANIES = [LONG, 'Hopper Painting'] as const;

interface Asked {
  claimNumber: string;
  /** Tokens. */
  painters: string[];
  homeowner: string;
}

const asUser = (token: string) => ({ headers: { Authorization: `Token ${token}` } });

/** An estimate of the homeowner's; returns its claim number. */
const estimate = async (page: Page, token: string, zip: string): Promise<string> => {
  const { headers } = asUser(token);
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers, data })).json();
  const project = await post('/api/projects/', { name: '4417 Quillfeather Lane', zip });
  const photo = {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await readFile(fixture('photo.png')),
  };
  const multipart = { kind: 'photo', file: photo };
  const file = await (await page.request.post('/api/files/', { headers, multipart })).json();
  const job = await post('/api/jobs/', {
    project: project.id,
    uploads: [file.id],
    instructions: BEDROOM_WORK,
    work_grade: 'standard',
    property_type: 'res',
    agent_kind: 'home_project',
  });
  const status = async () =>
    (await page.request.get(`/api/results/by-job/${job.id}/`, { headers })).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return job.claim_number;
};

const respond = async (page: Page, token: string): Promise<void> => {
  const [lead] = await (await page.request.get('/api/contractor-leads/', asUser(token))).json();
  await page.request.post(`/api/contractor-leads/${lead.id}/respond/`, {
    ...asUser(token),
    data: { status: 'available', note: 'I can start on Monday; is there parking for a van?' },
  });
};

/** Two contractors are asked, and are available. */
export const askTwo = async (
  page: Page,
  server: TestedServer,
  { zip, homeowner: email, emailOf }: Neighborhood = LEADS,
): Promise<Asked> => {
  const operator = await operatorToken(page, server);
  const painters: string[] = [];
  for (const [place, company] of COMPANIES.entries()) {
    painters.push(
      await approvedContractor(page, server, operator, {
        name: 'Grace Hopper',
        email: emailOf(place),
        company,
        trades: ['Painting', 'Flooring'],
        zip,
      }),
    );
  }
  const homeowner = await tokenFor(page, server, email);
  const claimNumber = await estimate(page, homeowner, zip);
  await page.request.post(`/api/results/${claimNumber}/request_contractors/`, {
    ...asUser(homeowner),
    data: { first_name: 'Ada', timeframe: 'FLEXIBLE', special_request: 'After 9, please.' },
  });
  for (const token of painters) await respond(page, token);
  return { claimNumber, painters, homeowner };
};

const enter = async (page: Page, email: string, token: string): Promise<void> => {
  await openStorage(page);
  await storeSignIn(page, email, token);
};

/** Screens of the homeowner, who accepts the second contractor. */
export const homeownerLeadScreens = async (
  page: Page,
  { claimNumber, homeowner }: Asked,
): Promise<Screen[]> => {
  await enter(page, LEADS.homeowner, homeowner);
  const address = `/results/${claimNumber}`;
  const dialog = page.getByRole('dialog', { name: 'Find Contractors' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Accept introduction to Hopper Painting' }).click();
  await page.getByLabel('Message to Hopper Painting').fill('Parking is right at the door.');
  await page.getByRole('button', { name: 'Send message' }).click();
  return [
    {
      name: 'result-contractors',
      address,
      sign: page.getByText('Parking is right at the door.'),
    },
    {
      name: 'result-contractors-open',
      address: `${address}?open=contractors`,
      sign: dialog.getByRole('button', { name: 'Withdraw request' }),
    },
  ];
};

/** Screens of the contractor who was accepted. */
export const contractorLeadScreens = async (page: Page, { painters }: Asked): Promise<Screen[]> => {
  await enter(page, LEADS.emailOf(1), painters[1] ?? '');
  return [
    {
      name: 'hub',
      address: '/contractor/hub',
      sign: page.getByText('Parking is right at the door.'),
    },
    {
      name: 'contractor-messages',
      address: '/contractor',
      sign: page.getByRole('region', { name: 'Messages' }),
      state: page.getByText('Parking is right at the door.'),
      prepare: () => page.getByRole('button', { name: /^Ada/ }).click(),
    },
  ];
};
