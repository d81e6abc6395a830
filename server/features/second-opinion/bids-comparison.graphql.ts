import { inWords } from '../../domain/numbers.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { partIds } from '../../graphql/id-fields.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import type { BidCell, Bidder, BidRow } from '../../domain/paper/bids-comparison.ts';
import { EstimateRefInput } from '../estimates/estimate-queries.graphql.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { type ComparedBids, compareOwnBids } from './compare-own-paper.ts';

const BidPriceRangeRef = builder
  .objectRef<{ low: number; fair: number; high: number }>('BidPriceRange')
  .implement({
    description: 'Our range, dollars.',
    fields: (t) => ({
      low: t.expose('low', { type: 'Money', description: 'Lower end.' }),
      fair: t.expose('fair', { type: 'Money', description: 'Our price.' }),
      high: t.expose('high', { type: 'Money', description: 'Upper end.' }),
    }),
  });

const BidderRef = builder.objectRef<Bidder>('ComparedBidder').implement({
  description: 'One of several bidders on the same work.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the bidder; else the name of the file.' }),
    fileId: t.exposeID('fileId', {
      names: 'File',
      nullable: true,
      description: '`id` of the document that the bid stands on.',
    }),
    total: t.expose('total', {
      type: 'Money',
      description: 'Total that the bid states; 0 where it has no price in US dollars.',
    }),
    leavesOut: t.exposeStringList('leavesOut', {
      description: 'Work that others list and this bid does not.',
    }),
    leveled: t.expose('leveled', {
      type: 'Money',
      description:
        'The total with what it leaves out at our price, else at the mean of the others.',
    }),
  }),
});

const BidCellRef = builder.objectRef<BidCell>('ComparedBidCell').implement({
  description: 'One piece of work in one bid.',
  fields: (t) => ({
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description: 'Quantity on the paper; null when it has none.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'Amount with tax and overhead; null where the work has none of its own.',
    }),
  }),
});

const BidRowRef = builder.objectRef<PartOf<BidRow>>('ComparedBidRow').implement({
  description: 'One piece of work over all bids.',
  fields: (t) => ({
    ...partIds(t, 'its comparison'),
    name: t.exposeString('name', { description: 'Name of the work.' }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'Room of the work; null when none is named.',
    }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', {
      description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
    }),
    ours: t.expose('ours', {
      type: BidPriceRangeRef,
      nullable: true,
      description: 'Our range; null for work that no row of the price book is.',
    }),
    cells: t.field({
      type: [BidCellRef],
      nullable: { list: false, items: true },
      description: 'One for each bidder, in their order; null where the bid leaves it out.',
      resolve: ({ cells }) => cells,
    }),
  }),
});

const BidsComparisonRef = builder.objectRef<ComparedBids>('BidsComparison').implement({
  description: 'Several bids on one scope of work, side by side.',
  fields: (t) => ({
    estimate: t.prismaField({
      type: 'Estimate',
      description: 'Our estimate of the work.',
      resolve: (query, { estimate: { id } }, _args, ctx) => requireEstimate(ctx, id, query),
    }),
    bidders: t.field({
      type: [BidderRef],
      description: 'Who bids, in the order of the files.',
      resolve: ({ bidders }) => bidders,
    }),
    rows: t.field({
      type: [BidRowRef],
      complexity: { field: 10, multiplier: 1 },
      description: 'All work that any of them lists.',
      resolve: ({ rows, estimate }) => inTurns(partsOf(estimate.id, rows)),
    }),
    ours: t.expose('ours', {
      type: BidPriceRangeRef,
      description: 'Our range for all rows that the price book knows.',
    }),
  }),
});

const COST = 5_000;

builder.queryField('bidsComparison', (t) =>
  t.field({
    type: BidsComparisonRef,
    nullable: true,
    complexity: COST,
    description: `The bids that an estimate of the viewer's was asked for with; null when it is missing, not ready or someone else's. It counts as ${inWords(COST)} of the cost of an operation.`,
    args: {
      estimate: t.arg({
        type: EstimateRefInput,
        description: 'Names the estimate by one of its keys, e.g. its claim number.',
      }),
    },
    resolve: (_root, { estimate }, ctx) => compareOwnBids(ctx, estimate),
  }),
);
