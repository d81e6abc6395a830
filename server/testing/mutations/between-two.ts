// Mutations of homeowners, contractors and operators. The order matters: some need what those before them made.
import { globalId } from '../../domain/ids.ts';
import { TestRespondToLeadDocument } from '../gql/graphql.ts';
import type { MutationRows, MutationWorld } from './world.ts';
import { numberOf } from '../ids.ts';

const leadNow = async ({ db }: MutationWorld, leadId: string) =>
  (await db.lead.findUniqueOrThrow({ where: { id: numberOf(leadId) } })).status;

const proposalNow = async ({ db }: MutationWorld, proposalId: string) =>
  (await db.proposal.findUniqueOrThrow({ where: { id: numberOf(proposalId) } })).status;

const documentNow = async ({ db, papers }: MutationWorld) =>
  (await db.identityDocument.findUniqueOrThrow({ where: { id: numberOf(papers.documentId) } }))
    .status;

const contractorNow = ({ db, papers }: MutationWorld) =>
  db.contractor.findUniqueOrThrow({ where: { id: numberOf(papers.contractorId) } });

const answered = async (world: MutationWorld, name: string) => {
  const { painter, leadId } = await world.asked(name);
  await painter.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
  return leadId;
};

const TRADE = { phone: '415 555 0142', trades: ['Painting'] };

export const BETWEEN_TWO: MutationRows = {
  requestContractors: async ({ ada, another, db }) => {
    const { estimateId } = await another();
    const where = { estimateId: numberOf(estimateId) };
    return {
      by: ada,
      input: { estimateId, firstName: 'Ada', timeframe: 'ASAP' },
      changes: () => db.contractorRequest.count({ where }),
    };
  },
  withdrawContractorRequest: async (world) => {
    const { requestId, leadId } = await world.asked('withdrawn');
    return { by: world.ada, input: { requestId }, changes: () => leadNow(world, leadId) };
  },
  respondToLead: async (world) => {
    const { painter: by, leadId } = await world.asked('responding');
    return {
      by,
      input: { leadId, answer: 'AVAILABLE' },
      changes: () => leadNow(world, leadId),
    };
  },
  acceptContractor: async (world) => {
    const leadId = await answered(world, 'accepted');
    return { by: world.ada, input: { leadId }, changes: () => leadNow(world, leadId) };
  },
  passOnContractor: async (world) => {
    const leadId = await answered(world, 'passed');
    return { by: world.ada, input: { leadId }, changes: () => leadNow(world, leadId) };
  },
  sendLeadMessage: ({ painter, leadId, db }) => ({
    by: painter,
    input: { leadId, text: 'Hello', clientKey: '1' },
    changes: () => db.leadMessage.count(),
  }),
  markLeadThreadRead: ({ ada, leadId, db }) => ({
    by: ada,
    input: { leadId },
    changes: () => db.leadMessage.count({ where: { readAt: null } }),
  }),
  priceLead: ({ painter, leadId, db }) => ({
    by: painter,
    input: { leadId },
    changes: () => db.leadPricing.count({ where: { leadId: numberOf(leadId) } }),
  }),
  sendProposal: async (world) => ({
    by: world.painter,
    input: {
      ...(await world.bid()),
      pricesBy: 'LINE',
      hidesCosts: true,
      coversScope: false,
      validUntil: world.today,
      clientKey: 'sent by the table',
    },
    changes: () => world.db.proposal.count(),
  }),
  declineProposal: async (world) => {
    const proposalId = await world.proposal();
    return {
      by: world.ada,
      input: { proposalId, reason: 'Too dear' },
      changes: () => proposalNow(world, proposalId),
    };
  },
  acceptProposal: async (world) => {
    const proposalId = await world.proposal();
    return {
      by: world.ada,
      input: { proposalId, name: 'Ada Quill', date: world.today },
      changes: () => proposalNow(world, proposalId),
    };
  },
  withdrawProposal: async (world) => {
    const { db, painter, leadId } = world;
    const { id } = await db.proposal.findFirstOrThrow({
      where: { leadId: numberOf(leadId), status: 'ACCEPTED' },
    });
    return {
      by: painter,
      input: {
        proposalId: globalId('Proposal', id),
        status: 'ACCEPTED',
        reason: 'A mistake in it',
      },
      changes: () => proposalNow(world, String(id)),
    };
  },
  updateContractorProfile: ({ painter, db }) => ({
    by: painter,
    input: { city: 'Austin' },
    changes: () => db.contractor.count({ where: { city: 'Austin' } }),
  }),
  registerContractor: ({ keys, db }) => ({
    by: keys,
    input: { firstName: 'Kay', commercialName: 'Keys', ...TRADE },
    changes: () => db.contractor.count({ where: { commercialName: 'Keys' } }),
  }),
  applyAsContractor: ({ guest, db }) => {
    const email = 'apply@example.com';
    return {
      by: guest,
      input: { email, fullName: 'Ann Apply', company: 'Apply', ...TRADE },
      changes: () => db.contractorApplication.count({ where: { email } }),
    };
  },
  revealIdentityNumber: ({ operator, papers: { documentId }, db }) => ({
    by: operator,
    input: { documentId },
    changes: () => db.auditEntry.count(),
  }),
  decideApplication: ({ operator, papers: { application }, db }) => ({
    by: operator,
    input: { applicationId: application.id, version: application.version, isApproved: true },
    changes: () => db.contractorApplication.count({ where: { status: 'APPROVED' } }),
  }),
  decideIdentity: (world) => ({
    by: world.operator,
    input: { documentId: world.papers.documentId, isApproved: true },
    changes: () => documentNow(world),
  }),
  recordCredentials: (world) => {
    const { contractorId } = world.papers;
    const day = '2099-06-30';
    const dates = { licenseExpiresOn: day, insuranceExpiresOn: day };
    return {
      by: world.operator,
      input: { contractorId, licenseNumber: 'CSLB 1', ...dates },
      changes: async () => (await contractorNow(world)).licenseNumber,
    };
  },
  suspendContractor: (world) => ({
    by: world.operator,
    input: { contractorId: world.papers.contractorId, reason: 'A test' },
    changes: async () => (await contractorNow(world)).suspendedReason,
  }),
  reinstateContractor: (world) => ({
    by: world.operator,
    input: { contractorId: world.papers.contractorId },
    changes: async () => (await contractorNow(world)).suspendedReason,
  }),
};
