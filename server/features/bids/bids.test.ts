import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestBidOfDocument,
  type TestContractorBidFragment,
  TestCreateBidDocument,
  TestSaveBidDocument,
  type TestSaveBidMutationVariables,
} from '../../testing/gql/graphql.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { numberOf } from '../../testing/ids.ts';
import { guestOf, type Person, strangerOf } from '../../testing/world.ts';
import { readOwnBid } from './bids.service.ts';

const server = useTestServer({ estimator: builtInEstimator });

const cents = (amount: number) => Math.round(amount * 100);

const create = async (person: Person, estimateId: string, note: string | null = null) => {
  const { createBid } = await person.runOk(TestCreateBidDocument, { input: { estimateId, note } });
  if (createBid.__typename !== 'CreateBidSuccess') throw new Error(createBid.message);
  return createBid.bid;
};

type SaveInput = Partial<TestSaveBidMutationVariables['input']>;
const UNCHANGED = {
  title: null,
  summary: null,
  lineItems: null,
  overhead: null,
  profit: null,
  contingency: null,
  schedule: null,
  exclusions: null,
  paymentSchedule: null,
  note: null,
};
const save = async (person: Person, estimateId: string, version: number, edits: SaveInput) =>
  (
    await person.runOk(TestSaveBidDocument, {
      input: { ...UNCHANGED, ...edits, estimateId, version },
    })
  ).saveBid;

const partsOf = (bid: TestContractorBidFragment) =>
  [
    bid.laborTotal,
    bid.materialTotal,
    bid.equipmentTotal,
    bid.taxTotal,
    bid.overhead,
    bid.profit,
    bid.contingency,
  ].reduce((sum, part) => sum + cents(part), 0);

const bathroom = async () => {
  const guest = guestOf(server());
  const estimate = await priced(guest, 'Remodel the 5x8 bathroom');
  return { guest, estimate, id: estimate.id };
};

