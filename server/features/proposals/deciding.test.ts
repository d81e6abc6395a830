import { numberOf } from '../../testing/ids.ts';
import { globalId, bareKey } from '../../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../domain/time.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestAcceptProposalDocument,
  TestDeclineProposalDocument,
  TestDeleteJobDocument,
  TestProposalComparisonDocument,
  TestProposalDocument,
  TestProposalPreviewDocument,
  TestSendProposalDocument,
  TestWithdrawProposalDocument,
} from '../../testing/gql/graphql.ts';
import { centsOf, inCents, inDays, offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { inputOf, place, bidOf, send, offered, accept, statusOf, textsOf, subjectsTo, paperOf } =
  offersOn(server);

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
    const stepping = { input: { ...reason.input, status: 'SENT' as const } };
    expect(await at.two.runError(TestWithdrawProposalDocument, stepping)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const own = await at.homeowner.runError(TestWithdrawProposalDocument, stepping);
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
      expect(centsOf([...column, contingency?.amount ?? 0])).toBe(inCents(total));
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
    const unsigned = new URL(`/files/proposals/${bareKey(id)}/proposal.pdf`, server().url);
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
      expect.stringContaining('A revised proposal replaced this one'),
    ]);
    await later(server(), 8 * DAY_MS, async () => {
      expect(await refused(latest, inDays(8))).toEqual([
        'EXPIRED',
        expect.stringContaining('This proposal has expired'),
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
      input: { proposalId: third, status: 'SENT', reason: ' ' },
    });
    expect(empty).toMatchObject({ __typename: 'InvalidInput' });
    await at.one.runOk(TestWithdrawProposalDocument, {
      input: { proposalId: third, status: 'SENT', reason: 'A mistake in it' },
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

  it('undoes no contract with a withdrawal that was meant for a waiting offer', async () => {
    const at = await place('crossing');
    const { id } = await offered(at.one, at.first);
    await accept(at.homeowner, id);
    const withdraw = async (status: 'SENT' | 'EXPIRED' | 'ACCEPTED') => {
      const input = { proposalId: id, status, reason: 'Sold out' };
      return (await at.one.runOk(TestWithdrawProposalDocument, { input })).withdrawProposal;
    };
    for (const seen of ['SENT', 'EXPIRED'] as const) {
      expect(await withdraw(seen)).toMatchObject({
        __typename: 'ProposalConflict',
        message: expect.stringMatching(/^This proposal is accepted already/),
        proposal: { status: 'ACCEPTED' },
      });
    }
    const body = { reason: 'Sold out' };
    const path = `/api/proposals/${id}/withdraw/`;
    expect((await at.one.rest('POST', path, { ...body, status: 'sent' })).status).toBe(409);
    expect((await at.one.rest('POST', path, body)).status).toBe(400);
    expect(await statusOf(at.homeowner, id)).toBe('ACCEPTED');
    expect(await withdraw('ACCEPTED')).toMatchObject({ proposal: { status: 'WITHDRAWN' } });
  });

  it('signs nothing with a contractor who is on hold, who may be declined', async () => {
    const at = await place('holding');
    const { id } = await offered(at.one, at.first);
    const account = await server().ports.db.contractor.findFirstOrThrow({
      where: { leads: { some: { id: numberOf(at.first) } } },
    });
    const hold = (suspendedReason: string | null) =>
      server().ports.db.contractor.update({ where: { id: account.id }, data: { suspendedReason } });
    const mayNow = async () => {
      const { proposal } = await at.homeowner.runOk(TestProposalDocument, { id });
      return [proposal?.viewerCanDecide, proposal?.viewerCanDecline];
    };
    expect(await mayNow()).toEqual([true, true]);
    await hold('A complaint');
    expect(await mayNow()).toEqual([false, true]);
    expect(await accept(at.homeowner, id)).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching(/^This contractor is on hold at the moment/),
    });
    await hold(null);
    expect(await mayNow()).toEqual([true, true]);
    await hold('Another complaint');
    const declined = await at.homeowner.runOk(TestDeclineProposalDocument, {
      input: { proposalId: id, reason: 'They are on hold' },
    });
    expect(declined.declineProposal).toMatchObject({ proposal: { status: 'DECLINED' } });
  });

  it('is over once the homeowner has deleted the work', async () => {
    const at = await place('removing');
    const { id } = await offered(at.one, at.first);
    const made = await bidOf(at.one, at.first);
    const { db } = server().ports;
    const job = await db.job.findUniqueOrThrow({ where: { claimNumber: at.claimNumber } });
    await at.homeowner.runOk(TestDeleteJobDocument, { jobId: globalId('Job', job.id) });
    const { proposal } = await at.homeowner.runOk(TestProposalDocument, { id });
    expect(proposal).toMatchObject({ viewerCanDecide: false, viewerCanDecline: false });
    expect(await send(at.one, made, { validUntil: inDays(9) })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching(/^The homeowner has removed this work/),
    });
    const preview = { input: inputOf(made) };
    expect(await at.one.runError(TestProposalPreviewDocument, preview)).toMatchObject({
      message: expect.stringMatching(/^The homeowner has removed this work/),
    });
  });

  it('lets either side step back in writing, and keeps what was signed', async () => {
    const at = await place('stepping');
    const { id } = await offered(at.one, at.first);
    await accept(at.homeowner, id);
    const { withdrawProposal } = await at.homeowner.runOk(TestWithdrawProposalDocument, {
      input: { proposalId: id, status: 'ACCEPTED', reason: 'The bank said no.' },
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
