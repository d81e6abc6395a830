import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../domain/iso-day.ts';
import { DAY_MS } from '../../domain/time.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestAcceptContractorDocument,
  TestAcceptProposalDocument,
  TestCreateBidDocument,
  TestDeclineProposalDocument,
  TestDeleteJobDocument,
  TestPricedEstimateDocument,
  TestPriceLeadDocument,
  TestProposalComparisonDocument,
  TestProposalDocument,
  TestProposalPreviewDocument,
  TestProposalThreadChangedDocument,
  TestProposalThreadDocument,
  TestRespondToLeadDocument,
  TestSendProposalDocument,
  type TestSendProposalMutationVariables,
  TestWithdrawProposalDocument,
} from '../../testing/gql/graphql.ts';
import { askFor, contractorOf, estimateOf, leadOf } from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { guestOf, type Person, strangerOf, userOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const cents = (amount: number) => Math.round(amount * 100);
const centsOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + cents(amount), 0);
const inDays = (days: number) => isoDay(new Date(Date.now() + days * DAY_MS));

const WORK = 'Remodel the 5x8 bathroom, and repaint my 12x14 bedroom for Ada';
const SECRETS = /Quillfeather|4417|Ada\b|home@|Priced by the homeowner/;

let zips = 94_100;

/** A homeowner and two contractors of a place of their own; all have said yes. */
const place = async (name: string) => {
  const zip = String((zips += 1));
  const homeowner = await userOf(server(), `home-${name}@example.com`);
  const project = await homeowner.rest('POST', '/api/projects/', {
    name: '4417 Quillfeather Lane',
    zip,
  });
  const { id } = (await project.json()) as { id: number };
  const contractors = await Promise.all(
    ['one', 'two'].map((one) =>
      contractorOf(server(), `${one}-${name}@example.com`, {
        zipCodes: [zip],
        trades: ['Plumbing', 'Painting', 'Flooring', 'General Contractor'],
        proposalTerms: 'Paint is guaranteed for two years.',
      }),
    ),
  );
  const { estimateId, claimNumber } = await estimateOf(homeowner, {
    projectId: String(id),
    instructions: WORK,
    title: 'Bedroom at 4417 Quillfeather Lane',
  });
  await askFor(homeowner, estimateId);
  const leadIds: string[] = [];
  for (const contractor of contractors) {
    const { id: leadId } = await leadOf(contractor);
    await contractor.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
    await homeowner.runOk(TestAcceptContractorDocument, { input: { leadId } });
    leadIds.push(leadId);
  }
  const [one, two] = contractors;
  const [first, second] = leadIds;
  if (!one || !two || !first || !second) throw new Error('Nobody was asked.');
  return { homeowner, estimateId, claimNumber, zip, one, two, first, second };
};
type Place = Awaited<ReturnType<typeof place>>;

const price = async (person: Person, leadId: string) => {
  const { priceLead } = await person.runOk(TestPriceLeadDocument, { input: { leadId } });
  if (priceLead?.__typename !== 'PriceLeadSuccess') throw new Error(priceLead?.message);
  const claimNumber = priceLead.lead.pricedClaimNumber ?? '';
  const { estimate } = await person.runOk(TestPricedEstimateDocument, { claimNumber });
  if (!estimate) throw new Error('There is no estimate.');
  return { claimNumber, ...estimate };
};

const bidOf = async (person: Person, leadId: string) => {
  const { id: estimateId } = await price(person, leadId);
  const { createBid } = await person.runOk(TestCreateBidDocument, {
    input: { estimateId, note: 'We start in May.' },
  });
  if (createBid.__typename !== 'CreateBidSuccess') throw new Error(createBid.message);
  return { estimateId, bid: createBid.bid };
};

type Input = Partial<TestSendProposalMutationVariables['input']>;
let keys = 0;

