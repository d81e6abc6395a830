import { builder } from '../../graphql/builder.ts';
import { BID_LIMITS, atMost } from '../../domain/limits.ts';

export const BidLineInput = builder.inputType('BidLineInput', {
  description: 'One line as its contractor wants it.',
  fields: (t) => ({
    id: t.id({
      names: 'BidLine',
      required: false,
      description: '`id` of a line that is there; a new one has none.',
    }),
    name: t.string({
      description: `What is done, e.g. “Paint walls”. ${atMost(BID_LIMITS.lineName)}.`,
    }),
    description: t.string({
      required: false,
      description: `More about it. ${atMost(BID_LIMITS.lineDescription)}; left out, it stays as it is.`,
    }),
    quantity: t.float({
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.string({
      description: 'Unit code, e.g. `SF` (square feet) or `EA` (each), which an empty one is.',
    }),
    labor: t.field({
      type: 'Money',
      description: 'Labor of the whole line in US dollars, e.g. 480.',
    }),
    material: t.field({
      type: 'Money',
      description: 'Material of the whole line in US dollars, before tax, e.g. 96.4.',
    }),
    equipment: t.field({
      type: 'Money',
      required: false,
      description:
        'Rent, fees and fuel of the whole line in US dollars. Left out, it stays as it is; 0 for a new line.',
    }),
    tax: t.field({
      type: 'Money',
      required: false,
      description:
        'Sales tax on the whole line in US dollars. Left out, it stays as it is; 0 for a new line.',
    }),
  }),
});

export const BidPhaseInput = builder.inputType('BidPhaseInput', {
  description: 'One phase of the work.',
  fields: (t) => ({
    name: t.string({
      description: `What the phase is called, e.g. “Demolition”. ${atMost(BID_LIMITS.phaseName)}.`,
    }),
    startDay: t.int({ description: 'Working day of the job on which it begins, from 1.' }),
    days: t.int({ description: 'How many working days it takes, at least 1.' }),
  }),
});

export const BidPaymentInput = builder.inputType('BidPaymentInput', {
  description: 'One step of the payments.',
  fields: (t) => ({
    due: t.string({
      description: `When it is due, e.g. “On signing”. ${atMost(BID_LIMITS.paymentDue)}.`,
    }),
    share: t.float({
      description: 'Share of the total from 0 to 1: 0.1 is 10 percent; all steps add up to 1.',
    }),
  }),
});
