// Homeowners and contractors who are introduced, and what contractors offer: for tests of proposals.
import { globalId } from '../domain/ids.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { isoDay } from '../domain/text/iso-day.ts';
import { DAY_MS } from '../domain/time.ts';
import type { TestServer } from './app.ts';
import {
  TestAcceptContractorDocument,
  TestAcceptProposalDocument,
  TestCreateBidDocument,
  TestPricedEstimateDocument,
  TestPriceLeadDocument,
  TestProposalDocument,
  TestProposalThreadDocument,
  TestRespondToLeadDocument,
  TestSendProposalDocument,
  type TestSendProposalMutationVariables,
} from './gql/graphql.ts';
import { askFor, contractorOf, estimateOf, leadOf } from './introducing.ts';
import { mailsTo } from './outbox.ts';
import { type Person, userOf } from './world.ts';

const WORK = 'Remodel the 5x8 bathroom, and repaint my 12x14 bedroom for Ada';

export const inCents = (amount: number) => Math.round(amount * 100);
/** Dollars added up, in cents. */
export const centsOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + inCents(amount), 0);
export const inDays = (days: number) => isoDay(new Date(Date.now() + days * DAY_MS));

type Input = Partial<TestSendProposalMutationVariables['input']>;
let keys = 0;
let zips = 94_100;

export const offersOn = (server: () => TestServer) => {
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
      projectId: globalId('Project', id),
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

  const accept = (
    person: Person,
    proposalId: string,
    more: { name?: string; date?: string } = {},
  ) =>
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
  return {
    place,
    price,
    bidOf,
    inputOf,
    send,
    sent,
    offered,
    accept,
    statusOf,
    textsOf,
    subjectsTo,
    paperOf,
  };
};

export type OfferPlace = Awaited<ReturnType<ReturnType<typeof offersOn>['place']>>;
