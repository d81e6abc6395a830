// What is started with a token for tests: counts for nothing, says so wherever it shows, and is deleted after some days.
import { read, utils } from '@e965/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { TEST_KEPT_DAYS, TEST_RUNS_A_DAY } from '../../domain/account/api-tokens.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { numberOf } from '../../testing/ids.ts';
import {
  TestOtherExportsDocument,
  TestPaperComparisonDocument,
  TestSaveInventoryDocument,
} from '../../testing/gql/graphql.ts';
import { sendBid } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { json } from '../../testing/rest-answers.ts';
import { guestOf, type Person, personAt, userOf } from '../../testing/world.ts';
import { sweepTests } from '../deletion/sweep-tests.ts';

const server = useTestServer({ env: { USER_DAILY_ESTIMATES: '2' } });
const pricing = useTestServer({ estimator: builtInEstimator });
const DAY = 24 * 60 * 60 * 1000;

interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

const ask = async <Data>(person: Person, query: string, variables: object = {}) => {
  const response = await person.rest('POST', '/graphql', { query, variables });
  return (await response.json()) as Answer<Data>;
};

const testerOf = async (owner: Person, isTest = true, on = server()): Promise<Person> => {
  const { data } = await ask<{ createApiToken: { token: string; apiToken: { isTest: boolean } } }>(
    owner,
    `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { ... on CreateApiTokenSuccess { token apiToken { isTest } } }
    }`,
    {
      input: {
        name: 'Trying',
        scopes: [
          'ESTIMATES_READ',
          'ESTIMATES_WRITE',
          'PROJECTS_READ',
          'PROJECTS_WRITE',
          'FILES_WRITE',
          'CONTRACTORS_WRITE',
          'CONTRACTORS_READ',
        ],
        expiresInDays: 1,
        isTest,
      },
    },
  );
  expect(data.createApiToken.apiToken.isTest).toBe(isTest);
  return personAt(on.url, { Authorization: `Bearer ${data.createApiToken.token}` });
};

/** Runs of the owner's day, which has two, that are used. */
const usedBy = async (person: Person): Promise<number> => {
  const { data } = await ask<{ viewer: { quota: { estimatesLeftToday: number } } }>(
    person,
    '{ viewer { quota { estimatesLeftToday } } }',
  );
  return 2 - data.viewer.quota.estimatesLeftToday;
};

