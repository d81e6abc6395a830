import { builder } from '../../graphql/builder.ts';
import { BID_LIMITS, atMost } from '../../domain/limits.ts';

const BidLineInput = builder.inputType('BidLineInput', {
  description: 'One line as its contractor wants it.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'Of a line that is there; a new one has none.' }),
    name: t.string({ description: `${atMost(BID_LIMITS.lineName)}.` }),
    description: t.string({
      required: false,
      description: `${atMost(BID_LIMITS.lineDescription)}; left out, it stays as it is.`,
    }),
    quantity: t.float({ description: 'In `unit`.' }),
    unit: t.string({ description: 'Unit code; EA when empty.' }),
    labor: t.field({ type: 'Money', description: 'Of the whole line.' }),
    material: t.field({ type: 'Money', description: 'Of the whole line, before tax.' }),
    equipment: t.field({
      type: 'Money',
      required: false,
      description: 'Left out, it stays as it is; 0 for a new line.',
    }),
    tax: t.field({
      type: 'Money',
      required: false,
      description: 'Left out, it stays as it is; 0 for a new line.',
    }),
  }),
});

const BidPhaseInput = builder.inputType('BidPhaseInput', {
  description: 'One phase of the work.',
  fields: (t) => ({
    name: t.string({ description: `${atMost(BID_LIMITS.phaseName)}.` }),
    startDay: t.int({ description: 'Working day of the job, from 1.' }),
    days: t.int({ description: 'Working days, at least 1.' }),
  }),
});

const BidPaymentInput = builder.inputType('BidPaymentInput', {
  description: 'One step of the payments.',
  fields: (t) => ({
    due: t.string({ description: `When it is due. ${atMost(BID_LIMITS.paymentDue)}.` }),
    share: t.float({ description: 'Of the total, 0 to 1; all steps add up to 1.' }),
  }),
});

export const SaveBidInput = builder.inputType('SaveBidInput', {
  description: 'Edits of a bid; what is absent stays as it is, and all sums follow.',
  fields: (t) => ({
    estimateId: t.id({ description: 'Database key of the estimate.' }),
    version: t.int({ description: 'The version that was edited.' }),
    title: t.string({ required: false, description: `${atMost(BID_LIMITS.title)}.` }),
    summary: t.string({ required: false, description: `${atMost(BID_LIMITS.summary)}.` }),
    lineItems: t.field({
      type: [BidLineInput],
      required: false,
      description: 'All lines, in order, at most 5,001; what is not among them is removed.',
    }),
    overhead: t.field({ type: 'Money', required: false, description: 'Of the whole job.' }),
    profit: t.field({ type: 'Money', required: false, description: 'Of the whole job.' }),
    contingency: t.field({ type: 'Money', required: false, description: 'Of the whole job.' }),
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
    note: t.string({ required: false, description: `${atMost(BID_LIMITS.note)}.` }),
  }),
});
