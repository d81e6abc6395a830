import { type BidTotals, bidTotals } from '../../domain/bid/bid-totals.ts';
import type { ContractorBid } from '../../generated/prisma/client.ts';
import { partsOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { pageOfParts } from '../../graphql/part-pages.ts';
import { PaymentRef } from '../document/bid-parts.graphql.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { BidLineConnection, BidLineRef, BidPhaseRef } from './bid-line.graphql.ts';
import { bidDocumentOf } from './bid-columns.ts';
import { BID_LIMITS, atMost } from '../../domain/limits.ts';
import { bidPayments } from '../../domain/bid/bid-payments.ts';

const sum =
  (part: keyof BidTotals) =>
  (bid: Pick<ContractorBid, 'document'>): number =>
    bidTotals(bidDocumentOf(bid))[part];

export const ContractorBidRef = builder.prismaObject('ContractorBid', {
  interfaces: [NodeRef],
  description: 'What a customer is offered, made from an estimate and edited by hand.',
  select: { estimateId: true, document: true },
  fields: (t) => ({
    id: t.exposeID('estimateId', {
      description: 'Names it; never changes. An estimate has one at most.',
    }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    title: t.string({
      nullable: true,
      description: `Title of the bid. ${atMost(BID_LIMITS.title)}; null without.`,
      resolve: (bid) => bidDocumentOf(bid).title,
    }),
    summary: t.string({
      description: 'What is offered, in a few sentences.',
      resolve: (bid) => bidDocumentOf(bid).summary,
    }),
    lineItems: t.field({
      type: [BidLineRef],
      description: 'Lines of the bid in order, without overhead and profit.',
      complexity: { field: 10, multiplier: 1 },
      resolve: (bid) => partsOf(bid.estimateId, bidDocumentOf(bid).lineItems),
    }),
    lines: t.connection(
      {
        type: BidLineRef,
        description: 'The same as `lineItems`, page by page.',
        within: ({ estimateId }) => estimateId,
        resolve: (bid, page) =>
          pageOfParts(partsOf(bid.estimateId, bidDocumentOf(bid).lineItems), page),
      },
      BidLineConnection,
    ),
    laborTotal: t.field({
      type: 'Money',
      description: 'Labor of all lines.',
      resolve: sum('labor'),
    }),
    materialTotal: t.field({
      type: 'Money',
      description: 'Material of all lines, before tax.',
      resolve: sum('material'),
    }),
    equipmentTotal: t.field({
      type: 'Money',
      description: 'Equipment of all lines.',
      resolve: sum('equipment'),
    }),
    taxTotal: t.field({
      type: 'Money',
      description: 'Sales tax of all lines.',
      resolve: sum('tax'),
    }),
    overhead: t.field({
      type: 'Money',
      description:
        'Overhead of the contractor who runs the job; what each trade earns is in its lines.',
      resolve: (bid) => bidDocumentOf(bid).overhead,
    }),
    profit: t.field({
      type: 'Money',
      description: 'Profit of the contractor who runs the job.',
      resolve: (bid) => bidDocumentOf(bid).profit,
    }),
    contingency: t.field({
      type: 'Money',
      description:
        'Reserve for what is found once work begins; in the total, and credited if not used.',
      resolve: (bid) => bidDocumentOf(bid).contingency,
    }),
    total: t.field({
      type: 'Money',
      description:
        'What the customer pays: the four sums of the lines, overhead, profit, contingency.',
      resolve: sum('total'),
    }),
    schedule: t.field({
      type: [BidPhaseRef],
      description: 'Phases of the schedule, in the order of the work.',
      resolve: (bid) => bidDocumentOf(bid).schedule,
    }),
    exclusions: t.stringList({
      description: 'What is not in the price.',
      resolve: (bid) => bidDocumentOf(bid).exclusions,
    }),
    paymentSchedule: t.field({
      type: [PaymentRef],
      description: 'Steps that add up to the total; the first one is the deposit, capped by law.',
      resolve: (bid) => bidPayments(bidDocumentOf(bid)),
    }),
    note: t.string({
      nullable: true,
      description: 'The contractor’s own words; null without.',
      resolve: (bid) => bidDocumentOf(bid).note,
    }),
    version: t.exposeInt('version', { description: 'Grows with every change.' }),
    isOutdated: t.boolean({
      description: 'True when the estimate was changed after the bid was made.',
      select: { estimateVersion: true, estimate: { select: { version: true } } },
      resolve: ({ estimateVersion, estimate }) => estimate.version > estimateVersion,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

builder.prismaObjectField(EstimateRef, 'bid', (t) =>
  t.relation('bid', {
    nullable: true,
    description: 'Contractor’s bid made of the estimate; null until made.',
  }),
);