const inputOf = ({ estimateId, bid }: Awaited<ReturnType<typeof bidOf>>) => ({
  estimateId,
  bidVersion: bid.version,
  pricesBy: 'LINE' as const,
  hidesCosts: true,
  coversScope: false,
  note: null,
});
const send = async (person: Person, made: Awaited<ReturnType<typeof bidOf>>, more: Input = {}) =>
  (
    await person.runOk(TestSendProposalDocument, {
      input: {
        ...inputOf(made),
        validUntil: inDays(30),
        clientKey: `key ${(keys += 1)}`,
        ...more,
      },
    })
  ).sendProposal;
const sent = async (...all: Parameters<typeof send>) => {
  const answer = await send(...all);
  if (answer?.__typename !== 'SendProposalSuccess') throw new Error(answer?.message);
  return answer.proposal;
};
const offered = async (person: Person, leadId: string, more: Input = {}) =>
  sent(person, await bidOf(person, leadId), more);

const accept = (person: Person, proposalId: string, more: { name?: string; date?: string } = {}) =>
  person
    .runOk(TestAcceptProposalDocument, {
      input: { proposalId, name: 'Ada Quill', date: inDays(0), ...more },
    })
    .then(({ acceptProposal }) => acceptProposal);
const statusOf = async (person: Person, id: string) =>
  (await person.runOk(TestProposalDocument, { id })).proposal?.status;
const textsOf = async (person: Person, leadId: string) => {
  const { leadThread } = await person.runOk(TestProposalThreadDocument, { leadId });
  return leadThread?.messages.edges.map(({ node }) => node.text) ?? [];
};
const subjectsTo = async (email: string) =>
  (await mailsTo(server().dataDir, email)).map(
    (mail) => /^Subject: (.*)$/m.exec(mail.replaceAll(/\r?\n[ \t]/g, ' '))?.[1] ?? '',
  );
/** What stands on the PDF. */
const paperOf = async (pdfUrl: string): Promise<string> => {
  const pdf = await fetch(new URL(pdfUrl, server().url));
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};
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
    expect(await ask(at.one, 'POST', `${path}/withdraw/`, reason)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn', withdrawal: { by: 'contractor', ...reason } },
    });
  });
});

describe('a lead that its contractor prices', () => {
  let at: Place;
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
      where: { id: Number(estimate.id) },
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
    const own = await db.estimate.findUniqueOrThrow({ where: { id: Number(at.estimateId) } });
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
    await at.one.runOk(TestDeleteJobDocument, { jobId: String(job.id) });
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
      message: 'This lead waits for your answer.',
    });
  });
});

