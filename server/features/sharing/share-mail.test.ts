import { numberOf } from '../../testing/ids.ts';
import { describe, expect, it } from 'vitest';
import { SHARE_LIMITS } from '../../domain/account/shared-links.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { TestCreateSharedLinkDocument } from '../../testing/gql/graphql.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { share, sharedLinksOf, tryShare } from '../../testing/sharing.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';

const server = useTestServer({ env: { PUBLIC_URL: 'https://plumbline.test' } });

describe('a link by mail', () => {
  const mailed = (to: string, note?: string) => ({ to, ...(note !== undefined && { note }) });

  it('comes with who sent it and their words, and opens what it leads to', async () => {
    const email = 'sender@example.com';
    const owner = await userOf(server(), email);
    const { id } = await makeEstimate(owner);
    const link = await share(owner, {
      subject: { estimateId: id },
      mail: mailed(' Aunt@Example.com', 'Is <this> fair?\r\nBcc: eve@example.com'),
    });
    expect(link.sentTo).toBe('aunt@example.com');
    const [mail = '', ...more] = await mailsTo(server().dataDir, 'aunt@example.com');
    expect(more).toEqual([]);
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(text).toContain(`Subject: ${email} shares a cost estimate with you`);
    expect(text).toContain(`Reply-To: ${email}`);
    const [head = ''] = text.split(/\r?\n\r?\n/);
    expect(head).not.toContain('eve@');
    expect(text).toContain('Is &lt;this&gt; fair?');
    expect(text).toContain(link.url);
  });

  it('is for signed-in accounts, without web addresses, and not for more than is usual', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const refused = await guest.runError(TestCreateSharedLinkDocument, {
      input: {
        subject: { estimateId: id },
        life: 'WEEK',
        hidesIdentity: false,
        mail: mailed('nobody@example.com'),
      },
    });
    expect(refused.code).toBe('LOGIN_REQUIRED');
    expect(await sharedLinksOf(guest)).toEqual([]);
    expect(await mailsTo(server().dataDir, 'nobody@example.com')).toEqual([]);

    const owner = await userOf(server(), 'busy-sender@example.com');
    const { id: own } = await makeEstimate(owner);
    const subject = { estimateId: own };
    const spam = await tryShare(owner, {
      subject,
      mail: mailed('a@example.com', 'See www.evil.com/x'),
    });
    expect(spam).toMatchObject({ fields: [{ path: 'mail.note' }] });
    const nowhere = await tryShare(owner, {
      subject,
      mail: mailed('a@example.com, b@example.com'),
    });
    expect(nowhere).toMatchObject({ fields: [{ path: 'mail.to' }] });

    const send = (person: Person, estimateId: string, to: string) =>
      person.run(TestCreateSharedLinkDocument, {
        input: {
          subject: { estimateId },
          life: 'WEEK',
          hidesIdentity: false,
          mail: mailed(to),
        },
      });
    const codeOf = async (sent: ReturnType<typeof send>) =>
      (await sent).errors?.[0]?.extensions?.code ?? 'sent';
    const most = SHARE_LIMITS.mailsToOneAddressADay;
    for (let count = 0; count < most; count += 1) {
      expect(await codeOf(send(owner, own, 'one@example.com'))).toBe('sent');
    }
    expect(await codeOf(send(owner, own, 'one@example.com'))).toBe('THROTTLED');
    const another = await userOf(server(), 'another-sender@example.com');
    const { id: theirs } = await makeEstimate(another);
    expect(await codeOf(send(another, theirs, 'one@example.com'))).toBe('THROTTLED');
    expect(await codeOf(send(another, theirs, 'two@example.com'))).toBe('sent');

    const { db, now } = server().ports;
    const account = await db.account.findUniqueOrThrow({
      where: { email: 'busy-sender@example.com' },
    });
    await db.sharedLink.createMany({
      data: Array.from({ length: SHARE_LIMITS.mailsADay - most }, (_, at) => ({
        accountId: account.id,
        kind: 'ESTIMATE' as const,
        tokenHash: `made up ${at}`,
        estimateId: numberOf(own),
        hidesIdentity: false,
        sentTo: `somebody${at}@example.com`,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + DAY_MS),
      })),
    });
    expect(await codeOf(send(owner, own, 'three@example.com'))).toBe('THROTTLED');
    await later(server(), DAY_MS + HOUR_MS, async () => {
      expect(await codeOf(send(owner, own, 'three@example.com'))).toBe('sent');
    });
  });

  it('is no link where the mail could not be sent', async () => {
    const owner = await userOf(server(), 'unlucky@example.com');
    const { id } = await makeEstimate(owner);
    const { mailer } = server().ports;
    const { send } = mailer;
    mailer.send = () => Promise.reject(new Error('down'));
    const refused = await owner.runError(TestCreateSharedLinkDocument, {
      input: {
        subject: { estimateId: id },
        life: 'WEEK',
        hidesIdentity: false,
        mail: mailed('later@example.com'),
      },
    });
    mailer.send = send;
    expect(refused).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('nothing was shared'),
    });
    expect(await sharedLinksOf(owner)).toEqual([]);
  });
});
