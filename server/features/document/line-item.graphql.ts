import type { NumberedLine } from '../../domain/estimate/line-numbers.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { contentsOfLine } from '../../estimator/book/line-contents.ts';
import { atMost, LINE_LIMITS } from '../../domain/limits.ts';
import type { PartOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';
import { LineMetadataRef } from './line-metadata.graphql.ts';

export const LineItemRef = builder.objectRef<PartOf<NumberedLine>>('LineItem').implement({
  description: 'One priced line of an estimate.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its estimate'),
    number: t.int({
      nullable: true,
      description:
        'Names the line on every page, paper and sheet: its place in the estimate, from 1. Null of a line that is still being priced, and of a charge that has come to nothing.',
      resolve: ({ number }) => number ?? null,
    }),
    name: t.exposeString('name', {
      description: 'Name of the line: the item, or the work that is done.',
    }),
    details: t.exposeString('details', {
      nullable: true,
      description: 'More words about the line; null when there are none.',
    }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', { description: 'Unit code, e.g. EA, SF, LF, SQ.' }),
    unitPrice: t.expose('unitPrice', { type: 'UnitPrice', description: 'Per unit, before tax.' }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax on the whole line.' }),
    total: t.field({
      type: 'Money',
      description: 'The quantity × `unitPrice` + tax, rounded to cents.',
      resolve: lineTotal,
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Kind of work, e.g. `Drywall`; null when it has none.',
    }),
    tags: t.exposeStringList('tags', { description: 'Words to group lines by.' }),
    source: t.exposeString('source', { description: 'Where the price comes from.' }),
    includes: t.string({
      nullable: true,
      description:
        'What the unit price holds, in words of the price book of today; null for charges and lines of the owner.',
      resolve: ({ metadata }, _args, { priceBook }) =>
        contentsOfLine(priceBook, metadata)?.includes ?? null,
    }),
    excludes: t.string({
      nullable: true,
      description: 'What it does not hold; null where `includes` is, or nothing near is left out.',
      resolve: ({ metadata }, _args, { priceBook }) =>
        contentsOfLine(priceBook, metadata)?.excludes ?? null,
    }),
    metadata: t.field({
      type: LineMetadataRef,
      description: 'How the line was made.',
      resolve: ({ metadata, partOf }) => ({ ...metadata, partOf }),
    }),
  }),
});

export const LineItemConnection = builder.connectionObject(
  { type: LineItemRef, name: 'LineItemConnection', description: 'A page of lines, in order.' },
  { name: 'LineItemEdge', description: 'One line of a page.' },
);

export const LineFilterInput = builder.inputType('LineItemFilterInput', {
  description: 'Which lines: those that fit everything that is given.',
  fields: (t) => ({
    category: t.string({ required: false, description: 'Category of the line, as lines name it.' }),
    room: t.string({
      required: false,
      description: 'That run through this room, as `rooms` has it.',
    }),
    query: t.string({
      required: false,
      description: `Words in name or details, in upper or lower case. ${atMost(LINE_LIMITS.name)}.`,
    }),
  }),
});

/** Lines that a filter lets through, in their order. */
export const filteredLines = (
  lines: readonly NumberedLine[],
  filter: typeof LineFilterInput.$inferInput | null | undefined,
): NumberedLine[] => {
  const words = filter?.query?.trim().toLowerCase().slice(0, LINE_LIMITS.name) ?? '';
  return lines.filter(
    ({ category, metadata, name, details }) =>
      (filter?.category == null || category === filter.category) &&
      (filter?.room == null || metadata.rooms.includes(filter.room)) &&
      `${name}\n${details}`.toLowerCase().includes(words),
  );
};
