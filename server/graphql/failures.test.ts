// One way to fail: whoever calls by GraphQL reads errors with codes, whatever kept the request from being answered, over
// each transport and under each media type.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { guestBehindProxy, guestOf, personAt, strangerOf, userOf } from '../testing/world.ts';

const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', SOCKETS_PER_ADDRESS: '1' };
const server = useTestServer();
const limited = useTestServer({ env: LIMITED });
const trial = useTestServer({ env: { GUEST_FREE_ESTIMATES: '1' } });

const RESPONSE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
const EVENTS = 'text/event-stream';

interface Told {
  data?: unknown;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; retryAfterSeconds?: number };
  }[];
}

const read = (text: string): Told => JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text) as Told;

const post = async (
  url: string,
  query: string,
  headers: Record<string, string> = {},
  variables?: unknown,
) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response;
};

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';', 1)[0];

describe('too many requests', () => {
  it.each([
    ['nothing', {}, JSON_TYPE],
    ['anything', { accept: '*/*' }, JSON_TYPE],
    ['JSON', { accept: JSON_TYPE }, JSON_TYPE],
    ['GraphQL', { accept: `${RESPONSE}, ${JSON_TYPE};q=0.9` }, RESPONSE],
    ['events', { accept: EVENTS }, EVENTS],
  ])(
    'are told to whoever accepts %s',
    async (_what, accept, type) => {
      const { headers } = guestBehindProxy(limited());
      const ask = () => post(limited().url, '{ __typename }', { ...headers, ...accept });
      for (let asked = 0; asked < 600; asked += 100)
        await Promise.all(Array.from({ length: 100 }, async () => (await ask()).text()));
      const refused = await ask();
      const seconds = Number(refused.headers.get('retry-after'));
      expect([refused.status, typeOf(refused)]).toEqual([429, type]);
      expect(seconds).toBeGreaterThan(0);
      const text = await refused.text();
      expect(read(text)).toEqual({
        errors: [
          {
            message: `Too many requests. Try again in ${seconds} seconds.`,
            extensions: { code: 'THROTTLED', retryAfterSeconds: seconds },
          },
        ],
      });
      const form = type === EVENTS ? /^event: next\n[^]*\nevent: complete\ndata:\n\n$/ : /^\{.*\}$/;
      expect(text).toMatch(form);
    },
    30_000,
  );

  it('streams are told the same', async () => {
    const { headers } = guestBehindProxy(limited());
    const follow = () =>
      post(limited().url, 'subscription { viewerChanged { __typename } }', {
        ...headers,
        accept: EVENTS,
      });
    const first = await follow();
    const second = await follow();
    expect([first.status, second.status, typeOf(second)]).toEqual([200, 429, EVENTS]);
    expect(read(await second.text())).toMatchObject({
      errors: [{ extensions: { code: 'THROTTLED' } }],
    });
    await first.body?.cancel();
  });
});

