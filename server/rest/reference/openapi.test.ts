// The reference against real answers: every route is called, and each answer, refusals too, is held against what it says.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { APPLICATION, deskOf, IDENTITY, operatorOf, sendForm } from '../../testing/contractors.ts';
import { contractorOf, introduced } from '../../testing/introducing.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import { sendMadePaper } from '../../testing/papers.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { codeMailedTo } from '../../testing/outbox.ts';
import { createReferenceCheck, LINES } from '../../testing/reference.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { guestOf, type Person, strangerOf, userOf } from '../../testing/world.ts';
import { ROUTES } from '../router.ts';
import exportedLine from './exported-line.json' with { type: 'json' };
import { openApiOf, templateOf } from './openapi.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: builtInEstimator });
const limited = useTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });

const document = openApiOf(ROUTES, 'https://server.example');
const check = createReferenceCheck(document);
const faults: string[] = [];
const called = new Set<string>();

type Values = Readonly<Record<string, string | number>>;

const mimeOf = ({ headers }: Response) => headers.get('content-type')?.split(';', 1)[0] ?? '';

const note = async (method: string, path: string, response: Response, sent?: unknown) => {
  const mime = mimeOf(response);
  const text = response.status === 204 ? null : await response.text();
  const body: unknown = mime === 'application/json' && text !== null ? JSON.parse(text) : text;
  const { status } = response;
  const found = check({ method, template: templateOf(path), status, mime, body, sent });
  faults.push(...found.map((fault) => `${method} ${path} ${status}: ${fault}`));
  if (response.ok) called.add(`${method} ${path}`);
  return { status, body: body as Record<string, unknown> };
};

const ask = async (person: Person, row: string, values: Values = {}, sent?: unknown) => {
  const [method = '', path = ''] = row.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => String(values[name]));
  const query = 'limit' in values ? `?limit=${values['limit']}` : '';
  const response = await person.rest(method, `/api/${filled}${query}`, sent);
  return note(method, path, response, sent);
};

const ended = async (person: Person, jobId: unknown) => {
  await person.waitForEnd(String(jobId));
  return { jobId: numberOf(String(jobId)), claimOrId: numberOf(String(jobId)) };
};

const WORK: Readonly<Record<string, string>> = {
  home_project: 'Remodel the 5x8 bathroom. Keep the window.',
  insurance: 'R&R 1/2" drywall 320 SF after a leak. Deductible $500.',
  contractor: 'Hall bath 5x8 gut remodel, 3 of them, allowance $400 for the vanity',
};

/** An estimate of each kind, from the files on. */
const makeEstimates = async (person: Person) => {
  const project = await ask(person, 'POST projects/', {}, { name: 'Elm Street', zip: '94110' });
  const { id } = project.body as { id: number };
  const file = await note('POST', 'files/', await person.postFile());
  const jobs: number[] = [];
  for (const [agent_kind, instructions] of Object.entries(WORK)) {
    const job = await ask(
      person,
      'POST jobs/',
      {},
      {
        instructions,
        agent_kind,
        property_type: 'res',
        work_grade: 'standard',
        uploads: [file.body['id']],
        project: id,
      },
    );
    jobs.push(Number(job.body['id']));
    const values = await ended(person, job.body['id']);
    await ask(person, 'GET results/:claimOrId/', values);
    await ask(person, 'POST results/:claimOrId/contractor_bid/', values, { note: 'Soon' });
  }
  await ask(person, 'GET projects/');
  await ask(person, 'GET projects/:id/', { id });
  await ask(person, 'GET projects/:id/jobs/', { id });
  return { jobId: jobs[0] ?? 0, claimOrId: jobs[0] ?? 0 };
};

