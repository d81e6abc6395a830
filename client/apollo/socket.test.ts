import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { useServer as speakGraphql } from 'graphql-ws/use/ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createSocket, type Socket } from './socket.ts';

const schema = buildSchema('type Query { ok: Boolean } type Subscription { never: Int }');

async function* silentEvents() {
  await new Promise(() => {});
  yield {};
}
const silence = async () => silentEvents();

const servers = new Set<{ stop: () => Promise<void> }>();

/** A real server that accepts subscriptions and never sends an event. */
const startServer = async (port = 0) => {
  const params: unknown[] = [];
  const server = new WebSocketServer({ port });
  await once(server, 'listening');
  const protocol = speakGraphql(
    {
      schema,
      onConnect: ({ connectionParams }) => {
        params.push(connectionParams);
      },
      subscribe: silence,
    },
    server,
  );
  const started = {
    params,
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const connection of server.clients) connection.terminate();
    },
    stop: async () => {
      servers.delete(started);
      for (const connection of server.clients) connection.terminate();
      server.close();
      await protocol.dispose();
    },
  };
  servers.add(started);
  return started;
};

// jsdom's own cannot connect under Node: its events are not Node's.
vi.stubGlobal('WebSocket', WebSocket);

const open = new Set<Socket>();
const connect = (port: number, identity = () => ({ 'X-Guest-Key': 'k' })): Socket => {
  const socket = createSocket(`ws://127.0.0.1:${port}`, identity);
  open.add(socket);
  return socket;
};
const listen = (socket: Socket): (() => void) =>
  socket.client.subscribe(
    { query: 'subscription { never }' },
    { next: () => {}, error: () => {}, complete: () => {} },
  );

/** The browser says that the network is back; gives the state then. */
const backOnline = (socket: Socket) => () => {
  globalThis.dispatchEvent(new Event('online'));
  return socket.state();
};

afterEach(async () => {
  // One that is just connecting cannot be disposed of cleanly, which is all the same here.
  await Promise.allSettled([...open].map(async ({ client }) => client.dispose()));
  open.clear();
  for (const server of servers) await server.stop();
  servers.clear();
});

describe('createSocket', () => {
  it('connects at the first listener, with the identity', async () => {
    const server = await startServer();
    const socket = connect(server.port);
    expect(socket.state()).toBe('idle');
    listen(socket);
    await expect.poll(() => socket.state()).toBe('open');
    expect(server.params).toEqual([{ 'X-Guest-Key': 'k' }]);
  });

  it('is down after a cut, comes back by itself and announces the return once', async () => {
    const server = await startServer();
    const socket = connect(server.port);
    const states: string[] = [];
    let returns = 0;
    socket.subscribe(() => states.push(socket.state()));
    socket.onReconnect(() => (returns += 1));
    listen(socket);
    await expect.poll(() => socket.state()).toBe('open');

    server.cut();
    await expect.poll(() => socket.state()).toBe('down');
    // The browser says that the network is back: no need to sit out the wait.
    await expect.poll(backOnline(socket)).toBe('open');
    expect(states).toEqual(['connecting', 'open', 'down', 'open']);
    expect(returns).toBe(1);
  });

  it('reconnects at once as whoever signed in, and goes on listening', async () => {
    const server = await startServer();
    let key = 'guest';
    const socket = connect(server.port, () => ({ 'X-Guest-Key': key }));
    let returns = 0;
    socket.onReconnect(() => (returns += 1));
    listen(socket);
    await expect.poll(() => socket.state()).toBe('open');
    key = 'user';
    socket.reconnect();
    await expect.poll(() => server.params).toHaveLength(2);
    expect(server.params.at(-1)).toEqual({ 'X-Guest-Key': 'user' });
    await expect.poll(() => returns).toBe(1);
  });

  it('keeps trying while nobody answers', async () => {
    const first = await startServer();
    const socket = connect(first.port);
    listen(socket);
    await expect.poll(() => socket.state()).toBe('open');
    await first.stop();
    await expect.poll(() => socket.state()).toBe('down');

    await startServer(first.port);
    await expect.poll(backOnline(socket)).toBe('open');
  });

  it('does not wait for a line that the browser knows to be gone', async () => {
    const server = await startServer();
    const socket = connect(server.port);
    listen(socket);
    await expect.poll(() => socket.state()).toBe('open');
    globalThis.dispatchEvent(new Event('offline'));
    expect(socket.state()).toBe('down');
  });
});
