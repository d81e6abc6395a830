import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestOwnAccountDocument,
  TestRevokeOtherSignInsDocument,
  TestRevokeSignInDocument,
  TestSignOutDocument,
  TestUpdateAccountDocument,
  TestViewerChangedDocument,
  TestViewerJobChangedDocument,
} from '../../testing/gql/graphql.ts';
import { signIn } from '../../testing/signing-in.ts';
import { endOldSignIns } from './sign-ins.service.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';

const server = useTestServer();

const DAY = 24 * 60 * 60 * 1000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

/** An account signed in from as many browsers, each with its own. */
const browsersOf = async (email: string, count: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const guest = guestOf(server());
    guest.headers['User-Agent'] = CHROME;
    people.push((await signIn(server(), guest, email)).user);
  }
  return people;
};

const signInsOf = async (person: Person) =>
  (await person.runOk(TestOwnAccountDocument, {})).viewer.account?.signIns ?? [];

const isSignedIn = async (person: Person): Promise<boolean> =>
  (await person.rest('GET', '/api/contractors/status/')).status === 200;

describe('the list of sign-ins', () => {
  it('shows each with its device, the one in use marked', async () => {
    const [first, second] = (await browsersOf('list@example.com', 2)) as [Person, Person];
    const seen = await signInsOf(second);
    expect(seen).toMatchObject([
      { device: 'Chrome on Windows', isCurrent: true },
      { device: 'Chrome on Windows', isCurrent: false },
    ]);
    expect((await signInsOf(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('leaves out what has not been used for 30 days, and moves on with what is', async () => {
    const { ports } = server();
    const [used, unused] = (await browsersOf('idle@example.com', 2)) as [Person, Person];
    try {
      ports.now = () => new Date(Date.now() + 20 * DAY);
      expect(await isSignedIn(used)).toBe(true);
      ports.now = () => new Date(Date.now() + 40 * DAY);
      expect(await isSignedIn(unused)).toBe(false);
      expect(await signInsOf(used)).toHaveLength(1);
    } finally {
      ports.now = () => new Date();
    }
  });

  it('leaves out what is older than 90 days, however much it was used', async () => {
    const { ports } = server();
    const [user] = (await browsersOf('always@example.com', 1)) as [Person];
    try {
      for (const days of [20, 40, 60, 80, 89]) {
        ports.now = () => new Date(Date.now() + days * DAY);
        expect(await isSignedIn(user)).toBe(true);
      }
      ports.now = () => new Date(Date.now() + 90 * DAY);
      const answer = await user.rest('GET', '/api/contractors/status/');
      expect(await answer.json()).toMatchObject({
        code: 'unauthenticated',
        detail: 'Your sign-in has expired. Sign in again.',
      });
    } finally {
      ports.now = () => new Date();
    }
  });
});

describe('a sign-in', () => {
  it('ends by signing out, and its sockets with it', async () => {
    const [user, other] = (await browsersOf('out@example.com', 2)) as [Person, Person];
    const { id } = await user.submit();
    const [events, others] = [user, other].map((person) =>
      person.subscribe(TestViewerJobChangedDocument, {}),
    );
    expect((await events?.take())?.viewerJobChanged.id).toBe(id);
    await others?.take();
    const { signOut } = await user.runOk(TestSignOutDocument, {});
    expect(signOut).toMatchObject({ isSignedOut: true });
    await expect(events?.rest()).rejects.toMatchObject({ code: 4403 });
    expect(await isSignedIn(user)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    await others?.stop();
  });

  it('takes its streams of events with it, ended, expired or given up for an account', async () => {
    const { ports } = server();
    const follow = async (person: Person) => {
      const query = print(TestViewerChangedDocument);
      const accept = { Accept: 'text/event-stream' };
      const { body } = await person.rest('POST', '/graphql', { query }, accept);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      const take = async () => (await reader?.read())?.value ?? 'closed';
      await expect.poll(take).toContain('viewerChanged');
      return { untilClosed: () => expect.poll(take).toBe('closed') };
    };
    const people = await browsersOf('stream@example.com', 3);
    const [first, second, last] = people as [Person, Person, Person];
    const [firsts, seconds, lasts] = [
      await follow(first),
      await follow(second),
      await follow(last),
    ];
    await first.runOk(TestSignOutDocument, {});
    await firsts.untilClosed();
    await last.runOk(TestRevokeOtherSignInsDocument, {});
    await seconds.untilClosed();
    await endOldSignIns({ ...ports, now: () => new Date(Date.now() + 31 * DAY) });
    await lasts.untilClosed();

    const guest = guestOf(server());
    const guests = await follow(guest);
    await signIn(server(), guest, 'stream@example.com');
    await guests.untilClosed();
    // This one stays open: it does not keep the server from stopping.
    await follow(guestOf(server()));
  });

  it('takes its sockets with it when it is too old, also where it is in use', async () => {
    const { ports } = server();
    const [user] = (await browsersOf('open@example.com', 1)) as [Person];
    await user.submit();
    const events = user.subscribe(TestViewerJobChangedDocument, {});
    await events.take();
    await ports.db.authToken.updateMany({
      where: { account: { email: 'open@example.com' } },
      data: { createdAt: new Date(Date.now() - 91 * DAY) },
    });
    await endOldSignIns(ports);
    await expect(events.rest()).rejects.toMatchObject({ code: 4403 });
  });

  it('can be ended from elsewhere, alone or with all others', async () => {
    const people = await browsersOf('revoke@example.com', 4);
    const [first, second, third, last] = people as [Person, Person, Person, Person];
    const ids = (await signInsOf(last)).map(({ id }) => id);
    const { revokeSignIn } = await last.runOk(TestRevokeSignInDocument, {
      input: { id: ids[1] ?? '' },
    });
    const left = ids.toSpliced(1, 1).map((id) => ({ id }));
    expect(revokeSignIn).toMatchObject({ account: { signIns: left } });
    expect(await isSignedIn(third)).toBe(false);
    const { revokeOtherSignIns } = await last.runOk(TestRevokeOtherSignInsDocument, {});
    expect(revokeOtherSignIns).toMatchObject({ account: { signIns: [{ isCurrent: true }] } });
    expect(await Promise.all([first, second, last].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('of somebody else is not found, and stays', async () => {
    const [owner] = (await browsersOf('mine@example.com', 1)) as [Person];
    const [{ id } = { id: '' }] = await signInsOf(owner);
    const stranger = await userOf(server(), 'eve@example.com');
    const error = await stranger.runError(TestRevokeSignInDocument, { input: { id } });
    expect(error.code).toBe('NOT_FOUND');
    expect(await isSignedIn(owner)).toBe(true);
  });
});

describe('an account', () => {
  it('keeps what its user chose', async () => {
    const user = await userOf(server(), 'choice@example.com');
    const { updateAccount } = await user.runOk(TestUpdateAccountDocument, {
      input: { emailWhenReady: true },
    });
    expect(updateAccount).toMatchObject({ account: { emailWhenReady: true } });
    const { viewer } = await user.runOk(TestOwnAccountDocument, {});
    expect(viewer.account?.emailWhenReady).toBe(true);
  });
});