const resultRows = async (person: Person, values: Values) => {
  await ask(person, 'GET jobs/:id/', { id: values['jobId'] ?? 0 });
  await ask(person, 'GET results/by-job/:jobId/', values);
  await ask(person, 'GET results/guest/', { limit: 2 });
  await ask(person, 'GET results/guest/', { limit: 0 });
  await ask(person, 'POST results/:claimOrId/create_pdf/', values);
  const raw_json = { items: [{ id: 1 }], title: 'Bath' };
  await ask(person, 'PATCH results/:claimOrId/update_json/', values, { raw_json });
  const renamed = { raw_json: { title: 'Bath' } };
  await ask(person, 'PATCH results/:claimOrId/update_json/', values, { ...renamed, version: 1 });
  await ask(person, 'PATCH results/:claimOrId/update_json/', values, { ...renamed, version: 1 });
  const inventory = [{ name: 'Ladder', quantity: 1, unit_cost: '80' }];
  for (const at of ['by-job/:jobId', ':claimOrId']) {
    await ask(person, `GET results/${at}/inventory/status/`, values);
    await ask(person, `POST results/${at}/inventory/refresh/`, values, {});
    await ask(person, `GET results/${at}/inventory/`, values);
  }
  await ask(person, 'PATCH results/by-job/:jobId/inventory/', values, { inventory });
  await ask(person, 'PATCH results/:claimOrId/inventory/', values, { inventory });
  await ask(person, 'GET results/:claimOrId/inventory/status/', values);
  await ask(person, 'POST results/by-job/:jobId/contractor_bid/', values);
};

const estimateRows = async () => {
  const guest = guestOf(server());
  await resultRows(guest, await makeEstimates(guest));
};

const uploadRows = async () => {
  const person = guestOf(server());
  const bytes = tinyPng();
  const announce = { name: 'photo.png', kind: 'photo', size: bytes.length };
  for (const isFinished of [true, false]) {
    const { body } = await ask(person, 'POST uploads/', {}, announce);
    const values = { id: Number(body['id']) };
    await ask(person, 'GET uploads/:id/', values);
    const part = await person.sendPart(`/api/uploads/${values.id}/`, 0, bytes);
    await note('PATCH', 'uploads/:id/', part);
    if (isFinished) await ask(person, 'POST uploads/:id/finish/', values);
    else await ask(person, 'DELETE uploads/:id/', values);
  }
};

const signInRows = async () => {
  const email = 'signs-in@example.com';
  const guest = guestOf(server());
  await ask(guest, 'POST auth/start/', {}, { email });
  await ask(guest, 'POST auth/verify/', {}, { email, code: '000000' });
  const code = await codeMailedTo(server().dataDir, email);
  await ask(guest, 'POST auth/verify/', {}, { email, code });
};

/** Somebody applies, and an operator looks at the papers. */
const applicationRows = async () => {
  const email = 'applies@example.com';
  const person = await userOf(server(), email);
  await ask(person, 'POST contractors/register/', {}, { ...APPLICATION, email, trades: [] });
  const REGISTER = ['POST', 'contractors/register/'] as const;
  const paper = new Blob([tinyPng()]);
  const form = { ...APPLICATION, email, file: paper };
  await note(...REGISTER, await sendForm(server(), person, REGISTER, form));
  await ask(person, 'GET contractors/me/');
  await ask(
    person,
    'PATCH contractors/me/',
    {},
    { bio: 'Twenty years of painting.', paused: true },
  );
  const identity = { identity_number: 'D1234567', identity_document: paper };
  await note(...IDENTITY, await sendForm(server(), person, IDENTITY, identity));
  const LOGO = ['PATCH', 'contractors/me/logo/'] as const;
  await note(...LOGO, await sendForm(server(), person, LOGO, { logo: paper }));
  await ask(person, 'GET contractors/me/logo/');
  const operator = await operatorOf(server());
  const { applications, identityDocuments } = await deskOf(server());
  const paths = {
    'GET operator/applications/:paperId/file/': applications[0]?.id,
    'GET operator/identity-documents/:paperId/': identityDocuments[0]?.id,
  };
  for (const [row, id] of Object.entries(paths)) await ask(operator, row, { paperId: id ?? '' });
  await ask(operator, 'GET contractors/status/');
};

