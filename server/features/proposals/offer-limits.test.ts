// How often a contractor may write an offer, and what of it reaches the homeowner's mailbox.
import { numberOf } from '../../testing/ids.ts';
import { expect, it } from 'vitest';

import { DAY_MS } from '../../domain/time.ts';
import { writeDate } from '../../domain/money/written.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { TestMarkThreadReadDocument, TestSendProposalDocument } from '../../testing/gql/graphql.ts';
import { inDays, offersOn, type OfferPlace } from '../../testing/offering.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { inputOf, place, bidOf, send, sent } = offersOn(server);

it('takes five versions of an offer a day and fifty altogether, and shows them page by page', async () => {
  const at = await place('flood');
  const made = await bidOf(at.one, at.first);
  for (let day = 1; day <= 5; day += 1) await sent(at.one, made, { validUntil: inDays(day) });
  const sixth = (clientKey: string) =>
    at.one.runError(TestSendProposalDocument, {
      input: { ...inputOf(made), validUntil: inDays(6), clientKey },
    });
  expect(await sixth('sixth')).toMatchObject({
    code: 'THROTTLED',
    message: expect.stringContaining('5 proposals within a day'),
  });
  await later(server(), 2 * DAY_MS, async () => {
    expect(await send(at.one, made, { validUntil: inDays(9) })).toMatchObject({
      proposal: { version: 6 },
    });
  });
  const { db } = server().ports;
  const leadId = numberOf(at.first);
  const { id: _id, document, ...row } = await db.proposal.findFirstOrThrow({ where: { leadId } });
  const versions = Array.from({ length: 44 }, (_, index) => index + 7);
  await db.proposal.createMany({
    data: versions.map((version) => ({
      ...row,
      document: document ?? {},
      version,
      status: 'SUPERSEDED' as const,
      clientKey: `kept ${version}`,
    })),
  });
  await later(server(), 4 * DAY_MS, async () => {
    expect(await send(at.one, made, { validUntil: inDays(12) })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('50 proposals'),
    });
  });

  const page = async (query: string) => {
    const path = `/api/contractor-leads/${at.first}/proposals/${query}`;
    const answer = await at.homeowner.rest('GET', path);
    const body = (await answer.json()) as { version: number }[];
    return answer.status === 200 ? body.map(({ version }) => version) : answer.status;
  };
  const down = (from: number, count: number) => Array.from({ length: count }, (_, i) => from - i);
  expect(await page('')).toEqual(down(50, 10));
  expect(await page('?before=41&limit=3')).toEqual(down(40, 3));
  expect(await page('?limit=50')).toEqual(down(50, 50));
  expect(await page('?before=1')).toEqual([]);
  for (const wrong of ['?limit=51', '?before=0', '?before=x', '?after=41', '?page=2'])
    expect(await page(wrong)).toBe(400);
});

it('is no second time what the homeowner has already', async () => {
  const at = await place('same');
  const made = await bidOf(at.one, at.first);
  await sent(at.one, made, { validUntil: inDays(5) });
  expect(await send(at.one, made, { validUntil: inDays(5) })).toMatchObject({
    __typename: 'InvalidInput',
    message: expect.stringMatching(/^This is the same as version 1/),
  });
  // Its day over, it may be sent once more.
  await later(server(), 8 * DAY_MS, async () => {
    expect(await send(at.one, made, { validUntil: inDays(12) })).toMatchObject({
      proposal: { version: 2 },
    });
  });
});

const mailed = async (name: string) => {
  const mails = await mailsTo(server().dataDir, `home-${name}@example.com`);
  const offers = mails.map((each) => each.replaceAll(/=?\r?\n/g, ''));
  return offers.filter((each) => each.includes('sent you a proposal'));
};
const dayIn = (days: number) => writeDate(new Date(inDays(days)).toISOString());

it('is mailed once while the homeowner has not read of it, and again after', async () => {
  const at: OfferPlace = await place('mails');
  const made = await bidOf(at.one, at.first);
  await sent(at.one, made, { validUntil: inDays(3) });
  await expect.poll(() => mailed('mails')).toHaveLength(1);
  await sent(at.one, made, { validUntil: inDays(4) });
  await at.homeowner.runOk(TestMarkThreadReadDocument, { input: { leadId: at.first } });
  await sent(at.one, made, { validUntil: inDays(5) });
  await expect
    .poll(() => mailed('mails'))
    .toContainEqual(expect.stringContaining(`valid until ${dayIn(5)}`));
  expect(await mailed('mails')).toHaveLength(2);
  // Unread for a day, a revised one is worth another mail.
  await later(server(), DAY_MS + 1, () => sent(at.one, made, { validUntil: inDays(6) }));
  await expect.poll(() => mailed('mails')).toHaveLength(3);
});
