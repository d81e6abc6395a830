// Bodies that come slowly, over sockets of our own and by a clock of our own.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTestServer } from './testing/app.ts';

const server = useTestServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  // The server looks once more, and finds nothing left.
  vi.advanceTimersByTime(LOOK_MS);
  vi.useRealTimers();
});

const LOOK_MS = 30_000;
/** What eight kilobytes a second are by the time the server looks. */
const HONEST_BYTES = 8_000 * 30;

interface Sender {
  client: Socket;
  /** The request as the server has it. */
  request: IncomingMessage;
  /** Resolves when the server has them. */
  send(bytes: Uint8Array | string): Promise<void>;
  /** Everything that came back, once the connection is closed. */
  answer: Promise<string>;
}

/** A request whose head has been sent. */
const begin = async (path: string, headers: Record<string, string>): Promise<Sender> => {
  const { port } = new URL(server().url);
  const accepted = once(server().app.server, 'connection');
  const heard = once(server().app.server, 'request');
  const client = connect(Number(port), '127.0.0.1');
  const answer = text(client).catch(() => '');
  const head = { Host: 'localhost', 'X-Guest-Key': randomUUID(), Connection: 'close', ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  client.write(`${[`POST ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  const [socket] = (await accepted) as [Socket];
  const [request] = (await heard) as [IncomingMessage];
  let sent = socket.bytesRead;
  return {
    client,
    request,
    answer,
    async send(bytes) {
      sent += bytes.length;
      client.write(bytes);
      await expect.poll(() => socket.bytesRead).toBeGreaterThanOrEqual(sent);
    },
  };
};

const HEAD =
  '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nphoto\r\n' +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const TAIL = '\r\n--b--\r\n';

/** An upload of some half a megabyte. */
const beginUpload = async () => {
  const raw = { width: 410, height: 410, channels: 3 as const };
  const picture = await sharp(randomBytes(410 * 410 * 3), { raw })
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from(HEAD), picture, Buffer.from(TAIL)]);
  const sender = await begin('/api/files/', {
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': String(body.length),
  });
  return { ...sender, body };
};

it.each(['/api/projects/', '/api/files/', '/graphql', '/nowhere'])(
  'a body that comes by single bytes is ended: %s',
  async (path) => {
    const isForm = path === '/api/files/';
    const { send, answer } = await begin(path, {
      'Content-Type': isForm ? 'multipart/form-data; boundary=b' : 'application/json',
      'Content-Length': '1000',
    });
    for (const byte of isForm ? '--b\r\n' : '{"a":') {
      await send(byte);
      vi.advanceTimersByTime(LOOK_MS / 3);
    }
    vi.advanceTimersByTime(LOOK_MS);
    expect(await answer).toMatch(/^HTTP\/1.1 408 [^]*"code":"too_slow"/);
  },
);

it('a slow but honest phone is waited for', async () => {
  const { body, send, answer } = await beginUpload();
  let at = 0;
  while (at + HONEST_BYTES < body.length) {
    await send(body.subarray(at, (at += HONEST_BYTES)));
    vi.advanceTimersByTime(LOOK_MS);
  }
  await send(body.subarray(at));
  expect(await answer).toMatch(/^HTTP\/1.1 201 /);
});

it('one that stops on the way is not', async () => {
  const { body, send, answer } = await beginUpload();
  await send(body.subarray(0, HONEST_BYTES));
  vi.advanceTimersByTime(LOOK_MS);
  await send(body.subarray(HONEST_BYTES, HONEST_BYTES + 100));
  vi.advanceTimersByTime(LOOK_MS);
  expect(await answer).toMatch(/^HTTP\/1.1 408 [^]*"code":"too_slow"/);
});

it('a store that is slow is not the caller’s fault', async () => {
  const { storage } = server().ports;
  const { put } = storage;
  const gate = Promise.withResolvers<void>();
  storage.put = async (...args) => {
    await gate.promise;
    return put(...args);
  };
  try {
    const { body, client, request, answer } = await beginUpload();
    client.write(body);
    await expect.poll(() => request.readableLength).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) vi.advanceTimersByTime(LOOK_MS);
    gate.resolve();
    expect(await answer).toMatch(/^HTTP\/1.1 201 /);
  } finally {
    storage.put = put;
  }
});
