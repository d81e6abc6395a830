import type { ComparedPhase, OwnRange } from '../../domain/bid/compare-proposals.ts';
import { builder } from '../../graphql/builder.ts';
import { ContractorRequestRef } from '../leads/contractor-request.graphql.ts';
import { compareOffers, type ComparedOffers } from './compare-offers.ts';
import { ProposalRef } from './proposals.graphql.ts';

const OwnRangeRef = builder.objectRef<OwnRange>('OwnPriceRange').implement({
  description: 'What the homeowner’s own estimate says.',
  fields: (t) => ({
    low: t.expose('low', { type: 'Money', description: 'Lower end.' }),
    likely: t.expose('likely', { type: 'Money', description: 'Price in the estimate.' }),
    high: t.expose('high', { type: 'Money', description: 'Upper end.' }),
  }),
});

const ComparedPhaseRef = builder.objectRef<ComparedPhase>('ProposalComparisonPhase').implement({
  description:
    'One phase of the work: what a customer pays for it with tax, overhead and profit, contingency apart.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the phase.',
    }),
    own: t.expose('own', {
      type: OwnRangeRef,
      nullable: true,
      description: 'Range in the homeowner’s estimate; null where it has no such work.',
    }),
    amounts: t.expose('amounts', {
      type: ['Money'],
      nullable: { list: false, items: true },
      description: 'One for each proposal, in their order; null where it has no such phase.',
    }),
  }),
});

const ProposalComparisonRef = builder.objectRef<ComparedOffers>('ProposalComparison').implement({
  description: 'Proposals beside each other, and beside the homeowner’s own estimate.',
  fields: (t) => ({
    proposals: t.expose('proposals', {
      type: [ProposalRef],
      description: 'The latest of each contractor, the first that was sent at the head.',
    }),
    own: t.expose('own', {
      type: OwnRangeRef,
      description: 'Range of the estimate for the work that contractors were asked for.',
    }),
    currency: t.exposeString('currency', {
      description: 'Currency of the estimate, an ISO 4217 code.',
    }),
    phases: t.expose('phases', {
      type: [ComparedPhaseRef],
      description: 'Those that anybody has, in the order of the work.',
    }),
  }),
});

builder.prismaObjectField(ContractorRequestRef, 'proposalComparison', (t) =>
  t.field({
    type: ProposalComparisonRef,
    nullable: true,
    description: 'Proposals side by side; null while nobody has sent one.',
    complexity: { field: 50, multiplier: 1 },
    select: { id: true, estimateId: true, tasks: true },
    resolve: (request, _args, ctx) => compareOffers(ctx, request),
  }),
);
