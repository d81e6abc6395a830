import { auditServer } from 'graphql-http';
import { createClient } from 'graphql-ws';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { useTestServer } from '../testing/app.ts';
import { TestJobChangedDocument, TestViewerDocument } from '../testing/gql/graphql.ts';
import { guestOf } from '../testing/world.ts';

const server = useTestServer();

const post = async (query: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, text: await response.text() };
};

describe('GraphQL over HTTP', () => {
  it('passes 61 of 61 audits of graphql-http', async () => {
    const results = await auditServer({ url: `${server().url}/graphql` });
    const failed = results
      .filter(({ status }) => status !== 'ok')
      .map(({ id, name }) => `${id} ${name}`);
    expect(failed).toEqual([]);
    expect(results).toHaveLength(61);
  });

  it.each([
    [
      'nesting',
      [13, 12],
      `{ viewer { projects { edges { node { jobs { edges { node { project { jobs { edges { node { project { id } } } } } } } } } } } } }`,
    ],
    [
      'aliases',
      [30, 15],
      `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: viewer { isSignedIn }`).join(' ')} }`,
    ],
    ['root fields', [22, 20], `{ ${'viewer { isSignedIn } catalog { units } '.repeat(11)} }`],
    ['of one field', [11, 10], `{ viewer { ${'isSignedIn '.repeat(11)} } }`],
    [
      'by fragments',
      [101, 100],
      `{ viewer { ${Array.from({ length: 11 }, (_, n) => `...${'ABCDEFGHIJK'[n]}`).join(' ')} } } ${Array.from(
        { length: 11 },
        (_, n) =>
          `fragment ${'ABCDEFGHIJK'[n]} on Viewer { ${n === 10 ? 'isSignedIn' : '...K '.repeat(9)} }`,
      ).join(' ')}`,
    ],
    ['tokens', [2_001, 2_000], `{ viewer { ${'id '.repeat(3_000)} } }`],
    ['directives', [21, 20], `{ __typename ${'@skip(if: false) '.repeat(21)} }`],
    ['schemas', [2, 1], '{ __schema { types { name } } __type(name: "Job") { name } }'],
    [
      'cost',
      [400_152, 20_000],
      `{ viewer { projects(first: 50) { edges { node { jobs(first: 50) { edges { node { uploads { id } project { jobs(first: 50) { edges { node { id } } } } } } } } } } } }`,
    ],
  ])('refuses too much %s with what it found and what is allowed', async (_what, sums, query) => {
    const { text } = await post(query, guestOf(server()).headers);
    const [cost, limit] = sums;
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: 'LIMIT_EXCEEDED', cost, limit },
        },
      ],
    });
    expect(text).not.toContain('"data":{');
  });

  it.each([
    ['no JSON', '{"query": secret', 'POST body sent invalid JSON.'],
    ['no object', '7', 'POST body is expected to be object but received number'],
    ['a batch', '[{"query": "{ __typename }"}]', 'Batching is not supported.'],
    ['no document', '{}', 'Must provide query string.'],
    ['another member', '{"query": "{ __typename }", "more": 1}', 'Unexpected parameter "more"'],
    ['a fault of syntax', '{"query": "{"}', 'Syntax Error: Expected Name, found <EOF>.'],
    ['an unknown field', '{"query": "{ secret }"}', 'Cannot query field "secret"'],
    [
      'an operation that is not there',
      '{"query": "query A { __typename }", "operationName": "B"}',
      'Could not determine what operation to execute.',
    ],
  ])('tells whoever sends %s so, and nothing else', async (_what, body, sentence) => {
    const response = await fetch(`${server().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors).toMatchObject([
      { message: expect.stringContaining(sentence), extensions: { code: 'BAD_INPUT' } },
    ]);
    expect(errors[0]).toHaveProperty('extensions', { code: 'BAD_INPUT' });
  });

  it('takes no forms and no other site’s page', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      const response = await fetch(`${server().url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://evil.test' },
        body: 'query={__typename}',
      });
      expect(response.status).toBe(415);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('tells nothing of an inner failure but the number of its line in the log', async () => {
    const { db, log } = server().ports;
    const guest = guestOf(server());
    await guest.makeProject();
    const logged = vi.spyOn(log, 'error');
    const failure = new Error('secret table detail');
    vi.spyOn(db, '$queryRaw').mockRejectedValueOnce(failure);
    vi.spyOn(db.project, 'findMany').mockRejectedValueOnce(failure);

    const { code, message } = await guest.runError(TestViewerDocument, {});
    const rest = await guest.rest('GET', '/api/projects/');
    const body = (await rest.json()) as { detail: string; code: string };
    expect([code, rest.status, body.code]).toEqual(['INTERNAL', 500, 'internal']);
    const told = [message, body.detail].map(
      (sentence) =>
        /^Something went wrong on our side\. .* tell us this number: ([0-9a-f]{8})\.$/.exec(
          sentence,
        )?.[1],
    );
    const lines = logged.mock.calls.map(([line]) => (line as { reference?: string }).reference);
    // Beside what earlier requests of this file may still log.
    expect(lines).toEqual(expect.arrayContaining(told));
    expect(new Set(told).size).toBe(2);
  });

  it('names a token that is not good', async () => {
    const { text } = await post('{ viewer { isSignedIn } }', { authorization: 'Token x' });
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        {
          message: 'Your sign-in has expired. Sign in again.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    });
  });
});

describe('GraphQL over WebSocket', () => {
  const endpoint = () => `${server().url.replace('http', 'ws')}/graphql`;

  it('runs operations through the same limits and masking as HTTP', async () => {
    const client = createClient({ url: endpoint(), webSocketImpl: WebSocket, retryAttempts: 0 });
    const aliases = Array.from({ length: 30 }, (_, i) => `a${i}: viewer { isSignedIn }`).join(' ');
    const results = client.iterate({ query: `{ ${aliases} }` });
    await expect(results.next()).rejects.toMatchObject([
      { extensions: { code: 'LIMIT_EXCEEDED', cost: 30, limit: 15 } },
    ]);
    for (const query of ['{ secret }', '{', 'fragment F on Query { __typename }']) {
      const refused = client.iterate({ query }).next();
      // oxlint-disable-next-line no-await-in-loop -- three operations of one socket
      await expect(refused).rejects.toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    }
    const good = client.iterate({ query: '{ viewer { isSignedIn } }' });
    expect((await good.next()).value).toEqual({ data: { viewer: { isSignedIn: false } } });
    await client.dispose();
  });

  it('belongs to this site’s pages', async () => {
    const socket = new WebSocket(endpoint(), 'graphql-transport-ws', {
      origin: 'https://evil.test',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('closes a connection that sends a huge message, or none', async () => {
    const loud = new WebSocket(endpoint(), 'graphql-transport-ws');
    await once(loud, 'open');
    loud.send('x'.repeat(200_000));
    expect((await once(loud, 'close'))[0]).toBe(1009);
    const silent = new WebSocket(endpoint(), 'graphql-transport-ws');
    expect((await once(silent, 'close'))[0]).toBe(4408);
  });

  it('lets go of a subscription at once when its client leaves', async () => {
    const guest = guestOf(server());
    const { id } = await guest.submit();
    await guest.waitForEnd(id);
    const own = guest.subscribe(TestJobChangedDocument, { jobId: id });
    expect((await own.rest()).map(({ jobChanged }) => jobChanged.status)).toEqual(['READY']);
    await expect
      .poll(async () => (await server().ports.metrics.openSockets.get()).values[0]?.value)
      .toBe(1);
    await own.stop();
    await expect
      .poll(async () => (await server().ports.metrics.openSockets.get()).values[0]?.value)
      .toBe(0);
  });
});