describe('a proposal', () => {
  let at: Place;
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
    expect(cents(shown.total)).toBe(cents(made.bid.total));
    const phases = shown.phases.map(({ amount }) => amount);
    const addOns = shown.addOns.map(({ amount }) => amount);
    expect(centsOf([...phases, ...addOns])).toBe(cents(shown.total));
    expect(centsOf(shown.payments.map(({ amount }) => amount))).toBe(cents(shown.total));
    expect(shown.addOns.map(({ kind }) => kind)).toEqual(
      hidesCosts ? ['CONTINGENCY'] : ['OVERHEAD', 'PROFIT', 'CONTINGENCY'],
    );
    for (const { amount, costs, lines } of shown.phases) {
      const prices = lines.map((line) => line.amount);
      expect(pricesBy === 'LINE' ? centsOf(prices.map(Number)) : new Set(prices)).toEqual(
        pricesBy === 'LINE' ? cents(amount) : new Set([null]),
      );
      const parts = [costs, ...lines.map((line) => line.costs)];
      expect(hidesCosts ? new Set(parts) : centsOf(Object.values(costs ?? {}).map(Number))).toEqual(
        hidesCosts ? new Set([null]) : cents(amount),
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
      where: { id: Number(proposal.id) },
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
      where: { estimateId: Number(made.estimateId) },
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

describe('deciding on proposals', () => {
  it('is nobody else’s', async () => {
    const at = await place('others');
    const { id } = await offered(at.one, at.first);
    const people = [at.two, guestOf(server()), strangerOf(server())];
    for (const person of people) {
      expect((await person.runOk(TestProposalDocument, { id })).proposal).toBeNull();
    }
    const reason = { input: { proposalId: id, reason: 'No' } };
    for (const person of [at.two, at.one]) {
      const signing = { input: { proposalId: id, name: 'Eve Evil', date: inDays(0) } };
      expect(await person.runError(TestAcceptProposalDocument, signing)).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await person.runError(TestDeclineProposalDocument, reason)).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await at.two.runError(TestWithdrawProposalDocument, reason)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const own = await at.homeowner.runError(TestWithdrawProposalDocument, reason);
    expect(own).toMatchObject({ code: 'FORBIDDEN' });
    const made = await bidOf(at.one, at.first);
    const stolen = await at.two.runError(TestSendProposalDocument, {
      input: { ...inputOf(made), validUntil: inDays(9), clientKey: 'stolen' },
    });
    expect(stolen).toMatchObject({ code: 'NOT_FOUND' });
    expect(await statusOf(at.homeowner, id)).toBe('SENT');
  });

  it('shows them beside each other and beside the homeowner’s own range', async () => {
    const at = await place('beside');
    const { estimateId } = at;
    const before = await at.homeowner.runOk(TestProposalComparisonDocument, { estimateId });
    expect(before.contractorRequest?.proposalComparison).toBeNull();
    const open = await offered(at.one, at.first, { hidesCosts: false, pricesBy: 'PHASE' });
    const hidden = await offered(at.two, at.second);
    const { contractorRequest } = await at.homeowner.runOk(TestProposalComparisonDocument, {
      estimateId,
    });
    const compared = contractorRequest?.proposalComparison;
    if (!compared) throw new Error('There is no comparison.');
    expect(compared.proposals.map(({ id }) => id)).toEqual([open.id, hidden.id]);
    const { own, phases } = compared;
    expect(own.low).toBeLessThan(own.likely);
    expect(own.likely).toBeLessThan(own.high);
    const painting = phases.find(({ name }) => name === 'Painting');
    // The same bid, costs hidden or not: with overhead and profit spread in, a phase costs the same to some cents.
    const [one = 0, two = 1e9] = painting?.amounts.map(Number) ?? [];
    expect(Math.abs(one - two)).toBeLessThan(0.1);
    expect(painting?.own?.low).toBeLessThan(one);
    const contingency = compared.proposals[0]?.document.addOns.find(
      ({ kind }) => kind === 'CONTINGENCY',
    );
    for (const [index, { total }] of compared.proposals.entries()) {
      const column = phases.map(({ amounts }) => amounts[index] ?? 0);
      expect(centsOf([...column, contingency?.amount ?? 0])).toBe(cents(total));
    }
  });

  it('records name, day and version, once, and closes the others in a friendly way', async () => {
    const at = await place('accepting');
    const { id } = await offered(at.one, at.first);
    const other = await offered(at.two, at.second);
    for (const [wrong, path] of [
      [{ name: ' ' }, 'name'],
      [{ date: inDays(-3) }, 'date'],
      [{ date: 'today' }, 'date'],
    ] as const) {
      expect(await accept(at.homeowner, id, wrong)).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path }],
      });
    }
    const twice = await Promise.all([
      accept(at.homeowner, id),
      accept(at.homeowner, id, { name: 'Somebody Else' }),
    ]);
    for (const answer of twice) {
      expect(answer).toMatchObject({ __typename: 'AcceptProposalSuccess' });
    }
    const { proposal } = await at.one.runOk(TestProposalDocument, { id });
    expect(proposal).toMatchObject({
      status: 'ACCEPTED',
      version: 1,
      viewerCanDecide: false,
      signature: { date: inDays(0), acceptedAt: expect.any(String) },
    });
    expect(['Ada Quill', 'Somebody Else']).toContain(proposal?.signature?.name);
    expect(await statusOf(at.two, other.id)).toBe('CLOSED');
    expect((await textsOf(at.two, at.second))[0]).toMatch(/^Another proposal for this work/);
    expect(await accept(at.homeowner, other.id)).toMatchObject({
      __typename: 'ProposalConflict',
      proposal: { status: 'CLOSED' },
    });
    for (const [person, leadId, sentence] of [
      [at.one, at.first, /^Your proposal for this work is accepted/],
      [at.two, at.second, /^Another proposal for this work is accepted/],
    ] as const) {
      expect(await send(person, await bidOf(person, leadId))).toMatchObject({
        __typename: 'WorkIsTaken',
        message: expect.stringMatching(sentence),
      });
    }
    expect(await paperOf(proposal?.pdfUrl ?? '')).toContain(proposal?.signature?.name);
    const unsigned = new URL(`/files/proposals/${id}/proposal.pdf`, server().url);
    expect((await fetch(unsigned)).status).toBe(403);
    await expect
      .poll(() => subjectsTo('two-accepting@example.com'))
      .toContainEqual(expect.stringMatching(/^Not this time/));
    await expect
      .poll(() => subjectsTo('one-accepting@example.com'))
      .toContainEqual(expect.stringMatching(/^Your proposal was accepted/));
  });

  it('refuses what was revised, withdrawn, declined or is over, with a sentence that says so', async () => {
    const at = await place('refusing');
    const { id: revised } = await offered(at.one, at.first);
    const { id: latest, version } = await offered(at.one, at.first, { validUntil: inDays(5) });
    expect(version).toBe(2);
    const refused = async (id: string, date = inDays(0)) => {
      const answer = await accept(at.homeowner, id, { date });
      return answer?.__typename === 'ProposalConflict'
        ? [answer.proposal.status, answer.message]
        : answer?.__typename;
    };
    expect(await refused(revised)).toEqual([
      'SUPERSEDED',
      expect.stringContaining('A revised proposal took the place'),
    ]);
    await later(server(), 8 * DAY_MS, async () => {
      expect(await refused(latest, inDays(8))).toEqual([
        'EXPIRED',
        expect.stringContaining('The last day of this proposal is over'),
      ]);
    });
    const declined = await at.homeowner.runOk(TestDeclineProposalDocument, {
      input: { proposalId: latest, reason: 'Too dear' },
    });
    expect(declined.declineProposal).toMatchObject({
      proposal: { status: 'DECLINED', declineReason: 'Too dear' },
    });
    expect(await refused(latest)).toEqual(['DECLINED', expect.any(String)]);
    const { id: third } = await offered(at.one, at.first);
    const { withdrawProposal: empty } = await at.one.runOk(TestWithdrawProposalDocument, {
      input: { proposalId: third, reason: ' ' },
    });
    expect(empty).toMatchObject({ __typename: 'InvalidInput' });
    await at.one.runOk(TestWithdrawProposalDocument, {
      input: { proposalId: third, reason: 'A mistake in it' },
    });
    expect(await refused(third)).toEqual(['WITHDRAWN', expect.any(String)]);
    expect(await textsOf(at.homeowner, at.first)).toEqual([
      'Withdrawn: proposal, version 3. A mistake in it',
      expect.stringMatching(/^Proposal, version 3/),
      'Declined: proposal version 2. Too dear',
      expect.stringMatching(/^Proposal, version 2/),
      expect.stringMatching(/^Proposal, version 1/),
    ]);
  });

  it('lets either side step back in writing, and keeps what was signed', async () => {
    const at = await place('stepping');
    const { id } = await offered(at.one, at.first);
    await accept(at.homeowner, id);
    const { withdrawProposal } = await at.homeowner.runOk(TestWithdrawProposalDocument, {
      input: { proposalId: id, reason: 'The bank said no.' },
    });
    expect(withdrawProposal).toMatchObject({
      proposal: {
        status: 'WITHDRAWN',
        signature: { name: 'Ada Quill' },
        withdrawal: { byContractor: false, reason: 'The bank said no.' },
      },
    });
    const again = await offered(at.two, at.second);
    expect(await accept(at.homeowner, again.id)).toMatchObject({
      __typename: 'AcceptProposalSuccess',
    });
  });
});