it.each<[string, Record<string, string>, number]>([
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['GraphQL, to be answered so', { 'content-type': 'text/plain', accept: RESPONSE }, 415],
])('a body that is not read (%s) is refused with a code', async (_what, headers, status) => {
  const refused = await post(server().url, '{ __typename }', headers);
  expect([refused.status, typeOf(refused)]).toEqual([status, headers['accept'] ?? JSON_TYPE]);
  expect(read(await refused.text()).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

describe('a token that is not good', () => {
  it.each([
    [RESPONSE, 401],
    [JSON_TYPE, 200],
  ])('is answered under %s with %i and a challenge', async (accept, status) => {
    const answer = await post(server().url, '{ viewer { isSignedIn } }', {
      accept,
      authorization: 'Bearer plumb_gone',
    });
    expect([answer.status, typeOf(answer), answer.headers.get('www-authenticate')]).toEqual([
      status,
      accept,
      'Bearer realm="Plumbline", error="invalid_token"',
    ]);
    expect(read(await answer.text())).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('is challenged over REST, too', async () => {
    const answer = await strangerOf(server()).rest('GET', '/api/projects/');
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Plumbline"',
    ]);
    const bad = await personAt(server().url, { Authorization: 'Bearer plumb_gone' }).rest(
      'GET',
      '/api/projects/',
    );
    expect([bad.status, bad.headers.get('www-authenticate'), await bad.json()]).toEqual([
      401,
      'Bearer realm="Plumbline", error="invalid_token"',
      expect.objectContaining({ code: 'unauthenticated' }),
    ]);
  });
});

describe('a field at the root that fails', () => {
  it.each([
    `scopePreview(input: {instructions: "Paint", title: "${'x'.repeat(161)}"}) { __typename }`,
    `priceBookSearch(query: "${'x'.repeat(1_000)}") { __typename }`,
    'pricePreview(input: {instructions: "Paint", zip: "1"}) { total }',
  ])('leaves the others what they came to: %s', async (field) => {
    const { headers } = await userOf(server(), `${field.length}@example.com`);
    const answer = read(
      await (await post(server().url, `{ rateLimit { cost } a: ${field} }`, headers)).text(),
    );
    expect(answer.errors?.map(({ path }) => path)).toEqual([['a']]);
    expect(answer.data).toMatchObject({ rateLimit: { cost: expect.any(Number) }, a: null });
  });
});

describe('a page that cannot be had', () => {
  it.each<[string, unknown, string[]]>([
    ['{ viewer { projects(first: 51) { nodes { id } } } }', {}, ['viewer', 'projects']],
    [
      '{ viewer { projects(first: 1) { nodes { jobs(last: 0) { nodes { id } } } } } }',
      {},
      ['viewer', 'projects', 'nodes', 'jobs'],
    ],
    [
      'query ($first: Int = 51) { viewer { mine: projects(first: $first) { nodes { id } } } }',
      {},
      ['viewer', 'mine'],
    ],
    [
      'query ($first: Int!, $after: String) { viewer { mine: projects(first: $first, after: $after) { nodes { id } } } }',
      { first: 2, after: 'made up' },
      ['viewer', 'mine'],
    ],
    [
      'query { viewer { ...Mine } } fragment Mine on Viewer { jobs(first: 1, last: 1) { nodes { id } } }',
      {},
      ['viewer', 'jobs'],
    ],
  ])('names its list: %s', async (query, variables, path) => {
    const answer = await post(server().url, query, guestOf(server()).headers, variables);
    expect(read(await answer.text())).toEqual({
      errors: [
        {
          message: expect.any(String),
          locations: expect.any(Array),
          path,
          extensions: { code: 'BAD_INPUT' },
        },
      ],
    });
  });
});

describe('a price preview', () => {
  const preview = async (headers: Record<string, string>, url: string, zip = '94110') => {
    const query =
      'query ($input: ScopePreviewInput!) { pricePreview(input: $input) { total currency } }';
    const input = { instructions: 'Repaint my 12x14 bedroom, walls and ceiling', zip };
    return read(await (await post(url, query, headers, { input })).text());
  };

  it('is given to a guest until the trial is used up', async () => {
    const guest = guestOf(trial());
    expect((await preview(guest.headers, trial().url)).errors).toBeUndefined();
    const { id } = await guest.submit();
    await guest.waitForEnd(id);
    expect(await preview(guest.headers, trial().url)).toMatchObject({
      data: { pricePreview: null },
      errors: [{ path: ['pricePreview'], extensions: { code: 'QUOTA_EXHAUSTED' } }],
    });
  });

  it('is not given to a stranger', async () => {
    expect(await preview({}, server().url)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it.each(['9411', 'Ohio', '00000'])('with the ZIP code %s is refused', async (zip) => {
    expect(await preview(guestOf(server()).headers, server().url, zip)).toMatchObject({
      errors: [{ message: expect.stringContaining('ZIP code'), extensions: { code: 'BAD_INPUT' } }],
    });
  });

  it.each(['', '94110-1234', ' 94110 '])('with the ZIP code “%s” is made', async (zip) => {
    const { errors } = await preview(guestOf(server()).headers, server().url, zip);
    expect(errors).toBeUndefined();
  });
});