const leadRows = async () => {
  const painter = await contractorOf(server(), 'painter@example.com');
  const user = await userOf(server(), 'asks@example.com');
  const body = { first_name: 'Ada', timeframe: '2–4 weeks' };
  for (const at of ['by-job/:jobId', ':claimOrId']) {
    const instructions = 'Repaint my 12x14 bedroom, walls and ceiling';
    const values = await ended(user, (await user.submit({ instructions })).id);
    await ask(user, `POST results/${at}/request_contractors/`, values, body);
    await ask(guestOf(server()), `POST results/${at}/request_contractors/`, values, body);
  }
  await ask(user, 'GET results/mine/');
  const { body: leads } = await ask(painter, 'GET contractor-leads/');
  const [first, second] = leads as unknown as { id: number }[];
  const answers = [
    [first, { status: 'available', note: 'In May.' }],
    [second, { status: 'declined', reason: 'too_busy' }],
  ] as const;
  for (const [lead, answer] of answers) {
    await ask(painter, 'POST contractor-leads/:id/respond/', { id: lead?.id ?? 0 }, answer);
  }
  await ask(painter, 'GET contractor-leads/');
  await ask(painter, 'GET contractors/status/');
};

/** Makes proposals that are sent and signed, that are sent, declined and revised, and that are withdrawn. */
const proposalRows = async () => {
  const user = await userOf(server(), 'signs@example.com');
  const { painter, leadId: id } = await introduced(server(), user, 'offers@example.com');
  await ask(painter, 'POST contractor-leads/:id/proposals/', { id }, {});
  const priced = await ask(painter, 'POST contractor-leads/:id/price/', { id });
  const claimOrId = String(priced.body['claim_number']);
  const made = await ask(painter, 'POST results/:claimOrId/contractor_bid/', { claimOrId });
  expect(made.status).toBe(201);
  const today = isoDay(new Date());
  const send = async (client_key: string, more: object = {}) => {
    const offer = { bid_version: 1, valid_until: today, client_key, ...more };
    const { body } = await ask(painter, 'POST contractor-leads/:id/proposals/', { id }, offer);
    return { id: Number(body['id']) };
  };
  const reason = { reason: 'Too dear' };
  const first = await send('1', { hides_costs: false });
  await ask(user, 'POST proposals/:id/decline/', first, {});
  await ask(user, 'POST proposals/:id/decline/', first, reason);
  const second = await send('2', { prices_by: 'phase', covers_scope: true, note: 'Soon' });
  await ask(painter, 'GET proposals/:id/', second);
  const signature = { name: 'Ada Quill', date: today };
  await ask(user, 'POST proposals/:id/accept/', first, signature);
  await ask(user, 'POST proposals/:id/accept/', second, signature);
  await send('3');
  await ask(user, 'POST proposals/:id/withdraw/', second, { ...reason, status: 'accepted' });
  await ask(user, 'GET contractor-leads/:id/proposals/', { id });
};

/** A claim that is checked, two bids, and a photo, which nothing is read of. */
const paperRows = async () => {
  const person = await userOf(server(), 'checks@example.com');
  const fileId = numberOf(await sendMadePaper(person, 'adjuster-hail'));
  const bids = [await sendMadePaper(person, 'two-column-bidders'), await person.upload()];
  const id = { id: fileId };
  await ask(person, 'GET files/:id/paper/', id);
  await ask(person, 'GET files/:id/paper/', { id: Number(bids[0]) });
  await ask(person, 'GET files/:id/paper/', { id: Number(bids[1]) });
  const chosen = await ask(person, 'PATCH files/:id/paper/', id, { use: 'check', version: 1 });
  expect(chosen.body).toMatchObject({ use: 'check', version: 2 });
  await ask(person, 'PATCH files/:id/paper/', id, { use: 'check', version: 1 });
  await ask(person, 'PATCH files/:id/paper/', id, { use: 'burn' });
  const uploads = [String(fileId), ...bids];
  const { id: jobId } = await person.submit({ uploads, agentKind: 'INSURANCE' });
  const { claimOrId } = await ended(person, jobId);
  await ask(person, 'GET results/:claimOrId/comparison/:fileId/', { claimOrId, fileId });
  await ask(person, 'GET results/:claimOrId/bids/', { claimOrId });
  const other = await ended(person, (await person.submit()).id);
  await ask(person, 'GET results/:claimOrId/bids/', other);
  await ask(person, 'GET results/:claimOrId/comparison/:fileId/', { ...other, fileId: 999_999 });
};

const EXPORT = '/files/estimate-exports/{id}/estimates.jsonl';

const checkExport = (status: number, mime: string, body: unknown) => {
  const found = check({ method: 'GET', template: EXPORT, status, mime, body });
  faults.push(...found.map((fault) => `${EXPORT} ${status}: ${fault}`));
};

