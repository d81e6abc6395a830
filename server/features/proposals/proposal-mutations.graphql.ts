import { atMost, PROPOSAL_LIMITS } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { BidConflict } from '../bids/bids.errors.ts';
import { acceptProposal, declineProposal, withdrawProposal } from './decide-on-proposal.ts';
import { PricesByEnum, ProposalDocumentRef, ProposalStatusEnum } from './proposal-parts.graphql.ts';
import { requireProposal } from './proposal-rows.ts';
import { ProposalConflict, WorkIsTaken } from './proposals.errors.ts';
import { ProposalRef } from './proposals.graphql.ts';
import { previewProposal, sendProposal } from './send-proposal.ts';

builder.objectType(ProposalConflict, {
  name: 'ProposalConflict',
  description: 'The proposal does not stand as it did; nothing was changed.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    proposal: t.prismaField({
      type: ProposalRef,
      description: 'The proposal with its present status.',
      resolve: (query, { proposalId }, _args, ctx) => requireProposal(ctx, proposalId, query),
    }),
  }),
});

builder.objectType(WorkIsTaken, {
  name: 'WorkIsTaken',
  description: 'A proposal for the same work is accepted; nothing was changed.',
  interfaces: [UserErrorRef],
});

/** Which bid is offered, and how much of it is shown. */
const offerFields = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>,
) => ({
  estimateId: t.id({
    names: 'Estimate',
    description: '`id` of the estimate that prices the lead; it has the bid.',
  }),
  bidVersion: t.int({
    description: 'Version of the bid that was seen; another one is a conflict.',
  }),
  pricesBy: t.field({
    type: PricesByEnum,
    description: 'Whether prices stand at each line, or at each phase alone.',
  }),
  hidesCosts: t.boolean({ description: 'Hide labor, overhead and profit.' }),
  coversScope: t.boolean({
    description: 'It is for all that the homeowner asked for, whatever its lines are called.',
  }),
  note: t.string({
    required: false,
    description: `The contractor’s words to the homeowner; the bid’s own when left out. ${atMost(PROPOSAL_LIMITS.note)}.`,
  }),
});

const PreviewProposalInput = builder.inputType('PreviewProposalInput', {
  description: 'What to show of a bid.',
  fields: offerFields,
});

const SendProposalInput = builder.inputType('SendProposalInput', {
  description: 'What to offer, and until when.',
  fields: (t) => ({
    ...offerFields(t),
    validUntil: t.string({
      description: 'The last day on which it can be accepted, `2026-12-28`.',
    }),
    clientKey: t.string({
      description: `Key that the client chooses for each proposal; one that is sent twice is stored once. ${atMost(PROPOSAL_LIMITS.clientKey)}.`,
    }),
  }),
});

builder.queryField('proposalPreview', (t) =>
  t.field({
    type: ProposalDocumentRef,
    description: 'What the homeowner would be shown of a bid; nothing is sent.',
    args: {
      input: t.arg({ type: PreviewProposalInput, description: 'The bid, and how it is shown.' }),
    },
    resolve: (_root, { input }, ctx) => previewProposal(ctx, input),
  }),
);

builder.mutationField('sendProposal', (t) =>
  t.prismaField({
    type: ProposalRef,
    description:
      'Sends what a contractor offers into the conversation of a lead; the homeowner is mailed. A revised one takes the place of the one before.',
    errors: {
      types: [BidConflict, WorkIsTaken],
      result: { description: 'The proposal is sent.' },
      dataField: { name: 'proposal', description: 'The proposal that both sides see.' },
    },
    args: {
      input: t.arg({ type: SendProposalInput, description: 'The bid to send, and what it shows.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireProposal(ctx, await sendProposal(ctx, input), query),
  }),
);

const AcceptProposalInput = builder.inputType('AcceptProposalInput', {
  description: 'How a homeowner signs.',
  fields: (t) => ({
    proposalId: t.id({ names: 'Proposal', description: 'Which proposal, by its `id`.' }),
    name: t.string({ description: `First and last name. ${atMost(PROPOSAL_LIMITS.name)}.` }),
    date: t.string({ description: 'Today, `2026-11-28`.' }),
  }),
});

builder.mutationField('acceptProposal', (t) =>
  t.prismaField({
    type: ProposalRef,
    description:
      'Accepts a proposal with name and date, for good; others for the same work are closed, and their contractors told. Accepted before, it stays as it was signed.',
    errors: {
      types: [ProposalConflict, WorkIsTaken],
      result: { description: 'The proposal is accepted.' },
      dataField: { name: 'proposal', description: 'The accepted proposal, with its signature.' },
    },
    args: {
      input: t.arg({ type: AcceptProposalInput, description: 'The proposal, and who signs.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireProposal(ctx, await acceptProposal(ctx, input), query),
  }),
);

const ProposalReasonInput = builder.inputType('ProposalReasonInput', {
  description: 'Which proposal, and why.',
  fields: (t) => ({
    proposalId: t.id({ names: 'Proposal', description: 'Which proposal, by its `id`.' }),
    reason: t.string({
      description: `The other side reads it. ${atMost(PROPOSAL_LIMITS.reason)}, and not empty.`,
    }),
  }),
});

builder.mutationField('declineProposal', (t) =>
  t.prismaField({
    type: ProposalRef,
    description: 'Says no to a proposal; its contractor may send a revised one.',
    errors: {
      types: [ProposalConflict],
      result: { description: 'The proposal is declined.' },
      dataField: { name: 'proposal', description: 'The proposal with its new status.' },
    },
    args: {
      input: t.arg({ type: ProposalReasonInput, description: 'The proposal, and the reason.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireProposal(ctx, await declineProposal(ctx, input), query),
  }),
);

const WithdrawProposalInput = builder.inputType('WithdrawProposalInput', {
  description: 'Which proposal to step back from, and why.',
  fields: (t) => ({
    proposalId: t.id({ names: 'Proposal', description: 'Which proposal, by its `id`.' }),
    status: t.field({
      type: ProposalStatusEnum,
      description:
        'Where it stood when it was seen. One that was accepted meanwhile is a conflict: a waiting one is taken back, no contract.',
    }),
    reason: t.string({
      description: `The other side reads it. ${atMost(PROPOSAL_LIMITS.reason)}, and not empty.`,
    }),
  }),
});

builder.mutationField('withdrawProposal', (t) =>
  t.prismaField({
    type: ProposalRef,
    description:
      'Steps back in writing: its contractor from one that waits, either side from one that is accepted. What was signed stays on record.',
    errors: {
      types: [ProposalConflict],
      result: { description: 'It is withdrawn.' },
      dataField: { name: 'proposal', description: 'The proposal with its new status.' },
    },
    args: {
      input: t.arg({ type: WithdrawProposalInput, description: 'The proposal, and the reason.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireProposal(ctx, await withdrawProposal(ctx, input), query),
  }),
);
