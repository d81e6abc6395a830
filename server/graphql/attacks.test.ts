// What anybody can send, at a server in a process of its own: it goes on serving others, with bounded memory and log.
import { numberOf } from '../testing/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { redisUrl } from '../testing/test-services.ts';
import { type ServerProcess, startServerProcess } from '../testing/processes.ts';
import { guestOf } from '../testing/world.ts';

const MEGABYTE = 1_000_000;
let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-attacks-'));
  database = await createTestDatabase();
  server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      SECRET_KEY: randomUUID().repeat(2),
      LOG_LEVEL: 'debug',
      ...(database.url && { DATABASE_URL: database.url }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    { heapMb: 512 },
  );
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = async (body: string | Blob, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
};

const isServing = () => fetch(`${server.url}/healthz`).then(({ ok }) => ok);

/** Another guest works meanwhile, and the process says that it is well. */
const othersAreServed = async () => {
  const [isUp, project] = await Promise.all([isServing(), guestOf(server).makeProject()]);
  expect(isUp).toBe(true);
  expect(numberOf(project)).toBeGreaterThan(0);
};

describe('documents', () => {
  it('of megabytes are refused unread, and none is kept', async () => {
    await othersAreServed();
    const before = await server.memory();
    const padding = Buffer.from(`{"query":"{ viewer { isSignedIn } } ${'#'.repeat(7_700_000)}`);
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) => post(new Blob([padding, `${round}.${index}"}`]))),
      );
      for (const { status, text } of answers) {
        expect(status).toBe(400);
        expect(text).toContain('more than 200,000 characters in one text');
        expect(text.length).toBeLessThan(500);
      }
    }
    await othersAreServed();
    expect((await server.memory()) - before).toBeLessThan(250 * MEGABYTE);
  }, 120_000);

  it('that are allowed are kept in bounded memory', async () => {
    const flood = async (from: number) => {
      for (let round = from; round < from + 12; round += 1) {
        await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            // 1,700 tokens, most of them in operations that are not asked for.
            const others = Array.from({ length: 340 }, (_o, at) => `query o${at} { __typename }`);
            const query = `query N { viewer { isSignedIn } } ${others.join(' ')} #${round}.${index}`;
            const { text } = await post(JSON.stringify({ query, operationName: 'N' }));
            expect(text).toContain('"isSignedIn":false');
          }),
        );
      }
      return server.memory();
    };
    const afterSome = await flood(0);
    const afterMore = await flood(12);
    // Each of these 240 documents takes more than a megabyte while it is kept.
    expect(afterMore - afterSome).toBeLessThan(150 * MEGABYTE);
  }, 120_000);

  it('as long over a socket are refused as well', async () => {
    const guest = guestOf(server);
    const text = `{ viewer { isSignedIn } } ${'#'.repeat(40_000)}`;
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: guest.headers,
      retryAttempts: 0,
    });
    await expect(client.iterate({ query: text }).next()).rejects.toMatchObject([
      { message: expect.stringContaining('30,000 characters') },
    ]);
    await client.dispose();
  });
});

const CANARIES = ['Canary Fields', '+1 (415) 555-0142', 'canary@example.test', '804159'];

describe('variables that do not fit', () => {
  const save =
    'mutation S($input: SaveEstimateInput!) { saveEstimate(input: $input) { __typename } }';
  const start =
    'mutation S($input: StartSignInInput!) { startSignIn(input: $input) { __typename } }';
  const unknown = (bytes: number) => ({
    title: CANARIES.join(' ').padEnd(bytes, '.'),
    ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`canary${index}`, CANARIES])),
  });

  it.each([
    [
      'of megabytes, where those are allowed',
      save,
      { estimateId: '1', version: 1, ...unknown(7_700_000) },
    ],
    ['of the wrong kind', start, { email: CANARIES }],
    ['that the type does not know', start, { email: CANARIES[2], code: CANARIES[3] }],
    ['that are no object', start, CANARIES[0]],
  ])('%s get one short answer, and no value of theirs is logged', async (_what, query, input) => {
    const before = server.output().length;
    const { text } = await post(JSON.stringify({ query, variables: { input } }));
    const { errors, data } = JSON.parse(text) as {
      errors: { message: string; extensions: { code: string } }[];
      data?: unknown;
    };
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT');
    expect(text.length).toBeLessThan(1_000);
    await othersAreServed();
    const logged = server.output().slice(before);
    expect(logged.length).toBeLessThan(5_000);
    for (const canary of CANARIES) expect(logged).not.toContain(canary);
  });

  it('in an operation that needs little are refused by their length', async () => {
    const input = {
      ...unknown(190_000),
      more: Array.from({ length: 5 }, () => '.'.repeat(190_000)),
    };
    const { status, text } = await post(JSON.stringify({ query: start, variables: { input } }));
    expect(status).toBe(413);
    expect(text).toContain('takes no input as long as this');
  });

  it('must say how long they are', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob(['{"query":"{__typename}"}']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(411);
  });
});

it('sockets that are reset while they open end nothing', async () => {
  const { port, hostname } = new URL(server.url);
  const reset = async (path: string, origin: string) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
    const more = [`Origin: ${origin}`, `Sec-WebSocket-Key: ${'A'.repeat(22)}==`];
    const request = [...head, ...more, 'Sec-WebSocket-Version: 13', '', ''].join('\r\n');
    await new Promise((resolve) => {
      socket.once('close', resolve);
      socket.write(request, () => socket.resetAndDestroy());
    });
  };
  for (let round = 0; round < 40; round += 1) {
    await reset('/nothing', 'http://x');
    await reset('/graphql', 'http://evil.test');
    await reset('/graphql', 'http://x');
  }
  expect(await isServing()).toBe(true);
});

it('an answer lists few errors of a document with many', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `nothing${index}`).join(' ');
  const { text } = await post(JSON.stringify({ query: `{ ${names} }` }));
  const { errors } = JSON.parse(text) as { errors: unknown[] };
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(5);
});