describe('an estimate of a test token', () => {
  it('says so, and counts for no quota and no total', async () => {
    const owner = await userOf(server(), 'tests@example.com');
    const tester = await testerOf(owner);
    const jobs = [await tester.submit(), await tester.submit(), await tester.submit()];
    const [job] = jobs;
    if (!job) throw new Error('There is no job.');
    const { estimate } = await tester.waitForEnd(job.id);
    expect(await usedBy(owner)).toBe(0);
    const { data } = await ask<{ estimate: object }>(
      owner,
      'query ($id: ID!) { estimate(by: { id: $id }) { isTest countsInTotal job { isTest } } }',
      { id: estimate?.id },
    );
    expect(data.estimate).toEqual({ isTest: true, countsInTotal: false, job: { isTest: true } });
    const counted = await ask<{ setEstimateCounted: object }>(
      owner,
      `mutation ($input: SetEstimateCountedInput!) {
        setEstimateCounted(input: $input) { __typename ... on UserError { message } }
      }`,
      { input: { estimateId: estimate?.id, countsInTotal: true } },
    );
    expect(counted.data.setEstimateCounted).toEqual({
      __typename: 'InvalidInput',
      message: expect.stringContaining('counts for no total'),
    });
    const [shown, result] = [
      await json<{ is_test: boolean }>(owner.rest('GET', `/api/jobs/${job.id}/`)),
      await json<{ is_test: boolean }>(owner.rest('GET', `/api/results/by-job/${job.id}/`)),
    ];
    expect([shown.body.is_test, result.body.is_test]).toEqual([true, true]);
    // The day's own runs are still there.
    const real = await testerOf(owner, false);
    await real.waitForEnd((await real.submit()).id);
    expect(await usedBy(owner)).toBe(1);
  });

  it('is priced again as a test, whoever asks, and shown to no contractor', async () => {
    const owner = await userOf(server(), 'again.tests@example.com');
    const tester = await testerOf(owner);
    const job = await tester.submit();
    const { estimate } = await tester.waitForEnd(job.id);
    const refine = `mutation ($input: RefineEstimateInput!) { refineEstimate(input: $input) { __typename } }`;
    const input = { estimateId: estimate?.id, version: 1, instruction: 'Paint the ceiling, too' };
    expect((await ask(owner, refine, { input })).errors).toBeUndefined();
    await owner.waitForEnd(job.id);
    expect(await usedBy(owner)).toBe(0);
    const asked = await owner.rest('POST', `/api/results/by-job/${job.id}/request_contractors/`, {
      first_name: 'Ada',
      timeframe: 'ASAP (0–2 weeks)',
    });
    expect([asked.status, await asked.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining('is a test') }),
    ]);
  });

  it('says so in lists, on paper, in sheets and behind a shared link', async () => {
    const owner = await userOf(server(), 'marked.tests@example.com');
    const tester = await testerOf(owner);
    const job = await tester.submit();
    const { estimate } = await tester.waitForEnd(job.id);
    const shown = await json<{ project: number }>(
      owner.rest('GET', `/api/jobs/${numberOf(job.id)}/`),
    );
    const ofProject = `/api/projects/${shown.body.project}/jobs/`;
    for (const list of ['/api/results/mine/', ofProject]) {
      const { body } = await json<{ is_test: boolean }[]>(owner.rest('GET', list));
      expect(body.map((each) => each.is_test)).toEqual([true]);
    }
    const { data } = await ask<{
      createPdf: { estimate: { pdf: { url: string } } };
      createSharedLink: { url: string };
    }>(
      tester,
      `mutation ($id: ID!) {
        createPdf(input: { estimateId: $id }) { ... on CreatePdfSuccess { estimate { pdf { url } } } }
        createSharedLink(input: { subject: { estimateId: $id }, life: WEEK, hidesIdentity: true }) {
          ... on CreateSharedLinkSuccess { url }
        }
      }`,
      { id: estimate?.id },
    );
    const pdf = await fetch(new URL(data.createPdf.estimate.pdf.url, server().url));
    expect(pdf.headers.get('content-disposition')).toContain('"Test Estimate CLM-');
    const printed = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
    expect((await extractText(printed, { mergePages: true })).text).toMatch(
      /Test · [\s\S]*A test: it was started with a token for tests/,
    );
    const exports = await ask<{ estimate: { exports: { xlsxUrl: string; csvUrl: string } } }>(
      tester,
      'query ($id: ID!) { estimate(by: { id: $id }) { exports { xlsxUrl csvUrl } } }',
      { id: estimate?.id },
    );
    const xlsx = await fetch(new URL(exports.data.estimate.exports.xlsxUrl, server().url));
    const summary = read(new Uint8Array(await xlsx.arrayBuffer())).Sheets['Summary'];
    expect(utils.sheet_to_csv(summary ?? {})).toContain('Test,A test: it was started');
    const csv = await fetch(new URL(exports.data.estimate.exports.csvUrl, server().url));
    const [heads, ...rows] = (await csv.text()).trimEnd().split('\r\n');
    expect(heads).toMatch(/,Test$/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.endsWith(',yes'))).toEqual([]);
    const token = data.createSharedLink.url.split('/').at(-1);
    const shared = await ask<{ shared: { isTest: boolean } }>(
      guestOf(server()),
      'query ($token: String!) { shared(token: $token) { isTest } }',
      { token },
    );
    expect(shared.data.shared).toEqual({ isTest: true });
  });

  it('says so beside a paper, and in the list to order from', async () => {
    const owner = await userOf(pricing(), 'paper.tests@example.com');
    const tester = await testerOf(owner, true, pricing());
    const { fileId } = await sendBid(owner);
    const estimate = await priced(tester, 'Price the attached bid.', { uploads: [fileId] });
    const fetched = (url = '') => fetch(new URL(url, pricing().url));
    const { paperComparison } = await owner.runOk(TestPaperComparisonDocument, {
      fileId,
      estimate: { id: estimate.id },
    });
    const workbook = await fetched(paperComparison?.xlsxUrl);
    const { Summary = {} } = read(new Uint8Array(await workbook.arrayBuffer())).Sheets;
    expect(utils.sheet_to_csv(Summary)).toContain('A test: it was started');
    const materials = [{ name: 'Drywall 4x8', quantity: 12, unit: 'EA', unitCost: 15.5 }];
    const input = { estimateId: estimate.id, version: 0, materials };
    await owner.runOk(TestSaveInventoryDocument, { input });
    const of = { estimateId: estimate.id };
    const list = (await owner.runOk(TestOtherExportsDocument, of)).estimate?.inventory;
    const rows = (await (await fetched(list?.csvUrl)).text()).trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['Test', 'yes', 'yes']);
  });

  it('counts in no portfolio and no metric, and is mailed to nobody', async () => {
    const owner = await userOf(server(), 'uncounted.tests@example.com');
    const finished = async () =>
      (await server().ports.metrics.jobsFinished.get()).values.reduce(
        (sum, { value }) => sum + value,
        0,
      );
    const before = await finished();
    const tester = await testerOf(owner);
    const { id } = await tester.submit();
    await tester.waitForEnd(id);
    const { data } = await ask<{ viewer: { portfolio: object } }>(
      owner,
      '{ viewer { portfolio { total readyCount pendingCount projects { projectId } } } }',
    );
    expect(data.viewer.portfolio).toEqual({
      total: 0,
      readyCount: 0,
      pendingCount: 0,
      projects: [],
    });
    expect(await finished()).toBe(before);
    const link = await ask<{ createSharedLink: { __typename: string } }>(
      tester,
      `mutation ($id: ID!) {
        createSharedLink(
          input: { subject: { estimateId: $id }, life: WEEK, hidesIdentity: true, mail: { to: "eve@example.com" } }
        ) { __typename ... on UserError { message } }
      }`,
      { id: (await owner.waitForEnd(id)).estimate?.id },
    );
    expect(link.data.createSharedLink).toEqual({
      __typename: 'InvalidInput',
      message: expect.stringContaining('mails nobody'),
    });
  });

  it('is another job than the real one, also under one key and of the same words', async () => {
    const owner = await userOf(server(), 'keys.tests@example.com');
    const [tester, real] = [await testerOf(owner), await testerOf(owner, false)];
    const input = await owner.submitInput({ idempotencyKey: 'going live' });
    const test = await tester.submit(input);
    expect((await tester.submit(input)).id).toBe(test.id);
    await expect(real.submit(input)).rejects.toThrow('already sent with other contents');
    const own = { ...input, idempotencyKey: 'live' };
    expect((await real.submit(own)).id).not.toBe(test.id);
    await expect(tester.submit(own)).rejects.toThrow('already sent with other contents');
  });

  it('is one of so many in a day', async () => {
    const owner = await userOf(server(), 'many.tests@example.com');
    const tester = await testerOf(owner);
    const job = await tester.submit();
    await tester.waitForEnd(job.id);
    const { db } = server().ports;
    const run = await db.jobRun.findFirstOrThrow({ where: { jobId: numberOf(job.id) } });
    await db.jobRun.createMany({
      data: Array.from({ length: TEST_RUNS_A_DAY - 1 }, (_, index) => ({ ...run, run: index + 2 })),
    });
    await expect(tester.submit()).rejects.toThrow('Go on tomorrow');
  });

  it('is deleted days later, and others stay', async () => {
    const owner = await userOf(server(), 'days.tests@example.com');
    const tester = await testerOf(owner);
    const [test, real] = [await tester.submit(), await owner.submit()];
    await Promise.all([test, real].map(({ id }) => owner.waitForEnd(id)));
    const statuses = () =>
      Promise.all(
        [test, real].map(async ({ id }) => (await owner.rest('GET', `/api/jobs/${id}/`)).status),
      );
    await later(server(), (TEST_KEPT_DAYS - 1) * DAY, () => sweepTests(server().ports));
    expect(await statuses()).toEqual([200, 200]);
    await later(server(), (TEST_KEPT_DAYS + 1) * DAY, () => sweepTests(server().ports));
    expect(await statuses()).toEqual([404, 200]);
  });
});

