import type { BidSums, CostSplit } from '../../domain/estimate/estimate-figures.ts';
import type { PartOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';

export const LineCostRef = builder.objectRef<CostSplit>('LineCost').implement({
  description: 'What a line is made of, before tax.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'Labor at billed rates.' }),
    material: t.expose('material', { type: 'Money', description: 'Goods with waste.' }),
    equipment: t.expose('equipment', { type: 'Money', description: 'Rent, fees and fuel.' }),
  }),
});

export const AlternateRef = builder
  .objectRef<PartOf<BidSums['alternates'][number]>>('BidAlternate')
  .implement({
    description: 'The same job with one choice changed.',
    interfaces: [NodeRef],
    fields: (t) => ({
      ...partIds(t, 'its bid, e.g. `A1`'),
      name: t.exposeString('name', { description: 'What would be done instead, or added.' }),
      amount: t.expose('amount', {
        type: 'Money',
        description: 'Change of the price with tax and markup; negative is a deduct.',
      }),
    }),
  });

export const AllowanceRef = builder
  .objectRef<BidSums['allowances'][number]>('BidAllowance')
  .implement({
    description: 'What the price holds for goods the owner still chooses; trued up to the actual.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'What it is for.' }),
      code: t.exposeString('code', { description: 'Catalog code of the line.' }),
      quantity: t.exposeFloat('quantity', {
        description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
      }),
      unit: t.exposeString('unit', {
        description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
      }),
      unitAmount: t.expose('unitAmount', {
        type: 'Money',
        description: 'Material delivered, per unit, without labor and tax.',
      }),
      amount: t.expose('amount', { type: 'Money', description: 'Amount for the whole quantity.' }),
      statedIn: t.exposeString('statedIn', {
        nullable: true,
        description:
          'Where the contractor stated it: `your description` or the name of a document; null when it comes from the price book.',
      }),
    }),
  });

export const PaymentRef = builder
  .objectRef<BidSums['paymentSchedule'][number]>('BidPayment')
  .implement({
    description: 'One step of the payment schedule.',
    fields: (t) => ({
      due: t.exposeString('due', { description: 'When it is due.' }),
      share: t.exposeFloat('share', { description: 'Share of the price, 0 to 1.' }),
      amount: t.expose('amount', { type: 'Money', description: 'All steps add up to the price.' }),
    }),
  });
