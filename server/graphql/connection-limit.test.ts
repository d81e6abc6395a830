import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { type TestServer, useTestServer } from '../testing/app.ts';

const env = { RATE_LIMITS: 'on', SOCKETS_PER_ADDRESS: '2' };
const behindProxy = useTestServer({ env: { ...env, TRUST_PROXY: '127.0.0.1' } });
const alone = useTestServer({ env });

/** Opens a socket as a proxy would for a client at `address`; gives the status when it is refused. */
const open = async ({ url }: TestServer, address: string): Promise<WebSocket | string> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'X-Forwarded-For': address },
  });
  const refused = once(socket, 'error').then(([error]) => (error as Error).message);
  return Promise.race([once(socket, 'open').then(() => socket), refused]);
};

describe('the sockets of one network', () => {
  it('are counted by the address that a trusted proxy names', async () => {
    const [first] = [
      await open(behindProxy(), '203.0.113.7'),
      await open(behindProxy(), '203.0.113.7'),
    ];
    expect(await open(behindProxy(), '203.0.113.7')).toContain('429');
    expect(await open(behindProxy(), '198.51.100.9')).toBeInstanceOf(WebSocket);
    // One house has a whole /64.
    await open(behindProxy(), '2001:db8::1');
    await open(behindProxy(), '2001:db8::2');
    expect(await open(behindProxy(), '2001:db8::3')).toContain('429');

    if (first instanceof WebSocket) first.close();
    await expect.poll(() => open(behindProxy(), '203.0.113.7')).toBeInstanceOf(WebSocket);
  });

  it('are counted by the connection itself where no proxy is trusted', async () => {
    await open(alone(), '203.0.113.7');
    await open(alone(), '198.51.100.9');
    expect(await open(alone(), '192.0.2.1')).toContain('429');
  });
});

describe('the sockets of all networks', () => {
  const full = useTestServer({
    env: { RATE_LIMITS: 'on', SOCKETS: '8', TRUST_PROXY: '127.0.0.1' },
  });
  const openSome = async (address: string, count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      expect(await open(full(), address)).toBeInstanceOf(WebSocket);
    }
  };

  it('are few enough together, and those who hold least go first', async () => {
    await openSome('203.0.113.1', 4);
    await openSome('203.0.113.2', 4);
    expect(await open(full(), '203.0.113.1')).toContain('429');
    await openSome('203.0.113.3', 3);
    expect(await open(full(), '203.0.113.3')).toContain('429');
    await openSome('203.0.113.4', 1);
  });
});

describe('connections, whether or not a socket is opened on them', () => {
  const direct = useTestServer({ env: { RATE_LIMITS: 'on', SOCKETS_PER_ADDRESS: '4' } });
  const LINES = 20;

  const dial = async ({ url }: TestServer) => {
    const line = connect(Number(new URL(url).port), '127.0.0.1');
    const closed = once(line, 'close');
    // Opening one takes a moment, and being refused another one.
    line.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.race([once(line, 'data'), closed]).catch(() => undefined);
    return line;
  };
  const dialMany = (server: TestServer, count: number) =>
    Promise.all(Array.from({ length: count }, () => dial(server)));

  it('are so many of one network, and one that is closed makes room', async () => {
    const lines = await dialMany(direct(), LINES);
    expect(lines.filter(({ destroyed }) => destroyed)).toHaveLength(0);
    expect((await dial(direct())).destroyed).toBe(true);
    lines.pop()?.destroy();
    await expect.poll(async () => (await dial(direct())).destroyed).toBe(false);
    for (const line of lines) line.destroy();
  });

  it('of a proxy are as many as it opens', async () => {
    const lines = await dialMany(behindProxy(), LINES);
    expect(lines.filter(({ destroyed }) => destroyed)).toHaveLength(0);
    for (const line of lines) line.destroy();
  });
});
