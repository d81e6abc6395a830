import { globalId } from '../../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestDeleteJobDocument,
  TestPriceLeadDocument,
  TestProposalDocument,
  TestProposalPreviewDocument,
  TestProposalThreadChangedDocument,
} from '../../testing/gql/graphql.ts';
import { askFor, contractorOf, estimateOf, leadOf } from '../../testing/introducing.ts';
import { centsOf, inCents, inDays, offersOn, type OfferPlace } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { type Person, userOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { inputOf, place, price, bidOf, send, sent, textsOf, subjectsTo, paperOf } = offersOn(server);

const SECRETS = /Quillfeather|4417|Ada\b|home@|Priced by the homeowner/;

/** Everything that the API would tell of a proposal, as it crosses the wire. */
const wireOf = async (person: Person, id: string) =>
  JSON.stringify(await person.runOk(TestProposalDocument, { id }));

describe('proposals over REST', () => {
  it('go the whole way from a lead to a signature', async () => {
    const at = await place('rest');
    const ask = async (person: Person, method: string, path: string, body?: object) => {
      const response = await person.rest(method, `/api/${path}`, body);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const lead = `contractor-leads/${at.first}`;
    const priced = await ask(at.one, 'POST', `${lead}/price/`);
    expect(priced).toMatchObject({ status: 200, body: { claim_number: expect.any(String) } });
    expect(await ask(at.one, 'POST', `${lead}/price/`)).toEqual(priced);
    const number = String(priced.body['claim_number']);
    await at.one.rest('POST', `/api/results/${number}/contractor_bid/`, {});
    const offer = {
      bid_version: 1,
      prices_by: 'phase',
      hides_costs: true,
      valid_until: inDays(10),
      client_key: 'rest',
    };
    const made = await ask(at.one, 'POST', `${lead}/proposals/`, offer);
    expect(made).toMatchObject({ status: 201, body: { status: 'sent', version: 1 } });
    expect(JSON.stringify(made.body)).not.toMatch(/"(?:labor|material|overhead|profit)":/);
    const listed = await ask(at.homeowner, 'GET', `${lead}/proposals/`);
    expect(listed).toMatchObject({ status: 200, body: [{ id: made.body['id'] }] });
    expect((await ask(at.two, 'GET', `${lead}/proposals/`)).status).toBe(404);
    const path = `proposals/${String(made.body['id'])}`;
    expect((await ask(at.one, 'POST', `${path}/accept/`, {})).status).toBe(404);
    const signature = { name: 'Ada Quill', date: inDays(0) };
    expect(await ask(at.homeowner, 'POST', `${path}/accept/`, signature)).toMatchObject({
      status: 200,
      body: { status: 'accepted', signature: { name: 'Ada Quill', date: inDays(0) } },
    });
    const reason = { reason: 'Changed my mind' };
    expect((await ask(at.homeowner, 'POST', `${path}/decline/`, reason)).status).toBe(409);
    const stepping = { ...reason, status: 'accepted' };
    expect(await ask(at.one, 'POST', `${path}/withdraw/`, stepping)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn', withdrawal: { by: 'contractor', ...reason } },
    });
  });
});

describe('a lead that its contractor prices', () => {
  let at: OfferPlace;
  beforeAll(async () => {
    at = await place('pricing');
  });

  it('becomes one estimate of his own, of the same work, that tells nothing of the homeowner', async () => {
    const [estimate, again] = await Promise.all([price(at.one, at.first), price(at.one, at.first)]);
    expect(again).toEqual(estimate);
    expect(estimate).toMatchObject({
      agentKind: 'CONTRACTOR',
      pricedLead: { id: at.first },
      project: { name: expect.stringMatching(new RegExp(`, ${at.zip}$`)), zip: at.zip },
    });
    const names = estimate.items.map(({ name }) => name).join('; ');
    expect(names).toContain('Paint walls');
    expect(names).toContain('Toilet');
    const { db } = server().ports;
    const row = await db.estimate.findUniqueOrThrow({
      where: { id: numberOf(estimate.id) },
      include: { job: { include: { runs: true } }, project: true },
    });
    const told = JSON.stringify(row, (_key, each: unknown) =>
      typeof each === 'bigint' ? String(each) : each,
    );
    expect(told).not.toMatch(SECRETS);
    expect(row.job.runs).toEqual([]);
    const theirs = await at.homeowner.rest('GET', '/api/results/mine/');
    expect(await theirs.text()).not.toContain(estimate.claimNumber);
  });

  it('costs what the homeowner’s scope costs when a contractor does it, line by line', async () => {
    const estimate = await price(at.one, at.first);
    const { db } = server().ports;
    const own = await db.estimate.findUniqueOrThrow({ where: { id: numberOf(at.estimateId) } });
    const { items } = own.document as unknown as {
      items: { name: string; quantity: number; unit: string }[];
    };
    const lines = (all: readonly { name: string; quantity: number; unit: string }[]) =>
      all.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`).toSorted();
    expect(lines(estimate.items)).toEqual(lines(items));
  });

  it('is priced anew once its estimate was deleted, and by nobody else', async () => {
    const { claimNumber } = await price(at.one, at.first);
    const { db } = server().ports;
    const job = await db.job.findUniqueOrThrow({ where: { claimNumber } });
    await at.one.runOk(TestDeleteJobDocument, { jobId: globalId('Job', job.id) });
    expect((await price(at.one, at.first)).claimNumber).not.toBe(claimNumber);
    for (const person of [at.two, at.homeowner]) {
      const refused = await person.runError(TestPriceLeadDocument, {
        input: { leadId: at.first },
      });
      expect(refused.code).toBe('NOT_FOUND');
    }
  });

  it('waits until both have said yes', async () => {
    const homeowner = await userOf(server(), 'early@example.com');
    const painter = await contractorOf(server(), 'early-painter@example.com', {
      zipCodes: ['94199'],
    });
    const { estimateId } = await estimateOf(homeowner, {
      projectId: await homeowner.makeProject('94199'),
    });
    await askFor(homeowner, estimateId);
    const { id: leadId } = await leadOf(painter);
    const early = await painter.runOk(TestPriceLeadDocument, { input: { leadId } });
    expect(early.priceLead).toMatchObject({
      __typename: 'LeadConflict',
      message: 'This lead is waiting for your answer.',
    });
  });
});

describe('a proposal', () => {
  let at: OfferPlace;
  beforeAll(async () => {
    at = await place('sending');
  });

  it.each([
    ['LINE', true],
    ['PHASE', true],
    ['LINE', false],
    ['PHASE', false],
  ] as const)('by %s, costs hidden: %s, adds up to the bid', async (pricesBy, hidesCosts) => {
    const made = await bidOf(at.one, at.first);
    const { proposalPreview: shown } = await at.one.runOk(TestProposalPreviewDocument, {
      input: { ...inputOf(made), pricesBy, hidesCosts },
    });
    expect(inCents(shown.total)).toBe(inCents(made.bid.total));
    const phases = shown.phases.map(({ amount }) => amount);
    const addOns = shown.addOns.map(({ amount }) => amount);
    expect(centsOf([...phases, ...addOns])).toBe(inCents(shown.total));
    expect(centsOf(shown.payments.map(({ amount }) => amount))).toBe(inCents(shown.total));
    expect(shown.addOns.map(({ kind }) => kind)).toEqual(
      hidesCosts ? ['CONTINGENCY'] : ['OVERHEAD', 'PROFIT', 'CONTINGENCY'],
    );
    for (const { amount, costs, lines } of shown.phases) {
      const prices = lines.map((line) => line.amount);
      expect(pricesBy === 'LINE' ? centsOf(prices.map(Number)) : new Set(prices)).toEqual(
        pricesBy === 'LINE' ? inCents(amount) : new Set([null]),
      );
      const parts = [costs, ...lines.map((line) => line.costs)];
      expect(hidesCosts ? new Set(parts) : centsOf(Object.values(costs ?? {}).map(Number))).toEqual(
        hidesCosts ? new Set([null]) : inCents(amount),
      );
    }
    expect(shown.leftOut).toEqual([]);
  });

  it('with hidden costs tells of no labor, tax, overhead and profit: not by the API, not in the row, not on paper', async () => {
    const made = await bidOf(at.one, at.first);
    const proposal = await sent(at.one, made);
    const parts = [
      made.bid.overhead,
      made.bid.profit,
      made.bid.laborTotal,
      made.bid.materialTotal,
      made.bid.taxTotal,
    ];
    expect(Math.min(...parts)).toBeGreaterThan(0);
    const row = await server().ports.db.proposal.findUniqueOrThrow({
      where: { id: numberOf(proposal.id) },
    });
    const text = await paperOf(proposal.pdfUrl);
    for (const told of [await wireOf(at.homeowner, proposal.id), JSON.stringify(row.document)]) {
      for (const part of parts) expect(told).not.toMatch(new RegExp(`[:[]${part}[,}\\]]`));
      expect(told).not.toMatch(/"(?:labor|material|equipment|tax)":\d/);
    }
    for (const part of parts) expect(text).not.toContain(part.toLocaleString('en-US'));
    expect(text).not.toMatch(/Overhead|Profit|Labor\b/);
    expect(text).toContain('Paint is guaranteed for two years.');
    expect(text).toContain(`$${proposal.total.toLocaleString('en-US')}`);
  });

  it('stands in the conversation at once, is mailed, and is kept once', async () => {
    const live = at.homeowner.subscribe(TestProposalThreadChangedDocument, { leadId: at.second });
    await live.take();
    const made = await bidOf(at.two, at.second);
    const twice = await Promise.all([
      sent(at.two, made, { clientKey: 'same' }),
      sent(at.two, made, { clientKey: 'same' }),
    ]);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect((await live.take()).leadThreadChanged.messages.edges).toMatchObject([
      { node: { proposal: { version: 1, status: 'SENT' } } },
    ]);
    await live.stop();
    expect(await textsOf(at.homeowner, at.second)).toEqual([
      expect.stringMatching(/^Proposal, version 1: \$[\d,.]+, valid until /),
    ]);
    await expect
      .poll(() => subjectsTo('home-sending@example.com'))
      .toContainEqual(expect.stringMatching(/^Company of two-sending sent you a proposal/));
  });

  it('is not made of another bid than was seen, nor of an estimate that prices no lead, nor for a day that is over', async () => {
    const made = await bidOf(at.one, at.first);
    expect(await send(at.one, { ...made, bid: { ...made.bid, version: 99 } })).toMatchObject({
      __typename: 'BidConflict',
    });
    expect(await send(at.one, made, { validUntil: inDays(-3) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'validUntil' }],
    });
    expect(await send(at.one, made, { validUntil: inDays(400) })).toMatchObject({
      __typename: 'InvalidInput',
    });
    const other = await estimateOf(at.one, { projectId: await at.one.makeProject() });
    expect(await send(at.one, { ...made, estimateId: other.estimateId })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('prices no lead of yours'),
    });
  });

  it('says what of the homeowner’s scope it leaves out, unless it covers all of it', async () => {
    const made = await bidOf(at.one, at.first);
    const { db } = server().ports;
    const row = await db.contractorBid.findUniqueOrThrow({
      where: { estimateId: numberOf(made.estimateId) },
    });
    const document = row.document as unknown as { lineItems: { name: string }[] };
    const lineItems = document.lineItems.filter(({ name }) => !/toilet/i.test(name));
    await db.contractorBid.update({
      where: { id: row.id },
      data: { document: { ...document, lineItems } },
    });
    const preview = async (coversScope: boolean) =>
      (
        await at.one.runOk(TestProposalPreviewDocument, {
          input: { ...inputOf(made), coversScope },
        })
      ).proposalPreview.leftOut.join('; ');
    expect(await preview(false)).toMatch(/toilet/i);
    expect(await preview(true)).toBe('');
  });
});
