// The screens of an operator, and of a contractor who waits for one.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openStorage } from '../guest-api.ts';
import { signInPage } from '../sign-in-api.ts';
import { OPERATOR_EMAIL, type TestedServer } from '../tested-server.ts';
import { fixture } from '../uploads.ts';
import { heading, type Screen } from './screen.ts';

const LONG =
  'Schmidt-Featherstonehaugh & Daughters Remodeling, Roofing and Restoration of Greater Northern California';

/** Signs the page in as an operator, who has applied as a contractor, too; lists the screens of both. */
export const deskScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  await openStorage(page);
  await signInPage(page, server, OPERATOR_EMAIL);
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  const headers = { Authorization: `Token ${token}` };
  const paper = {
    name: 'id.png',
    mimeType: 'image/png',
    buffer: await readFile(fixture('photo.png')),
  };
  await page.request.post('/api/contractors/register/', {
    headers,
    multipart: {
      full_name: 'Grace Hopper',
      company: LONG,
      email: OPERATOR_EMAIL,
      phone: '415 555 0142',
      'trades[]': 'Kitchen & Bath',
      'zip_codes[]': '94110',
      notes: `${LONG.repeat(4)}\nhttps://example.com/${'x'.repeat(120)}`,
      file: paper,
    },
  });
  await page.request.patch('/api/contractors/me/identity/', {
    headers,
    multipart: { identity_number: 'D1234567', identity_document: paper },
  });
  await page.request.patch('/api/contractors/me/logo/', { headers, multipart: { logo: paper } });
  return [
    {
      name: 'contractor-profile',
      address: '/contractor',
      sign: page.getByRole('form', { name: 'Your profile' }),
    },
    {
      name: 'hub-applicant',
      address: '/contractor/hub',
      sign: page.getByRole('list', { name: 'Steps to your first lead' }),
    },
    {
      name: 'operator',
      address: '/operator',
      sign: page.getByRole('button', { name: 'Record' }).first(),
    },
    {
      name: 'operator-paper',
      address: '/operator',
      sign: heading(page, 'Operator desk'),
      state: page.getByRole('img', { name: 'document of' }),
      prepare: async () => {
        await page.getByRole('button', { name: 'Open the document of' }).click();
      },
    },
  ];
};