describe('a test token', () => {
  it.each([
    ['priceLead', 'mutation { priceLead(input: { leadId: "TGVhZDox" }) { __typename } }'],
    [
      'requestContractors',
      'mutation { requestContractors(input: { estimateId: "x", firstName: "Ada", timeframe: ASAP }) { __typename } }',
    ],
  ])('reaches nobody else by %s', async (field, query) => {
    const owner = await userOf(server(), `${field}.tests@example.com`.toLowerCase());
    const { errors } = await ask(await testerOf(owner), query);
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`${field}.*it is for tests, and this reaches other`),
        ),
        extensions: { code: 'FORBIDDEN' },
      }),
    ]);
    const real = await ask(await testerOf(owner, false), query);
    expect(JSON.stringify(real)).not.toContain('is for tests');
  });

  it('reaches nobody else over REST', async () => {
    const owner = await userOf(server(), 'rest.tests@example.com');
    const tester = await testerOf(owner);
    for (const path of ['/api/contractor-leads/1/price/', '/api/contractor-leads/1/respond/']) {
      const refused = await tester.rest('POST', path, {});
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { code: 'forbidden', detail: expect.stringContaining('is for tests') },
      ]);
    }
  });

  it('runs no estimate that is none of a test, as that would count', async () => {
    const owner = await userOf(server(), 'real.tests@example.com');
    const { id } = await owner.submit();
    const { estimate } = await owner.waitForEnd(id);
    const tester = await testerOf(owner);
    const { errors } = await ask(
      tester,
      'mutation ($input: RefineEstimateInput!) { refineEstimate(input: $input) { __typename } }',
      { input: { estimateId: estimate?.id, version: 1, instruction: 'Paint the ceiling, too' } },
    );
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('is for tests, and this estimate is none'),
        extensions: { code: 'FORBIDDEN' },
      }),
    ]);
    expect(await usedBy(owner)).toBe(1);
  });
});
