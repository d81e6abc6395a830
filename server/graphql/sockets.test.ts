// What one socket can ask of the server: no more at once than is read, and nothing after its sign-in has ended.
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
  useTestServer,
} from '../testing/app.ts';
import { draftsOf, makeEstimate, save } from '../testing/editing.ts';
import { TestViewerChangedDocument } from '../testing/gql/graphql.ts';
import { guestOf, type Person, userOf } from '../testing/world.ts';

const server = useTestServer();

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

const connect = async ({ url }: TestServer, { headers }: Person) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const heard: Message[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Message));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: headers }));
  const ofType = (wanted: string) => heard.filter(({ type }) => type === wanted);
  await expect.poll(() => ofType('connection_ack')).toHaveLength(1);
  return {
    socket,
    ofType,
    ask: (times: number, query: string, variables = {}) => {
      for (let id = 0; id < times; id += 1) {
        const payload = { query, variables };
        socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
      }
    },
  };
};

const openSockets = async () => (await server().ports.metrics.openSockets.get()).values[0]?.value;

describe('a socket', () => {
  it('carries 20 operations at once, and is told so at the next', async () => {
    const { socket, ask, ofType } = await connect(server(), guestOf(server()));
    ask(21, 'subscription { viewerChanged { __typename } }');
    await expect.poll(() => ofType('error')).toHaveLength(1);
    expect(ofType('error')).toMatchObject([
      { id: '20', payload: [{ message: expect.stringContaining('too many subscriptions') }] },
    ]);
    await expect.poll(() => ofType('next')).toHaveLength(20);
    socket.close();
  });

  it('is cut off when its client asks and does not read', async () => {
    const guest = guestOf(server());
    const made = await makeEstimate(guest);
    const [line] = draftsOf(made);
    if (!line) throw new Error('The estimate has no line.');
    const details = 'd'.repeat(2_000);
    const items = Array.from({ length: 1_000 }, (_, id) => ({ ...line, id: `${id}`, details }));
    await save(guest, made, { items });
    const query = 'query($id: ID!) { estimate(by: { id: $id }) { items { details } } }';
    await expect.poll(openSockets).toBe(0);

    const reading = await connect(server(), guest);
    reading.ask(3, query, { id: made.id });
    await expect.poll(() => reading.ofType('complete'), { timeout: 20_000 }).toHaveLength(3);
    expect(await openSockets()).toBe(1);

    const silent = await connect(server(), guest);
    silent.socket.pause();
    silent.ask(20, query, { id: made.id });
    await expect.poll(openSockets, { timeout: 20_000 }).toBe(1);
    expect(reading.socket.readyState).toBe(WebSocket.OPEN);
    reading.socket.close();
    silent.socket.terminate();
  });
});

describe('a sign-in that ended without a word', () => {
  afterEach(() => vi.useRealTimers());

  it('takes its sockets along within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = await startTestServer(await createTestDatabase());
    const [gone, still] = await Promise.all(
      ['gone@example.com', 'still@example.com'].map(async (email) => {
        const person = await userOf(own, email);
        const events = person.subscribe(TestViewerChangedDocument, {});
        await events.take();
        return events;
      }),
    );
    const account = { email: 'gone@example.com' };
    await own.ports.db.authToken.updateMany({
      where: { account },
      data: { revokedAt: new Date() },
    });
    vi.advanceTimersByTime(60_000);
    await expect(gone?.rest()).rejects.toMatchObject({ code: 4403 });
    const next = still?.take();
    vi.advanceTimersByTime(60_000);
    await own.ports.db.project.count();
    await still?.stop();
    await expect(next).rejects.toThrow('ended');
    vi.useRealTimers();
    await own.stop();
  });
});