/** Each line of the file is as the reference says, and so is the line that it shows. */
const exportedLines = async (url: string) => {
  const response = await fetch(new URL(url, server().url));
  const lines = (await response.text()).trimEnd().split('\n');
  expect([mimeOf(response), lines.length]).toEqual([LINES, 1]);
  for (const body of [...lines.map((line): unknown => JSON.parse(line)), exportedLine])
    checkExport(200, mimeOf(response), body);
};

/** A link that is not good, opened within one minute until the network has opened too many. */
const exportRefusals = async () => {
  // However long the calls take: a minute of a busy machine may have fewer.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const link = `${limited().url}${EXPORT.replace('{id}', '1')}?expires=1&signature=x`;
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  const refusals = new Map<number, Response>();
  for (let calls = 0; calls < 2_000 && !refusals.has(429); calls += 20) {
    const some = Array.from({ length: 20 }, () => fetch(link, { headers }));
    for (const response of await Promise.all(some)) {
      if (refusals.has(response.status)) await response.body?.cancel();
      else refusals.set(response.status, response);
    }
  }
  expect([...refusals.keys()]).toEqual([403, 429]);
  expect(Number(refusals.get(429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const [status, response] of refusals)
    checkExport(status, mimeOf(response), await response.json());
};
afterEach(() => {
  vi.useRealTimers();
});

const exportRows = async () => {
  const person = await userOf(server(), 'exports@example.com');
  await ended(person, (await person.submit()).id);
  const { body } = await ask(person, 'POST estimate-exports/');
  await ask(person, 'GET estimate-exports/:id/', { id: Number(body['id']) });
  const shown = () => ask(person, 'GET estimate-exports/:id/', { id: Number(body['id']) });
  await expect.poll(async () => (await shown()).body['status']).toBe('ready');
  await exportedLines(String((await shown()).body['url']));
};

/** Whoever asks for what is nobody's is refused as the reference says. */
const strangersRows = async () => {
  const nowhere = { id: 999, jobId: 999, fileId: 999, claimOrId: 'CLM-22222222', paperId: 999 };
  for (const { method, path } of ROUTES) {
    const sent = method === 'POST' || method === 'PATCH' ? {} : undefined;
    await ask(strangerOf(server()), `${method} ${path}`, nowhere, sent);
  }
};

it.each([
  ['an estimate and what is made of it', estimateRows],
  ['uploads in parts', uploadRows],
  ['signing in', signInRows],
  ['contractors and their papers', applicationRows],
  ['introductions', leadRows],
  ['proposals', proposalRows],
  ['papers of somebody else', paperRows],
  ['exports of everything', exportRows],
  ['exports that are refused', exportRefusals],
  ['strangers', strangersRows],
])(
  'describes every answer: %s',
  async (_what, callThem) => {
    faults.length = 0;
    await callThem();
    expect(faults).toEqual([]);
  },
  300_000,
);

it('was held against every route', () => {
  const rows = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(rows.filter((row) => !called.has(row))).toEqual([]);
});

it('is served, with pages to browse it, from our own files', async () => {
  const served = await fetch(`${server().url}/api/openapi.json`);
  expect(await served.json()).toEqual(openApiOf(ROUTES, server().url));
  const page = await fetch(`${server().url}/api/docs/`);
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)];
  expect(files).toHaveLength(3);
  for (const [, path = ''] of files) {
    const file = await fetch(`${server().url}${path}`);
    expect([path, file.status, (await file.text()).length > 100]).toEqual([path, 200, true]);
  }
});

it('has a page for each scalar that the schema says is specified by us', async () => {
  const own = [
    ...readFileSync('schema.graphql', 'utf8').matchAll(/specifiedBy\(url: "(\/[^"]+)"/g),
  ];
  expect(own).toHaveLength(2);
  for (const [, address = ''] of own) {
    const [path, anchor] = address.split('#');
    const page = await fetch(`${server().url}${path}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain(`id="${anchor}"`);
    // On the body, the rule would leave the window white, and links in the colors of a dark one.
    expect(html).toMatch(/:root \{[^}]*color-scheme: light dark/);
  }
});