describe('a bid', () => {
  it('is taken away in the version that is told, also where it is saved meanwhile', async () => {
    const { guest, id } = await bathroom();
    const { version } = await create(guest, id, 'Before.');
    const { pool, db } = server().ports;
    let saving: Promise<unknown> | undefined;
    const overtaken = new Proxy(pool, {
      get: (target, name) => async (statement: pg.QueryConfig) => {
        if (name !== 'query') throw new Error(`${String(name)} is not asked for.`);
        saving ??= save(guest, id, version, { note: 'After.' });
        await saving;
        return target.query(statement);
      },
    });
    const own = await readOwnBid({ db, pool: overtaken }, numberOf(id));
    expect(own?.version).toBe(version + 1);
    expect(JSON.parse(own?.document.join('') ?? '')).toMatchObject({ note: 'After.' });
  });

  it('is made from the estimate and adds up to the cent', async () => {
    const { guest, estimate, id } = await bathroom();
    const before = await guest.runOk(TestBidOfDocument, { estimateId: id });
    expect(before.estimate?.bid).toBeNull();
    const bid = await create(guest, id, 'We can start in May.');
    expect(partsOf(bid)).toBe(cents(bid.total));
    expect(cents(bid.total) - cents(bid.contingency)).toBe(cents(estimate.total));
    expect(bid.paymentSchedule.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
      cents(bid.total),
    );
    // The project stands in California.
    expect(bid.paymentSchedule[0]?.amount).toBe(1_000);
    for (const line of bid.lineItems) {
      const parts = [line.labor, line.material, line.equipment, line.tax];
      expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(line.total));
    }
    expect(bid).toMatchObject({ note: 'We can start in May.', version: 1, isOutdated: false });
    const { estimate: shown } = await guest.runOk(TestBidOfDocument, { estimateId: id });
    expect(shown?.bid).toEqual(bid);
  });

  it('is saved as edited, with sums that follow, and made anew when asked again', async () => {
    const { guest, id } = await bathroom();
    const bid = await create(guest, id);
    const saved = await save(guest, id, bid.version, {
      title: 'Bath for the Millers',
      overhead: 1_000,
      profit: 500,
      contingency: 0,
      exclusions: ['Mirrors', ' '],
      lineItems: [
        {
          id: bid.lineItems[0]?.id ?? '',
          name: 'All of it',
          description: null,
          quantity: 1,
          unit: 'LS',
          labor: 6_000,
          material: 2_000,
          equipment: 0,
          tax: 500,
        },
      ],
      paymentSchedule: [
        { due: 'At signing', share: 0.5 },
        { due: 'When done', share: 0.5 },
      ],
    });
    expect(saved).toMatchObject({
      __typename: 'SaveBidSuccess',
      bid: {
        title: 'Bath for the Millers',
        total: 10_000,
        version: 2,
        exclusions: ['Mirrors'],
        summary: bid.summary,
        paymentSchedule: [
          { due: 'At signing', amount: 1_000, share: 0.1 },
          { due: 'When done', amount: 9_000, share: 0.9 },
        ],
      },
    });
    expect(await create(guest, id)).toMatchObject({
      id: bid.id,
      version: 3,
      total: bid.total,
      lineItems: bid.lineItems,
    });
  });

  it('is not saved over a newer version', async () => {
    const { guest, id } = await bathroom();
    await create(guest, id);
    const saves = await Promise.all(['a', 'b', 'c'].map((note) => save(guest, id, 1, { note })));
    const kinds = saves.map(({ __typename }) => __typename).toSorted();
    expect(kinds).toEqual(['BidConflict', 'BidConflict', 'SaveBidSuccess']);
    const stale = await save(guest, id, 1, { note: 'd' });
    expect(stale).toMatchObject({ __typename: 'BidConflict', bid: { version: 2 } });
  });

  it('is refused with a sentence where there is nothing to offer or an edit makes no sense', async () => {
    const guest = guestOf(server());
    const empty = await priced(guest, 'Hello there, how are you');
    const { createBid } = await guest.runOk(TestCreateBidDocument, {
      input: { estimateId: empty.id, note: null },
    });
    expect(createBid).toMatchObject({
      __typename: 'InvalidInput',
      message:
        'This estimate has no lines yet, so there is nothing to offer. Add lines, save, then make the bid.',
    });
    const { guest: owner, id } = await bathroom();
    await create(owner, id);
    expect(
      await save(owner, id, 1, { paymentSchedule: [{ due: 'At signing', share: 0.4 }] }),
    ).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'paymentSchedule', message: 'The payments must add up to 100% of the total.' },
      ],
    });
  });

  it('is nobody else’s', async () => {
    const { guest, id } = await bathroom();
    await create(guest, id);
    const other = guestOf(server());
    for (const estimateId of [id, '999999']) {
      const input = { estimateId, note: null };
      expect(await other.runError(TestCreateBidDocument, { input })).toMatchObject({
        code: 'NOT_FOUND',
      });
      const edits = { ...UNCHANGED, estimateId, version: 1 };
      expect(await other.runError(TestSaveBidDocument, { input: edits })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('contractor_bid over REST', () => {
  interface RestBid {
    total: number;
    labor_total: number;
    material_total: number;
    overhead: number;
    profit: number;
    contingency: number;
    line_items: { labor: number; material: number; total: number }[];
    payment_schedule: { amount: number }[];
  }

  it('answers the same by id, claim number and job, in parts that add up', async () => {
    const { guest, estimate, id } = await bathroom();
    for (const name of [estimate.jobId, estimate.claimNumber, `by-job/${estimate.jobId}`]) {
      const response = await guest.rest('POST', `/api/results/${name}/contractor_bid/`, {
        note: 'Soon',
      });
      expect(response.status).toBe(201);
      const bid = (await response.json()) as RestBid;
      expect(Object.keys(bid)).toEqual([
        'id',
        'title',
        'summary',
        'line_items',
        'labor_total',
        'material_total',
        'overhead',
        'profit',
        'contingency',
        'total',
        'schedule',
        'exclusions',
        'payment_schedule',
        'pdf_url',
      ]);
      const { labor_total, material_total, overhead, profit, contingency } = bid;
      const parts = [labor_total, material_total, overhead, profit, contingency];
      expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(bid.total));
      for (const { labor, material, total } of bid.line_items) {
        expect(cents(labor) + cents(material)).toBe(cents(total));
      }
      expect(bid.payment_schedule.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
        cents(bid.total),
      );
    }
    const { estimate: shown } = await guest.runOk(TestBidOfDocument, { estimateId: id });
    expect(shown?.bid).toMatchObject({ version: 3, note: 'Soon' });
  });

  it('works without a body, has a name when the estimate has none, refuses a note that is no text, and hides from others', async () => {
    const { guest, estimate } = await bathroom();
    const path = `/api/results/${estimate.jobId}/contractor_bid/`;
    expect((await guest.rest('POST', path)).status).toBe(201);
    const untitled = { raw_json: { title: '' } };
    await guest.rest('PATCH', `/api/results/${estimate.jobId}/update_json/`, untitled);
    const made = (await (await guest.rest('POST', path)).json()) as { title: string };
    expect(made.title).toBe(`Estimate #${estimate.claimNumber}`);
    const refused = await guest.rest('POST', path, { note: ['x'] });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ detail: 'This must be text.' });
    expect((await guestOf(server()).rest('POST', path)).status).toBe(404);
    expect((await strangerOf(server()).rest('POST', path)).status).toBe(404);
  });
});
