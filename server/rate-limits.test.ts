import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestServer, useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
const server = useTestServer({ env });
const few = useTestServer({ env: { ...env, SOCKETS_PER_ADDRESS: '2' } });

/** Fetch would mend some spellings, and each network has its own count. */
const call = ({ url }: TestServer, path: string, from: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('X-Forwarded-For', from);
  return fetch(`${url}${path}`, { ...init, headers });
};

const callTimes = async (times: number, path: string, from: string) =>
  Promise.all(Array.from({ length: times }, async () => (await call(server(), path, from)).status));

const countOf = (statuses: number[], status: number) =>
  statuses.filter((each) => each === status).length;

const askOverSocket = async ({ url }: TestServer, from: string, times: number) => {
  class SocketFrom extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { 'X-Forwarded-For': from } });
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: SocketFrom,
    connectionParams: { 'x-guest-key': crypto.randomUUID() },
  });
  const ask = async (): Promise<unknown> => {
    try {
      const { value } = await client.iterate({ query: '{ __typename }' }).next();
      return value.data;
    } catch (refusal) {
      return [refusal].flat();
    }
  };
  const answers: unknown[] = [];
  for (let asked = 0; asked < times; asked += 1) answers.push(await ask());
  await client.dispose();
  return answers;
};

const ANSWERED = { __typename: 'Query' };
const REFUSED = [{ extensions: { code: 'THROTTLED' } }];

describe('rate limits', () => {
  // Other tests' servers share the counts of this machine's own address.
  const network = { 'X-Forwarded-For': '203.0.113.6' };

  it('answer with the time to wait, in words that tell old clients whether to try again', async () => {
    const guest = guestOf(server());
    const statuses: number[] = [];
    let last: Response | undefined;
    while (last?.status !== 429 && statuses.length < 400) {
      last = await guest.rest('GET', '/api/projects/', undefined, network);
      statuses.push(last.status);
    }
    expect(countOf(statuses, 200)).toBe(300);
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    const sentence = `Too many requests. Try again in ${seconds} seconds.`;
    // They wait 30 seconds by themselves, and tell their user of more.
    expect(await last?.json()).toEqual(
      seconds > 30
        ? { detail: `Request was throttled. ${sentence}`, code: 'throttled' }
        : { detail: sentence, code: 'too_many_requests' },
    );
  });

  it('count by address, so that a fresh key does not help', async () => {
    const stranger = guestOf(server());
    expect((await stranger.rest('GET', '/api/projects/', undefined, network)).status).toBe(429);
  });

  it('count the route that answers, however its path is spelt', async () => {
    const from = '203.0.113.7';
    const spellings = ['/api/projects/', '//api/projects', '/%61pi/projects/', '/api//projects/'];
    for (const path of spellings) {
      expect(countOf(await callTimes(75, path, from), 429)).toBe(0);
    }
    for (const path of spellings) {
      expect((await call(server(), path, from)).status).toBe(429);
    }
  });

  it('count addresses with nothing behind them', async () => {
    const statuses = await callTimes(1_250, '/nothing.php', '203.0.113.8');
    expect(countOf(statuses, 404)).toBe(1_200);
    expect(countOf(statuses, 429)).toBe(50);
  });

  it('count the operations of a socket together with those over HTTP', async () => {
    const from = '203.0.113.9';
    const ask = () => call(server(), '/graphql?query={__typename}', from);
    const first = await Promise.all(Array.from({ length: 560 }, ask));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await askOverSocket(server(), from, 50);
    expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => ANSWERED));
    expect(answers.slice(40)).toMatchObject(Array.from({ length: 10 }, () => REFUSED));
    expect((await ask()).status).toBe(429);
    expect(await askOverSocket(server(), '203.0.113.10', 1)).toEqual([ANSWERED]);
  });

  it('count sockets as they are opened', async () => {
    const open = async (from: string) => {
      const socket = new WebSocket(`${server().url.replace('http', 'ws')}/graphql`, {
        headers: { 'X-Forwarded-For': from },
      });
      const refused = once(socket, 'error').then(([error]) => (error as Error).message);
      const opened = once(socket, 'open').then(() => 'opened');
      return Promise.race([refused, opened]).finally(() => socket.terminate());
    };
    for (let round = 0; round < 12; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => open('203.0.113.13')));
      expect(new Set(outcomes)).toEqual(new Set(['opened']));
    }
    expect(await open('203.0.113.13')).toContain('429');
    expect(await open('203.0.113.14')).toBe('opened');
  });

  it('never stop a health check', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`${server().url}/healthz`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('event streams', () => {
  const follow = (from: string) =>
    call(few(), '/graphql', from, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-guest-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ query: 'subscription { viewerChanged { __typename } }' }),
    });

  it('count as the connections of one network, like sockets', async () => {
    const from = '203.0.113.11';
    const streams = [await follow(from), await follow(from)];
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    expect((await follow(from)).status).toBe(429);
    expect((await follow('203.0.113.12')).status).toBe(200);

    await streams[0]?.body?.cancel();
    await expect.poll(async () => (await follow(from)).status).toBe(200);
  });
});
