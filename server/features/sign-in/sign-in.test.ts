import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestOwnAccountDocument } from '../../testing/gql/graphql.ts';
import { codeMailedTo, mailsTo } from '../../testing/outbox.ts';
import { askForCode, signIn, verify } from '../../testing/signing-in.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();

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
