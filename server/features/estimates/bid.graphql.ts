import type { BidSums, CostSplit } from '../../domain/estimate-figures.ts';
import { builder } from '../../graphql/builder.ts';

export const LineCostRef = builder.objectRef<CostSplit>('LineCost').implement({
  description: 'What a line is made of, before tax.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'At billed rates.' }),
    material: t.expose('material', { type: 'Money', description: 'With waste.' }),
    equipment: t.expose('equipment', { type: 'Money', description: 'Rent, fees and fuel.' }),
  }),
});

const AlternateRef = builder.objectRef<BidSums['alternates'][number]>('BidAlternate').implement({
  description: 'The same job with one choice changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its bid only, e.g. A1.' }),
    name: t.exposeString('name', { description: 'What would be done instead, or added.' }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Change of the price with tax and markup; negative is a deduct.',
    }),
  }),
});

const AllowanceRef = builder.objectRef<BidSums['allowances'][number]>('BidAllowance').implement({
  description: 'What the price holds for goods the owner still chooses; trued up to the actual.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    code: t.exposeString('code', { description: 'Catalog code of the line.' }),
    quantity: t.exposeFloat('quantity', { description: 'In `unit`.' }),
    unit: t.exposeString('unit', { description: 'Unit code, e.g. EA, SF.' }),
    unitAmount: t.expose('unitAmount', {
      type: 'Money',
      description: 'Material delivered, per unit, without labor and tax.',
    }),
    amount: t.expose('amount', { type: 'Money', description: 'For the whole quantity.' }),
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
      share: t.exposeFloat('share', { description: 'Of the price, 0 to 1.' }),
      amount: t.expose('amount', { type: 'Money', description: 'All steps add up to the price.' }),
    }),
  });

export const BidPricingRef = builder.objectRef<BidSums>('BidPricing').implement({
  description: 'What a contractor needs to know of the price; the price is the sum of the lines.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'At billed rates.' }),
    material: t.expose('material', { type: 'Money', description: 'With waste, before tax.' }),
    equipment: t.expose('equipment', { type: 'Money', description: 'Rent, fees and fuel.' }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax in the price.' }),
    directCost: t.expose('directCost', {
      type: 'Money',
      description: 'Own crew at loaded wages, licensed trades and goods at their price.',
    }),
    markupRate: t.exposeFloat('markupRate', {
      description: 'Price before tax over direct cost, less 1.',
    }),
    margin: t.exposeFloat('margin', {
      description: 'Share of the price before tax left after direct cost.',
    }),
    usualMarkupRate: t.exposeFloat('usualMarkupRate', {
      description: 'Markup such a job usually carries.',
    }),
    usualPrice: t.expose('usualPrice', {
      type: 'Money',
      description: 'Price before tax at the usual markup.',
    }),
    contingencyRate: t.exposeFloat('contingencyRate', { description: 'Of the price, 0 to 1.' }),
    contingency: t.expose('contingency', {
      type: 'Money',
      description: 'Kept beside the price, not in it.',
    }),
    price: t.expose('price', { type: 'Money', description: 'The total of the estimate.' }),
    validDays: t.exposeInt('validDays', { description: 'How long the price holds, in days.' }),
    alternates: t.expose('alternates', {
      type: [AlternateRef],
      description: 'Choices priced side by side; none is in the price.',
    }),
    allowances: t.expose('allowances', {
      type: [AllowanceRef],
      description: 'Goods the owner still chooses; all are in the price.',
    }),
    paymentSchedule: t.expose('paymentSchedule', {
      type: [PaymentRef],
      description: 'By the size of the job, in order.',
    }),
    depositNote: t.exposeString('depositNote', {
      nullable: true,
      description: 'What the state says of deposits; null where nothing is known.',
    }),
  }),
});
