import { builder } from '../../graphql/builder.ts';
import { BID_LIMITS, atMost } from '../../domain/limits.ts';
import { BidLineInput, BidPaymentInput, BidPhaseInput } from './bid-part-inputs.graphql.ts';

export const SaveBidInput = builder.inputType('SaveBidInput', {
  description: 'Edits of a bid; what is absent stays as it is, and all sums follow.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
    version: t.int({ description: 'The version that was edited.' }),
    title: t.string({
      required: false,
      description: `What the bid is headed with. ${atMost(BID_LIMITS.title)}.`,
    }),
    summary: t.string({
      required: false,
      description: `What is offered, in a few sentences. ${atMost(BID_LIMITS.summary)}.`,
    }),
    lineItems: t.field({
      type: [BidLineInput],
      required: false,
      description: 'All lines, in order, at most 5,001; what is not among them is removed.',
    }),
    overhead: t.field({
      type: 'Money',
      required: false,
      description: 'Overhead on the whole job in US dollars, e.g. 1250.5.',
    }),
    profit: t.field({
      type: 'Money',
      required: false,
      description: 'Profit on the whole job in US dollars, e.g. 1250.5.',
    }),
    contingency: t.field({
      type: 'Money',
      required: false,
      description:
        'Reserve in US dollars for what is found once work begins; credited if not used.',
    }),
    schedule: t.field({
      type: [BidPhaseInput],
      required: false,
      description: 'All phases, at most 60.',
    }),
    exclusions: t.stringList({
      required: false,
      description: 'All exclusions, at most 60; empty ones are dropped.',
    }),
    paymentSchedule: t.field({
      type: [BidPaymentInput],
      required: false,
      description: 'All steps, 1 to 20; the first one is the deposit.',
    }),
    note: t.string({
      required: false,
      description: `The contractor’s own words to the customer. ${atMost(BID_LIMITS.note)}.`,
    }),
  }),
});
