import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import {
  TestCreateSharedLinkDocument,
  TestDeleteJobDocument,
  TestDeleteMyDataDocument,
  TestRestoreJobDocument,
  TestRevokeSharedLinkDocument,
  TestSharedDocument,
} from '../../testing/gql/graphql.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { openShared, share, sharedLinksOf } from '../../testing/sharing.ts';
import { signIn } from '../../testing/signing-in.ts';
import { isOnRealDatabase } from '../../testing/test-services.ts';
import { guestOf, type Person, personAt, strangerOf, userOf } from '../../testing/world.ts';
import { sweepClosedAccounts } from '../deletion/sweep-closed.ts';
import { forgetEndedLinks } from './owned-links.ts';
import { numberOf } from '../../testing/ids.ts';

const WAITING =
  "SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

const server = useTestServer({
  estimator: builtInEstimator,
  env: { PUBLIC_URL: 'https://plumbline.test' },
});

const pdfAt = (token: string) => fetch(`${server().url}/files/shared/${token}/estimate.pdf`);

const strangerWith = (agent: string): Person => personAt(server().url, { 'user-agent': agent });

const BATH = 'Remodel our 8x5 hall bathroom: new toilet, 36 inch vanity and porcelain floor tile.';

describe('a shared estimate', () => {
  it('is read by whoever has its address, as it is by then, and nothing else is', async () => {
    const guest = guestOf(server());
    const stranger = strangerOf(server());
    const estimate = await makeEstimate(guest, { title: 'Hall bath', instructions: BATH });
    const { token } = await share(guest, { subject: { estimateId: estimate.id } });

    const shown = await openShared(stranger, token);
    expect(shown?.comparison).toBeNull();
    expect(shown?.estimate).toMatchObject({
      title: 'Hall bath',
      projectName: 'Test house',
      claimNumber: expect.stringMatching(/^CLM-/),
      zip: '94110',
      instructions: BATH,
      total: estimate.total,
    });
    expect(shown?.estimate?.items).toHaveLength(estimate.items.length);
    const [picture] = shown?.estimate?.pictures ?? [];
    const path = picture?.displayUrl.replace('https://plumbline.test', server().url) ?? '';
    expect((await fetch(path)).status).toBe(200);

    await save(guest, estimate, { title: 'Hall bath, agreed', totalOverride: 12_345 });
    const changed = await openShared(stranger, token);
    expect(changed?.estimate).toMatchObject({ title: 'Hall bath, agreed', total: 12_345 });
    const [first, then] = [shown, changed].map((each) =>
      Date.parse(each?.estimate?.updatedAt ?? ''),
    );
    expect(then).toBeGreaterThan(first ?? NaN);

    const pdf = await pdfAt(token);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('x-robots-tag')).toBe('noindex');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('opens nothing once it is revoked, expired, made up, or its estimate is gone', async () => {
    const guest = guestOf(server());
    const stranger = strangerOf(server());
    const { id, jobId } = await makeEstimate(guest);
    const subject = { estimateId: id };
    const [revoked, week, month] = [
      await share(guest, { subject }),
      await share(guest, { subject }),
      await share(guest, { subject, life: 'MONTH' }),
    ];
    const isOpen = async (token: string) => (await openShared(stranger, token)) !== null;

    await guest.runOk(TestRevokeSharedLinkDocument, { input: { id: revoked.id } });
    expect(await isOpen(revoked.token)).toBe(false);
    const refused = await pdfAt(revoked.token);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain(
      'This link is no longer valid. Ask its sender for a new one.',
    );
    expect(await isOpen(week.token)).toBe(true);
    await later(server(), 7 * DAY_MS + HOUR_MS, async () => {
      expect(await isOpen(week.token)).toBe(false);
      expect(await isOpen(month.token)).toBe(true);
      const states = (await sharedLinksOf(guest)).map(({ isGood }) => isGood);
      expect(states).toEqual([true, false, false]);
    });
    for (const made of ['', 'x', `${month.token}x`, month.token.slice(1), 'x'.repeat(5_000)]) {
      expect(await isOpen(made)).toBe(false);
    }

    await guest.runOk(TestDeleteJobDocument, { jobId });
    expect(await isOpen(month.token)).toBe(false);
    expect((await pdfAt(month.token)).status).toBe(404);
    expect(await sharedLinksOf(guest)).toEqual([]);
    await guest.runOk(TestRestoreJobDocument, { jobId });
    expect(await isOpen(month.token)).toBe(true);
  });

  it.runIf(isOnRealDatabase)('opens nothing where it is deleted while it opens', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const link = await share(guest, { subject: { estimateId: id } });
    const { db } = server().ports;
    const opening = await db.$transaction(
      async (tx) => {
        await tx.sharedLink.delete({ where: { id: numberOf(link.id) } });
        const opened = openShared(strangerOf(server()), link.token);
        await expect
          .poll(() => db.$queryRawUnsafe<unknown[]>(WAITING), { timeout: 50_000 })
          .toHaveLength(1);
        return { opened };
      },
      { timeout: 60_000 },
    );
    expect(await opening.opened).toBeNull();
  });

  it('is made, listed and revoked by its owner alone', async () => {
    const [guest, other] = [guestOf(server()), guestOf(server())];
    const { id } = await makeEstimate(guest);
    const { id: foreign } = await makeEstimate(other);
    const { id: linkId, token } = await share(guest, { subject: { estimateId: id } });

    const input = { subject: { estimateId: id }, life: 'WEEK', hidesIdentity: false } as const;
    for (const who of [other, await userOf(server(), 'not-the-owner@example.com')]) {
      const refused = await who.runError(TestCreateSharedLinkDocument, { input });
      expect(refused.code).toBe('NOT_FOUND');
      expect(await sharedLinksOf(who)).toEqual([]);
      const kept = await who.runError(TestRevokeSharedLinkDocument, { input: { id: linkId } });
      expect(kept.code).toBe('NOT_FOUND');
    }
    const pair = { comparison: { leftId: id, rightId: foreign } };
    const half = await guest.runError(TestCreateSharedLinkDocument, {
      input: { ...input, subject: pair },
    });
    expect(half.code).toBe('NOT_FOUND');
    expect(await openShared(strangerOf(server()), token)).not.toBeNull();
  });

  it('counts who came, a visit once, and never its owner', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const { token } = await share(guest, { subject: { estimateId: id } });
    const seen = async () => (await sharedLinksOf(guest))[0];

    await openShared(guest, token);
    await pdfAt(token);
    expect(await seen()).toMatchObject({ views: 0, lastSeenAt: null });
    const [phone, laptop] = [strangerWith('a phone'), strangerWith('a laptop')];
    await openShared(phone, token);
    await openShared(phone, token);
    expect(await seen()).toMatchObject({ views: 1, lastSeenAt: expect.any(String) });
    for (const turn of [laptop, phone, laptop, phone]) await openShared(turn, token);
    expect((await seen())?.views).toBe(2);
    await laptop.runOk(TestSharedDocument, { token, again: true });
    await later(server(), 31 * MINUTE_MS, async () => {
      await laptop.runOk(TestSharedDocument, { token, again: true });
      expect((await seen())?.views).toBe(2);
      await openShared(laptop, token);
    });
    expect((await seen())?.views).toBe(3);
  });

  it('counts one who comes several times at once as one, and forgets who came after the visit', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const { token, id: linkId } = await share(guest, { subject: { estimateId: id } });
    const tablet = strangerWith('a tablet');
    await Promise.all(Array.from({ length: 5 }, () => openShared(tablet, token)));
    expect(await sharedLinksOf(guest)).toMatchObject([{ views: 1 }]);
    const { db } = server().ports;
    const where = { linkId: numberOf(linkId) };
    await later(server(), 29 * MINUTE_MS, () => forgetEndedLinks(server().ports));
    expect(await db.sharedLinkVisit.count({ where })).toBe(1);
    await later(server(), 31 * MINUTE_MS, () => forgetEndedLinks(server().ports));
    expect(await db.sharedLinkVisit.count({ where })).toBe(0);
  });

  it('opens over a socket, too, is seen once there, and opens nothing once it is revoked', async () => {
    const guest = guestOf(server());
    const { id, total } = await makeEstimate(guest);
    const { token, id: linkId } = await share(guest, { subject: { estimateId: id } });
    const overSocket = async () => {
      const answer = strangerOf(server()).subscribe(TestSharedDocument, { token });
      const { shared } = await answer.take();
      await answer.stop();
      return shared;
    };
    expect((await overSocket())?.estimate).toMatchObject({ total });
    expect((await overSocket())?.estimate).toMatchObject({ total });
    expect(await sharedLinksOf(guest)).toMatchObject([{ views: 1 }]);
    await guest.runOk(TestRevokeSharedLinkDocument, { input: { id: linkId } });
    expect(await overSocket()).toBeNull();
  });

  it('moves with a guest’s work to the account that adopts it', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const { token, id: linkId } = await share(guest, { subject: { estimateId: id } });
    const { user } = await signIn(server(), guest, 'adopts-links@example.com');
    expect((await sharedLinksOf(user)).map((link) => link.id)).toEqual([linkId]);
    expect(await openShared(strangerOf(server()), token)).not.toBeNull();

    await user.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });
    expect(await openShared(strangerOf(server()), token)).toBeNull();
    await sweepClosedAccounts(server().ports);
    const { db } = server().ports;
    expect(await db.sharedLink.count({ where: { id: numberOf(linkId) } })).toBe(0);
  });

  it('keeps no secret, and is forgotten some days after its end', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const { token, id: linkId } = await share(guest, { subject: { estimateId: id } });
    const { db } = server().ports;
    const where = { id: numberOf(linkId) };
    expect(JSON.stringify(await db.sharedLink.findUnique({ where }))).not.toContain(token);
    await later(server(), 13 * DAY_MS, () => forgetEndedLinks(server().ports));
    expect(await db.sharedLink.count({ where })).toBe(1);
    await later(server(), 15 * DAY_MS, () => forgetEndedLinks(server().ports));
    expect(await db.sharedLink.count({ where })).toBe(0);
  });
});

