// What a contractor's account can try with the ids of what is somebody else's: each try is sent to a running server.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { APPLICATION, deskOf, handIn } from '../../testing/contractors.ts';
import {
  TestAcceptContractorDocument,
  TestAcceptProposalDocument,
  TestCreateBidDocument,
  TestDeclineProposalDocument,
  TestLeadDocument,
  TestMarkThreadReadDocument,
  TestProposalDocument,
  TestRespondToLeadDocument,
  TestSaveBidDocument,
  TestSendLeadMessageDocument,
  TestSendProposalDocument,
  TestThreadChangedDocument,
  TestThreadDocument,
  TestWithdrawProposalDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { contractorOf, type TestContractor } from '../../testing/introducing.ts';
import { inDays, type OfferPlace, offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { userOf } from '../../testing/world.ts';
import { came, statusOf } from '../../testing/tries.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { place, bidOf, inputOf, send } = offersOn(server);

let at: OfferPlace;
let made: Awaited<ReturnType<typeof bidOf>>;
let proposalId: string;
/** Approved like the others, of another place: asked by nobody. */
let mallory: TestContractor;
beforeAll(async () => {
  at = await place('hostile');
  made = await bidOf(at.one, at.first);
  const sent = await send(at.one, made);
  if (sent?.__typename !== 'SendProposalSuccess') throw new Error(sent?.message);
  proposalId = sent.proposal.id;
  mallory = await contractorOf(server(), 'mallory@example.com', { zipCodes: ['10001'] });
}, 120_000);

describe('somebody else’s', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    [
      'lead is not read by its id',
      async () => (await mallory.runOk(TestLeadDocument, { id: at.first })).lead,
      null,
    ],
    [
      'lead is not answered over GraphQL',
      () =>
        came(
          mallory.run(TestRespondToLeadDocument, {
            input: { leadId: at.first, answer: 'AVAILABLE' },
          }),
        ),
      'NotFound',
    ],
    [
      'lead is not answered over REST',
      () =>
        statusOf(mallory, 'POST', `contractor-leads/${numberOf(at.first)}/respond/`, {
          status: 'available',
        }),
      404,
    ],
    [
      'lead is not answered by another contractor of the same request',
      () =>
        statusOf(at.two, 'POST', `contractor-leads/${numberOf(at.first)}/respond/`, {
          status: 'declined',
          reason: 'other',
        }),
      404,
    ],
    [
      'lead is not priced',
      () => statusOf(mallory, 'POST', `contractor-leads/${numberOf(at.first)}/price/`, {}),
      404,
    ],
    [
      'lead is not decided on by the contractor in the homeowner’s place',
      () =>
        came(
          mallory.run(TestAcceptContractorDocument, {
            input: { leadId: at.second },
          }),
        ),
      'NotFound',
    ],
    [
      'proposals are not listed',
      () => statusOf(at.two, 'GET', `contractor-leads/${numberOf(at.first)}/proposals/`),
      404,
    ],
    [
      'proposal is not read over GraphQL',
      async () => (await at.two.runOk(TestProposalDocument, { id: proposalId })).proposal,
      null,
    ],
    [
      'proposal is not read over REST',
      () => statusOf(at.two, 'GET', `proposals/${numberOf(proposalId)}/`),
      404,
    ],
    [
      'proposal is not withdrawn',
      () =>
        came(
          at.two.run(TestWithdrawProposalDocument, {
            input: { proposalId, reason: 'No', status: 'SENT' },
          }),
        ),
      'NotFound',
    ],
    [
      'proposal is not declined in the homeowner’s place',
      () => came(at.two.run(TestDeclineProposalDocument, { input: { proposalId, reason: 'No' } })),
      'NotFound',
    ],
    [
      'own proposal is not accepted in the homeowner’s place',
      () =>
        came(
          at.one.run(TestAcceptProposalDocument, {
            input: { proposalId, name: 'Ada Quill', date: inDays(0) },
          }),
        ),
      'NotFound',
    ],
    [
      'proposal is not sent with another contractor’s bid',
      () =>
        came(
          at.two.run(TestSendProposalDocument, {
            input: { ...inputOf(made), validUntil: inDays(9), clientKey: 'mine' },
          }),
        ),
      'NotFound',
    ],
    [
      'bid is not made of the homeowner’s estimate',
      () => came(at.one.run(TestCreateBidDocument, { input: { estimateId: at.estimateId } })),
      'NotFound',
    ],
    [
      'bid is not saved',
      () =>
        came(
          at.two.run(TestSaveBidDocument, {
            input: { estimateId: made.estimateId, version: made.bid.version, title: 'Mine' },
          }),
        ),
      'NotFound',
    ],
    [
      'estimate is not read over REST',
      () => statusOf(at.one, 'GET', `results/${at.claimNumber}/`),
      404,
    ],
    [
      'conversation is not read',
      async () => (await at.two.runOk(TestThreadDocument, { leadId: at.first })).leadThread,
      null,
    ],
    [
      'conversation is not followed',
      async () => {
        const events = at.two.subscribe(TestThreadChangedDocument, { leadId: at.first });
        return events.take().then(
          () => 'followed',
          () => 'refused',
        );
      },
      'refused',
    ],
    [
      'conversation is not written to',
      () =>
        came(
          at.two.run(TestSendLeadMessageDocument, {
            input: { leadId: at.first, text: 'Hi', clientKey: 'x' },
          }),
        ),
      'NotFound',
    ],
    [
      'conversation is not marked as read',
      () => came(at.two.run(TestMarkThreadReadDocument, { input: { leadId: at.first } })),
      'NotFound',
    ],
    [
      'photo is not taken into a job of one’s own',
      async () => {
        const photo = await at.homeowner.upload();
        return at.one.submit({ uploads: [photo] }).then(
          () => 'taken',
          () => 'refused',
        );
      },
      'refused',
    ],
    [
      'paper is not read',
      async () => {
        const paper = await at.homeowner.upload({ name: 'bid.txt', kind: 'doc' });
        return statusOf(at.one, 'GET', `files/${numberOf(paper)}/paper/`);
      },
      404,
    ],
    [
      'identity document is opened by operators only',
      async () => {
        const person = await userOf(server(), 'paper@example.com');
        await person.rest('POST', '/api/contractors/register/', {
          ...APPLICATION,
          email: 'paper@example.com',
        });
        await handIn(server(), person);
        const { identityDocuments } = await deskOf(server());
        const path = identityDocuments.at(-1)?.filePath ?? '';
        return Promise.all(
          [mallory, person].map((each) => each.rest('GET', path).then(({ status }) => status)),
        );
      },
      [404, 404],
    ],
  ])('%s', async (_what, attempt, expected) => {
    expect(await attempt()).toEqual(expected);
  });
});
