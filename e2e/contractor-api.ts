// Makes an approved contractor beside the page: applies, hands in a document, and approves both as the operator.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { print } from 'graphql';
import {
  TestDecideApplicationDocument,
  TestDecideIdentityDocument,
  TestOperatorDeskDocument,
  type TestOperatorDeskQuery,
  TestRecordCredentialsDocument,
} from '../server/testing/gql/graphql.ts';
import { tokenFor } from './sign-in-api.ts';
import { OPERATOR_EMAIL, type TestedServer } from './tested-server.ts';
import { fixture } from './uploads.ts';

interface Applicant {
  name: string;
  email: string;
  company: string;
  trades: readonly string[];
  zip: string;
}

/** Asks the server with a token, beside the page. */
export const ask = async <Data>(
  page: Page,
  token: string,
  document: Parameters<typeof print>[0],
  variables: object,
): Promise<Data> => {
  const response = await page.request.post('/graphql', {
    headers: { Authorization: `Token ${token}` },
    data: { query: print(document), variables },
  });
  return ((await response.json()) as { data: Data }).data;
};

const apply = async (page: Page, token: string, applicant: Applicant): Promise<void> => {
  const { name, email, company, trades, zip } = applicant;
  const headers = { Authorization: `Token ${token}` };
  await page.request.post('/api/contractors/register/', {
    headers,
    data: {
      full_name: name,
      company,
      email,
      phone: '415 555 0142',
      trades,
      zip_codes: [zip],
    },
  });
  await page.request.patch('/api/contractors/me/identity/', {
    headers,
    multipart: {
      identity_number: 'D1234567',
      identity_document: {
        name: 'id.png',
        mimeType: 'image/png',
        buffer: await readFile(fixture('photo.png')),
      },
    },
  });
};

const approve = async (page: Page, token: string, email: string): Promise<void> => {
  const { operatorDesk } = await ask<TestOperatorDeskQuery>(
    page,
    token,
    TestOperatorDeskDocument,
    {},
  );
  const application = operatorDesk?.applications.find((each) => each.email === email);
  const document = operatorDesk?.identityDocuments.find((each) => each.contractor.email === email);
  await ask(page, token, TestDecideApplicationDocument, {
    input: { applicationId: application?.id, version: application?.version, isApproved: true },
  });
  await page.request.get(document?.filePath ?? '', {
    headers: { Authorization: `Token ${token}` },
  });
  await ask(page, token, TestDecideIdentityDocument, {
    input: { documentId: document?.id, isApproved: true },
  });
  await ask(page, token, TestRecordCredentialsDocument, {
    input: {
      contractorId: document?.contractor.id,
      licenseNumber: 'CSLB 1045678',
      licenseExpiresOn: '2099-06-30',
      insuranceExpiresOn: '2099-06-30',
    },
  });
};

/** @returns the contractor's token */
export const applyWithIdentity = async (
  page: Page,
  server: TestedServer,
  applicant: Applicant,
): Promise<string> => {
  const token = await tokenFor(page, server, applicant.email);
  await apply(page, token, applicant);
  return token;
};

/** @returns the contractor's token */
export const approvedContractor = async (
  page: Page,
  server: TestedServer,
  operatorToken: string,
  applicant: Applicant,
): Promise<string> => {
  const token = await applyWithIdentity(page, server, applicant);
  await approve(page, operatorToken, applicant.email);
  return token;
};

export const operatorToken = (page: Page, server: TestedServer): Promise<string> =>
  tokenFor(page, server, OPERATOR_EMAIL);
