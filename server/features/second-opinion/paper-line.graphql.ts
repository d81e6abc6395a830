import type { PaperLine, PaperPlace } from '../../domain/paper/paper-estimate.ts';
import { type PartOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';

export const PaperPlaceRef = builder.objectRef<PaperPlace>('PaperPlace').implement({
  description: 'Where something stands in a document.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'Page or sheet, from 1.' }),
    sheet: t.exposeString('sheet', {
      nullable: true,
      description: 'Name of the sheet of a workbook.',
    }),
    row: t.exposeInt('row', {
      nullable: true,
      description: 'Row of a sheet or line of a text, from 1; null on pages.',
    }),
    x: t.float({
      nullable: true,
      description: 'Left edge as a fraction of the page’s width; null without pages.',
      resolve: ({ box }) => box?.x ?? null,
    }),
    y: t.float({
      nullable: true,
      description: 'Upper edge as a fraction of the page’s height; null without pages.',
      resolve: ({ box }) => box?.y ?? null,
    }),
    width: t.float({
      nullable: true,
      description: 'Fraction of the page’s width; null without pages.',
      resolve: ({ box }) => box?.width ?? null,
    }),
    height: t.float({
      nullable: true,
      description: 'Fraction of the page’s height; null without pages.',
      resolve: ({ box }) => box?.height ?? null,
    }),
  }),
});

export const PaperLineRef = builder.objectRef<PartOf<PaperLine>>('PaperLine').implement({
  description: 'One line of somebody else’s estimate, as it is written.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its document'),
    place: t.expose('place', {
      type: PaperPlaceRef,
      description: 'Page and place on it where this was read.',
    }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'The room whose head stands above it; null when none does.',
    }),
    section: t.exposeString('section', {
      nullable: true,
      description: 'The trade or phase whose head stands above it; null when none does.',
    }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'Its number on the paper, e.g. `14a`; null when it has none.',
    }),
    description: t.exposeString('description', { description: 'What is to be done.' }),
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description: 'Quantity as written; null when no number stands there.',
    }),
    quantityText: t.exposeString('quantityText', {
      nullable: true,
      description: 'What stands in place of a quantity, e.g. `TBD`; null beside a number.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'A unit code, e.g. `SF`, or the paper’s own word; null when it names none.',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      nullable: true,
      description: 'Unit price as written; null without.',
    }),
    tax: t.expose('tax', {
      type: 'Money',
      nullable: true,
      description: 'Tax of the line; null when none is stated by line.',
    }),
    overheadProfit: t.expose('overheadProfit', {
      type: 'Money',
      nullable: true,
      description: 'Overhead and profit of the line; null when none is stated by line.',
    }),
    rcv: t.expose('rcv', {
      type: 'Money',
      nullable: true,
      description: 'Amount of the line; of a claim its replacement cost value.',
    }),
    depreciation: t.expose('depreciation', {
      type: 'Money',
      nullable: true,
      description: 'Taken off for age; null when none is stated.',
    }),
    acv: t.expose('acv', {
      type: 'Money',
      nullable: true,
      description: 'Actual cash value; null when none is stated.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Words under the line that describe it; null when there are none.',
    }),
    isNonRecoverable: t.exposeBoolean('isNonRecoverable', {
      description: 'The depreciation is not paid back.',
    }),
    isAlternate: t.exposeBoolean('isAlternate', {
      description: 'An option that the total does not hold.',
    }),
    isExcluded: t.exposeBoolean('isExcluded', {
      description: 'It stands in a list of what is not included.',
    }),
    isCredit: t.exposeBoolean('isCredit', { description: 'A deduction or credit.' }),
    amounts: t.field({
      type: ['Money'],
      nullable: { list: false, items: true },
      description: 'One for each of `bidders`, in their order; empty with one bidder.',
      resolve: ({ amounts }) => amounts,
    }),
  }),
});
