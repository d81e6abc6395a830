// Answers that nobody reads, over sockets of our own.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { editedLinesOf, makeEstimate, save } from '../testing/editing.ts';
import { connect as connectSocket } from '../testing/raw-socket.ts';
import { guestBehindProxy, type Person } from '../testing/world.ts';

const server = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

const ADDRESS = '198.51.100.60';
const query = 'query($id: ID!) { estimate(by: { id: $id }) { items { details } } }';

/** An estimate whose answer to `query` takes two megabytes. */
const makeLargeEstimate = async (person: Person): Promise<string> => {
  const made = await makeEstimate(person);
  const [line] = editedLinesOf(made);
  if (!line) throw new Error('The estimate has no line.');
  const details = 'd'.repeat(2_000);
  await save(person, made, {
    items: Array.from({ length: 1_000 }, (_, id) => ({ ...line, id: `${id}`, details })),
  });
  return made.id;
};

const leaving: (() => void)[] = [];
const leave = () => {
  for (const each of leaving.splice(0)) each();
};
afterEach(leave);

/** Ten megabytes: more than the system keeps for a connection, so that the rest waits in memory. */
const LONG_QUERY = `query($id: ID!) { ${['a', 'b', 'c', 'd', 'e']
  .map((name) => `${name}: estimate(by: { id: $id }) { items { details } }`)
  .join(' ')} }`;

const ask = ({ headers }: Person, id: string): Promise<Response> =>
  fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: LONG_QUERY, variables: { id } }),
  });

/** Asks little in many words. */
const askLong = ({ headers }: Person): Promise<Response> =>
  fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }', variables: { more: 'm'.repeat(100_000) } }),
  });

/** Asks the same and reads nothing. */
const askDeaf = async ({ headers }: Person, id: string): Promise<void> => {
  const client = connect(Number(new URL(server().url).port), '127.0.0.1');
  client.pause();
  leaving.push(() => client.destroy());
  client.on('error', () => undefined);
  const body = JSON.stringify({ query: LONG_QUERY, variables: { id } });
  const head = {
    Host: 'localhost',
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const heard = once(server().app.server, 'request');
  client.write(`POST /graphql HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  await heard;
};

it('a network that does not read its answers gets no more of them, and another does', async () => {
  const guest = guestBehindProxy(server(), ADDRESS);
  const id = await makeLargeEstimate(guest);
  const other = guestBehindProxy(server());
  const its = await makeLargeEstimate(other);
  expect((await ask(guest, id)).status).toBe(200);
  await expect
    .poll(async () => {
      await askDeaf(guest, id);
      return (await ask(guest, id)).text();
    })
    .toContain('answers from here that it has not read');
  expect((await ask(other, its)).status).toBe(200);
  leave();
  await expect.poll(async () => (await ask(guest, id)).status).toBe(200);
});

it('an answer whose reader left before it came counts no more', async () => {
  const guest = guestBehindProxy(server(), ADDRESS);
  const id = await makeLargeEstimate(guest);
  for (let count = 0; count < 8; count += 1) {
    await askDeaf(guest, id);
    leave();
  }
  await expect.poll(async () => (await ask(guest, id)).status).toBe(200);
});

it('sockets of a network that are not read are cut off before they take too much together', async () => {
  const guest = guestBehindProxy(server(), ADDRESS);
  const id = await makeLargeEstimate(guest);
  const deaf = [];
  for (let count = 0; count < 24; count += 1) {
    const { socket, ask: askOn } = await connectSocket(server().url, guest);
    leaving.push(() => socket.terminate());
    socket.pause();
    askOn(5, query, { id });
    deaf.push(socket);
  }
  const open = async () => (await server().ports.metrics.openSockets.get()).values[0]?.value;
  // Each is within what one may have.
  await expect.poll(open).toBeLessThan(deaf.length);
  const reading = await connectSocket(server().url, guestBehindProxy(server()));
  expect(reading.socket.readyState).toBe(reading.socket.OPEN);
  reading.socket.close();
});

/** Sends eight megabytes but for the last byte of it, over a connection of its own. */
const sendHalf = async ({ headers }: Person) => {
  const client = connect(Number(new URL(server().url).port), '127.0.0.1');
  leaving.push(() => client.destroy());
  client.on('error', () => undefined);
  const answer = text(client).catch(() => '');
  const head = {
    Host: 'localhost',
    ...headers,
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': '8000000',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const heard = once(server().app.server, 'request');
  client.write(`POST /graphql HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await heard;
  return () => answer;
};

it('a network that does not end its bodies sends no more of them, and another does', async () => {
  const guest = guestBehindProxy(server(), ADDRESS);
  const other = guestBehindProxy(server());
  const estimate = await makeEstimate(other);
  for (let count = 0; count < 8; count += 1) await sendHalf(guest);
  const answer = await sendHalf(guest);
  expect(await answer()).toMatch(/^HTTP\/1.1 429 [^]*sends more than 64 MB at once/);
  const [line] = editedLinesOf(estimate);
  if (!line) throw new Error('The estimate has no line.');
  const details = 'd'.repeat(2_000);
  const items = Array.from({ length: 1_000 }, (_, id) => ({ ...line, id: `${id}`, details }));
  await save(other, estimate, { items });
  leave();
  await expect.poll(async () => (await askLong(guest)).status).toBe(200);
});
