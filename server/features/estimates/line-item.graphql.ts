import type { FinishPrices, LineItem, LineMetadata } from '../../domain/estimate.ts';
import { lineTotal } from '../../domain/pricing.ts';
import { contentsOfLine } from '../../estimator/price-book/line-contents.ts';
import { builder } from '../../graphql/builder.ts';
import { ConfidenceEnum, FinishLevelEnum, QuantityBasisEnum } from '../../graphql/enums.ts';
import { LineCostRef } from './bid.graphql.ts';
import { LineClaimRef } from './claim.graphql.ts';

const FinishPriceRef = builder.objectRef<FinishPrices['LOW']>('FinishPrice').implement({
  description: 'What one unit of a line costs at one finish level.',
  fields: (t) => ({
    unitPrice: t.expose('unitPrice', { type: 'UnitPrice', description: 'Before tax.' }),
    unitTax: t.exposeFloat('unitTax', { description: 'Dollars of tax, not rounded to cents.' }),
  }),
});

const FinishPricesRef = builder.objectRef<FinishPrices>('FinishPrices').implement({
  description: 'What one unit of a line costs at each finish level.',
  fields: (t) => ({
    low: t.field({ type: FinishPriceRef, description: 'Good.', resolve: ({ LOW }) => LOW }),
    standard: t.field({
      type: FinishPriceRef,
      description: 'Better.',
      resolve: ({ STANDARD }) => STANDARD,
    }),
    high: t.field({ type: FinishPriceRef, description: 'Best.', resolve: ({ HIGH }) => HIGH }),
  }),
});

const LineMetadataRef = builder.objectRef<LineMetadata>('LineMetadata').implement({
  description: 'How a line came about. Everything is null for a line a user wrote.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'Catalog code, e.g. `PNT-WALL`.',
    }),
    formula: t.exposeString('formula', {
      nullable: true,
      description: 'The quantity formula with its inputs.',
    }),
    basis: t.expose('basis', {
      type: QuantityBasisEnum,
      nullable: true,
      description: 'Where the quantity comes from.',
    }),
    quantityFrom: t.exposeString('quantityFrom', {
      nullable: true,
      description:
        'Where in the uploads the quantity, or the sizes it follows from, was read, e.g. `plan.pdf, page 1`.',
    }),
    low: t.expose('low', {
      type: 'Money',
      nullable: true,
      description: 'Lower end of the line total.',
    }),
    high: t.expose('high', {
      type: 'Money',
      nullable: true,
      description: 'Upper end of the line total.',
    }),
    confidence: t.expose('confidence', {
      type: ConfidenceEnum,
      nullable: true,
      description: 'How well the unit price is founded.',
    }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'Null when it serves the whole job.',
    }),
    workId: t.field({
      type: 'ID',
      nullable: true,
      description:
        'The piece of work of `Estimate.scope` that it is of; null for charges and lines of the owner.',
      resolve: ({ workId }) => workId,
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      nullable: true,
      description: 'At which `unitPrice` was taken; null without a choice, or at an own price.',
      resolve: ({ finishLevel }) => finishLevel,
    }),
    finishPrices: t.field({
      type: FinishPricesRef,
      nullable: true,
      description: 'Null where all levels cost the same, or nobody knows.',
      resolve: ({ finishPrices }) => finishPrices,
    }),
    claim: t.field({
      type: LineClaimRef,
      nullable: true,
      description: 'Insurance only; null for charges on the whole claim.',
      resolve: ({ claim }) => claim,
    }),
    cost: t.field({
      type: LineCostRef,
      nullable: true,
      description: 'Contractor only; null for charges on the whole job.',
      resolve: ({ cost }) => cost,
    }),
  }),
});

export const LineItemRef = builder.objectRef<LineItem>('LineItem').implement({
  description: 'One priced line of an estimate.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its estimate only.' }),
    name: t.exposeString('name', { description: 'What is done.' }),
    details: t.exposeString('details', { description: 'More about it; may be empty.' }),
    quantity: t.exposeFloat('quantity', { description: 'In `unit`.' }),
    unit: t.exposeString('unit', { description: 'Unit code, e.g. EA, SF, LF, SQ.' }),
    unitPrice: t.expose('unitPrice', { type: 'UnitPrice', description: 'Per unit, before tax.' }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax on the whole line.' }),
    total: t.field({
      type: 'Money',
      description: 'quantity × unitPrice + tax, rounded to cents.',
      resolve: lineTotal,
    }),
    category: t.exposeString('category', { description: 'Empty when it has none.' }),
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
    metadata: t.expose('metadata', { type: LineMetadataRef, description: 'How it came about.' }),
  }),
});
