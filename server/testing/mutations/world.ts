// The people and things that mutations are tried on, each mutation once.
import { globalId } from '../../domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { isoDay } from '../../domain/text/iso-day.ts';
import { createAuthenticator } from '../authenticator.ts';
import type { TestServer } from '../app.ts';
import type { Gate } from '../gated-estimator.ts';
import { APPLICATION, deskOf, handIn, operatorOf } from '../contractors.ts';
import {
  TestCreateBidDocument,
  TestPriceLeadDocument,
  TestSendProposalDocument,
  TestStartPasskeyDocument,
} from '../gql/graphql.ts';
import { askFor, contractorOf, estimateOf, introduced, leadOf } from '../introducing.ts';
import { sendMadePaper } from '../papers.ts';
import { askForCode, signIn, verify } from '../signing-in.ts';
import { guestOf, type Person, userOf } from '../world.ts';
import { numberOf } from '../ids.ts';

const KEYS_EMAIL = 'keys@example.com';

/** A claim and two papers with bids, read, and an estimate that was asked for with all of them. */
const opinionOf = async (person: Person, projectId: string) => {
  const claimId = await sendMadePaper(person, 'adjuster-hail');
  const bidIds = [
    await sendMadePaper(person, 'two-column-bidders'),
    // Its lines do not add up.
    await sendMadePaper(person, 'two-column-newspaper'),
  ];
  const { estimateId } = await estimateOf(person, { projectId, uploads: [claimId, ...bidIds] });
  return { claimId, bidIds, estimateId };
};

const papersOf = async (server: TestServer, email: string) => {
  const person = await userOf(server, email);
  await person.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
  await handIn(server, person);
  const { applications, identityDocuments } = await deskOf(server);
  const application = applications.find((each) => each.email === email);
  const document = identityDocuments.find(({ contractor }) => contractor.email === email);
  if (!application || !document) throw new Error(`${email} handed nothing in.`);
  // Who did not open it may not approve it.
  const operator = await operatorOf(server);
  await operator.rest('GET', document.filePath ?? '');
  return { application, documentId: document.id, contractorId: document.contractor.id };
};

/** Answers what is asked of a browser that has a passkey. */
const passkeyOf = (server: TestServer, owner: Person) => {
  const key = createAuthenticator();
  return {
    add: async () => {
      const { startPasskey } = await owner.runOk(TestStartPasskeyDocument, {});
      if (startPasskey.__typename !== 'StartPasskeySuccess') throw new Error(startPasskey.message);
      const { creation } = startPasskey;
      return { ...key.create(creation), ticket: creation.ticket, name: 'Key' };
    },
    use: async (browser: Person) => {
      const code = await askForCode(server, browser, KEYS_EMAIL);
      const asked = await verify(browser, KEYS_EMAIL, code);
      if (asked.__typename !== 'PasskeyNeeded') throw new Error(`It was ${asked.__typename}.`);
      return { ticket: asked.ticket, assertion: key.get(asked) };
    },
  };
};

/** The sender, the input unless a mutation takes none, and what the mutation changes. */
export interface Asked {
  by: Person;
  input?: object;
  changes?: () => Promise<unknown>;
}
export type MutationRow = (world: MutationWorld) => Asked | Promise<Asked>;
export type MutationRows = Readonly<Record<string, MutationRow>>;

export const makeMutationWorld = async (server: TestServer, gate: Gate) => {
  const { db } = server.ports;
  const ada = await userOf(server, 'ada@example.com');
  const own = await introduced(server, ada, 'painter@example.com');
  const { user: keys } = await signIn(server, guestOf(server), KEYS_EMAIL);
  const another = () => estimateOf(ada, { projectId: own.projectId });
  const today = isoDay(new Date());
  /** Prices the lead as the painter, and gives the bid of that estimate. */
  const bid = async () => {
    const { painter, leadId } = own;
    await painter.runOk(TestPriceLeadDocument, { input: { leadId } });
    const pricing = await db.leadPricing.findUniqueOrThrow({ where: { leadId: numberOf(leadId) } });
    const estimateId = globalId('Estimate', pricing.estimateId);
    await painter.runOk(TestCreateBidDocument, { input: { estimateId, note: null } });
    const where = { estimateId: pricing.estimateId };
    const { version } = await db.contractorBid.findUniqueOrThrow({ where });
    return { estimateId, bidVersion: version };
  };
  /** Sends a proposal of the painter's, which waits for ada. */
  const proposal = async () => {
    const looks = { pricesBy: 'LINE', hidesCosts: false, coversScope: false, note: null } as const;
    const input = { ...(await bid()), ...looks, validUntil: today, clientKey: randomUUID() };
    const { sendProposal } = await own.painter.runOk(TestSendProposalDocument, { input });
    if (sendProposal?.__typename !== 'SendProposalSuccess') throw new Error(sendProposal?.message);
    return sendProposal.proposal.id;
  };
  return {
    ...own,
    ada,
    /** An estimate that was not asked introductions for. */
    estimate: await another(),
    another,
    today,
    bid,
    proposal,
    /** A request of its own, which went to a contractor of its own: nobody gets two leads of one project at once. */
    asked: async (name: string) => {
      const painter = await contractorOf(server, `${name}@example.com`);
      const { id: requestId } = await askFor(ada, (await another()).estimateId);
      const { id: leadId } = await leadOf(painter);
      return { painter, requestId, leadId };
    },
    fileId: await ada.upload(),
    opinion: await opinionOf(ada, own.projectId),
    operator: await operatorOf(server),
    papers: await papersOf(server, 'grace@example.com'),
    keys,
    passkey: passkeyOf(server, keys),
    /** The first of somebody's sign-ins and tokens that is like this. */
    signInId: async (email: string, like: object = {}) => {
      const where = { account: { email }, revokedAt: null, ...like };
      return (await db.authToken.findFirstOrThrow({ where })).id;
    },
    fresh: async (name: string) => (await signIn(server, guestOf(server), name)).user,
    guest: guestOf(server),
    server,
    gate,
    db,
  };
};
export type MutationWorld = Awaited<ReturnType<typeof makeMutationWorld>>;
