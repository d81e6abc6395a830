import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestOwnAccountDocument } from '../../testing/gql/graphql.ts';
import { codeMailedTo, mailsTo } from '../../testing/outbox.ts';
import { anotherThan, sendSignIn, askForCode, signIn, verify } from '../../testing/signing-in.ts';
import { guestOf } from '../../testing/world.ts';
import { later } from '../../testing/clock.ts';
import { MINUTE_MS } from '../../domain/time.ts';

const server = useTestServer();

const at = <Result>(ms: number, use: () => Promise<Result>) => later(server(), ms, use);

describe('signing in', () => {
  it('takes a mailed code in return for a token', async () => {
    const { user, account } = await signIn(server(), guestOf(server()), ' Ada@Example.COM ');
    expect(account.email).toBe('ada@example.com');
    const { viewer } = await user.runOk(TestOwnAccountDocument, {});
    expect(viewer).toMatchObject({
      isContractor: false,
      account: { id: account.id, email: 'ada@example.com', emailWhenReady: false },
    });
    expect(viewer.account?.signIns).toMatchObject([{ isCurrent: true }]);
  });

  it('takes it over REST, in the words of older clients', async () => {
    const guest = guestOf(server());
    const email = 'rest@example.com';
    // They send what they have on every call; what has expired must not keep them out.
    const stale = { Authorization: 'Token of-last-year' };
    const start = await guest.rest('POST', '/api/auth/start/', { email }, stale);
    expect([start.status, await start.json()]).toEqual([
      200,
      { detail: 'We emailed you a 6-digit code.', resend_after: 30 },
    ]);
    const code = Number(await codeMailedTo(server().dataDir, email));
    const typed = { email, code: String(code).padStart(6, '0') };
    const answer = await guest.rest('POST', '/api/auth/verify/', typed, stale);
    expect(answer.status).toBe(200);
    const { token, user } = (await answer.json()) as { token: string; user: object };
    expect(user).toEqual({ id: expect.any(Number), email });
    const status = await guest.rest('GET', '/api/contractors/status/', undefined, {
      Authorization: `Token ${token}`,
    });
    expect([status.status, await status.json()]).toEqual([200, { is_contractor: false }]);
  });

  it('mails the code as text and as HTML', async () => {
    const code = await askForCode(server(), guestOf(server()), 'mail@example.com');
    const [mail = ''] = await mailsTo(server().dataDir, 'mail@example.com');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail.split(code).length - 1).toBe(3);
    expect(mail).toContain('From: Plumbline <no-reply@localhost>');
  });

  it('refuses a code once it was used', async () => {
    const guest = guestOf(server());
    const email = 'twice@example.com';
    const code = await askForCode(server(), guest, email);
    const outcomes = await Promise.all([1, 2, 3].map(() => verify(guest, email, code)));
    const kinds = outcomes.map(({ __typename }) => __typename).toSorted();
    expect(kinds).toEqual(['SignInCodeRefused', 'SignInCodeRefused', 'VerifySignInSuccess']);
  });
});

describe('a code', () => {
  it('is good for ten minutes', async () => {
    const guest = guestOf(server());
    const code = await askForCode(server(), guest, 'late@example.com');
    const late = await at(10 * MINUTE_MS + 1, () => verify(guest, 'late@example.com', code));
    expect(late).toMatchObject({ triesLeft: 0 });
  });

  it('takes the place of the one before, after half a minute', async () => {
    const email = 'resend@example.com';
    const guest = guestOf(server());
    const first = await askForCode(server(), guest, email);
    const early = await guest.rest('POST', '/api/auth/start/', { email });
    expect([early.status, await early.json()]).toEqual([
      429,
      { code: 'throttled', detail: expect.stringMatching(/^Try again later\. .* \d+ seconds\.$/) },
    ]);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    const second = await at(31_000, () => askForCode(server(), guest, email));
    const outcome = await verify(guest, email, first === second ? anotherThan(second) : first);
    expect(outcome).toMatchObject({ triesLeft: 4 });
    expect(await verify(guest, email, second)).toMatchObject({ __typename: 'VerifySignInSuccess' });
  });

  it('and a token stand nowhere in the database', async () => {
    const email = 'dump@example.com';
    const guest = guestOf(server());
    const code = await askForCode(server(), guest, email);
    const dump = async () =>
      JSON.stringify([
        await server().ports.db.signInCode.findMany({ where: { email } }),
        await server().ports.db.authToken.findMany(),
        await server().ports.db.account.findMany(),
      ]);
    expect(await dump()).not.toContain(`"${code}"`);
    const outcome = await verify(guest, email, code);
    if (outcome.__typename !== 'VerifySignInSuccess') throw new Error(outcome.message);
    expect(await dump()).not.toContain(outcome.token);
    expect(await dump()).not.toContain(guest.headers['X-Guest-Key']);
  });

  it.each(['12345', '1234567', 'abcdef', '', '１２３４５６', '12345a'])(
    'of the shape %j is refused before it counts as a try',
    async (code) => {
      const outcome = await verify(guestOf(server()), 'shape@example.com', code);
      expect(outcome).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'code', message: 'Enter the 6 digits of the code.' }],
      });
    },
  );
});

describe('an address', () => {
  it.each([
    'a@example.com\r\nBcc: eve@example.com',
    'a@example.com, eve@example.com',
    'Ada <a@example.com>',
    'a@example.com;eve@example.com',
    '',
    `${'a'.repeat(70)}@example.com`,
  ])('like %j gets no mail', async (email) => {
    const before = await server().ports.db.signInCode.count();
    const { data } = await sendSignIn(guestOf(server()), email);
    expect(data?.startSignIn).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'email', message: 'Enter a valid email.' }],
    });
    expect(await server().ports.db.signInCode.count()).toBe(before);
  });
});
