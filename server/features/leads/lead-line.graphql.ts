import type { LeadLine } from '../../domain/leads/lead.ts';
import { type PartOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';

export const LeadLineRef = builder.objectRef<PartOf<LeadLine>>('LeadLine').implement({
  description: 'A line of the estimate as a contractor is shown it.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its lead'),
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
    total: t.expose('total', { type: 'Money', description: 'Total of the line with sales tax.' }),
  }),
});

export const LeadLineConnection = builder.connectionObject(
  { type: LeadLineRef, name: 'LeadLineConnection', description: 'A page of lines, in order.' },
  { name: 'LeadLineEdge', description: 'One line of a page.' },
);
