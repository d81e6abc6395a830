import { bidLineTotal } from '../../domain/bid/bid-totals.ts';
import type { BidLine, BidPhase } from '../../domain/bid/contractor-bid.ts';
import { type PartOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';

export const BidLineRef = builder.objectRef<PartOf<BidLine>>('BidLine').implement({
  description: 'One line of a bid, split into what it is made of.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its bid'),
    name: t.exposeString('name', {
      description: 'Name of the line: the item, or the work that is done.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'More words about the line; null when there are none.',
    }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', {
      description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
    }),
    labor: t.expose('labor', { type: 'Money', description: 'Labor of the whole line.' }),
    material: t.expose('material', {
      type: 'Money',
      description: 'Material of the whole line, before tax.',
    }),
    equipment: t.expose('equipment', {
      type: 'Money',
      description: 'Rent, fees and fuel of the whole line.',
    }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax on the whole line.' }),
    total: t.field({
      type: 'Money',
      description: 'The sum of labor, material, equipment and tax.',
      resolve: bidLineTotal,
    }),
  }),
});

export const BidLineConnection = builder.connectionObject(
  { type: BidLineRef, name: 'BidLineConnection', description: 'A page of lines, in order.' },
  { name: 'BidLineEdge', description: 'One line of a page.' },
);

export const BidPhaseRef = builder.objectRef<BidPhase>('BidPhase').implement({
  description: 'One phase of the work, in working days of the job.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the phase.',
    }),
    startDay: t.exposeInt('startDay', {
      description: 'Day of the job on which it begins, from 1.',
    }),
    days: t.exposeInt('days', { description: 'Days it goes on, the first one included.' }),
  }),
});
