import { BID_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { BidConflict } from './bids.errors.ts';
import { ContractorBidRef } from './bids.graphql.ts';
import { requireBid } from './bids.service.ts';
import { createBid } from './create-bid.ts';

const CreateBidInput = builder.inputType('CreateBidInput', {
  description: 'Which estimate to offer.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
    note: t.string({
      required: false,
      description: `The contractor’s own words to the customer. ${atMost(BID_LIMITS.note)}.`,
    }),
    version: t.int({
      required: false,
      description: `\`version\` of the bid that is replaced. ${SEEN_VERSION}`,
    }),
  }),
});

builder.mutationField('createBid', (t) =>
  t.prismaField({
    type: ContractorBidRef,
    description: 'Makes a bid from the estimate as it stands; it replaces one that is there.',
    errors: {
      types: [BidConflict],
      result: { description: 'The bid is there.' },
      dataField: { name: 'bid', description: 'The bid.' },
    },
    args: { input: t.arg({ type: CreateBidInput, description: 'The estimate to offer.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireBid(ctx, await createBid(ctx, input), query),
  }),
);
