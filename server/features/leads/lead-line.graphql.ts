import type { LeadLine } from '../../domain/leads/lead.ts';
import { builder } from '../../graphql/builder.ts';

export const LeadLineRef = builder.objectRef<LeadLine>('LeadLine').implement({
  description: 'A line of the estimate as a contractor is shown it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its lead only.' }),
    name: t.exposeString('name', { description: 'Item or piece of work.' }),
    details: t.exposeString('details', {
      nullable: true,
      description: 'More words about the line; null when there are none.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Kind of work; null when unknown.',
    }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', {
      description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
    }),
    total: t.expose('total', { type: 'Money', description: 'With sales tax.' }),
  }),
});
