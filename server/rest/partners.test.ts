// What partners found who had read nothing but the documents: calls that have to work as they are written there.
import { describe, expect, it } from 'vitest';
import { TIMEFRAMES } from '../domain/catalog.ts';
import { useTestServer } from '../testing/app.ts';
import { APPLICATION, sendForm } from '../testing/contractors.ts';
import { askFor, contractorOf, estimateOf } from '../testing/introducing.ts';
import { json } from '../testing/rest-answers.ts';
import { guestOf, type Person, personAt, strangerOf, userOf } from '../testing/world.ts';

const server = useTestServer();
const PAGE = 'https://app.partner.example';
const proxied = useTestServer({
  env: { TRUST_PROXY: '127.0.0.1', ALLOWED_ORIGINS: `${PAGE}, https://other.example` },
});

it('a timeframe is taken with whichever dash it is typed', async () => {
  const user = await userOf(server(), 'dash@example.com');
  const { claimNumber } = await estimateOf(user);
  const path = `/api/results/${claimNumber}/request_contractors/`;
  for (const words of Object.values(TIMEFRAMES)) {
    for (const dash of ['-', '–', '—', '‑']) {
      const timeframe = words.replaceAll('–', dash);
      const answer = await json(user.rest('POST', path, { first_name: 'Ada', timeframe }));
      expect(answer).toMatchObject({ status: 201, body: { timeframe: words } });
    }
  }
});

it('materials are saved by the number of the job, too', async () => {
  const guest = guestOf(server());
  const { jobId, claimNumber } = await estimateOf(guest);
  const inventory = [{ name: 'Paint', quantity: 2, unit: 'EA', unit_cost: 31.5 }];
  const saved = await json(
    guest.rest('PATCH', `/api/results/by-job/${jobId}/inventory/`, { inventory }),
  );
  expect(saved).toMatchObject({ status: 200, body: inventory });
  const read = await json(guest.rest('GET', `/api/results/${claimNumber}/inventory/`));
  expect(read.body).toEqual(inventory);
});

it('a guest is no contractor, and a stranger is asked who they are', async () => {
  const path = '/api/contractors/status/';
  expect(await json(guestOf(server()).rest('GET', path))).toMatchObject({
    status: 200,
    body: { is_contractor: false },
  });
  expect((await strangerOf(server()).rest('GET', path)).status).toBe(401);
});

