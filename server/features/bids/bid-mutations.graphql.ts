import { builder } from '../../graphql/builder.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { BidConflict } from './bids.errors.ts';
import { ContractorBidRef } from './bids.graphql.ts';
import { requireBid, saveBid } from './bids.service.ts';
import { SaveBidInput } from './bid-inputs.graphql.ts';

builder.objectType(BidConflict, {
  name: 'BidConflict',
  description: 'The bid was changed elsewhere since the version named; nothing was saved.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    bid: t.prismaField({
      type: ContractorBidRef,
      description: 'The bid as it stands.',
      resolve: (query, { estimateId }, _args, ctx) => requireBid(ctx, estimateId, query),
    }),
  }),
});

builder.mutationField('saveBid', (t) =>
  t.prismaField({
    type: ContractorBidRef,
    description: 'Saves a contractor’s edits of a bid.',
    errors: {
      types: [BidConflict],
      result: { description: 'The edits are saved.' },
      dataField: { name: 'bid', description: 'The bid as saved.' },
    },
    args: { input: t.arg({ type: SaveBidInput, description: 'What is to be changed, and how.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireBid(ctx, await saveBid(ctx, input), query),
  }),
);
