import type { GroupSide } from '../../domain/estimate/compare-lines.ts';
import { builder } from '../../graphql/builder.ts';

export const ComparedSideRef = builder.objectRef<GroupSide>('ComparedSide').implement({
  description: 'One side of a matched work, in the unit both sides are compared in.',
  fields: (t) => ({
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description: 'Quantity of this side; null where the sides have different units.',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      nullable: true,
      description: 'Before tax; the average of several lines, null without a quantity.',
    }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax of its lines.' }),
    total: t.expose('total', { type: 'Money', description: 'Sum of its lines.' }),
  }),
});
