// What has not come whole when the server is told to stop, over sockets of our own.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestServer } from './testing/app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const HEAD = [`Host: localhost`, `X-Guest-Key: ${randomUUID()}`];

const FORM =
  '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nphoto\r\n' +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of it';

const restarting = /^HTTP\/1.1 503 [^]*did not wait for the rest of this. Send it again/;

it.each([
  [
    'an upload',
    ['POST /api/files/ HTTP/1.1', 'Content-Type: multipart/form-data; boundary=b'],
    FORM,
  ],
  ['a request', ['POST /api/projects/ HTTP/1.1', 'Content-Type: application/json'], '{"name":'],
  ['a document', ['POST /graphql HTTP/1.1', 'Content-Type: application/json'], '{"query":'],
])('half of %s does not keep the server from ending, and is told so', async (_what, head, body) => {
  const database = await createTestDatabase();
  const server = await startTestServer(database);
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const answer = text(client);
  const heard = once(server.app.server, 'request');
  const lines = [...head, ...HEAD, 'Content-Length: 100000'];
  client.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await heard;
  await server.stop();
  expect(await answer).toMatch(restarting);
  await database.drop();
});

it('half the head of a request does not, either', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer(database);
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const accepted = once(server.app.server, 'connection');
  client.write(['GET /healthz HTTP/1.1', ...HEAD].join('\r\n'));
  await accepted;
  const ended = once(client.resume(), 'close');
  await server.stop();
  expect(await ended).toEqual([false]);
  await database.drop();
});
