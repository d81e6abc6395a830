// What one socket can ask of the server: no more at once than is read, and nothing after its sign-in has ended.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, useTestServer } from '../testing/app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { editedLinesOf, makeEstimate, save } from '../testing/editing.ts';
import { TestViewerChangedDocument } from '../testing/gql/graphql.ts';
import { connect } from '../testing/raw-socket.ts';
import { guestOf, userOf } from '../testing/world.ts';

const server = useTestServer();

const openSockets = async () => (await server().ports.metrics.openSockets.get()).values[0]?.value;

describe('a socket', () => {
  it('carries 20 operations at once, and is told so at the next', async () => {
    const { socket, ask, ofType } = await connect(server().url, guestOf(server()));
    ask(21, 'subscription { viewerChanged { __typename } }');
    await expect.poll(() => ofType('error')).toHaveLength(1);
    expect(ofType('error')).toMatchObject([
      {
        id: '20',
        payload: [
          {
            message: expect.stringContaining('20 operations at once'),
            extensions: { code: 'LIMIT_EXCEEDED', cost: 21, limit: 20 },
          },
        ],
      },
    ]);
    await expect.poll(() => ofType('next')).toHaveLength(20);
    socket.close();
  });

  it('tells failures as HTTP does, without what is for HTTP alone', async () => {
    const stranger = { ...guestOf(server()), headers: { authorization: 'Bearer plumb_gone' } };
    const refused = await connect(server().url, stranger);
    refused.ask(1, 'subscription { viewerChanged { __typename } }');
    await expect.poll(() => refused.ofType('error')).toHaveLength(1);
    expect(refused.ofType('error')).toMatchObject([
      { payload: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
    refused.socket.close();

    const paging = await connect(server().url, guestOf(server()));
    paging.ask(1, '{ viewer { estimates(after: "x") { totalCount } } }');
    await expect.poll(() => paging.ofType('next')).toHaveLength(1);
    expect(paging.ofType('next')).toMatchObject([
      { payload: { errors: [{ extensions: { code: 'BAD_INPUT' } }] } },
    ]);
    paging.socket.close();
    expect([...refused.texts, ...paging.texts].join()).not.toContain('"http"');
  });

  it('is cut off when its client asks and does not read', async () => {
    const guest = guestOf(server());
    const made = await makeEstimate(guest);
    const [line] = editedLinesOf(made);
    if (!line) throw new Error('The estimate has no line.');
    const details = 'd'.repeat(2_000);
    const items = Array.from({ length: 1_000 }, (_, id) => ({ ...line, id: `${id}`, details }));
    await save(guest, made, { items });
    const query = 'query($id: ID!) { estimate(by: { id: $id }) { items { details } } }';
    await expect.poll(openSockets).toBe(0);

    const reading = await connect(server().url, guest);
    reading.ask(3, query, { id: made.id });
    await expect.poll(() => reading.ofType('complete')).toHaveLength(3);
    expect(await openSockets()).toBe(1);

    const silent = await connect(server().url, guest);
    silent.socket.pause();
    silent.ask(20, query, { id: made.id });
    await expect.poll(openSockets).toBe(1);
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
