import type { BidSums } from '../../domain/estimate/estimate-figures.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { AlternateRef, AllowanceRef, PaymentRef } from './bid-parts.graphql.ts';

export const BidPricingRef = builder.objectRef<PartOf<BidSums>>('BidPricing').implement({
  description: 'What a contractor needs to know of the price; the price is the sum of the lines.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'Labor at billed rates.' }),
    material: t.expose('material', { type: 'Money', description: 'Goods with waste, before tax.' }),
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
    contingencyRate: t.exposeFloat('contingencyRate', {
      description: 'Share of the price, 0 to 1.',
    }),
    contingency: t.expose('contingency', {
      type: 'Money',
      description: 'Reserve beside the price, not in it.',
    }),
    price: t.expose('price', { type: 'Money', description: 'The total of the estimate.' }),
    validDays: t.exposeInt('validDays', { description: 'How long the price holds, in days.' }),
    alternates: t.field({
      type: [AlternateRef],
      description: 'Choices priced side by side; none is in the price.',
      resolve: ({ alternates, partOf }) => partsOf(partOf, alternates),
    }),
    allowances: t.expose('allowances', {
      type: [AllowanceRef],
      description: 'Goods the owner still chooses; all are in the price.',
    }),
    paymentSchedule: t.expose('paymentSchedule', {
      type: [PaymentRef],
      description: 'Payments that suit the size of the job, in order.',
    }),
    depositNote: t.exposeString('depositNote', {
      nullable: true,
      description: 'What the state says of deposits; null where nothing is known.',
    }),
  }),
});
