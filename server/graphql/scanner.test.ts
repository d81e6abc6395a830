// What scanners of GraphQL servers try, each with what it must not lead to. Introspection is no finding: the schema is
// public, and the limits below are what protects it.
import { readFileSync } from 'node:fs';
import { execute, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { turnsOf } from '../testing/turns.ts';
import { ENTRIES_OF_A_TURN } from './in-turns.ts';
import { schema } from './schema.ts';

const server = useTestServer();

const EMAIL = 'scanned@example.com';
const START = `mutation { startSignIn(input: {email: "${EMAIL}"}) { __typename } }`;
const JSON_TYPE = { 'content-type': 'application/json' };

const send = async (init: RequestInit, query = '') => {
  const response = await fetch(`${server().url}/graphql${query}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', headers, body });
const ask = (query: string) => post(JSON.stringify({ query }));

const codesWritten = () => server().ports.db.signInCode.count({ where: { email: EMAIL } });

const repeated = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => text(index)).join(' ');

const multipartOf = (query: string) => {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query }));
  form.set('map', '{}');
  return form;
};

describe('a mutation', () => {
  it.each<[string, () => ReturnType<typeof send>, number]>([
    ['by GET', () => send({}, `?query=${encodeURIComponent(START)}`), 405],
    [
      'as a form',
      () =>
        post(new URLSearchParams({ query: START }), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      415,
    ],
    ['as a form of several parts', () => post(multipartOf(START), {}), 415],
    [
      'as plain text',
      () => post(JSON.stringify({ query: START }), { 'content-type': 'text/plain' }),
      415,
    ],
    ['in a batch', () => post(JSON.stringify([{ query: START }, { query: START }])), 400],
  ])('%s does nothing', async (_how, attempt, status) => {
    expect((await attempt()).status).toBe(status);
    expect(await codesWritten()).toBe(0);
  });

  it('as it should come works', async () => {
    expect((await ask(START)).text).toContain('StartSignInSuccess');
    expect(await codesWritten()).toBe(1);
  });
});

describe('a document', () => {
  it.each([
    ['directives', `{ __typename ${'@skip(if: false) '.repeat(500)} }`],
    ['depth', `{ viewer { ${'projects { edges { node { '.repeat(27)} id ${'} } }'.repeat(27)} } }`],
    ['repeated fields', `{ ${'__typename '.repeat(2_400)} }`],
    [
      'guesses under aliases',
      `mutation { ${repeated(400, (n) => `a${n}: verifySignIn(input: {email: "a@b.c", code: "123456"}) { __typename }`)} }`,
    ],
    ['the schema', `{ ${repeated(3, (n) => `a${n}: __schema { types { name } }`)} }`],
    ['types', `{ ${repeated(6, (n) => `a${n}: __type(name: "Job") { name }`)} }`],
    ['the schema and a type', '{ __schema { types { name } } __type(name: "Job") { name } }'],
    [
      'the schema within itself',
      '{ __schema { types { ...T a: fields { name } } } } fragment T on __Type { b: fields { type { name } } }',
    ],
    [
      'fragments that double each time',
      `{ viewer { ...F0 } } ${repeated(30, (n) => `fragment F${n} on Viewer { ${n < 29 ? `...F${n + 1} `.repeat(2) : '__typename'} }`)}`,
    ],
    ['fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ])('of too much (%s) is refused before it runs', async (_what, query) => {
    const { text } = await ask(query);
    const answer = JSON.parse(text) as { data?: unknown; errors: unknown[] };
    expect(answer.data).toBeUndefined();
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(text).not.toContain('"INTERNAL"');
  });

  it('of 30 MB is not taken in', async () => {
    const sent = post(`{"query":"{__typename}","x":"${'a'.repeat(30_000_000)}"}`);
    const outcome = await sent.then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
  });

  it.each([
    ['{ viewr { isSignedIn } }', 'viewer'],
    ['{ viewer { isSigned } }', 'isSignedIn'],
  ])('with a misspelt name (%s) is told the right one', async (query, name) => {
    const { errors } = JSON.parse((await ask(query)).text) as { errors: { message: string }[] };
    expect(errors[0]?.message).toContain(`Did you mean "${name}"`);
  });
});

it.each(['first: 51', 'first: 0', 'last: -1', 'first: 5, last: 5'])(
  'a page of another size than 1 to 50 is refused (%s)',
  async (size) => {
    const { text } = await ask(`{ viewer { projects(${size}) { edges { cursor } } } }`);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  },
);

it.each([
  getIntrospectionQuery(),
  '{ __type(name: "Job") { name } __typename }',
  '{ a: __type(name: "Job") { name fields { name } } b: __type(name: "Estimate") { name } }',
])('the schema is public (%#)', async (query) => {
  const { text } = await ask(query);
  expect(text).toContain('"name":"Job"');
  expect(text).not.toContain('"errors"');
});

it('the whole schema is described in pieces, and others are served between two of them', async () => {
  const turns = await turnsOf(async () => {
    const { errors } = await execute({ schema, document: parse(getIntrospectionQuery()) });
    expect(errors).toBeUndefined();
  });
  expect(turns).toBeGreaterThanOrEqual(
    Math.ceil(Object.keys(schema.getTypeMap()).length / ENTRIES_OF_A_TURN) - 1,
  );
});

describe('a browser', () => {
  it('is sent to the page for queries, and given none in its place', async () => {
    const page: RequestInit = { headers: { accept: 'text/html,*/*' }, redirect: 'manual' };
    const { status, headers, text } = await send(page);
    expect([status, headers.get('location'), text]).toEqual([303, '/graphiql', '']);
    const asked = await send(page, '?query={__typename}');
    expect([asked.status, asked.text]).toEqual([200, '{"data":{"__typename":"Query"}}']);
  });

  it('reads the schema as text', async () => {
    const response = await fetch(`${server().url}/schema.graphql`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(readFileSync('schema.graphql', 'utf8'));
  });

  it('of another site is allowed nothing', async () => {
    const origin = 'https://evil.test';
    const asked = await send({
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization,x-guest-key',
      },
    });
    const read = await post(JSON.stringify({ query: '{__typename}' }), { ...JSON_TYPE, origin });
    for (const { headers } of [asked, read]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
