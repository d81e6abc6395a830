// A contractor whom an operator puts on hold: what he sees and may do from then on, on every face.
import { globalId } from '../../domain/ids.ts';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { operatorOf } from '../../testing/contractors.ts';
import {
  TestExportMyDataDocument,
  TestLeadDocument,
  TestMarkThreadReadDocument,
  TestProposalDocument,
  TestProposalPreviewDocument,
  TestReinstateContractorDocument,
  TestSendLeadMessageDocument,
  TestSendProposalDocument,
  TestSuspendContractorDocument,
  TestThreadChangedDocument,
  TestThreadDocument,
  TestThreadsDocument,
  TestWithdrawProposalDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { leadOf, type TestContractor } from '../../testing/introducing.ts';
import { inDays, offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { unzip } from '../../testing/unzip.ts';
import type { Person } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { place, offered, bidOf, inputOf } = offersOn(server);

const REASON = 'Two complaints about deposits.';

const hold = async ({ contractorId }: TestContractor) => {
  const operator = await operatorOf(server());
  await operator.runOk(TestSuspendContractorDocument, {
    input: { contractorId: globalId('Contractor', contractorId), reason: REASON },
  });
  return () =>
    operator.runOk(TestReinstateContractorDocument, {
      input: { contractorId: globalId('Contractor', contractorId) },
    });
};

it('a contractor on hold neither writes nor sees contacts, by any way; all is back when the hold ends', async () => {
  const at = await place('held');
  const one = at.one;
  const { id } = await offered(one, at.first);
  const made = await bidOf(one, at.first);
  const proposal = (await one.runOk(TestProposalDocument, { id })).proposal;
  const paper = { lead: (await leadOf(one)).pdfUrl ?? '', proposal: proposal?.pdfUrl ?? '' };
  const open = (url: string) => fetch(new URL(url, server().url)).then(({ status }) => status);
  const input = { leadId: at.first, text: 'Hello', clientKey: 'a' };
  const email = 'home-held@example.com';
  const followed = one.subscribe(TestThreadChangedDocument, { leadId: at.first });
  await followed.take();
  const seen = async () => ({
    lead: (await one.runOk(TestLeadDocument, { id: at.first })).lead?.homeowner?.email ?? null,
    leadsOverRest: (await (await one.rest('GET', '/api/contractor-leads/')).text()).includes(email),
    thread: (await one.runOk(TestThreadDocument, { leadId: at.first })).leadThread !== null,
    threads: (await one.runOk(TestThreadsDocument, {})).viewer.leadThreads.edges.length,
    proposal: (await one.runOk(TestProposalDocument, { id })).proposal !== null,
    proposalOverRest: (await one.rest('GET', `/api/proposals/${id}/`)).status,
    listed: (await one.rest('GET', `/api/contractor-leads/${at.first}/proposals/`)).status,
    leadOnPaper: await open(paper.lead),
    proposalOnPaper: await open(paper.proposal),
  });
  const shown = {
    lead: email,
    leadsOverRest: true,
    thread: true,
    threads: 1,
    proposal: true,
    proposalOverRest: 200,
    listed: 200,
    leadOnPaper: 200,
    proposalOnPaper: 200,
  };
  expect(await seen()).toEqual(shown);
  const reinstate = await hold(one);
  expect(await seen()).toEqual({
    lead: null,
    leadsOverRest: false,
    thread: false,
    threads: 0,
    proposal: false,
    proposalOverRest: 404,
    listed: 404,
    leadOnPaper: 403,
    proposalOnPaper: 403,
  });
  const refusal = { code: 'FORBIDDEN', message: expect.stringContaining(REASON) };
  const offer = { ...inputOf(made), validUntil: inDays(9), clientKey: 'held' };
  const step = { input: { proposalId: id, reason: 'No', status: 'SENT' as const } };
  expect(await one.runError(TestSendLeadMessageDocument, { input })).toMatchObject(refusal);
  expect(
    await one.runError(TestMarkThreadReadDocument, { input: { leadId: at.first } }),
  ).toMatchObject(refusal);
  expect(await one.runError(TestWithdrawProposalDocument, step)).toMatchObject(refusal);
  expect(await one.runError(TestSendProposalDocument, { input: offer })).toMatchObject(refusal);
  expect(await one.runError(TestProposalPreviewDocument, { input: inputOf(made) })).toMatchObject(
    refusal,
  );
  const rest = await one.rest('POST', `/api/proposals/${id}/withdraw/`, {
    reason: 'No',
    status: 'sent',
  });
  expect(rest.status).toBe(403);
  // The homeowner is told that nobody reads it, and has the proposal on paper as before.
  const unheard = await at.homeowner.runOk(TestSendLeadMessageDocument, { input });
  expect(unheard.sendLeadMessage).toMatchObject({
    __typename: 'InvalidInput',
    message: expect.stringContaining('on hold'),
  });
  const own = (await at.homeowner.runOk(TestProposalDocument, { id })).proposal;
  expect(await open(own?.pdfUrl ?? '')).toBe(200);
  await reinstate();
  expect(await seen()).toEqual(shown);
  await at.homeowner.runOk(TestSendLeadMessageDocument, { input });
  expect((await followed.take()).leadThreadChanged).toMatchObject({ unreadMessages: 1 });
  await followed.stop();
});

/** The lead as it stands in the export of its contractor's data. */
const exportedLead = async (person: Person, id: string): Promise<string> => {
  const { exportMyData } = await person.runOk(TestExportMyDataDocument, {});
  if (exportMyData.__typename !== 'ExportMyDataSuccess') throw new Error('There is no link.');
  const answer = await fetch(new URL(exportMyData.url, server().url));
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  return files.get(`leads/${numberOf(id)}.json`)?.toString() ?? '';
};

it('the export of a contractor on hold has what he wrote, and not what homeowners wrote to him', async () => {
  const at = await place('export');
  await offered(at.one, at.first);
  const say = (person: Person, text: string) =>
    person.runOk(TestSendLeadMessageDocument, {
      input: { leadId: at.first, text, clientKey: text },
    });
  await say(at.homeowner, 'Ring 415 555 0123 at the gate');
  await say(at.one, 'I bring the ladder');
  const whole = await exportedLead(at.one, at.first);
  expect(whole).toContain('Ring 415 555 0123 at the gate');
  const reinstate = await hold(at.one);
  const held = await exportedLead(at.one, at.first);
  expect(held).toContain('I bring the ladder');
  expect(held).not.toContain('Ring 415 555 0123 at the gate');
  expect(JSON.parse(held)).toMatchObject({ messagesHeldBack: 1 });
  await reinstate();
  expect(await exportedLead(at.one, at.first)).toBe(whole);
});