describe('what readers are not shown', () => {
  const CLAIM =
    'Insured: Jane Zimmerly. Carrier: Granite Mutual. Policy number HO-7734412. Claim number 55-98213-QX. Water damage at 418 Birchwood Lane. Replace 120 SF of laminate flooring in the Zimmerly kitchen. Budget $9,000. Call 415 555 0134.';
  const TELLING = /zimmerly|HO-7734412|98213|birchwood|0134|CLM-|jane\.z/i;

  it('is who the owner is, on the page and on paper, where the link hides it', async () => {
    const owner = await userOf(server(), 'jane.zimmerly@example.com');
    const upload = await owner.upload({ name: 'Zimmerly kitchen.png' });
    const estimate = await priced(owner, CLAIM, {
      agentKind: 'INSURANCE',
      title: 'Kitchen of Jane Zimmerly',
      uploads: [upload],
    });
    const subject = { estimateId: estimate.id };
    const [plain, hidden] = [
      await share(owner, { subject }),
      await share(owner, { subject, hidesIdentity: true }),
    ];
    const stranger = strangerOf(server());
    const told = await openShared(stranger, plain.token);
    expect(told?.estimate?.claim).toMatchObject({ insured: 'Jane Zimmerly' });
    expect(JSON.stringify(told)).toMatch(TELLING);
    expect(told?.estimate?.pictures).toHaveLength(1);

    const shown = await openShared(stranger, hidden.token);
    expect(shown?.hidesIdentity).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(TELLING);
    expect(shown?.estimate).toMatchObject({
      claimNumber: null,
      projectName: 'Not shown',
      zip: '94110',
      total: told?.estimate?.total,
      pictures: [],
      otherFiles: [],
      claim: { insured: 'Not shown', carrierClaimNumber: 'Not shown' },
    });
    expect(shown?.estimate?.items.map(({ name }) => name)).toEqual(
      told?.estimate?.items.map(({ name }) => name),
    );

    const texts = await Promise.all(
      [plain, hidden].map(async ({ token }) => {
        const bytes = new Uint8Array(await (await pdfAt(token)).arrayBuffer());
        const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
        return text;
      }),
    );
    expect(texts[0]).toMatch(/Zimmerly/);
    expect(texts[1]).toContain('Not shown');
    expect(texts[1]).not.toMatch(TELLING);
  });

  it('is what the owner means to spend, wherever it was written', async () => {
    const owner = await userOf(server(), 'spender@example.com');
    const estimate = await priced(owner, `${BATH} My budget is $3,100.`, {});
    expect(estimate.total).toBeGreaterThan(3_100);
    const { token } = await share(owner, { subject: { estimateId: estimate.id } });
    const shown = await openShared(strangerOf(server()), token);
    expect(shown?.estimate?.instructions).toBe(`${BATH} My budget is (not shown).`);
    expect(JSON.stringify(shown)).not.toMatch(/3,100|above your budget/);
    const bytes = new Uint8Array(await (await pdfAt(token)).arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).not.toMatch(/3,100|above your budget/);
  });

  it('are a contractor’s costs and margin', async () => {
    const contractor = await userOf(server(), 'margin@example.com');
    const estimate = await priced(contractor, BATH, { agentKind: 'CONTRACTOR' });
    const { token } = await share(contractor, { subject: { estimateId: estimate.id } });
    const shown = (await openShared(strangerOf(server()), token))?.estimate;
    expect(shown?.total).toBe(estimate.total);
    expect(shown?.summary).toMatchObject({
      bidPricing: null,
      reasoning: '',
      warnings: [],
      range: { high: 0 },
    });
    expect(shown?.items.length).toBeGreaterThan(5);
    for (const { source, metadata } of shown?.items ?? []) {
      expect({ source, ...metadata }).toMatchObject({ source: '', low: null, cost: null });
    }
    const overhead = shown?.items.filter(({ tags }) => tags.includes('overhead-profit')) ?? [];
    expect(overhead.map(({ metadata: { formula } }) => formula)).toEqual([null]);
  });
});

describe('a shared comparison', () => {
  it('shows both sides and why they differ, with nothing of who the owner is where that is hidden', async () => {
    const owner = await userOf(server(), 'comparer@example.com');
    const left = await priced(owner, 'Repaint my 12x14 bedroom for Ada Quillfeather', {});
    const right = await priced(owner, 'Repaint my 14x16 bedroom, walls and ceiling', {});
    const comparison = { leftId: left.id, rightId: right.id };
    const { token } = await share(owner, { subject: { comparison }, hidesIdentity: true });
    const shown = await openShared(strangerOf(server()), token);
    expect(shown?.estimate).toBeNull();
    expect(shown?.comparison?.left.total).toBe(left.total);
    expect(shown?.comparison?.difference).toBeCloseTo(right.total - left.total, 2);
    expect(shown?.comparison?.lines.length).toBeGreaterThan(0);
    expect(shown?.comparison?.right.claimNumber).toBeNull();
    expect((await pdfAt(token)).status).toBe(404);

    await owner.runOk(TestDeleteJobDocument, { jobId: right.jobId });
    expect(await openShared(strangerOf(server()), token)).toBeNull();
    expect(await sharedLinksOf(owner)).toEqual([]);
  });
});