it.each([
  ['1', '0b6f0d5e-93a5-1ac5-9d0c-5f4b3b0f1f11'],
  ['5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['7', '0197b1ce-93a5-7ac5-9d0c-5f4b3b0f1f11'],
  ['none that is known', '0b6f0d5e-93a5-fac5-cd0c-5f4b3b0f1f11'],
  ['4, in capitals', '0B6F0D5E-93A5-4AC5-9D0C-5F4B3B0F1F11'],
])('a guest key may be a UUID of version %s', async (_version, key) => {
  const guest = personAt(server().url, { 'X-Guest-Key': key });
  expect((await guest.rest('GET', '/api/projects/')).status).toBe(200);
});

describe('contractors/register/', () => {
  const REGISTER = '/api/contractors/register/';
  const PROFILE = {
    first_name: 'Grace',
    last_name: 'Hopper',
    commercial_name: 'Hopper Remodeling',
    phone: '415 555 0142',
    trades: ['Painting'],
    city: 'Oakland',
    state: 'ca',
    bio: 'Twenty years of painting.',
  };
  const TAKEN = { ...PROFILE, state: 'CA', status: 'pending', email: expect.any(String) };

  it.each<[string, object, object]>([
    ['those of the profile', PROFILE, TAKEN],
    [
      'those of the application',
      APPLICATION,
      { first_name: 'Grace', last_name: 'Hopper', commercial_name: 'Hopper Remodeling' },
    ],
    ['both', { ...APPLICATION, ...PROFILE }, TAKEN],
  ])('takes fields like %s, and answers the profile', async (what, fields, profile) => {
    const user = await userOf(server(), `${what.replaceAll(' ', '.')}@example.com`);
    const answer = await json(user.rest('POST', REGISTER, fields));
    expect(answer).toMatchObject({ status: 201, body: profile });
    const own = await json(user.rest('GET', '/api/contractors/me/'));
    expect(own.body).toEqual(answer.body);
  });

  it('takes them as a form', async () => {
    const user = await userOf(server(), 'form@example.com');
    const row = ['POST', 'contractors/register/'] as const;
    const answer = await json(sendForm(server(), user, row, PROFILE));
    expect(answer).toMatchObject({ status: 201, body: TAKEN });
  });

  it.each<[string, object, string]>([
    ['a state', { ...PROFILE, state: 'Ohio' }, 'state'],
    ['a name', { ...PROFILE, first_name: '', last_name: '' }, 'first_name'],
    ['a trade', { ...APPLICATION, trades: [] }, 'trades'],
  ])('names %s that cannot be used, and writes nothing', async (what, fields, path) => {
    const user = await userOf(server(), `no.${what.replaceAll(' ', '.')}@example.com`);
    const answer = await json(user.rest('POST', REGISTER, fields));
    expect(answer).toMatchObject({ status: 400, body: { fields: { [path]: expect.any(String) } } });
    expect((await user.rest('GET', '/api/contractors/me/')).status).toBe(404);
  });
});

describe('an upload', () => {
  const TEXT = new TextEncoder().encode('Replace the sink and the faucet in the kitchen.\n');
  it.each([
    ['scope.exe', 400, { detail: expect.stringContaining('.txt') }],
    ['scope.HTML', 400, { detail: expect.stringContaining('.txt') }],
    ['scope.exe. .', 400, { detail: expect.stringContaining('.exe') }],
    ['scope.txt', 201, { name: 'scope.txt' }],
    ['scope', 201, { name: 'scope' }],
    ['12 Oak St. Apt 4', 201, { name: '12 Oak St. Apt 4' }],
  ])('of text that is called %s is answered with %i', async (name, status, body) => {
    const answer = guestOf(server()).postFile({ bytes: TEXT, name, kind: 'doc' });
    expect(await json(answer)).toMatchObject({ status, body });
  });

  it('in parts with such a name is refused, too', async () => {
    const guest = guestOf(server());
    const announced = await json(
      guest.rest('POST', '/api/uploads/', { name: 'a.exe', kind: 'doc', size: TEXT.length }),
    );
    const { id } = announced.body as { id: number };
    await guest.sendPart(`/api/uploads/${id}/`, 0, TEXT);
    const answer = await guest.rest('POST', `/api/uploads/${id}/finish/`, {});
    expect(answer.status).toBe(400);
  });
});

describe('addresses', () => {
  const through = (headers: Record<string, string>): Person =>
    personAt(proxied().url, { 'X-Guest-Key': crypto.randomUUID(), ...headers });
  const FORWARDED = { 'X-Forwarded-Host': 'api.partner.example', 'X-Forwarded-Proto': 'https' };

  it.each<[string, () => Person, string]>([
    ['as a trusted proxy was asked', () => through(FORWARDED), 'https://api.partner.example/'],
    ['as the request names the host', () => through({}), 'http://localhost:'],
    [
      'as paths where the header names no host',
      () => through({ ...FORWARDED, 'X-Forwarded-Host': 'a b' }),
      '/files/',
    ],
    [
      'as paths where no proxy is trusted',
      () => personAt(server().url, { 'X-Guest-Key': crypto.randomUUID(), ...FORWARDED }),
      '/files/',
    ],
  ])('are given %s', async (_how, person, beginning) => {
    const { body } = await json(person().postFile());
    expect((body as { file: string }).file.startsWith(beginning)).toBe(true);
  });
});

it('leads come in pages', async () => {
  const painter = await contractorOf(server(), 'pages.painter@example.com', {
    zipCodes: ['30301'],
  });
  for (const name of ['ada', 'grace', 'mary']) {
    const homeowner = await userOf(server(), `pages.${name}@example.com`);
    const project = await homeowner.makeProject('30301');
    const { estimateId } = await estimateOf(homeowner, { projectId: project });
    await askFor(homeowner, estimateId);
  }
  const page = async (query: string) => {
    const response = await painter.rest('GET', `/api/contractor-leads/${query}`);
    const leads = (await response.json()) as { id: number }[];
    return {
      ids: leads.map(({ id }) => id),
      hasNext: response.headers.get('x-has-next-page'),
      link: response.headers.get('link'),
    };
  };
  const all = await page('');
  expect([all.ids.length, all.hasNext]).toEqual([3, 'false']);
  const first = await page('?limit=2');
  expect([first.ids, first.hasNext]).toEqual([all.ids.slice(0, 2), 'true']);
  const next = /<[^?]*(\?[^>]*)>/.exec(first.link ?? '')?.[1] ?? '';
  expect((await page(next)).ids).toEqual(all.ids.slice(2));
  for (const query of ['?limit=0', '?limit=51', '?after=x'])
    expect((await painter.rest('GET', `/api/contractor-leads/${query}`)).status).toBe(400);
  const others = await painter.rest('GET', '/api/contractor-leads/?after=999999');
  expect(others.status).toBe(404);
});

describe('pages of other sites', () => {
  const preflight = (url: string, path: string, origin: string) =>
    fetch(`${url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-guest-key',
      },
    });

  it.each(['/graphql', '/api/projects/', '/api/files/'])(
    'may call %s when whoever runs the server names them',
    async (path) => {
      const { status, headers } = await preflight(proxied().url, path, PAGE);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, PAGE]);
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-guest-key');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('read answers, refusals and the headers beside them', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${proxied().url}/api/projects/`, { headers: { origin: PAGE, ...headers } });
    const good = await ask(guestOf(proxied()).headers);
    const refused = await ask({});
    expect([good.status, refused.status]).toEqual([200, 401]);
    for (const { headers } of [good, refused]) {
      expect(headers.get('access-control-allow-origin')).toBe(PAGE);
      expect(headers.get('access-control-expose-headers')).toContain('X-Has-Next-Page');
    }
  });

  it('that nobody named may not', async () => {
    for (const [url, origin] of [
      [proxied().url, 'https://evil.example'],
      [server().url, PAGE],
    ] as const) {
      const { headers } = await preflight(url, '/graphql', origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
